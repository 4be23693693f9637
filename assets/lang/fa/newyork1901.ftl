### نیویورک ۱۹۰۱. پروندهٔ انگلیسی همین کلیدها را دارد.

newyork1901-name = نیویورک ۱۹۰۱
newyork1901-tagline = زمین‌ها، آسمان‌خراش‌ها و خیابان‌های پایین منهتن
newyork1901-box = زمین بگیرید، بسازید و باز بلندتر بسازید: امتیاز ساختمان‌ها، خیابان‌ها و چالش برنده را تعیین می‌کند.

## The pieces by name

newyork1901-district =
    { $district ->
        [red] قرمز
        [blue] آبی
        [green] سبز
        [yellow] زرد
       *[pink] صورتی
    }
newyork1901-district-title =
    { $district ->
        [red] قرمز
        [blue] آبی
        [green] سبز
        [yellow] زرد
       *[pink] صورتی
    }
newyork1901-character =
    { $district ->
        [red] النور ویتکام
        [blue] رابرت فلچر
        [green] توماس برنن
        [yellow] سالواتوره کنتی
       *[pink] دیوید اشنایدر
    }
newyork1901-street =
    { $street ->
        [broadway] برادوی
        [wall] خیابان وال
        [nassau_broad] خیابان ناسائو و براد
        [cedar] خیابان سدر
        [pine_thames] خیابان پاین و تیمز
       *[other] خیابان بی‌نام
    }
newyork1901-map-street =
    { $street ->
        [broadway] برادوی
        [wall] وال
        [nassau] ناسائو
        [broad] براد
        [cedar] سدر
        [thames] تیمز
       *[pine] پاین
    }
newyork1901-street-short =
    { $street ->
        [broadway] برادوی
        [wall] وال
        [nassau_broad] ناسائو و براد
        [cedar] سدر
       *[pine_thames] پاین و تیمز
    }
newyork1901-place =
    { $place ->
        [trinity_yard] گورستان کلیسای ترینیتی
        [hanover_square] میدان هانوور
        [sub_treasury] خزانه‌داری
        [stock_exchange] بورس
        [park] پارک
       *[landmark] بنای شاخص
    }
newyork1901-generation =
    { $generation ->
        [starter] شروع
        [bronze] برنزی
        [silver] نقره‌ای
        [gold] طلایی
       *[legendary] افسانه‌ای
    }
newyork1901-building =
    { $kind ->
        [start] ساختمان شروع‌کننده
        [b1] ساختمان دلمونیکو
        [b2] ساختمان تاور
        [b3] ساختمان کوربین
        [b4] ساختمان هوم‌لایف
        [b5] ساختمان لردزکورت
        [b6] ساختمان گیلندر
        [s1] ساختمان امریکن‌شورتی
        [s2] ساختمان امپایر
        [s3] ساختمان سنت‌پل
        [s4] ساختمان بولینگ‌گرین
        [s5] ساختمان برادوی‌چیمبرز
        [s6] ساختمان برادایکسچنج
        [g1] ساختمان ترینیتی
        [g2] برج لیبرتی
        [g3] ساختمان یواس‌ریلتی
        [g4] ساختمان بنکرزتراست
        [g5] ساختمان سیتی‌اینوستینگ
        [g6] پایانهٔ هادسون
        [park_row] ساختمان پارک‌رو
        [singer] ساختمان سینگر
        [metropolitan_life] برج متروپولیتن‌لایف
        [woolworth] ساختمان وولورث
       *[other] ساختمان
    }
newyork1901-building-short =
    { $kind ->
        [start] ساختمان شروع‌کننده
        [b1] دلمونیکو
        [b2] تاور
        [b3] کوربین
        [b4] هوم‌لایف
        [b5] لردزکورت
        [b6] گیلندر
        [s1] امریکن‌شورتی
        [s2] امپایر
        [s3] سنت‌پل
        [s4] بولینگ‌گرین
        [s5] برادوی‌چیمبرز
        [s6] برادایکسچنج
        [g1] ترینیتی
        [g2] برج لیبرتی
        [g3] یواس‌ریلتی
        [g4] بنکرزتراست
        [g5] سیتی‌اینوستینگ
        [g6] پایانهٔ هادسون
       *[other] ساختمان
    }
newyork1901-building-full =
    { newyork1901-building } ({ newyork1901-generation }، { $squares } خانه، { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    })
newyork1901-building-starter = ساختمان شروع‌کننده ({ $squares } خانه، بدون امتیاز)
newyork1901-building-starter-short = ساختمان شروع‌کننده
newyork1901-landcard = کارت زمین { newyork1901-district-title }، { $size } خانه‌ای
newyork1901-landcard-short = کارت زمین { newyork1901-district-title }
newyork1901-landcard-hidden = کارت زمین به‌پشت
newyork1901-lot = زمین { newyork1901-district-title }، { $size } خانه‌ای
newyork1901-lot-at = در کنار { $places }
newyork1901-lot-unnamed = در کنار خیابانی بی‌نام
newyork1901-lot-inside = میان بلوک، بدون راه به خیابان
newyork1901-site = جای ساختن
newyork1901-worker = کارگر { $seat }
newyork1901-worker-text = روی زمین { newyork1901-district-title }، { $size } خانه‌ای
newyork1901-market = بازار آزاد
newyork1901-deck = بازار آینده (کارت‌های به‌پشت)
newyork1901-rack = { $seat }: ساختمان‌ها
newyork1901-estate = { $seat }: زمین‌ها
newyork1901-challenge =
    { $challenge ->
        [bronze_baron] بارون برنزی
        [master_architect] استاد معمار
        [generation_king] پادشاه نسل
        [gold_tycoon] سرمایه‌دار طلایی
       *[gold_prestige] اعتبار طلایی
    }
newyork1901-challenge-text =
    { $challenge ->
        [bronze_baron] در پایان: برای ۴، ۵ یا ۶ ساختمان برنزی خود روی صفحه، به‌ترتیب ۵، ۱۰ یا ۱۵ امتیاز
        [master_architect] در پایان: برای ۳، ۴ یا دست‌کم ۵ ساختمان غیرمستطیل خود، به‌ترتیب ۳، ۶ یا ۱۰ امتیاز
        [generation_king] در پایان: برای بیشترین ساختمان برنزی، نقره‌ای و طلایی هر کدام ۵ امتیاز؛ در صورت تساوی کسی امتیاز نمی‌گیرد
        [gold_tycoon] در پایان: برای هر ناحیه با دست‌کم ۲ ساختمان طلایی خود، ۳ امتیاز؛ ساختمانی که در دو ناحیه است در هر دو شمرده می‌شود
       *[gold_prestige] بلافاصله: هر ساختمان طلایی که می‌سازید برای هر ساختمان برنزی یا نقره‌ای حریفان در کنارش ۱ امتیاز می‌آورد
    }
newyork1901-action =
    { $action ->
        [market_shift] تعویض بازار
        [land_grab] به چنگ آوردن زمین
       *[construction_boom] رونق ساخت‌وساز
    }
newyork1901-action-short =
    { $action ->
        [market_shift] چهار کارت زمین تازه
        [land_grab] دو کارت ۲خانه‌ای با هم
       *[construction_boom] یک ساخت دیگر
    }
newyork1901-action-text =
    { $action ->
        [market_shift] در آغاز نوبت: کارت‌های بازار آزاد بُر می‌خورند و زیر بازار آینده می‌روند و چهار کارت تازه رو می‌شود
        [land_grab] هنگام گسترش: دو کارت ۲خانه‌ای بازار آزاد را هم‌زمان بردارید (دو کارگر لازم است)؛ وقتی بازار آینده خالی است نمی‌شود
       *[construction_boom] پس از ساختن: یک بار دیگر بسازید، به شرطی که دست‌کم چهار ساختمان ساخته‌نشده برایتان بماند
    }
newyork1901-streetcard = کارت { newyork1901-street }
newyork1901-streetcard-text = در پایان: ۵ امتیاز برای بیشترین ساختمان در کنار { newyork1901-street }؛ در صورت تساوی کسی امتیاز نمی‌گیرد

## What is asked

newyork1901-last =
    { $last ->
        [yes] نوبت آخر شما!{" "}
       *[no] {""}
    }
newyork1901-choose-land = { newyork1901-last }کارت زمین و زمین آن را انتخاب کنید، یا تخریب کنید
newyork1901-choose-grab =
    { newyork1901-last }{ $count ->
        [one] به چنگ آوردن زمین: { $count } کارت ۲خانه‌ای دیگر و زمینش
       *[other] به چنگ آوردن زمین: { $count } کارت ۲خانه‌ای و زمین‌هایشان
    }
newyork1901-warn-build = هنوز می‌توانید بسازید. برای پایان دوباره بزنید.
newyork1901-choose-build = { newyork1901-last }بسازید، یا نوبت را تمام کنید
newyork1901-choose-must-build = { newyork1901-last }کارگری در دست نیست: بسازید یا تخریب کنید
newyork1901-choose-no-land = { newyork1901-last }بازار خالی است: بسازید، تخریب کنید یا پایان نوبت
newyork1901-choose-recall = { newyork1901-last }ساختن ممکن نیست: کارگری را از زمینش پس بگیرید
newyork1901-choose-boom = { newyork1901-last }«رونق ساخت‌وساز» برای ساختِ دوباره، یا پایان نوبت
newyork1901-choose-extra = { newyork1901-last }رونق ساخت‌وساز: یک بار دیگر بسازید

newyork1901-ask-land = { newyork1901-last }کارت زمین و زمین آن را انتخاب کنید
newyork1901-ask-demolish = { newyork1901-last }کارت زمین انتخاب کنید، یا در «{ newyork1901-scene-build }» تخریب کنید
newyork1901-way-demolish = برای تخریب، ساختمانی را انتخاب کنید که جای ساختمان شما را می‌گیرد
newyork1901-ask-lot = یک زمین { newyork1901-district } { $size } خانه‌ای انتخاب کنید
newyork1901-ask-lot-chosen =
    { $street ->
        [none] این زمین { newyork1901-district } { $size } خانه‌ای را می‌گیرید؟
       *[other] این زمین { newyork1901-district } { $size } خانه‌ای در کنار { newyork1901-street } را می‌گیرید؟
    }
newyork1901-ask-site = «{ newyork1901-building }» را روی زمین‌های خود بگذارید
newyork1901-ask-site-only = «{ newyork1901-building }» همین‌جا، تنها جای ممکن؟
newyork1901-ask-falls = تخریب برای «{ newyork1901-building }»: جایش را انتخاب کنید
newyork1901-ask-falls-only = تخریب در همین‌جا، تنها جای ممکن، برای «{ newyork1901-building }»؟
newyork1901-ask-site-chosen = «{ newyork1901-building }» همین‌جا؟
newyork1901-ask-site-ends = «{ newyork1901-building }» همین‌جا و پایان نوبت؟
newyork1901-ask-sure = { $what }: استفاده می‌کنید؟

## What the buttons do

newyork1901-do-claim = گرفتن این زمین
newyork1901-do-build = ساخت
newyork1901-do-demolish = تخریب و ساخت
newyork1901-do-shift = استفاده از «تعویض بازار»
newyork1901-do-grab = استفاده از «به چنگ آوردن زمین»
newyork1901-do-boom = استفاده از «رونق ساخت‌وساز»
newyork1901-do-recall = پس گرفتن کارگر
newyork1901-do-end = پایان نوبت

## Laying a building: what it would bring

newyork1901-preview-claim = یک کارگر از دست شما آنجا می‌رود
newyork1901-preview-shift = { $count } کارت زمین تازه، بقیه از کارت‌های قبلی
newyork1901-preview-recall = کارگر برمی‌گردد و زمینش دوباره آزاد است
newyork1901-preview-end = در این نوبت دیگر چیزی ساخته نمی‌شود
newyork1901-preview-idle = پس از این چیزی نمی‌توان ساخت و نوبت تمام می‌شود: { newyork1901-idle }
newyork1901-idle =
    { $cause ->
        [opened] از نسل‌های فعال ساختمانی نمانده است
        [squares] { $squares } خانهٔ آزادِ کنار هم لازم است و { $free ->
            [0] هیچ خانه‌ای آزاد نیست
           *[other] بیش از { $free } تا نیست
        }
        [street] کنار خیابان یا پارک جای آزاد نیست
       *[fit] هیچ ساختمان فعالی به شکل خانه‌های آزاد نیست
    }
newyork1901-preview-build =
    { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
newyork1901-preview-prestige =
    { $points ->
        [one] { $points } امتیاز از «اعتبار طلایی»
       *[other] { $points } امتیاز از «اعتبار طلایی»
    }
newyork1901-preview-generation = نسل { newyork1901-generation } فعال می‌شود
newyork1901-preview-last-turns = پایان بازی آغاز می‌شود
newyork1901-preview-street = در کنار { newyork1901-street }
newyork1901-preview-streets = در کنار { $streets }
newyork1901-preview-replace =
    { newyork1901-preview-build } با برداشتن { $fallen }{ $kept ->
        [0] {""}
       *[other] {" "}(با حفظ { $kept } امتیازش)
    }
newyork1901-preview-home =
    { $count ->
        [one] { $count } کارگر برمی‌گردد
       *[other] { $count } کارگر برمی‌گردند
    }
newyork1901-preview-guard =
    { $count ->
        [one] { $count } کارگر به زمین خالی می‌رود
       *[other] { $count } کارگر به زمین‌های خالی می‌روند
    }

## What happened

newyork1901-log-first = قرعهٔ شروع بازی به نام { $seat } افتاده بود.
newyork1901-log-claim =
    { $cause ->
        [none] { $seat } زمین { newyork1901-district } { $size } خانه‌ای را گرفت.
        [street] { $seat } زمینی { newyork1901-district } گرفت؛ راهی به خیابان ندارد.
        [squares] { $seat } زمینی { newyork1901-district } گرفت؛ برای ساختن کم است.
        [opened] { $seat } زمینی { newyork1901-district } گرفت؛ ساختمانی نمانده است.
       *[fit] { $seat } زمینی { newyork1901-district } گرفت؛ ساختمانی جا نمی‌شود.
    }
    .terse = یک زمین { newyork1901-district } گرفت{ $cause ->
            [none] .
           *[other] ؛ نمی‌سازد.
        }
newyork1901-log-idle = چیزی نمی‌توان ساخت: { newyork1901-idle }.
newyork1901-log-shift = { $seat } از «تعویض بازار» استفاده کرد و بازار از نو چیده شد.
    .terse = «تعویض بازار» را بازی کرد.
newyork1901-log-grab = { $seat } از «به چنگ آوردن زمین» استفاده کرد.
    .terse = «به چنگ آوردن زمین» را بازی کرد.
newyork1901-log-boom = { $seat } از «رونق ساخت‌وساز» استفاده کرد.
    .terse = «رونق ساخت‌وساز» را بازی کرد.
newyork1901-log-build = { $seat } «{ newyork1901-building }» را ساخت: { $points } امتیاز.
    .terse = «{ newyork1901-building }»: { $points } امتیاز.
newyork1901-log-demolish = { $seat } «{ newyork1901-building }» را تخریب کرد.
newyork1901-log-home =
    { $count ->
        [one] یک کارگر { $seat } برگشت.
       *[other] { $count } کارگر { $seat } برگشتند.
    }
newyork1901-log-guard =
    { $count ->
        [one] یک کارگر { $seat } به زمین خالی رفت.
       *[other] { $count } کارگر { $seat } به زمین‌های خالی رفتند.
    }
newyork1901-log-prestige =
    { $seat } { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    } از «اعتبار طلایی» گرفت.
newyork1901-log-generation = { $seat } از این پس می‌تواند ساختمان { newyork1901-generation } بسازد.
newyork1901-log-ahead = اکنون { $seat } بیشترین ساختمان را در کنار { newyork1901-street } دارد.
    .terse = { $seat } در { newyork1901-street } جلو افتاد.
newyork1901-log-level = دیگر کسی در { newyork1901-street } به‌تنهایی جلو نیست.
newyork1901-log-recall = { $seat } زمین { newyork1901-district } { $size } خانه‌ای را رها کرد.
    .terse = یک زمین { newyork1901-district } را رها کرد.
newyork1901-log-pass = { $seat } چیزی نساخت.
newyork1901-log-last-turns =
    { $cause ->
        [buildings] { $seat } تنها چهار ساختمان ساخته‌نشده دارد: دیگران یک نوبت دیگر بازی می‌کنند.
       *[market] تنها سه کارت زمین مانده است: همه جز { $seat } یک نوبت دیگر بازی می‌کنند.
    }
    .terse = نوبت آخرِ همه جز { $seat }.
newyork1901-log-street-bonus = { $seat } بیشترین ساختمان را در کنار { newyork1901-street } دارد: { $points } امتیاز.
newyork1901-log-challenge-bonus = { $seat } با «{ newyork1901-challenge }» { $points } امتیاز گرفت.
newyork1901-log-cards-bonus =
    { $seat } بابت { $points ->
        [one] کارت عملِ استفاده‌نشده { $points } امتیاز
       *[other] کارت‌های عملِ استفاده‌نشده { $points } امتیاز
    } گرفت.
newyork1901-log-end = بازی به پایان رسید.

## Why something cannot be chosen

newyork1901-no-land-first = اول یک کارت زمین بردارید؛ بعد می‌توانید آن را بسازید
newyork1901-no-card-first = اول کارت زمین را انتخاب کنید و سپس این زمین را
newyork1901-no-building-first = اول ساختمان را انتخاب کنید و سپس جایش را روی زمین‌هایتان
newyork1901-no-lot-owned = این زمین مال { $seat } است
newyork1901-no-lot-own = این زمین مال خودتان است
newyork1901-no-lot-card = هیچ کارتی در بازار آزاد به زمین { newyork1901-district } { $size } خانه‌ای نمی‌خورد
newyork1901-no-lot-other = این کارت برای زمین { newyork1901-district } { $size } خانه‌ای است
newyork1901-no-face-down = بازار آزاد از آن پر می‌شود؛ فقط کارت‌های رو را می‌توان برداشت
newyork1901-no-card-worker = کارگری در دست ندارید که زمین بگیرید
newyork1901-no-card-taken = کارت زمین این نوبت را برداشته‌اید
newyork1901-no-card-size = با «به چنگ آوردن زمین» فقط کارت‌های ۲خانه‌ای را می‌توان برداشت
newyork1901-no-pink = در بازی دونفره زمین‌های صورتی را نمی‌توان گرفت
newyork1901-no-generation = نسل { newyork1901-generation } با { $points } امتیاز فعال می‌شود؛ شما { $have } امتیاز دارید
newyork1901-no-squares =
    { $squares } خانه می‌خواهد؛ { $free ->
        [0] هیچ خانهٔ آزادی ندارید
       *[other] فقط { $free } خانهٔ آزاد دارید
    }
newyork1901-no-fit = جا نمی‌شود: باید روی خانه‌های آزاد زمین‌های خودتان و کنار خیابان یا پارک باشد
newyork1901-no-fit-demolish = روی زمین‌هایتان جا نمی‌شود، حتی به جای ساختمان‌های نسل پایین‌تر
newyork1901-no-fit-here = این‌طور اینجا جا نمی‌شود: آن را بچرخانید یا جای دیگری انتخاب کنید
newyork1901-no-bare = با این تخریب زمین‌هایی خالی می‌مانند و کارگر کافی برایشان ندارید
newyork1901-no-building-built = مال شماست و پیش‌تر ساخته شده است
newyork1901-no-building-other = این ساختمان مال { $seat } است
newyork1901-no-legendary-one = یک ساختمان افسانه‌ای ساخته‌اید: بیش از یکی نمی‌شود
newyork1901-no-legendary-gone = { $seat } پیش‌تر آن را ساخته است
newyork1901-no-shift-start = از «تعویض بازار» فقط در آغاز نوبت می‌توان استفاده کرد
newyork1901-no-deck = بازار آینده تمام شده است
newyork1901-no-grab-workers = «به چنگ آوردن زمین» دو کارگر در دست می‌خواهد
newyork1901-no-grab-cards = «به چنگ آوردن زمین» دو کارت ۲خانه‌ای در بازار آزاد می‌خواهد
newyork1901-no-grab-turn = از «به چنگ آوردن زمین» به جای برداشتن یک کارت زمین استفاده می‌شود
newyork1901-no-boom-first = از «رونق ساخت‌وساز» پس از ساخت‌وساز در همان نوبت استفاده می‌شود
newyork1901-no-boom-four = پس از «رونق ساخت‌وساز» باید دست‌کم چهار ساختمان ساخته‌نشده برایتان بماند
newyork1901-no-action-other = این کارت عمل مال { $seat } است
newyork1901-no-recall = کارگران وقتی برمی‌گردند که روی زمینشان بسازید
newyork1901-no-worker-hand = در دست است و به زمین کارت بعدی می‌رود
newyork1901-no-worker-other = این کارگر مال { $seat } است

## Scores and facts

newyork1901-score-buildings = ساختمان‌ها
newyork1901-score-street-broadway = برادوی
newyork1901-score-street-wall = وال
newyork1901-score-street-nassau-broad = ناسائو و براد
newyork1901-score-street-cedar = سدر
newyork1901-score-street-pine-thames = پاین و تیمز
newyork1901-score-challenge-bronze-baron = بارون برنزی
newyork1901-score-challenge-master-architect = استاد معمار
newyork1901-score-challenge-generation-king = پادشاه نسل
newyork1901-score-challenge-gold-tycoon = سرمایه‌دار طلایی
newyork1901-score-challenge-gold-prestige = اعتبار طلایی
newyork1901-score-actions = کارت‌های عمل
newyork1901-tie-legendary = ارتفاع آسمان‌خراش افسانه‌ای (فوت)
newyork1901-tie-gold = ساختمان‌های طلایی
newyork1901-fact-points = امتیاز
newyork1901-fact-workers = کارگران در دست
newyork1901-fact-unbuilt = ساختمان‌های ساخته‌نشده
newyork1901-fact-actions = کارت‌های عملِ استفاده‌نشده

## Options

newyork1901-option-variant = حالت بازی
newyork1901-option-variant-base = بازی پایه
newyork1901-option-variant-beginner = برای مبتدیان
newyork1901-option-variant-expert = برای حرفه‌ای‌ها
newyork1901-option-variant-base-text = سه خیابان و یک چالش به قرعه؛ نقره‌ای با ۶ و طلایی با ۱۸ امتیاز فعال می‌شود
newyork1901-option-variant-beginner-text = سرمایه‌دار طلایی با خیابان وال، برادوی و خیابان ناسائو و براد
newyork1901-option-variant-expert-text = بدون ساختمان شروع‌کننده؛ نقره‌ای با ۱۰ و طلایی با ۲۵ امتیاز فعال می‌شود
newyork1901-option-action-cards = کارت‌های عمل
newyork1901-option-action-cards-true = با کارت
newyork1901-option-action-cards-false = بدون کارت
newyork1901-option-action-cards-text = هر بازیکن سه کارت یک‌بارمصرف دارد؛ کارت‌های استفاده‌نشده در پایان امتیاز می‌دهند

newyork1901-scene-land = زمین
newyork1901-scene-build = ساخت
newyork1901-scene-goals = هدف‌ها
newyork1901-scene-players = بازیکنان
newyork1901-view-land = کارت‌های زمین و همهٔ نقشه
newyork1901-view-build = ساختمان‌های مانده و زمین آن‌ها
newyork1901-view-goals = خیابان‌ها و چالش: چه کسی پیش است
newyork1901-view-players = داشته‌های همهٔ بازیکنان
newyork1901-waiting =
    { $sort ->
        [building] { $count } ساختمان برای ساختن
       *[landcard] { $count } کارت زمین برای گرفتن
    }

## The signs on the table

newyork1901-sign-worker = کارگر در دست: برای هر زمینی که می‌گیرید یکی
newyork1901-sign-estate = تعداد زمین‌های بازیکن
newyork1901-sign-unbuilt = تعداد ساختمان‌های ساخته‌نشده: با چهار تا، پایان بازی آغاز می‌شود
newyork1901-sign-open = این نسل فعال است
newyork1901-sign-locked = برای فعال شدن این نسل این تعداد امتیاز کم است
newyork1901-sign-built = تعداد ساختمان‌های این نسل روی صفحه
newyork1901-sign-points = شکل ساختمان، و امتیازی که می‌آورد
newyork1901-sign-medal = در انتهای خیابانِ در بازی: چه کسی بیشترین ساختمان را آن‌جا دارد، برای ۵ امتیاز
newyork1901-sign-nobody = آن‌جا هیچ‌کس به‌تنهایی جلو نیست
newyork1901-sign-shift = تعویض بازار: کارت‌های تازه در بازار
newyork1901-sign-grab = به چنگ آوردن زمین: دو کارت ۲خانه‌ای
newyork1901-sign-boom = رونق ساخت‌وساز: یک ساخت دیگر

## The rules in short

newyork1901-help-goal = هدف
newyork1901-help-goal-text = اندکی زمین در پایین منهتن به شما ارث رسیده است. زمین بگیرید، رویش آسمان‌خراش بسازید و ساختمان‌های کهنه را با بهترها جایگزین کنید. ساختمان‌ها بلافاصله امتیاز می‌دهند؛ خیابان‌ها، چالش و کارت‌های عملِ استفاده‌نشده در پایان. هر که بیشترین امتیاز را داشته باشد برنده است.
newyork1901-help-turn = نوبت شما
newyork1901-help-turn-text = یا گسترش می‌دهید و سپس می‌توانید یک بار بسازید؛ یا تخریب می‌کنید و باید همان‌جا بسازید. اگر کارگری در دست دارید و تخریب نمی‌کنید، باید گسترش دهید.
newyork1901-help-expand = گسترش
newyork1901-help-expand-text = یکی از چهار کارت بازار آزاد را بردارید و کارگری روی یک زمین آزاد با همان رنگ و اندازه بگذارید. بازار بلافاصله پر می‌شود. زمین تا پایان بازی مال شماست، حتی اگر فقط بخشی از آن ساخته شده باشد و کارگری رویش نباشد.
newyork1901-help-expand-press = یکی از کارت‌های زمین کنار نقشه و سپس زمینی را که به آن می‌خورد انتخاب کنید؛ زمین‌هایی که کارت رو دارند قاب نازک طلایی دارند. سپس دکمهٔ پایین.
newyork1901-help-build = ساخت‌وساز
newyork1901-help-build-text = یکی از ساختمان‌هایتان را انتخاب کنید، هر طور می‌خواهید بچرخانید و روی خانه‌های خالی زمین‌های خودتان بگذارید؛ گذشتن از مرز زمین‌ها و ناحیه‌ها آزاد است. دست‌کم یک ضلع باید کنار خیابان یا پارک باشد؛ گوشه به حساب نمی‌آید. کارگرانِ همهٔ زمین‌های زیر آن برمی‌گردند و امتیازش را می‌گیرید.
newyork1901-help-build-press = ساختمانی را در قاب خود انتخاب کنید و سپس جایش را روی نقشه؛ با دکمه‌های شانه، چرخ موشواره یا دکمهٔ چرخاندن می‌چرخد. با دکمهٔ پایین تأیید کنید.
newyork1901-help-generation = نسل‌ها
newyork1901-help-generation-text = ساختمان‌های برنزی از اول فعال‌اند. نقره‌ای با ۶ و طلایی با ۱۸ امتیاز فعال می‌شود؛ در بازی حرفه‌ای با ۱۰ و ۲۵. هر یک از چهار آسمان‌خراش افسانه‌ای طلایی و اشتراکی است: مال اولین سازنده است و هیچ‌کس بیش از یکی نمی‌سازد.
newyork1901-help-demolish = تخریب
newyork1901-help-demolish-text = ساختمانی تازه روی ساختمان‌های خودتان از نسل پایین‌تر بگذارید؛ آن‌ها از بازی بیرون می‌روند و امتیازی کم نمی‌شود. هر زمین شما که سپس بدون ساختمان و بدون کارگر بماند، یک کارگر از دست شما می‌خواهد؛ وگرنه تخریب مجاز نیست.
newyork1901-help-demolish-press = وقتی زمین خواسته می‌شود، ساختمانی مشخص‌شده را در قاب خود انتخاب کنید؛ روی جاهایی می‌آید که می‌تواند جایگزین شود.
newyork1901-help-workers = بدون کارگر
newyork1901-help-workers-text = اگر در آغاز نوبت کارگری در دست نباشد، بلافاصله می‌سازید یا تخریب می‌کنید. اگر هیچ‌کدام ممکن نباشد، یک کارگر دلخواه را پس می‌گیرید، زمینش را رها می‌کنید و نوبتتان تمام می‌شود.
newyork1901-help-workers-press = یکی از کارگران خود را روی نقشه انتخاب کنید و سپس دکمهٔ پایین را.
newyork1901-help-actions = کارت‌های عمل
newyork1901-help-actions-text = از هر کدام یک بار در بازی می‌توان استفاده کرد، و در یک نوبت از چند تا. «تعویض بازار» در آغاز نوبت کارت‌های بازار آزاد را عوض می‌کند. «به چنگ آوردن زمین» دو کارت ۲خانه‌ای را یک‌جا می‌گیرد. «رونق ساخت‌وساز» یک ساخت دیگر را ممکن می‌کند. کارت استفاده‌نشده در پایان یک امتیاز دارد.
newyork1901-help-actions-press = کارت عمل را در قاب خود انتخاب کنید و سپس دکمهٔ پایین را.
newyork1901-help-end = پایان
newyork1901-help-end-text = وقتی کسی تنها چهار ساختمان ساخته‌نشده داشته باشد، یا تنها سه کارت در بازار آزاد باشد و بازار آینده تمام شده باشد، پایان نزدیک است. دیگران یک نوبت دیگر بازی می‌کنند.
newyork1901-help-score = امتیازشماری پایانی
newyork1901-help-score-text = هر یک از سه کارت خیابان به دارندهٔ بیشترین ساختمان در کنار آن خیابان ۵ امتیاز می‌دهد؛ در صورت تساوی کسی امتیاز نمی‌گیرد. سپس چالش و کارت‌های عملِ استفاده‌نشده شمرده می‌شوند. در تساوی، هر که بلندترین آسمان‌خراش افسانه‌ای و سپس بیشترین ساختمان طلایی را داشته باشد برنده است؛ وگرنه پیروزی مشترک است.
newyork1901-help-score-press = زبانهٔ «هدف‌ها» خیابان‌ها، چالش و وضعیت همه را نشان می‌دهد.

## About this edition

newyork1901-about-edition = نسخه‌ای که بازیکنان برای بازی نیویورک ۱۹۰۱ ساخته‌اند؛ پیوندی با ناشر و پدیدآورندگان بازی ندارد. تصویرها، صداها و همهٔ متن‌ها از خود ماست، و نیز سه نام از پنج شخصیت: النور ویتکام، توماس برنن و سالواتوره کنتی.
newyork1901-about-data = تعداد قطعه‌ها، نسل‌ها، چالش‌ها، کارت‌های عمل و خیابان‌ها از دفترچهٔ راهنماست. نقشهٔ زمین‌های صفحه و شکل، امتیاز و نام ساختمان‌ها بازسازی شده‌اند: با همهٔ عددها و مثال‌های دفترچه می‌خوانند ولی همان قطعه‌های چاپی نیستند. کسی که بازی را دارد می‌تواند آن‌ها را در maps/newyork1901.tmx و assets/data/newyork1901 درست کند.

## At the table

newyork1901-count = وضعیت { $seat }
newyork1901-fact-last-turns =
    { $count ->
        [one] آخرین نوبت
       *[other] { $count } نوبت مانده
    }
newyork1901-fact-end = پایان با { $count } ساختمان مانده
newyork1901-landcard-free =
    { $count ->
        [0] زمین آزادی برایش نیست
       *[other] { $count } زمین آزاد برایش هست
    }{ $size ->
        [2] {""}
       *[other] ، راست یا خمیده
    }
newyork1901-stands = ساختهٔ { $seat }
newyork1901-places = اکنون { $count } جای ممکن دارد
newyork1901-places-falls = اکنون { $count } جای ممکن دارد، آن هم فقط با تخریب
newyork1901-falls-why =
    { $cause ->
        [land] برای ساختن روی خانه‌های آزاد اول کارت زمین بردارید
       *[room] در خانه‌های آزادتان برایش جا نیست
    }
newyork1901-has = { $count } ساختمان در کنار { newyork1901-street }
newyork1901-has-most = { newyork1901-has }، بیش از همه
newyork1901-has-points = اکنون { $points } امتیاز برای { newyork1901-challenge }
newyork1901-stands-with = { "\u200F" }{ $seat }: { $count }
newyork1901-earns = { "\u200F" }{ $seat }: { $points } امتیاز برای { $count } مورد
newyork1901-ahead = { $seat }: { $count } (به‌تنهایی جلوتر)
newyork1901-of-generation = تعداد ساختمان‌های { newyork1901-generation }: { $standing }
newyork1901-unbuilt-text = { $count } ساختمان برای ساختن مانده است؛ وقتی تنها { $least } تا بماند پایان بازی آغاز می‌شود
newyork1901-estate-text = { $count } زمین دارد که تا پایان بازی می‌ماند
newyork1901-crew-text =
    { $count ->
        [0] کارگری در دست نیست
       *[other] { $count } کارگر از { $all } در دست است
    }: هر زمینی که گرفته شود یکی می‌خواهد، تا روی آن ساخته شود
newyork1901-built-text =
    { $count ->
        [0] اکنون هیچ‌کدام روی صفحه نیست
       *[other] اکنون { $count } تا روی صفحه است
    }
newyork1901-generation-open = این ساختمان‌ها را می‌توان ساخت
newyork1901-generation-locked = با { $points } امتیاز فعال می‌شود؛ { $missing } امتیاز کم است
newyork1901-deck-text = { $count } کارت زمین مانده است
newyork1901-lot-starter = حلقهٔ دور نشان: زمین شروعی که کسی بر آن آغاز نکرد
newyork1901-tie = کسی به‌تنهایی جلو نیست و امتیازی نمی‌دهد
newyork1901-starter-text = در هیچ نسلی شمرده نمی‌شود؛ هر ساختمانی می‌تواند جایش را بگیرد
newyork1901-action-lost = با خرج یک امتیاز
newyork1901-leader = چه کسی جلوتر است
newyork1901-leader-challenge = چه کسی در چالش جلوتر است
newyork1901-leader-street = چه کسی در { newyork1901-street } جلوتر است
newyork1901-street-card = کارت خیابان
newyork1901-challenge-card = چالش
newyork1901-character-of = شخصیت { $seat }
newyork1901-workers = { $seat }: کارگران در دست
newyork1901-actions = { $seat }: کارت‌های عمل
newyork1901-unbuilt = { $seat }: ساختمان‌های ساخته‌نشده
newyork1901-built = { $seat }: ساختمان‌های { newyork1901-generation } روی صفحه
newyork1901-opens = { $seat }: نسل { newyork1901-generation }
newyork1901-post = جای کارگر

## Hints

newyork1901-why-points = همین حالا امتیاز می‌آورد.
newyork1901-why-streets = شما را در یک خیابان پیش می‌اندازد.
newyork1901-why-bonus = به چالش کمک می‌کند.
newyork1901-why-then-points = ساختمانی که پس از آن می‌سازید امتیاز می‌آورد.
newyork1901-why-then-streets = ساختمانی که پس از آن می‌سازید شما را در یک خیابان پیش می‌اندازد.
newyork1901-why-then-bonus = ساختمانی که پس از آن می‌سازید به چالش کمک می‌کند.
newyork1901-why-then-open = ساختمانی که پس از آن می‌سازید نسل بعدی را فعال می‌کند.
newyork1901-why-then-workers = ساختمانی که پس از آن می‌سازید کارگران را برمی‌گرداند.
newyork1901-why-then-legend = پس از آن می‌توانید ساختمانی افسانه‌ای بسازید.
newyork1901-why-cards = کارت عمل بعداً ارزش بیشتری دارد.
newyork1901-why-land = زمین شما را بزرگ‌تر می‌کند.
newyork1901-why-fits = برای ساختمان بهتری جا باز می‌کند.
newyork1901-why-replaces = ساختمان بهتری را به جای ساختمانی قدیمی آماده می‌کند.
newyork1901-why-open = نسل بعدی ساختمان‌ها را فعال می‌کند.
newyork1901-why-workers = کارگران را به دست شما برمی‌گرداند.
newyork1901-why-legend = ساختمانی افسانه‌ای را پیش از دیگران می‌سازد.
newyork1901-why-near = زمین آزاد را کنار زمین شما نگه می‌دارد.
newyork1901-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
newyork1901-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.
