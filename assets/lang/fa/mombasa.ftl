### مومباسا. پروندهٔ انگلیسی همین کلیدها را دارد.

mombasa-name = مومباسا
mombasa-tagline = سهام و شعبه و دفتر حساب، گرداگرد نقشه‌ای کهن از آفریقا

## Companies, goods, regions

mombasa-company =
    { $company ->
        [mombasa] مومباسا
        [cape_town] کیپ‌تاون
        [saint_louis] سنت‌لوئیس
       *[cairo] قاهره
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
       *[other] { $other }
    }

mombasa-reward =
    { $reward ->
        [pounds] { $amount } پوند
        [diamonds] { $amount } گام الماس
        [bookkeeping] { $amount } امتیاز حسابداری
        [track_step] { $amount } گام در مسیر شرکت
       *[none] بی‌پاداش
    }

## The pieces by name

mombasa-card =
    { $kind ->
        [goods] { $value } واحد { mombasa-good }
        [expansion] گسترش { $value }
        [bookkeeper] حسابدار { $value }
        [merchant] تاجر الماس
       *[share] سهم
    }{ $share ->
        [none] { "" }
        [mombasa] ، ۱ سهم مومباسا
        [cape_town] ، ۱ سهم کیپ‌تاون
        [saint_louis] ، ۱ سهم سنت‌لوئیس
       *[cairo] ، ۱ سهم قاهره
    }
mombasa-merchant = تاجر الماس { mombasa-company }
mombasa-tile =
    { $tile ->
        [goods] کاشی «۱+ کالا»
        [bookkeeper] کاشی حسابدار
        [merchant] کاشی تاجر الماس
       *[expansion] کاشی گسترش
    }
mombasa-book = کتاب { $letter }
mombasa-starting-tile = کاشی شروع
mombasa-post = شعبهٔ { mombasa-company }
mombasa-base = پایگاه { mombasa-company }
mombasa-stack = ستون { $column } پایگاه { mombasa-company }
mombasa-track = مسیر { mombasa-company }
mombasa-slot = جای اقدام { $number } { $seat }
mombasa-column = ستون استراحت { $number } { $seat }
mombasa-ledger = خانهٔ { $number } دفتر { $seat }
mombasa-bank = پوندهای خزانه
mombasa-hidden = کارت رو به پایین
mombasa-display = جای خالی نمایشگاه کارت
mombasa-shelf = جای خالی قفسهٔ کتاب
mombasa-space =
    { $space ->
        [start] بازیکن شروع
        [buy] خرید کارت
        [remove] کنار گذاشتن کارت
        [coffee] بیشترین قهوه
        [banana] بیشترین موز
        [cotton] بیشترین پنبه
        [expansion] بیشترین گسترش
        [tile_goods] نگه‌داشتن کاشی «۱+ کالا»
        [tile_bookkeeper] نگه‌داشتن کاشی حسابدار
        [tile_merchant] نگه‌داشتن کاشی تاجر الماس
        [tile_expansion] نگه‌داشتن کاشی گسترش
        [C1] امتیاز حسابداری و الماس
        [C2] کارت، الماس
        [D1] کنار گذاشتن کارت قهوه
       *[D2] گام در مسیرهای دیگر
    }

## What is asked

mombasa-choose-tile = یکی از دو کاشی شروع را نگه دارید، سپس اعلام آمادگی کنید
mombasa-choose-rest =
    { $count ->
        [one] این کارت را در ستونی به استراحت بگذارید
       *[other] { $count } کارت را به استراحت بگذارید، در هر ستون یکی
    }
mombasa-choose-plan = دور را برنامه‌ریزی کنید: در هر جای باز یک کارت، سپس اعلام آمادگی کنید
mombasa-choose-action = اقدامی برگزینید: کارت به کار ببرید، نشانگر جایزه بگذارید یا مرحلهٔ خود را پایان دهید
mombasa-choose-goods =
    { $count ->
        [0] واحدی نمانده است: کارت رایگان بردارید یا بس کنید
       *[other] { $count } واحد: کارت بیفزایید، کارت بردارید یا در مسیرها گام بردارید
    }
mombasa-choose-call = { $count } گام مانده است: سرمایهٔ خواسته‌شده را بپردازید یا از آن بگذرید
mombasa-choose-region = { $count } امتیاز گسترش مانده است: وارد منطقه‌ای شوید یا بس کنید
mombasa-choose-reward = نخست کدام پاداش؟
mombasa-choose-return = برای شعبهٔ رانده‌شده از { $region } ستونی برگزینید
mombasa-choose-points = { $count } امتیاز حسابداری: کتاب بردارید، یا برای بازمانده پوند
mombasa-choose-ink = جوهر را پیش ببرید، با ۲ پوند کتابی را برگردانید، یا بمانید
mombasa-choose-shelf = کتاب‌های تازه را در دفتر خود بگذارید
mombasa-choose-finish = نوبت خود را پایان دهید، یا گام‌ها را پس بگیرید
mombasa-choose-removal =
    { $count ->
        [one] شعبه‌ای را از یک پایگاه بیرون بگذارید
       *[other] { $count } شعبه را از پایگاه‌ها بیرون بگذارید
    }
mombasa-choose-purchase =
    { $count ->
        [0] کارتی را به بهای آن با پوند بخرید
       *[other] کارتی را به بهای آن و { $count } پوند بیشتر بخرید
    }
mombasa-choose-discard = کارتی را به بهای عدد سرخ آن و { $count } پوند کنار بگذارید

## What the buttons do

mombasa-do-keep = نگه‌داشتن
mombasa-do-rest = به استراحت گذاشتن
mombasa-do-place = گذاشتن
mombasa-do-lift = پس گرفتن
mombasa-do-ready = آماده‌ام
mombasa-do-use = به کار بردن
mombasa-do-attach = افزودن کاشی «۱+»
mombasa-do-acquire = برداشتن
mombasa-do-step = گام برداشتن
mombasa-do-pay = پرداخت { $call } و گام برداشتن
mombasa-do-expand = گسترش دادن
mombasa-do-enter = ورود با { $cost }
mombasa-do-claim = گرفتن این پاداش
mombasa-do-return = بازگرداندن به اینجا
mombasa-do-account = به کار بردن حسابدار
mombasa-do-flip = برگرداندن با ۲ پوند
mombasa-do-ink = بردن جوهر به اینجا
mombasa-do-book = برداشتن
mombasa-do-coins = گرفتن پوند
mombasa-do-shelve = گذاشتن در اینجا
mombasa-do-trade = فرستادن تاجر
mombasa-do-mark = گذاشتن نشانگر
mombasa-do-mark-stones = بیشتر الماس
mombasa-do-mark-books = بیشتر کتاب
mombasa-do-mark-buy = خرید کارت
mombasa-do-mark-both = خرید کارت و ۲ الماس
mombasa-do-discard = کنار گذاشتن
mombasa-do-remove = بیرون گذاشتن
mombasa-do-done = بس است
mombasa-do-finish = پایان نوبت
mombasa-do-end = پایان مرحله و برداشتن این ستون

## What happened

mombasa-log-ready = { $seat } آماده است.
mombasa-log-tile = { $seat } یک کاشی شروع نگه می‌دارد.
mombasa-log-rest = { $seat } «{ $card }» را به استراحت می‌گذارد.
mombasa-log-plan =
    { $count ->
        [0] { $seat } برنامه‌ای نچیده است.
       *[other] { $seat } { $count } کارت رو می‌کند.
    }
mombasa-log-unlock = { $seat }: جایزهٔ ویژهٔ { mombasa-company }، سطح { $level }، برقرار است.
mombasa-log-use = { $seat } «{ $card }» را به کار می‌برد.
mombasa-log-acquire = { $seat } «{ $card }» را برمی‌دارد.
mombasa-log-step = { $seat } در مسیر { mombasa-company } به خانهٔ { $space } می‌رود.
mombasa-log-special = خانهٔ ویژهٔ { mombasa-company } به همهٔ کسانی که به آن رسیده‌اند می‌پردازد.
mombasa-log-pay = { $seat } { $amount } پوند می‌پردازد.
mombasa-log-receive = { $seat } { $amount } پوند می‌گیرد.
mombasa-log-attach = { $seat } کاشی «۱+ کالا» را به «{ $card }» می‌افزاید.
mombasa-log-expand = { $seat } شرکت { mombasa-company } را با { $points } امتیاز گسترش می‌دهد.
mombasa-log-enter = { mombasa-company } با { $cost } امتیاز وارد { $region } می‌شود.
mombasa-log-reward = { $seat } پاداش می‌گیرد: { mombasa-reward }.
mombasa-log-oust = شعبهٔ { mombasa-company } در { $region } به پایگاه خود بازمی‌گردد.
mombasa-log-oust-lost = شعبهٔ { mombasa-company } در { $region } از بازی بیرون می‌رود.
mombasa-log-account = { $seat } «{ $card }» را به کار می‌برد.
mombasa-log-flip = { $seat } کتابی را در خانهٔ { $space } برمی‌گرداند.
mombasa-log-ink = { $seat } جوهر را به خانهٔ { $space } می‌برد.
mombasa-log-book =
    { $seat } کتابی از { $letter }{ $coins ->
        [0] { " " }برمی‌دارد.
       *[other] { " " }و { $coins } پوند برمی‌دارد.
    }
mombasa-log-shelve = { $seat } کتابی از { $letter } را در خانهٔ { $space } می‌گذارد.
mombasa-log-unplaced = کتاب { $letter } که { $seat } برداشته بود جایی ندارد و از بازی بیرون می‌رود.
mombasa-log-diamonds = { $seat } به خانهٔ { $space } مسیر الماس می‌رود.
mombasa-log-mark = { $seat } نشانگر جایزه می‌گذارد: { $space }.
mombasa-log-starter = { $seat } دور بعد را آغاز خواهد کرد.
mombasa-log-reserve = { $seat } «{ $tile }» را برای خود نگه می‌دارد.
mombasa-log-remove = { $seat } شعبه‌ای از { mombasa-company } را بیرون می‌گذارد.
mombasa-log-discard = { $seat } «{ $card }» را کنار می‌گذارد.
mombasa-log-end-phase =
    { $count ->
        [0] { $seat } مرحلهٔ خود را پایان می‌دهد و ستونی خالی برمی‌دارد.
       *[other] { $seat } مرحلهٔ خود را پایان می‌دهد و { $count } کارت پس می‌گیرد.
    }
mombasa-log-tile-given = { $seat } «{ $tile }» را می‌گیرد.
mombasa-log-round = دور { $round }: { $first } آغاز می‌کند.
mombasa-log-end = بازی به پایان رسید.

## Why something cannot be chosen

mombasa-no-finish-first = نخست آنچه را آغاز کرده‌اید به پایان ببرید
mombasa-no-face-down = این کارت به کار رفته و رو به پایین است
mombasa-no-resting = کارت‌های در حال استراحت به کار نمی‌آیند؛ با پایان مرحله یک ستون بازمی‌گردد
mombasa-no-share-plan = کارت سهم اقدامی ندارد و در هیچ جایی گذاشته نمی‌شود
mombasa-no-slot-closed-diamonds = این جا در خانهٔ { $space } مسیر الماس باز می‌شود
mombasa-no-slot-closed-ink = این جا در خانهٔ { $space } دفتر باز می‌شود
mombasa-no-slot-full = هر جا تنها یک کارت می‌گیرد
mombasa-no-price = بهای آن { $price } واحد است؛ شما { $have } دارید
mombasa-no-price-money = بهای آن { $price } پوند است؛ شما { $have } دارید
mombasa-no-need-goods = نخست کارت کالا برگزینید
mombasa-no-mixing = کالاهای گوناگون با هم به کار نمی‌روند
mombasa-no-bought = در هر اقدام یک کارت
mombasa-no-call = پیش رو { $call } پوند سرمایه خواسته می‌شود؛ شما { $have } دارید
mombasa-no-track-end = نشانگر در پایان این مسیر است
mombasa-no-expansion = کارت گسترشِ رو به بالایی در جاهای اقدام شما نیست
mombasa-no-posts = در این پایگاه شعبه‌ای نمانده است
mombasa-no-region-own = این شرکت در اینجا شعبه دارد
mombasa-no-region-far = { mombasa-company } با این منطقه هم‌مرز نیست
mombasa-no-region-cost = هزینهٔ آن { $cost } امتیاز است؛ { $have } مانده است
mombasa-no-markers = نشانگر جایزه‌ای نمانده است
mombasa-no-occupied = تا پایان دور نشانگر دیگری در اینجاست
mombasa-no-locked = تنها برای کسی که آن را در مسیر گشوده است
mombasa-no-other-level = در هر دور تنها یکی از دو خانهٔ یک مسیر
mombasa-no-money = پوند کافی ندارید
mombasa-no-too-few = هیچ از آن رو به بالا در جاهای اقدام شما نیست
mombasa-no-majority = کسی بیش از شما از آن رو به بالا دارد
mombasa-no-start-player = بازیکن شروع در نخستین نوبت دور آن را برنمی‌دارد
mombasa-no-no-card = در دست شما کارت درخوری نیست
mombasa-no-book-need = برآورده نیست: { $need }
mombasa-no-book-gap = جوهر از خانهٔ خالی نمی‌گذرد
mombasa-no-book-striped = کتاب A در خانهٔ راه‌راه جا نمی‌گیرد
mombasa-no-book-cover = کتاب A روی کتاب B یا C نمی‌نشیند
mombasa-no-book-behind = جوهر از این خانه گذشته است
mombasa-no-book-points = هزینهٔ آن { $cost } امتیاز است؛ { $have } مانده است
mombasa-no-hidden = این کارت رو به پایین است
mombasa-no-not-now = اکنون نه

mombasa-need =
    { $kind ->
        [coffee] قهوه { $amount }
        [banana] موز { $amount }
        [cotton] پنبه { $amount }
        [expansion] گسترش { $amount }
        [any] { $amount } واحد از یک کالا
       *[staff] حسابدار یا تاجری دیگر
    }

## Scores and facts

mombasa-score-cash = پول نقد
mombasa-score-mombasa = سهام مومباسا
mombasa-score-cape-town = سهام کیپ‌تاون
mombasa-score-saint-louis = سهام سنت‌لوئیس
mombasa-score-cairo = سهام قاهره
mombasa-score-diamonds = الماس
mombasa-score-books = حسابداری

mombasa-option-setup = چیدمان
mombasa-option-setup-first = نخستین بازی
mombasa-option-setup-later = بازی‌های بعدی
mombasa-option-setup-first-text = مسیرها و کاشی‌های شروع ثابت‌اند
mombasa-option-setup-later-text = مسیرها به قرعه می‌آیند و هر کس از دو کاشی شروع یکی را نگه می‌دارد
