### مومباسا. پروندهٔ انگلیسی همین کلیدها را دارد.

mombasa-name = مومباسا
mombasa-tagline = سهام و شعبه و دفتر حساب، گرداگرد نقشه‌ای کهن از آفریقا
mombasa-box = کارت‌هایتان را مخفیانه برنامه‌ریزی کنید، چهار شرکت را در آفریقا توسعه دهید و سهام باارزش‌ترینشان را داشته باشید.

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
mombasa-choose-plan = در هر جای باز کارتی بگذارید، سپس اعلام آمادگی کنید
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
mombasa-do-pay = پرداخت سرمایه و گام برداشتن
mombasa-do-expand = گسترش دادن
mombasa-do-enter = ورود
mombasa-do-claim = گرفتن این پاداش
mombasa-do-return = بازگرداندن به اینجا
mombasa-do-account = به کار بردن حسابدار
mombasa-do-flip = برگرداندن با ۲ پوند
mombasa-do-ink = بردن جوهر به اینجا
mombasa-do-book = برداشتن
mombasa-do-coins = گرفتن پوند
mombasa-do-shelve = گذاشتن در اینجا
mombasa-do-trade = فرستادن تاجر
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
mombasa-log-oust =
    شعبهٔ { mombasa-company } در { $region } { $lost ->
        [true] از بازی بیرون می‌رود.
       *[false] به پایگاه خود بازمی‌گردد.
    }
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
mombasa-log-mark = { $seat } نشانگر جایزه می‌گذارد: { $place }.
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

mombasa-no-face-down = این کارت به کار رفته و رو به پایین است
mombasa-no-resting = کارت‌های در حال استراحت به کار نمی‌آیند؛ با پایان مرحله یک ستون بازمی‌گردد
mombasa-no-share-plan = کارت سهم اقدامی ندارد و در هیچ جایی گذاشته نمی‌شود
mombasa-no-slot-closed-diamonds = این جا در خانهٔ { $space } مسیر الماس باز می‌شود
mombasa-no-slot-closed-ink = این جا در خانهٔ { $space } دفتر باز می‌شود
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
mombasa-no-too-few = حداقل { $least } لازم است؛ در کارت‌های رو به بالای شما { $have } هست
mombasa-no-majority = کسی بیش از شما از آن رو به بالا دارد
mombasa-no-start-player = بازیکن شروع در نخستین نوبت دور آن را برنمی‌دارد
mombasa-no-no-card = در دست شما کارت درخوری نیست
mombasa-no-book-need = برآورده نیست: { $need }
mombasa-no-book-gap = جوهر از خانهٔ خالی نمی‌گذرد
mombasa-no-book-striped = کتاب A در خانهٔ راه‌راه جا نمی‌گیرد
mombasa-no-book-cover = کتاب A روی کتاب B یا C نمی‌نشیند
mombasa-no-book-behind = جوهر از این خانه گذشته است
mombasa-no-book-points = هزینهٔ آن { $cost } امتیاز است؛ { $have } مانده است

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
mombasa-score-mombasa = مومباسا
mombasa-score-cape-town = کیپ‌تاون
mombasa-score-saint-louis = سنت‌لوئیس
mombasa-score-cairo = قاهره
mombasa-score-diamonds = الماس
mombasa-score-books = حسابداری

mombasa-option-setup = چیدمان
mombasa-option-setup-first = نخستین بازی
mombasa-option-setup-later = بازی‌های بعدی
mombasa-option-setup-first-text = مسیرها و کاشی‌های شروع ثابت‌اند
mombasa-option-setup-later-text = مسیرها به قرعه می‌آیند و هر کس از دو کاشی شروع یکی را نگه می‌دارد

## More pieces and places by name

mombasa-value = ارزش یک سهم { mombasa-company }
mombasa-step-marker = { $seat } در مسیر { mombasa-company }
mombasa-space-extra =
    { $space ->
        [C1] امتیاز حسابداری و الماس، سطح { $level }
        [C2] کارت یا الماس، سطح { $level }
        [D1] کنار گذاشتن کارت قهوه، سطح { $level }
       *[D2] گام در مسیرهای دیگر، سطح { $level }
    }
mombasa-permanent =
    { $kind ->
        [discount] کارت‌های نمایشگاه { $amount } واحد ارزان‌ترند{ $mix ->
            [yes] { "؛ برای برداشتن کارت می‌توان کالاهای گوناگون را با هم به کار برد" }
           *[no] { "" }
        }
        [cotton] هر کارت پنبه { $amount } واحد بیشتر می‌ارزد
        [expansion] گسترش { $amount } امتیاز بیشتر می‌ارزد
       *[markers] { $amount } نشانگر جایزهٔ بیشتر
    }
mombasa-marker-laid = نشانگر جایزه
mombasa-coins = پوندهای زیر کتاب
mombasa-round = دور { $round }
mombasa-supply = ذخیرهٔ کتاب‌های { $letter }
mombasa-deck =
    { $deck ->
        [actions] دستهٔ کارت‌های اقدام
       *[discard] کارت‌های بیرون از بازی
    }
mombasa-purse = پوندهای { $seat }
mombasa-markers = نشانگرهای جایزهٔ { $seat }
mombasa-fan = دست { $seat }
mombasa-shares = سهام { mombasa-company } از آنِ { $seat }
mombasa-diamonds = مسیر الماس { $seat }
mombasa-ink = جوهر { $seat }
mombasa-starter = نشان بازیکن شروع: { $seat }
mombasa-next = کتاب بعدیِ جوهر: { $book }
mombasa-gained = کتاب‌های تازهٔ { $seat }
mombasa-tiles = کاشی‌های جایزهٔ { $seat }
mombasa-offer = کاشی‌های شروع { $seat }

mombasa-nothing = هیچ
mombasa-gain =
    { $kind ->
        [pounds] { $amount } پوند
        [diamonds] { $amount } گام الماس
        [points] { $amount } امتیاز حسابداری
        [posts] بیرون گذاشتن { $amount } شعبه از پایگاه‌ها
        [start] آغازگری دور بعد
        [buy] { $amount ->
            [0] یک کارت به بهای آن با پوند
           *[other] یک کارت به بهای آن و { $amount } پوند بیشتر
        }
        [discard] عدد سرخ یک کارت { $good ->
            [coffee] قهوه
            [banana] موز
            [cotton] پنبه
           *[other] { "" }
        } از دست، و { $amount } پوند
        [steps] { $amount } گام در مسیر { mombasa-company }
        [others] { $amount } گام در هر یک از سه مسیر دیگر
        [tile] { mombasa-tile } در دور بعد
       *[goods] مجموع { mombasa-good } شما، یکی کمتر، به پوند
    }

mombasa-do-mark-majority = از { $least }: { $gains }
mombasa-do-mark-free = نشانگر: { $gains }
mombasa-do-mark-cost = نشانگر و { $cost } پوند: { $gains }


## What an action costs and brings

mombasa-preview-units = روی هم { $count } واحد
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
mombasa-preview-shares = آنگاه { $shares } سهم { mombasa-company } دارید؛ ارزش هر سهم اکنون { $value }
mombasa-preview-permanent = از نوبت بعد: { $bonus }
mombasa-preview-space = از نوبت بعد برای شما باز: { $space }
mombasa-preview-expand =
    { $count ->
        [0] با { $points } امتیاز به هیچ منطقه‌ای نمی‌رسد
       *[other] { $points } امتیاز؛ { $count } منطقه در دسترس
    }
mombasa-preview-enter = هزینه { $cost }؛ { $left } می‌ماند
mombasa-preview-reward = پاداش: { mombasa-reward }
mombasa-preview-oust = شعبهٔ { mombasa-company } به پایگاه خود برمی‌گردد
mombasa-preview-value = هر سهم { mombasa-company } از { $before } به { $after } پوند می‌رسد
mombasa-preview-account =
    { $points } امتیاز حسابداری{ $count ->
        [0] ؛ جوهر پیش نمی‌رود
       *[other] ؛ جوهر به { $count } کتاب می‌رسد
    }
mombasa-preview-brings = پاداش کتاب: { $gains }
mombasa-preview-flipped = این کتاب رو به پایین است و پاداشی ندارد
mombasa-preview-ink = ارزش دفتر آنگاه { $value } پوند است
mombasa-preview-book = هزینه { $cost } امتیاز؛ { $left } می‌ماند
mombasa-preview-flip = از آن پس چیزی نمی‌خواهد و پاداشی هم ندارد
mombasa-preview-end =
    { $count ->
        [0] در این ستون کارتی نیست
       *[other] { $count } کارت به دست شما بازمی‌گردد
    }
mombasa-preview-unused = هنوز { $count } کارت از برنامهٔ شما به کار نرفته است

## What there is to know of a piece

mombasa-explain-reward = پاداش: { mombasa-reward }
mombasa-explain-mines = { $count } معدن
mombasa-explain-held = در دست { mombasa-company }
mombasa-explain-company = هر سهم { $value } پوند می‌ارزد؛ { $posts } شعبه در پایگاه مانده است
mombasa-explain-shares = { $seat }: { $shares } سهم
mombasa-explain-track = { $seat }: خانهٔ { $space }، سهام در مسیر: { $shares }
mombasa-explain-card =
    { $kind ->
        [goods] با واحدهای آن یک کارت نمایشگاه و گام در مسیرها به دست می‌آید. عدد سرخ: { $red }
        [expansion] همهٔ گسترش شما در یک اقدام برای یک شرکت به کار می‌رود. عدد سرخ: { $red }
        [bookkeeper] جوهر را از کتاب‌های برآورده می‌گذراند و سپس کتاب تازه برمی‌دارد. عدد سرخ: { $red }
        [merchant] در مسیر الماس پیش می‌رود و پوند می‌آورد. عدد سرخ: { $red }
       *[share] هر جا باشد در شمارش پایانی به حساب می‌آید و در هیچ جای اقدامی گذاشته نمی‌شود. عدد سرخ: { $red }
    }
mombasa-explain-units = اکنون { $count } واحد می‌ارزد
mombasa-explain-tile =
    { $tile ->
        [goods] آن را به یکی از کارت‌های کالای خود بیفزایید: ۱ واحد بیشتر
        [bookkeeper] حسابداری که جای اقدام نمی‌خواهد
        [merchant] ۲ گام الماس، و ۱ گام بیشتر برای هر تاجر دیگر که رو به بالاست
       *[expansion] گسترشی که جای اقدام نمی‌خواهد
    }
mombasa-explain-book = خواسته: { $needs }؛ پاداش: { $gains }
mombasa-explain-met = کارت‌های رو به بالا آن را برمی‌آورند
mombasa-explain-unmet = کارت‌های رو به بالا آن را برنمی‌آورند
mombasa-explain-majority = از { $least } واحد رو به بالا، اگر کسی بیشتر نداشته باشد: { $gains }
mombasa-explain-space =
    { $cost ->
        [0] { $gains }
       *[other] با { $cost } پوند: { $gains }
    }
mombasa-explain-total = { $seat }: { $count } رو به بالا
mombasa-explain-place = خانهٔ { $space }؛ ارزش پایانی { $value } پوند
mombasa-explain-next = با { $count } گام دیگر: { $value } پوند
mombasa-explain-ledger = گذشتن از آن در پایان { $value } پوند می‌ارزد
mombasa-explain-start = به استراحت می‌روند: { $first }، { $second }، { $third }
mombasa-explain-bonus = آغاز با { $gains }

## More reasons

mombasa-no-base-first = بندر شرکتی را برگزینید که باید گسترش یابد
mombasa-no-region-first = نخست منطقه را نشان دهید
mombasa-no-other = از آنِ دیگری است
mombasa-no-in-use = این کارت هم‌اکنون در کار است
mombasa-no-spending = واحدها دارند خرج می‌شوند: کارت دیگری نمی‌پیوندد
mombasa-no-need-points = امتیاز حسابداری می‌خواهد
mombasa-no-need-bookkeeper = جوهر را حسابدار پیش می‌برد
mombasa-no-permanent = همیشه برقرار است؛ چیزی در اینجا گذاشته نمی‌شود
mombasa-no-card-first = نخست کارتی برگزینید
mombasa-no-in-hand = کارت‌های دست برای برنامه‌ریزی بعدی‌اند
mombasa-no-slot-free = همهٔ قسمت‌های اقدامِ باز کارت دارند: اول یکی را پس بگیرید
mombasa-no-tile-kept = این کاشی را نگه داشته‌اید
mombasa-no-tile-first = اول یکی از دو کاشی را نگه دارید
mombasa-no-goods = کارت کالای رو به بالا در منطقهٔ اقدام شما نیست
mombasa-no-mixing-card = کالاهای شما با هم هم به قیمت هیچ کارتی نمی‌رسند
mombasa-no-acquire-first = با کالاهای متفاوت اول باید یک کارت از بخش کارت‌ها بردارید
mombasa-no-units = واحدی نمانده است
mombasa-no-units-left = تا وقتی گامی بدون فراخوان سرمایه ممکن است، واحدها باید خرج شوند
mombasa-no-attach = کارت کالایی را که کاشی به آن اضافه می‌شود انتخاب کنید
mombasa-no-attached = این کاشی به یک کارت کالا اضافه شده است
mombasa-no-step-other = این گام‌ها برای مسیر دیگری است
mombasa-no-base-other = این پایگاه شرکت دیگری است
mombasa-no-column-posts = در این ستون شعبه‌ای نمانده است
mombasa-no-column-full = این ستون برای شعبه جای خالی ندارد
mombasa-no-flipped = هر بار فقط یک کتاب چرخانده می‌شود
mombasa-no-book-start = جوهر از اینجا شروع می‌کند؛ کتاب‌ها در خانه‌های بعدی گذاشته می‌شوند
mombasa-no-shelve-first = اول کتاب‌های تازه را بگذارید
mombasa-no-purchase = ارزان‌ترین کارت اینجا { $price } پوند است؛ برای آن { $have } پوند می‌ماند
mombasa-no-display = بخش کارت‌ها خالی است
mombasa-no-reserve = نشانگر جایزه روی خانهٔ این کاشی آن را رزرو می‌کند
mombasa-no-discard = اینجا فقط کارت { mombasa-good } حذف می‌شود

## The rules in short

mombasa-help-goal = هدف بازی
mombasa-help-goal-text = در هفت دور در چهار شرکت بازرگانی سرمایه می‌گذارید. در پایان هر کس پول نقد، سهام ضرب در ارزش سهم هر شرکت، واپسین ارزشی که در مسیر الماس از آن گذشته و واپسین ارزش دفتر را با هم جمع می‌کند. بیشترین مجموع برنده است.
mombasa-help-round = یک دور
mombasa-help-round-text = نخست همه در نهان برنامه می‌چینند. سپس کارت‌ها رو می‌شوند و هر کس در نوبت خود یک اقدام می‌کند، تا همه مرحلهٔ خود را پایان دهند. آنگاه کارت‌ها، سکه‌ها، نشانگرها و کاشی‌ها برای دور بعد آماده می‌شوند.
mombasa-help-plan = برنامه‌ریزی
mombasa-help-plan-text = در هر جای باز یک کارت رو به پایین بگذارید، یا کمتر. با سه جا آغاز می‌کنید؛ چهارمی در مسیر الماس باز می‌شود و پنجمی در دفتر. هر کارت در ستون بالای جای خود به استراحت می‌رود و در هر دور تنها یک ستون بازمی‌گردد: مهم است کدام کارت‌ها کنار هم باشند.
mombasa-help-goods = کارت‌های کالا
mombasa-help-goods-text = هر چند کارت از یک کالا را می‌توان با هم به کار برد. واحدهایشان دست بالا یک کارت نمایشگاه می‌خرد (عدد سرخ کارت و جای آن روی هم) و گام‌های تکی در مسیر شرکت‌ها. تا گامی بی بازپرداخت شدنی است واحدها باید خرج شوند.
mombasa-help-tracks = مسیر شرکت‌ها
mombasa-help-tracks-text = واپسین نشان سهمی که نشانگر شما از آن گذشته شمار سهام شماست. سرمایهٔ خواسته‌شده را همان دم می‌پردازید، یا پیش از آن می‌مانید. خانهٔ ویژه به هر که برسد می‌پردازد، و به هر که آنجا یا جلوتر است دوباره؛ جایزهٔ ویژه از نوبت بعد برقرار است.
mombasa-help-expansion = گسترش
mombasa-help-expansion-text = همهٔ کارت‌های گسترش شما با هم برای یک شرکت به دلخواه به کار می‌روند. هر شعبه از سر یکی از ستون‌های پایگاه برداشته می‌شود: هر چه جاهای خالی بیشتر، ارزش هر سهم بیشتر. سپس پاداش منطقه‌ها به شما می‌رسد، سهام از آنِ هر که باشد.
mombasa-help-map = نقشه
mombasa-help-map-text = گذشتن از مرز تکی ۱ امتیاز و از مرز دوتایی ۲ امتیاز می‌خواهد؛ منطقه‌ای که شعبهٔ شرکت دیگری دارد ۱ امتیاز بیشتر، و آن شعبه به پایگاه خود بازمی‌گردد. منطقهٔ تازه باید هم‌مرز پایگاه یا منطقه‌های همان شرکت باشد. معدن‌ها برای تاجر شرکت شمرده می‌شوند.
mombasa-help-points = امتیاز حسابداری
mombasa-help-points-text = همان دم خرج می‌شود: ۱ برای کتاب A یا B، ۲ برای کتاب C، یا هر امتیاز ۱ پوند. در پایان نوبت کتاب‌های تازه در هر خانهٔ دفتر گذاشته می‌شوند، روی کتابی دیگر و پشت جوهر هم؛ اما کتاب A نه در خانهٔ راه‌راه و نه روی B یا C.
mombasa-help-bookkeeper = حسابدار
mombasa-help-bookkeeper-text = جوهر را کتاب به کتاب پیش می‌برد، تا آنجا که کارت‌های رو به بالا خواستهٔ هر کتاب را برآورند؛ خانهٔ خالی راه را می‌بندد. کتابی که بر آن بایستید پاداش خود را می‌دهد. پیش از آن می‌توانید با ۲ پوند یک کتاب را برگردانید تا چیزی نخواهد. سپس امتیاز خود کارت می‌رسد.
mombasa-help-merchant = تاجر الماس
mombasa-help-merchant-text = تاجر ساده ۱ خانه پیش می‌رود و ۲ پوند می‌آورد. تاجر شرکت ۲ خانه، برای هر ۲ معدن در منطقه‌های آن شرکت ۱ خانه بیشتر، و ۱ پوند. در پایان مسیر هر گام ۲ پوند است.
mombasa-help-bonus = نشانگر جایزه
mombasa-help-bonus-text = به جای کارت نشانگری بر یک خانهٔ جایزهٔ آزاد بگذارید. چهار خانهٔ «بیشترین» می‌خواهند که کسی بیش از شما از آن کالا، یا گسترش، رو به بالا نداشته باشد؛ ردهٔ پایین‌تر را هم می‌توان برداشت. نشانگرها در پایان دور بازمی‌گردند.
mombasa-help-tiles = کاشی‌های جایزه
mombasa-help-tiles-text = هر که کاشی جایزه‌ای را نگه دارد در دور بعد آن را می‌گیرد و مانند کارتی که جا نمی‌خواهد به کار می‌برد. کاشی کالا پیش از اقدام به یکی از کارت‌های کالای شما افزوده می‌شود.
mombasa-help-phase = پایان مرحله
mombasa-help-phase-text = یک ستون استراحت را به دست بازگردانید؛ سپس کارت‌های این دور به استراحت می‌روند. کارت‌های این دور هرگز بی‌درنگ بازنمی‌گردند. هر که پایان داده است در این دور نوبتی ندارد.
mombasa-help-end = پایان بازی
mombasa-help-end-text = پس از دور هفتم همه چیز شمرده می‌شود. کارت‌های سهم هر جا باشند به حساب می‌آیند: در دست یا در استراحت. برابری برندگان را شریک می‌کند.

## About this edition

mombasa-about-edition = میزی که بازیکنان برای بازی مومباسا ساخته‌اند و پیوندی با ناشر یا پدیدآور بازی ندارد. تصویرها، صداها و همهٔ متن‌ها از خود ماست.
mombasa-about-data = این‌ها بازسازی شده‌اند و اجزای چاپی نیستند: همهٔ نقشه با پاداش‌ها، معدن‌ها و راه‌ها، نشان‌های سکهٔ پایگاه‌ها جز آخرینِ هر ستون، عددهای سرخ نمایشگاه، کارت‌های بازار، کارت‌های نوبت، بیشتر کارت‌ها و کاشی‌های شروع، کتاب‌ها، مسیر شرکت‌ها با بیشتر جایزه‌های ویژه، برخی پاداش‌های «بیشترین» و راه‌راه‌های دفتر. همه با شمارها، قاعده‌ها و نمونه‌های دفترچهٔ راهنما می‌خوانند. ارزش‌های مسیر الماس و دفتر از یک منبع‌اند. هر که بازی را دارد می‌تواند همه را در maps/mombasa.tmx و assets/data/mombasa درست کند.
mombasa-about-history = شرکت‌های دارای فرمان که این بازی نام‌ها و بندرهایشان را وام گرفته ابزار کشورگشایی بودند. بازرگانی آن‌ها در آفریقا بر غصب سرزمین، کار اجباری و برده‌داری استوار بود. بازی تنها دربارهٔ بازار و سهام است و هیچ‌یک از این‌ها را نشان نمی‌دهد؛ تصویری از تاریخ نیست. برای آگاهی بیشتر: ریچارد رید، تاریخ آفریقای مدرن.

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
mombasa-why-start = شما را بازیکن شروع می‌کند.
mombasa-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
mombasa-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.
