### نیویورک ۱۹۰۱. فایل انگلیسی همین کلیدها را دارد.

newyork1901-name = نیویورک ۱۹۰۱
newyork1901-tagline = زمین‌ها، آسمان‌خراش‌ها و خیابان‌های جنوب منهتن
newyork1901-aim = زمین بگیرید، بلند بسازید و بر خیابان‌ها چیره شوید.
newyork1901-box = زمین بگیرید، بسازید و تخریب کنید تا بلندتر بسازید. هر کس از ساختمان‌ها، خیابان‌ها و چالش امتیاز بیشتری بگیرد برنده است.

## Names that stand in several messages

-newyork1901-broadway = برادوی
-newyork1901-wall = وال‌استریت
-newyork1901-nassau-broad = ناسائو و براد
-newyork1901-cedar = سدر
-newyork1901-pine-thames = پاین و تیمز
-newyork1901-bronze-baron = بارون برنزی
-newyork1901-master-architect = استاد معمار
-newyork1901-generation-king = پادشاه نسل
-newyork1901-gold-tycoon = سرمایه‌دار طلایی
-newyork1901-gold-prestige = اعتبار طلایی
-newyork1901-shift = تعویض بازار
-newyork1901-grab = به چنگ آوردن زمین
-newyork1901-boom = رونق ساخت‌وساز

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
        [broadway] { -newyork1901-broadway }
        [wall] { -newyork1901-wall }
        [nassau_broad] خیابان { -newyork1901-nassau-broad }
        [cedar] خیابان { -newyork1901-cedar }
        [pine_thames] خیابان { -newyork1901-pine-thames }
       *[other] خیابان بی‌نام
    }
    .short =
        { $street ->
            [other] خیابان بی‌نام
           *[broadway] { newyork1901-street-short }
        }
newyork1901-map-street =
    { $street ->
        [broadway] { -newyork1901-broadway }
        [wall] وال
        [nassau] ناسائو
        [broad] براد
        [cedar] { -newyork1901-cedar }
        [thames] تیمز
       *[pine] پاین
    }
newyork1901-street-short =
    { $street ->
        [broadway] { -newyork1901-broadway }
        [wall] { -newyork1901-wall }
        [nassau_broad] { -newyork1901-nassau-broad }
        [cedar] { -newyork1901-cedar }
       *[pine_thames] { -newyork1901-pine-thames }
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
        [start] { newyork1901-building-short }
        [g2] { newyork1901-building-short }
        [g6] { newyork1901-building-short }
        [metropolitan_life] { newyork1901-building-short }
       *[other] ساختمان { newyork1901-building-short }
    }
newyork1901-building-short =
    { $kind ->
        [start] { newyork1901-building-starter-short }
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
        [park_row] پارک‌رو
        [singer] سینگر
        [metropolitan_life] برج متروپولیتن‌لایف
       *[woolworth] وولورث
    }
newyork1901-building-full =
    { newyork1901-building } ({ newyork1901-generation }، { $squares } خانه، { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    })
newyork1901-building-starter = { newyork1901-building-starter-short } ({ $squares } خانه، بدون امتیاز)
newyork1901-building-starter-short = ساختمان شروع‌کننده
newyork1901-landcard =
    کارت زمین { newyork1901-district-title } { $size ->
        [2] دوخانه‌ای
       *[other] سه‌خانه‌ای
    }
newyork1901-landcard-short = کارت زمین { newyork1901-district-title }
newyork1901-landcard-hidden = کارت زمین به‌پشت
newyork1901-lot =
    زمین { newyork1901-district-title } { $size ->
        [2] دوخانه‌ای
       *[other] سه‌خانه‌ای
    }
newyork1901-a-lot =
    زمین { newyork1901-district } { $size ->
        [2] دوخانه‌ای
       *[other] سه‌خانه‌ای
    }
newyork1901-lot-at = در کنار { $places }
    .short = { $places }
newyork1901-lot-unnamed = در کنار خیابانی بی‌نام
newyork1901-lot-inside = در دل بلوک، دور از خیابان
newyork1901-site = جای ساختن
newyork1901-worker = کارگر { $seat }
newyork1901-explain-sight =
    { $kind ->
        [park] رویش نمی‌توان ساخت؛ ساختمان می‌تواند به‌جای خیابان کنار آن باشد
       *[landmark] رویش نمی‌توان ساخت
    }
    .short =
        { $kind ->
            [park] رویش نمی‌توان ساخت؛ مثل خیابان است
           *[landmark] رویش نمی‌توان ساخت
        }
newyork1901-explain-character = از زمین شروعِ { newyork1901-district } آغاز کرد
newyork1901-worker-text = روی { newyork1901-a-lot }
newyork1901-market = بازار آزاد
newyork1901-deck = بازار آینده
newyork1901-rack = { $seat }: ساختمان‌ها
newyork1901-estate = { $seat }: زمین آزاد
newyork1901-challenge =
    { $challenge ->
        [bronze_baron] { -newyork1901-bronze-baron }
        [master_architect] { -newyork1901-master-architect }
        [generation_king] { -newyork1901-generation-king }
        [gold_tycoon] { -newyork1901-gold-tycoon }
       *[gold_prestige] { -newyork1901-gold-prestige }
    }
newyork1901-challenge-text =
    { $challenge ->
        [bronze_baron] در پایان: ۵، ۱۰ یا ۱۵ امتیاز برای ۴، ۵ یا ۶ ساختمان برنزی شما روی صفحه
        [master_architect] در پایان: ۳، ۶ یا ۱۰ امتیاز برای ۳، ۴ یا دست‌کم ۵ ساختمان غیرمستطیل شما
        [generation_king] در پایان: ۵ امتیاز برای بیشترین ساختمان هر نسل (برنزی، نقره‌ای، طلایی)؛ در تساوی کسی امتیاز نمی‌گیرد
        [gold_tycoon] در پایان: ۳ امتیاز برای هر ناحیه‌ای که در آن دست‌کم ۲ ساختمان طلایی دارید؛ ساختمانی که در دو ناحیه است در هر دو حساب می‌شود
       *[gold_prestige] بلافاصله: ساختمان طلایی برای هر ساختمان برنزی یا نقره‌ای حریفان در کنارش ۱ امتیاز دارد
    }
    .short =
        { $challenge ->
            [bronze_baron] ۴، ۵ یا ۶ ساختمان برنزی: ۵، ۱۰ یا ۱۵ امتیاز
            [master_architect] ۳، ۴ یا ۵ غیرمستطیل: ۳، ۶ یا ۱۰ امتیاز
            [generation_king] بیشترین ساختمان هر نسل: ۵ امتیاز
            [gold_tycoon] هر ناحیه با ۲ ساختمان طلایی: ۳ امتیاز
           *[gold_prestige] طلایی کنار برنزی یا نقره‌ای حریفان: ۱ امتیاز
        }
newyork1901-action =
    { $action ->
        [market_shift] { -newyork1901-shift }
        [land_grab] { -newyork1901-grab }
       *[construction_boom] { -newyork1901-boom }
    }
newyork1901-action-short =
    { $action ->
        [market_shift] چهار کارت زمین تازه رو می‌شود
        [land_grab] دو زمین دوخانه‌ای می‌گیرید
       *[construction_boom] یک بار دیگر می‌سازید
    }
    .short =
        { $action ->
            [market_shift] چهار کارت زمین تازه
            [land_grab] دو زمین دوخانه‌ای
           *[construction_boom] یک ساخت دیگر
        }
newyork1901-action-text =
    { $action ->
        [market_shift] در آغاز نوبت: کارت‌های بازار آزاد بُر می‌خورند و زیر بازار آینده می‌روند و چهار کارت تازه رو می‌شود
        [land_grab] هنگام گسترش: با دو کارگر آزاد، دو کارت دوخانه‌ای را هم‌زمان بردارید؛ اگر بازار آینده خالی باشد نمی‌شود
       *[construction_boom] پس از ساختن: یک بار دیگر بسازید، به شرطی که دست‌کم چهار ساختمان ساخته‌نشده برایتان بماند
    }
    .short =
        { $action ->
            [market_shift] در آغاز نوبت
            [land_grab] به‌جای گرفتن یک زمین
           *[construction_boom] پس از ساختن
        }
newyork1901-streetcard = کارت { newyork1901-street }
newyork1901-streetcard-text = در پایان: ۵ امتیاز برای بیشترین ساختمان در کنار { newyork1901-street }؛ در تساوی کسی امتیاز نمی‌گیرد
    .short = بیشترین ساختمان در { newyork1901-street-short }: ۵ امتیاز

## What is asked

newyork1901-last =
    { $last ->
        [yes] نوبت آخر شما!{" "}
       *[no] {""}
    }
newyork1901-choose-land = { newyork1901-last }کارت زمین و زمینش را انتخاب کنید، یا تخریب کنید
newyork1901-choose-grab =
    { newyork1901-last }{ $count ->
        [1] یک کارت دوخانه‌ای دیگر و زمینش را انتخاب کنید
       *[other] { $count } کارت دوخانه‌ای و زمین‌هایشان را انتخاب کنید
    }
    .short =
        { $count ->
            [1] یک زمین دوخانه‌ای دیگر بگیرید
           *[other] { $count } زمین دوخانه‌ای بگیرید
        }
newyork1901-warn-build = هنوز می‌توانید بسازید. برای پایان نوبت دوباره بزنید.
newyork1901-warn-idle = بعد از آن نمی‌توانید بسازید، چون { newyork1901-idle }. برای گرفتنش دوباره بزنید.
newyork1901-warn-lead = با این کار در { newyork1901-street } دیگر جلوتر نیستید. برای تخریب دوباره بزنید.
newyork1901-warn-last = نوبت‌های آخر شروع می‌شود و بازیکن دیگری جلوتر است. برای ساختن دوباره بزنید.
newyork1901-warn-card = آخرین کارت عملتان در پایان ۱ امتیاز دارد. برای استفاده دوباره بزنید.
newyork1901-choose-build = { newyork1901-last }بسازید، یا نوبت را تمام کنید
newyork1901-choose-must-build = { newyork1901-last }بسازید یا تخریب کنید (کارگر آزاد ندارید)
newyork1901-choose-no-land = { newyork1901-last }بسازید، تخریب کنید یا نوبت را تمام کنید (بازار خالی است)
newyork1901-choose-recall = { newyork1901-last }کارگری را پس بگیرید (جای ساختن ندارید)
    .short = کارگری را پس بگیرید
newyork1901-choose-boom = { newyork1901-last }با «{ -newyork1901-boom }» دوباره بسازید، یا نوبت را تمام کنید
    .short = دوباره بسازید، یا تمام کنید
newyork1901-choose-extra = { newyork1901-last }یک بار دیگر بسازید ({ -newyork1901-boom })
    .short = یک بار دیگر بسازید

newyork1901-ask-land = { newyork1901-last }کارت زمین و زمینش را انتخاب کنید
    .short = کارت زمین و زمینش را انتخاب کنید
newyork1901-ask-demolish = { newyork1901-last }کارت زمین انتخاب کنید، یا تخریب کنید و از نو بسازید
    .short = کارت زمین بگیرید یا تخریب کنید
newyork1901-ask-demolish-only = { newyork1901-last }کارت زمین بگیرید یا تخریب کنید: در خانه‌های آزاد چیزی جا نمی‌شود
    .short = کارت زمین بگیرید یا تخریب کنید
newyork1901-ask-build = ساختمانی برای زمینتان انتخاب کنید
    .short = ساختمانی انتخاب کنید
newyork1901-way-demolish = ساختمانی را انتخاب کنید که جای ساختمان شما را بگیرد
    .short = چه چیزی جای آن را بگیرد؟
newyork1901-ask-lot = یک { newyork1901-a-lot } انتخاب کنید
newyork1901-ask-lot-chosen =
    { $street ->
        [none] این { newyork1901-a-lot } را می‌گیرید؟
       *[other] این { newyork1901-a-lot } کنار { newyork1901-street } را می‌گیرید؟
    }
    .short = این { newyork1901-a-lot } را می‌گیرید؟
newyork1901-ask-site = «{ newyork1901-building }» را روی زمین‌هایتان بگذارید
    .short = روی زمین‌هایتان بگذارید
newyork1901-ask-site-only = «{ newyork1901-building }» را در تنها جای ممکن می‌سازید؟
    .short = در تنها جای ممکن می‌سازید؟
newyork1901-ask-falls = انتخاب کنید چه چیزی برای «{ newyork1901-building }» تخریب شود
    .short = چه چیزی برای آن تخریب شود؟
newyork1901-ask-falls-only = در تنها جای ممکن تخریب می‌کنید و «{ newyork1901-building }» را می‌سازید؟
    .short = تخریب می‌کنید و می‌سازید؟
newyork1901-ask-site-chosen = «{ newyork1901-building }» را همین‌جا می‌سازید؟
    .short = همین‌جا می‌سازید؟
newyork1901-ask-site-ends = همین‌جا می‌سازید و نوبت را تمام می‌کنید؟
    .short = می‌سازید و نوبت تمام شود؟
newyork1901-ask-recall = این کارگر را پس می‌گیرید و زمینش را رها می‌کنید؟
    .short = کارگر برگردد و زمین رها شود؟
newyork1901-ask-sure = از «{ $what }» استفاده می‌کنید؟

## What the buttons do

newyork1901-do-claim = گرفتن این زمین
newyork1901-do-build = ساخت
newyork1901-do-demolish = تخریب و ساخت
newyork1901-do-shift = استفاده از «{ -newyork1901-shift }»
    .short = «{ -newyork1901-shift }»
newyork1901-do-grab = استفاده از «{ -newyork1901-grab }»
    .short = «{ -newyork1901-grab }»
newyork1901-do-boom = استفاده از «{ -newyork1901-boom }»
    .short = «{ -newyork1901-boom }»
newyork1901-do-recall = پس گرفتن کارگر
newyork1901-do-end = پایان نوبت

## What an action would do

newyork1901-preview-claim = یکی از کارگرهای آزادتان روی آن می‌ایستد
    .short = یک کارگر می‌رود
newyork1901-preview-shift = فقط { $count } کارت زمین تازه رو می‌شود و بقیه از کارت‌های قبلی‌اند
newyork1901-preview-recall = کارگر برمی‌گردد و زمینش دوباره آزاد می‌شود
newyork1901-preview-end = در این نوبت دیگر چیزی نمی‌سازید
newyork1901-preview-idle = نوبتتان تمام می‌شود، چون { newyork1901-idle }
    .short =
        نوبتتان تمام می‌شود: { $cause ->
            [opened] ساختمانی نمانده است
            [squares] جا کم است ({ $free } از { $squares } خانه)
           *[fit] ساختمانی جا نمی‌شود
        }
newyork1901-idle =
    { $cause ->
        [opened] همهٔ ساختمان‌های نسل‌های فعال ساخته شده‌اند
        [squares] به { $squares } خانهٔ آزادِ کنار هم نیاز است و { $free ->
            [0] هیچ خانه‌ای آزاد نیست
           *[other] فقط { $free } تا هست
        }
        [street] کنار خیابان یا پارک هیچ ساختمانی جا نمی‌شود
       *[fit] هیچ ساختمان فعالی در خانه‌های آزاد جا نمی‌شود
    }
newyork1901-preview-build =
    { $points ->
        [1] یک امتیاز می‌گیرید
       *[other] { $points } امتیاز می‌گیرید
    }
    .short =
        { $points ->
            [1] یک امتیاز
           *[other] { $points } امتیاز
        }
newyork1901-preview-prestige =
    { $points ->
        [1] یک امتیاز از «{ -newyork1901-gold-prestige }»
       *[other] { $points } امتیاز از «{ -newyork1901-gold-prestige }»
    }
    .short = { $points } امتیاز اعتبار
newyork1901-preview-generation = نسل { newyork1901-generation } فعال می‌شود
    .short = نسل { newyork1901-generation }
newyork1901-preview-last-turns = نوبت‌های آخر شروع می‌شود
    .short = نوبت‌های آخر
newyork1901-preview-level =
    { $count ->
        [0] در { newyork1901-street } دیگر کسی ساختمان ندارد
       *[other] { newyork1901-tied }: کسی جلوتر نیست
    }
    .short =
        { $count ->
            [0] { newyork1901-street-short }: هیچ‌کس
           *[other] { newyork1901-street-short }: تساوی
        }
newyork1901-preview-street = در کنار { newyork1901-street }
    .short = { newyork1901-street-short }
newyork1901-preview-streets = در کنار { $streets }
    .short = { $streets }
newyork1901-preview-replace =
    { newyork1901-preview-build }، به‌جای { $fallen }{ $kept ->
        [0] {""}
       *[other] {" "}({ $kept } امتیاز قبلی می‌ماند)
    }
    .short =
        { newyork1901-preview-build }{ $kept ->
            [0] ، به‌جای یک ساختمان
           *[other] ؛ { $kept } امتیاز قبلی می‌ماند
        }
newyork1901-preview-home =
    { $count ->
        [1] یک کارگر برمی‌گردد
       *[other] { $count } کارگر برمی‌گردند
    }
    .short =
        { $count ->
            [1] یک کارگر آزاد
           *[other] { $count } کارگر آزاد
        }
newyork1901-preview-guard =
    { $count ->
        [1] یک کارگر به زمین خالی می‌رود
       *[other] { $count } کارگر به زمین‌های خالی می‌روند
    }
    .short =
        { $count ->
            [1] یک کارگر می‌رود
           *[other] { $count } کارگر می‌روند
        }

## What happened

newyork1901-log-first = قرعهٔ شروع به نام { $seat } افتاد.
newyork1901-log-claim =
    { $cause ->
        [none] { $seat } یک { newyork1901-a-lot } گرفت.
        [street] { $seat } یک زمین { newyork1901-district } گرفت؛ کنار خیابان جا نیست.
        [squares] { $seat } یک زمین { newyork1901-district } گرفت؛ خانه‌ها برای ساختن کم است.
        [opened] { $seat } یک زمین { newyork1901-district } گرفت؛ ساختمانی نمانده است.
       *[fit] { $seat } یک زمین { newyork1901-district } گرفت؛ هیچ ساختمانی جا نمی‌شود.
    }
    .short = یک زمین { newyork1901-district } گرفت{ $cause ->
            [none] .
           *[other] ؛ نمی‌تواند بسازد.
        }
newyork1901-log-idle = ساختن ممکن نیست: { newyork1901-idle }.
newyork1901-log-shift = { $seat } با «{ -newyork1901-shift }» کارت‌های بازار را عوض کرد.
    .short = از «{ -newyork1901-shift }» استفاده کرد.
newyork1901-log-grab = { $seat } از «{ -newyork1901-grab }» استفاده کرد.
    .short = از «{ -newyork1901-grab }» استفاده کرد.
newyork1901-log-boom = { $seat } از «{ -newyork1901-boom }» استفاده کرد.
    .short = از «{ -newyork1901-boom }» استفاده کرد.
newyork1901-log-build = { $seat } «{ newyork1901-building }» را ساخت ({ $points } امتیاز).
    .short = «{ newyork1901-building }»: { $points } امتیاز.
newyork1901-log-demolish =
    { $kind ->
        [start] { $seat } یک ساختمان شروع‌کننده را تخریب کرد.
       *[other] { $seat } «{ newyork1901-building }» را تخریب کرد.
    }
newyork1901-log-home =
    { $count ->
        [1] { $seat } یک کارگر پس گرفت.
       *[other] { $seat } { $count } کارگر پس گرفت.
    }
newyork1901-log-guard =
    { $count ->
        [1] { $seat } یک کارگر روی زمین خالی گذاشت.
       *[other] { $seat } { $count } کارگر روی زمین‌های خالی گذاشت.
    }
newyork1901-log-prestige =
    { $seat } { $points ->
        [1] یک امتیاز
       *[other] { $points } امتیاز
    } از «{ -newyork1901-gold-prestige }» گرفت.
newyork1901-log-generation = نسل { newyork1901-generation } برای { $seat } فعال شد.
newyork1901-at-street = ساختمان‌ها
newyork1901-log-ahead =
    { $over ->
        [0] { $seat } حالا بیشترین ساختمان را در کنار { newyork1901-street } دارد.
       *[other] { $seat } با { $count } ساختمان در کنار { newyork1901-street } از { $others } جلو زد.
    }
    .short = { $seat } در { newyork1901-street } جلو افتاد.
newyork1901-tied =
    در { newyork1901-street } { $over ->
        [2] { $count } به { $count } مساوی
        [3] { $count }، { $count } و { $count } مساوی
       *[other] چهار بازیکن با { $count } ساختمان مساوی
    }
newyork1901-log-level =
    { $count ->
        [0] در { newyork1901-street } دیگر کسی ساختمان ندارد.
       *[other] { newyork1901-tied } شدند: کسی جلوتر نیست.
    }
newyork1901-log-recall = { $seat } یک { newyork1901-a-lot } را رها کرد.
    .short = یک زمین { newyork1901-district } را رها کرد.
newyork1901-log-pass = { $seat } چیزی نساخت.
newyork1901-log-last-turns =
    { $cause ->
        [buildings] { $seat } فقط چهار ساختمان ساخته‌نشده دارد: دیگران یک نوبت آخر بازی می‌کنند.
       *[market] فقط سه کارت زمین مانده است: همه جز { $seat } یک نوبت آخر بازی می‌کنند.
    }
    .short = نوبت آخرِ همه جز { $seat }.
newyork1901-log-street-bonus = { $seat } برای بیشترین ساختمان در کنار { newyork1901-street } { $points ->
        [1] یک امتیاز
       *[other] { $points } امتیاز
    } گرفت.
newyork1901-log-challenge-bonus = { $seat } از «{ newyork1901-challenge }» { $points ->
        [1] یک امتیاز
       *[other] { $points } امتیاز
    } گرفت.
newyork1901-log-cards-bonus =
    { $seat } برای { $points ->
        [1] یک کارت عملِ استفاده‌نشده یک امتیاز
       *[other] کارت‌های عملِ استفاده‌نشده { $points } امتیاز
    } گرفت.
newyork1901-log-end = بازی تمام شد.

## Why something cannot be chosen

newyork1901-no-land-first = اول یک زمین بگیرید؛ بعد می‌توانید آن را بسازید
    .short = اول زمین بگیرید
newyork1901-no-card-first = اول کارت زمین را انتخاب کنید و بعد این زمین را
newyork1901-no-building-first = اول ساختمان را انتخاب کنید و بعد جایش را روی زمین‌هایتان
newyork1901-no-lot-owned = این زمین مال { $seat } است
newyork1901-no-lot-own = این زمین مال خودتان است
newyork1901-no-lot-card = هیچ کارتی در بازار آزاد برای { newyork1901-a-lot } نیست
newyork1901-no-lot-other = این کارت برای { newyork1901-a-lot } است
newyork1901-no-face-down = فقط کارت‌های بازار آزاد را می‌توان برداشت
newyork1901-no-card-worker = برای گرفتن زمین کارگر آزاد ندارید
newyork1901-no-card-taken = در این نوبت زمین گرفته‌اید
newyork1901-no-card-size = «{ -newyork1901-grab }» فقط برای زمین‌های دوخانه‌ای است
newyork1901-no-pink = در بازی دونفره زمین‌های صورتی را نمی‌توان گرفت
newyork1901-no-generation = نسل { newyork1901-generation } با { $points } امتیاز فعال می‌شود؛ شما { $have } امتیاز دارید
    .short = با { $points } امتیاز فعال می‌شود؛ { $have } دارید
newyork1901-no-squares =
    به { $squares } خانهٔ آزاد نیاز دارد؛ { $free ->
        [0] هیچ خانهٔ آزادی ندارید
       *[other] فقط { $free } خانهٔ آزاد دارید
    }
newyork1901-no-squares-demolish =
    به { $squares } خانه نیاز دارد؛ حتی با تخریب { $free ->
        [0] خانه‌ای ندارید
       *[other] فقط { $free } خانه دارید
    }
    .short = به { $squares } خانه نیاز دارد؛ حداکثر { $free } تا هست
newyork1901-no-apart =
    به { $squares } خانهٔ آزادِ کنار هم نیاز دارد؛ از { $free } خانهٔ شما { $most ->
        [1] هیچ دو تایی کنار هم نیست
       *[other] فقط { $most } تا کنار هم است
    }
    .short = { $squares } خانهٔ کنار هم می‌خواهد؛ { $most } تا دارید
newyork1901-no-apart-demolish =
    به { $squares } خانهٔ کنار هم نیاز دارد؛ حتی با تخریب، از { $free } خانهٔ شما { $most ->
        [1] هیچ دو تایی کنار هم نیست
       *[other] فقط { $most } تا کنار هم است
    }
    .short = { $squares } خانهٔ کنار هم می‌خواهد؛ حداکثر { $most }
newyork1901-no-fit = باید روی خانه‌های آزاد زمین‌هایتان و کنار خیابان یا پارک جا شود
    .short = کنار خیابان یا پارک جایی برایش نیست
newyork1901-no-fit-demolish = روی زمین‌هایتان جا نمی‌شود، حتی با تخریب
newyork1901-no-fit-here = این‌طور اینجا جا نمی‌شود؛ آن را بچرخانید یا جای دیگری انتخاب کنید
    .short = این‌طور اینجا جا نمی‌شود
newyork1901-no-bare = با این تخریب زمین‌هایی خالی می‌مانند و برایشان کارگر آزاد کافی ندارید
    .short = کارگر کافی برای زمین‌های خالی ندارید
newyork1901-no-building-built = این را ساخته‌اید
newyork1901-no-building-other = این ساختمان مال { $seat } است
newyork1901-no-legendary-one = هر بازیکن فقط یک ساختمان افسانه‌ای می‌سازد و شما ساخته‌اید
newyork1901-no-legendary-gone = { $seat } آن را ساخته است
newyork1901-no-shift-start = از «{ -newyork1901-shift }» فقط در آغاز نوبت می‌توان استفاده کرد
    .short = فقط در آغاز نوبت
newyork1901-no-deck = بازار آینده خالی است
newyork1901-no-grab-workers = برای «{ -newyork1901-grab }» دو کارگر آزاد لازم است
    .short = دو کارگر آزاد لازم است
newyork1901-no-grab-cards = برای «{ -newyork1901-grab }» دو کارت دوخانه‌ای در بازار آزاد لازم است
    .short = دو کارت دوخانه‌ای در بازار آزاد لازم است
newyork1901-no-grab-turn = از «{ -newyork1901-grab }» به‌جای گرفتن یک زمین استفاده می‌شود
    .short = به‌جای گرفتن یک زمین
newyork1901-no-boom-first = از «{ -newyork1901-boom }» پس از ساختن در همان نوبت استفاده می‌شود
    .short = پس از ساختن در همان نوبت
newyork1901-no-boom-four = باید دست‌کم چهار ساختمان ساخته‌نشده برایتان بماند
    .short = چهار ساختمان ساخته‌نشده باید بماند
newyork1901-no-action-other = این کارت عمل مال { $seat } است
newyork1901-no-recall = وقتی روی زمینش بسازید برمی‌گردد
newyork1901-no-worker-hand = به زمین بعدی که بگیرید می‌رود
newyork1901-no-worker-other = این کارگر مال { $seat } است

## Scores and facts

newyork1901-score-buildings = ساختمان‌ها
newyork1901-score-street-broadway = { -newyork1901-broadway }
newyork1901-score-street-wall = { -newyork1901-wall }
newyork1901-score-street-nassau-broad = { -newyork1901-nassau-broad }
newyork1901-score-street-cedar = { -newyork1901-cedar }
newyork1901-score-street-pine-thames = { -newyork1901-pine-thames }
newyork1901-score-challenge-bronze-baron = { -newyork1901-bronze-baron }
newyork1901-score-challenge-master-architect = { -newyork1901-master-architect }
newyork1901-score-challenge-generation-king = { -newyork1901-generation-king }
newyork1901-score-challenge-gold-tycoon = { -newyork1901-gold-tycoon }
newyork1901-score-challenge-gold-prestige = { -newyork1901-gold-prestige }
newyork1901-score-actions = کارت‌های عمل
newyork1901-tie-legendary = ارتفاع ساختمان افسانه‌ای (فوت)
newyork1901-tie-gold = ساختمان‌های طلایی
newyork1901-fact-points = امتیاز
newyork1901-fact-workers = کارگرهای آزاد
newyork1901-fact-unbuilt = ساختمان‌های ساخته‌نشده
newyork1901-fact-actions = کارت‌های عملِ استفاده‌نشده

## Options

newyork1901-option-variant = حالت بازی
newyork1901-option-variant-base = بازی پایه
newyork1901-option-variant-beginner = برای تازه‌کارها
newyork1901-option-variant-expert = برای حرفه‌ای‌ها
newyork1901-option-variant-base-text = سه خیابان و یک چالش به قرعه؛ نقره‌ای با ۶ و طلایی با ۱۸ امتیاز فعال می‌شود
newyork1901-option-variant-beginner-text = { -newyork1901-gold-tycoon } با { -newyork1901-wall }، { -newyork1901-broadway }، و { -newyork1901-nassau-broad }
newyork1901-option-variant-expert-text = بدون ساختمان شروع‌کننده؛ نقره‌ای با ۱۰ و طلایی با ۲۵ امتیاز فعال می‌شود
newyork1901-option-action-cards = کارت‌های عمل
newyork1901-option-action-cards-true = دارد
newyork1901-option-action-cards-false = ندارد
newyork1901-option-action-cards-text = هر بازیکن سه کارت یک‌بارمصرف دارد؛ هر کارت استفاده‌نشده در پایان ۱ امتیاز دارد

newyork1901-scene-play = بازی
newyork1901-scene-build = ساخت
newyork1901-scene-goals = هدف‌ها
newyork1901-scene-players = بازیکنان
newyork1901-view-play = کارت‌های زمین و همهٔ نقشه
newyork1901-view-build = ساختمان‌های ساخته‌نشده و زمین‌های شما
newyork1901-view-goals = خیابان‌ها و چالش: چه کسی جلوتر است
newyork1901-view-players = داشته‌های همهٔ بازیکنان
newyork1901-waiting =
    { $sort ->
        [building] { $count } ساختمان برای ساختن
        [action] { $count } کارت عمل برای استفاده
       *[landcard] { $count } کارت زمین برای گرفتن
    }

## The symbols on the table

newyork1901-sign-worker = کارگر آزاد: برای هر زمینی که می‌گیرید یکی لازم است
newyork1901-sign-estate = خانه‌هایی از زمین بازیکن که برای ساخت آزادند
newyork1901-sign-unbuilt = تعداد ساختمان‌های ساخته‌نشده: با چهار تا، نوبت‌های آخر شروع می‌شود
newyork1901-sign-open = نسلی که فعال است، و تعداد ساختمان‌هایش روی صفحه
newyork1901-sign-locked = امتیازی که تا فعال شدن این نسل مانده است
newyork1901-sign-spent = ساختمانی که ساخته یا تخریب شده است
newyork1901-sign-points = شکل ساختمان و امتیاز آن
newyork1901-sign-medal = کسی که در این خیابان جلوتر است: ۵ امتیاز در پایان
newyork1901-sign-nobody = تساوی: آنجا کسی از همه جلوتر نیست
newyork1901-sign-shift = { -newyork1901-shift }: چهار کارت زمین تازه
newyork1901-sign-grab = { -newyork1901-grab }: دو زمین دوخانه‌ای
newyork1901-sign-boom = { -newyork1901-boom }: یک ساخت دیگر

## The rules in short

newyork1901-help-goal = هدف
newyork1901-help-goal-text = اندکی زمین در جنوب منهتن به شما ارث رسیده است. زمین بگیرید، رویش آسمان‌خراش بسازید و ساختمان‌های بهتری را جایگزین قدیمی‌ها کنید. ساختمان‌ها بلافاصله امتیاز دارند؛ خیابان‌ها، چالش و کارت‌های عملِ استفاده‌نشده در پایان. هر کس امتیاز بیشتری داشته باشد برنده است.
newyork1901-help-turn = نوبت شما
newyork1901-help-turn-text = یکی را انتخاب کنید: گسترش، یعنی گرفتن زمین، که بعد از آن می‌توانید یک بار بسازید؛ یا تخریب، که باید همان‌جا دوباره بسازید. اگر کارگر آزاد دارید، باید گسترش دهید یا تخریب کنید.
newyork1901-help-expand = گسترش
newyork1901-help-expand-text = یکی از چهار کارت بازار آزاد را بردارید و کارگری روی یک زمین آزاد با همان رنگ و اندازه بگذارید. بازار بلافاصله پر می‌شود. زمین تا پایان بازی مال شماست، حتی اگر فقط نیمی از آن ساخته شده و کارگری رویش نباشد.
newyork1901-help-expand-press = یکی از کارت‌های زمینِ کنار نقشه و بعد زمینی برای آن انتخاب کنید و با دکمهٔ پایین تأیید کنید. قاب نازک طلایی، زمین‌هایی را نشان می‌دهد که کارتشان در بازار آزاد هست.
newyork1901-help-build = ساخت‌وساز
newyork1901-help-build-text = یکی از ساختمان‌هایتان را بچرخانید و روی خانه‌های آزاد زمین‌هایتان بگذارید، حتی روی مرز زمین‌ها. دست‌کم یک ضلع باید کنار خیابان یا پارک باشد؛ گوشه حساب نیست. امتیازش را می‌گیرید و کارگرهای زیر آن برمی‌گردند.
newyork1901-help-build-press = ساختمانی را در بخش خودتان انتخاب کنید و بعد جایش را روی نقشه. با دکمه‌های L و R دسته، چرخ ماوس یا دکمهٔ «چرخاندن» آن را بچرخانید و با دکمهٔ پایین تأیید کنید.
newyork1901-help-generation = نسل‌ها
newyork1901-help-generation-text = ساختمان‌های برنزی از اول فعال‌اند. نسل نقره‌ای با ۶ و طلایی با ۱۸ امتیاز فعال می‌شود؛ در بازی حرفه‌ای‌ها با ۱۰ و ۲۵. چهار ساختمان افسانه‌ای از نسل طلایی و میان همه مشترک‌اند: هر کدام مال اولین سازنده است و هر بازیکن فقط یکی می‌سازد.
newyork1901-help-demolish = تخریب
newyork1901-help-demolish-text = ساختمانی تازه روی ساختمان‌های خودتان از نسل پایین‌تر بگذارید؛ آن‌ها از بازی بیرون می‌روند ولی امتیازشان می‌ماند. روی هر زمین شما که بدون ساختمان و کارگر بماند یک کارگر آزاد بگذارید؛ اگر کارگر کافی ندارید نمی‌توانید تخریب کنید.
newyork1901-help-demolish-press = وقتی نوبت انتخاب کارت زمین است، به‌جای آن ساختمانی مشخص‌شده را در بخش خودتان انتخاب کنید (با نوشتهٔ درشت‌تر، این بخش برگهٔ جدایی دارد)؛ روی ساختمان‌هایی نشان داده می‌شود که می‌تواند جایشان را بگیرد.
newyork1901-help-workers = بدون کارگر آزاد
newyork1901-help-workers-text = اگر در آغاز نوبت کارگر آزاد ندارید، بلافاصله بسازید یا تخریب کنید. اگر هیچ‌کدام ممکن نیست، یک کارگر دلخواه را پس بگیرید و زمینش را رها کنید؛ نوبتتان تمام می‌شود.
newyork1901-help-workers-press = یکی از کارگرهایتان را روی نقشه انتخاب کنید و با دکمهٔ پایین تأیید کنید.
newyork1901-help-actions = کارت‌های عمل
newyork1901-help-actions-text = از هر کارت یک بار در بازی می‌توانید استفاده کنید، و در یک نوبت از چند کارت. «{ -newyork1901-shift }» در آغاز نوبت کارت‌های بازار آزاد را عوض می‌کند. با «{ -newyork1901-grab }» دو زمین دوخانه‌ای را هم‌زمان می‌گیرید. با «{ -newyork1901-boom }» یک بار دیگر می‌سازید. هر کارت استفاده‌نشده در پایان ۱ امتیاز دارد.
newyork1901-help-actions-press = کارت عمل را در بخش خودتان انتخاب کنید و با دکمهٔ پایین تأیید کنید.
newyork1901-help-end = پایان بازی
newyork1901-help-end-text = وقتی بازیکنی فقط چهار ساختمان ساخته‌نشده داشته باشد، یا فقط سه کارت زمین مانده باشد، بازیکنان دیگر هر کدام یک نوبت آخر بازی می‌کنند.
newyork1901-help-score = شمارش امتیازها
newyork1901-help-score-text = هر کارت خیابان به دارندهٔ بیشترین ساختمان در کنار آن خیابان ۵ امتیاز می‌دهد؛ در تساوی کسی امتیاز نمی‌گیرد. بعد چالش و کارت‌های عملِ استفاده‌نشده شمرده می‌شوند. معیار تساوی: بلندترین ساختمان افسانه‌ای و بعد بیشترین ساختمان طلایی؛ وگرنه پیروزی مشترک است.
newyork1901-help-score-press = برگهٔ «{ newyork1901-scene-goals }» خیابان‌ها، چالش و وضعیت همه را نشان می‌دهد.

## About this edition

newyork1901-about-edition = بر پایهٔ قوانین «نیویورک ۱۹۰۱» اثر شنیه لاسل، با متن، تصویرها و صداهای خودمان؛ کار بازیکنان است، نه ناشر. سه نام از پنج شخصیت هم از ماست: النور ویتکام، توماس برنن و سالواتوره کنتی.
newyork1901-about-data = تعداد اجزا، نسل‌ها، چالش‌ها، کارت‌های عمل و خیابان‌ها مانند بازی چاپی است. نقشهٔ زمین‌ها و شکل، امتیاز و نام ساختمان‌ها بازسازی شده‌اند: با همهٔ قوانین و مثال‌ها سازگارند، ولی شاید با نسخهٔ چاپی فرق داشته باشند. اگر بازی را دارید، می‌توانید آن‌ها را در maps/newyork1901.tmx و assets/data/newyork1901 درست کنید.

## At the table

newyork1901-count = وضعیت { $seat }
newyork1901-fact-last-turns =
    { $count ->
        [one] نوبت آخر
       *[other] { $count } نوبت مانده
    }
newyork1901-fact-end = پایان: { $count } ساختمان مانده
newyork1901-landcard-free =
    { $count ->
        [0] زمین آزادی برایش نیست
       *[other] { $count } زمین آزاد برایش هست
    }{ $size ->
        [2] {""}
       *[other] ، راست یا خمیده
    }
newyork1901-stands = ساختهٔ { $seat }
newyork1901-places =
    { $count ->
        [1] حالا فقط در یک جا می‌توان ساختش
       *[other] حالا در { $count } جا می‌توان ساختش
    }
newyork1901-places-falls =
    { $count ->
        [1] حالا فقط با تخریب، در یک جا می‌توان ساختش
       *[other] حالا فقط با تخریب، در { $count } جا می‌توان ساختش
    }
newyork1901-falls-why =
    { $cause ->
        [land] برای ساختن روی خانه‌های آزاد، اول یک زمین بگیرید
       *[room] در خانه‌های آزادتان جا نمی‌شود
    }
    .short =
        { $cause ->
            [land] اول زمین بگیرید
           *[room] در خانه‌های آزادتان جا نمی‌شود
        }
newyork1901-has = { $count } ساختمان در کنار { newyork1901-street }
newyork1901-has-most = { newyork1901-has }، بیش از همه
newyork1901-has-points = حالا { $points } امتیاز از «{ newyork1901-challenge }»
newyork1901-stands-with = { "\u200F" }{ $seat }: { $count }
newyork1901-earns = { "\u200F" }{ $seat }: { $count } ({ $points } امتیاز)
newyork1901-ahead = { "\u200F" }{ $seat }: { $count } (جلوتر)
newyork1901-of-generation = تعداد ساختمان‌های { newyork1901-generation }: { $standing }
newyork1901-unbuilt-text = { $count } تا مانده؛ وقتی { $least } تا بماند نوبت‌های آخر شروع می‌شود
    .short = با { $least } تا، نوبت‌های آخر شروع می‌شود
newyork1901-estate-text = روی { $count } زمین، که تا پایان بازی مال اوست
    .short = روی { $count } زمین
newyork1901-crew-text =
    { $count ->
        [0] هیچ‌یک از { $all } کارگر آزاد نیست
       *[other] { $count } کارگر از { $all } تا آزاد است
    }؛ هر زمینِ گرفته‌شده، تا وقت ساختن، یکی لازم دارد
    .short = { $count } کارگر از { $all } تا آزاد است
newyork1901-built-text =
    { $count ->
        [0] حالا هیچ‌کدام روی صفحه نیست
       *[other] حالا { $count } تا روی صفحه است
    }
newyork1901-spent-stands = روی صفحه است
newyork1901-spent-fallen = تخریب شده و از بازی بیرون رفته است
newyork1901-generation-open = این نسل فعال است
newyork1901-generation-locked = با { $points } امتیاز فعال می‌شود؛ { $missing } امتیاز کم است
    .short = { $missing } امتیاز تا فعال شدن
newyork1901-deck-text = { $count } کارت زمین مانده است
newyork1901-lot-starter = حلقهٔ دور نشان: زمین شروعی که هیچ بازیکنی رویش شروع نکرد
newyork1901-tie = در تساوی کسی امتیاز نمی‌گیرد
newyork1901-starter-text = از هیچ نسلی نیست؛ هر ساختمانی می‌تواند جایش را بگیرد
newyork1901-action-lost = امتیاز پایانی‌اش از دست می‌رود
    .short = امتیازش از دست می‌رود
newyork1901-leader = چه کسی جلوتر است
newyork1901-leader-challenge = چه کسی در چالش جلوتر است
newyork1901-leader-street = چه کسی در { newyork1901-street } جلوتر است
newyork1901-street-card = کارت خیابان
newyork1901-challenge-card = چالش
newyork1901-character-of = شخصیت { $seat }
newyork1901-workers = { $seat }: کارگرهای آزاد
newyork1901-actions = { $seat }: کارت‌های عمل
newyork1901-unbuilt = { $seat }: ساختمان‌های ساخته‌نشده
newyork1901-opens =
    { $seat }: { $generation ->
        [legendary] ساختمان افسانه‌ای
       *[other] نسل { newyork1901-generation }
    }
newyork1901-post = جای کارگر

## Words in the panels: short, for they stand in narrow places

newyork1901-panel-estate = { $count } خانهٔ آزاد
newyork1901-panel-land = { $count } آزاد
newyork1901-panel-unbuilt = { $count } بنا مانده
newyork1901-panel-left = { $count } مانده
newyork1901-panel-action =
    { $action ->
        [market_shift] زمین نو
        [land_grab] دو زمین
       *[construction_boom] دو ساخت
    }
newyork1901-panel-metal =
    { $generation ->
        [bronze] برنز
        [silver] نقره
        [gold] طلا
       *[legendary] افسانه‌ای
    }
newyork1901-panel-row = { "\u200F" }{ $name }: { $count }
newyork1901-panel-locked = { "\u200F" }{ $name }: { $of }
newyork1901-panel-more = { $count } امتیاز
newyork1901-panel-built = { $count } بنا
newyork1901-panel-each = فقط یکی

## Hints

newyork1901-why-points = { $gain } امتیاز می‌گیرید و { $count } امتیاز خواهید داشت.
newyork1901-why-street = در { newyork1901-street } { $count } به { $other } جلو می‌افتید: ۵ امتیاز در پایان.
newyork1901-why-challenge = «{ newyork1901-challenge }» به شما { $count } امتیاز می‌دهد.
newyork1901-why-open = نسل { newyork1901-generation } فعال می‌شود.
newyork1901-why-workers = { $gain } کارگر را پس می‌گیرید: { $count } کارگر آزاد.
newyork1901-why-land = { $gain } خانهٔ دیگر: روی هم { $count } خانه.
newyork1901-why-fits = بعد از آن می‌توانید «{ $building }» را بسازید.
newyork1901-why-room = { $count } خانهٔ خالی کنار هم خواهید داشت.
newyork1901-why-along = کنار { newyork1901-street } است: شما { $count } ساختمان دارید، بهترین حریف { $other }.
newyork1901-why-keeps = { $count } خانه برای ساختمانی دیگر خالی می‌ماند.
newyork1901-why-market = هر { $count } کارت بازار آزاد عوض می‌شود.
newyork1901-why-grab = در این نوبت { $count } زمین می‌گیرید.
newyork1901-why-boom = می‌توانید «{ $building }» را هم بسازید.

## آموزش

newyork1901-lesson-goal = هدف و اولین ساختمان
newyork1901-lesson-goal-aim = زمین بگیرید و رویش بسازید. هر ساختمان همان موقع امتیاز دارد؛ در پایان، هر کس امتیاز بیشتری دارد برنده است.
newyork1901-lesson-goal-end = هر کس در آغاز ۱۸ ساختمان دارد. همین که برای کسی فقط ۴ تا بماند، نوبت‌های آخر شروع می‌شود.
newyork1901-lesson-goal-streets = سه خیابان در پایان حساب می‌شوند: ۵ امتیاز برای بیشترین ساختمان کنار هر کدام؛ در تساوی هیچ.
newyork1901-lesson-goal-challenge = هر بازی چالشی دارد. اینجا دو ساختمان طلایی در یک رنگ نقشه ۳ امتیاز دارد؛ طلایی‌ها بعد می‌آیند.
newyork1901-lesson-goal-claim = یک کارت زمین و بعد زمینی به همان رنگ و اندازه انتخاب کنید. کارگری آن را برایتان نگه می‌دارد.
newyork1901-lesson-goal-claim-first = اول زمین بگیرید
newyork1901-lesson-goal-build = حالا بسازید: ساختمان و بعد جایش روی زمینتان را انتخاب کنید و پایین تأیید کنید.
newyork1901-lesson-goal-build-first = اول روی زمینتان بسازید
newyork1901-lesson-goal-worker = امتیازتان را گرفتید! کارگرتان هم دوباره آزاد است؛ برای هر زمین تازه یکی لازم دارید.
newyork1901-lesson-goal-other = حالا حریف زمین می‌گیرد و می‌سازد.
newyork1901-lesson-goal-more = نوبت شماست؛ باز زمین بگیرید. ساختمان بزرگ‌تر خانه‌های آزاد کنار هم می‌خواهد؛ خانهٔ ساخته‌شده حساب نیست.
newyork1901-lesson-goal-again = باز هم بسازید. کنار یکی از سه خیابان، آنجا هم حساب می‌شود. پایین می‌خوانید چند امتیاز دارد.
newyork1901-lesson-goal-lead = اینجا می‌بینید در هر خیابان چه کسی جلوتر است.
newyork1901-lesson-goal-score = امتیازتان همین حالا خیابان‌هایی را که جلوترید حساب می‌کند، انگار بازی تمام شود.
newyork1901-lesson-taller = نقره‌ای، طلایی و تخریب
newyork1901-lesson-taller-generations = امتیاز ساختمان‌ها نسل‌های بهتر را فعال می‌کند: نقره‌ای با ۶، طلایی با ۱۸. ۲ امتیاز دیگر لازم دارید.
newyork1901-lesson-taller-claim = مثل قبل، یک زمین بگیرید.
newyork1901-lesson-taller-bronze = یک ساختمان برنزی بسازید. حتی کوچک‌ترینشان ۲ امتیاز دارد.
newyork1901-lesson-taller-silver = نسل نقره‌ای فعال شد! این ساختمان‌ها با همان تعداد خانه امتیاز بیشتری دارند.
newyork1901-lesson-taller-other = نوبت حریف است.
newyork1901-lesson-taller-demolish = این بار زمین نگیرید و تخریب کنید: یک ساختمان نقره‌ای جای یکی از ساختمان‌هایتان را بگیرد.
newyork1901-lesson-taller-demolish-first = این بار یک ساختمان نقره‌ای انتخاب کنید
newyork1901-lesson-taller-kept = امتیاز ساختمان قبلی می‌ماند؛ فقط در شمارش خیابان دیگر حساب نمی‌شود.
newyork1901-lesson-taller-room = زمین سه‌خانه‌ای جای بیشتری دارد. یکی بگیرید.
newyork1901-lesson-taller-room-first = این بار زمین سه‌خانه‌ای بگیرید
newyork1901-lesson-taller-build = رویش بسازید؛ اگر خواستید، نقره‌ای.
newyork1901-lesson-taller-gold = نسل طلایی با ۱۸ امتیاز فعال می‌شود. طلایی جای نقره‌ای را می‌گیرد و نقره‌ای جای برنزی را.
newyork1901-lesson-cards = جای ساختن و کارت‌های عمل
newyork1901-lesson-cards-small = زمین‌هایتان پر است و ساختمان‌های کوچکتان ساخته شده‌اند. با این حال، زمینی دوخانه‌ای بگیرید.
newyork1901-lesson-cards-ended = ۲ خانهٔ آزاد کم بود و نوبتتان خودبه‌خود تمام شد. کارگر، زمین را برای بعد نگه می‌دارد.
newyork1901-lesson-cards-once = دو کارت عمل برایتان مانده است. هر کدام یک‌بارمصرف است و اگر بماند، در پایان ۱ امتیاز دارد.
newyork1901-lesson-cards-shift = از «{ -newyork1901-shift }» استفاده کنید: چهار کارت زمین تازه رو می‌شود.
newyork1901-lesson-cards-shift-first = اول از «{ -newyork1901-shift }» استفاده کنید
newyork1901-lesson-cards-new = بازار تازه شد! یک زمین سه‌خانه‌ای بگیرید.
newyork1901-lesson-cards-build = حالا جا هست: بسازید.
newyork1901-lesson-cards-grab = از «{ -newyork1901-grab }» استفاده کنید: دو زمین دوخانه‌ای در یک نوبت.
newyork1901-lesson-cards-grab-first = اول از «{ -newyork1901-grab }» استفاده کنید
newyork1901-lesson-cards-one = کارت زمین اول و جایش را انتخاب کنید.
newyork1901-lesson-cards-two = حالا دومی. بهتر است کنار زمین خودتان باشد.
newyork1901-lesson-cards-end = اگر ساختمانی جا شود، آن را می‌سازید؛ وگرنه نوبت تمام می‌شود و زمین‌ها برایتان می‌مانند.
newyork1901-lesson-end = ساختمان‌های افسانه‌ای و پایان
newyork1901-lesson-end-legends = چهار ساختمان افسانه‌ای هست و هر کدام مال اولین سازنده است. نسل طلایی شما فعال است: یکی بسازید!
newyork1901-lesson-end-build = یک ساختمان افسانه‌ای را به‌جای ساختمان‌های قبلی‌تان بسازید. هر بازیکن فقط یکی می‌سازد.
newyork1901-lesson-end-build-first = اول یک ساختمان افسانه‌ای بسازید
newyork1901-lesson-end-boom = کارت سومتان، «{ -newyork1901-boom }»، یک ساخت دیگر می‌دهد. از آن استفاده کنید.
newyork1901-lesson-end-boom-first = اول از «{ -newyork1901-boom }» استفاده کنید
newyork1901-lesson-end-again = یک بار دیگر بسازید.
newyork1901-lesson-end-five = پنج ساختمان ساخته‌نشده دارید. با چهار تا، نوبت‌های آخر شروع می‌شود.
newyork1901-lesson-end-claim = تا نوبت‌های آخر یک ساختمان مانده است. زمینی سه‌خانه‌ای بگیرید.
newyork1901-lesson-end-last = بسازید تا نوبت‌های آخر شروع شود.
newyork1901-lesson-end-four = حریف یک نوبت آخر دارد. بعد خیابان‌ها، چالش و کارت‌های استفاده‌نشده شمرده می‌شوند.
newyork1901-lesson-game = یک بازی کوتاه، این بار خودتان
newyork1901-lesson-game-half = نیمی از بازی گذشته و بقیه با شماست. با چهار ساختمان ساخته‌نشده، نوبت‌های آخر شروع می‌شود.
newyork1901-lesson-game-goals = گاهی به اینجا سر بزنید: هر خیابان ۵ امتیاز دارد و رقابت نزدیک است.
newyork1901-lesson-game-hint = نمی‌دانید چه کنید؟ چراغ پیشنهاد می‌دهد. موفق باشید!

## برچسب‌ها

newyork1901-label-map = زمین‌های گرفتنی و ساختنی
newyork1901-label-land = کارت زمین: زمین بگیرید
newyork1901-label-rack = ساختمان‌های ساخته‌نشده
newyork1901-label-goals = خیابان‌ها و چالش
newyork1901-label-panel = کارگرهای آزاد و امتیاز
