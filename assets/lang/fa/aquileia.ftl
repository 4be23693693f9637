### آکویلیا. فایل انگلیسی همین کلیدها را دارد.

aquileia-name = آکویلیا
aquileia-tagline = کارگزاران، مسابقه‌ها و ویلاها در یک بندر رومی
aquileia-aim = ویلا بسازید و برگ‌های زیتونی به دست آورید که به آن‌ها ارزش می‌دهند.
aquileia-box = کارگزارانتان را به گوشه‌وکنار شهر بندری بفرستید، نبردها و مسابقه‌ها را ببرید، با سکهٔ دقیق بپردازید و ویلاهایی بسازید که در پایان امتیاز دارند.

## Coins, and lists of them

aquileia-metal =
    { $metal ->
        [bronze] برنز
        [silver] نقره
       *[gold] طلا
    }
aquileia-coins = { $count } { aquileia-metal }
aquileia-coins-none = هیچ

## What is asked

aquileia-choose-place =
    { $marker ->
        [yes] { $agents ->
            [0] لوحهٔ گزینش خود را بگذارید
            [one] آخرین کارگزار یا لوحهٔ گزینش خود را بگذارید
           *[other] یک کارگزار ({ $agents } تا مانده) یا لوحهٔ گزینش خود را بگذارید
        }
       *[no] { $agents ->
            [one] آخرین کارگزار را بگذارید یا نوبت را رد کنید
           *[other] یک کارگزار بگذارید ({ $agents } تا مانده) یا نوبت را رد کنید
        }
    }
    .short =
        { $marker ->
            [yes] { $agents ->
                [0] لوحهٔ خود را بگذارید
               *[other] کارگزار ({ $agents } تا) یا لوحهٔ گزینش
            }
           *[no] کارگزار ({ $agents } تا) بگذارید یا رد کنید
        }
aquileia-choose-dolus = برای گرفتن سکه دو تاس بریزید
aquileia-choose-exchange = یک تبدیل انتخاب کنید و { $points } امتیاز بگیرید
aquileia-choose-equi =
    { $hidden ->
        [yes] کارت رویی ستون را بخرید
       *[no] کارت جایگاه خود را بخرید
    }
aquileia-choose-servi =
    { $most ->
        [one] یک کارت برده با یک { aquileia-metal } بخرید
       *[other] تا { $most } کارت برده بخرید، هر کدام با یک { aquileia-metal }
    }
    .short =
        { $most ->
            [one] یک کارت برده بخرید
           *[other] تا { $most } کارت برده بخرید
        }
aquileia-choose-roll = سه تاس بریزید (هر { aquileia-metal } یک قدرت)
aquileia-choose-play =
    { $metal ->
        [bronze] از برده یا اسلحه
        [silver] از اسب نقره‌ای
       *[gold] از اسب طلایی
    } استفاده کنید یا ادامه دهید (قدرت { $strength })
    .short =
        { $metal ->
            [bronze] برده یا اسلحه، یا ادامه
            [silver] اسب نقره‌ای، یا ادامه
           *[gold] اسب طلایی، یا ادامه
        }
aquileia-choose-look =
    { $metal ->
        [bronze] در دستتان دنبال کارت برده یا اسلحه بگردید
        [silver] در دستتان دنبال اسب نقره‌ای بگردید
       *[gold] در دستتان دنبال اسب طلایی بگردید
    } یا ادامه دهید (قدرت { $strength })
    .short =
        { $metal ->
            [bronze] دیدن برده و اسلحه، یا ادامه
            [silver] دیدن اسب نقره‌ای، یا ادامه
           *[gold] دیدن اسب طلایی، یا ادامه
        }
aquileia-choose-blue = تاس آبی بریزید یا نوبت را رد کنید (هر { aquileia-metal } یک قدرت)
    .short = تاس آبی بریزید یا رد کنید
aquileia-choose-spoils =
    { $card ->
        [no] { $points ->
            [one] یک امتیاز بگیرید (کارت برده‌ای نمانده است)
           *[other] { $points } امتیاز بگیرید (کارت برده‌ای نمانده است)
        }
       *[yes] { $points ->
            [one] یک امتیاز یا یک کارت برده بگیرید
           *[other] { $points } امتیاز یا یک کارت برده بگیرید
        }
    }
aquileia-choose-laurel =
    { $alone ->
        [yes] یک برگ زیتون را نگه دارید؛ دیگری از بازی خارج می‌شود
       *[no] یک برگ زیتون را نگه دارید؛ دیگری به نفر دوم می‌رسد
    }
    .short = یک برگ زیتون را نگه دارید
aquileia-choose-open = حراج را با یک سکه شروع کنید یا نوبت را رد کنید
    .short = با یک سکه شروع کنید یا رد کنید
aquileia-choose-raise = به پیشنهاد { $leader } ({ $bid }) یک سکه اضافه کنید یا نوبت را رد کنید
    .short = یک سکه بگذارید یا رد کنید
aquileia-choose-build =
    { $scores ->
        [yes] یک بنا بسازید (ویلا و کارگاه همین حالا امتیاز می‌دهند)
       *[no] { $count ->
            [one] یک بنا بسازید
           *[other] تا { $count } بنا بسازید
        }
    }
    .short =
        { $scores ->
            [yes] یک بنا بسازید
           *[no] { aquileia-choose-build }
        }
aquileia-choose-slaves =
    { $slaves ->
        [one] کارتی به ارزش یک برده انتخاب کنید
       *[other] کارت‌هایی به ارزش { $slaves } برده انتخاب کنید
    }
aquileia-choose-paid = بنایی را که با این برده‌ها می‌سازید انتخاب کنید
aquileia-step-exchange = این تبدیل را انجام می‌دهید؟
aquileia-step-equi = این کارت را می‌خرید؟
aquileia-step-servi =
    { $ways ->
        [one] یک کارت برده می‌خرید؟
       *[other] چند کارت برده می‌خرید؟
    }
    .short = چند کارت می‌خرید؟
aquileia-step-play =
    { $picked ->
        [one] از این کارت استفاده می‌کنید
       *[other] از این { $picked } کارت استفاده می‌کنید
    }{ $most ->
        [0] ؟
       *[other] ، یا یکی دیگر هم؟
    }
    .short =
        { $picked ->
            [one] همین کارت
           *[other] همین { $picked } کارت
        }{ $most ->
            [0] ؟
           *[other] ، یا یکی دیگر هم؟
        }
aquileia-step-spoils = به‌جای امتیاز یک کارت برده می‌گیرید؟
aquileia-step-laurel =
    { $alone ->
        [yes] این برگ را نگه می‌دارید؟ دیگری از بازی خارج می‌شود
       *[no] این برگ را نگه می‌دارید؟ دیگری به نفر دوم می‌رسد
    }
    .short = این برگ را نگه می‌دارید؟
aquileia-step-open = حراج را با این سکه شروع می‌کنید؟
aquileia-step-raise = { $bid } و این سکه را پیشنهاد می‌دهید؟
    .short = این سکه را هم می‌گذارید؟
aquileia-step-build =
    { $excess ->
        [0] { $scores ->
            [yes] همین را می‌سازید و حالا امتیازش را می‌گیرید؟
           *[no] همین را می‌سازید؟
        }
        [one] همین را می‌سازید؟ یک برده هدر می‌رود
       *[other] همین را می‌سازید؟ { $excess } برده هدر می‌رود
    }
    .short =
        { $excess ->
            [0] همین را می‌سازید؟
            [one] می‌سازید؟ یک برده هدر می‌رود
           *[other] می‌سازید؟ { $excess } برده هدر می‌رود
        }
aquileia-choose-latro = برای بردن سکه‌های بندرگاه دو تاس بریزید
    .short = برای راهزنی دو تاس بریزید
aquileia-choose-activate =
    { $laid ->
        [yes] کارگاه‌ها و بانک‌های خصوصی را فعال کنید یا رد کنید و { aquileia-coin } را پس بگیرید
       *[no] با یک { aquileia-metal } کارگاه‌ها و بانک‌های خصوصی را فعال کنید یا نوبت را رد کنید
    }
    .short =
        { $laid ->
            [yes] همه را فعال کنید یا رد کنید
           *[no] با یک { aquileia-metal } فعال کنید یا رد کنید
        }
aquileia-only-place =
    { $agents ->
        [one] آخرین کارگزار را بگذارید
       *[other] یک کارگزار بگذارید ({ $agents } تا مانده)
    }
aquileia-only-select = لوحهٔ گزینش خود را بگذارید
aquileia-only-pass = در این دور نوبت را رد کنید
aquileia-only-play =
    { $metal ->
        [bronze] از برده یا اسلحه استفاده کنید
       *[other] از اسب { aquileia-metal } استفاده کنید
    } (قدرت { $strength })
aquileia-only-blue = تاس آبی بریزید (هر { aquileia-metal } یک قدرت)
    .short = تاس آبی بریزید
aquileia-only-bid = به پیشنهاد { $leader } ({ $bid }) یک سکه اضافه کنید
    .short = یک سکه به پیشنهاد اضافه کنید
aquileia-only-activate = کارگاه‌ها و بانک‌های خصوصی را فعال کنید
    .short = همه را فعال کنید

## Why not

aquileia-no-occupied = این جایگاه پر است
aquileia-no-agent-left = همهٔ کارگزاران خود را گذاشته‌اید
aquileia-no-other-side = کارگزاران شما در بخش دیگر استادیوم هستند
aquileia-no-second-portus = در جایگاه سکهٔ دیگری از بندرگاه کارگزار دارید
aquileia-no-second-marker = لوحهٔ گزینش خود را گذاشته‌اید
aquileia-no-first-free = لوحه را در اولین خانهٔ خالی بگذارید
aquileia-no-marker-first = پیش از رد کردن نوبت، لوحهٔ گزینش خود را بگذارید
aquileia-no-coins = هنوز { $coins } کم دارید
aquileia-no-agent-there = کارگزار شما در جایگاه دیگری است
aquileia-no-card-left = کارتی نمانده است
aquileia-no-card-there = اینجا کارتی نیست
aquileia-no-card-held = چنین کارتی ندارید
aquileia-no-use-here = این کارت اینجا به کار نمی‌آید
aquileia-no-site-taken = این زمین خالی نیست
aquileia-no-house-left = خانه‌ای برایتان نمانده است
aquileia-no-slaves = به بردهٔ بیشتری نیاز دارید
aquileia-no-such-payment = با این کارت‌ها نمی‌توان بنایی ساخت

## Scores

aquileia-score-track = در طول بازی
aquileia-score-laurels = برگ‌های زیتون
aquileia-score-white = ویلاهای سفید
aquileia-score-blue = ویلاهای آبی
aquileia-score-yellow = ویلاهای زرد
aquileia-score-purple = ویلاهای بنفش

## Hints

aquileia-why-points = { $gain } امتیاز می‌گیرید و { $count } امتیاز خواهید داشت.
aquileia-why-coins = { $gain } { aquileia-metal } بیشتر: { $count } تا خواهید داشت.
aquileia-why-slaves = { $gain } کارت برده بیشتر: { $count } تا خواهید داشت.
aquileia-why-cards = { $gain } کارت بیشتر برای مسابقه‌ها: { $count } تا خواهید داشت.
aquileia-why-business = { $site } هر بار که در بندرگاه فعالش کنید می‌دهد.
aquileia-why-score = اگر بازی آن‌جا تمام شود { $gain } امتیاز بیشتر: { $count }.
aquileia-why-leads = در { aquileia-area } { $count } به { $other } جلو می‌افتید.
aquileia-why-tied = در { aquileia-area } با { $count } برابر { $seat } می‌شوید؛ خانهٔ جلوتر شما در تساوی برنده است.
aquileia-why-strength = اگر در جایگاه نفر اول امتیاز را بردارید، { $points } امتیاز بیشتر می‌گیرید.
aquileia-why-power = قدرت شما { $count } می‌شود؛ بهترین حریف { $other } دارد.
aquileia-why-laurel = برگ زیتون شمارهٔ { $count } برای ویلاهای { aquileia-colour } شما ({ $value }).
aquileia-why-villa =
    ارزش ویلاهای { aquileia-colour } شما { $value } می‌شود{ $laurels ->
        [0] { "." }
       *[other] { "؛ " }در پایان { $laurels } برابر.
    }
aquileia-why-alone = هنوز کس دیگری در { aquileia-area } نیست؛ قدرت شما آن‌جا { $count } می‌شود.
aquileia-why-ahead = قدرت { $count } در { aquileia-area }، جلوتر از { $seat } با { $other }.
aquileia-why-level = قدرت { $count } در { aquileia-area }، برابر با { $seat }.
aquileia-why-behind = قدرت { $count } در { aquileia-area }؛ با تاس و کارت می‌توان از { $seat } با { $other } گذشت.
aquileia-why-prize = نفر اول می‌تواند برگ زیتون چیده‌شده را بردارد: { $laurel }.
aquileia-why-later = این برگ زیتون برای ویلاهای { aquileia-colour } حساب می‌شود که هنوز ندارید.
aquileia-why-forum = در میدانگاه { $count } بنا می‌توانید بسازید؛ { $coins } سکه { $cards ->
    [0] دارید و کارت برده ندارید
   *[other] و { $cards } کارت برده دارید
}.
aquileia-why-wanted = برگ زیتون می‌تواند برای ویلاهای { aquileia-colour } شما ({ $value }) حساب شود.
aquileia-why-dolus = با { $dice } تاس سکه می‌گیرید؛ حالا { $coins } سکه دارید.
aquileia-why-pecunia = می‌توانید { $give } را به { $get } تبدیل کنید و ۴ امتیاز بگیرید.
aquileia-why-equi = می‌توانید «{ $card }» را بخرید.
aquileia-why-equi-deck = می‌توانید کارت رویی ستون را بخرید که کسی ندیده است.
aquileia-why-servi = با { aquileia-metal } می‌توانید { $count } کارت برده بخرید.
aquileia-why-blue-for = { $count } تاس آبی فقط برای شما، برای کمک در { aquileia-area }.
aquileia-why-blue = { $count } تاس آبی در این دور مال شماست.
aquileia-why-theatrum = حراج با شماست: برگ زیتون یا سکه‌های پیشنهادی به شما می‌رسد.
aquileia-why-build =
    می‌توانید «{ $site }» را بسازید{ $scores ->
        [yes] { "، " }که همان‌جا امتیاز می‌دهد.
       *[no] { "." }
    }
aquileia-why-nearly = برای «{ $site }» فقط { $coins } کم دارید.
aquileia-why-latro = { $count } سکه در بندرگاه برای راهزن هست.
aquileia-why-portus =
    با فعال کردن { $points ->
        [0] { $coins } می‌گیرید.
       *[other] { $points } امتیاز{ $income ->
            [yes] { " " }و { $coins }
           *[no] { "" }
        } می‌گیرید.
    }
aquileia-why-slot = خانهٔ { $slot } در تساوی از خانه‌های بعدی جلوتر است.
aquileia-why-bid = این برگ زیتون می‌تواند برای ویلاهای { aquileia-colour } شما ({ $value }) حساب شود.
aquileia-why-bid-either = برای ویلاهای { aquileia-colour } شما ({ $value }) یا ویلاهای { $other } ({ $rest }) حساب می‌شود.
aquileia-why-later-either = برای ویلاهای { aquileia-colour } یا { $other } حساب می‌شود که هنوز هیچ‌کدام را ندارید.
aquileia-why-bid-points = این برگ زیتون در پایان { $points } امتیاز دارد.
aquileia-why-dice = { $count } تاس آبی خرجی ندارد و شاید { aquileia-metal } بیاورد.
aquileia-why-enough = { $count } به { $other } جلو هستید؛ کارت‌ها در دستتان می‌ماند.
aquileia-why-enough-tied = { $count } به { $other } هستید و در تساوی جلوترید؛ کارت‌ها در دستتان می‌ماند.
aquileia-why-spares = کارت‌هایتان می‌ماند: شما { $count }، بهترین حریف { $other }.
aquileia-why-keeps = { $coins } شما می‌ماند.

## Areas, spaces and pieces

aquileia-area =
    { $area ->
        [track] ردیف گزینش
        [dolus] دولوس
        [pecunia] پکونیا
        [equi] اسب و اسلحه
        [servi] برده
        [potentia] پوتنتیا
        [dice] تاس‌ها
        [arena] آرنا
        [bid] پیشنهاد
        [purses] سکه‌ها
        [stadium] استادیوم
        [theatrum] تئاتروم
        [forum] میدانگاه
        [latro] بندرگاه، راهزن
       *[portus] بندرگاه
    }
# The mark keeps the comma behind its word where a line ends.
aquileia-space =
    { "\u200F" }{ $kind ->
        [equi] { $number ->
            [1] { $area }، کارت رویی ستون
           *[other] { $area }، کارت چیده‌شده
        }
        [servi] { $area }، ردیف { aquileia-metal }
        [arena] { $area }، قدرت { $strength }
        [stadium] { $metal ->
            [silver] { $area }، بخش نقره‌ای، قدرت { $strength }
           *[gold] { $area }، بخش طلایی، قدرت { $strength }
        }
        [forum] { $area }، جایگاه { $number }
        [portus] { $area }، { aquileia-metal }
       *[only] { $area }
    }
aquileia-agent = کارگزار { $seat } ({ $space })
aquileia-colour =
    { $colour ->
        [white] سفید
        [blue] آبی
        [yellow] زرد
       *[purple] بنفش
    }
aquileia-site =
    { $kind ->
        [bank] { aquileia-site-short } ({ $income })
       *[other] { aquileia-site-short } { $points } امتیازی
    }
aquileia-exchange = تبدیل { $give } به { $get }
    .short = تبدیل
aquileia-card =
    { aquileia-card-short } ({ $value ->
        [1] تکی
        [2] دوتایی
       *[other] سه‌تایی
    })
aquileia-card-short =
    { $use ->
        [slave] کارت برده
        [weapon] کارت اسلحه
        [silver] اسب نقره‌ای
       *[gold] اسب طلایی
    }
aquileia-site-short =
    { $kind ->
        [villa] { $colour ->
            [white] ویلای سفید
            [blue] ویلای آبی
            [yellow] ویلای زرد
           *[purple] ویلای بنفش
        }
        [workshop] کارگاه
       *[bank] بانک خصوصی
    }
aquileia-laurel =
    { $count ->
        [0] برگ زیتون { $points } امتیازی
        [one] { $first ->
            [white] برگ زیتون سفید
            [blue] برگ زیتون آبی
            [yellow] برگ زیتون زرد
           *[purple] برگ زیتون بنفش
        }
       *[other] { $first ->
            [white] { $last ->
                [blue] برگ زیتون سفید یا آبی
               *[purple] برگ زیتون سفید یا بنفش
            }
            [blue] { $last ->
                [yellow] برگ زیتون آبی یا زرد
               *[purple] برگ زیتون آبی یا بنفش
            }
           *[yellow] { $last ->
                [white] برگ زیتون زرد یا سفید
               *[purple] برگ زیتون زرد یا بنفش
            }
        }
    }
aquileia-named = { $piece }
aquileia-round = دور
aquileia-round-of = دور { $round }
aquileia-round-brief-of = { "\u200F" }{ $round }/{ $rounds }
aquileia-starter = توکن شروع‌کننده
aquileia-selection = خانهٔ { $slot } ردیف گزینش
aquileia-marker = لوحهٔ گزینش { $seat }
aquileia-spare = { $seat }: خانهٔ ساخته‌نشده
aquileia-estate = { $seat }: بناها
aquileia-laurels = { $seat }: برگ‌های زیتون
aquileia-cards =
    { $deck ->
        [equi] { $seat }: کارت‌های اسب و اسلحه
       *[servi] { $seat }: کارت‌های برده
    }
aquileia-hidden =
    { $deck ->
        [servi] کارت بردهٔ به‌پشت
        [equi] کارت اسب یا اسلحهٔ به‌پشت
        [stadium] برگ زیتون استادیوم، به‌پشت
       *[theatrum] برگ زیتون تئاتروم، به‌پشت
    }
aquileia-deck =
    { $deck ->
        [servi] ستون کارت‌های برده
        [equi] ستون کارت‌های اسب و اسلحه
        [stadium] ستون برگ‌های زیتون استادیوم
       *[theatrum] ستون برگ‌های زیتون تئاتروم
    }
aquileia-discard =
    { $deck ->
        [equi] کارت‌های استفاده‌شدهٔ اسب و اسلحه
       *[servi] کارت‌های استفاده‌شدهٔ برده
    }
aquileia-equi = کارت جایگاه { $number }
aquileia-card-unknown = ؟
aquileia-open-place = برگ زیتون چیده‌شده
aquileia-lot = برگ زیتون حراج
aquileia-die =
    { $colour ->
        [blue] تاس آبی
       *[red] تاس قرمز
    }
aquileia-holder = دارندهٔ تاس‌های آبی
aquileia-shield = { $seat }: سپر قدرت
aquileia-step = یک واحد قدرت
aquileia-stone = قدرت { $number }
aquileia-coins-of = { $seat }: سکه‌های { aquileia-metal }
aquileia-coin =
    { $metal ->
        [bronze] سکهٔ برنز
        [silver] سکهٔ نقره
       *[gold] سکهٔ طلا
    }
aquileia-laid = { aquileia-coin } در بندرگاه
aquileia-bank =
    { $metal ->
        [bronze] برنز بانک
        [silver] نقرهٔ بانک
       *[gold] طلای بانک
    }
aquileia-bid =
    { $metal ->
        [bronze] برنز پیشنهادشده
        [silver] نقرهٔ پیشنهادشده
       *[gold] طلای پیشنهادشده
    }
aquileia-purse = { $seat }: کیسهٔ سکه
aquileia-agents = { $seat }: کارگزاران در دست
aquileia-temple = معبد
aquileia-button =
    { $button ->
        [roll] { aquileia-do-roll }
        [done] { aquileia-do-done }
        [blue] ریختن تاس آبی
        [points] { aquileia-do-points }
        [activate] { aquileia-do-activate }
       *[pass] { aquileia-do-pass }
    }

## Buttons

aquileia-do-place = گذاشتن کارگزار
aquileia-do-select = گذاشتن لوحه
aquileia-do-pass = رد نوبت
aquileia-do-roll = ریختن تاس‌ها
aquileia-do-buy =
    { $count ->
        [0] خرید با یک برنز
        [one] خرید یک کارت
       *[other] خرید { $count } کارت
    }
aquileia-do-play =
    { $count ->
        [one] استفاده از این کارت
       *[other] استفاده از این { $count } کارت
    }
aquileia-do-done = ادامه بدون کارت
    .short = ادامه
aquileia-do-blue =
    { $count ->
        [one] ریختن یک تاس آبی
       *[other] ریختن { $count } تاس آبی
    }
    .short = { $count } تاس
aquileia-do-points = گرفتن امتیاز
aquileia-do-card = گرفتن کارت برده
aquileia-do-keep = نگه داشتن این برگ
aquileia-do-bid = افزودن یک { aquileia-metal }
aquileia-do-build = ساختن { $target }
    .short = ساختن این بنا
aquileia-do-activate = فعال کردن همه

## What it costs and gives

aquileia-choose-here = همین‌جا می‌گذارید؟
aquileia-preview-have = { $count } { aquileia-metal } دارید
aquileia-preview-short =
    { $why ->
        [card] آنجا کارتی نیست
        [house] خانه‌ای برایتان نمانده است
        [site] زمین خالی نمانده است
       *[coins] حالا نمی‌توانید بپردازید
    }؛ کارگزار بی‌کار برمی‌گردد
    .short =
        { $why ->
            [card] آنجا کارتی نیست
            [house] خانه‌ای برایتان نمانده است
            [site] زمین خالی نمانده است
           *[coins] حالا نمی‌توانید بپردازید
        }
aquileia-preview-no-loot = هنوز سکه‌ای آنجا نیست
aquileia-preview-no-business = هنوز کارگاه یا بانک خصوصی ندارید
    .short = چیزی نساخته‌اید
aquileia-preview-select =
    { $first ->
        [yes] این خانه در تساوی‌ها برنده است و دور بعد را شروع می‌کند
       *[no] در تساوی آرنا و استادیوم، شمارهٔ کمتر برنده است
    }
aquileia-preview-pass =
    { $agents ->
        [0] چیزی برای گذاشتن نمانده است
        [one] یک کارگزار در این دور بی‌کار می‌ماند
       *[other] { $agents } کارگزار در این دور بی‌کار می‌مانند
    }
aquileia-preview-slave = یک کارت برده می‌کشید و امتیازی نمی‌گیرید
    .short = کارت برده، بدون امتیاز
aquileia-preview-decline = کارگزار بی‌کار برمی‌گردد
aquileia-preview-take-back = سکه را پس می‌گیرید
aquileia-preview-drop = از این حراج کنار می‌روید
    .short = کنار می‌روید
aquileia-preview-opens = بعد { $seat } می‌تواند حراج را شروع کند
    .short = نوبت { $seat }
aquileia-preview-sold =
    { $free ->
        [yes] برگ زیتون رایگان به { $seat } می‌رسد
       *[no] برگ زیتون به { $seat } می‌رسد
    }
    .short = به { $seat } می‌رسد
aquileia-preview-exchange =
    { $points ->
        [one] { $way }؛ یک امتیاز می‌گیرید
       *[other] { $way }؛ { $points } امتیاز می‌گیرید
    }
aquileia-preview-pay = { $coins } می‌پردازید
aquileia-preview-receive = { $coins } می‌گیرید
aquileia-preview-points =
    { $points ->
        [one] یک امتیاز می‌گیرید
       *[other] { $points } امتیاز می‌گیرید
    }
    .short = { $points } امتیاز
aquileia-preview-spend-laid = با سکهٔ خود در بندرگاه می‌پردازید
aquileia-preview-bank-empty =
    { $lacking ->
        [one] بانک یک سکه کم دارد
       *[other] بانک { $lacking } سکه کم دارد
    }
aquileia-preview-build =
    { $slaves ->
        [one] { $coins } به‌اضافهٔ یک برده می‌پردازید؛ باقی‌مانده: { $left }
       *[other] { $coins } به‌اضافهٔ { $slaves } برده می‌پردازید؛ باقی‌مانده: { $left }
    }
    .short =
        { $slaves ->
            [one] { $coins } و یک برده
           *[other] { $coins } و { $slaves } برده
        }
aquileia-preview-excess =
    { $count ->
        [one] یک برده هدر می‌رود
       *[other] { $count } برده هدر می‌رود
    }
    .short = { $count } هدر می‌رود
aquileia-preview-roll = قدرت شما { $strength } است و هر { aquileia-metal } یکی اضافه می‌کند
    .short = قدرت { $strength }، هر { aquileia-metal } یکی بیشتر
aquileia-preview-coins = هر نوع سکه روی دو وجه از شش وجه است
aquileia-preview-strength = قدرت شما { $strength } می‌شود ({ $added ->
        [one] یکی
       *[other] { $added } تا
    } بیشتر)
aquileia-preview-kept =
    { $left ->
        [0] بعد از این، در این دور تاس آبی نمی‌ماند
        [one] { $wanted ->
            [yes] یک تاس آبی برای استادیوم می‌ماند
           *[no] یک تاس آبی بی‌استفاده می‌ماند
        }
       *[other] { $wanted ->
            [yes] { $left } تاس آبی برای استادیوم می‌ماند
           *[no] { $left } تاس آبی بی‌استفاده می‌ماند
        }
    }
    .short =
        { $left ->
            [0] بعد چیزی نمی‌ماند
           *[other] { $wanted ->
                [yes] بعد { $left } تا می‌ماند
               *[no] بعد { $left } تا هدر می‌رود
            }
        }
aquileia-preview-blue-follows = بعد { $seat } می‌تواند تاس آبی بریزد
    .short = تاس آبی: { $seat }
aquileia-preview-done = قدرت شما { $strength } می‌ماند
    .short = قدرت { $strength }
aquileia-preview-passes = از { $rivals } جلو می‌زنید
aquileia-preview-leads = از { $rival } جلوترید
aquileia-preview-behind = تا جلو زدن از { $rival }، { $more } قدرت دیگر لازم دارید
    .short = { $more } تا { $rival }
aquileia-preview-laurel =
    { $points ->
        [0] برای ویلاهای هم‌رنگش امتیاز دارد؛ هنوز ندارید
       *[other] { $number ->
            [1] اولین برگ
            [2] دومین برگ
            [3] سومین برگ
           *[other] یک برگ دیگر
        } { aquileia-colour } برای ویلاهای { $points } امتیازی شما
    }
    .short =
        { $points ->
            [0] ویلایش را ندارید
           *[other] { $number ->
                [1] اولین { aquileia-colour }
                [2] دومین { aquileia-colour }
                [3] سومین { aquileia-colour }
               *[other] یک { aquileia-colour } دیگر
            }
        }
aquileia-preview-villa =
    { $count ->
        [0] هنوز برگ { aquileia-colour } ندارید
       *[other] با { $count } برگ { aquileia-colour }: { $points } امتیاز در پایان
    }
    .short =
        { $count ->
            [0] هنوز برگی ندارید
           *[other] { $points } در پایان
        }
aquileia-preview-bid = { $bid } پیشنهاد می‌دهید؛ باقی‌مانده: { $left }
    .short = باقی: { $left }
aquileia-preview-twice = { $points } امتیاز می‌گیرید (دو برابر قدرت شما)
    .short =
        { $points ->
            [1] یک امتیاز
           *[other] { $points } امتیاز
        }
aquileia-preview-spoils =
    { $gets ->
        [card] نفر دوم کارت برده می‌گیرد
        [nothing] نفر دوم چیزی نمی‌گیرد (کارت برده‌ای نمانده است)
       *[points] { $points ->
            [one] نفر دوم یک امتیاز می‌گیرد
           *[other] نفر دوم { $points } امتیاز می‌گیرد
        }
    }
    .short =
        { $gets ->
            [card] نفر دوم: کارت
            [nothing] نفر دوم: هیچ
           *[points] { $points ->
                [1] نفر دوم: یک امتیاز
               *[other] نفر دوم: { $points } امتیاز
            }
        }
aquileia-warn-pass =
    { $agents ->
        [one] یک کارگزار در این دور بی‌کار می‌ماند. برای رد کردن دوباره بزنید.
       *[other] { $agents } کارگزار در این دور بی‌کار می‌مانند. برای رد کردن دوباره بزنید.
    }
aquileia-warn-decline =
    { $area ->
        [pecunia] هنوز می‌توانید سکه تبدیل کنید
        [forum] { $sure ->
            [yes] هنوز می‌توانید بسازید
           *[no] شاید هنوز بتوانید بسازید
        }
        [portus] هنوز می‌توانید فعال کنید
       *[market] هنوز می‌توانید بخرید
    }. برای رد کردن دوباره بزنید.
aquileia-warn-done = در این مسابقه دیگر کارتی رو نمی‌کنید. برای تأیید دوباره بزنید.
aquileia-warn-short =
    { $why ->
        [card] آنجا کارتی نیست؛ کارگزار بی‌کار برمی‌گردد
        [house] خانه‌ای برایتان نمانده است؛ کارگزار بی‌کار برمی‌گردد
        [site] زمین خالی نمانده است؛ کارگزار بی‌کار برمی‌گردد
        [business] کارگاه یا بانکی ندارید؛ کارگزار بی‌کار برمی‌گردد
        [loot] در بندرگاه سکه‌ای نیست؛ راهزن بی‌کار برمی‌گردد
        [own] در بندرگاه فقط سکهٔ خودتان هست
       *[coins] هنوز نمی‌توانید بپردازید؛ شاید کارگزار بی‌کار برگردد
    }. برای گذاشتن دوباره بزنید.
aquileia-warn-robbed = راهزنِ { $seat } شاید پیش از شما این سکه را بردارد. برای گذاشتن دوباره بزنید.
aquileia-warn-unplaced = سکه‌ای برای این کارگزارتان نمی‌ماند: { $space }. برای گذاشتن دوباره بزنید.
aquileia-warn-marker = شاید دیگران خانه‌های بهتر ردیف گزینش را بگیرند. برای گذاشتن دوباره بزنید.
aquileia-warn-unpaid = سکه‌ای برای این کارگزارتان نمی‌ماند: { $space }. برای پرداخت دوباره بزنید.
aquileia-warn-broke = برای دور بعد سکه‌ای برایتان نمی‌ماند. برای پرداخت دوباره بزنید.
aquileia-warn-blue = { $left } تاس آبی در این دور استفاده نمی‌شود. برای تأیید دوباره بزنید.
aquileia-warn-laurel = این برگ فعلاً امتیازی ندارد؛ آن یکی { $points } امتیاز دارد. برای نگه داشتن دوباره بزنید.

## What it is

aquileia-explain-space =
    { $area ->
        [dolus] دو تاس می‌ریزید و هر دو سکه را برمی‌دارید
        [pecunia] یک بار سکه تبدیل می‌کنید و { $points } امتیاز می‌گیرید
        [deck] کارت رویی ستون را با یک برنز می‌خرید و فقط خودتان می‌بینید
        [equi] کارت بالا را با یک برنز می‌خرید
        [servi] { $metal ->
            [bronze] یک کارت برده با یک برنز می‌خرید
           *[other] تا { $most } کارت برده می‌خرید، هر کدام با یک { aquileia-metal }
        }
        [potentia] ۴ تاس آبی را برای آرنا و استادیوم می‌گیرید
        [arena] با قدرت { $strength } می‌جنگید؛ برنز تاس‌ها، اسلحه و برده به آن اضافه می‌شود
        [stadium] با قدرت { $strength } مسابقه می‌دهید؛ { $metal ->
            [silver] نقرهٔ تاس‌ها و اسب نقره‌ای
           *[gold] طلای تاس‌ها و اسب طلایی
        } به آن اضافه می‌شود
        [theatrum] یک برگ زیتون حراج می‌کنید و پولش را می‌گیرید
        [forum] { $most ->
            [one] { $scores ->
                [yes] یک بنا می‌سازید؛ ویلا و کارگاه بلافاصله امتیاز می‌دهند
               *[no] یک بنا می‌سازید
            }
           *[other] تا { $most } بنا می‌سازید
        }
        [latro] دو تاس می‌ریزید و سکه‌های همان نوع‌ها را از بندرگاه می‌برید
       *[portus] یک { aquileia-metal } همین حالا می‌دهید و بعد کارگاه‌ها و بانک‌های خصوصی را فعال می‌کنید
    }
    .short =
        { $area ->
            [deck] کارت رویی را با یک برنز می‌خرید
            [arena] با قدرت { $strength } می‌جنگید
            [stadium] با قدرت { $strength } مسابقه می‌دهید
            [forum] { $most ->
                [one] یک بنا می‌سازید
               *[other] تا { $most } بنا می‌سازید
            }
            [servi] { $metal ->
                [bronze] یک کارت برده با یک برنز
               *[other] تا { $most } کارت، هر کدام یک { aquileia-metal }
            }
            [portus] یک { aquileia-metal } حالا برای فعال کردن همه
            [latro] دو تاس می‌ریزید و بندرگاه را غارت می‌کنید
           *[other] { aquileia-explain-space }
        }
aquileia-explain-stands = کارگزار { $seat } اینجاست
aquileia-explain-short =
    { $why ->
        [card] آنجا کارتی نیست؛ کارگزار { $seat } بی‌کار برمی‌گردد
        [house] { $seat } خانه‌ای ندارد؛ کارگزار بی‌کار برمی‌گردد
        [site] زمین خالی نمانده است؛ کارگزار { $seat } بی‌کار برمی‌گردد
       *[coins] نشان سرخ: { $seat } حالا نمی‌تواند بپردازد؛ کارگزار بی‌کار برمی‌گردد
    }
    .short =
        { $why ->
            [card] آنجا کارتی نیست
            [house] { $seat } خانه‌ای ندارد
            [site] زمین خالی نمانده است
           *[coins] نشان سرخ: { $seat } حالا نمی‌تواند بپردازد
        }
aquileia-explain-owner = این بنا مال { $seat } است
aquileia-explain-offer =
    { $slaves ->
        [one] { $use }؛ قیمت: { $coins } به‌اضافهٔ یک برده
       *[other] { $use }؛ قیمت: { $coins } به‌اضافهٔ { $slaves } برده
    }
    .short =
        { $slaves ->
            [one] { $use }؛ { $coins }، یک برده
           *[other] { $use }؛ { $coins }، { $slaves } برده
        }
aquileia-explain-site =
    { $kind ->
        [villa] { $points } امتیاز برای هر برگ { aquileia-colour }
        [workshop] { $points ->
            [one] یک امتیاز با هر بار فعال شدن
           *[other] { $points } امتیاز با هر بار فعال شدن
        }
       *[bank] { $income } با هر بار فعال شدن
    }
    .short =
        { $kind ->
            [villa] { $points } برای هر برگ
            [workshop] هر بار { $points }
           *[bank] سکه می‌دهد
        }
aquileia-explain-counts =
    { $kind ->
        [villa] ویلاها در پایان بازی برای هر برگ زیتونِ هم‌رنگ خود امتیاز می‌دهند
       *[activated] کارگاه‌ها و بانک‌های خصوصی را کارگزاری در بندرگاه فعال می‌کند
    }
    .short =
        { $kind ->
            [villa] در پایان برای هر برگ هم‌رنگ امتیاز دارد
           *[activated] کارگزاری در بندرگاه فعالش می‌کند
        }
aquileia-explain-laurel =
    { $kind ->
        [points] در پایان بازی { $points } امتیاز دارد
        [one] در پایان، صاحبش یک بار امتیاز ویلاهای خود به این رنگ را می‌گیرد
       *[two] در پایان، صاحبش یک بار امتیاز ویلاهای خود به رنگ بهترِ این دو را می‌گیرد
    }
    .short =
        { $kind ->
            [points] در پایان { $points } امتیاز
            [one] ویلاهای این رنگ صاحبش یک بار امتیاز دارند
           *[two] ویلاهای صاحبش به رنگ بهترِ این دو امتیاز دارند
        }
aquileia-explain-laurel-worth = اگر بازی حالا تمام شود، { $seat } از آن { $points ->
        [one] یک
       *[other] { $points }
    } امتیاز می‌گیرد
aquileia-explain-deck =
    { $count ->
        [0] { $played ->
            [0] کارتی نمانده است
            [one] ستون تمام شده است؛ با کشیدن بعدی، یک کارت استفاده‌شده ستون تازه می‌شود
           *[other] ستون تمام شده است؛ با کشیدن بعدی، { $played } کارت استفاده‌شده ستون تازه می‌شوند
        }
        [one] یک کارت مانده است
       *[other] { $count } کارت مانده است
    }
    .short =
        { $count ->
            [0] { $played ->
                [0] کارتی نمانده است
               *[other] تمام شده؛ { $played } کارت استفاده‌شده برمی‌گردد
            }
            [one] یک کارت مانده است
           *[other] { $count } کارت مانده است
        }
aquileia-explain-discard =
    { $count ->
        [0] هنوز کارتی نیست؛ کارت‌های اینجا پس از پایان ستون، ستون تازه می‌شوند
        [one] یک کارت؛ وقتی ستون تمام شود، با کشیدن بعدی ستون تازه می‌شود
       *[other] { $count } کارت؛ وقتی ستون تمام شود، با کشیدن بعدی ستون تازه می‌شوند
    }
    .short =
        { $count ->
            [0] هنوز کارتی نیست
            [one] یک کارت؛ پس از پایان ستون برمی‌گردد
           *[other] { $count } کارت؛ پس از پایان ستون برمی‌گردند
        }
aquileia-explain-card =
    { $use ->
        [slave] { $value } قدرت در آرنا، یا { $value ->
            [one] یک
           *[other] { $value }
        } برده برای ساختن
        [weapon] { $value } قدرت در آرنا
        [silver] { $value } قدرت در بخش نقره‌ای استادیوم
       *[gold] { $value } قدرت در بخش طلایی استادیوم
    }
aquileia-explain-secret =
    { $asked ->
        [yes] پنهان است؛ انتخابش کنید تا فقط خودتان ببینید
       *[no] کسی نمی‌بیند در دست هست یا نه
    }
aquileia-explain-planned =
    { $enough ->
        [yes] { $count } سکه برای کارگزاران روی صفحه لازم است
       *[no] { $count } سکه برای کارگزاران روی صفحه لازم است و کافی نمانده است
    }
    .short =
        { $enough ->
            [yes] { $count } برای کارگزاران لازم است
           *[no] { $count } برای کارگزاران لازم است؛ کافی نمانده
        }
aquileia-explain-laurels =
    { $count ->
        [0] هنوز برگی ندارد
        [one] یک برگ، پنهان تا پایان بازی
       *[other] { $count } برگ، پنهان تا پایان بازی
    }
aquileia-explain-cards =
    { $count ->
        [0] کارتی ندارد
        [one] یک کارت؛ روی آن پنهان است
       *[other] { $count } کارت؛ روی آن‌ها پنهان است
    }
aquileia-explain-agents =
    { $placing ->
        [yes] { $count ->
            [0] همهٔ کارگزاران روی صفحه‌اند
            [one] یک کارگزار دیگر می‌توان گذاشت
           *[other] { $count } کارگزار دیگر می‌توان گذاشت
        }
       *[no] { $count ->
            [0] همهٔ کارگزاران روی صفحه‌اند
            [one] یک کارگزار تا دور بعد بی‌کار است
           *[other] { $count } کارگزار تا دور بعد بی‌کارند
        }
    }
aquileia-explain-houses =
    { $count ->
        [one] یک خانه مانده است
       *[other] { $count } خانه مانده است
    }
aquileia-explain-area =
    { $area ->
        [dolus] کارگزار دو تاس می‌ریزد و هر دو سکه را برمی‌دارد
        [pecunia] کارگزار یک بار سکه تبدیل می‌کند و { $points } امتیاز می‌گیرد
        [equi] هر کارگزار یک اسب یا اسلحه را با یک برنز می‌خرد
        [servi] کارت برده: با برنز ۱، با نقره تا ۲ و با طلا تا ۳ کارت
        [potentia] کارگزار چهار تاس آبی را برای مسابقه‌های این دور می‌گیرد
        [dice] تاس‌های قرمز، همان‌طور که آخرین بار آمده‌اند
        [arena] سه نفر اول این نبرد برنز و دو نفر اول امتیاز یا کارت برده هم می‌گیرند
        [stadium] سه نفر اول این مسابقه سکهٔ بخش خود و دو نفر اول برگ زیتون هم می‌گیرند
        [theatrum] کارگزار یک برگ زیتون حراج می‌کند و صاحبش پول را می‌گیرد
        [bid] سکه‌هایی که تا حالا پیشنهاد شده‌اند
        [purses] سکه‌های همهٔ بازیکنان
        [forum] کارگزاران به ترتیب جایگاه‌ها می‌سازند
       *[portus] اول راهزن و بعد کارگزارانی که کارگاه‌ها و بانک‌های خصوصی را فعال می‌کنند
    }
    .short =
        { $area ->
            [dolus] دو تاس برای سکه
            [pecunia] یک تبدیل و { $points } امتیاز
            [equi] یک اسب یا اسلحه با یک برنز
            [servi] با برنز ۱، با نقره تا ۲ و با طلا تا ۳ کارت
            [potentia] کارگزار چهار تاس آبی را می‌گیرد
            [dice] تاس‌های قرمز آخرین بار
            [arena] سه نفر اول برنز، دو نفر اول جایزه هم می‌گیرند
            [stadium] سه نفر اول سکه، دو نفر اول برگ زیتون هم می‌گیرند
            [theatrum] کارگزار یک برگ زیتون حراج می‌کند
            [bid] سکه‌های پیشنهادشده
            [purses] سکه‌های همهٔ بازیکنان
            [forum] کارگزاران به ترتیب جایگاه‌ها می‌سازند
           *[portus] اول راهزن و بعد کارگزاران دیگر
        }
aquileia-explain-order = کارگزاران پس از چیدن همه، به ترتیب شمارهٔ منطقه‌ها کار می‌کنند
    .short = منطقه‌ها به ترتیب شماره کار می‌کنند
aquileia-explain-supply = بانک { $coins } دارد
aquileia-explain-selection = در تساوی آرنا و استادیوم، شمارهٔ کمتر برنده است؛ خانهٔ ۱ دور بعد را شروع می‌کند
    .short = در تساوی شمارهٔ کمتر برنده است؛ ۱ دور بعد اول است
aquileia-explain-starter = دارنده‌اش پیش از همه مهره می‌گذارد و هر جا نوبتی باشد اول است
aquileia-explain-round = بازی پس از شش دور تمام می‌شود
aquileia-explain-die = هر نوع سکه روی دو وجه از شش وجه آن است
aquileia-explain-holder = دارنده‌اش می‌تواند تاس‌های آبی را در آرنا و استادیوم بریزد، هر تاس در هر دور یک بار
    .short = می‌تواند تاس‌های آبی را در مسابقه‌ها بریزد
aquileia-explain-exact = قیمت‌ها دقیق است و هیچ سکه‌ای جای نوع دیگر را نمی‌گیرد
    .short = هیچ سکه‌ای جای نوع دیگر را نمی‌گیرد
aquileia-explain-exchange =
    { $points ->
        [one] یک تبدیل در پکونیا و یک امتیاز
       *[other] یک تبدیل در پکونیا و { $points } امتیاز
    }
aquileia-explain-shield =
    { $count ->
        [0] در این مسابقه نیست
       *[other] قدرت { $count }
    }
aquileia-explain-ahead = در قدرت مساوی، شمارهٔ کمترِ ردیف گزینش جلوتر است؛ ستاره آن را نشان می‌دهد
aquileia-explain-laid = هزینهٔ فعال کردن با همین سکه پرداخت می‌شود، مگر آن‌که راهزن آن را ببرد
    .short = با این سکه فعال می‌شود، اگر راهزن نبردش
aquileia-explain-bank =
    { $count ->
        [0] سکه‌ای نمانده است
        [one] یک سکه مانده است
       *[other] { $count } سکه مانده است
    }
aquileia-explain-bidder =
    { $stands ->
        [leads] بیشترین پیشنهاد از { $seat } است
        [out] { $seat } از حراج کنار رفته است
        [asked] { $seat } می‌تواند یک سکه اضافه کند یا کنار برود
       *[waits] { $seat } هنوز در حراج است
    }
aquileia-explain-bid = پیشنهاد بالاتر همین سکه‌ها و یک سکهٔ دیگر است
aquileia-explain-raise = پیشنهاد بالاتر دقیقاً همان سکه‌ها و یک سکهٔ دیگر از هر نوع است؛ هر کس نداشته باشد کنار می‌رود
    .short = همان سکه‌ها و یک سکهٔ دیگر

## What holds for the table

aquileia-fact-round = دور { $round } از { $rounds }
aquileia-fact-later = کارگزاران بعد از چیدن، به ترتیب منطقه‌های ۱ تا ۱۰ کار می‌کنند
    .short = کارگزاران بعداً کار می‌کنند: منطقهٔ ۱ تا ۱۰
aquileia-fact-area = دور { $round } از { $rounds }: { $area ->
        [equi] اسب و اسلحه
       *[other] { $name }
    }
aquileia-scene-table = صفحه
aquileia-scene-market = بازار
aquileia-scene-contest = مسابقه‌ها
aquileia-scene-theatrum = تئاتروم
aquileia-scene-forum = میدانگاه
aquileia-scene-portus = بندرگاه
aquileia-scene-players = بازیکنان
aquileia-view-table = همهٔ صفحه
aquileia-view-market = بازار: دولوس، پکونیا، اسب و اسلحه، برده و پوتنتیا
    .short = منطقه‌های بازار
aquileia-view-contest = مسابقه‌های آرنا و استادیوم
aquileia-view-theatrum = تئاتروم و حراج آن
aquileia-view-forum = میدانگاه و زمین‌های ساختمانی آن
aquileia-view-portus = بندرگاه، کارگاه‌ها و بانک‌های خصوصی
aquileia-view-players = سکه‌ها، بناها و کارت‌های همهٔ بازیکنان
aquileia-waiting =
    { $sort ->
        [coins] { $count ->
            [one] یک سکه برای پیشنهاد
           *[other] { $count } سکه برای پیشنهاد
        }
        [card] { $count ->
            [one] یک کارت برده برای گرفتن
           *[other] { $count } کارت برده برای گرفتن
        }
        [equi] { $count ->
            [one] یک کارت برای خرید
           *[other] { $count } کارت برای خرید
        }
        [exchange] { $count ->
            [one] یک تبدیل سکه
           *[other] { $count } تبدیل سکه
        }
        [hand] { $count ->
            [one] یک کارت برای استفاده
           *[other] { $count } کارت برای استفاده
        }
        [laurel] { $count ->
            [one] یک برگ زیتون برای نگه داشتن
           *[other] { $count } برگ زیتون برای انتخاب
        }
        [selection] { $count ->
            [one] یک خانه در ردیف گزینش
           *[other] { $count } خانه در ردیف گزینش
        }
        [site] { $count ->
            [one] یک زمین برای ساختن
           *[other] { $count } زمین برای ساختن
        }
       *[space] { $count ->
            [one] یک جایگاه برای کارگزار
           *[other] { $count } جایگاه برای کارگزار
        }
    }

## What happened

aquileia-ranked = { "\u200F" }{ $seat } ({ $strength })
aquileia-rank-shield = جایگاه‌ها
aquileia-rank-added = تاس و کارت
aquileia-rank-strength = قدرت
aquileia-rank-prize = جایزه
aquileia-rank-more = { "\u200F" }+{ $count }
aquileia-log-place = { $seat } یک کارگزار گذاشت: { $space }.
    .short = کارگزار: { $space }.
aquileia-log-lay = { $seat } یک { aquileia-coin } آنجا گذاشت.
aquileia-log-select = { $seat } لوحه را در خانهٔ { $number } گذاشت.
aquileia-log-pass = { $seat } نوبت را رد کرد.
aquileia-log-operations = چیدمان تمام شد و عملیات دور { $round } شروع شد.
aquileia-log-idle =
    { $why ->
        [card] برای { $seat } کارتی نمانده بود
        [business] { $seat } چیزی برای فعال کردن نداشت
        [loot] سکه‌ای برای { $seat } نبود
        [cost] { $seat } هزینهٔ هیچ بنایی را نداشت
        [house] { $seat } خانه‌ای نداشت
        [site] زمینی برای { $seat } نمانده بود
       *[coins] { $seat } نتوانست بپردازد
    }؛ کارگزار بی‌کار برگشت ({ $space }).
    .short =
        { $why ->
            [card] برای { $seat } کارتی نمانده بود.
            [business] { $seat } چیزی برای فعال کردن نداشت.
            [loot] سکه‌ای برای { $seat } نبود.
            [house] { $seat } خانه‌ای نداشت.
            [site] زمینی برای { $seat } نمانده بود.
           *[coins] { $seat } نتوانست بپردازد.
        }
aquileia-log-decline = { $seat } از این کار گذشت: { $space }.
    .short = از این کار گذشت.
aquileia-log-pay = { $seat } { $coins } پرداخت.
aquileia-log-receive = { $seat } { $coins } گرفت.
aquileia-log-bank-empty =
    { $lacking ->
        [one] بانک برای { $seat } یک سکه کم داشت.
       *[other] بانک برای { $seat } { $lacking } سکه کم داشت.
    }
aquileia-log-hand-over = { $seat } { $coins } به { $other } داد.
    .short = { $coins } به { $other }.
aquileia-log-points =
    { $points ->
        [one] { $seat } یک امتیاز گرفت.
       *[other] { $seat } { $points } امتیاز گرفت.
    }
    .short =
        { $points ->
            [one] یک امتیاز.
           *[other] { $points } امتیاز.
        }
aquileia-log-draw =
    { $pile ->
        [servi] { $count ->
            [one] { $seat } یک کارت برده کشید.
           *[other] { $seat } { $count } کارت برده کشید.
        }
       *[other] { $seat } یک کارت اسب یا اسلحه کشید و کسی آن را ندید.
    }
aquileia-log-shuffle =
    { $count ->
        [one] یک کارت استفاده‌شده ستون تازه شد.
       *[other] { $count } کارت استفاده‌شده بُر خوردند و ستون تازه شدند.
    }
aquileia-log-buy = { $seat } یک { $card } خرید.
aquileia-log-roll = { $seat } تاس ریخت و { $shown } آورد.
aquileia-log-claim = { $seat } تاس‌های آبی را گرفت.
aquileia-log-hold = { $seat } تاس آبی نریخت.
aquileia-log-exchange = { $seat } { $give } را به { $get } تبدیل کرد.
aquileia-log-contest =
    { $area ->
        [arena] نبرد آرنا شروع شد
       *[stadium] مسابقهٔ استادیوم شروع شد
    }؛ قدرت‌ها به ترتیب نوبت: { $ranks }.
aquileia-log-play = { $seat } از { $named } استفاده کرد.
aquileia-log-done = { $seat } از کارت دیگری استفاده نکرد.
aquileia-log-strength =
    { $over ->
        [0] قدرت { $seat } حالا { $strength } است.
       *[other] { $seat } با قدرت { $strength } از { $others } جلو زد.
    }
aquileia-decided =
    { $area ->
        [arena] { $seat } برندهٔ آرنا شد
       *[stadium] { $seat } برندهٔ استادیوم شد
    }{ $tied ->
        [yes] ؛ در تساوی، شمارهٔ کمتر جلوتر است
       *[no] { "" }
    }.
aquileia-log-ranking =
    { $area ->
        [arena] { $seat } برندهٔ آرنا شد
       *[stadium] { $seat } برندهٔ استادیوم شد
    }: { $ranks }{ $tied ->
        [yes] ؛ در تساوی، شمارهٔ کمتر جلوتر است
       *[no] { "" }
    }.
    .short = { $area ->
        [arena] آرنا
       *[stadium] استادیوم
    }: { $podium }{ $tied ->
        [yes] { " " }(تساوی با لوحه)
       *[no] { "" }
    }.
aquileia-log-laurels =
    { $alone ->
        [yes] { $seat } یک برگ زیتون را نگه داشت؛ دیگری از بازی خارج شد.
       *[no] { $seat } یک برگ زیتون را نگه داشت؛ دیگری به { $second } رسید.
    }
    .short = یک برگ زیتون را نگه داشت.
aquileia-log-open-laurel = { $card } رو شد.
aquileia-log-lot = { $seat } یک { $card } به حراج گذاشت.
aquileia-log-bid = { $seat } { $coins } پیشنهاد داد.
aquileia-log-drop =
    { $why ->
        [pass] { $seat } از حراج کنار کشید.
        [broke] { $seat } سکه‌ای نداشت و از حراج کنار رفت.
       *[coins] { $seat } نتوانست پیشنهاد { $coins } را بالا ببرد و از حراج کنار رفت.
    }
aquileia-log-sold =
    { $way ->
        [free] { $card } رایگان به { $seat }، صاحب حراج، رسید.
        [own] { $seat }، صاحب حراج، خودش { $card } را برد.
       *[other] { $seat } { $card } را برد.
    }
aquileia-log-build = { $seat } یک { $site } ساخت.
aquileia-log-slaves =
    { $excess ->
        [0] { $seat } { $named } پرداخت.
        [one] { $seat } { $named } پرداخت؛ یک برده هدر رفت.
       *[other] { $seat } { $named } پرداخت؛ { $excess } برده هدر رفت.
    }
aquileia-log-rob = { $seat } یک { aquileia-metal } از بندرگاه برد.
aquileia-log-spend-laid = { $seat } با همان { aquileia-coin } در بندرگاه پرداخت.
aquileia-log-take-back = { $seat } { aquileia-coin } را پس گرفت.
aquileia-log-activate = { $seat } { $site } را فعال کرد.
aquileia-log-round = دور { $round }: { $first } شروع می‌کند.
aquileia-log-show = { $seat } برگ‌های زیتونش را نشان داد: { $named }.
aquileia-log-end = بازی تمام شد.

## Symbols

aquileia-sign-bronze = سکهٔ برنز: هشت‌گوش، با لنگر
aquileia-sign-silver = سکهٔ نقره: گرد، با هلال
aquileia-sign-gold = سکهٔ طلا: با لبهٔ موج‌دار و خورشید
aquileia-sign-planned = سکه‌های بازیکن؛ پس از علامت منها، کمترین هزینهٔ کارگزاران روی صفحه
aquileia-sign-slaves = تعداد کارت‌های برده در دست؛ روی آن‌ها پنهان است
aquileia-sign-equi = تعداد کارت‌های اسب و اسلحه در دست
aquileia-sign-laurels = تعداد برگ‌های زیتون؛ روی آن‌ها پنهان است
aquileia-sign-agents = کارگزاران در دست: هنوز گذاشته نشده‌اند یا کارشان تمام شده است
aquileia-sign-short = نشان سرخ: هزینهٔ کار این کارگزار را حالا نمی‌توان پرداخت؛ بدون سکهٔ بیشتر بی‌کار برمی‌گردد
aquileia-sign-marker = لوحهٔ گزینش: برنده را در تساوی و شروع‌کنندهٔ بعدی را تعیین می‌کند
aquileia-sign-shield = قدرت در مسابقه؛ در تساوی، ستاره کنار برنده است
aquileia-sign-house = خانه‌ای که هنوز ساخته نشده است
aquileia-sign-site = زمین ساختمانی: قیمت آن به سکه؛ عدد دایرهٔ قهوه‌ای تعداد برده است
aquileia-sign-villa = ویلا با رنگ و ارزش آن
aquileia-sign-workshop = کارگاه: با فعال شدن امتیاز می‌دهد
aquileia-sign-bank = بانک خصوصی: با فعال شدن سکه می‌دهد
aquileia-sign-white = برگ سفید: برگ‌های گردِ درخت مورد
aquileia-sign-blue = برگ آبی: برگ‌های باریک زیتون
aquileia-sign-yellow = برگ زرد: برگ‌های کنگره‌دار بلوط
aquileia-sign-purple = برگ بنفش: برگ‌های نوک‌تیز پاپیتال
aquileia-sign-starter = شروع‌کننده

## The rules in our own words

aquileia-help-goal = هدف بازی
aquileia-help-goal-text = در شش دور کارگزارانتان را به گوشه‌وکنار یک شهر بندری رومی می‌فرستید: به بازار، به مسابقه‌ها، به زمین‌های ساختمانی و به بندرگاه. در طول بازی از تبدیل سکه، آرنا، کارگاه‌های فعال‌شده و بعضی بناهای تازه امتیاز می‌گیرید. در پایان هر رنگ امتیاز می‌دهد: ارزش ویلاهای آن رنگ ضرب در تعداد برگ‌های زیتون همان رنگ. هر کس بیشترین امتیاز را داشته باشد برنده است؛ در تساوی، پیروزی مشترک است.
aquileia-help-round = یک دور
aquileia-help-round-text = اول همه به نوبت، هر بار یک مهره، روی صفحه می‌گذارند تا مهره‌ها تمام شوند یا همه نوبت را رد کنند. بعد عملیات منطقه‌ها به این ترتیب انجام می‌شود: دولوس، پکونیا، اسب و اسلحه، برده، پوتنتیا، آرنا، استادیوم، تئاتروم، میدانگاه ۱ تا ۵، و بندرگاه (راهزن، برنز، نقره، طلا). هر کارگزار پس از کارش به دست صاحبش برمی‌گردد. کسی که در خانهٔ ۱ ردیف گزینش است دور بعد را شروع می‌کند.
aquileia-help-place = چیدن کارگزاران
aquileia-help-place-text = در نوبت خود یک کارگزار را در جایگاهی خالی یا لوحهٔ گزینش را در اولین خانهٔ خالی ردیف گزینش بگذارید. در یک منطقه می‌توانید چند کارگزار داشته باشید، اما در استادیوم فقط در یک بخش و در بندرگاه فقط در یکی از جایگاه‌های سکه؛ سکهٔ آن را همان موقع می‌گذارید. پس از گذاشتن لوحه می‌توانید نوبت را رد کنید؛ آن وقت تا پایان این دور مهره‌ای نمی‌گذارید. هزینه‌های دیگر بعداً پرداخت می‌شود: عدد پس از علامت منها کمترین هزینهٔ کارگزارانتان است. کارگزاری که هزینه‌اش را نمی‌توانید بپردازید نشان سرخی با سکهٔ خط‌خورده دارد؛ همین که بتوانید بپردازید، نشان می‌رود.
aquileia-help-place-press = یک جایگاه را روی صفحه انتخاب کنید و در پایین «{ aquileia-do-place }» را بزنید. به هر جایگاه اشاره کنید تا هزینه و سودش را بخوانید.
aquileia-help-money = پول و پکونیا
aquileia-help-money-text = سه نوع سکه هست: برنز، نقره و طلا. قیمت‌ها دقیق پرداخت می‌شود و هیچ سکه‌ای جای نوع دیگر را نمی‌گیرد. همه سکه‌های یکدیگر را می‌بینند. فقط کارگزار پکونیا می‌تواند سکه تبدیل کند: یک تبدیل از فهرست، در هر دو جهت. برای آن ۴ امتیاز هم می‌گیرید.
aquileia-help-money-press = در پکونیا یکی از ده تبدیل را انتخاب کنید و دکمه‌اش را در پایین بزنید.
aquileia-help-market = بازار
aquileia-help-market-text = دولوس: دو تاس بریزید و هر دو سکه را بردارید. اسب و اسلحه: هر جایگاه یک کارت را با یک برنز می‌فروشد؛ جایگاه سمت چپ کارت رویی ستون را می‌فروشد که فقط خودتان می‌بینید. برده: یک کارت برده با یک برنز، تا ۲ کارت هر کدام با یک نقره، یا تا ۳ کارت هر کدام با یک طلا بخرید. پوتنتیا: چهار تاس آبی در این دور مال شماست. هیچ خریدی اجباری نیست.
aquileia-help-market-press = کارت یا ستون را انتخاب کنید، تعداد را با − و + تعیین کنید و دکمهٔ خرید را بزنید.
aquileia-help-contest = آرنا و استادیوم
aquileia-help-contest-text = هر کس آنجا کارگزار دارد شرکت می‌کند؛ قدرت اولیه جمع عدد جایگاه‌هایش است. به ترتیب نوبت هر کس سه تاس قرمز می‌ریزد: در آرنا هر برنز و در استادیوم هر سکهٔ بخش خودش یک قدرت است. بعد به ترتیب نوبت هر کس می‌تواند از کارت‌هایش استفاده کند: در آرنا اسلحه و برده، در استادیوم اسب‌های بخش خودش. در آخر دارندهٔ تاس‌های آبی هر چند تا را که بخواهد می‌ریزد، هر تاس در هر دور یک بار. قوی‌ترین برنده است؛ در تساوی، شمارهٔ کمترِ ردیف گزینش.
aquileia-help-contest-press = کارت‌هایتان پنهان است. یکی از آن‌ها را انتخاب کنید و فقط خودتان نگاه کنید؛ بعد کارت‌ها را انتخاب کنید و دکمهٔ استفاده را بزنید. برای «{ aquileia-do-done }» نگاه لازم نیست.
aquileia-help-rewards = جایزهٔ مسابقه‌ها
aquileia-help-rewards-text = نفر اول، دوم و سوم ۳، ۲ و ۱ سکه می‌گیرند: در آرنا برنز و در استادیوم سکهٔ بخش خودشان. در آرنا نفر اول یک کارت برده یا دو برابر قدرتش امتیاز می‌گیرد و دیگری به نفر دوم می‌رسد؛ اگر امتیاز باشد، دو برابر قدرت خودش. اگر کارت برده‌ای نمانده باشد، نفر اول امتیاز می‌گیرد. در استادیوم نفر اول از برگ زیتون چیده‌شده و برگ رویی ستون یکی را پنهانی نگه می‌دارد و دیگری به نفر دوم می‌رسد. اگر فقط یک نفر مسابقه داده باشد، برگ دیگر از بازی خارج می‌شود.
aquileia-help-rewards-press = در آرنا یکی از دو دکمه را بزنید. در استادیوم فقط خودتان نگاه کنید، یکی از دو برگ را انتخاب کنید و «{ aquileia-do-keep }» را بزنید.
aquileia-help-theatrum = تئاتروم
aquileia-help-theatrum-text = صاحب حراج که کارگزارش آنجاست یک برگ زیتون دورنگ را رو می‌کند و می‌تواند حراج را با یک سکه از هر نوع شروع کند. دیگران به نوبت پیشنهاد را بالا می‌برند یا نوبت را رد می‌کنند: پیشنهاد بالاتر دقیقاً همان سکه‌ها و یک سکهٔ دیگر از هر نوع است. هر کس نوبت را رد کند از حراج کنار می‌رود. برنده پول را به صاحب حراج می‌دهد؛ اگر خود او ببرد، به بانک. اگر او شروع نکند، نفر بعد می‌تواند شروع کند و پول باز هم به صاحب حراج می‌رسد. اگر هیچ‌کس پیشنهاد ندهد، او برگ را رایگان می‌گیرد.
aquileia-help-theatrum-press = از سکه‌های خودتان سکه‌ای را که اضافه می‌کنید انتخاب کنید و دکمه‌اش را بزنید، یا نوبت را رد کنید.
aquileia-help-forum = میدانگاه
aquileia-help-forum-text = کارگزاران به ترتیب جایگاه‌های ۱ تا ۵ می‌سازند. سکه‌ها را دقیق و برده‌ها را با کارت بپردازید. کارت‌ها خرد نمی‌شوند: اگر پرداخت دقیق ممکن نباشد، بردهٔ اضافه هدر می‌رود. در جایگاه‌های ۲ و ۵ ویلا و کارگاه بلافاصله امتیاز می‌دهند؛ در جایگاه ۳ می‌توانید دو بنا بسازید و هر کدام را جداگانه بپردازید. هر بازیکن نُه خانه دارد. ویلاها در پایان امتیاز می‌دهند؛ کارگاه‌ها و بانک‌های خصوصی در بندرگاه فعال می‌شوند.
aquileia-help-forum-press = یک زمین را انتخاب کنید. اگر به کارت‌های بردهٔ شما بستگی دارد، فقط خودتان نگاه کنید و کارت‌های پرداخت را انتخاب کنید. بعد «ساختن» را بزنید.
aquileia-help-portus = بندرگاه
aquileia-help-portus-text = اول راهزن (لاترو) دو تاس می‌ریزد و سکه‌های همان نوع‌ها را از بندرگاه می‌برد، حتی سکهٔ خودش را. بعد کارگزاران از برنز تا طلا کار می‌کنند: با سکه‌ای که آنجاست، یا اگر راهزن آن را برده باشد با سکه‌ای تازه، همهٔ کارگاه‌ها و بانک‌های خصوصی خود را فعال می‌کنید. اگر نخواهید یا چیزی برای فعال کردن نداشته باشید، سکه‌ای را که هنوز آنجاست پس می‌گیرید.
aquileia-help-portus-press = برای راهزن «{ aquileia-do-roll }» و در جایگاه‌های سکه «{ aquileia-do-activate }» را بزنید، یا نوبت را رد کنید.
aquileia-help-cards = کارت‌های پنهان
aquileia-help-cards-text = کارت‌های دست و برگ‌های زیتون پنهان‌اند، ولی تعدادشان را همه می‌بینند. روی یک صفحهٔ مشترک، هر بازیکن کارت‌هایش را پشت پرده و فقط خودش می‌بیند. کارت استفاده‌شده رو می‌ماند؛ وقتی ستونی تمام شود، با کشیدن بعدی کارت‌های استفاده‌شده‌اش بُر می‌خورند و ستون تازه می‌شوند.
aquileia-help-cards-press = «جزئیات» روی بخش خودتان کارت‌ها و برگ‌هایتان را فقط به شما نشان می‌دهد. برای استفاده از یک کارت، آن را در دستتان انتخاب کنید.
aquileia-help-end = پایان بازی
aquileia-help-end-text = پس از شش دور همهٔ برگ‌های زیتون رو می‌شوند. برگ‌های عدددار همان امتیاز را می‌دهند. برای هر رنگ ارزش ویلاهایتان را جمع و در تعداد برگ‌های همان رنگ ضرب کنید؛ هر برگ دورنگ برای رنگی حساب می‌شود که بیشتر امتیاز می‌دهد. ویلا بدون برگ هم‌رنگ امتیازی ندارد؛ سکه، کارت، کارگاه و بانک خصوصی هم ندارند. در تساوی، پیروزی مشترک است.

## About this edition

aquileia-about-edition = نسخه‌ای که بازیکنان برای بازی آکویلیا ساخته‌اند و پیوندی با ناشر یا پدیدآور بازی ندارد. تصویرها، صداها و همهٔ متن‌ها از خود ماست.
aquileia-about-data = این‌ها بازسازی شده‌اند و اجزای چاپی نیستند: ۲۹ زمین از ۳۰ زمین ساختمانی با قیمت و ارزششان، و چند عدد در جایگاه‌های استادیوم، برده و اسب و اسلحه. همه با تعدادها، قوانین و نمونه‌های دفترچهٔ راهنما می‌خوانند. اگر بازی را دارید، می‌توانید جدول‌های assets/data/aquileia را با هر ویرایشگری درست کنید.
aquileia-about-cards = طبق دفترچهٔ راهنما لازم نیست کسی تعداد کارت‌هایش را بگوید. اینجا تعدادها دیده می‌شوند، چون هر کسی می‌تواند آن‌ها را بشمارد؛ ولی این‌که چه کارت‌هایی‌اند پنهان می‌ماند.
aquileia-about-history = آکویلیا در سال ۱۸۱ پیش از میلاد در کنارهٔ شمالی آدریاتیک ساخته شد و از پایگاهی نظامی به یکی از بزرگ‌ترین شهرهای جهان روم رسید، با بندری رودخانه‌ای که اسکله‌ها و انبارهایش هنوز دیده می‌شوند.
aquileia-about-slavery = ثروت روم بر برده‌داری استوار بود. میلیون‌ها انسان دارایی دیگران بودند: اسیر جنگ یا دزدان دریایی شده بودند یا برده به دنیا آمده بودند؛ در بازارهایی چون بازار همین شهر فروخته می‌شدند، در کشتزارها، معدن‌ها و خانه‌ها کار می‌کردند یا به نبرد در آوردگاه‌ها واداشته می‌شدند. این بازی، مانند نسخهٔ چاپی، آن‌ها را چون قیمت می‌شمارد. ما فقط نشانی از آن می‌آوریم و بی‌پرده می‌گوییم: این خشونت بود، نه زینت صحنه.

## آموزش

aquileia-lesson-goal = ویلا و برگ زیتون
aquileia-lesson-goal-aim = هر کس امتیاز بیشتری دارد برنده است. بیشترِ امتیاز در پایان: هر ویلا برای هر برگ هم‌رنگش عدد خود را می‌دهد.
aquileia-lesson-goal-race = این برگ بنفش جایزهٔ مسابقه است. کارگزاری در بخش طلایی استادیوم بگذارید.
aquileia-lesson-goal-race-first = اول استادیوم، بخش طلایی
aquileia-lesson-goal-turns = هر کس در نوبتش یک کارگزار می‌گذارد. این حریف به تئاتروم می‌رود تا برگی را حراج کند.
aquileia-lesson-goal-opponent = حریف بعدی هم به مسابقهٔ شما می‌آید، در بخش نقره‌ای.
aquileia-lesson-goal-slaves = ساختن جز سکه، برده هم می‌خواهد. کارگزاری در منطقهٔ برده بگذارید تا کارت بخرد.
aquileia-lesson-goal-slaves-first = اول منطقهٔ برده، برای کارت
aquileia-lesson-goal-cost = عدد پس از منها هزینهٔ کارگزاران شماست. دقیق بپردازید؛ هیچ سکه‌ای جای نوع دیگر را نمی‌گیرد.
aquileia-lesson-goal-forum = برای ساختن، کارگزاری در میدانگاه بگذارید. دو خانه: دو بنا. ستاره: همان موقع هم امتیاز.
aquileia-lesson-goal-forum-first = اول میدانگاه، برای ساختن
aquileia-lesson-goal-order = این عددها ترتیب کارند: برده و برگ زیتون پیش از ساختن به دستتان می‌رسد.
aquileia-lesson-goal-marker = حالا لوحهٔ گزینش: خانهٔ ۱ در تساوی برنده است و دور بعد را شروع می‌کند. آن را بگذارید.
aquileia-lesson-goal-marker-first = اول لوحه را بگذارید
aquileia-lesson-goal-rest = سکه‌ها را برای ویلا و حراج نگه دارید. این کارگزار را جایی بگذارید که خرجی ندارد.
aquileia-lesson-goal-last = و آخرین کارگزار. می‌توانید نوبت را هم رد کنید و این دور نگهش دارید.
aquileia-lesson-goal-end = آفرین! در بخش بعد کارگزارانتان دست به کار می‌شوند.

aquileia-lesson-work = کارگزاران در کار
aquileia-lesson-work-order = همه چیده‌اند. حالا منطقه‌ها به ترتیب عدد کار می‌کنند: ۱ تا ۳ تمام شد و نوبت کارگزار شما در ۴ است.
aquileia-lesson-work-slaves = کارگزار شما در منطقهٔ برده با ۱ برنز یک کارت برده می‌خرد.
aquileia-lesson-work-buy-first = اول کارت را بخرید؛ ویلا برده می‌خواهد
aquileia-lesson-work-secret = کارت‌هایتان را فقط خودتان می‌دانید؛ نقطه‌ها ارزششان است. دیگران تعدادشان را می‌بینند.
aquileia-lesson-work-race = مسابقه شروع شد! سه تاس بریزید: هر طلا یک قدرت است.
aquileia-lesson-work-laurel = مساوی شد و لوحهٔ شما جلوتر است: ۳ طلا و یک برگ به انتخاب خودتان. بنفش را نگه دارید.
aquileia-lesson-work-purple = وسوسه‌انگیز است، ولی ویلای شما بنفش می‌شود
aquileia-lesson-work-auction = حالا یک برگ دورنگ حراج می‌شود. صاحب حراج با ۱ برنز شروع می‌کند.
aquileia-lesson-work-raise = این هم بنفش حساب می‌شود. پیشنهاد را بالا ببرید: همان سکه‌ها و یک سکهٔ دیگر از هر نوع.
aquileia-lesson-work-raise-first = یک بار بالا ببرید؛ این برگ به کارتان می‌آید
aquileia-lesson-work-sold = صاحب حراج کنار می‌رود. برگ مال شماست و سکه‌هایتان مال او.
aquileia-lesson-work-build = با دو برگ بنفش یک ویلای بنفش بسازید: سکهٔ دقیق، و برده از کارت‌های دستتان.
aquileia-lesson-work-colour = بنفش بسازید؛ برگ‌هایتان بنفش است
aquileia-lesson-work-count = در امتیازتان آمده است: عدد ویلا دو بار، برای هر برگ بنفش یک بار.
aquileia-lesson-work-six = دور شما همین بود. هر بازی شش دور دارد.

aquileia-lesson-arena = نبرد در آرنا
aquileia-lesson-arena-aim = برندهٔ آرنا می‌تواند بلافاصله امتیاز بگیرد: دو برابر قدرتش.
aquileia-lesson-arena-place = حریفی آنجا منتظر است. کارگزارتان را بگذارید؛ عدد بزرگ‌تر شروع قوی‌تری است.
aquileia-lesson-arena-place-first = اول به آرنا بروید
aquileia-lesson-arena-potentia = کمک بگیرید: کارگزار پوتنتیا چهار تاس آبی را در این دور مال شما می‌کند.
aquileia-lesson-arena-potentia-first = اول پوتنتیا، برای تاس‌های آبی
aquileia-lesson-arena-tie = لوحهٔ شما در خانهٔ ۱ است: اگر قدرت‌ها مساوی شود، شما برنده‌اید.
aquileia-lesson-arena-weapon = این اسلحه را بخرید. اسلحه در آرنا به کار می‌آید و اسب در استادیوم.
aquileia-lesson-arena-weapon-first = اول اسلحه را بخرید
aquileia-lesson-arena-slave = کارت برده هم در آرنا به کار می‌آید. یکی بخرید.
aquileia-lesson-arena-slave-first = اول کارت برده را بخرید
aquileia-lesson-arena-roll = نبرد! سه تاس قرمز بریزید: هر برنز یک قدرت است.
aquileia-lesson-arena-cards = چیزی نمانده! از کارت‌های دستتان استفاده کنید تا جلو بیفتید؛ کارت استفاده‌شده از دست می‌رود.
aquileia-lesson-arena-cards-first = دست‌کم از یک کارت استفاده کنید
aquileia-lesson-arena-blue = تاس‌های آبی: هر چندتا خواستید بریزید، هر کدام در هر دور یک بار. بقیه برای استادیوم می‌ماند.
aquileia-lesson-arena-blue-first = دست‌کم یک تاس آبی بریزید
aquileia-lesson-arena-spoils = بردید! امتیاز یا کارت برده را انتخاب کنید؛ دیگری به نفر دوم می‌رسد.
aquileia-lesson-arena-coins = سکه هم رسید: ۳ برنز به شما، ۲ برنز به نفر دوم. نوبت استادیوم هم به همین ترتیب است.

aquileia-lesson-portus = بندرگاه و پایان بازی
aquileia-lesson-portus-business = یک بازی دیگر، دور ۲. این کارگاه مال شماست: هر بار که فعالش کنید ۲ امتیاز می‌دهد.
aquileia-lesson-portus-bank = و این بانک خصوصی، همین که فعالش کنید، سکه می‌دهد.
aquileia-lesson-portus-place = دل به دریا بزنید: کارگزاری در یک جایگاه سکه بگذارید. سکه‌اش را همان موقع می‌گذارید.
aquileia-lesson-portus-place-first = اول بندرگاه، جایگاه سکه
aquileia-lesson-portus-latro = برای فعال کردن هر دو یک سکه در بندرگاه می‌پردازید. اما راهزن دو تاس می‌ریزد و سکهٔ همان نوع‌ها را می‌برد!
aquileia-lesson-portus-dolus = سکهٔ بیشتری لازم دارید. کارگزار دولوس دو تاس می‌ریزد و هر دو سکه را برمی‌دارد.
aquileia-lesson-portus-dolus-first = اول دولوس، برای سکه
aquileia-lesson-portus-pass = دو کارگزار آخر بمانند: نوبت را رد کنید.
aquileia-lesson-portus-pass-first = فعلاً بس است؛ رد کنید
aquileia-lesson-portus-roll = دولوس اول است. برای سکه‌هایتان تاس بریزید.
aquileia-lesson-portus-exchange = پکونیا: یک تبدیل انتخاب کنید و ۴ امتیاز هم بگیرید.
aquileia-lesson-portus-exchange-first = اول یک تبدیل انجام دهید
aquileia-lesson-portus-rob = در بندرگاه اول راهزن تاس می‌ریزد.
aquileia-lesson-portus-activate = سکه‌تان را برد! با سکه‌ای تازه از همان نوع، کارگاه و بانک خصوصی را فعال کنید.
aquileia-lesson-portus-activate-first = فعال کنید؛ بیشتر از سکه‌اش پس می‌گیرید
aquileia-lesson-portus-paid = امتیاز و سکه! هر چه بیشتر بسازید، هر بار که فعال کنید بیشتر می‌گیرید.
aquileia-lesson-portus-end = پس از دور ۶ هر رنگ امتیاز می‌دهد: ویلاها ضرب در برگ‌ها. سکه و کارتِ مانده امتیازی ندارد؛ خرجشان کنید!

aquileia-lesson-game = یک بازی کوتاه
aquileia-lesson-game-short = یک بازی دیگر: فقط دو دور آخر، با دو حریف رایانه‌ای. هنوز بنایی ندارید.
aquileia-lesson-game-plan = یک نقشه برای شروع: این برگ زیتون، و ویلایی هم‌رنگ آن.
aquileia-lesson-game-coins = منهای کنار سکه‌هایتان می‌گوید کارگزاران چقدر خرج دارند؛ همان‌قدر نگه دارید. موفق باشید!

## برچسب‌ها

aquileia-label-forum = ویلا بسازید، امتیاز بگیرید
aquileia-label-laurels = برگ زیتون را اینجا ببرید
aquileia-label-market = سکه، کارت و برده
aquileia-label-track = برنده در تساوی؛ شروع‌کننده
aquileia-label-own = دارایی شما
