### استانبول: بازی تاس. پروندهٔ انگلیسی همین کلیدها را دارد.

istanbul_dice-name = استانبول: بازی تاس
istanbul_dice-tagline = تاس، کالا و یاقوت در بازار استانبول
istanbul_dice-box = کالا، سکه و کارت بریزید، در هر نوبت دو عملیات انتخاب کنید و پیش از دیگران همه را به یاقوت تبدیل کنید.

## Goods

istanbul_dice-many =
    { $color ->
        [red] پارچه
        [yellow] میوه
        [green] ادویه
       *[blue] جواهر
    }

istanbul_dice-goods =
    { $color ->
        [any] { $count ->
            [one] ۱ کالای دلخواه
           *[other] { $count } کالای دلخواه
        }
        [each] { $count ->
            [one] از هر نوع ۱ کالا
           *[other] از هر نوع { $count } کالا
        }
        [different] { $count } کالای مختلف
        [brown] { $count ->
            [one] ۱ کالانمای قهوه‌ای
           *[other] { $count } کالانمای قهوه‌ای
        }
        [lira] { $count } لیر
        [crystal] { $count ->
            [one] ۱ کریستال
           *[other] { $count } کریستال
        }
        [tile] { $count ->
            [one] ۱ کاشی مسجد
           *[other] { $count } کاشی مسجد
        }
       *[other] { istanbul_dice-kind }
    }
istanbul_dice-kind =
    { $color ->
        [red] { $count } پارچه
        [yellow] { $count } میوه
        [green] { $count } ادویه
       *[blue] { $count } جواهر
    }

istanbul_dice-nothing = هیچ
istanbul_dice-shown =
    { $face ->
        [coin] { $count } سکه
        [card] { $count } کارت
       *[other] { istanbul_dice-kind }
    }
istanbul_dice-next-ruby = یک یاقوت از هر ناحیه‌ای جز مسجد

## What everything is called

istanbul_dice-good =
    { $good ->
        [red] پارچه (قرمز)
        [yellow] میوه (زرد)
        [green] ادویه (سبز)
        [blue] جواهر (آبی)
        [brown] کالانمای قهوه‌ای
        [lira] لیر
       *[crystal] کریستال
    }
istanbul_dice-die = تاس
istanbul_dice-face =
    { $face ->
        [red] تاس‌های پارچه (قرمز)
        [yellow] تاس‌های میوه (زرد)
        [green] تاس‌های ادویه (سبز)
        [blue] تاس‌های جواهر (آبی)
        [coin] تاس‌های سکه
       *[card] تاس‌های کارت
    }
istanbul_dice-cup = تاس‌های آمادهٔ ریختن
istanbul_dice-no-cards = کارتی باز نیست
istanbul_dice-sold-out = تمام شد
istanbul_dice-aside = تاس‌های کنار گذاشته
istanbul_dice-area =
    { $area ->
        [red] یاقوت پارچه
        [yellow] یاقوت میوه
        [green] یاقوت ادویه
        [blue] یاقوت جواهر
        [left] فرش سمت چپ
        [right] فرش سمت راست
       *[mosque] مسجد
    }
istanbul_dice-ruby =
    { $area ->
        [left] یاقوت فرش سمت چپ
        [right] یاقوت فرش سمت راست
        [mosque] یاقوت مسجد
        [red] یاقوت پارچه
        [yellow] یاقوت میوه
        [green] یاقوت ادویه
       *[blue] یاقوت جواهر
    }
istanbul_dice-tile = کاشی مسجد ({ $effect })
istanbul_dice-card = کارت بازار
istanbul_dice-hidden =
    { $kind ->
        [card] کارت بازار به‌پشت
       *[tile] کاشی مسجد به‌پشت
    }
istanbul_dice-display = بخش کاشی‌های مسجد
istanbul_dice-space =
    { $space ->
        [pair] دو کالای یکسان
        [two] دو کالای مختلف
        [three] سه کالای مختلف
        [four] چهار کالای مختلف
        [lira] لیر
        [cards] کارت‌ها
        [tile] کاشی مسجد
       *[ruby] یاقوت
    }
istanbul_dice-supply = { istanbul_dice-good } در ذخیرهٔ عمومی
istanbul_dice-token = { istanbul_dice-good }
istanbul_dice-deck = ستون کارت‌های بازار
istanbul_dice-discard = کارت‌های باطلهٔ بازار
istanbul_dice-pile = ستون کاشی‌های مسجد
istanbul_dice-drawn = کارت‌های کشیده‌شده
istanbul_dice-carried = کارتی که انجام می‌شود
istanbul_dice-answers = چه کسانی هنوز پاسخ می‌دهند
istanbul_dice-answer = پاسخ { $seat }
istanbul_dice-owned = { $seat }: { istanbul_dice-good }
istanbul_dice-rubies = { $seat }: یاقوت‌ها
istanbul_dice-tiles = { $seat }: کاشی‌های مسجد
istanbul_dice-dice = { $seat }: تاس‌های اضافی

## What mosque tiles and bazaar cards say

istanbul_dice-effect-income = { $gains } در آغاز نوبت
istanbul_dice-effect-card = ۱ کارت بازار در آغاز نوبت
istanbul_dice-effect-action = ۱ عملیات اضافی در هر نوبت
istanbul_dice-effect-lira = { $gains } همراه عملیات لیر
istanbul_dice-effect-die = ۱ تاس اضافی
istanbul_dice-card-active = بازیکن نوبت: { $part }
istanbul_dice-card-others = دیگران: { $part }
istanbul_dice-card-plain = { $brought }
istanbul_dice-card-or = { $one } یا { $other }
istanbul_dice-card-brown = { $brought } با داشتن { $count } کالانمای قهوه‌ای
istanbul_dice-card-dice = { $brought } با استفاده از { $count } تاس کارت در این نوبت
istanbul_dice-card-price = { $brought } در برابر { $price }

## What is asked

istanbul_dice-choose-reveal =
    { $count ->
        [one] کارت بازارِ کاشی مسجد خود را رو کنید
       *[other] یک کارت بازار رو کنید: { $count } کاشی مسجد، هر کدام یک کارت
    }
istanbul_dice-choose-roll = { $count } تاس خود را بریزید
istanbul_dice-choose-action =
    { $count ->
        [one] یک عملیات
       *[other] { $count } عملیات
    }{ $reroll ->
        [true] ، یا انتخاب تاس برای ریختن دوباره
       *[false] { " " }مانده است
    }
istanbul_dice-choose-card = کدام کارت؟ بقیه باطل می‌شوند
istanbul_dice-choose-offer =
    { $active ->
        [true] { $card }: انجام دهید، یا به‌جای آن ۱ لیر بگیرید
       *[false] { $card }: بپذیرید یا رد کنید
    }
istanbul_dice-choose-payment =
    { $count ->
        [one] با چه می‌پردازید؟ یک کالای دیگر
       *[other] با چه می‌پردازید؟ { $count } کالا
    }
istanbul_dice-ask-offer =
    { $active ->
        [true] { $part }؛ می‌گیرید، یا به‌جای آن ۱ لیر؟
       *[false] { $part }؛ می‌گیرید؟
    }
istanbul_dice-ask-payment =
    { $source }: { $more ->
        [true] { $count ->
            [one] با کدام کالای دیگر می‌پردازید؟
           *[other] با کدام { $count } کالای دیگر می‌پردازید؟
        }
       *[false] { $count ->
            [one] با کدام کالا می‌پردازید؟
           *[other] با کدام { $count } کالا می‌پردازید؟
        }
    }
istanbul_dice-step-payment =
    { $source }: { $count ->
        [0] با این می‌پردازید؟
        [one] با این می‌پردازید؟ سپس یک کالای دیگر
       *[other] با این می‌پردازید؟ سپس { $count } کالای دیگر
    }
istanbul_dice-step-card = همین کارت؟ بقیه باطل می‌شوند
istanbul_dice-step-removal = این کاشی مسجد را باطل می‌کنید؟
istanbul_dice-step-tile = این کاشی مسجد را می‌گیرید؟
istanbul_dice-step-ruby = یاقوت بعدی این ناحیه را می‌گیرید؟
istanbul_dice-ask-reroll =
    { $more ->
        [true] { $count ->
            [one] ریختن دوبارهٔ این تاس، یا تاس‌های دیگر
           *[other] ریختن دوبارهٔ { $count } تاس، یا تاس‌های دیگر
        }
       *[false] { $count ->
            [one] ریختن دوبارهٔ این تاس؟
           *[other] ریختن دوبارهٔ هر { $count } تاس؟
        }
    }
istanbul_dice-ask-taken =
    { $count ->
        [0] انجام می‌دهید؟
        [one] کدام کالا را می‌گیرید؟ از ذخیرهٔ عمومی یکی را انتخاب کنید
       *[other] کدام کالاها را می‌گیرید؟ از ذخیرهٔ عمومی { $count } تا انتخاب کنید
    }
istanbul_dice-ask-way =
    { $count ->
        [one] عملیات روشنی را که آن را می‌آورد انتخاب کنید
       *[other] با کدام عملیات؟ دو کالای یکسان ۱ و چهار کالای مختلف ۲ تا می‌آورد
    }
istanbul_dice-ask-confirm = انجام می‌دهید؟
istanbul_dice-choose-removal = کدام کاشی مسجد خود را باطل می‌کنید؟
istanbul_dice-choose-tile = یکی از کاشی‌های چیده‌شدهٔ مسجد را انتخاب کنید
istanbul_dice-choose-ruby = ناحیه‌ای را که یاقوت بعدی‌اش را می‌گیرید انتخاب کنید

istanbul_dice-fact-goal = هدف: { $goal } یاقوت
istanbul_dice-fact-last = دور آخر
istanbul_dice-last-round = دور آخر است و تا پایان بازی می‌شود
istanbul_dice-way-take = کاشی مسجد را انتخاب کنید
istanbul_dice-way-buy = یاقوت را انتخاب کنید
istanbul_dice-warn-buy = یک یاقوت در دسترس شماست. برای پایان دوباره بزنید.
istanbul_dice-warn-take = یک کاشی مسجد در دسترس شماست. برای پایان دوباره بزنید.
istanbul_dice-warn-trade = هنوز تاس قابل استفاده دارید. برای پایان دوباره بزنید.
istanbul_dice-warn-collect = تاس‌های سکه هنوز لیر می‌آورند. برای پایان دوباره بزنید.
istanbul_dice-warn-draw = تاس‌های کارت هنوز کارت می‌آورند. برای پایان دوباره بزنید.

## What the buttons do

istanbul_dice-do-reveal = رو کردن کارت
istanbul_dice-do-roll = ریختن تاس‌ها
istanbul_dice-do-reroll = دوباره ریختن { $count } تاس
istanbul_dice-do-trade =
    { $space ->
        [two] گرفتن کریستال
        [three] گرفتن کالانمای قهوه‌ای
        [four] گرفتن این کالاها
       *[pair] گرفتن { istanbul_dice-one }
    }
istanbul_dice-do-collect = گرفتن لیر
istanbul_dice-do-draw = کشیدن { $amount } کارت
istanbul_dice-do-take = گرفتن کاشی
istanbul_dice-do-buy = گرفتن یاقوت
istanbul_dice-do-choose = پرداخت دیگر
istanbul_dice-do-pay = پرداخت با این
istanbul_dice-do-rest = پرداخت معمول بقیه
istanbul_dice-do-end = پایان نوبت
istanbul_dice-do-carry = انجام این کارت
istanbul_dice-do-accept =
    { $way ->
        [accept] پذیرفتن
        [lira] گرفتن لیر
        [crystal] گرفتن کریستال
        [ruby] گرفتن یاقوت
        [tile] گرفتن کاشی
       *[other] گرفتن کالا
    }
istanbul_dice-do-fallback = گرفتن ۱ لیر
istanbul_dice-do-decline = رد
istanbul_dice-do-pick = گرفتن این کاشی
istanbul_dice-do-claim = گرفتن یاقوت
istanbul_dice-do-drop = باطل کردن این کاشی

## What it would cost and bring

istanbul_dice-preview-roll = همه با هم؛ با کریستال دوباره می‌ریزید
istanbul_dice-preview-end = نوبت تمام می‌شود؛ تاس‌های مانده چیزی نمی‌آورند
istanbul_dice-preview-decline = نه چیزی می‌دهید و نه چیزی می‌گیرید
istanbul_dice-preview-with = با این می‌پردازید: { $thing }
istanbul_dice-preview-choose = تاس‌ها و ژتون‌های پرداخت را خودتان انتخاب کنید
istanbul_dice-preview-reroll =
    { $left ->
        [0] خرج ریختن دوباره: آخرین کریستال شما
       *[other] خرج ریختن دوباره: یک کریستال؛ { $left } کریستال می‌ماند
    }
istanbul_dice-preview-pay =
    { $with_dice ->
        [true] { $with_tokens ->
            [true] خرج: تاس‌ها ({ $dice }) و { $what }
           *[false] خرج: تاس‌ها ({ $dice })
        }
       *[false] خرج: { $what }
    }
istanbul_dice-preview-draw =
    { $count ->
        [one] دریافت: ۱ کارت بازار
       *[other] دریافت: { $count } کارت بازار؛ یکی را انجام می‌دهید
    }
istanbul_dice-unmet =
    { $lack ->
        [tile] کاشی مسجد ندارید
        [gone] چیزی از آن نمانده است
        [dice] به اندازهٔ کافی تاس کارت خرج نکرده‌اید
        [few] { $count } تا از این کالاها کم دارید
       *[other] { $missing } کم دارید
    }: به‌جای آن ۱ لیر
istanbul_dice-preview-gain = دریافت: { $what }
istanbul_dice-preview-ruby =
    { $area ->
        [mosque] دریافت: یاقوت مسجد
       *[other] دریافت: یک یاقوت
    }
istanbul_dice-preview-tile = دریافت: کاشی مسجد ({ $effect })
istanbul_dice-preview-die = و یک تاس
istanbul_dice-preview-drop = باطل شدن کاشی مسجد ({ $effect })
istanbul_dice-preview-last-round = با آن، این دور آخر می‌شود
istanbul_dice-preview-brown = قهوه‌ای جای هر کالایی را می‌گیرد
istanbul_dice-preview-lacking = { $what } به شما نمی‌رسد: کس دیگری از آن ندارد
istanbul_dice-preview-shortage =
    { $rounds ->
        [one] به اندازهٔ کافی نمانده است: هر که دارد { $what } برمی‌گرداند
       *[other] به اندازهٔ کافی نمانده است: هر که دارد تا { $what } برمی‌گرداند
    }
istanbul_dice-preview-then =
    { $what ->
        [ruby] سپس ناحیهٔ یاقوت را انتخاب می‌کنید
        [tile] سپس یک کاشی مسجد انتخاب می‌کنید
       *[drop] سپس کاشی‌ای را که باطل می‌کنید انتخاب می‌کنید
    }

## What happened

istanbul_dice-log-roll = { $seat } تاس ریخت: { $shown }.
    .terse = تاس ریخت.
istanbul_dice-log-reroll = { $seat } دوباره تاس ریخت: { $shown }.
istanbul_dice-log-pay =
    { $goal ->
        [pair] { $seat } { istanbul_dice-log-given } را با { istanbul_dice-one } عوض کرد.
        [two] { $seat } { istanbul_dice-log-given } را با یک کریستال عوض کرد.
        [three] { $seat } { istanbul_dice-log-given } را با یک کالانمای قهوه‌ای عوض کرد.
        [four] { $seat } { istanbul_dice-log-given } را با دو کالا عوض کرد.
       *[other]
            { $seat }{ istanbul_dice-log-for } { $dice ->
                [0] خرج کرد: { $what }.
               *[other] { $supply ->
                    [0] تاس خرج کرد ({ $shown }).
                   *[other] خرج کرد: تاس‌ها ({ $shown }) و { $what }.
                }
            }
    }
    .terse =
        { $goal ->
            [pair] معامله کرد.
            [two] معامله کرد.
            [three] معامله کرد.
            [four] معامله کرد.
           *[other] پرداخت{ istanbul_dice-log-for }.
        }
istanbul_dice-log-given =
    { $dice ->
        [0] { $what }
       *[other] { $supply ->
            [0] تاس‌ها ({ $shown })
           *[other] تاس‌ها ({ $shown }) و { $what }
        }
    }
istanbul_dice-log-for =
    { $goal ->
        [area] { " " }برای یاقوت
        [tile] { " " }برای کاشی مسجد
       *[other] { "" }
    }
istanbul_dice-one =
    { $color ->
        [red] یک پارچه
        [yellow] یک میوه
        [green] یک ادویه
        [blue] یک جواهر
       *[any] یک کالا
    }
istanbul_dice-log-gain = { $seat } گرفت: { $what }.
istanbul_dice-log-shortage = در ذخیرهٔ عمومی به اندازهٔ کافی نمانده است: هر که دارد { $what } برمی‌گرداند.
istanbul_dice-log-lacking = کس دیگری از آن ندارد: { $what } به { $seat } نرسید.
istanbul_dice-log-collect = { $seat } از { $count } تاس سکه استفاده کرد.
istanbul_dice-log-shuffle = کارت‌های باطله بر زده شدند.
istanbul_dice-log-draw = { $seat } { $count ->
        [one] یک کارت بازار کشید.
       *[other] کارت بازار کشید: { $count } تا.
    }
istanbul_dice-log-carry =
    { $unmet ->
        [own] { $seat } شرط کارت را ندارد ({ $says }): ۱ لیر.
        [others] کارت بازار { $seat }: { $says }؛ هیچ‌یک نمی‌تواند.
       *[none]
            { $offers ->
                [true] پیشنهاد کارت بازار { $seat }: { $says }.
               *[false] کارت بازار { $seat }: { $says }.
            }
    }
    .terse =
        { $unmet ->
            [own] شرط کارت بازار را ندارد: ۱ لیر.
            [others] هیچ‌یک شرط کارت را ندارد.
           *[none] کارت بازار را انجام داد.
        }
istanbul_dice-log-fallback = { $seat } به‌جای آن ۱ لیر گرفت.
istanbul_dice-log-unmet = { $seat } نمی‌تواند شرط کارت را برآورد.
istanbul_dice-log-decline = { $seat } کارت بازار را رد کرد: { $says }.
    .terse = کارت بازار را رد کرد.
istanbul_dice-log-ruby =
    { $area ->
        [left] { $seat } از فرش سمت چپ یاقوتی گرفت!
        [right] { $seat } از فرش سمت راست یاقوتی گرفت!
        [mosque] { $seat } یاقوت مسجد را گرفت!
        [red] { $seat } در برابر پارچه یاقوتی گرفت!
        [yellow] { $seat } در برابر میوه یاقوتی گرفت!
        [green] { $seat } در برابر ادویه یاقوتی گرفت!
       *[blue] { $seat } در برابر جواهر یاقوتی گرفت!
    }
istanbul_dice-log-tile = { $seat } کاشی مسجد گرفت: { $effect }.
istanbul_dice-log-drop = { $seat } کاشی مسجد خود را باطل کرد: { $effect }.
istanbul_dice-log-die = { $seat } از نوبت بعد یک تاس بیشتر دارد.
istanbul_dice-log-die-back = { $seat } تاسی را برگرداند.
istanbul_dice-log-last-round = { $seat } یاقوت کافی دارد: این دور آخر است.
istanbul_dice-log-end = بازار بسته شد.

## Looked at closely

istanbul_dice-tile-short = { $effect }
istanbul_dice-costs = قیمت: { $price }
istanbul_dice-in-pile =
    { $count ->
        [0] ستون کاشی‌ها خالی است
       *[other] { $count } کاشی دیگر در ستون است
    }
istanbul_dice-tally-text = { $have } از { $goal } کاشی که یک یاقوت مسجد می‌آورند
istanbul_dice-cloth-text = همه با هم ریخته می‌شوند؛ با یک کریستال می‌توانید هر کدام را دوباره بریزید
istanbul_dice-nothing-text = تاس‌های کارت و بعضی کاشی‌های مسجد کارت بازار می‌کشند
istanbul_dice-pile-use =
    { $pile ->
        [deck] هر تاس کارت یکی می‌کشد؛ از کارت‌های کشیده‌شده یکی انجام می‌شود
        [discard] وقتی دسته تمام شود بُر می‌خورند
       *[pile] جای کاشی برداشته از اینجا پر می‌شود
    }
istanbul_dice-fresh = از نوبت بعدی { $seat } کار می‌کند
istanbul_dice-works = برای { $seat } کار می‌کند
istanbul_dice-area-price =
    { $count ->
        [one] قیمت آخرین یاقوت: { $price }
       *[other] قیمت یاقوت بعدی: { $price }
    }
istanbul_dice-area-left =
    { $count } یاقوت در اینجا
istanbul_dice-area-then = قیمت یاقوت پس از آن: { $price }
istanbul_dice-area-mosque =
    { $count ->
        [0] در اینجا یاقوتی نمانده است
       *[other] هر که صاحب { $tiles } کاشی مسجد شود، یک بار یاقوتی از اینجا می‌گیرد؛ { $count } یاقوت مانده است
    }
istanbul_dice-space-text =
    { $space ->
        [pair] دو کالای یکسان، یک کالای دیگر از همان نوع می‌آورد
        [two] دو کالای مختلف، یک کریستال می‌آورد
        [three] سه کالای مختلف، یک کالانمای قهوه‌ای می‌آورد
        [four] از هر نوع یک کالا، دو کالا به انتخاب شما می‌آورد، بجز قهوه‌ای
        [lira] { $count ->
            [0] هر تاس سکه ۲ لیر می‌آورد، همه با هم
           *[other] تاس‌های سکهٔ شما { $lira } لیر می‌آورند
        }
        [cards] با هر تاس کارت، یک کارت بازار می‌کشید و یکی از آن‌ها را انجام می‌دهید
        [tile] یکی را از کاشی‌های بالا انتخاب کنید: قیمتش روی آن است
       *[ruby] ناحیه‌ای را در بالا انتخاب کنید: قیمت همان‌جاست
    }
istanbul_dice-die-used = { istanbul_dice-shown-face }؛ در این نوبت استفاده شده است
istanbul_dice-die-shows = { istanbul_dice-shown-face }
istanbul_dice-die-waits = منتظر ریختن بعدی است
istanbul_dice-shown-face =
    { $face ->
        [red] پارچه (قرمز)
        [yellow] میوه (زرد)
        [green] ادویه (سبز)
        [blue] جواهر (آبی)
        [coin] سکه
       *[card] کارت
    }
istanbul_dice-supply-take =
    { $way ->
        [pair] دو { istanbul_dice-many }، یکی دیگر می‌آورد
       *[four] چهار کالای مختلف، دو کالا به انتخاب شما می‌آورد
    }
istanbul_dice-supply-text =
    { $good ->
        [brown] کالانمای قهوه‌ای جای هر کالای دیگری را می‌گیرد
        [lira] پول: برای یاقوت‌های فرش سمت راست و بعضی کارت‌های بازار
        [crystal] با یک کریستال، پیش از اولین عملیات هر چند تاس را که بخواهید دوباره می‌ریزید
       *[other] کالانما تا وقتی با آن بپردازید پیش شما می‌ماند: به جای تاسی است که آن را نشان می‌دهد
    }
istanbul_dice-owned-text = { istanbul_dice-supply-text }
istanbul_dice-with-dice =
    { $dice ->
        [0] هیچ تاس استفاده‌نشده‌ای آن را نشان نمی‌دهد
        [one] یک تاس استفاده‌نشده هم آن را نشان می‌دهد
       *[other] { $dice } تاس استفاده‌نشده هم آن را نشان می‌دهند
    }
istanbul_dice-goal-text = { $have } یاقوت از { $goal } یاقوت
istanbul_dice-wealth = هنگام تساوی: ارزش دارایی { $lira } لیر؛ هر کالانما { $goods } و هر کریستال { $crystals } لیر
istanbul_dice-pile-text =
    { $count ->
        [0] چیزی نمانده است
       *[other] تعداد: { $count }
    }
istanbul_dice-ruby-text =
    { $area ->
        [mosque] با کاشی‌های مسجد به دست آمده است
        [left] از فرش سمت چپ به دست آمده است
        [right] از فرش سمت راست به دست آمده است
       [red] از ناحیهٔ پارچه به دست آمده است
        [yellow] از ناحیهٔ میوه به دست آمده است
        [green] از ناحیهٔ ادویه به دست آمده است
       *[blue] از ناحیهٔ جواهر به دست آمده است
    }

## Why something cannot be chosen

istanbul_dice-no-roll-first = اول تاس بریزید
istanbul_dice-no-crystal = دوباره ریختن تاس‌ها یک کریستال خرج دارد و شما کریستالی ندارید
istanbul_dice-no-reroll-late = فقط پیش از اولین عملیات می‌توان تاس‌ها را دوباره ریخت
istanbul_dice-no-coin-dice = هیچ‌یک از تاس‌های استفاده‌نشده سکه نشان نمی‌دهد
istanbul_dice-no-card-dice = هیچ‌یک از تاس‌های استفاده‌نشده کارت نشان نمی‌دهد
istanbul_dice-no-pair = ۲ کالای یکسان لازم است
istanbul_dice-no-pair-color = ۲ { istanbul_dice-many } ندارید
istanbul_dice-no-different = { $count } کالای مختلف لازم است؛ شما { $have } کالای مختلف دارید
istanbul_dice-no-ruby = در این ناحیه یاقوتی نمانده است
istanbul_dice-no-gift = هیچ کارتی یاقوت مسجد را نمی‌دهد
istanbul_dice-no-sale =
    { $space ->
        [tile] هنوز نمی‌توانید قیمت هیچ کاشی‌ای را بپردازید
       *[ruby] هنوز نمی‌توانید قیمت هیچ یاقوتی را بپردازید
    }
istanbul_dice-no-mosque = هر که صاحب { $count } کاشی مسجد شود، یاقوتی از اینجا می‌گیرد
istanbul_dice-no-lira = قیمت آن { $price } لیر است؛ شما { $have } لیر دارید
istanbul_dice-no-goods =
    هنوز کم دارید: { $missing }{ $brown ->
        [0] { "" }
        [one] ؛ یک کالانمای قهوه‌ای شما کافی نیست
       *[other] ؛ { $brown } کالانمای قهوه‌ای شما کافی نیست
    }
istanbul_dice-no-unit = برای این قیمت، بیشتر از این کالا لازم نیست

## Scores

istanbul_dice-total = { $n } یاقوت
istanbul_dice-score-goods = ناحیه‌های کالا
istanbul_dice-score-left = فرش سمت چپ
istanbul_dice-score-right = فرش سمت راست
istanbul_dice-score-mosque = مسجد
istanbul_dice-tie-wealth = دارایی به لیر

## Hints

istanbul_dice-why-rubies = یک یاقوت می‌آورد.
istanbul_dice-why-near = یاقوت بعدی را نزدیک‌تر می‌کند.
istanbul_dice-why-lira = لیر می‌آورد.
istanbul_dice-why-crystals = برای دوباره ریختن‌های بعدی کریستال می‌آورد.
istanbul_dice-why-goods = برای بعد کالا می‌آورد.
istanbul_dice-why-tile = کاشی مسجد در هر نوبت به شما کمک می‌کند.
istanbul_dice-why-dice = در این نوبت کار بیشتری برایتان ممکن می‌کند.
istanbul_dice-why-luck = شاید بخت بیشتر به شما برساند.
istanbul_dice-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
istanbul_dice-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.

## The rules in our own words

istanbul_dice-help-goal = بازی دربارهٔ چیست
istanbul_dice-help-goal-text = شما بازرگانان بازار بزرگ استانبول هستید. با تاس‌ها کالا و پول جمع می‌کنید و آن‌ها را به یاقوت تبدیل می‌کنید. وقتی کسی صاحب ۶ یاقوت شود (در بازی ۴ نفره: ۵ یاقوت)، آن دور تا پایان بازی می‌شود و هر که بیشترین یاقوت را داشته باشد برنده است.
istanbul_dice-help-roll = نوبت: تاس‌ها
istanbul_dice-help-roll-text = در نوبت خود ۵ تاس و تاس‌های کاشی‌های مسجد خود را می‌ریزید. روی آن‌ها چهار کالا (پارچه، میوه، ادویه، جواهر)، سکه و کارت است. پیش از اولین عملیات می‌توانید کریستال خرج کنید: با هر کریستال، هر چند تاس را که بخواهید دوباره می‌ریزید.
istanbul_dice-help-roll-press = «ریختن تاس‌ها» را بزنید. برای دوباره ریختن، تاس‌ها را یکی‌یکی در سینی انتخاب کنید تا بالا بیایند؛ سپس «دوباره ریختن» را بزنید.
istanbul_dice-help-actions = نوبت: دو عملیات
istanbul_dice-help-actions-text = سپس دو عملیات انجام می‌دهید؛ هر دو می‌توانند یکسان باشند و هر تاس فقط یک بار استفاده می‌شود. دو کالای یکسان یک کالای دیگر از همان نوع می‌آورد؛ دو کالای مختلف یک کریستال، سه کالای مختلف یک کالانمای قهوه‌ای، و از هر نوع یکی، دو کالا به انتخاب شما. آنچه می‌گیرید به شکل کالانما جلوی شما می‌ماند.
istanbul_dice-help-actions-press = چراغ عملیاتی که می‌توانید انجام دهید روشن است. یکی را انتخاب کنید؛ اگر باید چیزی انتخاب شود، آن را در ذخیرهٔ عمومی انتخاب کنید. با متن بزرگ‌تر، یاقوت‌ها و کاشی‌های مسجد زبانه‌های خود را دارند.
istanbul_dice-help-coins = سکه و کارت
istanbul_dice-help-coins-text = با یک عملیات، همهٔ تاس‌های سکه هر کدام ۲ لیر می‌آورند. با یک عملیات، هر چند تاس کارت که بخواهید خرج می‌کنید و همان قدر کارت بازار می‌کشید؛ یکی را انجام می‌دهید و بقیه باطل می‌شوند.
istanbul_dice-help-coins-press = عملیات سکه یا کارت را انتخاب کنید؛ با − و + می‌گویید چند تاس کارت خرج می‌شود.
istanbul_dice-help-pay = پرداخت با کالا
istanbul_dice-help-pay-text = قیمت را با تاس و کالانما می‌پردازید، هر طور که بخواهید. کالانماها تا وقتی خرج نشوند پیش شما می‌مانند. کالانمای قهوه‌ای جای هر کالای دیگری را می‌گیرد، ولی جای سکه یا کارت را نه.
istanbul_dice-help-pay-press = با یک فشار، پرداخت معمول انجام می‌شود: اول تاس، بعد کالانما و در آخر قهوه‌ای. با «پرداخت دیگر» کالاها را یکی‌یکی انتخاب می‌کنید.
istanbul_dice-help-ruby = یاقوت‌ها
istanbul_dice-help-ruby-text = هر یک از چهار کالا ناحیه‌ای دارد؛ عدد، قیمت یاقوت بعدی آن است. فرش سمت چپ از هر نوع یک کالا و چند کالای دلخواه می‌خواهد و فرش سمت راست لیر. هر چه یاقوت‌ها برداشته شوند، قیمت یاقوت بعدی بیشتر می‌شود یا همان می‌ماند.
istanbul_dice-help-ruby-press = ناحیه‌ای را انتخاب کنید. ردیف نقطه‌ها نشان می‌دهد چه مقدار از قیمت را دارید.
istanbul_dice-help-mosque = کاشی‌های مسجد
istanbul_dice-help-mosque-text = در برابر کالاهای روی کاشی، یکی از کاشی‌های چیده‌شدهٔ مسجد را می‌گیرید؛ از نوبت بعدی تا پایان بازی کار می‌کند. هر که صاحب دقیقاً ۵ کاشی شود (در بازی ۴ نفره: ۴ کاشی)، یک بار یاقوتی از مسجد می‌گیرد.
istanbul_dice-help-mosque-press = یکی از کاشی‌های چیده‌شدهٔ مسجد را انتخاب کنید.
istanbul_dice-help-tiles = کاشی‌های مسجد چه می‌کنند
istanbul_dice-help-tiles-text = در آغاز نوبت: ۳ لیر، ۱ کریستال، یا ۱ کارت بازار که رو می‌کنید و انجام می‌دهید. و نیز: ۱ عملیات اضافی در هر نوبت، ۱ کالا همراه عملیات لیر، ۱ تاس اضافی. از هر نوع می‌توانید چند تا داشته باشید.
istanbul_dice-help-cards = کارت‌های بازار
istanbul_dice-help-cards-text = بخشی که چراغ دارد برای بازیکن نوبت است و بخشی که آدم‌ها را نشان می‌دهد برای دیگران، به ترتیب نوبت. آنچه پشت پیکان است خرج می‌شود تا آنچه جلوی آن است به دست بیاید؛ آنچه در قاب است فقط باید در دست باشد. اگر در نوبت خودتان نتوانید یا نخواهید آنچه را خواسته شده فراهم کنید، به‌جای آن ۱ لیر می‌گیرید؛ دیگران در این صورت چیزی نمی‌گیرند. یاقوت از ناحیه‌ای به انتخاب شماست، اما هرگز از مسجد نیست. پیکان سرخ، یک کاشی خود را باطل می‌کند یا یکی از کاشی‌های چیده‌شده را می‌گیرد.
istanbul_dice-help-cards-press = با دکمه‌های پایین بپذیرید یا رد کنید. بازیکنی که منتظر پاسخ او هستیم کنار کارت دیده می‌شود.
istanbul_dice-help-supply = وقتی ذخیرهٔ عمومی خالی است
istanbul_dice-help-supply-text = اگر باید چیزی بگیرید و به اندازهٔ کافی نمانده باشد، هر که از آن دارد، خود شما هم، یکی برمی‌گرداند و این کار تکرار می‌شود تا به اندازهٔ کافی باشد یا فقط شما از آن داشته باشید. سپس شما برمی‌دارید.
istanbul_dice-help-end = پایان بازی
istanbul_dice-help-end-text = دوری که در آن کسی به هدف برسد تا پایان بازی می‌شود. هر که بیشترین یاقوت را داشته باشد برنده است. هنگام تساوی، آنان که مساوی‌اند می‌فروشند: هر کالانما ۳ لیر و هر کریستال ۲ لیر؛ ثروتمندترین برنده است، یا پیروزی مشترک است.

## The legend

istanbul_dice-sign-red = پارچه (قرمز)
istanbul_dice-sign-yellow = میوه (زرد)
istanbul_dice-sign-green = ادویه (سبز)
istanbul_dice-sign-blue = جواهر (آبی)
istanbul_dice-sign-coin = سکه: ۲ لیر با عملیات لیر
istanbul_dice-sign-card = کارت: ۱ کارت بازار با عملیات کارت
istanbul_dice-sign-token-brown = کالانمای قهوه‌ای: جای هر کالای دیگر
istanbul_dice-sign-token-lira = لیر
istanbul_dice-sign-token-crystal = کریستال: برای دوباره ریختن تاس‌ها
istanbul_dice-sign-pips = قیمت یاقوت بعدی؛ نقطه‌های روشن را همین حالا دارید
istanbul_dice-sign-carpet = فرش سمت چپ: از هر نوع یک کالا و چند کالای دلخواه
istanbul_dice-sign-income = کاشی مسجد: لیر یا کریستال در آغاز نوبت
istanbul_dice-sign-reveal = ۱ کارت بازار در آغاز نوبت
istanbul_dice-sign-action = ۱ عملیات اضافی در هر نوبت
istanbul_dice-sign-bonus = ۱ کالا همراه عملیات لیر
istanbul_dice-sign-die = ۱ تاس اضافی
istanbul_dice-sign-active = چراغ: برای بازیکن نوبت
istanbul_dice-sign-others = آدم‌ها: برای دیگران

## About this edition

istanbul_dice-about-edition = نسخه‌ای که بازیکنان با قوانین «استانبول: بازی تاس» اثر رودیگر دورن ساخته‌اند، با متن و تصویرهای خودمان؛ کار ناشر نیست.
istanbul_dice-about-data = تعداد اجزا، وجه‌های تاس، عملیات‌ها و هدف‌ها همان بازی است. قیمت بیشتر یاقوت‌ها، قیمت کاشی‌های مسجد و مقدارهای روی کارت‌های بازار بازسازی شده‌اند: با همهٔ قوانین و مثال‌ها سازگارند، ولی شاید با نسخهٔ چاپی فرق داشته باشند. آن‌ها در پرونده‌های ساده‌ای هستند (assets/data/istanbul_dice) و هر سطر می‌گوید چقدر مطمئن است؛ هر که بازی را دارد می‌تواند آن‌ها را درست کند.
istanbul_dice-scene-turn = تاس‌ها
istanbul_dice-scene-rubies = یاقوت‌ها
istanbul_dice-scene-tiles = کاشی‌ها
istanbul_dice-scene-cards = کارت‌ها
istanbul_dice-view-turn = تاس‌ها و آنچه با آن‌ها می‌کنید
istanbul_dice-view-rubies = ناحیه‌های یاقوت از نزدیک
istanbul_dice-view-tiles = کاشی‌های مسجد از نزدیک
istanbul_dice-view-cards = کارت‌های بازار از نزدیک
istanbul_dice-waiting =
    { $sort ->
        [reroll] { $count } تاس برای ریختن دوباره
        [face] { $count } تاس برای پرداخت
        [area] { $count } یاقوت برای گرفتن
        [tile] { $count } کاشی مسجد برای گرفتن
        [card] { $count } کارت بازار برای انجام
        [supply] { $count } کالا برای گرفتن
       *[space] { $count } عملیات
    }
