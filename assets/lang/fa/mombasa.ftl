### مومباسا. فایل انگلیسی همین کلیدها را دارد.

mombasa-name = مومباسا
mombasa-tagline = سهام، شعبه‌ها و کتاب‌ها روی نقشه‌ای قدیمی از آفریقا
mombasa-aim = روی شرکت‌های درست سرمایه بگذارید و از همه ثروتمندتر شوید.
mombasa-box = کارت‌هایتان را مخفیانه بچینید، چهار شرکت را در آفریقا توسعه دهید و در پایان باارزش‌ترین سهام را داشته باشید.

## Companies, goods, regions

-mombasa-company-mombasa = مومباسا
-mombasa-company-cape-town = کیپ‌تاون
-mombasa-company-saint-louis = سنت‌لوئیس
-mombasa-company-cairo = قاهره
mombasa-company =
    { $company ->
        [mombasa] { -mombasa-company-mombasa }
        [cape_town] { -mombasa-company-cape-town }
        [saint_louis] { -mombasa-company-saint-louis }
       *[cairo] { -mombasa-company-cairo }
    }

mombasa-scene-chart = نقشه
mombasa-scene-companies = سهام
mombasa-scene-market = خرید
mombasa-scene-bonus = جایزه
mombasa-scene-books = کتاب‌ها
mombasa-scene-cards = کارت‌ها
mombasa-view-chart = نقشه و شعبه‌های همهٔ شرکت‌ها
mombasa-view-companies = مسیر شرکت‌ها و ارزش سهام
mombasa-view-market = بخش خرید: کارت‌ها و قیمت آن‌ها
mombasa-view-bonus = خانه‌های جایزه و جایزه‌های ویژهٔ شرکت‌ها
mombasa-view-books = بخش کتاب‌ها و مسیر حسابداری
mombasa-view-cards = کارت‌های چیده، در استراحت و در دست شما
mombasa-waiting =
    { $sort ->
        [base] { $count } بندر برای توسعه
        [bonus] { $count } خانهٔ جایزه
        [shelve] { $count } کتاب تازه برای چیدن
        [book] { $count } کتاب برای برداشتن
        [buy] { $count } کارت برای برداشتن
        [discard] { $count } کارت برای حذف
        [plan] { $count } کارت برای قسمت‌های اقدام
        [rest] { $count } کارت برای ستون‌های استراحت
        [card] { $count } کارت برای استفاده
        [tile] { $count } کاشی جایزه برای استفاده
        [fill] { $count } ستون استراحت برای کارت
        [column] { $count } ستون استراحت برای پس گرفتن
        [flip] { $count } کتاب برای چرخاندن
        [ink] { $count } خانه برای نشانگر جوهر
        [ledger] { $count } خانه برای کتاب
        [pile] گرفتن پوند با امتیازها
        [claim] { $count } پاداش برای گرفتن
        [region] { $count } منطقه برای ورود
        [lift] { $count } کارت چیده برای پس گرفتن
        [slot] { $count } قسمت باز
        [stack] { $count } ردیف شعبه
       *[track] { $count } مسیر برای پیش رفتن
    }

mombasa-shares-of = سهم { mombasa-company }
mombasa-total-of =
    { $good ->
        [expansion] توسعه
       *[other] { mombasa-good }
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
        [pounds] { $amount ->
            [1] یک پوند
           *[other] { $amount } پوند
        }
        [diamonds] { $amount ->
            [1] یک گام در مسیر الماس
           *[other] { $amount } گام در مسیر الماس
        }
        [bookkeeping] { $amount ->
            [1] یک امتیاز حسابداری
           *[other] { $amount } امتیاز حسابداری
        }
        [track_step] { $amount ->
            [1] یک گام در مسیر همان شرکت
           *[other] { $amount } گام در مسیر همان شرکت
        }
       *[none] هیچ
    }
    .short =
        { $reward ->
            [pounds] { $amount ->
                [1] یک پوند
               *[other] { $amount } پوند
            }
            [diamonds] { $amount ->
                [1] یک گام الماس
               *[other] { $amount } گام الماس
            }
            [bookkeeping] { $amount ->
                [1] یک امتیاز
               *[other] { $amount } امتیاز
            }
            [track_step] { $amount ->
                [1] یک گام شرکت
               *[other] { $amount } گام شرکت
            }
           *[none] هیچ
        }

## The pieces by name

mombasa-card =
    { $kind ->
        [goods] کارت { $good ->
            [coffee] قهوهٔ
            [banana] موز
           *[cotton] پنبهٔ
        } { $value } واحدی
        [expansion] کارت توسعهٔ { $value }
        [bookkeeper] حسابدار { $value }
        [merchant] تاجر الماس
       *[share] کارت سهم
    }{ $share ->
        [none] { "" }
        [mombasa] { " " }با یک سهم { -mombasa-company-mombasa }
        [cape_town] { " " }با یک سهم { -mombasa-company-cape-town }
        [saint_louis] { " " }با یک سهم { -mombasa-company-saint-louis }
       *[cairo] { " " }با یک سهم { -mombasa-company-cairo }
    }
    .short =
        { $kind ->
            [goods] { $good ->
                [coffee] قهوهٔ
                [banana] موز
               *[cotton] پنبهٔ
            } { $value } واحدی
            [expansion] توسعهٔ { $value }
            [bookkeeper] حسابدار { $value }
            [merchant] تاجر الماس
           *[share] کارت
        }{ $share ->
            [none] { "" }
            [mombasa] { " " }+ سهم { -mombasa-company-mombasa }
            [cape_town] { " " }+ سهم { -mombasa-company-cape-town }
            [saint_louis] { " " }+ سهم { -mombasa-company-saint-louis }
           *[cairo] { " " }+ سهم { -mombasa-company-cairo }
        }
mombasa-merchant = تاجر الماس { mombasa-company }
mombasa-tile =
    { $tile ->
        [goods] کاشی +۱ کالا
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
mombasa-ledger = { $seat }: خانهٔ حسابداری { $number }
mombasa-bank = پوندهای مخزن
mombasa-hidden = کارت رو به پایین
mombasa-display = جای خالی بخش خرید
mombasa-shelf = جای خالی بخش کتاب‌ها
mombasa-space =
    { $space ->
        [start] شروع‌کننده
        [buy] خرید کارت
        [remove] حذف کارت
        [coffee] بیشترین قهوه
        [banana] بیشترین موز
        [cotton] بیشترین پنبه
        [expansion] بیشترین توسعه
        [tile_goods] رزرو کاشی +۱ کالا
        [tile_bookkeeper] رزرو کاشی حسابدار
        [tile_merchant] رزرو کاشی تاجر الماس
        [tile_expansion] رزرو کاشی توسعه
        [C1] حسابداری و الماس
        [C2] کارت یا الماس
        [D1] حذف کارت قهوه
       *[D2] پیش رفتن در مسیرهای دیگر
    }

## What is asked

mombasa-way-end = پایان مرحله
mombasa-way-end-how = ستون استراحتی را که پس می‌گیرید انتخاب کنید؛ مرحلهٔ شما با آن تمام می‌شود
    .short = ستونی پس بگیرید: پایان مرحله
mombasa-way-expand = بندر شرکتی را که توسعه می‌دهید انتخاب کنید
    .short = بندر یک شرکت را انتخاب کنید
mombasa-warn-slots =
    { $count ->
        [one] هنوز یک قسمت اقدام خالی است. برای اعلام آمادگی دوباره بزنید.
       *[other] هنوز { $count } قسمت اقدام خالی است. برای اعلام آمادگی دوباره بزنید.
    }
    .short =
        { $count ->
            [one] یک قسمت خالی است. دوباره بزنید
           *[other] { $count } قسمت خالی است. دوباره بزنید
        }
mombasa-warn-majority =
    برتری شما در { $good ->
        [coffee] قهوه
        [banana] موز
        [cotton] پنبه
       *[expansion] توسعه
    } ({ $gains }؛ تساوی هم کافی است) از دست می‌رود: اول نشانگر بگذارید. برای ادامه دوباره بزنید.
    .short = اول نشانگر برای { $gains }؟ تساوی کافی است. برای ادامه دوباره بزنید.
mombasa-warn-unused =
    { $count ->
        [one] یک کارت یا کاشی بی‌استفاده مانده است. برای پایان دوباره بزنید.
       *[other] { $count } کارت یا کاشی بی‌استفاده مانده است. برای پایان دوباره بزنید.
    }
    .short = { $count } کارت یا کاشی مانده. دوباره بزنید
mombasa-warn-marker =
    { $count ->
        [one] هنوز می‌توانید یک نشانگر جایزه بگذارید. برای پایان دوباره بزنید.
       *[other] هنوز می‌توانید { $count } نشانگر جایزه بگذارید. برای پایان دوباره بزنید.
    }
    .short =
        { $count ->
            [one] یک نشانگر جایزه مانده. دوباره بزنید
           *[other] { $count } نشانگر جایزه مانده. دوباره بزنید
        }
mombasa-warn-resting =
    { $count ->
        [0] این ستون خالی است
        [one] فقط یک کارت برمی‌گردد
       *[other] فقط { $count } کارت برمی‌گردد
    }؛ ستون دیگری { $most } کارت دارد. برای همین ستون دوباره بزنید.
    .short = اینجا { $count }، جای دیگر { $most }. دوباره بزنید
mombasa-warn-left =
    { $count ->
        [one] یکی مانده است و از دست می‌رود. برای پایان دوباره بزنید.
       *[other] { $count } تا مانده است و از دست می‌رود. برای پایان دوباره بزنید.
    }
    .short = { $count } تا از دست می‌رود. دوباره بزنید
mombasa-warn-ink = جوهرتان هنوز می‌تواند جلو برود. برای رها کردن آن دوباره بزنید.
    .short = جوهر هنوز جلو می‌رود. دوباره بزنید
mombasa-warn-book = برای این کتاب جایی ندارید و از دست می‌رود. برای برداشتنش دوباره بزنید.
    .short = جایی برای کتاب نیست. دوباره بزنید
mombasa-warn-nothing = این کار الان چیزی برایتان ندارد. برای گذاشتن نشانگر دوباره بزنید.
    .short = الان چیزی ندارد. دوباره بزنید
mombasa-ask-use = استفاده کنید، یا اول نشانگر بگذارید
mombasa-way-card = برداشتن کارت
mombasa-way-steps = پیشروی در مسیر
    .short = پیشروی
mombasa-way-track = مسیر شرکت‌ها
mombasa-way-ladders = حسابداری و الماس
mombasa-choose-plan-card = کارتی برای این قسمت اقدام انتخاب کنید
mombasa-choose-rest-column = ستون استراحتی برای «{ $piece }» انتخاب کنید
    .short = یک ستون استراحت انتخاب کنید
mombasa-choose-rest-card = کارتی برای این ستون انتخاب کنید
mombasa-choose-shelf-space = خانه‌ای از مسیر حسابداری برای «{ $piece }» انتخاب کنید
    .short = خانه‌ای برای کتاب انتخاب کنید
mombasa-choose-shelf-book = کتابی برای این خانه انتخاب کنید
mombasa-choose-region-post = منطقه‌ای برای شعبهٔ این ردیف انتخاب کنید
mombasa-choose-region-row = شعبه‌ای که به «{ $piece }» می‌رود از کدام ردیف برداشته شود؟
    .short = از کدام ردیف برداشته شود؟
mombasa-choose-tile = یکی از دو کاشی شروع را نگه دارید و «{ mombasa-do-ready }» را بزنید
mombasa-choose-rest =
    { $count ->
        [one] برای آماده‌سازی این کارت را در یک ستون استراحت بگذارید
       *[other] برای آماده‌سازی در هر یک از { $count } ستون استراحت یک کارت بگذارید
    }
    .short =
        { $count ->
            [one] این کارت را در ستونی بگذارید
           *[other] در هر یک از { $count } ستون یک کارت
        }
mombasa-ask-plan = کارت‌هایتان را بچینید؛ { $first } شروع می‌کند
mombasa-choose-plan = در قسمت‌های باز کارت بگذارید و «{ mombasa-do-ready }» را بزنید
    .short = کارت بگذارید، بعد «{ mombasa-do-ready }»
mombasa-choose-action = کارت، بندر، جایزه یا پایان مرحله را انتخاب کنید
mombasa-ask-action =
    { $kinds ->
        [card-port-bonus] { mombasa-choose-action }
        [card-port] کارت، بندر یا پایان مرحله را انتخاب کنید
        [card-bonus] کارت، جایزه یا پایان مرحله را انتخاب کنید
        [port-bonus] بندر، جایزه یا پایان مرحله را انتخاب کنید
        [card] کارت یا پایان مرحله را انتخاب کنید
        [port] بندر یا پایان مرحله را انتخاب کنید
        [bonus] جایزه یا پایان مرحله را انتخاب کنید
       *[none] مرحله را پایان دهید
    }
    .short =
        { $kinds ->
            [card-port-bonus] کارت، بندر، جایزه یا پایان مرحله
            [card-port] کارت، بندر یا پایان مرحله
            [card-bonus] کارت، جایزه یا پایان مرحله
            [port-bonus] بندر، جایزه یا پایان مرحله
            [card] کارت یا پایان مرحله
            [port] بندر یا پایان مرحله
            [bonus] جایزه یا پایان مرحله
           *[none] مرحله را پایان دهید
        }
mombasa-ask-goods =
    { $kinds ->
        [use-acquire-step] کالا اضافه کنید، یا کارت بردارید و پیش بروید
        [use-acquire] کالا اضافه کنید یا کارت بردارید
        [use-step] کالا اضافه کنید یا پیش بروید
        [acquire-step] { $count ->
            [one] کارت بردارید یا پیش بروید
           *[other] کارت بردارید و پیش بروید
        }
        [use] کالا اضافه کنید یا تمام کنید
        [acquire] { $count ->
            [0] کارت رایگان بردارید یا تمام کنید
           *[other] کارت بردارید یا تمام کنید
        }
        [step] مسیری برای پیش رفتن انتخاب کنید
       *[none] تمام کنید
    } { $count ->
        [0] (واحدی نمانده است)
       *[other] ({ $count } واحد)
    }
    .short =
        { $kinds ->
            [use-acquire-step] کالا، کارت یا مسیر ({ $count } واحد)
           *[other] { mombasa-ask-goods }
        }
mombasa-ask-points =
    { $kinds ->
        [book-coins] کتاب بردارید یا پوند بگیرید
        [book] کتابی انتخاب کنید
       *[coins] پوند بگیرید
    } ({ $count } امتیاز حسابداری{ $more ->
        [0] { " " }مانده
       *[other] ، بعد { $more } تای دیگر
    })
    .short =
        { $kinds ->
            [book-coins] کتاب یا پوند بگیرید
            [book] کتابی بردارید
           *[coins] پوند بگیرید
        } ({ $count } امتیاز{ $more ->
            [0] { " " }مانده
           *[other] ، بعد { $more }
        })
mombasa-ask-ink =
    { $kinds ->
        [ink-flip] نشانگر جوهر را جلو ببرید، با ۲ پوند کتابی را بچرخانید، یا تمام کنید
        [ink] نشانگر جوهر را جلو ببرید یا تمام کنید
        [flip] با ۲ پوند کتابی را بچرخانید یا تمام کنید
       *[none] تمام کنید؛ نشانگر جوهر می‌ماند
    }{ $more ->
        [0] { "" }
       *[other] { " " }(بعد { $more } امتیاز)
    }
    .short =
        { $kinds ->
            [ink-flip] جوهر، چرخاندن کتاب یا پایان
            [ink] جوهر را جلو ببرید یا تمام کنید
            [flip] کتابی بچرخانید یا تمام کنید
           *[none] تمام کنید؛ جوهر می‌ماند
        }
mombasa-ask-bonus =
    { $count ->
        [one] روی «{ $piece }» نشانگر جایزه می‌گذارید؟
       *[other] از «{ $piece }» کدام را می‌خواهید؟
    }
    .short =
        { $count ->
            [one] نشانگر جایزه می‌گذارید؟
           *[other] کدام را می‌خواهید؟
        }
mombasa-ask-column = ستون استراحتی را که پس می‌گیرید انتخاب کنید
    .short = یک ستون استراحت انتخاب کنید
mombasa-ask-lift = این کارت به دستتان برگردد؟
mombasa-ask-card = از «{ $piece }» استفاده می‌کنید؟
    .short = از این کارت استفاده می‌کنید؟
mombasa-step-keep = این کاشی شروع را نگه می‌دارید؟
mombasa-step-discard = «{ $piece }» حذف شود؟
mombasa-step-remove = این شعبه حذف شود؟
mombasa-step-return = شعبه به این ردیف برگردد؟
mombasa-step-ink = نشانگر جوهر تا اینجا برود؟
mombasa-step-flip = این کتاب را با ۲ پوند می‌چرخانید؟
mombasa-step-coins = با این امتیازها پوند می‌گیرید؟
mombasa-choose-goods =
    { $step ->
        [bought] مسیری برای پیش رفتن انتخاب کنید ({ $count } واحد)
        [spending] { $count ->
            [0] کارت رایگان بردارید یا تمام کنید
            [1] کارت بردارید یا پیش بروید (یک واحد)
           *[other] کارت بردارید و پیش بروید ({ $count } واحد)
        }
       *[joining] { $count ->
            [0] کارت رایگان بردارید یا تمام کنید
           *[other] کالا اضافه کنید، یا کارت بردارید و پیش بروید ({ $count } واحد)
        }
    }
# What the call costs is said before anything is pressed.
mombasa-ask-call =
    برای فراخوان سرمایه { $price } پوند بدهید یا از { $count ->
        [1] یک گام
       *[other] { $count } گام
    } بگذرید
    .short =
        { $price } پوند بدهید یا از { $count ->
            [1] یک گام
           *[other] { $count } گام
        } بگذرید
mombasa-choose-call =
    { $count ->
        [1] فراخوان سرمایه را بپردازید یا از یک گام بگذرید
       *[other] فراخوان سرمایه را بپردازید یا از { $count } گام بگذرید
    }
mombasa-choose-region = منطقه‌ای انتخاب کنید یا تمام کنید ({ $count } امتیاز)
    .short = منطقه بگیرید یا تمام کنید ({ $count })
mombasa-choose-reward = پاداشی را که اول می‌گیرید انتخاب کنید
mombasa-choose-return = ردیفی برای شعبهٔ رانده‌شده از { $region } انتخاب کنید
mombasa-choose-points = کتاب بردارید یا پوند بگیرید ({ $count } امتیاز حسابداری)
mombasa-choose-ink = نشانگر جوهر را جلو ببرید، با ۲ پوند کتابی را بچرخانید، یا تمام کنید
mombasa-choose-shelf = کتابی تازه و خانهٔ آن را در مسیر حسابداری انتخاب کنید
    .short = کتاب و خانهٔ آن را انتخاب کنید
mombasa-choose-finish = نوبت را پایان دهید یا حرکت‌هایتان را پس بگیرید
    .short = نوبت را پایان دهید یا پس بگیرید
mombasa-choose-removal =
    { $count ->
        [one] یک شعبه را از پایگاهی حذف کنید
       *[other] { $count } شعبه را از پایگاه‌ها حذف کنید
    }
mombasa-choose-purchase =
    { $count ->
        [0] یک کارت را به قیمت خودش با پوند بخرید
        [1] یک کارت بخرید: قیمت آن به‌علاوهٔ یک پوند
       *[other] یک کارت بخرید: قیمت آن به‌علاوهٔ { $count } پوند
    }
    .short =
        { $count ->
            [0] یک کارت بخرید
           *[other] یک کارت بخرید: قیمت + { $count }
        }
mombasa-choose-discard = کارتی حذف کنید و به اندازهٔ عدد قرمز آن به‌علاوهٔ { $count } پوند بگیرید
    .short = کارتی حذف کنید: قیمت + { $count } پوند

## What the buttons do

mombasa-do-keep = نگه داشتن
mombasa-do-rest = گذاشتن در این ستون
mombasa-do-place = گذاشتن
mombasa-do-lift = پس گرفتن
mombasa-do-ready = آماده‌ام
mombasa-do-use = استفاده
mombasa-do-attach = اضافه کردن کاشی
mombasa-do-acquire = برداشتن کارت
mombasa-do-step = پیش رفتن
mombasa-do-pay = پرداخت و پیش رفتن
mombasa-do-expand = توسعه دادن
mombasa-do-enter = گذاشتن شعبه
mombasa-do-claim = گرفتن پاداش
mombasa-do-return = برگرداندن شعبه
mombasa-do-account = استفاده از حسابدار
mombasa-do-flip = چرخاندن با ۲ پوند
mombasa-do-ink = بردن نشانگر جوهر
mombasa-do-book = برداشتن کتاب
mombasa-do-coins = گرفتن پوند
mombasa-do-shelve = گذاشتن کتاب
mombasa-do-trade = استفاده از تاجر
mombasa-do-discard = حذف کارت
mombasa-do-remove = حذف شعبه
mombasa-do-done = تمام
mombasa-do-finish = پایان نوبت
mombasa-do-end = پس گرفتن و پایان مرحله
    .short = پایان مرحله

## What happened

mombasa-log-ready = { $seat } آماده است.
mombasa-log-tile = { $seat } یک کاشی شروع نگه داشت.
mombasa-log-rest =
    { $both ->
        [false] { $seat } «{ $card }» را در ستون استراحت گذاشت.
       *[true] { $seat } «{ $card }» را در ستون استراحت گذاشت؛ «{ $last }» هم به ستون آخر رفت.
    }
    .short =
        { $both ->
            [false] «{ $card }» را در ستون استراحت گذاشت.
           *[true] همهٔ کارت‌ها در ستون‌های استراحت‌اند.
        }
mombasa-log-plan =
    { $count ->
        [0] { $seat } کارتی نچیده بود.
        [1] { $seat } یک کارت رو کرد.
       *[other] { $seat } { $count } کارت رو کرد.
    }
mombasa-log-unlock = { $seat } جایزهٔ ویژهٔ { mombasa-company } (سطح { $level }) را باز کرد.
mombasa-log-use = { $seat } از «{ $card }» استفاده کرد.
mombasa-log-acquire = { $seat } «{ $card }» را برداشت.
mombasa-log-step =
    { $over ->
        [0]
            { $shares ->
                [0] { $seat } در مسیر { mombasa-company } یک گام پیش رفت.
                [1] { $seat } در مسیر { mombasa-company } یک گام پیش رفت و یک سهم گرفت.
               *[other] { $seat } در مسیر { mombasa-company } یک گام پیش رفت و { $shares } سهم گرفت.
            }
       *[other] { $seat } با { $held } سهم { mombasa-company } از { $others } جلو زد.
    }
    .short = در مسیر { mombasa-company } یک گام پیش رفت.
mombasa-log-special = خانهٔ ویژهٔ { mombasa-company } به همهٔ کسانی که به آن رسیده‌اند پوند داد.
mombasa-log-pay =
    { $amount ->
        [1] { $seat } یک پوند پرداخت.
       *[other] { $seat } { $amount } پوند پرداخت.
    }
mombasa-log-receive =
    { $amount ->
        [1] { $seat } یک پوند گرفت.
       *[other] { $seat } { $amount } پوند گرفت.
    }
mombasa-log-attach = { $seat } کاشی +۱ کالا را به «{ $card }» اضافه کرد.
mombasa-log-expand =
    { $points ->
        [1] { $seat } توسعهٔ { mombasa-company } را با یک امتیاز شروع کرد.
       *[other] { $seat } توسعهٔ { mombasa-company } را با { $points } امتیاز شروع کرد.
    }
mombasa-log-enter =
    { $cost ->
        [1] { mombasa-company } با یک امتیاز وارد { $region } شد.
       *[other] { mombasa-company } با { $cost } امتیاز وارد { $region } شد.
    }
    .short = { mombasa-company } وارد { $region } شد.
mombasa-log-reward = { $seat } { mombasa-reward } پاداش گرفت.
mombasa-entered = { $region }
mombasa-log-settle =
    { $seat } شرکت { mombasa-company } را به { $regions } توسعه داد{ $count ->
        [0] .
       *[other] { " " }و { $gains } گرفت.
    }
    .short = شرکت { mombasa-company } را توسعه داد.
mombasa-log-oust =
    { $lost ->
        [true] شعبهٔ { mombasa-company } در { $region } از بازی حذف شد.
       *[false] شعبهٔ { mombasa-company } در { $region } به پایگاه خود برگشت.
    }
    .short = { mombasa-company } از { $region } رفت.
mombasa-log-account = { $seat } از «{ $card }» استفاده کرد.
mombasa-log-flip = { $seat } کتاب خانهٔ { $space } را چرخاند.
mombasa-log-ink = { $seat } نشانگر جوهر را به خانهٔ { $space } برد.
mombasa-log-book =
    { $seat } یک کتاب { $letter }{ $coins ->
        [0] { " " }برداشت.
        [1] { " " }و یک پوند برداشت.
       *[other] { " " }و { $coins } پوند برداشت.
    }
mombasa-log-shelve = { $seat } یک کتاب { $letter } در خانهٔ { $space } گذاشت.
mombasa-log-unplaced = کتاب { $letter } که { $seat } برداشته بود جایی نداشت و حذف شد.
mombasa-log-diamonds = { $seat } به خانهٔ { $space } مسیر الماس رسید.
mombasa-log-mark = { $seat } روی «{ $place }» نشانگر جایزه گذاشت.
    .short = روی «{ $place }» نشانگر گذاشت.
mombasa-log-starter = { $seat } نشانگر شروع‌کننده را گرفت.
mombasa-log-reserve = { $seat } «{ $tile }» را رزرو کرد.
mombasa-log-remove = { $seat } یک شعبهٔ { mombasa-company } را حذف کرد.
mombasa-log-discard = { $seat } «{ $card }» را حذف کرد.
mombasa-log-end-phase =
    { $count ->
        [0] { $seat } مرحلهٔ خود را پایان داد و کارتی پس نگرفت.
        [1] { $seat } مرحلهٔ خود را پایان داد و یک کارت پس گرفت.
       *[other] { $seat } مرحلهٔ خود را پایان داد و { $count } کارت پس گرفت.
    }
    .short = مرحلهٔ خود را پایان داد.
mombasa-log-tile-given = { $seat } «{ $tile }» را گرفت.
    .short = { $seat }: { $tile }.
mombasa-log-round = دور { $round }: { $first } شروع می‌کند.
mombasa-log-end = بازی تمام شد.

## Why something cannot be chosen

mombasa-no-face-down = در این دور از آن استفاده شده است
mombasa-no-resting = تا ستون استراحتش را پس نگیرید نمی‌توان از آن استفاده کرد
mombasa-no-share-plan = کارت سهم اقدامی ندارد و در قسمت اقدام جا نمی‌گیرد
mombasa-no-slot-closed-diamonds = در خانهٔ { $space } مسیر الماس باز می‌شود
mombasa-no-slot-closed-ink = در خانهٔ { $space } مسیر حسابداری باز می‌شود
mombasa-no-price = { $price } واحد لازم است؛ شما { $have } واحد دارید
mombasa-no-price-money = { $price } پوند لازم است؛ شما { $have } پوند دارید
mombasa-no-need-goods = اول کارت کالا انتخاب کنید
mombasa-no-mixing = فقط از کالاهای یک نوع استفاده کنید
mombasa-no-bought = در هر اقدام فقط یک کارت می‌توان برداشت
mombasa-no-call = برای فراخوان سرمایه { $call } پوند لازم است؛ شما { $have } پوند دارید
mombasa-no-track-end = نشانگر شما در پایان این مسیر است
mombasa-no-expansion = کارت توسعهٔ رو به بالا لازم است
mombasa-no-posts = در این پایگاه شعبه‌ای نمانده است
mombasa-no-region-own = این شرکت اینجا شعبه دارد
mombasa-no-region-far = { mombasa-company } با این منطقه هم‌مرز نیست
mombasa-no-region-cost = { $cost } امتیاز لازم است؛ شما { $have } دارید
mombasa-no-markers = نشانگر جایزه‌ای برایتان نمانده است
mombasa-no-occupied = این خانه تا پایان دور اشغال است
mombasa-no-locked = اول باید آن را در مسیر شرکت باز کنید
mombasa-no-other-level = در هر دور فقط از یکی از دو خانهٔ این مسیر می‌توان استفاده کرد
mombasa-no-too-few =
    حداقل { $least } لازم است؛ شما { $have ->
        [0] هیچ
       *[other] { $have }
    } رو به بالا دارید
mombasa-no-majority = حریفی بیش از شما رو به بالا دارد
mombasa-no-start-player = شروع‌کننده در اولین نوبت دور نمی‌تواند اینجا نشانگر بگذارد
mombasa-no-no-card = کارت مناسبی در دست ندارید
mombasa-no-book-need = پیش‌نیازش را رو به بالا ندارید: { $need }
mombasa-no-book-gap = نشانگر جوهر از خانهٔ خالی نمی‌گذرد
mombasa-no-book-striped = کتاب A روی خانهٔ راه‌راه گذاشته نمی‌شود
mombasa-no-book-cover = کتاب A روی کتاب B یا C گذاشته نمی‌شود
mombasa-no-book-behind = نشانگر جوهر از این خانه گذشته است
mombasa-no-book-here = نشانگر جوهر در همین خانه است
mombasa-no-book-points = { $cost } امتیاز لازم است؛ شما { $have } دارید

mombasa-need =
    { $kind ->
        [staff] حسابدار یا تاجری دیگر
       *[other] { $amount ->
            [1] یک
           *[other] { $amount }
        } { $kind ->
            [coffee] واحد قهوه
            [banana] واحد موز
            [cotton] واحد پنبه
            [expansion] امتیاز توسعه
           *[any] واحد از یک کالا
        }
    }
    .short =
        { $kind ->
            [coffee] { $amount } قهوه
            [banana] { $amount } موز
            [cotton] { $amount } پنبه
            [expansion] { $amount } توسعه
            [any] { $amount } از یک کالا
           *[staff] حسابدار/تاجر
        }

## Scores and facts

mombasa-total = { $n } پوند
mombasa-score-cash = پول نقد
mombasa-score-mombasa = { -mombasa-company-mombasa }
mombasa-score-cape-town = { -mombasa-company-cape-town }
mombasa-score-saint-louis = { -mombasa-company-saint-louis }
mombasa-score-cairo = { -mombasa-company-cairo }
mombasa-score-diamonds = مسیر الماس
mombasa-score-books = مسیر حسابداری

mombasa-option-setup = آماده‌سازی
mombasa-option-setup-first = اولین بازی
mombasa-option-setup-later = بازی‌های بعدی
mombasa-option-setup-first-text = مسیرها و کاشی‌های شروع ثابت‌اند
mombasa-option-setup-later-text = مسیرها تصادفی‌اند و هر کس از دو کاشی شروع یکی را نگه می‌دارد

## More pieces and places by name

mombasa-value = ارزش سهم { mombasa-company }
mombasa-step-marker = { $seat } در مسیر { mombasa-company }
mombasa-space-extra = { mombasa-space } (سطح { $level })
mombasa-permanent =
    { $kind ->
        [discount] قیمت هر کارت { $amount ->
            [1] یک
           *[other] { $amount }
        } واحد کمتر{ $mix ->
            [yes] { "؛ برای برداشتن کارت می‌توان از کالاهای متفاوت با هم استفاده کرد" }
           *[no] { "" }
        }
        [cotton] هر کارت پنبه { $amount ->
            [1] یک
           *[other] { $amount }
        } واحد بیشتر
        [expansion] { $amount ->
            [1] یک امتیاز توسعهٔ بیشتر
           *[other] { $amount } امتیاز توسعهٔ بیشتر
        }
       *[markers] { $amount ->
            [1] یک نشانگر جایزهٔ بیشتر
           *[other] { $amount } نشانگر جایزهٔ بیشتر
        }
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
mombasa-starter = نشانگر شروع‌کننده: { $seat }
mombasa-next = کتاب بعدی نشانگر جوهر: { $book }
mombasa-gained = { $seat }: کتاب‌های تازه
mombasa-word-hand = دست
mombasa-word-this-round = این دور
mombasa-word-resting = استراحت
mombasa-word-gained = کتاب‌های تازه
mombasa-word-ledger = مسیر حسابداری
mombasa-word-gems = مسیر الماس
mombasa-word-value = ارزش
mombasa-word-yours = دارید
mombasa-tiles = { $seat }: کاشی‌های جایزه
mombasa-offer = { $seat }: کاشی‌های شروع

mombasa-nothing = هیچ
mombasa-gain =
    { $kind ->
        [pounds] { $amount ->
            [1] یک پوند
           *[other] { $amount } پوند
        }
        [diamonds] { $amount ->
            [1] یک گام در مسیر الماس
           *[other] { $amount } گام در مسیر الماس
        }
        [points] { $amount ->
            [1] یک امتیاز حسابداری
           *[other] { $amount } امتیاز حسابداری
        }
        [posts] { $amount ->
            [1] حذف یک شعبه از پایگاهی
           *[other] حذف { $amount } شعبه از پایگاه‌ها
        }
        [start] نشانگر شروع‌کننده
        [buy] { $amount ->
            [0] خرید یک کارت به قیمت خودش
            [1] خرید یک کارت، یک پوند گران‌تر
           *[other] خرید یک کارت، { $amount } پوند گران‌تر
        }
        [discard] حذف یک کارت{ $good ->
            [coffee] { " " }قهوه
            [banana] { " " }موز
            [cotton] { " " }پنبه
           *[other] { "" }
        } (عدد قرمز به‌علاوهٔ { $amount } پوند)
        [steps] { $amount ->
            [1] یک گام در مسیر { mombasa-company }
           *[other] { $amount } گام در مسیر { mombasa-company }
        }
        [others] { $amount ->
            [1] یک گام در هر مسیر دیگر
           *[other] { $amount } گام در هر مسیر دیگر
        }
        [tile] { mombasa-tile } برای دور بعد
       *[goods] پوند به تعداد واحدهای { mombasa-good } منهای ۱
    }
    .short =
        { $kind ->
            [pounds] { $amount ->
                [1] یک پوند
               *[other] { $amount } پوند
            }
            [diamonds] { $amount ->
                [1] یک گام الماس
               *[other] { $amount } گام الماس
            }
            [points] { $amount ->
                [1] یک امتیاز
               *[other] { $amount } امتیاز
            }
            [posts] { $amount ->
                [1] حذف یک شعبه
               *[other] حذف { $amount } شعبه
            }
            [start] نشانگر شروع
            [buy] { $amount ->
                [0] خرید یک کارت
                [1] خرید کارت، یک پوند گران‌تر
               *[other] خرید کارت، { $amount } پوند گران‌تر
            }
            [discard] حذف یک کارت{ $good ->
                [coffee] { " " }قهوه
                [banana] { " " }موز
                [cotton] { " " }پنبه
               *[other] { "" }
            } (قیمت + { $amount })
            [steps] { $amount ->
                [1] یک گام { mombasa-company }
               *[other] { $amount } گام { mombasa-company }
            }
            [others] { $amount ->
                [1] یک گام در هر مسیر دیگر
               *[other] { $amount } گام در هر مسیر دیگر
            }
            [tile] { mombasa-tile }
           *[goods] پوند: واحدهای { mombasa-good } منهای ۱
        }

mombasa-gain-brief = { mombasa-gain.short }
mombasa-do-mark-majority = { $brief }
mombasa-do-mark-option =
    { $cost ->
        [0] { $brief }
        [1] با یک پوند: { $brief }
       *[other] با { $cost } پوند: { $brief }
    }
    .short = { $brief }
mombasa-do-mark =
    { $cost ->
        [0] گذاشتن نشانگر
       *[other] گذاشتن نشانگر ({ $cost } پوند)
    }


## What an action costs and brings

mombasa-preview-ready =
    وقتی همه آماده شدند { $tile ->
        [true] کاشی‌های نگه‌داشته
       *[false] کارت‌های چیده
    } با هم رو می‌شوند
    .short = وقتی همه آماده شدند، همه رو می‌کنند
mombasa-preview-done =
    { $ink ->
        [true] نشانگر جوهر می‌ماند؛ بعد امتیازهای کارت
       *[false] هر چه مانده از دست می‌رود
    }
mombasa-preview-finish =
    { $again ->
        [true] بعد باز نوبت شماست: دیگران مرحله را تمام کرده‌اند
       *[false] بعد نوبت نفر بعدی است
    }
mombasa-preview-mark = با آن: { $gains }
mombasa-explain-discard =
    به اندازهٔ عدد قرمز یک کارت{ $good ->
        [coffee] { " " }قهوه
        [banana] { " " }موز
        [cotton] { " " }پنبه
       *[other] { "" }
    } به‌علاوهٔ { $count } پوند می‌گیرید
mombasa-preview-units = در مجموع { $count } واحد
mombasa-preview-left =
    { $count ->
        [0] همهٔ واحدها خرج می‌شود
        [1] یک واحد می‌ماند
       *[other] { $count } واحد می‌ماند
    }
mombasa-preview-pay =
    { $amount ->
        [1] یک پوند می‌پردازید
       *[other] { $amount } پوند می‌پردازید
    }
    .short = { $amount } پوند می‌دهید
mombasa-preview-receive =
    { $own ->
        [true] { $amount ->
            [1] یک پوند می‌گیرید
           *[other] { $amount } پوند می‌گیرید
        }
       *[false] { $amount ->
            [1] { $seat } یک پوند می‌گیرد
           *[other] { $seat } { $amount } پوند می‌گیرد
        }
    }
    .short =
        { $own ->
            [true] { $amount } پوند می‌گیرید
           *[false] { $seat } { $amount } پوند می‌گیرد
        }
mombasa-preview-diamonds = به خانهٔ { $space } مسیر الماس می‌رسید
mombasa-preview-special = خانهٔ ویژهٔ { mombasa-company } به همهٔ کسانی که به آن رسیده‌اند پوند می‌دهد
mombasa-preview-shares =
    { $shares ->
        [0] هنوز سهمی از { mombasa-company } ندارید؛ هر سهم حالا { $value } پوند
        [1] بعد یک سهم { mombasa-company } دارید؛ هر سهم حالا { $value } پوند
       *[other] بعد { $shares } سهم { mombasa-company } دارید؛ هر سهم حالا { $value } پوند
    }
    .short =
        { $shares ->
            [0] هنوز سهمی ندارید
            [1] بعد یک سهم
           *[other] بعد { $shares } سهم
        }؛ هر سهم { $value } پوند
mombasa-preview-far = با تمام این { $count } گام: { $shares } سهم
mombasa-preview-permanent = از نوبت بعد: { $bonus }
mombasa-preview-space = از نوبت بعد می‌توانید از «{ $space }» استفاده کنید
    .short = از نوبت بعد: «{ $space }»
mombasa-preview-expand =
    { $count ->
        [0] با { $points } امتیاز به هیچ منطقه‌ای نمی‌رسد
        [1] با { $points } امتیاز به یک منطقه می‌رسد
       *[other] با { $points } امتیاز به { $count } منطقه می‌رسد
    }
mombasa-preview-enter =
    هزینه: { $cost } از { $have } امتیاز شما{ $company ->
        [none] { "" }
       *[other] { " " }({ $more } برای بیرون راندن { mombasa-company })
    }
mombasa-preview-reward =
    { $next ->
        [true] پاداش بعدی: { mombasa-reward }
       *[false] پاداش: { mombasa-reward }
    }
    .short =
        { $next ->
            [true] بعدی: { mombasa-reward.short }
           *[false] پاداش: { mombasa-reward.short }
        }
mombasa-preview-value = هر سهم { mombasa-company } از { $before } به { $after } پوند می‌رسد
mombasa-preview-account =
    { $points ->
        [1] یک امتیاز حسابداری
       *[other] { $points } امتیاز حسابداری
    }{ $count ->
        [0] ؛ نشانگر جوهر جلو نمی‌رود
        [1] ؛ نشانگر جوهر به یک کتاب می‌رسد
       *[other] ؛ نشانگر جوهر تا { $count } کتاب جلو می‌رود
    }
mombasa-preview-brings =
    پاداش کتاب: { $gains }{ $more ->
        [0] { "" }
       *[other] ، بعد { $more } امتیاز دیگر
    }
    .short =
        { $gains }{ $more ->
            [0] { "" }
           *[other] ، بعد { $more } امتیاز
        }
mombasa-preview-flipped = این کتاب رو به پایین است و پاداشی ندارد
mombasa-preview-ink = ارزش مسیر حسابداری: { $value } پوند
    .short = کتاب‌ها: { $value } پوند
mombasa-preview-book =
    هزینه: { $cost } امتیاز؛ { $left } می‌ماند{ $more ->
        [0] { "" }
       *[other] ، بعد { $more } تای دیگر
    }
    .short = { $cost } امتیاز
mombasa-preview-flip = کتاب چرخانده‌شده پیش‌نیازی ندارد و پاداشی هم ندارد
    .short = دیگر نه پیش‌نیاز دارد نه پاداش
mombasa-preview-rest =
    به ستون { $number } می‌رود{ $last ->
        [0] ؛ اگر ستون دیگری می‌خواهید اول همان را انتخاب کنید
       *[other] ، کارت آخر به ستون { $last }
    }
    .short =
        به ستون { $number }{ $last ->
            [0] { "" }
           *[other] ، آخری به ستون { $last }
        }
mombasa-preview-rests = استراحت می‌کند تا مرحله‌ای را با آن ستون تمام کنید
    .short = تا پس گرفتن
mombasa-preview-place = به قسمت { $number } می‌رود
mombasa-preview-lift = به دستتان برمی‌گردد
mombasa-preview-end =
    { $count ->
        [0] در این ستون کارتی نیست
        [1] یک کارت به دستتان برمی‌گردد
       *[other] { $count } کارت به دستتان برمی‌گردد
    }
    .short =
        { $count ->
            [0] در این ستون کارتی نیست
            [1] یک کارت برمی‌گردد
           *[other] { $count } کارت برمی‌گردد
        }

## What there is to know of a piece

mombasa-explain-reward = پاداش: { mombasa-reward }
    .short = { mombasa-reward.short }
mombasa-explain-mines =
    { $count ->
        [1] یک معدن
       *[other] { $count } معدن
    }
mombasa-explain-held = در اختیار { mombasa-company }: برای شرکت‌های دیگر { $more } امتیاز بیشتر
mombasa-explain-company = هر سهم { $value } پوند؛ { $posts } شعبه مانده است
    .short = هر سهم { $value } پوند؛ شعبهٔ مانده: { $posts }
mombasa-explain-shares = { $seat }: { $shares } سهم
mombasa-explain-track = { $seat }: خانهٔ { $space } ({ $shares } سهم)
    .short = { $seat }: { $shares }
mombasa-explain-step = خانهٔ { $space }: { $shares } سهم
mombasa-explain-deck =
    { $deck ->
        [actions] { $count } کارت برای پر کردن بازار مانده است
       *[discard] { $count } کارت، بیرون از بازی
    }
mombasa-explain-supply = { $count } کتاب برای پر کردن جای خالی مانده است
mombasa-explain-rounds = بازی بعد از دور { $count } تمام می‌شود
mombasa-explain-own =
    { $kind ->
        [purse] { $count } پوند؛ در پایان حساب می‌شود
        [markers] { $count } نشانگر برای خانه‌های جایزهٔ این دور
       *[fan] { $count } کارت برای برنامه‌ریزی
    }
mombasa-explain-own-shares = { $shares } سهم، هر سهم حالا { $value } پوند
mombasa-explain-tally = { $count } امتیاز توسعه مانده است
mombasa-explain-mark = { $seat } در این دور از این خانه استفاده کرده است
mombasa-explain-hidden = رویش هنوز معلوم نیست
mombasa-explain-permanent = در هر نوبتی که آغازش نشانگر مسیرتان اینجا باشد فعال است
mombasa-explain-coins = به کسی می‌رسد که کتاب را بردارد
mombasa-explain-bank = هیچ‌وقت تمام نمی‌شود
mombasa-explain-starter = دور بعد را شروع می‌کند
mombasa-explain-card =
    { $kind ->
        [goods] برای برداشتن کارت و پیش رفتن در مسیر شرکت‌ها
        [expansion] همهٔ کارت‌های توسعه با هم، فقط برای یک شرکت، شعبه روی نقشه می‌گذارند
        [bookkeeper] نشانگر جوهر را تا جایی که بشود جلو می‌برد؛ بعد کتاب می‌گیرد
        [merchant] برای پیش رفتن در مسیر الماس و گرفتن پوند
       *[share] در پایان شمرده می‌شود و در قسمت اقدام جا نمی‌گیرد
    }
    .short =
        { $kind ->
            [goods] کارت و مسیر شرکت‌ها
            [expansion] شعبه‌های یک شرکت
            [bookkeeper] نشانگر جوهر و کتاب
            [merchant] مسیر الماس و پوند
           *[share] در پایان شمرده می‌شود
        }
mombasa-explain-red = عدد قرمز کارت: { $red } (با عدد قرمز جایش، قیمت آن)
mombasa-explain-units = حالا { $count } واحد
mombasa-explain-tile =
    { $tile ->
        [goods] آن را به یکی از کارت‌های کالای خود اضافه کنید: یک واحد بیشتر
        [bookkeeper] حسابداری که قسمت اقدام نمی‌خواهد
        [merchant] ۲ گام در مسیر الماس، و برای هر کارت تاجرِ رو به بالا یک گام بیشتر
       *[expansion] کارت توسعه‌ای که قسمت اقدام نمی‌خواهد
    }
    .short =
        { $tile ->
            [goods] یک کارت کالا: یک واحد بیشتر
            [bookkeeper] حسابدار بدون قسمت اقدام
            [merchant] ۲ گام الماس، و با هر تاجر یکی بیشتر
           *[expansion] کارت توسعه بدون قسمت اقدام
        }
mombasa-explain-book = پیش‌نیاز: { $needs }؛ پاداش: { $gains }
    .short = { $gains } با { $needs }
mombasa-explain-met = کارت‌های رو به بالا پیش‌نیازش را دارند
mombasa-explain-unmet = کارت‌های رو به بالا پیش‌نیازش را ندارند
mombasa-explain-yours =
    { $good ->
        [expansion] شما { $count } امتیاز توسعه دارید: { $gains }
       *[goods] شما { $count } واحد { mombasa-good } دارید: { $gains }
    }
mombasa-explain-majority = از { $least } به بالا، اگر کسی بیشتر نداشته باشد (تساوی هم کافی است): { $gains }
    .short = از { $least }، تساوی هم کافی است: { $gains }
mombasa-explain-space =
    { $cost ->
        [0] رایگان: { $gains }
       *[other] با { $cost } پوند: { $gains }
    }
mombasa-explain-total = { $seat }: { $count } رو به بالا
mombasa-explain-place = خانهٔ { $space }: { $value } پوند در پایان بازی
mombasa-explain-next =
    { $count ->
        [1] با یک گام دیگر: { $value } پوند
       *[other] با { $count } گام دیگر: { $value } پوند
    }
mombasa-explain-round =
    { $count ->
        [1] با شروع این دور پوندش زیر یک کتاب می‌رود
       *[other] با شروع این دور { $count } پوندش زیر کتاب‌ها می‌رود
    }
mombasa-explain-ledger = رسیدن به آن در پایان بازی { $value } پوند ارزش دارد
mombasa-explain-slot = در این دور از کارت آن استفاده می‌کنید؛ بعد به ستون استراحت بالایش می‌رود
    .short = کارت آن، بعد ستون استراحت بالا
mombasa-explain-column =
    { $count ->
        [0] وقتی مرحله را با این ستون تمام کنید، کارت‌هایش به دستتان برمی‌گردند
        [1] یک کارت اینجا می‌ماند تا مرحله‌ای را با این ستون تمام کنید
       *[other] { $count } کارت اینجا می‌ماند تا مرحله‌ای را با این ستون تمام کنید
    }
    .short =
        { $count ->
            [0] کارت‌ها اینجا استراحت می‌کنند
            [1] یک کارت اینجا می‌ماند
           *[other] { $count } کارت اینجا می‌ماند
        }
mombasa-explain-start = در ستون‌های استراحت: { $first }، { $second }، { $third }
mombasa-explain-bonus = جایزهٔ شروع: { $gains }

## More reasons

mombasa-no-before-turns = فقط پس از برنامه‌ریزی
mombasa-no-base-first = اول بندری انتخاب کنید؛ همهٔ کارت‌های توسعه با هم حساب می‌شوند
    .short = اول بندری انتخاب کنید
mombasa-no-region-first = منطقه را انتخاب کنید: ردیف فرقی نمی‌کند
mombasa-no-other = مال بازیکن دیگری است
mombasa-no-in-use = این کارت در حال استفاده است
mombasa-no-spending = خرج کردن واحدها شروع شده است: دیگر کارتی اضافه نمی‌شود
mombasa-no-need-points = امتیاز حسابداری لازم است
mombasa-no-need-bookkeeper = با هر بار استفاده از حسابدار، نشانگر جوهر یک بار جلو می‌رود
mombasa-no-permanent = برای شما همیشه برقرار است؛ نشانگر نمی‌خواهد
mombasa-no-outdone = جایزهٔ بعدی این مسیر جای آن را گرفته است
mombasa-no-in-hand = کارت‌های دست را در دور بعد می‌توان چید
mombasa-no-slot-free = همهٔ قسمت‌های اقدامِ باز کارت دارند: اول یکی را پس بگیرید
mombasa-no-tile-kept = این کاشی را نگه داشته‌اید
mombasa-no-tile-first = اول یکی از دو کاشی را نگه دارید
mombasa-no-goods = کارت کالای رو به بالا لازم است
mombasa-no-mixing-card = کالاهایتان حتی با هم به قیمت هیچ کارتی نمی‌رسند
mombasa-no-acquire-first = با کالاهای متفاوت اول باید یک کارت بردارید
mombasa-no-units = واحدی نمانده است
mombasa-no-units-left = واحدها را خرج کنید: هنوز گامی بدون فراخوان سرمایه ممکن است
mombasa-no-attach = کارت کالایی را که کاشی به آن اضافه می‌شود انتخاب کنید
mombasa-no-attached = این کاشی به یک کارت کالا اضافه شده است
mombasa-no-step-other = حالا در این مسیر نمی‌توان پیش رفت
mombasa-no-base-other = این پایگاه شرکت دیگری است
mombasa-no-column-posts = در این ردیف شعبه‌ای نمانده است
mombasa-no-column-full = این ردیف برای شعبه جای خالی ندارد
mombasa-no-flipped = هر بار فقط یک کتاب چرخانده می‌شود
mombasa-no-book-start = نشانگر جوهر از اینجا شروع می‌کند؛ کتاب را در خانه‌های بعدی بگذارید
mombasa-no-shelve-first = اول کتاب‌های تازه را بگذارید
mombasa-no-purchase = برای ارزان‌ترین کارت { $price } پوند لازم است؛ برایتان { $have } پوند می‌ماند
    .short = ارزان‌ترین کارت { $price }؛ برایتان { $have } می‌ماند
mombasa-no-display = بخش خرید خالی است
mombasa-no-reserve = برای رزرو این کاشی روی خانهٔ آن نشانگر جایزه بگذارید
mombasa-no-discard = اینجا فقط کارت { $good ->
        [coffee] قهوه
        [banana] موز
       *[cotton] پنبه
    } حذف می‌شود

## The rules in short

mombasa-help-goal = هدف بازی
mombasa-help-goal-text = در هفت دور در چهار شرکت بازرگانی سرمایه می‌گذارید. در پایان هر کس این‌ها را جمع می‌کند: پول نقد، تعداد سهام ضرب در ارزش سهم هر شرکت، و آخرین ارزشی که در مسیر الماس و در مسیر حسابداری به آن رسیده است. هر کس از همه ثروتمندتر باشد برنده است.
mombasa-help-round = یک دور
mombasa-help-round-text = اول همه مخفیانه برنامه‌ریزی می‌کنند. بعد کارت‌ها رو می‌شوند و هر کس در نوبت خود یک اقدام می‌کند، تا همه مرحلهٔ خود را پایان دهند. در آخر بخش خرید پر می‌شود و نشانگرهای جایزه و کاشی‌ها برای دور بعد برمی‌گردند.
mombasa-help-plan = برنامه‌ریزی
mombasa-help-plan-text = هنگام آماده‌سازی، سه کارتِ کاشی شروع را در ستون‌های استراحت بگذارید، در هر ستون یکی. در هر دور، در هر قسمت اقدامِ باز حداکثر یک کارت رو به پایین بگذارید. با سه قسمت شروع می‌کنید؛ مسیر الماس و مسیر حسابداری دو قسمت دیگر را باز می‌کنند. کارت‌ها بعد به ستون استراحت بالای قسمت خود می‌روند و در هر دور فقط یک ستون را پس می‌گیرید: مهم است کدام کارت‌ها کنار هم باشند.
mombasa-help-goods = کارت‌های کالا
mombasa-help-goods-text = از هر تعداد کارتِ یک نوع کالا با هم استفاده کنید. با واحدهایشان حداکثر یک کارت از بخش خرید بردارید (قیمت: عدد قرمز کارت به‌علاوهٔ عدد جایش) و با بقیه در مسیر شرکت‌ها پیش بروید، هر واحد یک گام. تا وقتی گامی بدون فراخوان سرمایه ممکن است، باید همه را خرج کنید.
mombasa-help-tracks = مسیر شرکت‌ها
mombasa-help-tracks-text = عدد آخرین نشان سهمی که نشانگرتان به آن رسیده یا از آن گذشته، تعداد سهام شماست. برای گذشتن از فراخوان سرمایه همان موقع بپردازید، یا پیش از آن بایستید. هر کس به خانهٔ ویژه برسد پوند می‌گیرد و همهٔ کسانی که آنجا یا جلوترند یک بار دیگر. جایزهٔ ویژهٔ آن از نوبت بعد مال شماست.
mombasa-help-expansion = توسعه
mombasa-help-expansion-text = از همهٔ کارت‌های توسعهٔ خود با هم و فقط برای یک شرکت استفاده کنید. شعبه‌ها را از سر ردیف‌های پایگاه آن بردارید: هر سکه‌ای که نمایان شود سهم شرکت را باارزش‌تر می‌کند. پاداش منطقه‌های تازه به شما می‌رسد، سهام شرکت مال هر کس که باشد.
mombasa-help-map = نقشه
mombasa-help-map-text = گذشتن از مرز تک‌خط ۱ امتیاز و از مرز دوخط ۲ امتیاز هزینه دارد. اگر شرکت دیگری در منطقه شعبه داشته باشد ۱ امتیاز بیشتر، و آن شعبه به پایگاه خود برمی‌گردد. منطقهٔ تازه باید با پایگاه یا یکی از منطقه‌های همان شرکت هم‌مرز باشد. معدن‌ها برای تاجر الماس همان شرکت شمرده می‌شوند.
mombasa-help-points = امتیاز حسابداری
mombasa-help-points-text = آن را بلافاصله خرج کنید: یک امتیاز برای کتاب A یا B، دو امتیاز برای کتاب C، یا یک امتیاز برای هر پوند. در پایان نوبت، کتاب‌های تازه را در هر خانهٔ مسیر حسابداری که بخواهید بگذارید، حتی روی کتابی دیگر یا پشت نشانگر جوهر. کتاب A روی خانهٔ راه‌راه و روی کتاب B یا C گذاشته نمی‌شود.
mombasa-help-bookkeeper = حسابدار
mombasa-help-bookkeeper-text = اول می‌توانید با ۲ پوند یکی از کتاب‌هایتان را بچرخانید تا پیش‌نیاز و پاداشی نداشته باشد. بعد نشانگر جوهر را کتاب به کتاب جلو ببرید، تا جایی که کارت‌های رو به بالا پیش‌نیاز هر کتاب را داشته باشند؛ از خانهٔ خالی نمی‌گذرد. پاداش کتابی را که روی آن می‌ایستد بگیرید و در آخر امتیاز خود حسابدار را خرج کنید.
mombasa-help-merchant = تاجر الماس
mombasa-help-merchant-text = با تاجر ساده ۱ گام در مسیر الماس پیش می‌روید و ۲ پوند می‌گیرید. با تاجر یک شرکت ۲ گام، برای هر ۲ معدن در منطقه‌های آن شرکت ۱ گام بیشتر، و ۱ پوند. در پایان مسیر، هر گام اضافه ۲ پوند است.
mombasa-help-bonus = نشانگر جایزه
mombasa-help-bonus-text = به‌عنوان اقدام، نشانگری روی یک خانهٔ جایزهٔ آزاد بگذارید. در چهار خانهٔ بیشترین کالا و توسعه، هیچ حریفی نباید بیش از شما از آن رو به بالا داشته باشد؛ پاداش پایین‌تر را هم می‌توانید بگیرید. اول نشانگر را بگذارید: کارت‌های استفاده‌شده دیگر حساب نمی‌شوند. نشانگرها در پایان دور برمی‌گردند.
mombasa-help-tiles = کاشی‌های جایزه
mombasa-help-tiles-text = کاشی جایزه‌ای که رزرو کنید در دور بعد مال شماست و مثل کارت، ولی بدون قسمت اقدام، از آن استفاده می‌کنید. کاشی کالا را پیش از اقدام به یکی از کارت‌های کالای خود اضافه کنید.
mombasa-help-phase = پایان مرحله
mombasa-help-phase-text = یک ستون استراحت را پس بگیرید. بعد کارت‌های این دور به ستون استراحت بالای خود می‌روند؛ پس هرگز بلافاصله برنمی‌گردند. پس از آن در این دور دیگر نوبتی ندارید.
mombasa-help-end = پایان بازی
mombasa-help-end-text = پس از دور هفتم همه‌چیز را جمع کنید. کارت‌های سهم در دست و در ستون‌های استراحت به حساب می‌آیند. در تساوی، پیروزی مشترک است.

## About this edition

mombasa-about-edition = نسخه‌ای از بازی مومباسا که بازیکنان ساخته‌اند و پیوندی با ناشر یا پدیدآور بازی ندارد. تصویرها، صداها و همهٔ متن‌ها از خود ماست.
mombasa-about-data = این‌ها بازسازی شده‌اند و اجزای چاپی نیستند: همهٔ نقشه با پاداش‌ها، معدن‌ها و راه‌ها، نشان‌های سکهٔ پایگاه‌ها جز آخرینِ هر ردیف، عددهای قرمز بخش خرید و کارت‌هایش، کارت «توسعهٔ ۱» بازیکنان، بیشتر کارت‌ها و کاشی‌های شروع، کتاب‌ها، مسیر شرکت‌ها با بیشتر جایزه‌های ویژه، برخی پاداش‌های «بیشترین» و راه‌راه‌های مسیر حسابداری. همه با تعدادها، قوانین و مثال‌های دفترچهٔ راهنما سازگارند. ارزش‌های مسیر الماس و مسیر حسابداری از یک منبع‌اند. اگر بازی را دارید، می‌توانید همه را در maps/mombasa.tmx و assets/data/mombasa درست کنید.
mombasa-about-history = این بازی، آزادانه، در دورهٔ شرکت‌های دارای امتیاز سلطنتی می‌گذرد. آن‌ها ابزار کشورگشایی بودند و بازرگانی‌شان در آفریقا بر غصب سرزمین، کار اجباری و برده‌داری استوار بود. بازی فقط دربارهٔ بازار و سهام است و هیچ‌یک از این‌ها را نشان نمی‌دهد؛ تصویری از تاریخ نیست. برای آگاهی بیشتر: ریچارد جی. رید، تاریخ آفریقای مدرن.

mombasa-fact-round = دور { $round } از { $of }
mombasa-fact-last = دور آخر

mombasa-tally = توسعه تا اینجا
mombasa-sign-goods = کارت کالا: عدد آن تعداد واحدهاست
mombasa-sign-expansion = کارت توسعه: امتیاز برای ورود به منطقه‌ها
mombasa-sign-bookkeeper = حسابدار: نشانگر جوهر را جلو می‌برد، بعد امتیاز حسابداری
mombasa-sign-merchant = تاجر الماس
mombasa-sign-red = قیمت کارت در اینجا
mombasa-sign-shares = سهامی که دارید
mombasa-sign-value = ارزش هر سهم در حال حاضر، به پوند
mombasa-sign-base = بندر شرکت: توسعه از اینجا شروع می‌شود
mombasa-sign-post = شعبهٔ تجاری
mombasa-sign-cost = امتیاز توسعهٔ لازم برای ورود به این منطقه
mombasa-sign-diamonds = مسیر الماس: خانه‌ای که به آن رسیده‌اید؛ نقطه‌های طلایی: جایی که باارزش‌تر می‌شود
mombasa-sign-books = مسیر حسابداری: خانه‌ای که به آن رسیده‌اید؛ نقطه‌های طلایی: جایی که باارزش‌تر می‌شود
mombasa-sign-book = کتاب: بالا پیش‌نیاز و پایین پاداش آن؛ سبز: پیش‌نیازش حالا فراهم است
mombasa-sign-markers = نشانگرهای جایزهٔ باقی‌مانده
mombasa-sign-closed = قسمتی که در این خانهٔ مسیر الماس باز می‌شود
mombasa-sign-starter = این دور را شروع می‌کند
mombasa-help-plan-press = کارتی انتخاب کنید: در اولین قسمت آزاد گذاشته می‌شود و هنگام آماده‌سازی در اولین ستون آزاد. برای جایی دیگر اول همان‌جا را انتخاب کنید. برای پس گرفتن کارت چیده، آن را انتخاب کنید و «{ mombasa-do-lift }» را بزنید.
mombasa-help-round-press = یکی از کارت‌هایتان، بندر یک شرکت یا خانه‌ای در برگهٔ «{ mombasa-scene-bonus }» را انتخاب کنید؛ «{ mombasa-way-end }» ستون‌های استراحت را نشان می‌دهد.
mombasa-help-goods-press = کارت‌های کالا را یکی‌یکی انتخاب کنید، بعد کارتی از بخش خرید یا مسیرهایی را که در آن‌ها پیش می‌روید.
mombasa-help-tracks-press = مسیری را که در آن پیش می‌روید انتخاب کنید. برای فراخوان سرمایه «{ mombasa-do-pay }» را بزنید.
mombasa-help-expansion-press = بندر یک شرکت را انتخاب کنید، بعد منطقه‌ها را یکی‌یکی، بعد «{ mombasa-do-done }» را بزنید.
mombasa-help-map-press = عدد روی منطقه هزینهٔ آن است. برای برداشتن شعبه از ردیفی دیگر، اول همان ردیف پایگاه را انتخاب کنید.
mombasa-help-points-press = کتاب‌ها یا پوندهای مخزن را انتخاب کنید؛ بعد هر کتاب تازه و خانهٔ آن را.
mombasa-help-bookkeeper-press = کتابی را که نشانگر جوهر روی آن می‌ایستد انتخاب کنید.
mombasa-help-bonus-press = در برگهٔ «{ mombasa-scene-bonus }» خانه‌ای انتخاب کنید، بعد یکی از گزینه‌هایش را.
mombasa-help-phase-press = «{ mombasa-way-end }» را بزنید، بعد ستون استراحتی را که پس می‌گیرید انتخاب کنید.

## Hints

mombasa-why-stocks = { $shares } سهم { mombasa-company } شما، هر یک { $value } پوند: روی هم { $gain } پوند بیشتر.
mombasa-why-cash = { $gain } پوند می‌گیرید: { $count } پوند خواهید داشت.
mombasa-why-diamonds =
    { $gain } گام در مسیر الماس{ $left ->
        [0] ، که ارزش آن { $value } پوند می‌شود.
       *[other] ؛ با { $left } گام دیگر یک قسمت اقدام باز می‌شود.
    }
mombasa-why-ink =
    { $gain } گام برای نشانگر جوهر{ $left ->
        [0] ، که ارزش آن { $value } پوند می‌شود.
       *[other] ؛ با { $left } گام دیگر یک قسمت اقدام باز می‌شود.
    }
mombasa-why-slot = قسمت اقدام { $count } باز می‌شود.
mombasa-why-card = «{ $card }» را می‌گیرید.
mombasa-why-start = دور بعد شما شروع‌کننده‌اید.
mombasa-why-plan-buy = با { $count } واحد { mombasa-good } می‌توانید «{ $card }» را بگیرید (قیمت { $price }).
mombasa-why-plan-goods = { $count } واحد { mombasa-good } برای کارت و مسیر شرکت‌ها خواهید داشت.
mombasa-why-plan-expansion = { $count } امتیاز توسعه می‌تواند { $shares } سهم { mombasa-company } شما را باارزش‌تر کند.
mombasa-why-plan-posts = { $count } امتیاز توسعه برای شعبه‌های تازه.
mombasa-why-plan-merchant = شما را از خانهٔ { $space } مسیر الماس پیش می‌برد.
mombasa-why-use-buy = با { $price } واحد (از { $count } واحد) می‌توانید «{ $card }» را بگیرید.
mombasa-why-use-steps = { $count } گام در مسیر شرکت‌ها.
mombasa-why-expand = { $count } امتیاز برای { mombasa-company }: { $shares } سهم دارید، هر یک حالا { $value } پوند.
mombasa-why-expand-plain = { $count } امتیاز توسعه برای پاداش‌های نقشه؛ هر سهم { mombasa-company } حالا { $value } پوند است.
mombasa-why-account =
    { $reach ->
        [0] { "" }
       *[other] نشانگر جوهر می‌تواند { $reach } گام پیش برود.{ " " }
    }{ $count } امتیاز حسابداری می‌دهد.
mombasa-why-shelve =
    { $count ->
        [1] درست جلوی نشانگر جوهر
       *[other] { $count } خانه جلوتر از نشانگر جوهر
    }؛ آن‌جا { $gains } می‌دهد.
mombasa-why-shelve-behind = هر جا باشد دیگر به کارتان نمی‌آید.
mombasa-why-buy = می‌توانید «{ $card }» را به { $price } پوند بخرید.
mombasa-why-remove = با حذف { $count } شعبه می‌توانید { $shares } سهم { mombasa-company } خود را باارزش‌تر کنید.
mombasa-why-remove-any = { $count } شعبه را از هر پایگاهی که بخواهید حذف می‌کنید.
mombasa-why-spend = { $count } امتیاز حسابداری برای کتاب یا پوند.
mombasa-why-discard = از { $cards } کارت دستتان یکی را حذف می‌کنید و پوند می‌گیرید.
mombasa-why-book = کتابی تازه برای مسیر شما: { $book }.
mombasa-why-step = تا سهم بعدی { mombasa-company } فقط { $count } گام می‌ماند.
mombasa-why-gives = { $gains } می‌دهد.
mombasa-why-rest = آن را با ستون استراحت { $number } پس می‌گیرید.
mombasa-why-tile = { $tile } برای یک دور مال شماست.
mombasa-why-enter = شعبه‌ای تازه در «{ $region }».
mombasa-why-ready =
    { $count } کارت چیده‌اید{ $free ->
        [0] ؛ همهٔ قسمت‌ها پر است.
       *[other] { "." }
    }
mombasa-why-end =
    { $count } کارت به دستتان برمی‌گردد{ $left ->
        [0] ؛ چیزی برای استفاده نمانده است.
       *[other] { "." }
    }
mombasa-why-done-books = بعد از آن { $count } امتیاز حسابداری خرج می‌کنید.
mombasa-why-done-points = { $count } امتیاز حسابداری مانده است.
mombasa-why-keeps = { $count } پوند شما می‌ماند.
mombasa-why-attach = این کارت { $count } واحد { mombasa-good } می‌شود.

## آموزش

mombasa-lesson-goal = هدف بازی و برنامه‌ریزی
mombasa-lesson-goal-aim = چهار شرکت و هفت دور: در پایان هر کس ثروتمندتر باشد برنده است.
mombasa-lesson-goal-shares = ۲ سهم قاهره دارید و ارزش هر سهم حالا ۱ پوند است. مهم‌ترین حساب بازی همین است: سهم × ارزش.
mombasa-lesson-goal-rest = پول نقدتان هم حساب می‌شود، و دو مسیری که در آن‌ها بالا می‌روید: الماس و کتاب.
mombasa-lesson-goal-now = جمع همه: ۳ پوند و ۲ × ۱ می‌شود ۵، یعنی «{ play-if-it-ended }». بیایید بیشترش کنیم!
mombasa-lesson-goal-plan = هر دور با برنامه‌ریزی شروع می‌شود: برای هر قسمت یک کارت. این کارت توسعه را انتخاب کنید.
mombasa-lesson-goal-more = کارت‌های توسعه با هم حساب می‌شوند. این یکی را هم بگذارید.
mombasa-lesson-goal-third = یک کارت کالا هم بگذارید. دو قسمتِ قفل‌شده بماند برای بعد.
mombasa-lesson-goal-plan-first = برای این برنامه، کارت روشن را بردارید
mombasa-lesson-goal-ready = تا همه آماده نشوند کسی برنامهٔ دیگری را نمی‌بیند. «{ mombasa-do-ready }» را بزنید.
mombasa-lesson-goal-ready-first = برنامه کامل است: «{ mombasa-do-ready }» را بزنید
mombasa-lesson-goal-port = ۳ امتیاز توسعه دارید. بندر قاهره را انتخاب کنید: سهام شما از این شرکت است.
mombasa-lesson-goal-port-first = آن بماند برای بعد؛ اول بندر قاهره
mombasa-lesson-goal-enter = عدد هر منطقه هزینهٔ ورود است. وارد کردفان شوید: با ۱ امتیاز، ۲ پوند پاداش.
mombasa-lesson-goal-enter-first = اول کردفان، بعد هر جا که خواستید
mombasa-lesson-goal-finish = امتیازهای باقی‌مانده را هر جا می‌خواهید خرج کنید و جمعتان را ببینید؛ بعد نوبت خودش تمام می‌شود.
mombasa-lesson-goal-risen = هر شعبه‌ای که پایگاه را ترک کند سکه‌ای نمایان می‌کند: سهم همه باارزش‌تر می‌شود، و جمع شما بیشتر!
mombasa-lesson-cards = کالا و سهم
mombasa-lesson-cards-use = با کالا دو چیز به دست می‌آید: کارت تازه و سهم. یکی از کارت‌های قهوه را انتخاب کنید.
mombasa-lesson-cards-use-first = اول از یک کارت قهوه استفاده کنید
mombasa-lesson-cards-add = کالاهای یک نوع با هم جمع می‌شوند. قهوهٔ دیگر را هم اضافه کنید: ۳ واحد.
mombasa-lesson-cards-add-first = اول قهوهٔ دیگر را اضافه کنید
mombasa-lesson-cards-take = کارتی از بخش خرید بردارید که قیمتش حداکثر ۳ باشد؛ به دستتان اضافه می‌شود.
mombasa-lesson-cards-take-first = اول کارتی از بخش خرید بردارید
mombasa-lesson-cards-step = با بقیهٔ واحدها در مسیر شرکت‌ها پیش می‌روید، هر واحد یک گام: همه را خرج کنید.
mombasa-lesson-cards-shares = آخرین عددی که در یک مسیر به آن رسیده یا از آن گذشته‌اید، تعداد سهامی است که آن مسیر به شما می‌دهد.
mombasa-lesson-cards-call = خط‌های باریک قرمز فراخوان سرمایه‌اند: برای گذشتن پوندش را بدهید، یا پیش از آن بایستید.
mombasa-lesson-cards-other = حریف قاهره را توسعه می‌دهد. شما هم سهم قاهره دارید: ببینید چه می‌شود.
mombasa-lesson-cards-other-reward = شعبهٔ اول به مصر سفلی می‌رود. پاداش منطقه مال کسی است که توسعه می‌دهد.
mombasa-lesson-cards-other-coin = شعبهٔ دوم سکه‌ای در پایگاه قاهره نمایان می‌کند: ارزش قاهره را ببینید.
mombasa-lesson-cards-all = ولی ارزش سهم برای همه است: سهم قاهرهٔ شما هم باارزش‌تر شد.
mombasa-lesson-round = جایزه و ستون استراحت
mombasa-lesson-round-most = این چهار خانه به «بیشترین» پاداش می‌دهند.
mombasa-lesson-round-mark = هیچ حریفی بیش از شما قهوهٔ رو به بالا ندارد. خانهٔ قهوه را انتخاب کنید، بعد شمار گام‌ها را.
mombasa-lesson-round-mark-first = قهوه را فعلاً نگه دارید: کارت استفاده‌شده برای جایزه حساب نمی‌شود
mombasa-lesson-round-special = به خانه‌ای ویژه رسیدید یا از آن گذشتید: پوند می‌دهد و جایزه‌ای ویژه برایتان فعال می‌کند.
mombasa-lesson-round-own = این یکی را: از نوبت بعد با نشانگری در اینجا کارت قهوه‌ای را کنار می‌گذارید و قیمتش و ۳ پوند می‌گیرید.
mombasa-lesson-round-other = حریف بیشترین موز را دارد و نشانگرش را آنجا می‌گذارد.
mombasa-lesson-round-use = جایزه را گرفتید؛ حالا از قهوه استفاده کنید.
mombasa-lesson-round-use-first = اول از قهوه استفاده کنید
mombasa-lesson-round-add = قهوهٔ دیگر را هم اضافه کنید تا کارتی بی‌استفاده نماند.
mombasa-lesson-round-add-first = اول قهوهٔ دیگر را اضافه کنید
mombasa-lesson-round-finish = کارتی بردارید و در مسیرها پیش بروید، هر طور که می‌خواهید، تا همهٔ واحدها خرج شود.
mombasa-lesson-round-other-uses = حریف از موز استفاده می‌کند.
mombasa-lesson-round-end = از همهٔ کارت‌ها استفاده شده: ستونی را که پس می‌گیرید انتخاب کنید و «{ mombasa-do-end.short }» را بزنید.
mombasa-lesson-round-end-first = اول مرحله را پایان دهید
mombasa-lesson-round-rest = تازه حالا کارت‌های این دور به ستون قسمت خود می‌روند. هر دور فقط یک ستون را پس می‌گیرید.
mombasa-lesson-round-setup = هر بازی با سه کارت در استراحت شروع می‌شود. ستون هر کدام با شماست: کارت‌های یک ستون با هم برمی‌گردند.
mombasa-lesson-tracks = کتاب و الماس
mombasa-lesson-tracks-books = مسیر حسابداری شما: هر چه نشانگر جوهر جلوتر برود، در پایان پوند بیشتری می‌گیرید.
mombasa-lesson-tracks-jar = حسابدار نشانگر را کتاب به کتاب جلو می‌برد. حسابدارتان را انتخاب کنید.
mombasa-lesson-tracks-jar-first = اول از حسابدار استفاده کنید
mombasa-lesson-tracks-ink = پیش‌نیاز این کتاب‌ها یک حسابدار یا تاجر دیگر است، که دارید: تا خانهٔ ۴ بروید.
mombasa-lesson-tracks-ink-first = جلوتر هم می‌شود رفت: تا خانهٔ ۴
mombasa-lesson-tracks-slot = خانهٔ ۴ قسمت پنجم را باز می‌کند: هر دور یک کارت بیشتر! از ۱۰ پوند هم گذشتید: جمعتان را ببینید.
mombasa-lesson-tracks-book = این کارت ۳ امتیاز حسابداری هم می‌دهد. هر کتاب یک یا دو امتیاز است: نوار پایین می‌گوید. یکی بردارید.
mombasa-lesson-tracks-book-first = اول کتابی بردارید
mombasa-lesson-tracks-shelve = امتیازها را خرج کنید. بعد کتاب تازه و خانه‌ای برایش انتخاب کنید؛ بهترین جا درست جلوی نشانگر است.
mombasa-lesson-tracks-finish = همهٔ کتاب‌های تازه را بگذارید، بعد «{ mombasa-do-finish }» را بزنید.
mombasa-lesson-tracks-other = حریف از یک کارت کالا استفاده می‌کند.
mombasa-lesson-tracks-trade = تاجر الماس را انتخاب کنید و بعد «{ mombasa-do-trade }»: در مسیر الماس پیش می‌روید.
mombasa-lesson-tracks-moved = الماس شما از ۲ به ۳ رسید و تاجر ۲ پوند هم آورد. جمعتان را ببینید.
mombasa-lesson-tracks-trade-first = اول از تاجر الماس استفاده کنید
mombasa-lesson-tracks-gems = و مسیر الماس: آخرین عددی که از آن گذشته‌اید هم حساب می‌شود. خانهٔ ۸ قسمت چهارم را باز می‌کند.
mombasa-lesson-game = دو دور آخر
mombasa-lesson-game-left = دو دور مانده و شما کمی جلوترید. حالا خودتان بازی را به پایان ببرید!
mombasa-lesson-game-values = شما ۵ سهم مومباسا دارید و حریف ۲ سهم: هر شعبهٔ تازهٔ مومباسا بیشتر به سود شماست.
mombasa-lesson-game-emblem = مسیر مومباسا ۳ سهم می‌دهد. این دو کارت نشان مومباسا دارند: هر کدام یک سهم دیگر است.
mombasa-lesson-game-permanent = این یکی برایتان فعال است: در هر توسعه یک امتیاز بیشتر. نشانگر نمی‌خواهد.
mombasa-lesson-game-oust = با یک امتیاز بیشتر شعبهٔ شرکت دیگری را بیرون می‌کنید. ردیف برگشتش را انتخاب کنید: سهامش ارزان‌تر می‌شود.
mombasa-lesson-game-plan = حالا برنامه‌ریزی کنید. هر وقت خواستید پیشنهاد بگیرید. موفق باشید!

## برچسب‌ها

mombasa-label-plan = کارت‌های این دور
mombasa-label-rest = استراحت کارت‌های استفاده‌شده
mombasa-label-shares = سهام شما
mombasa-label-ladders = دو مسیر که پوند می‌دهند
mombasa-label-total = جمع شما تا اینجا
