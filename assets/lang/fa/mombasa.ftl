### مومباسا. پروندهٔ انگلیسی همین کلیدها را دارد.

mombasa-name = مومباسا
mombasa-tagline = سهام و شعبه و کتاب، گرداگرد نقشه‌ای کهن از آفریقا
mombasa-box = کارت‌هایتان را مخفیانه برنامه‌ریزی کنید، چهار شرکت را در آفریقا توسعه دهید و با سهامشان از همه ثروتمندتر شوید.

## Companies, goods, regions

mombasa-company =
    { $company ->
        [mombasa] مومباسا
        [cape_town] کیپ‌تاون
        [saint_louis] سنت‌لوئیس
       *[cairo] قاهره
    }

mombasa-scene-chart = نقشه
mombasa-scene-companies = سهام
mombasa-scene-market = خرید
mombasa-scene-bonus = جایزه
mombasa-scene-books = کتاب‌ها
mombasa-scene-cards = کارت‌ها
mombasa-view-chart = نقشه و شعبه‌های همهٔ شرکت‌ها
mombasa-view-companies = مسیر شرکت‌ها: هر کس کجاست
mombasa-view-market = بخش خرید: کارت‌های خریدنی و قیمت آن‌ها
mombasa-view-bonus = خانه‌های جایزه و امکانات شرکت‌ها
mombasa-view-books = کتاب‌های موجود و مسیر حسابداری
mombasa-view-cards = کارت‌ها: چیده، در استراحت و در دست
mombasa-waiting =
    { $sort ->
        [base] { $count } بندر برای توسعه
        [bonus] { $count } خانهٔ جایزه
        [shelve] { $count } کتاب تازه برای چیدن
        [book] { $count } کتاب برای برداشتن
        [buy] { $count } کارت که می‌توانید بخرید
        [discard] { $count } کارت برای حذف
        [plan] { $count } کارت برای قسمت‌های اقدام
        [rest] { $count } کارت برای ستون‌های استراحت
        [card] { $count } کارت برای استفاده
        [tile] { $count } کاشی جایزه برای استفاده
        [fill] { $count } ستون استراحت برای کارت
        [column] { $count } ستون استراحت برای پس گرفتن
        [flip] { $count } کتاب برای چرخاندن
        [ink] { $count } خانه برای جوهر
        [ledger] { $count } خانه برای کتاب
        [pile] پوند بابت امتیازها
        [claim] { $count } پاداش برای گرفتن
        [region] { $count } منطقه برای ورود
        [lift] { $count } کارت چیده برای پس گرفتن
        [slot] { $count } قسمت باز
        [stack] { $count } ردیف شعبه
       *[track] { $count } مسیر برای پیش رفتن
    }

mombasa-good =
    { $good ->
        [coffee] قهوه
        [banana] موز
       *[cotton] پنبه
    }

mombasa-region =
    { $region ->
        [abyssinia] حبشه
        [angola] آنگولا
        [cape_colony] دماغهٔ امید
        [congo_basin] حوضهٔ کنگو
        [fezzan] فزان
        [gold_coast] ساحل طلا
        [great_lakes] دریاچه‌های بزرگ
        [great_sahara] صحرای بزرگ
        [guinea_coast] ساحل گینه
        [hausaland] سرزمین هوسا
        [kalahari] کالاهاری
        [kasai] کاسای
        [kordofan] کردفان
        [lower_egypt] مصر سفلی
        [lower_guinea] گینهٔ سفلی
        [maghreb] مغرب
        [natal] ناتال
        [nubia] نوبه
        [senegambia] سنگامبیا
        [somaliland] سومالی‌لند
        [swahili_coast] ساحل سواحیلی
        [tripolitania] طرابلس
        [upper_niger] نیجر علیا
        [zambezia] زامبزیا
       *[other] { $plain }
    }

# A region that the map names itself; the language whose name is taken.
-mombasa-language = فارسی
    .code = fa
mombasa-region-own =
    { -mombasa-language.code ->
        [fa] { $fa }
       *[en] { $en }
    }

mombasa-reward =
    { $reward ->
        [pounds] { $amount } پوند
        [diamonds] { $amount } گام در مسیر الماس
        [bookkeeping] { $amount } امتیاز حسابداری
        [track_step] { $amount } گام مسیر
       *[none] ندارد
    }

## The pieces by name

mombasa-card =
    { $kind ->
        [goods] کارت { $value } واحدی { $good ->
            [coffee] قهوه
            [banana] موز
           *[cotton] پنبه
        }
        [expansion] کارت توسعهٔ { $value }
        [bookkeeper] حسابدار { $value }
        [merchant] تاجر الماس
       *[share] کارت سهم
    }{ $share ->
        [none] { "" }
        [mombasa] { " " }با ۱ سهم مومباسا
        [cape_town] { " " }با ۱ سهم کیپ‌تاون
        [saint_louis] { " " }با ۱ سهم سنت‌لوئیس
       *[cairo] { " " }با ۱ سهم قاهره
    }
mombasa-merchant = تاجر الماس { mombasa-company }
mombasa-tile =
    { $tile ->
        [goods] کاشی ۱+ کالا
        [bookkeeper] کاشی حسابدار
        [merchant] کاشی تاجر الماس
       *[expansion] کاشی توسعه
    }
mombasa-book = کتاب { $letter }
mombasa-starting-tile = کاشی شروع
mombasa-post = شعبهٔ { mombasa-company }
mombasa-base = پایگاه { mombasa-company }
mombasa-stack = ردیف { $column } پایگاه { mombasa-company }
mombasa-track = مسیر { mombasa-company }
mombasa-slot-short = قسمت اقدام { $number }
mombasa-column-short = ستون استراحت { $number }
mombasa-ledger-short = خانهٔ حسابداری { $number }
mombasa-slot = { $seat }: قسمت اقدام { $number }
mombasa-column = { $seat }: ستون استراحت { $number }
mombasa-ledger = { $seat }: خانهٔ { $number } مسیر حسابداری
mombasa-bank = مخزن اصلی
mombasa-hidden = کارت رو به پایین
mombasa-display = جای خالی بخش خرید
mombasa-shelf = جای خالی بخش کتاب‌ها
mombasa-space =
    { $space ->
        [start] بازیکن شروع
        [buy] خرید کارت
        [remove] حذف کارت
        [coffee] بیشترین قهوه
        [banana] بیشترین موز
        [cotton] بیشترین پنبه
        [expansion] بیشترین توسعه
        [tile_goods] رزرو کاشی ۱+ کالا
        [tile_bookkeeper] رزرو کاشی حسابدار
        [tile_merchant] رزرو کاشی تاجر الماس
        [tile_expansion] رزرو کاشی توسعه
        [C1] امتیاز حسابداری و الماس
        [C2] کارت یا الماس
        [D1] حذف کارت قهوه
       *[D2] گام در مسیرهای دیگر
    }

## What is asked

mombasa-way-end = پایان مرحله
mombasa-way-end-how = ستون استراحتی را که به دستتان برمی‌گردد انتخاب کنید: مرحلهٔ شما با آن پایان می‌یابد
mombasa-way-expand = کدام شرکت توسعه پیدا کند؟ بندر آن را انتخاب کنید
mombasa-warn-slots =
    { $count ->
        [one] هنوز یک قسمت اقدام خالی است. برای اعلام آمادگی دوباره بزنید.
       *[other] هنوز { $count } قسمت اقدام خالی است. برای اعلام آمادگی دوباره بزنید.
    }
mombasa-choose-plan-card = کدام کارت در این قسمت اقدام قرار بگیرد؟
mombasa-choose-rest-column = «{ $piece }» در کدام ستون استراحت قرار بگیرد؟
mombasa-choose-rest-card = کدام کارت در این ستون قرار بگیرد؟
mombasa-choose-shelf-space = «{ $piece }» روی کدام خانهٔ مسیر حسابداری قرار بگیرد؟
mombasa-choose-shelf-book = کدام کتاب روی این خانه قرار بگیرد؟
mombasa-choose-region-post = شعبهٔ این ردیف به کدام منطقه برود؟
mombasa-choose-region-row = شعبهٔ «{ $piece }» از کدام ردیف برداشته شود؟
mombasa-choose-tile = یکی از دو کاشی شروع را نگه دارید و «آماده‌ام» را بزنید
mombasa-choose-rest =
    { $count ->
        [one] آماده‌سازی: این کارت را در یک ستون استراحت بگذارید
       *[other] آماده‌سازی: در هر ستون استراحت یک کارت (بعداً برمی‌گردند)
    }
mombasa-ask-plan = قسمت‌های باز را پر کنید؛ شروع با { $first }
mombasa-choose-plan = کارت در قسمت‌های باز، سپس «آماده‌ام»
mombasa-choose-action = یک اقدام: کارت، بندر، جایزه یا پایان
mombasa-ask-action =
    { $kinds ->
        [card-port-bonus] یک اقدام: کارت، بندر، جایزه یا پایان
        [card-port] یک اقدام: کارت، بندر یا پایان
        [card-bonus] یک اقدام: کارت، جایزه یا پایان
        [port-bonus] یک اقدام: بندر، جایزه یا پایان
        [card] یک اقدام: کارت یا پایان
        [port] یک اقدام: بندر یا پایان
        [bonus] یک اقدام: جایزه یا پایان
       *[none] تنها پایان مرحله مانده است
    }
mombasa-ask-goods =
    { $count ->
        [0] واحدی نمانده است
       *[other] { $count } واحد
    }: { $kinds ->
        [use-acquire-step] کارتی دیگر، سپس بخش خرید و مسیرها
        [use-acquire] کارتی دیگر، سپس از بخش خرید
        [use-step] کارتی دیگر، سپس مسیرها
        [acquire-step] { $count ->
            [one] کارتی از بخش خرید، یا مسیر
           *[other] کارتی از بخش خرید و مسیرها
        }
        [use] یک کارت دیگر، یا پایان
        [acquire] { $count ->
            [0] کارت رایگان بردارید یا تمام کنید
           *[other] از بخش خرید بردارید یا تمام کنید
        }
        [step] مسیری برای پیشروی انتخاب کنید
       *[none] تمام کنید
    }
mombasa-ask-points = { $count } امتیاز حسابداری{ $more ->
        [0] { "" }
       *[other] ، سپس { $more } تای دیگر
    }: { $kinds ->
        [book-coins] کتاب بردارید، یا بابت باقی‌مانده پوند بگیرید
        [book] کتابی انتخاب کنید
       *[coins] پوند بگیرید
    }
mombasa-ask-ink =
    { $kinds ->
        [ink-flip] جوهر را جلو ببرید، با ۲ پوند کتابی را بچرخانید، یا بمانید
        [ink] جوهر را جلو ببرید یا بمانید
        [flip] با ۲ پوند کتابی را بچرخانید یا بمانید
       *[none] جوهر می‌ماند: تمام کنید
    }{ $more ->
        [0] { "" }
       *[other] ؛ سپس { $more } امتیاز
    }
mombasa-ask-bonus =
    { $count ->
        [one] روی «{ $piece }» نشانگر جایزه می‌گذارید؟
       *[other] از «{ $piece }» کدام را می‌خواهید؟
    }
mombasa-ask-column = کدام ستون را پس می‌گیرید؟
mombasa-ask-lift = این کارت به دستتان برگردد؟
mombasa-ask-card = از «{ $piece }» استفاده می‌کنید؟
mombasa-step-keep = این کاشی شروع را نگه می‌دارید؟
mombasa-step-discard = «{ $piece }» حذف شود؟
mombasa-step-remove = این شعبه را حذف می‌کنید؟
mombasa-step-return = شعبه به این ردیف برگردد؟
mombasa-step-ink = جوهر تا اینجا برود؟
mombasa-step-flip = این کتاب را با ۲ پوند می‌چرخانید؟
mombasa-step-coins = بابت امتیازها پوند می‌گیرید؟
mombasa-choose-goods =
    { $step ->
        [bought] { $count } واحد مانده است: مسیرهایی را که در آن‌ها پیش می‌روید انتخاب کنید
        [spending] { $count ->
            [0] واحدی نمانده است: کارت رایگان بردارید یا تمام کنید
           *[other] { $count } واحد مانده است: بخش خرید و مسیرها
        }
       *[joining] { $count ->
            [0] واحدی نمانده است: کارت رایگان بردارید یا تمام کنید
           *[other] { $count } واحد: کارتی دیگر، سپس بخش خرید و مسیرها
        }
    }
mombasa-choose-call = { $count } گام مانده است: فراخوان سرمایه را بپردازید یا از گام بگذرید
mombasa-choose-region = { $count } امتیاز توسعه: منطقه‌ای انتخاب کنید یا تمام کنید
mombasa-choose-reward = اول کدام پاداش؟
mombasa-choose-return = ردیفی برای شعبهٔ رانده‌شده از { $region } انتخاب کنید
mombasa-choose-points = { $count } امتیاز حسابداری: کتاب بردارید، یا بابت باقی‌مانده پوند بگیرید
mombasa-choose-ink = جوهر را جلو ببرید، با ۲ پوند کتابی را بچرخانید، یا همین را کافی بدانید
mombasa-choose-shelf = کتاب تازه و خانهٔ آن در مسیر حسابداری را انتخاب کنید
mombasa-choose-finish = نوبت خود را پایان دهید، یا کارهای این نوبت را پس بگیرید
mombasa-choose-removal =
    { $count ->
        [one] یک شعبه را از پایگاهش حذف کنید
       *[other] { $count } شعبه را از پایگاه‌ها حذف کنید
    }
mombasa-choose-purchase =
    { $count ->
        [0] یک کارت را با پوند به قیمت خودش بخرید
       *[other] یک کارت را با پوند بخرید: قیمت کارت به‌علاوهٔ { $count }
    }
mombasa-choose-discard = کارتی حذف کنید و { $count } پوند بیش از عدد قرمزش بگیرید

## What the buttons do

mombasa-do-keep = نگه‌داشتن
mombasa-do-rest = گذاشتن در این ستون
mombasa-do-place = گذاشتن
mombasa-do-lift = پس گرفتن
mombasa-do-ready = آماده‌ام
mombasa-do-use = استفاده
mombasa-do-attach = اضافه کردن کاشی «۱+»
mombasa-do-acquire = برداشتن
mombasa-do-step = یک گام
mombasa-do-pay = پرداخت فراخوان و یک گام
mombasa-do-expand = توسعه دادن
mombasa-do-enter = ورود
mombasa-do-claim = گرفتن این پاداش
mombasa-do-return = بازگرداندن به اینجا
mombasa-do-account = استفاده از حسابدار
mombasa-do-flip = چرخاندن کتاب با ۲ پوند
mombasa-do-ink = بردن جوهر به اینجا
mombasa-do-book = برداشتن
mombasa-do-coins = گرفتن پوند
mombasa-do-shelve = گذاشتن در اینجا
mombasa-do-trade = فرستادن تاجر
mombasa-do-discard = حذف
mombasa-do-remove = حذف
mombasa-do-done = تمام
mombasa-do-finish = پایان نوبت
mombasa-do-end = پایان مرحله و برداشتن این ستون

## What happened

mombasa-log-ready = { $seat } آماده است.
mombasa-log-tile = { $seat } کاشی شروعی را نگه داشت.
mombasa-log-rest =
    { $both ->
        [false] { $seat } «{ $card }» را در ستون استراحت گذاشت.
       *[true] { $seat } «{ $card }» را در ستون استراحت گذاشت؛ آخرین کارت، «{ $last }»، هم به ستون آخر رفت.
    }
    .terse =
        { $both ->
            [false] استراحت: «{ $card }».
           *[true] همهٔ کارت‌ها در ستون‌های استراحت‌اند.
        }
mombasa-log-plan =
    { $count ->
        [0] { $seat } کارتی نگذاشته است.
       *[other] { $seat } { $count } کارت رو کرد.
    }
mombasa-log-unlock = { $seat } جایزهٔ ویژهٔ سطح { $level } { mombasa-company } را فعال کرد.
mombasa-log-use = { $seat } از «{ $card }» استفاده کرد.
mombasa-log-acquire = { $seat } «{ $card }» را برداشت.
mombasa-log-step =
    { $shares ->
        [0] { $seat } در مسیر { mombasa-company } یک گام رفت.
       *[other] { $seat } در مسیر { mombasa-company } یک گام رفت و { $shares } سهم گرفت.
    }
    .terse = یک گام در مسیر { mombasa-company }.
mombasa-log-special = همهٔ کسانی که به خانهٔ ویژهٔ { mombasa-company } رسیده‌اند پوند گرفتند.
mombasa-log-pay = { $seat } { $amount } پوند پرداخت.
mombasa-log-receive = { $seat } { $amount } پوند گرفت.
mombasa-log-attach = { $seat } کاشی ۱+ کالا را به «{ $card }» اضافه کرد.
mombasa-log-expand = { $seat } توسعهٔ شرکت { mombasa-company } را با { $points } امتیاز آغاز کرد.
mombasa-log-enter = { mombasa-company } با { $cost } امتیاز وارد { $region } شد.
    .terse = { mombasa-company } وارد { $region } شد.
mombasa-log-reward = { $seat } پاداش گرفت: { mombasa-reward }.
mombasa-entered = { $region }
mombasa-log-settle =
    { $seat } شرکت { mombasa-company } را به { $regions } توسعه داد{ $count ->
        [0] .
       *[other] : { $gains }.
    }
    .terse = شرکت { mombasa-company } را توسعه داد.
mombasa-log-oust =
    شعبهٔ { mombasa-company } در { $region } { $lost ->
        [true] از بازی حذف شد.
       *[false] به پایگاه خود بازگشت.
    }
mombasa-log-account = { $seat } از «{ $card }» استفاده کرد.
mombasa-log-flip = { $seat } کتاب خانهٔ { $space } را رو به پایین چرخاند.
mombasa-log-ink = { $seat } جوهر را به خانهٔ { $space } برد.
mombasa-log-book =
    { $seat } یک کتاب { $letter }{ $coins ->
        [0] { " " }برداشت.
       *[other] { " " }و { $coins } پوند برداشت.
    }
mombasa-log-shelve = { $seat } کتاب { $letter } را در خانهٔ { $space } گذاشت.
mombasa-log-unplaced = کتاب { $letter } که { $seat } برداشته بود جایی نداشت و از بازی حذف شد.
mombasa-log-diamonds = { $seat } به خانهٔ { $space } مسیر الماس رفت.
mombasa-log-mark = { $seat } نشانگر جایزه گذاشت: { $place }.
    .terse = نشانگر جایزه: { $place }.
mombasa-log-starter = { $seat } دور بعد را شروع خواهد کرد.
mombasa-log-reserve = { $seat } { $tile } را رزرو کرد.
mombasa-log-remove = { $seat } شعبه‌ای از { mombasa-company } را حذف کرد.
mombasa-log-discard = { $seat } «{ $card }» را حذف کرد.
mombasa-log-end-phase =
    { $count ->
        [0] { $seat } مرحلهٔ خود را پایان داد و ستونی خالی برداشت.
       *[other] { $seat } مرحلهٔ خود را پایان داد و { $count } کارت پس گرفت.
    }
    .terse = مرحله را پایان داد.
mombasa-log-tile-given = { $seat } { $tile } را گرفت.
    .terse = { $seat }: { $tile }.
mombasa-log-round = دور { $round }: { $first } شروع می‌کند.
mombasa-log-end = بازی به پایان رسید.

## Why something cannot be chosen

mombasa-no-face-down = از این کارت استفاده شده: به ستون استراحت بالای خود می‌رود
mombasa-no-resting = کارت‌های ستون‌های استراحت قابل استفاده نیستند؛ با پایان مرحله یک ستون بازمی‌گردد
mombasa-no-share-plan = کارت سهم اقدامی ندارد و در قسمت اقدام گذاشته نمی‌شود
mombasa-no-slot-closed-diamonds = این قسمت با رسیدن به خانهٔ { $space } مسیر الماس باز می‌شود
mombasa-no-slot-closed-ink = این قسمت با رسیدن به خانهٔ { $space } مسیر حسابداری باز می‌شود
mombasa-no-price = قیمت آن { $price } واحد است؛ شما { $have } واحد دارید
mombasa-no-price-money = قیمت آن { $price } پوند است؛ شما { $have } پوند دارید
mombasa-no-need-goods = اول کارت کالا انتخاب کنید
mombasa-no-mixing = از کالاهای متفاوت نمی‌توان با هم استفاده کرد
mombasa-no-bought = در هر اقدام فقط یک کارت می‌توان برداشت
mombasa-no-call = فراخوان سرمایه: { $call } پوند؛ شما { $have } پوند دارید
mombasa-no-track-end = نشانگر در پایان این مسیر است
mombasa-no-expansion = کارت توسعهٔ رو به بالا ندارید
mombasa-no-posts = در این پایگاه شعبه‌ای نمانده است
mombasa-no-region-own = این شرکت در اینجا شعبه دارد
mombasa-no-region-far = { mombasa-company } با این منطقه هم‌مرز نیست
mombasa-no-region-cost = هزینهٔ آن { $cost } امتیاز است؛ { $have } مانده است
mombasa-no-markers = نشانگر جایزه‌ای نمانده است
mombasa-no-occupied = این خانه تا پایان دور اشغال است
mombasa-no-locked = فقط برای کسی که آن را در مسیر شرکت باز کرده است
mombasa-no-other-level = در هر دور فقط از یکی از دو خانهٔ این مسیر می‌توان استفاده کرد
mombasa-no-too-few = حداقل { $least } لازم است؛ در کارت‌های رو به بالای شما { $have } هست
mombasa-no-majority = بازیکن دیگری در کارت‌های رو به بالا بیشتر دارد
mombasa-no-start-player = بازیکن شروع در اولین نوبت دور نمی‌تواند آن را بردارد
mombasa-no-no-card = کارت مناسبی در دست ندارید
mombasa-no-book-need = برآورده نشده: { $need }
mombasa-no-book-gap = جوهر از خانهٔ خالی نمی‌گذرد
mombasa-no-book-striped = کتاب A در خانهٔ راه‌راه جا نمی‌گیرد
mombasa-no-book-cover = کتاب A روی کتاب B یا C نمی‌نشیند
mombasa-no-book-behind = جوهر از این خانه گذشته است
mombasa-no-book-points = هزینهٔ آن { $cost } امتیاز است؛ { $have } مانده است

mombasa-need =
    { $kind ->
        [coffee] { $amount } واحد قهوه
        [banana] { $amount } واحد موز
        [cotton] { $amount } واحد پنبه
        [expansion] { $amount } امتیاز توسعه
        [any] { $amount } واحد از یک کالا
       *[staff] حسابدار یا تاجری دیگر
    }

## Scores and facts

mombasa-score-cash = پول نقد
mombasa-score-mombasa = مومباسا
mombasa-score-cape-town = کیپ‌تاون
mombasa-score-saint-louis = سنت‌لوئیس
mombasa-score-cairo = قاهره
mombasa-score-diamonds = الماس
mombasa-score-books = حسابداری

mombasa-option-setup = چیدمان
mombasa-option-setup-first = اولین بازی
mombasa-option-setup-later = بازی‌های بعدی
mombasa-option-setup-first-text = مسیرها و کاشی‌های شروع ثابت‌اند
mombasa-option-setup-later-text = مسیرها تصادفی چیده می‌شوند و هر کس از دو کاشی شروع یکی را نگه می‌دارد

## More pieces and places by name

mombasa-value = ارزش یک سهم { mombasa-company }
mombasa-step-marker = { $seat } در مسیر { mombasa-company }
mombasa-space-extra =
    { $space ->
        [C1] امتیاز حسابداری و الماس (سطح { $level })
        [C2] کارت یا الماس (سطح { $level })
        [D1] حذف کارت قهوه (سطح { $level })
       *[D2] گام در مسیرهای دیگر (سطح { $level })
    }
mombasa-permanent =
    { $kind ->
        [discount] قیمت هر کارت { $amount } واحد کمتر{ $mix ->
            [yes] { "؛ برای برداشتن کارت می‌توان از کالاهای متفاوت با هم استفاده کرد" }
           *[no] { "" }
        }
        [cotton] هر کارت پنبه { $amount } واحد بیشتر
        [expansion] { $amount } امتیاز توسعهٔ بیشتر
       *[markers] { $amount } نشانگر جایزهٔ بیشتر
    }
mombasa-marker-laid = نشانگر جایزه
mombasa-coins = پوندهای زیر کتاب
mombasa-round = دور { $round }
mombasa-supply = مخزن کتاب‌های { $letter }
mombasa-deck =
    { $deck ->
        [actions] ستون کارت‌های اقدام
       *[discard] کارت‌های بیرون از بازی
    }
mombasa-purse = { $seat }: پوند
mombasa-markers = { $seat }: نشانگرهای جایزه
mombasa-fan = { $seat }: کارت‌های دست
mombasa-shares = { $seat }: سهام { mombasa-company }
mombasa-diamonds = { $seat }: مسیر الماس
mombasa-ink = { $seat }: نشانگر جوهر
mombasa-starter = نشانگر بازیکن شروع: { $seat }
mombasa-next = کتاب بعدیِ جوهر: { $book }
mombasa-gained = { $seat }: کتاب‌های تازه
mombasa-gained-place = جای کتاب‌های تازه
mombasa-tiles = { $seat }: کاشی‌های جایزه
mombasa-offer = { $seat }: کاشی‌های شروع

mombasa-nothing = هیچ
mombasa-gain =
    { $kind ->
        [pounds] { $amount } پوند
        [diamonds] { $amount } گام در مسیر الماس
        [points] { $amount } امتیاز حسابداری
        [posts] حذف { $amount } شعبه از پایگاه‌ها
        [start] شروع دور بعد
        [buy] { $amount ->
            [0] خرید یک کارت با پوند
           *[other] خرید یک کارت با پوند، { $amount } پوند گران‌تر
        }
        [discard] حذف یک کارت{ $good ->
            [coffee] { " " }قهوه
            [banana] { " " }موز
            [cotton] { " " }پنبه
           *[other] { "" }
        } (دریافت عدد قرمز به‌علاوهٔ { $amount } پوند)
        [steps] { $amount } گام در مسیر { mombasa-company }
        [others] { $amount } گام در هر یک از سه مسیر دیگر
        [tile] { mombasa-tile } در دور بعد
       *[goods] تعداد واحدهای { mombasa-good } منهای ۱، به پوند
    }

mombasa-do-mark-majority = گذاشتن نشانگر: { $gains }
mombasa-do-mark =
    { $cost ->
        [0] گذاشتن نشانگر
       *[other] گذاشتن نشانگر با { $cost } پوند
    }


## What an action costs and brings

mombasa-preview-ready =
    وقتی همه آماده شدند { $tile ->
        [true] کاشی‌های نگه‌داشته
       *[false] کارت‌ها
    } با هم رو می‌شوند
mombasa-preview-done =
    { $ink ->
        [true] جوهر می‌ماند؛ سپس امتیازهای کارت
       *[false] هر چه مانده از دست می‌رود
    }
mombasa-preview-finish =
    { $again ->
        [true] بعد باز نوبت شماست: دیگران مرحله را تمام کرده‌اند
       *[false] بعد نوبت نفر بعدی است
    }
mombasa-preview-mark = سپس { $gains }
mombasa-explain-discard =
    عدد قرمز یک کارت{ $good ->
        [coffee] { " " }قهوه
        [banana] { " " }موز
        [cotton] { " " }پنبه
       *[other] { "" }
    } و { $count } پوند
mombasa-preview-units = در مجموع { $count } واحد
mombasa-preview-left =
    { $count ->
        [0] واحدی نمی‌ماند
       *[other] { $count } واحد می‌ماند
    }
mombasa-preview-pay = پرداخت { $amount } پوند
mombasa-preview-receive =
    { $own ->
        [true] دریافت { $amount } پوند
       *[false] { $seat }: دریافت { $amount } پوند
    }
mombasa-preview-diamonds = تا خانهٔ { $space } مسیر الماس
mombasa-preview-special = همهٔ کسانی که به خانهٔ ویژهٔ { mombasa-company } رسیده‌اند پوند می‌گیرند
mombasa-preview-shares = { $shares } سهم { mombasa-company } خواهید داشت؛ ارزش فعلی هر سهم: { $value } پوند
mombasa-preview-far = هر { $count } گام: { $shares } سهم
mombasa-preview-permanent = از نوبت بعد: { $bonus }
mombasa-preview-space = از نوبت بعد برای شما باز: { $space }
mombasa-preview-expand =
    { $count ->
        [0] با { $points } امتیاز به هیچ منطقه‌ای نمی‌رسد
       *[other] { $points } امتیاز؛ { $count } منطقه در دسترس
    }
mombasa-preview-enter =
    هزینه: { $cost } از { $have }{ $company ->
        [none] { "" }
       *[other] { " " }({ $more } برای بیرون راندن { mombasa-company })
    }
mombasa-preview-reward =
    { $next ->
        [true] سپس پاداش بعدی: { mombasa-reward }
       *[false] پاداش: { mombasa-reward }
    }
mombasa-preview-value = هر سهم { mombasa-company } از { $before } به { $after } پوند می‌رسد
mombasa-preview-account =
    { $points } امتیاز حسابداری{ $count ->
        [0] ؛ جوهر جلو نمی‌رود
       *[other] ؛ جوهر به { $count } کتاب می‌رسد
    }
mombasa-preview-brings =
    پاداش کتاب: { $gains }{ $more ->
        [0] { "" }
       *[other] ، سپس { $more } تای دیگر
    }
mombasa-preview-flipped = این کتاب رو به پایین است و پاداشی ندارد
mombasa-preview-ink = ارزش مسیر حسابداری: { $value } پوند
mombasa-preview-book =
    هزینه: { $cost } امتیاز؛ { $left } می‌ماند{ $more ->
        [0] { "" }
       *[other] ، سپس { $more } تای دیگر
    }
mombasa-preview-flip = کتاب چرخانده چیزی نمی‌خواهد و پاداشی هم ندارد
mombasa-preview-rest =
    به ستون { $number } می‌رود{ $last ->
        [0] ؛ ستون دیگر را اول انتخاب کنید
       *[other] ، کارت آخر به ستون { $last }
    }
mombasa-preview-rests = این دور استراحت می‌کند؛ با پایان دادن مرحله‌ای با آن ستون برمی‌گردد
mombasa-preview-place = به قسمت { $number } می‌رود
mombasa-preview-lift = به دستتان برمی‌گردد
mombasa-preview-end =
    { $count ->
        [0] در این ستون کارتی نیست
       *[other] { $count } کارت به دست شما بازمی‌گردد
    }
mombasa-preview-unused = از { $count } کارت برنامهٔ شما هنوز استفاده نشده است

## What there is to know of a piece

mombasa-explain-reward = پاداش: { mombasa-reward }
mombasa-explain-mines = { $count } معدن
mombasa-explain-held = در اختیار { mombasa-company }: برای دیگران { $more } امتیاز بیشتر
mombasa-explain-company = هر سهم { $value } پوند؛ { $posts } شعبه مانده است
mombasa-explain-shares = { $seat }: { $shares } سهم
mombasa-explain-track = { $seat }: { $space } گام از آغاز، سهام در مسیر: { $shares }
mombasa-explain-card =
    { $kind ->
        [goods] کارت تازه و گام در مسیرها می‌آورد
        [expansion] همه با هم شعبه روی نقشه می‌گذارند، برای یک شرکت
        [bookkeeper] اگر بشود جوهر را می‌برد، سپس کتاب می‌گیرد
        [merchant] در مسیر الماس پیش می‌رود و پوند می‌آورد
       *[share] در پایان شمرده می‌شود و در قسمت اقدام گذاشته نمی‌شود
    }
mombasa-explain-red = عدد قرمز (قیمت): { $red }
mombasa-explain-units = اکنون { $count } واحد ارزش دارد
mombasa-explain-tile =
    { $tile ->
        [goods] آن را به یکی از کارت‌های کالای خود اضافه کنید: ۱ واحد بیشتر
        [bookkeeper] حسابداری که قسمت اقدام نمی‌خواهد
        [merchant] ۲ گام در مسیر الماس، و ۱ گام بیشتر برای هر تاجر دیگر که رو به بالاست
       *[expansion] کارت توسعه‌ای که قسمت اقدام نمی‌خواهد
    }
mombasa-explain-book = با { $needs }: { $gains }
mombasa-explain-met = با کارت‌های رو به بالا برآورده می‌شود
mombasa-explain-unmet = با کارت‌های رو به بالا برآورده نمی‌شود
mombasa-explain-yours =
    { $good ->
        [expansion] شما { $count } امتیاز توسعه دارید: { $gains }
       *[goods] شما { $count } واحد { mombasa-good } دارید: { $gains }
    }
mombasa-explain-majority = از { $least } به بالا، اگر کسی بیشتر نداشته باشد: { $gains }
mombasa-explain-space =
    { $cost ->
        [0] رایگان: { $gains }
       *[other] با { $cost } پوند: { $gains }
    }
mombasa-explain-total = { $seat }: { $count } در کارت‌های رو به بالا
mombasa-explain-place = خانهٔ { $space }؛ ارزش پایانی { $value } پوند
mombasa-explain-next = با { $count } گام دیگر: { $value } پوند
mombasa-explain-round = با شروع آن { $count } پوندش زیر کتاب‌ها می‌رود
mombasa-explain-ledger = گذشتن از آن در پایان { $value } پوند ارزش دارد
mombasa-explain-slot = از کارت آن استفاده می‌شود و سپس به ستون استراحت بالایی می‌رود
mombasa-explain-column =
    { $count ->
        [0] کارت‌های این ستون با پایان دادن مرحله با آن برمی‌گردند
       *[other] { $count } کارت این‌جا می‌ماند تا مرحله‌ای را با این ستون پایان دهید
    }
mombasa-explain-start = در ستون‌های استراحت: { $first }، { $second }، { $third }
mombasa-explain-bonus = جایزهٔ شروع: { $gains }

## More reasons

mombasa-no-before-turns = فقط پس از برنامه‌ریزی
mombasa-no-base-first = اول بندری انتخاب کنید؛ همهٔ کارت‌های توسعه با هم حساب می‌شوند
mombasa-no-region-first = منطقه را انتخاب کنید: ردیف فرقی نمی‌کند
mombasa-no-other = مال بازیکن دیگری است
mombasa-no-in-use = این کارت در حال استفاده است
mombasa-no-spending = خرج کردن واحدها شروع شده است: دیگر کارتی اضافه نمی‌شود
mombasa-no-need-points = امتیاز حسابداری می‌خواهد
mombasa-no-need-bookkeeper = جوهر را حسابدار جلو می‌برد
mombasa-no-permanent = همیشه برقرار است؛ چیزی در اینجا گذاشته نمی‌شود
mombasa-no-in-hand = کارت‌های دست برای برنامه‌ریزی بعدی‌اند
mombasa-no-slot-free = همهٔ قسمت‌های اقدامِ باز کارت دارند: اول یکی را پس بگیرید
mombasa-no-tile-kept = این کاشی را نگه داشته‌اید
mombasa-no-tile-first = اول یکی از دو کاشی را نگه دارید
mombasa-no-goods = کارت کالای رو به بالا در منطقهٔ اقدام شما نیست
mombasa-no-mixing-card = کالاهای شما با هم هم به قیمت هیچ کارتی نمی‌رسند
mombasa-no-acquire-first = با کالاهای متفاوت اول باید یک کارت از بخش خرید بردارید
mombasa-no-units = واحدی نمانده است
mombasa-no-units-left = تا وقتی گامی بدون فراخوان سرمایه ممکن است، واحدها باید خرج شوند
mombasa-no-attach = کارت کالایی را که کاشی به آن اضافه می‌شود انتخاب کنید
mombasa-no-attached = این کاشی به یک کارت کالا اضافه شده است
mombasa-no-step-other = این گام‌ها برای مسیر دیگری است
mombasa-no-base-other = این پایگاه شرکت دیگری است
mombasa-no-column-posts = در این ردیف شعبه‌ای نمانده است
mombasa-no-column-full = این ردیف برای شعبه جای خالی ندارد
mombasa-no-flipped = هر بار فقط یک کتاب چرخانده می‌شود
mombasa-no-book-start = جوهر از اینجا شروع می‌کند؛ کتاب‌ها در خانه‌های بعدی گذاشته می‌شوند
mombasa-no-shelve-first = اول کتاب‌های تازه را بگذارید
mombasa-no-purchase = ارزان‌ترین کارت اینجا { $price } پوند است؛ برای آن { $have } پوند می‌ماند
mombasa-no-display = بخش خرید خالی است
mombasa-no-reserve = نشانگر جایزه روی خانهٔ این کاشی آن را رزرو می‌کند
mombasa-no-discard = اینجا فقط کارت { mombasa-good } حذف می‌شود

## The rules in short

mombasa-help-goal = هدف بازی
mombasa-help-goal-text = در هفت دور در چهار شرکت بازرگانی سرمایه می‌گذارید. در پایان هر کس پول نقد، سهام ضرب در ارزش سهم هر شرکت، و آخرین ارزشی را که در مسیر الماس و در مسیر حسابداری از آن گذشته با هم جمع می‌کند. هر که بیشترین مجموع را داشته باشد برنده است.
mombasa-help-round = یک دور
mombasa-help-round-text = اول همه مخفیانه برنامه‌ریزی می‌کنند. سپس کارت‌ها رو می‌شوند و هر کس در نوبت خود یک اقدام می‌کند، تا همه مرحلهٔ خود را پایان دهند. بعد کارت‌ها، سکه‌ها، نشانگرها و کاشی‌ها برای دور بعد آماده می‌شوند.
mombasa-help-plan = برنامه‌ریزی
mombasa-help-plan-text = پیش از دور اول، سه کارتِ کاشی شروع در ستون‌های استراحت گذاشته می‌شوند، در هر ستون یکی. سپس در هر دور: در هر قسمت اقدامِ باز حداکثر یک کارت رو به پایین بگذارید. با سه قسمت شروع می‌کنید؛ چهارمی در مسیر الماس باز می‌شود و پنجمی در مسیر حسابداری. هر کارت به ستون استراحت بالای قسمت خود می‌رود و در هر دور فقط یک ستون بازمی‌گردد: مهم است کدام کارت‌ها کنار هم باشند.
mombasa-help-goods = کارت‌های کالا
mombasa-help-goods-text = از هر چند کارت یک کالا می‌توان با هم استفاده کرد. با واحدهایشان حداکثر یک کارت از بخش خرید بردارید (عدد قرمز کارت به‌علاوهٔ عدد قرمز جای آن) و در مسیر شرکت‌ها پیش بروید. تا وقتی گامی بدون فراخوان سرمایه ممکن است، واحدها باید خرج شوند.
mombasa-help-tracks = مسیر شرکت‌ها
mombasa-help-tracks-text = آخرین نشان سهمی که نشانگرتان از آن گذشته تعداد سهام شماست. فراخوان سرمایه را بلافاصله می‌پردازید یا پیش از آن می‌ایستید. خانهٔ ویژه به هر که برسد پوند می‌دهد، و به هر که آنجا یا جلوتر است دوباره؛ جایزهٔ ویژه از نوبت بعد برقرار است.
mombasa-help-expansion = توسعه
mombasa-help-expansion-text = از همهٔ کارت‌های توسعهٔ شما با هم برای یک شرکت به دلخواه استفاده می‌شود. هر شعبه از سر یکی از ردیف‌های پایگاه برداشته می‌شود: هر چه جاهای خالی بیشتر، ارزش هر سهم بیشتر. سپس پاداش منطقه‌ها به شما می‌رسد، سهام شرکت مال هر کس که باشد.
mombasa-help-map = نقشه
mombasa-help-map-text = گذشتن از مرز تک‌خط ۱ امتیاز و از مرز دوخط ۲ امتیاز می‌خواهد؛ منطقه‌ای که شعبهٔ شرکت دیگری دارد ۱ امتیاز بیشتر، و آن شعبه به پایگاه خود بازمی‌گردد. منطقهٔ تازه باید هم‌مرز پایگاه یا منطقه‌های همان شرکت باشد. معدن‌ها برای تاجر شرکت شمرده می‌شوند.
mombasa-help-points = امتیاز حسابداری
mombasa-help-points-text = بلافاصله خرج می‌شود: ۱ برای کتاب A یا B، ۲ برای کتاب C، یا هر امتیاز ۱ پوند. در پایان نوبت کتاب‌های تازه در هر خانهٔ مسیر حسابداری گذاشته می‌شوند، روی کتابی دیگر و پشت جوهر هم؛ اما کتاب A نه در خانهٔ راه‌راه و نه روی B یا C.
mombasa-help-bookkeeper = حسابدار
mombasa-help-bookkeeper-text = جوهر را کتاب به کتاب جلو می‌برد، تا جایی که کارت‌های رو به بالا نیاز هر کتاب را برآورده کنند؛ خانهٔ خالی راه را می‌بندد. کتابی که روی آن بایستید پاداش خود را می‌دهد. پیش از آن می‌توانید با ۲ پوند یک کتاب را بچرخانید تا چیزی نخواهد. سپس امتیاز خود کارت می‌رسد.
mombasa-help-merchant = تاجر الماس
mombasa-help-merchant-text = تاجر ساده ۱ خانه پیش می‌رود و ۲ پوند می‌آورد. تاجر شرکت ۲ خانه، برای هر ۲ معدن در منطقه‌های آن شرکت ۱ خانه بیشتر، و ۱ پوند. در پایان مسیر هر گام ۲ پوند است.
mombasa-help-bonus = نشانگر جایزه
mombasa-help-bonus-text = به‌جای کارت، نشانگری روی یک خانهٔ جایزهٔ آزاد بگذارید. چهار خانهٔ «بیشترین» می‌خواهند که کسی در کارت‌های رو به بالا بیش از شما از آن کالا یا امتیاز توسعه نداشته باشد؛ ردهٔ پایین‌تر را هم می‌توان برداشت. نشانگرها در پایان دور بازمی‌گردند.
mombasa-help-tiles = کاشی‌های جایزه
mombasa-help-tiles-text = هر که کاشی جایزه‌ای را رزرو کند در دور بعد آن را می‌گیرد و مانند کارتی که قسمت اقدام نمی‌خواهد از آن استفاده می‌کند. کاشی کالا پیش از اقدام به یکی از کارت‌های کالای شما اضافه می‌شود.
mombasa-help-phase = پایان مرحله
mombasa-help-phase-text = یک ستون استراحت را به دست بازگردانید؛ سپس کارت‌های این دور به ستون‌های استراحت می‌روند. کارت‌های این دور هرگز بلافاصله بازنمی‌گردند. هر که پایان داده است در این دور نوبتی ندارد.
mombasa-help-end = پایان بازی
mombasa-help-end-text = پس از دور هفتم همه چیز شمرده می‌شود. کارت‌های سهم هر جا باشند به حساب می‌آیند: در دست یا در ستون‌های استراحت. در صورت تساوی، پیروزی مشترک است.

## About this edition

mombasa-about-edition = نسخه‌ای که بازیکنان برای بازی مومباسا ساخته‌اند و پیوندی با ناشر یا پدیدآور بازی ندارد. تصویرها، صداها و همهٔ متن‌ها از خود ماست.
mombasa-about-data = این‌ها بازسازی شده‌اند و اجزای چاپی نیستند: همهٔ نقشه با پاداش‌ها، معدن‌ها و راه‌ها، نشان‌های سکهٔ پایگاه‌ها جز آخرینِ هر ردیف، عددهای قرمز بخش خرید و کارت‌هایش، کارت‌های توسعهٔ ۱ بازیکنان، بیشتر کارت‌ها و کاشی‌های شروع، کتاب‌ها، مسیر شرکت‌ها با بیشتر جایزه‌های ویژه، برخی پاداش‌های «بیشترین» و راه‌راه‌های مسیر حسابداری. همه با تعدادها، قوانین و نمونه‌های دفترچهٔ راهنما می‌خوانند. ارزش‌های مسیر الماس و مسیر حسابداری از یک منبع‌اند. هر که بازی را دارد می‌تواند همه را در maps/mombasa.tmx و assets/data/mombasa درست کند.
mombasa-about-history = شرکت‌های دارای امتیاز سلطنتی که این بازی نام‌ها و بندرهایشان را وام گرفته ابزار کشورگشایی بودند. بازرگانی آن‌ها در آفریقا بر غصب سرزمین، کار اجباری و برده‌داری استوار بود. بازی تنها دربارهٔ بازار و سهام است و هیچ‌یک از این‌ها را نشان نمی‌دهد؛ تصویری از تاریخ نیست. برای آگاهی بیشتر: ریچارد رید، تاریخ آفریقای مدرن.

mombasa-fact-round = دور { $round } از { $of }
mombasa-fact-last = دور آخر

mombasa-tally = توسعه تا اینجا
mombasa-sign-goods = کارت کالا: عدد آن تعداد واحدهاست
mombasa-sign-expansion = کارت توسعه: امتیاز برای ورود به منطقه‌ها
mombasa-sign-bookkeeper = حسابدار: امتیاز حسابداری؛ جوهر را جلو می‌برد
mombasa-sign-merchant = تاجر الماس
mombasa-sign-red = عدد قرمز: قیمت کارت در اینجا
mombasa-sign-shares = سهامی که دارید
mombasa-sign-value = ارزش کنونی هر سهم به پوند
mombasa-sign-base = بندر شرکت: توسعه از اینجا شروع می‌شود
mombasa-sign-post = شعبهٔ تجاری
mombasa-sign-cost = امتیاز توسعه‌ای که این منطقه می‌خواهد
mombasa-sign-diamonds = مسیر الماس: خانه‌ای که به آن رسیده‌اید؛ نقطه‌های طلایی: جایی که باارزش‌تر می‌شود
mombasa-sign-books = مسیر حسابداری: خانه‌ای که به آن رسیده‌اید؛ نقطه‌های طلایی: جایی که باارزش‌تر می‌شود
mombasa-sign-book = کتاب: بالا نیاز و پایین پاداش آن؛ سبز: اکنون برآورده است
mombasa-sign-markers = نشانگرهای جایزهٔ باقی‌مانده
mombasa-sign-closed = قسمتی که با رسیدن به این خانهٔ مسیر الماس باز می‌شود
mombasa-sign-starter = دور را شروع می‌کند
mombasa-help-plan-press = کارتی انتخاب کنید: در اولین قسمت آزاد گذاشته می‌شود و هنگام چیدن شروع در اولین ستون آزاد. برای جایی دیگر اول همان‌جا را انتخاب کنید. برای پس گرفتن کارت گذاشته‌شده، آن را انتخاب کنید و دکمه‌اش را بزنید.
mombasa-help-round-press = یکی از کارت‌هایتان، بندر یک شرکت یا خانه‌ای در برگهٔ «جایزه» را انتخاب کنید؛ «پایان مرحله» ستون‌های استراحت را نشان می‌دهد.
mombasa-help-goods-press = کارت‌های کالا را یکی‌یکی انتخاب کنید، سپس کارتی از بخش خرید یا مسیرهایی را که در آن‌ها پیش می‌روید.
mombasa-help-tracks-press = مسیری را که در آن پیش می‌روید انتخاب کنید؛ فراخوان سرمایه دکمهٔ خود را دارد.
mombasa-help-expansion-press = بندر یک شرکت را انتخاب کنید، سپس منطقه‌ها را یکی پس از دیگری، سپس «تمام».
mombasa-help-map-press = عدد روی منطقه هزینهٔ آن است. برای برداشتن شعبه از ردیفی دیگر اول همان ردیف پایگاه را انتخاب کنید.
mombasa-help-points-press = کتاب‌ها یا پوندهای مخزن را انتخاب کنید؛ سپس هر کتاب تازه و خانهٔ آن را.
mombasa-help-bookkeeper-press = کتابی را که جوهر روی آن می‌ایستد انتخاب کنید.
mombasa-help-bonus-press = در برگهٔ «جایزه» خانه‌ای انتخاب کنید، سپس آنچه از آن می‌خواهید.
mombasa-help-phase-press = «پایان مرحله» را بزنید، سپس ستونی را که بازمی‌گردد انتخاب کنید.

## Hints

mombasa-why-cash = پوند می‌آورد.
mombasa-why-stocks = سهم‌های شما را بیشتر یا باارزش‌تر می‌کند.
mombasa-why-diamonds = الماس می‌آورد.
mombasa-why-ink = حسابداری شما را جلو می‌برد.
mombasa-why-books = قدم‌های بعدی حسابداری را آماده می‌کند.
mombasa-why-slots = یک قسمت اقدام باز می‌کند.
mombasa-why-cards = کارت‌های قوی‌تری به شما می‌دهد.
mombasa-why-plan = در این دور بیشترین کار را برایتان ممکن می‌کند.
mombasa-why-level = به یک جایزهٔ ویژه می‌رسد.
mombasa-why-start = نشانگر بازیکن شروع را به شما می‌دهد.
mombasa-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
mombasa-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.
