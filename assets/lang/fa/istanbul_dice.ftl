### استانبول: بازی تاس. فایل انگلیسی همین کلیدها را دارد.

istanbul_dice-name = استانبول: بازی تاس
istanbul_dice-tagline = تاس، کالا و یاقوت در بازار استانبول
istanbul_dice-aim = با تاس‌ها کالا و پول جمع کنید و آن‌ها را به یاقوت تبدیل کنید.
istanbul_dice-box = تاس بریزید، در هر نوبت دو عملیات انجام دهید و پیش از دیگران کالا و سکه را به یاقوت تبدیل کنید.

## Goods: one is a word in sentences, several are digits

-istanbul_dice-cloth = پارچه
-istanbul_dice-fruit = میوه
-istanbul_dice-spice = ادویه
-istanbul_dice-jewellery = جواهر
-istanbul_dice-token = کالانما
-istanbul_dice-brown = کالانمای قهوه‌ای
-istanbul_dice-left = فرش سمت چپ
-istanbul_dice-right = فرش سمت راست

istanbul_dice-many =
    { $color ->
        [red] { -istanbul_dice-cloth }
        [yellow] { -istanbul_dice-fruit }
        [green] { -istanbul_dice-spice }
       *[blue] { -istanbul_dice-jewellery }
    }
istanbul_dice-goods =
    { $color ->
        [any] { $count ->
            [1] یک کالای دلخواه
           *[other] { $count } کالای دلخواه
        }
        [each] { $count ->
            [1] یک کالا از هر نوع
           *[other] { $count } کالا از هر نوع
        }
        [different] { $count } کالای مختلف
        [brown] { $count ->
            [1] یک { -istanbul_dice-brown }
           *[other] { $count } { -istanbul_dice-brown }
        }
        [lira] { $count ->
            [1] یک لیر
           *[other] { $count } لیر
        }
        [crystal] { $count ->
            [1] یک کریستال
           *[other] { $count } کریستال
        }
        [tile] { $count ->
            [1] یک کاشی مسجد
           *[other] { $count } کاشی مسجد
        }
       *[other] { istanbul_dice-kind }
    }
istanbul_dice-kind =
    { $count ->
        [1] یک { istanbul_dice-many }
       *[other] { $count } { istanbul_dice-many }
    }
istanbul_dice-nothing = هیچ
istanbul_dice-shown =
    { $face ->
        [coin] { $count ->
            [1] یک سکه
           *[other] { $count } سکه
        }
        [card] { $count ->
            [1] یک کارت
           *[other] { $count } کارت
        }
       *[other] { istanbul_dice-kind }
    }
istanbul_dice-next-ruby = یک یاقوت از هر ناحیه‌ای جز مسجد

## Names

istanbul_dice-good =
    { $good ->
        [red] { -istanbul_dice-cloth } (قرمز)
        [yellow] { -istanbul_dice-fruit } (زرد)
        [green] { -istanbul_dice-spice } (سبز)
        [blue] { -istanbul_dice-jewellery } (آبی)
        [brown] { -istanbul_dice-brown } (هر کالا)
        [lira] لیر
       *[crystal] کریستال
    }
istanbul_dice-die = تاس
istanbul_dice-face =
    { $face ->
        [red] تاس‌های قرمزِ { -istanbul_dice-cloth }
        [yellow] تاس‌های زردِ { -istanbul_dice-fruit }
        [green] تاس‌های سبزِ { -istanbul_dice-spice }
        [blue] تاس‌های آبیِ { -istanbul_dice-jewellery }
        [coin] تاس‌های سکه
       *[card] تاس‌های کارت
    }
istanbul_dice-cup = تاس‌های ریخته‌نشده
istanbul_dice-no-cards = هنوز کارتی رو نشده
istanbul_dice-last = آخرین کارت بازار
istanbul_dice-heap =
    { $pile ->
        [deck] کارت‌های بازار
       *[discard] کارت‌های باطله
    }
istanbul_dice-sold-out = تمام شد
istanbul_dice-aside = تاس‌های استفاده‌شده
istanbul_dice-area =
    { $area ->
        [red] ناحیهٔ { -istanbul_dice-cloth }
        [yellow] ناحیهٔ { -istanbul_dice-fruit }
        [green] ناحیهٔ { -istanbul_dice-spice }
        [blue] ناحیهٔ { -istanbul_dice-jewellery }
        [left] { -istanbul_dice-left }
        [right] { -istanbul_dice-right }
       *[mosque] مسجد
    }
istanbul_dice-ruby =
    { $area ->
        [left] یاقوت { -istanbul_dice-left }
        [right] یاقوت { -istanbul_dice-right }
        [mosque] یاقوت مسجد
        [red] یاقوت { -istanbul_dice-cloth }
        [yellow] یاقوت { -istanbul_dice-fruit }
        [green] یاقوت { -istanbul_dice-spice }
       *[blue] یاقوت { -istanbul_dice-jewellery }
    }
istanbul_dice-tile = کاشی مسجد ({ $effect })
istanbul_dice-card = کارت بازار
istanbul_dice-hidden =
    { $kind ->
        [card] کارت بازار به‌پشت
       *[tile] کاشی مسجد به‌پشت
    }
istanbul_dice-display = کاشی‌های چیده‌شدهٔ مسجد
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
istanbul_dice-carried = کارت در حال استفاده
istanbul_dice-answers = منتظر پاسخ
istanbul_dice-answer = پاسخ { $seat }
istanbul_dice-owned =
    { $good ->
        [lira] { $seat }: لیر
       *[other] { $seat }: { istanbul_dice-good }
    }
istanbul_dice-rubies = { $seat }: یاقوت‌ها
istanbul_dice-tiles = { $seat }: کاشی‌های مسجد
istanbul_dice-dice = { $seat }: تاس‌های اضافی

## Mosque tiles and bazaar cards

istanbul_dice-effect-income = { $gains } در آغاز نوبت
istanbul_dice-effect-card = یک کارت بازار در آغاز نوبت
istanbul_dice-effect-action = یک عملیات اضافی در هر نوبت
istanbul_dice-effect-lira = { $gains } همراه عملیات لیر
istanbul_dice-effect-die = یک تاس اضافی
istanbul_dice-card-active = برای صاحب نوبت { $part }
istanbul_dice-card-others = برای دیگران { $part }
istanbul_dice-card-plain = { $brought }
istanbul_dice-card-or = { $one } یا { $other }
istanbul_dice-card-brown =
    { $count ->
        [1] { $brought } به شرط داشتن یک { -istanbul_dice-brown }
       *[other] { $brought } به شرط داشتن { $count } { -istanbul_dice-brown }
    }
istanbul_dice-card-dice =
    { $count ->
        [1] { $brought } به شرط خرج یک تاس کارت در این نوبت
       *[other] { $brought } به شرط خرج { $count } تاس کارت در این نوبت
    }
istanbul_dice-card-price = { $brought } با پرداخت { $price }

## Prompts

istanbul_dice-choose-reveal =
    { $count ->
        [1] کارت بازارِ کاشی مسجدتان را رو کنید
       *[other] یک کارت بازار رو کنید ({ $count } کارت مانده)
    }
    .short =
        { $count ->
            [1] کارت بازار را رو کنید
           *[other] یک کارت بازار رو کنید ({ $count })
        }
istanbul_dice-choose-roll = { $count } تاس خود را بریزید
istanbul_dice-choose-action =
    { $reroll ->
        [true] عملیاتی انجام دهید یا دوباره تاس بریزید
       *[false] { $count ->
            [1] آخرین عملیات خود را انجام دهید
           *[other] عملیاتی انجام دهید ({ $count } تا مانده)
        }
    }
    .short =
        { $reroll ->
            [true] یک عملیات، یا دوباره تاس
           *[false] { $count ->
                [1] آخرین عملیات شما
               *[other] یک عملیات ({ $count } تا مانده)
            }
        }
istanbul_dice-choose-card = یکی از کارت‌ها را برای استفاده انتخاب کنید
    .short = یک کارت انتخاب کنید
istanbul_dice-choose-offer =
    { $active ->
        [true] کارت را بپذیرید یا یک لیر بگیرید
       *[false] کارت را بپذیرید یا نپذیرید
    }
istanbul_dice-choose-payment =
    { $count ->
        [1] یک کالای دیگر برای پرداخت انتخاب کنید
       *[other] { $count } کالا برای پرداخت انتخاب کنید
    }
istanbul_dice-ask-offer =
    { $active ->
        [true] { $part }؛ می‌پذیرید یا یک لیر می‌گیرید؟
       *[false] { $part }؛ می‌پذیرید؟
    }
    .short =
        { $active ->
            [true] می‌پذیرید یا یک لیر می‌گیرید؟
           *[false] این پیشنهاد را می‌پذیرید؟
        }
istanbul_dice-ask-payment =
    { $more ->
        [true] { $count ->
            [1] یک کالای دیگر برای «{ $source }» انتخاب کنید
           *[other] { $count } کالای دیگر برای «{ $source }» انتخاب کنید
        }
       *[false] { $count ->
            [1] یک کالا برای «{ $source }» انتخاب کنید
           *[other] { $count } کالا برای «{ $source }» انتخاب کنید
        }
    }
    .short =
        { $more ->
            [true] { $count ->
                [1] یک کالای دیگر انتخاب کنید
               *[other] { $count } کالای دیگر انتخاب کنید
            }
           *[false] { $count ->
                [1] یک کالا انتخاب کنید
               *[other] { $count } کالا انتخاب کنید
            }
        }
istanbul_dice-step-payment =
    { $count ->
        [0] برای «{ $source }» با این می‌پردازید؟
        [1] برای «{ $source }» با این می‌پردازید؟ (یک کالای دیگر لازم است)
       *[other] برای «{ $source }» با این می‌پردازید؟ ({ $count } کالای دیگر لازم است)
    }
    .short =
        { $count ->
            [0] با این می‌پردازید؟
           *[other] با این می‌پردازید؟ ({ $count } تای دیگر)
        }
istanbul_dice-step-card = از این کارت استفاده می‌کنید؟ بقیه باطل می‌شوند
    .short = فقط از این کارت استفاده می‌کنید؟
istanbul_dice-step-removal = این کاشی مسجد را باطل می‌کنید؟
istanbul_dice-step-tile = این کاشی مسجد را می‌گیرید؟
istanbul_dice-step-ruby = یاقوت بعدی اینجا را می‌گیرید؟
istanbul_dice-ask-reroll =
    { $more ->
        [true] { $count ->
            [1] این تاس را دوباره بریزید یا تاس‌های دیگری هم انتخاب کنید
           *[other] { $count } تاس را دوباره بریزید یا تاس‌های دیگری هم انتخاب کنید
        }
       *[false] { $count ->
            [1] این تاس را دوباره می‌ریزید؟
           *[other] هر { $count } تاس را دوباره می‌ریزید؟
        }
    }
    .short =
        { $more ->
            [true] دوباره بریزید، یا باز هم تاس
           *[false] { $count ->
                [1] این تاس را دوباره می‌ریزید؟
               *[other] { $count } تاس را دوباره می‌ریزید؟
            }
        }
istanbul_dice-ask-taken =
    { $count ->
        [0] { istanbul_dice-ask-confirm }
        [1] یک کالا از ذخیرهٔ عمومی انتخاب کنید
       *[other] { $count } کالا از ذخیرهٔ عمومی انتخاب کنید
    }
istanbul_dice-ask-way =
    { $count ->
        [1] برای گرفتن این، عملیاتی روشن را انتخاب کنید
       *[other] دو کالای یکسان (یک کالا) یا چهار کالای مختلف (۲ کالا) را انتخاب کنید
    }
istanbul_dice-ask-confirm = این عملیات را انجام می‌دهید؟
istanbul_dice-choose-removal = یک کاشی مسجد برای باطل کردن انتخاب کنید
    .short = یک کاشی را باطل کنید
istanbul_dice-choose-tile = یکی از کاشی‌های چیده‌شدهٔ مسجد را انتخاب کنید
    .short = یک کاشی مسجد انتخاب کنید
istanbul_dice-choose-ruby = ناحیه‌ای انتخاب کنید و یاقوت بعدی آن را بگیرید
    .short = یاقوت کدام ناحیه را می‌گیرید؟

istanbul_dice-fact-goal = هدف: { $goal } یاقوت
istanbul_dice-fact-last = دور آخر
istanbul_dice-last-round = دور آخر: همه این دور را تمام می‌کنند
istanbul_dice-way-take = کاشی مسجدی را که می‌گیرید انتخاب کنید
    .short = کاشی مسجد را انتخاب کنید
istanbul_dice-way-buy = یاقوتی را که می‌خرید انتخاب کنید
istanbul_dice-warn-missed = هنوز می‌توانید { $what }. برای پایان نوبت دوباره بزنید.
istanbul_dice-missed =
    { $verb ->
        [buy] یاقوت بخرید
        [take] کاشی مسجد بگیرید
        [collect] لیر بگیرید
        [draw] کارت بکشید
       *[trade] کالا عوض کنید
    }
istanbul_dice-warn-nothing = چیزی به دارایی‌تان افزوده نمی‌شود. برای ادامه دوباره بزنید.
istanbul_dice-warn-lacking = { $what } به شما نمی‌رسد. برای ادامه دوباره بزنید.
istanbul_dice-warn-few = این آخرین عملیات شماست و بقیهٔ تاس‌های کارت هدر می‌روند. برای کمتر کشیدن دوباره بزنید.
istanbul_dice-warn-free =
    { $verb ->
        [decline] پذیرفتن برای شما خرجی ندارد. برای نپذیرفتن دوباره بزنید.
       *[fallback] پذیرفتن برای شما خرجی ندارد. برای گرفتن یک لیر دوباره بزنید.
    }

## Buttons

istanbul_dice-do-reveal = رو کردن کارت
istanbul_dice-do-roll = ریختن تاس‌ها
istanbul_dice-do-reroll =
    { $count ->
        [1] دوباره ریختن یک تاس
       *[other] دوباره ریختن { $count } تاس
    }
istanbul_dice-do-trade =
    { $space ->
        [two] گرفتن یک کریستال
        [three] گرفتن یک { -istanbul_dice-brown }
        [four] گرفتن این کالاها
       *[pair] گرفتن { istanbul_dice-many }
    }
istanbul_dice-do-collect = گرفتن لیر
istanbul_dice-do-draw =
    { $amount ->
        [1] کشیدن یک کارت
       *[other] کشیدن { $amount } کارت
    }
istanbul_dice-do-take = گرفتن کاشی
istanbul_dice-do-buy = خریدن یاقوت
istanbul_dice-do-choose = پرداخت دلخواه
    .short = پرداخت دلخواه
istanbul_dice-do-pay = پرداخت با این
istanbul_dice-do-rest = پرداخت خودکار بقیه
istanbul_dice-do-end = پایان نوبت
istanbul_dice-do-carry = استفاده از این کارت
istanbul_dice-do-accept =
    { $way ->
        [accept] پذیرفتن
        [lira] گرفتن لیر
        [crystal] گرفتن کریستال
        [ruby] گرفتن یاقوت
        [tile] گرفتن کاشی
       *[other] گرفتن کالا
    }
istanbul_dice-do-fallback = گرفتن یک لیر
istanbul_dice-do-decline = نپذیرفتن
istanbul_dice-do-pick = گرفتن این کاشی
istanbul_dice-do-claim = گرفتن یاقوت
istanbul_dice-do-drop = باطل کردن این کاشی

## Previews: what an action costs and gains

istanbul_dice-preview-roll = همه با هم؛ با کریستال می‌توانید دوباره بریزید
istanbul_dice-preview-end = تاس‌ها و عملیات باقی‌مانده هدر می‌رود
istanbul_dice-preview-decline = چیزی نمی‌پردازید و چیزی نمی‌گیرید
istanbul_dice-preview-with = با «{ $thing }» می‌پردازید
istanbul_dice-preview-choose = تاس‌ها و کالانماهای پرداخت را خودتان انتخاب کنید
istanbul_dice-preview-reroll = برای دوباره ریختن { istanbul_dice-crystal-of } خرج می‌شود
istanbul_dice-preview-pay =
    { $dice ->
        [0] { $what } خرج می‌شود
       *[other] { $supply ->
            [0] تاس‌ها ({ $shown }) خرج می‌شود
           *[other] تاس‌ها ({ $shown }) و { $what } خرج می‌شود
        }
    }
    .short =
        { $dice ->
            [0] { $what } خرج می‌شود
           *[other] { $supply ->
                [0] تاس‌ها: { $shown }
               *[other] تاس‌ها ({ $shown }) و { $what }
            }
        }
istanbul_dice-preview-draw =
    { $count ->
        [1] یک کارت بازار می‌کشید و از آن استفاده می‌کنید
       *[other] { $count } کارت بازار می‌کشید و از یکی استفاده می‌کنید
    }
istanbul_dice-unmet =
    { $lack ->
        [tile] کاشی مسجد ندارید
        [gone] چیزی برای گرفتن نمانده است
        [dice] به اندازهٔ کافی تاس کارت خرج نکرده‌اید
        [few] { $count ->
            [1] یکی از این کالاها را کم دارید
           *[other] { $count } تا از این کالاها را کم دارید
        }
       *[other] { $missing } کم دارید
    }؛ به‌جایش یک لیر می‌گیرید
istanbul_dice-preview-gain =
    { $what }{ $wild ->
        [none] { "" }
        [alone] { " " }(هر کالا)
       *[among] { " " }(قهوه‌ای: هر کالا)
    } می‌گیرید
istanbul_dice-preview-ruby =
    { $area ->
        [mosque] یک یاقوت از مسجد می‌گیرید
       *[other] یک یاقوت می‌گیرید
    }
istanbul_dice-preview-tile = یک کاشی مسجد می‌گیرید ({ $effect })
    .short = کاشی می‌گیرید
istanbul_dice-preview-die = یک تاس اضافی می‌گیرید
istanbul_dice-preview-drop = یک کاشی مسجد باطل می‌شود ({ $effect })
istanbul_dice-preview-last-round = دور آخر شروع می‌شود
istanbul_dice-preview-brown = قهوه‌ای به‌جای هر کالایی خرج می‌شود
    .short = قهوه‌ای هر کالایی است
istanbul_dice-preview-lacking = { $what } به شما نمی‌رسد؛ کس دیگری ندارد
istanbul_dice-preview-shortage =
    { $rounds ->
        [1] ذخیرهٔ عمومی کافی نیست: هر کس دارد { $what } برمی‌گرداند
       *[other] ذخیرهٔ عمومی کافی نیست: هر کس دارد تا { $what } برمی‌گرداند
    }
istanbul_dice-preview-then =
    { $what ->
        [ruby] بعد ناحیهٔ یاقوت را انتخاب می‌کنید
        [tile] بعد یک کاشی مسجد انتخاب می‌کنید
       *[drop] بعد یک کاشی برای باطل کردن انتخاب می‌کنید
    }

## The log

istanbul_dice-log-roll = { $seat } با تاس‌ها { $shown } آورد.
    .short = تاس ریخت.
istanbul_dice-log-reroll = { $seat } دوباره ریخت و { $shown } آورد.
    .short = دوباره ریخت: { $shown }.
istanbul_dice-log-pay =
    { $goal ->
        [pair] { $seat } { istanbul_dice-log-given } را با { istanbul_dice-one } عوض کرد.
        [two] { $seat } { istanbul_dice-log-given } را با یک کریستال عوض کرد.
        [three] { $seat } { istanbul_dice-log-given } را با یک { -istanbul_dice-brown } عوض کرد.
        [four] { $seat } { istanbul_dice-log-given } را با دو { -istanbul_dice-token } عوض کرد.
       *[other]
            { $dice ->
                [0] { $seat }{ istanbul_dice-log-for } { $what } خرج کرد.
               *[other] { $seat }{ istanbul_dice-log-for } { istanbul_dice-log-given } را خرج کرد.
            }
    }
    .short =
        { $goal ->
            [pair] دو کالای یکسان داد و { istanbul_dice-one } گرفت.
            [two] دو کالا داد و یک کریستال گرفت.
            [three] سه کالا داد و یک { -istanbul_dice-brown } گرفت.
            [four] چهار کالا داد و دو { -istanbul_dice-token } گرفت.
            [area] یک یاقوت خرید: { istanbul_dice-log-price }.
            [tile] یک کاشی مسجد گرفت: { istanbul_dice-log-price }.
           *[other] { istanbul_dice-log-price } خرج کرد.
        }
istanbul_dice-log-dice =
    { $dice ->
        [1] یک تاس
       *[other] { $dice } تاس
    }
istanbul_dice-log-price =
    { $dice ->
        [0] { $what }
       *[other] { $supply ->
            [0] { istanbul_dice-log-dice }
           *[other] { istanbul_dice-log-dice } و { $what }
        }
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
        [area] { " " }برای یک یاقوت
        [tile] { " " }برای یک کاشی مسجد
       *[other] { "" }
    }
istanbul_dice-one =
    { $color ->
        [red] یک کالانمای { -istanbul_dice-cloth }
        [yellow] یک کالانمای { -istanbul_dice-fruit }
        [green] یک کالانمای { -istanbul_dice-spice }
        [blue] یک کالانمای { -istanbul_dice-jewellery }
       *[any] یک { -istanbul_dice-token }
    }
istanbul_dice-log-gain = { $seat } { $what } گرفت.
    .short = { $what } گرفت.
istanbul_dice-log-shortage = ذخیرهٔ عمومی کافی نبود: هر کس داشت { $what } پس داد.
istanbul_dice-log-lacking = { $what } به { $seat } نرسید؛ کس دیگری نداشت.
istanbul_dice-log-collect =
    { $count ->
        [1] { $seat } یک تاس سکه خرج کرد.
       *[other] { $seat } { $count } تاس سکه خرج کرد.
    }
    .short =
        { $count ->
            [1] یک تاس سکه خرج کرد.
           *[other] { $count } تاس سکه خرج کرد.
        }
istanbul_dice-log-shuffle = کارت‌های باطلهٔ بازار بُر خوردند.
istanbul_dice-log-draw =
    { $count ->
        [1] { $seat } یک کارت بازار کشید.
       *[other] { $seat } { $count } کارت بازار کشید.
    }
    .short =
        { $count ->
            [1] یک کارت بازار کشید.
           *[other] { $count } کارت بازار کشید.
        }
istanbul_dice-log-carry =
    { $unmet ->
        [own] { $seat } شرط کارت بازار را نداشت ({ $says }) و یک لیر گرفت.
        [others] { $seat } از یک کارت بازار استفاده کرد: { $says }؛ هیچ‌کس شرطش را نداشت.
       *[none]
            { $offers ->
                [true] پیشنهاد کارت بازار به { $seat }: { $says }.
               *[false] { $seat } از یک کارت بازار استفاده کرد: { $says }.
            }
    }
    .short =
        { $unmet ->
            [own] شرط کارت بازار را نداشت: یک لیر.
            [others] کس دیگری شرط کارت بازار را نداشت.
           *[none]
                { $halves ->
                    [both] کارت: { $own }؛ دیگران: { $theirs }.
                    [own] کارت: { $own }.
                   *[others] کارت برای دیگران: { $theirs }.
                }
        }
istanbul_dice-log-fallback = { $seat } به‌جای آن یک لیر گرفت.
    .short = به‌جای آن یک لیر گرفت.
istanbul_dice-log-unmet = { $seat } شرط کارت بازار را نداشت.
    .short = شرط کارت را نداشت.
istanbul_dice-log-decline = { $seat } کارت بازار را نپذیرفت.
    .short = کارت بازار را نپذیرفت.
istanbul_dice-log-ruby =
    { $area ->
        [mosque] { $seat } یاقوت مسجد را گرفت!
       *[other] { $seat } از { istanbul_dice-area } یک یاقوت گرفت!
    }
    .short = یاقوت گرفت ({ istanbul_dice-area })!
istanbul_dice-log-tile = { $seat } یک کاشی مسجد گرفت ({ $effect }).
    .short = کاشی: { $effect }.
istanbul_dice-log-drop = { $seat } یکی از کاشی‌هایش را باطل کرد ({ $effect }).
istanbul_dice-log-die = { $seat } از نوبت بعد یک تاس اضافی دارد.
    .short = یک تاس اضافی گرفت.
istanbul_dice-log-die-back = { $seat } یک تاس را برگرداند.
istanbul_dice-log-last-round = { $seat } به هدف رسید: دور آخر!
istanbul_dice-log-end = بازی تمام شد.

## Inspected

istanbul_dice-tile-short = { $effect }
istanbul_dice-costs = قیمتش { $price } است
istanbul_dice-in-pile =
    { $count ->
        [0] ستون کاشی‌ها خالی است
        [1] یک کاشی دیگر در ستون مانده است
       *[other] { $count } کاشی دیگر در ستون مانده است
    }
istanbul_dice-tally-text = { $have } از { $goal } کاشیِ لازم برای یاقوت مسجد
istanbul_dice-cloth-text = همه با هم ریخته می‌شوند؛ با یک کریستال هر کدام را بخواهید دوباره می‌ریزید
istanbul_dice-nothing-text = با تاس‌های کارت و بعضی کاشی‌های مسجد کارت بازار می‌کشید
istanbul_dice-pile-use =
    { $pile ->
        [deck] با هر تاس کارت یکی می‌کشید و از یکی از کارت‌ها استفاده می‌کنید
        [discard] وقتی ستون تمام شود بُر می‌خورند
       *[pile] جای کاشی برداشته‌شده از اینجا پر می‌شود
    }
istanbul_dice-fresh = از نوبت بعد برای { $seat } فعال است
istanbul_dice-works = برای { $seat } فعال است
istanbul_dice-area-price =
    { $count ->
        [1] قیمت آخرین یاقوت { $price } است
       *[other] قیمت یاقوت بعدی { $price } است
    }
istanbul_dice-area-left =
    { $count ->
        [1] یک یاقوت مانده است
       *[other] { $count } یاقوت مانده است
    }
istanbul_dice-area-then = قیمت یاقوت پس از آن { $price } است
istanbul_dice-area-mosque =
    { $count ->
        [0] { istanbul_dice-no-ruby }
       *[other] هر کس به { $tiles } کاشی مسجد برسد، یک بار یک یاقوت می‌گیرد؛ { $count } یاقوت مانده است
    }
istanbul_dice-space-text =
    { $space ->
        [pair] دو کالای یکسان خرج کنید و یک { -istanbul_dice-token } از همان نوع بگیرید
        [two] دو کالای مختلف خرج کنید و یک کریستال بگیرید
        [three] سه کالای مختلف خرج کنید و یک { -istanbul_dice-brown } (هر کالا) بگیرید
        [four] از هر نوع یک کالا خرج کنید و دو کالانمای دلخواه به‌جز قهوه‌ای بگیرید
        [lira] { $count ->
            [0] به‌ازای هر تاس سکه ۲ لیر بگیرید، همه با هم
           *[other] با تاس‌های سکهٔ خود { $lira } لیر بگیرید
        }
        [cards] با هر تاس کارت یک کارت بازار بکشید و از یکی از آن‌ها استفاده کنید
        [tile] یک کاشی مسجد انتخاب کنید؛ قیمتش روی آن است
       *[ruby] ناحیه‌ای انتخاب کنید؛ قیمت یاقوت بعدی همان‌جاست
    }
    .short =
        { $space ->
            [pair] دو کالای یکسان برای یکی دیگر
            [three] سه کالای مختلف برای یک { -istanbul_dice-brown }
            [four] از هر نوع یکی برای دو کالانما
            [cards] برای هر تاس کارت یک کارت بازار
           *[other] { istanbul_dice-space-text }
        }
istanbul_dice-die-used = { istanbul_dice-shown-face }؛ در این نوبت استفاده شده است
istanbul_dice-die-shows = { istanbul_dice-shown-face }
istanbul_dice-die-waits = هنوز ریخته نشده است: «{ istanbul_dice-do-roll }» را بزنید
istanbul_dice-shown-face =
    { $face ->
        [red] { -istanbul_dice-cloth } (قرمز)
        [yellow] { -istanbul_dice-fruit } (زرد)
        [green] { -istanbul_dice-spice } (سبز)
        [blue] { -istanbul_dice-jewellery } (آبی)
        [coin] سکه
       *[card] کارت
    }
istanbul_dice-supply-take =
    { $way ->
        [pair] ۲ { istanbul_dice-many } خرج کنید و یکی دیگر بگیرید
       *[four] چهار کالای مختلف خرج کنید و دو کالای دلخواه بگیرید
    }
istanbul_dice-supply-text =
    { $good ->
        [brown] به‌جای هر کالایی خرج می‌شود
        [lira] پول برای یاقوت‌های { -istanbul_dice-right } و بعضی کارت‌های بازار
        [crystal] پیش از اولین عملیات با هر کریستال هر چند تاس را بخواهید دوباره می‌ریزید
       *[other] تا خرج نشود پیش شما می‌ماند و مثل تاسِ همان کالا حساب می‌شود
    }
istanbul_dice-owned-text = { istanbul_dice-supply-text }
istanbul_dice-with-dice =
    { $dice ->
        [0] هیچ تاس استفاده‌نشده‌ای آن را نشان نمی‌دهد
        [1] یک تاس استفاده‌نشده هم آن را نشان می‌دهد
       *[other] { $dice } تاس استفاده‌نشده هم آن را نشان می‌دهند
    }
istanbul_dice-goal-text = { $have } از { $goal } یاقوت
istanbul_dice-wealth = ارزش دارایی در تساوی { $lira } لیر است (هر کالانما { $goods }، هر کریستال { $crystals })
istanbul_dice-pile-text =
    { $count ->
        [0] چیزی اینجا نیست
        [1] یکی اینجاست
       *[other] { $count } تا اینجاست
    }
istanbul_dice-ruby-text =
    { $area ->
        [mosque] با کاشی‌های مسجد به دست آمده است
        [left] از { -istanbul_dice-left } گرفته شده است
        [right] از { -istanbul_dice-right } گرفته شده است
        [red] از ناحیهٔ { -istanbul_dice-cloth } گرفته شده است
        [yellow] از ناحیهٔ { -istanbul_dice-fruit } گرفته شده است
        [green] از ناحیهٔ { -istanbul_dice-spice } گرفته شده است
       *[blue] از ناحیهٔ { -istanbul_dice-jewellery } گرفته شده است
    }

## Refusals

istanbul_dice-no-roll-first = اول تاس بریزید
istanbul_dice-no-crystal = برای دوباره ریختن یک کریستال لازم دارید
istanbul_dice-no-reroll-late = فقط پیش از اولین عملیات می‌توان تاس‌ها را دوباره ریخت
istanbul_dice-no-coin-dice = یک تاس سکهٔ استفاده‌نشده لازم دارید
istanbul_dice-no-card-dice = یک تاس کارتِ استفاده‌نشده لازم دارید
istanbul_dice-no-pair = ۲ کالای یکسان لازم دارید
istanbul_dice-no-pair-color = ۲ { istanbul_dice-many } لازم دارید
istanbul_dice-no-different =
    { $have ->
        [0] { $count } کالای مختلف لازم دارید و هیچ‌کدام را ندارید
        [1] { $count } کالای مختلف لازم دارید و یکی دارید
       *[other] { $count } کالای مختلف لازم دارید و { $have } تا دارید
    }
istanbul_dice-no-ruby = اینجا یاقوتی نمانده است
istanbul_dice-no-gift = هیچ کارت بازاری یاقوت مسجد را نمی‌دهد
istanbul_dice-no-sale =
    { $space ->
        [tile] هنوز نمی‌توانید قیمت هیچ کاشی مسجدی را بپردازید
       *[ruby] هنوز نمی‌توانید قیمت هیچ یاقوتی را بپردازید
    }
istanbul_dice-no-mosque = برای یاقوت مسجد { $count } کاشی لازم دارید
istanbul_dice-no-lira =
    { $have ->
        [0] { $price } لیر لازم دارید و هیچ لیری ندارید
       *[other] { $price } لیر لازم دارید و { $have } لیر دارید
    }
istanbul_dice-no-goods =
    هنوز { $missing } کم دارید{ $brown ->
        [0] { "" }
        [1] ؛ { -istanbul_dice-brown } شما کافی نیست
       *[other] ؛ { $brown } { -istanbul_dice-brown } شما کافی نیست
    }
istanbul_dice-no-unit = از این به اندازهٔ کافی انتخاب کرده‌اید

## Scores

istanbul_dice-total =
    { $n ->
        [1] یک یاقوت
       *[other] { $n } یاقوت
    }
istanbul_dice-score-goods = ناحیه‌های کالا
istanbul_dice-score-left = { -istanbul_dice-left }
istanbul_dice-score-right = { -istanbul_dice-right }
istanbul_dice-score-mosque = مسجد
istanbul_dice-tie-wealth = دارایی به لیر

## Hints

istanbul_dice-why-ruby = یاقوت { $count } از { $goal }.
istanbul_dice-why-tile =
    کاشی مسجد در هر نوبت کمک می‌کند{ $left ->
        [0] { "." }
       *[other] { "؛ " }تا یاقوت مسجد { $left } کاشی می‌ماند.
    }
istanbul_dice-why-reach = بعد از آن می‌توانید { istanbul_dice-ruby } را بخرید.
istanbul_dice-why-lira = { $gain } لیر بیشتر: { $count } لیر خواهید داشت.
istanbul_dice-why-crystals = { $gain } کریستال بیشتر برای دوباره ریختن: { $count } کریستال خواهید داشت.
istanbul_dice-why-brown = { $gain } { -istanbul_dice-brown } که به‌جای هر کالایی خرج می‌شود: { $count } تا خواهید داشت.
istanbul_dice-why-goods = { $gain } { istanbul_dice-many } برای نگه داشتن: { $count } تا خواهید داشت.
istanbul_dice-why-near =
    بعد از آن تا { istanbul_dice-ruby } فقط { $goods ->
        [0] { $lira } لیر
       *[other] { $goods } کالا{ $lira ->
            [0] { "" }
           *[other] { " " }و { $lira } لیر
        }
    } می‌ماند.
istanbul_dice-why-reroll = { $kept } می‌ماند و { istanbul_dice-crystal-of } خرج می‌شود.
istanbul_dice-why-reroll-all = هیچ تاسی نمی‌ماند و { istanbul_dice-crystal-of } خرج می‌شود.
istanbul_dice-crystal-of =
    { $have ->
        [1] تنها کریستالتان
       *[other] یکی از { $have } کریستالتان
    }
istanbul_dice-why-draw =
    { $count ->
        [one] یک کارت بازار می‌کشید و استفاده می‌کنید.
       *[other] { $count } کارت بازار می‌کشید و از بهترین استفاده می‌کنید.
    }
istanbul_dice-why-free = چیزی از ذخیرهٔ شما خرج نمی‌شود.
istanbul_dice-why-keeps =
    موجودی شما برای { istanbul_dice-ruby } می‌ماند: { $goods ->
        [0] { $lira ->
            [0] چیزی کم ندارید.
           *[other] هنوز { $lira } لیر کم است.
        }
       *[other] هنوز { $goods } کالا{ $lira ->
            [0] { "" }
           *[other] { " " }و { $lira } لیر
        } کم است.
    }
istanbul_dice-why-pay =
    برایتان { $dice ->
        [0] { "" }
       *[other] { $dice } تاس و{ " " }
    }{ $tokens } کالانما می‌ماند.

## The rules in our own words

istanbul_dice-help-goal = هدف بازی
istanbul_dice-help-goal-text = شما بازرگانان بازار بزرگ استانبول هستید. با تاس‌ها کالا و پول جمع کنید و آن‌ها را به یاقوت تبدیل کنید. وقتی بازیکنی ۶ یاقوت به دست بیاورد (در بازی ۴ نفره: ۵ یاقوت)، همان دور را تا آخر بازی کنید. هر کس بیشترین یاقوت را داشته باشد برنده است.
istanbul_dice-help-roll = نوبت شما: تاس‌ها
istanbul_dice-help-roll-text = در نوبت خود ۵ تاس و تاس‌های اضافیِ کاشی‌های مسجدتان را بریزید. روی تاس‌ها چهار کالا ({ -istanbul_dice-cloth }، { -istanbul_dice-fruit }، { -istanbul_dice-spice }، { -istanbul_dice-jewellery })، سکه و کارت است. پیش از اولین عملیات می‌توانید کریستال خرج کنید: با هر کریستال، هر چند تاس را که بخواهید دوباره می‌ریزید.
istanbul_dice-help-roll-press = «{ istanbul_dice-do-roll }» را بزنید. برای دوباره ریختن، تاس‌ها را یکی‌یکی در سینی انتخاب کنید و بعد «دوباره ریختن» را بزنید.
istanbul_dice-help-actions = نوبت شما: دو عملیات
istanbul_dice-help-actions-text = بعد دو عملیات انجام دهید؛ هر دو می‌توانند یکی باشند، ولی هر تاس در هر نوبت فقط یک بار استفاده می‌شود. با دو کالای یکسان یک { -istanbul_dice-token } (مهرهٔ کالا) از همان نوع می‌گیرید، با دو کالای مختلف یک کریستال، با سه کالای مختلف یک { -istanbul_dice-brown } و با چهار کالای مختلف دو کالانمای دلخواه به‌جز قهوه‌ای. آنچه می‌گیرید پیش شما می‌ماند.
istanbul_dice-help-actions-press = چراغ عملیاتی که می‌توانید انجام دهید روشن است. یکی را انتخاب کنید؛ اگر انتخاب کالا با شماست، آن را در ذخیرهٔ عمومی انتخاب کنید. با متن بزرگ‌تر، یاقوت‌ها و کاشی‌های مسجد برگهٔ جدا دارند.
istanbul_dice-help-coins = سکه و کارت
istanbul_dice-help-coins-text = در عملیات لیر، همهٔ تاس‌های سکه را با هم خرج می‌کنید و به‌ازای هر کدام ۲ لیر می‌گیرید. در عملیات کارت، هر چند تاس کارت که بخواهید خرج می‌کنید و به همان تعداد کارت بازار می‌کشید؛ از یکی استفاده می‌کنید و بقیه باطل می‌شوند.
istanbul_dice-help-coins-press = عملیات سکه یا کارت را انتخاب کنید. تعداد تاس‌های کارت را با − و + تعیین کنید.
istanbul_dice-help-pay = پرداخت با کالا
istanbul_dice-help-pay-text = قیمت را با تاس و { -istanbul_dice-token } می‌پردازید، با هر ترکیبی که بخواهید. کالانماها تا وقتی خرج نشوند پیش شما می‌مانند. { -istanbul_dice-brown } به‌جای هر کالایی خرج می‌شود، ولی نه به‌جای سکه یا کارت.
istanbul_dice-help-pay-press = پرداخت خودکار است: اول تاس، بعد { -istanbul_dice-token } و در آخر قهوه‌ای. با «{ istanbul_dice-do-choose }» کالاها را خودتان انتخاب می‌کنید.
istanbul_dice-help-ruby = یاقوت‌ها
istanbul_dice-help-ruby-text = هر یک از چهار کالا ناحیه‌ای دارد و عدد آن قیمت یاقوت بعدی است. در { -istanbul_dice-left } از هر نوع یک کالا و چند کالای دلخواه می‌پردازید و در { -istanbul_dice-right } لیر. با برداشته شدن یاقوت‌ها، قیمت یاقوت بعدی بیشتر می‌شود یا همان می‌ماند.
istanbul_dice-help-ruby-press = ناحیه‌ای را انتخاب کنید. نقطه‌ها نشان می‌دهند چقدر از قیمت را دارید.
istanbul_dice-help-mosque = کاشی‌های مسجد
istanbul_dice-help-mosque-text = با پرداخت کالاهای روی یک کاشی مسجد آن را می‌گیرید. کاشی از نوبت بعد تا پایان بازی برای شما فعال است. هر کس دقیقاً ۵ کاشی داشته باشد (در بازی ۴ نفره: ۴ کاشی)، فقط یک بار در بازی یک یاقوت از مسجد می‌گیرد.
istanbul_dice-help-mosque-press = یکی از کاشی‌های چیده‌شدهٔ مسجد را انتخاب کنید.
istanbul_dice-help-tiles = اثر کاشی‌های مسجد
istanbul_dice-help-tiles-text = در آغاز نوبت: ۳ لیر، یک کریستال، یا یک کارت بازار که رو می‌کنید و از آن استفاده می‌کنید. کاشی‌های دیگر: یک عملیات اضافی در هر نوبت، یک { -istanbul_dice-token } همراه عملیات لیر، یا یک تاس اضافی. از هر نوع می‌توانید چند تا داشته باشید.
istanbul_dice-help-cards = کارت‌های بازار
istanbul_dice-help-cards-text = بخشی که چراغ دارد برای صاحب نوبت است و بخشی که آدم‌ها را دارد برای دیگران، به ترتیب نوبت. آنچه را پشت پیکان است خرج می‌کنید تا آنچه را جلوی آن است بگیرید؛ آنچه را در قاب خط‌چین است فقط باید داشته باشید. اگر صاحب نوبت نتواند یا نخواهد شرط را فراهم کند، به‌جای آن یک لیر می‌گیرد. دیگران می‌توانند نپذیرند و چیزی نگیرند. یاقوت از ناحیه‌ای به انتخاب شماست، نه از مسجد. کاشی پشت پیکان سرخ یکی از کاشی‌های خودتان است که باطل می‌شود و کاشی جلوی آن یکی از کاشی‌های چیده‌شده.
istanbul_dice-help-cards-press = با دکمه‌های پایین بپذیرید یا نپذیرید. بازیکنانی که هنوز باید پاسخ دهند کنار کارت دیده می‌شوند.
istanbul_dice-help-supply = وقتی ذخیرهٔ عمومی کافی نیست
istanbul_dice-help-supply-text = اگر آنچه می‌گیرید در ذخیرهٔ عمومی کافی نباشد، هر کس از آن دارد، خود شما هم، یکی برمی‌گرداند. این کار تکرار می‌شود تا کافی باشد یا فقط شما از آن داشته باشید. بعد سهم خود را برمی‌دارید.
istanbul_dice-help-end = پایان بازی
istanbul_dice-help-end-text = دوری را که بازیکنی در آن به هدف می‌رسد تا آخر بازی کنید. هر کس بیشترین یاقوت را داشته باشد برنده است. در تساوی، کسانی که مساوی‌اند می‌فروشند: هر { -istanbul_dice-token } ۳ لیر و هر کریستال ۲ لیر. هر کدام پول بیشتری داشته باشد برنده است؛ اگر باز هم مساوی باشند، پیروزی مشترک است.

## Symbols

istanbul_dice-sign-red = { -istanbul_dice-cloth } (قرمز)
istanbul_dice-sign-yellow = { -istanbul_dice-fruit } (زرد)
istanbul_dice-sign-green = { -istanbul_dice-spice } (سبز)
istanbul_dice-sign-blue = { -istanbul_dice-jewellery } (آبی)
istanbul_dice-sign-coin = سکه: ۲ لیر با عملیات لیر
istanbul_dice-sign-card = کارت: یک کارت بازار با عملیات کارت
istanbul_dice-sign-token-brown = { -istanbul_dice-brown } (مهرهٔ کالا): به‌جای هر کالایی
istanbul_dice-sign-token-lira = لیر
istanbul_dice-sign-token-crystal = کریستال: برای دوباره ریختن تاس‌ها
istanbul_dice-sign-pips = قیمت یاقوت بعدی؛ نقطه‌های روشن: آنچه دارید
istanbul_dice-sign-carpet = { -istanbul_dice-left }: از هر نوع یک کالا و چند کالای دلخواه
istanbul_dice-sign-income = لیر یا کریستال در آغاز نوبت
istanbul_dice-sign-reveal = یک کارت بازار در آغاز نوبت
istanbul_dice-sign-action = یک عملیات اضافی در هر نوبت
istanbul_dice-sign-bonus = یک { -istanbul_dice-token } همراه عملیات لیر
istanbul_dice-sign-die = یک تاس اضافی
istanbul_dice-sign-active = چراغ: برای صاحب نوبت
istanbul_dice-sign-others = آدم‌ها: برای دیگران

## About this edition

istanbul_dice-about-edition = بر پایهٔ قوانین «استانبول: بازی تاس» اثر رودیگر دورن، با متن و تصویرهای خودمان؛ کار بازیکنان است، نه ناشر.
istanbul_dice-about-data = تعداد اجزا، وجه‌های تاس، عملیات و هدف مانند بازی چاپی است. قیمت بیشتر یاقوت‌ها، قیمت کاشی‌های مسجد و مقدارهای روی کارت‌های بازار بازسازی شده‌اند: با همهٔ قوانین و مثال‌ها سازگارند، ولی شاید با نسخهٔ چاپی فرق داشته باشند. این‌ها در فایل‌های ساده‌ای آمده (assets/data/istanbul_dice) و هر سطر می‌گوید چقدر مطمئن است؛ اگر بازی را دارید می‌توانید آن‌ها را درست کنید.
istanbul_dice-scene-turn = تاس‌ها
istanbul_dice-scene-rubies = یاقوت‌ها
istanbul_dice-scene-tiles = کاشی‌ها
istanbul_dice-scene-cards = کارت‌ها
istanbul_dice-view-turn = تاس‌ها و عملیات
istanbul_dice-view-rubies = ناحیه‌های یاقوت از نزدیک
istanbul_dice-view-tiles = کاشی‌های مسجد از نزدیک
istanbul_dice-view-cards = کارت‌های بازار از نزدیک
istanbul_dice-waiting =
    { $sort ->
        [reroll] { $count } تاس برای دوباره ریختن
        [face] { $count } تاس برای پرداخت
        [area] { $count } یاقوت برای گرفتن
        [tile] { $count } کاشی مسجد برای گرفتن
        [card] { $count } کارت بازار برای استفاده
        [supply] { $count } کالا برای گرفتن
       *[space] { $count } عملیات
    }

## آموزش

istanbul_dice-lesson-goal = شش یاقوت، دو عملیات
istanbul_dice-lesson-goal-aim = هدف، یاقوت است: با شش یاقوت بازی به پایان می‌رسد و هر کس بیشترین یاقوت را دارد برنده است.
istanbul_dice-lesson-goal-sold = یاقوت را اینجا می‌خرید. عدد، قیمتش به کالا یا لیر است؛ مسجد هم برای پنج کاشی یک یاقوت می‌دهد.
istanbul_dice-lesson-goal-carpets = دو فرش هم یاقوت دارند: { -istanbul_dice-left } از هر نوع یک کالا و یکی بیشتر می‌خواهد و { -istanbul_dice-right } لیر.
istanbul_dice-lesson-goal-roll = نوبت با پنج تاس شروع می‌شود. «{ istanbul_dice-do-roll }» را بزنید!
istanbul_dice-lesson-goal-once = دو عملیات دارید و هر تاس فقط یک بار استفاده می‌شود. از سکه‌ها شروع کنیم.
istanbul_dice-lesson-goal-lira = عملیات اول: همین را که روشن است انتخاب کنید؛ برای هر سکه ۲ لیر. همهٔ تاس‌های سکه با هم خرج می‌شوند.
istanbul_dice-lesson-goal-lira-first = اول عملیات لیر را انتخاب کنید
istanbul_dice-lesson-goal-pair = عملیات دوم روشن است: با دو کالای یکسان یکی دیگر می‌گیرید؛ { -istanbul_dice-token }یی که پیش شما می‌ماند.
istanbul_dice-lesson-goal-pair-first = اول عملیات دو کالای یکسان را انتخاب کنید
istanbul_dice-lesson-goal-other = حالا حریف تاس می‌ریزد و لیر می‌گیرد.
istanbul_dice-lesson-goal-other-pair = بعد او هم با دو کالای یکسان یک { -istanbul_dice-token } می‌گیرد.
istanbul_dice-lesson-goal-again = دوباره نوبت شماست. { -istanbul_dice-token } تا خرج نشود مثل یک تاس حساب می‌شود. بریزید!
istanbul_dice-lesson-goal-three = با سه کالای مختلف یک { -istanbul_dice-brown } می‌گیرید که به‌جای هر کالایی خرج می‌شود. همین را انتخاب کنید.
istanbul_dice-lesson-goal-three-first = اول عملیات سه کالای مختلف را انتخاب کنید
istanbul_dice-lesson-goal-different = با دو کالای مختلف کریستال می‌گیرید و با چهار کالای مختلف، دو کالای دلخواه.
istanbul_dice-lesson-goal-last = یک عملیات مانده است: برای سکه‌تان لیر بگیرید.
istanbul_dice-lesson-tiles = کاشی‌های مسجد و کریستال
istanbul_dice-lesson-tiles-help = کاشی مسجد در هر نوبت کمکتان می‌کند: مثلاً با لیر، یک تاس اضافی یا یک عملیات اضافی.
istanbul_dice-lesson-tiles-roll = سه { -istanbul_dice-token } دارید. تاس بریزید تا ببینید به کدام کاشی‌ها می‌رسید.
istanbul_dice-lesson-tiles-take = کالاهای روی کاشی قیمت آن است؛ تاس و { -istanbul_dice-token } می‌دهید. کاشی روشن را بگیرید: عملیات اضافی در هر نوبت.
istanbul_dice-lesson-tiles-take-first = اول کاشی روشن مسجد را بگیرید
istanbul_dice-lesson-tiles-fresh = کاشی مال شماست و از نوبت بعد فعال است. با پنجمین کاشی، یک یاقوت مسجد هم می‌گیرید.
istanbul_dice-lesson-tiles-crystal = عملیات دوم: یک کریستال برای دو کالای مختلف. خود برنامه می‌پردازد و اول تاس خرج می‌کند.
istanbul_dice-lesson-tiles-crystal-first = اول یک کریستال بگیرید
istanbul_dice-lesson-tiles-active = کاشی‌تان حالا فعال است: این نوبت سه عملیات دارید. تاس بریزید!
istanbul_dice-lesson-tiles-reroll = این تاس‌ها را نمی‌پسندید؟ هر کدام را نمی‌خواهید انتخاب کنید و پایین با یک کریستال دوباره بریزید.
istanbul_dice-lesson-tiles-reroll-first = اول چند تاس را دوباره بریزید
istanbul_dice-lesson-tiles-act = فقط پیش از عملیات اول می‌توان دوباره ریخت. حالا عملیاتی انتخاب کنید؛ کارت‌ها در بخش بعد می‌آیند.
istanbul_dice-lesson-tiles-no-cards = کارت‌های بازار در بخش بعد می‌آیند
istanbul_dice-lesson-tiles-second = دو عملیات مانده است. یکی دیگر انجام دهید.
istanbul_dice-lesson-tiles-extra = این عملیات اضافی را کاشی‌تان داده است. انجامش دهید یا نوبت را تمام کنید.
istanbul_dice-lesson-cards = کارت‌های بازار
istanbul_dice-lesson-cards-deck = با تاس کارت از این‌ها می‌کشید: کالا، لیر، کریستال، کاشی و حتی یاقوت می‌دهند.
istanbul_dice-lesson-cards-roll = تاس بریزید؛ ببینیم کارت هم می‌آید یا نه.
istanbul_dice-lesson-cards-draw = دو تاس کارت! هر دو را خرج کنید: دو کارت می‌کشید و از یکی استفاده می‌کنید.
istanbul_dice-lesson-cards-place = کارت‌هایتان اینجاست. با برگه‌ها تاس، یاقوت و کاشی را می‌بینید و به کارت‌ها برمی‌گردید.
istanbul_dice-lesson-cards-draw-first = اول دو کارت بکشید
istanbul_dice-lesson-cards-carry = بخشی که چراغ دارد برای شماست و بخشی که آدم‌ها را دارد برای دیگران. یک کارت انتخاب کنید.
istanbul_dice-lesson-cards-join = شما سهمتان را گرفتید. حالا دیگران هم می‌توانند بپذیرند و حریف می‌پذیرد.
istanbul_dice-lesson-cards-lira = عملیات دوم: با سکه‌تان لیر بگیرید.
istanbul_dice-lesson-cards-theirs = بعد حریف یک کارت بازار می‌کشد.
istanbul_dice-lesson-cards-answer = این بار شما جزو دیگران هستید: از پیشنهاد چیزی بگیرید یا نپذیرید.
istanbul_dice-lesson-cards-ask = بعضی کارت‌ها اول چیزی از شما می‌گیرند. اگر نتوانید یا نخواهید بپردازید، به‌جایش یک لیر می‌گیرید.
istanbul_dice-lesson-end = خریدن یاقوت و بردن بازی
istanbul_dice-lesson-end-four = چهار یاقوت دارید و خوب پس‌انداز کرده‌اید. دو تای آخر را در همین نوبت بخرید!
istanbul_dice-lesson-end-roll = مثل همیشه، اول تاس بریزید.
istanbul_dice-lesson-end-price = عدد، قیمت است. نقطه‌های روشن کالاهای شماست (قهوه‌ای هم حساب می‌شود) و نوار، لیرهایتان.
istanbul_dice-lesson-end-buy = ناحیهٔ روشن پنج جواهر می‌خواهد. یاقوتش را بخرید: اول تاس خرج می‌شود، بعد { -istanbul_dice-token }.
istanbul_dice-lesson-end-buy-first = اول یاقوت جواهر را بخرید
istanbul_dice-lesson-end-rises = پنج یاقوت! با هر خرید، یاقوت بعدی همان ناحیه گران‌تر می‌شود یا قیمتش می‌ماند.
istanbul_dice-lesson-end-sixth = عملیات دوم: { -istanbul_dice-right } لیر می‌خواهد و شما ۲۲ لیر دارید. ششمین یاقوت را بخرید!
istanbul_dice-lesson-end-sixth-first = اول ششمین یاقوت را بخرید
istanbul_dice-lesson-end-final = شش یاقوت! این دور آخر است: حریف هنوز یک نوبت دارد و لیر می‌گیرد.
istanbul_dice-lesson-end-tie = با آخرین عملیات حریف دور تمام می‌شود و شما می‌برید! در تساوی، لیر و کالا و کریستالِ مانده حساب می‌شود.
istanbul_dice-lesson-game = یک بازی کوتاه، این بار خودتان
istanbul_dice-lesson-game-three = هر کدام سه یاقوت دارید و بقیه با شماست. با شش یاقوت، دور آخر شروع می‌شود.
istanbul_dice-lesson-game-tiles = دو کاشی مسجدتان در هر نوبت کار می‌کنند: یکی ۳ لیر می‌دهد و دیگری یک عملیات اضافی.
istanbul_dice-lesson-game-hint = نمی‌دانید چه کنید؟ لامپِ پایین صفحه پیشنهاد می‌دهد. موفق باشید!

## برچسب‌ها

istanbul_dice-label-areas = یاقوت‌ها و قیمتشان
istanbul_dice-label-tiles = کاشی مسجد: کمک همیشگی
istanbul_dice-label-dice = تاس‌ها: هر کدام یک بار
istanbul_dice-label-actions = عملیات: دو تا در هر نوبت
istanbul_dice-label-own = دارایی شما
