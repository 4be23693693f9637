### آکویلیا. پروندهٔ انگلیسی همین کلیدها را دارد.

aquileia-name = آکویلیا
aquileia-tagline = کارگزاران، مسابقه‌ها و ویلاها در بندری رومی
aquileia-box = کارگزارانتان را به گوشه‌وکنار شهر بندری بفرستید، در مسابقه‌ها ببرید، با سکه‌های درست بپردازید و ویلاهایی بسازید که در پایان امتیاز دارند.

## Coins, and lists of them

aquileia-coins =
    { $metal ->
        [bronze] { $count } برنز
        [silver] { $count } نقره
       *[gold] { $count } طلا
    }
aquileia-coins-none = هیچ

## What is asked

aquileia-choose-place =
    { $marker ->
        [yes] { $agents ->
            [0] لوحهٔ گزینش خود را بگذارید
            [one] آخرین کارگزار یا لوحهٔ گزینش خود را بگذارید
           *[other] یکی از { $agents } کارگزار یا لوحهٔ گزینش خود را بگذارید
        }
       *[no] { $agents ->
            [one] آخرین کارگزار را بگذارید یا رد کنید
           *[other] یکی از { $agents } کارگزار را بگذارید یا رد کنید
        }
    }
aquileia-choose-dolus = دولوس: برای سکه دو تاس بریزید
aquileia-choose-exchange = یک تبدیل را برای { $points } امتیاز انتخاب کنید
aquileia-choose-equi =
    { $hidden ->
        [yes] بالاترین کارت را ندیده بخرید
       *[no] کارت منطقهٔ خود را بخرید
    }
aquileia-choose-servi =
    { $metal ->
        [bronze] هر کارت برده یک برنز: حداکثر { $most } کارت
        [silver] هر کارت برده یک نقره: حداکثر { $most } کارت
       *[gold] هر کارت برده یک طلا: حداکثر { $most } کارت
    }
aquileia-choose-roll =
    { $metal ->
        [bronze] سه تاس بریزید: برنز حساب می‌شود
        [silver] سه تاس بریزید: نقره حساب می‌شود
       *[gold] سه تاس بریزید: طلا حساب می‌شود
    }
aquileia-choose-play =
    { $metal ->
        [bronze] قدرت { $strength }: از برده یا اسلحه استفاده می‌کنید؟
        [silver] قدرت { $strength }: از اسب نقره‌ای استفاده می‌کنید؟
       *[gold] قدرت { $strength }: از اسب طلایی استفاده می‌کنید؟
    }
aquileia-choose-look =
    { $metal ->
        [bronze] قدرت { $strength }: دنبال برده یا اسلحه می‌گردید؟
        [silver] قدرت { $strength }: دنبال اسب نقره‌ای می‌گردید؟
       *[gold] قدرت { $strength }: دنبال اسب طلایی می‌گردید؟
    }
aquileia-choose-blue =
    { $metal ->
        [bronze] تاس آبی می‌ریزید؟ هر برنز ۱ قدرت
        [silver] تاس آبی می‌ریزید؟ هر نقره ۱ قدرت
       *[gold] تاس آبی می‌ریزید؟ هر طلا ۱ قدرت
    }
aquileia-choose-spoils =
    { $card ->
        [no] پیروزی در آرنا: { $points } امتیاز؛ کارت برده‌ای نمانده است
       *[yes] پیروزی در آرنا: { $points } امتیاز یا یک کارت برده
    }
aquileia-choose-laurel =
    { $alone ->
        [yes] یک برگ زیتون را نگه دارید؛ دیگری از بازی خارج می‌شود
       *[no] یک برگ زیتون را نگه دارید؛ دیگری به نفر دوم می‌رسد
    }
aquileia-choose-open = تئاتروم: حراج را با یک سکه آغاز کنید یا رد کنید
aquileia-choose-raise = پیشنهاد { $leader }: { $bid }. یک سکه اضافه کنید یا رد کنید
aquileia-choose-build =
    { $scores ->
        [yes] یک بنا بسازید: ویلا و کارگاه بلافاصله امتیاز دارند
       *[no] { $count ->
            [one] یک بنا بسازید
           *[other] حداکثر { $count } بنا بسازید
        }
    }
aquileia-choose-slaves = کارت‌هایی انتخاب کنید که { $slaves } برده بپردازند
aquileia-choose-paid = بنایی را انتخاب کنید که این برده‌ها هزینهٔ آن‌اند
aquileia-step-exchange = این تبدیل را انجام می‌دهید؟
aquileia-step-equi = این کارت را می‌خرید؟
aquileia-step-servi =
    { $ways ->
        [one] یک کارت برده می‌خرید؟
       *[other] چند کارت برده می‌خرید؟
    }
aquileia-step-play =
    { $picked ->
        [one] از این کارت استفاده می‌کنید
       *[other] از این { $picked } کارت استفاده می‌کنید
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
aquileia-step-open = حراج را با این سکه آغاز می‌کنید؟
aquileia-step-raise = پیشنهاد شما: { $bid } و این سکه؟
aquileia-step-build =
    { $excess ->
        [0] { $scores ->
            [yes] این‌طور می‌سازید و بلافاصله امتیاز می‌گیرید؟
           *[no] این‌طور می‌سازید؟
        }
       *[other] می‌سازید؟ { $excess } بردهٔ اضافه از دست می‌رود
    }
aquileia-choose-latro = راهزنی در بندرگاه: برای سکه‌های آنجا دو تاس بریزید
aquileia-choose-activate =
    { $laid ->
        [yes] { $metal ->
            [bronze] با سکهٔ برنز آنجا همه را فعال می‌کنید؟
            [silver] با سکهٔ نقرهٔ آنجا همه را فعال می‌کنید؟
           *[gold] با سکهٔ طلای آنجا همه را فعال می‌کنید؟
        }
       *[no] { $metal ->
            [bronze] با یک برنز دیگر همه را فعال می‌کنید؟
            [silver] با یک نقرهٔ دیگر همه را فعال می‌کنید؟
           *[gold] با یک طلای دیگر همه را فعال می‌کنید؟
        }
    }

## Why not

aquileia-no-occupied = مهرهٔ دیگری آنجاست
aquileia-no-agent-left = همهٔ کارگزاران خود را گذاشته‌اید
aquileia-no-other-side = کارگزاران شما در بخش دیگر استادیوم هستند
aquileia-no-second-portus = در منطقهٔ دیگری از بندرگاه کارگزار دارید
aquileia-no-second-marker = لوحهٔ گزینش خود را گذاشته‌اید
aquileia-no-first-free = لوحه به اولین خانهٔ خالی می‌رود
aquileia-no-marker-first = پیش از رد کردن، لوحهٔ گزینش خود را بگذارید
aquileia-no-coins = این سکه‌ها را کم دارید: { $coins }
aquileia-no-agent-there = کارگزار شما در منطقهٔ دیگری است
aquileia-no-card-left = کارتی نمانده است
aquileia-no-card-there = آنجا کارتی نیست
aquileia-no-card-held = چنین کارتی ندارید
aquileia-no-use-here = این کارت اینجا به کار نمی‌آید
aquileia-no-site-taken = آنجا خانه‌ای ساخته شده است
aquileia-no-house-left = همهٔ خانه‌های خود را ساخته‌اید
aquileia-no-slaves = کارت‌های بردهٔ شما کافی نیست
aquileia-no-such-payment = با این کارت نمی‌توان بنایی ساخت

## Scores

aquileia-score-track = در طول بازی
aquileia-score-laurels = برگ‌های زیتون
aquileia-score-white = ویلاهای سفید
aquileia-score-blue = ویلاهای آبی
aquileia-score-yellow = ویلاهای زرد
aquileia-score-purple = ویلاهای بنفش

## Hints

aquileia-why-score = امتیاز می‌آورد.
aquileia-why-coins = سکه می‌آورد.
aquileia-why-slaves = کارت برده می‌آورد.
aquileia-why-cards = شما را در یک مسابقه قوی‌تر می‌کند.
aquileia-why-laurels = یک برگ زیتون ارزش ویلاهای شما را به حساب می‌آورد.
aquileia-why-villas = ویلاهای شما را باارزش‌تر می‌کند.
aquileia-why-business = کارگاه‌ها و بانک‌ها بیشتر می‌آورند.
aquileia-why-agents = یک کارگزار را برای جای بهتری نگه می‌دارد.
aquileia-why-slot = جای خوبی در مسیر انتخاب به شما می‌دهد.
aquileia-why-potentia = تاس‌های آبی مسابقه‌ها را تعیین می‌کنند.
aquileia-why-arena = در آرنا بخت خوبی دارید: برنز و امتیاز یا کارت برده می‌آورد.
aquileia-why-stadium = در استادیوم بخت خوبی دارید: ویلاها با برگ‌های آن حساب می‌شوند.
aquileia-why-forum = ساختن یک بنا را آماده می‌کند.
aquileia-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
aquileia-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.

## Areas, spaces and pieces

aquileia-area =
    { $area ->
        [track] گزینش
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
aquileia-space =
    { $kind ->
        [equi] { $number ->
            [1] { $area }، ستون کارت
           *[other] { $area }، کارت چیده‌شده
        }
        [servi] { $metal ->
            [bronze] { $area }، ردیف برنز
            [silver] { $area }، ردیف نقره
           *[gold] { $area }، ردیف طلا
        }
        [arena] { $area }، قدرت { $strength }
        [stadium] { $metal ->
            [silver] { $area }، بخش نقره‌ای، قدرت { $strength }
           *[gold] { $area }، بخش طلایی، قدرت { $strength }
        }
        [forum] { $area }، خانهٔ { $number }
        [portus] { $metal ->
            [bronze] { $area }، برنز
            [silver] { $area }، نقره
           *[gold] { $area }، طلا
        }
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
        [villa] { $colour ->
            [white] ویلای سفید { $points } امتیازی
            [blue] ویلای آبی { $points } امتیازی
            [yellow] ویلای زرد { $points } امتیازی
           *[purple] ویلای بنفش { $points } امتیازی
        }
        [workshop] کارگاه { $points } امتیازی
       *[bank] بانک ({ $income })
    }
aquileia-exchange = { $give } در برابر { $get }
aquileia-card =
    { $use ->
        [slave] کارت بردهٔ { $value }تایی
        [weapon] کارت اسلحهٔ { $value }تایی
        [silver] کارت اسب نقره‌ای { $value }تایی
       *[gold] کارت اسب طلایی { $value }تایی
    }
aquileia-card-short =
    { $use ->
        [slave] کارت برده
        [weapon] کارت اسلحه
        [silver] کارت اسب نقره‌ای
       *[gold] کارت اسب طلایی
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
       *[bank] بانک
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
aquileia-starter = توکن شروع‌کنندهٔ بازی
aquileia-selection = خانهٔ { $slot } ردیف گزینش
aquileia-marker = لوحهٔ گزینش { $seat }
aquileia-spare = { $seat }: خانهٔ ساخته‌نشده
aquileia-estate = خانه‌های { $seat }
aquileia-laurels = { $seat }: برگ‌های زیتون
aquileia-cards =
    { $deck ->
        [equi] { $seat }: کارت‌های اسب و اسلحه
       *[servi] { $seat }: کارت‌های برده
    }
aquileia-hidden =
    { $deck ->
        [servi] کارت برده، به‌پشت
        [equi] کارت اسب و اسلحه، به‌پشت
        [stadium] برگ زیتون استادیوم، به‌پشت
       *[theatrum] برگ زیتون تئاتروم، به‌پشت
    }
aquileia-deck =
    { $deck ->
        [servi] ستون کارت‌های برده
        [equi] ستون کارت‌های اسب و اسلحه
        [stadium] برگ‌های زیتون استادیوم، به‌پشت
       *[theatrum] برگ‌های زیتون تئاتروم، به‌پشت
    }
aquileia-discard =
    { $deck ->
        [equi] کارت‌های استفاده‌شدهٔ اسب و اسلحه
       *[servi] کارت‌های استفاده‌شدهٔ برده
    }
aquileia-equi = کارت خانهٔ { $number }
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
aquileia-step = یک پلهٔ قدرت
aquileia-lane = { $seat }: ردیف قدرت
aquileia-coins-of =
    { $metal ->
        [bronze] سکه‌های برنز ({ $seat })
        [silver] سکه‌های نقره ({ $seat })
       *[gold] سکه‌های طلا ({ $seat })
    }
aquileia-coin =
    { $metal ->
        [bronze] سکهٔ برنز
        [silver] سکهٔ نقره
       *[gold] سکهٔ طلا
    }
aquileia-laid =
    { $metal ->
        [bronze] سکهٔ برنزِ گذاشته در بندرگاه
        [silver] سکهٔ نقرهٔ گذاشته در بندرگاه
       *[gold] سکهٔ طلای گذاشته در بندرگاه
    }
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
aquileia-purse = کیسهٔ { $seat }
aquileia-agents = { $seat }: کارگزاران در دست
aquileia-temple = معبد
aquileia-button =
    { $button ->
        [roll] ریختن تاس
        [done] ادامه بدون کارت
        [blue] ریختن تاس آبی
        [points] امتیاز
        [activate] فعال کردن
       *[pass] رد کردن
    }

## Buttons

aquileia-do-place = گذاشتن در اینجا
aquileia-do-select = گذاشتن در اینجا
aquileia-do-pass = رد کردن
aquileia-do-roll = ریختن تاس‌ها
aquileia-do-buy =
    { $count ->
        [0] خرید با ۱ برنز
       *[other] خرید { $count } کارت
    }
aquileia-do-play =
    { $count ->
        [one] استفاده از این کارت
       *[other] استفاده از این { $count } کارت
    }
aquileia-do-done = ادامه بدون کارت
aquileia-do-blue = ریختن { $count } تاس آبی
aquileia-do-points = گرفتن امتیاز
aquileia-do-card = گرفتن کارت برده
aquileia-do-keep = نگه داشتن این برگ
aquileia-do-bid =
    { $metal ->
        [bronze] افزودن ۱ برنز
        [silver] افزودن ۱ نقره
       *[gold] افزودن ۱ طلا
    }
aquileia-do-build = ساختن: { $target }
aquileia-do-activate = فعال کردن همه

## What it costs and brings

aquileia-choose-here = همین‌جا بگذارید؟
aquileia-preview-have =
    { $metal ->
        [bronze] از { $count } برنز خود
        [silver] از { $count } نقرهٔ خود
       *[gold] از { $count } طلای خود
    }
aquileia-preview-short =
    { $why ->
        [card] آنجا کارتی نیست
        [house] همهٔ خانه‌هایتان ساخته شده است
        [site] همهٔ زمین‌ها ساخته شده است
       *[coins] اکنون نمی‌توانید بپردازید
    }: کارگزار بی‌کار برمی‌گردد
aquileia-preview-no-business = هنوز کارگاه یا بانکی ندارید
aquileia-preview-select =
    { $first ->
        [yes] برنده در تساوی‌ها و شروع‌کنندهٔ دور بعد
       *[no] در تساوی آرنا و استادیوم خانهٔ پایین‌تر برنده است
    }
aquileia-preview-pass =
    { $agents ->
        [0] چیزی برای گذاشتن نمانده است
       *[other] { $agents } کارگزار این دور بی‌کار می‌ماند
    }
aquileia-preview-slave = کارت رویی ستون را می‌گیرید، بدون امتیاز
aquileia-preview-decline = کارگزار به دست شما برمی‌گردد
aquileia-preview-take-back = سکه را پس می‌گیرید
aquileia-preview-drop = از این حراج کنار می‌روید
aquileia-preview-opens = سپس { $seat } می‌تواند حراج را آغاز کند
aquileia-preview-sold =
    { $free ->
        [yes] سپس { $seat } برگ را رایگان می‌گیرد
       *[no] سپس { $seat } برگ را می‌گیرد
    }
aquileia-preview-exchange = { $way }، و { $points } امتیاز
aquileia-preview-pay = هزینه: { $coins }
aquileia-preview-receive = دریافت: { $coins }
aquileia-preview-points = دریافت: { $points } امتیاز
aquileia-preview-spend-laid = با سکه‌ای که آنجاست پرداخت می‌شود
aquileia-preview-bank-empty = بانک { $lacking } سکه کم دارد
aquileia-preview-build = هزینه: { $coins } و { $slaves } برده؛ باقی می‌ماند: { $left }
aquileia-preview-excess = { $count } بردهٔ اضافه از دست می‌رود
aquileia-preview-roll =
    { $metal ->
        [bronze] قدرت { $strength }، و هر برنز ۱ قدرت دیگر
        [silver] قدرت { $strength }، و هر نقره ۱ قدرت دیگر
       *[gold] قدرت { $strength }، و هر طلا ۱ قدرت دیگر
    }
aquileia-preview-coins = هر فلز روی دو وجه از شش وجه است
aquileia-preview-strength = { $added } قدرت بیشتر: در مجموع { $strength }
aquileia-preview-kept =
    { $left ->
        [0] دیگر تاس آبی برای این دور نمی‌ماند
       *[other] { $wanted ->
            [yes] { $left } تاس آبی برای استادیوم می‌ماند
           *[no] { $left } تاس آبی بی‌استفاده می‌ماند
        }
    }
aquileia-preview-blue-follows = سپس { $seat } می‌تواند تاس آبی بریزد
aquileia-preview-done = قدرت { $strength } می‌ماند
aquileia-preview-bid = پیشنهاد { $bid }؛ باقی‌مانده { $left }
aquileia-preview-twice = { $points } امتیاز: دو برابر قدرت شما
aquileia-preview-spoils =
    { $gets ->
        [card] نفر دوم کارت برده می‌گیرد
        [nothing] نفر دوم چیزی نمی‌گیرد: کارت برده‌ای نمانده است
       *[points] نفر دوم { $points } امتیاز می‌گیرد
    }
aquileia-warn-pass = { $agents } کارگزار این دور بی‌کار می‌ماند. برای رد کردن دوباره بزنید.
aquileia-warn-decline =
    { $area ->
        [pecunia] هنوز می‌توانید سکه عوض کنید
        [forum] { $sure ->
            [yes] هنوز می‌توانید بسازید
           *[no] شاید هنوز بتوانید بسازید
        }
        [portus] هنوز می‌توانید فعال کنید
       *[market] هنوز می‌توانید بخرید
    }. برای رد کردن دوباره بزنید.
aquileia-warn-done = در این رقابت کارت دیگری بازی نمی‌کنید. برای تأیید دوباره فشار دهید.
aquileia-warn-short =
    { $why ->
        [card] آنجا کارتی نیست: کارگزار بی‌کار برمی‌گردد
        [house] همهٔ خانه‌هایتان ساخته شده است: کارگزار بی‌کار برمی‌گردد
        [site] همهٔ زمین‌ها ساخته شده است: کارگزار بی‌کار برمی‌گردد
       *[coins] هنوز نمی‌توانید بپردازید: شاید کارگزار بی‌کار برگردد
    }. برای گذاشتن دوباره بزنید.

## What it is

aquileia-explain-space =
    { $area ->
        [dolus] دو تاس بریزید و دو سکه‌ای را که نشان می‌دهند بردارید
        [pecunia] یک تبدیل سکه و { $points } امتیاز
        [deck] بالاترین کارت ستون با ۱ برنز، بدون آن که دیگران ببینند
        [equi] خرید کارت بالا با ۱ برنز
        [servi] { $metal ->
            [bronze] ۱ کارت برده با ۱ برنز
            [silver] هر کارت برده با ۱ نقره، حداکثر { $most } کارت
           *[gold] هر کارت برده با ۱ طلا، حداکثر { $most } کارت
        }
        [potentia] ۴ تاس آبی برای آرنا و استادیوم
        [arena] نبرد با قدرت { $strength }؛ هر برنز تاس، اسلحه و برده به آن افزوده می‌شود
        [stadium] { $metal ->
            [silver] مسابقه با قدرت { $strength }؛ نقره و اسب نقره‌ای حساب می‌شود
           *[gold] مسابقه با قدرت { $strength }؛ طلا و اسب طلایی حساب می‌شود
        }
        [theatrum] یک برگ زیتون را حراج کنید و پولش را بگیرید
        [forum] { $most ->
            [one] { $scores ->
                [yes] ساختن یک بنا؛ ویلا و کارگاه بلافاصله امتیاز دارد
               *[no] ساختن یک بنا
            }
           *[other] ساختن حداکثر { $most } بنا
        }
        [latro] دو تاس بریزید و سکه‌های همین فلزها را از بندرگاه بردارید
       *[portus] { $metal ->
            [bronze] ۱ برنز برای همهٔ کارگاه‌ها و بانک‌هایتان بگذارید
            [silver] ۱ نقره برای همهٔ کارگاه‌ها و بانک‌هایتان بگذارید
           *[gold] ۱ طلا برای همهٔ کارگاه‌ها و بانک‌هایتان بگذارید
        }
    }
aquileia-explain-stands = کارگزار { $seat } آنجاست
aquileia-explain-short =
    { $why ->
        [card] آنجا کارتی نیست: کارگزار { $seat } بی‌کار برمی‌گردد
        [house] همهٔ خانه‌های { $seat } ساخته شده است: کارگزار بی‌کار برمی‌گردد
        [site] همهٔ زمین‌ها ساخته شده است: کارگزار { $seat } بی‌کار برمی‌گردد
       *[coins] { $seat } اکنون نمی‌تواند بپردازد: کارگزار بی‌کار برمی‌گردد
    }
aquileia-explain-owner = { $seat } آنجا خانه دارد
aquileia-explain-offer = { $use }، به قیمت { $coins } و { $slaves } برده
aquileia-explain-site =
    { $kind ->
        [villa] { $colour ->
            [white] { $points } برای هر برگ سفید
            [blue] { $points } برای هر برگ آبی
            [yellow] { $points } برای هر برگ زرد
           *[purple] { $points } برای هر برگ بنفش
        }
        [workshop] { $points } امتیاز در هر بار
       *[bank] { $income } در هر بار
    }
aquileia-explain-counts =
    { $kind ->
        [villa] ویلاها در پایان بازی امتیاز دارند، برای برگ‌های زیتون هم‌رنگ صاحبشان
       *[activated] کارگزاری در بندرگاه کارگاه‌ها و بانک‌ها را فعال می‌کند
    }
aquileia-explain-laurel =
    { $kind ->
        [points] { $points } امتیاز در پایان بازی
        [one] در پایان، همهٔ ویلاهای این رنگ را یک بار به حساب می‌آورد
       *[two] در پایان، همهٔ ویلاهای یکی از دو رنگش را یک بار به حساب می‌آورد، هر کدام که بیشتر باشد
    }
aquileia-explain-laurel-worth = { $seat } اکنون { $points } امتیاز از آن می‌گرفت
aquileia-explain-deck =
    { $count ->
        [0] { $played ->
            [0] کارتی نمانده است
           *[other] ستون تمام شده است: با کشیدن بعدی، { $played } کارت استفاده‌شده ستون تازه می‌شوند
        }
       *[other] { $count } کارت مانده است
    }
aquileia-explain-discard =
    { $count ->
        [0] هنوز هیچ کارتی؛ وقتی ستون تمام شود، با کشیدن بعدی ستون تازه می‌شوند
       *[other] { $count } کارت؛ وقتی ستون تمام شود، با کشیدن بعدی ستون تازه می‌شوند
    }
aquileia-explain-card =
    { $use ->
        [slave] { $value } قدرت در آرنا، یا { $value } برده برای بنا
        [weapon] { $value } قدرت در آرنا
        [silver] { $value } قدرت در بخش نقره‌ای استادیوم
       *[gold] { $value } قدرت در بخش طلایی استادیوم
    }
aquileia-explain-secret =
    { $asked ->
        [yes] پنهان؛ با انتخاب، پشت پرده دیده می‌شود
       *[no] این که در دست هست یا نه پنهان است
    }
aquileia-explain-planned =
    { $enough ->
        [yes] { $count } سکه برای کارگزاران روی صفحه لازم است
       *[no] { $count } سکه برای کارگزاران روی صفحه لازم است: کافی نمانده است
    }
aquileia-explain-laurels =
    { $count ->
        [0] هنوز هیچ برگی
       *[other] { $count } برگ، پنهان تا پایان بازی
    }
aquileia-explain-cards =
    { $count ->
        [0] هیچ کارتی
       *[other] { $count } کارت؛ روی آن‌ها پنهان است
    }
aquileia-explain-agents =
    { $placing ->
        [yes] { $count ->
            [0] همهٔ کارگزاران روی صفحه‌اند
           *[other] { $count } کارگزار دیگر می‌توان گذاشت
        }
       *[no] { $count ->
            [0] همهٔ کارگزاران روی صفحه‌اند
           *[other] { $count } کارگزار تا دور بعد نزد بازیکن است
        }
    }
aquileia-explain-houses = { $count } خانه مانده است
aquileia-explain-area =
    { $area ->
        [dolus] کارگزار ۲ تاس می‌ریزد و ۲ سکه‌ای را که می‌آید برمی‌دارد
        [pecunia] کارگزار یک بار سکه عوض می‌کند و { $points } امتیاز می‌گیرد
        [equi] هر کارگزار یک اسب یا اسلحه را با ۱ برنز می‌خرد
        [servi] کارت برده: با برنز ۱، با نقره تا ۲ و با طلا تا ۳ کارت
        [potentia] چهار تاس آبی برای مسابقه‌های این دور
        [dice] تاس‌های قرمز، همان طور که آخرین بار آمده‌اند
        [arena] نبرد: سه نفر اول برنز می‌برند و دو نفر اول امتیاز یا کارت برده
        [stadium] مسابقه: سه نفر اول سکه‌هایی از فلز خود می‌برند و دو نفر اول برگ زیتون
        [theatrum] کارگزار یک برگ زیتون را حراج می‌کند و صاحبش پول را می‌گیرد
        [bid] سکه‌هایی که تا حالا پیشنهاد شده‌اند
        [purses] سکه‌های همهٔ بازیکنان
        [forum] کارگزاران به ترتیب خانه‌ها می‌سازند
       *[portus] اول لاترو، راهزن، و سپس کارگزارانی که کارگاه‌ها و بانک‌ها را فعال می‌کنند
    }
aquileia-explain-supply = بانک { $coins } دارد
aquileia-explain-selection = در تساوی آرنا و استادیوم خانهٔ پایین‌تر برنده است؛ خانهٔ ۱ دور بعد را آغاز می‌کند
aquileia-explain-starter = دارنده‌اش اول از همه می‌گذارد و هر جا که به ترتیب نوبت است اول است
aquileia-explain-round = بازی پس از شش دور تمام می‌شود
aquileia-explain-die = هر فلز روی دو وجه از شش وجه آن است
aquileia-explain-holder = دارنده‌اش می‌تواند تاس‌های آبی را در آرنا و استادیوم بریزد؛ هر تاس در هر دور یک بار
aquileia-explain-exact = قیمت هر چیز با همان سکه‌ها پرداخت می‌شود: هیچ فلزی جای دیگری را نمی‌گیرد
aquileia-explain-exchange = برای کارگزار پکونیا: یک تبدیل و { $points } امتیاز
aquileia-explain-shield =
    { $count ->
        [0] در این مسابقه نیست
       *[other] قدرت { $count }
    }
aquileia-explain-ahead = میان برابرها خانهٔ پایین‌تر جلوتر است: ستاره نشانش می‌دهد
aquileia-explain-laid = فعال کردن با آن پرداخت می‌شود، مگر آن که راهزن آن را ببرد
aquileia-explain-bank =
    { $count ->
        [0] سکه‌ای نمانده است
       *[other] { $count } سکه مانده است
    }
aquileia-explain-bidder =
    { $stands ->
        [leads] بیشترین پیشنهاد تا حالا از { $seat } است
        [out] { $seat } از حراج کنار رفته است
        [asked] { $seat } اکنون می‌تواند سکه‌ای اضافه کند یا کنار برود
       *[waits] { $seat } هنوز در حراج است
    }
aquileia-explain-bid = هر که قیمت را بالا ببرد همین سکه‌ها و یک سکهٔ دیگر پیشنهاد می‌کند
aquileia-explain-raise = پیشنهاد بالاتر دقیقاً همان سکه‌ها و یک سکهٔ دیگر از هر فلزی است؛ هر که نداشته باشد کنار می‌رود

## What holds for the table

aquileia-fact-round = دور { $round } از { $rounds }
aquileia-fact-area = دور { $round } از { $rounds }: { $area ->
        [equi] اسب
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
aquileia-view-contest = مسابقه‌های آرنا و استادیوم
aquileia-view-theatrum = تئاتروم و حراج آن
aquileia-view-forum = میدانگاه و بناهای آن
aquileia-view-portus = بندرگاه و آنچه آنجا کار می‌کند
aquileia-view-players = آنچه هر کس دارد: سکه‌ها، بناها و کارت‌ها
aquileia-waiting =
    { $sort ->
        [coins] { $count } سکه برای پیشنهاد
        [card] { $count } کارت برده برای گرفتن
        [equi] { $count } کارت برای خرید
        [exchange] { $count } تبدیل سکه
        [hand] { $count } کارت برای استفاده
        [laurel] { $count } برگ زیتون برای نگه داشتن
        [selection] { $count } خانهٔ ردیف گزینش
        [site] { $count } بنا برای ساختن
       *[space] { $count } خانه برای گذاشتن
    }

## What happened

aquileia-ranked = { "\u200F" }{ $seat } ({ $strength })
aquileia-log-place = { $seat } کارگزاری گذاشت: { $space }.
    .terse = کارگزار: { $space }.
aquileia-log-lay =
    { $metal ->
        [bronze] { $seat } یک سکهٔ برنز آنجا گذاشت.
        [silver] { $seat } یک سکهٔ نقره آنجا گذاشت.
       *[gold] { $seat } یک سکهٔ طلا آنجا گذاشت.
    }
aquileia-log-select = { $seat } لوحه را در خانهٔ { $number } گذاشت.
aquileia-log-pass = { $seat } برای این دور رد کرد.
aquileia-log-operations = همه گذاشته‌اند: عملیات دور { $round } آغاز شد.
aquileia-log-idle =
    { $why ->
        [card] آنجا کارتی نیست: کارگزار { $seat } بی‌کار برمی‌گردد ({ $space }).
        [business] { $seat } چیزی برای فعال کردن ندارد: کارگزار بی‌کار برمی‌گردد ({ $space }).
        [loot] سکه‌ای برای بردن نیست: کارگزار { $seat } بی‌کار برمی‌گردد ({ $space }).
        [cost] { $seat } هزینهٔ هیچ بنایی را ندارد: کارگزار بی‌کار برمی‌گردد ({ $space }).
        [house] { $seat } همهٔ خانه‌هایش را ساخته است: کارگزار بی‌کار برمی‌گردد ({ $space }).
        [site] همهٔ زمین‌ها ساخته شده است: کارگزار { $seat } بی‌کار برمی‌گردد ({ $space }).
       *[coins] { $seat } نمی‌تواند بپردازد: کارگزار بی‌کار برمی‌گردد ({ $space }).
    }
    .terse =
        { $why ->
            [card] برای کارگزار { $seat } کارتی نماند.
            [business] کارگزار { $seat } کاری نداشت.
            [loot] سکه‌ای برای { $seat } نبود.
            [house] { $seat } خانهٔ دیگری ندارد.
            [site] زمینی برای کارگزار { $seat } نماند.
           *[coins] کارگزار { $seat } پول نداشت.
        }
aquileia-log-decline = { $seat } از این کار گذشت: { $space }.
    .terse = از این کار گذشت.
aquileia-log-pay = { $seat } پرداخت: { $coins }.
aquileia-log-receive = { $seat } گرفت: { $coins }.
aquileia-log-bank-empty = بانک برای { $seat } به تعداد { $lacking } سکه کم داشت.
aquileia-log-hand-over = { $seat } به { $other } پرداخت: { $coins }.
    .terse = { $coins } به { $other }.
aquileia-log-points = { $seat } { $points } امتیاز گرفت.
    .terse = { $points } امتیاز.
aquileia-log-draw =
    { $pile ->
        [servi] { $seat } { $count } کارت برده کشید.
       *[other] { $seat } یک کارت اسب و اسلحه کشید و کسی آن را ندید.
    }
aquileia-log-shuffle = کارت‌های استفاده‌شده بُر خوردند: ستون تازه با { $count } کارت.
aquileia-log-buy = { $seat } خرید: { $card }.
aquileia-log-roll = { $seat } تاس ریخت: { $shown }.
aquileia-log-claim = { $seat } تاس‌های آبی را گرفت.
aquileia-log-hold = { $seat } تاس آبی نریخت.
aquileia-log-exchange = { $seat } تبدیل کرد: { $give } با { $get }.
aquileia-log-contest =
    { $area ->
        [arena] نبرد در آرنا، به ترتیب نوبت با قدرت: { $ranks }.
       *[stadium] مسابقه در استادیوم، به ترتیب نوبت با قدرت: { $ranks }.
    }
aquileia-log-play = { $seat } استفاده کرد: { $named }.
aquileia-log-done = { $seat } از کارت دیگری استفاده نکرد.
aquileia-log-strength = قدرت { $seat } اکنون { $strength } است.
aquileia-log-ranking =
    { $area ->
        [arena] { $seat } برندهٔ آرنا شد
       *[stadium] { $seat } برندهٔ استادیوم شد
    }: { $ranks }{ $tied ->
        [yes] ؛ میان برابرها خانهٔ پایین‌تر می‌برد
       *[no] { "" }
    }.
    .terse = { $area ->
        [arena] آرنا
       *[stadium] استادیوم
    }: { $podium }{ $tied ->
        [yes] ؛ خانهٔ پایین‌تر جلوتر
       *[no] { "" }
    }.
aquileia-log-laurels =
    { $alone ->
        [yes] { $seat } یک برگ زیتون را نگه داشت؛ دیگری از بازی خارج شد.
       *[no] { $seat } یک برگ زیتون را نگه داشت؛ دیگری به { $second } رسید.
    }
    .terse = یک برگ زیتون را نگه داشت.
aquileia-log-open-laurel = رو شد: { $card }.
aquileia-log-lot = { $seat } حراج کرد: { $card }.
aquileia-log-bid = { $seat } پیشنهاد داد: { $coins }.
aquileia-log-drop =
    { $why ->
        [pass] { $seat } رد کرد و از حراج کنار رفت.
        [broke] { $seat } سکه‌ای برای پیشنهاد ندارد و از حراج کنار رفت.
       *[coins] { $seat } برای پیشنهاد بالاتر { $coins } و یک سکهٔ دیگر ندارد و از حراج کنار رفت.
    }
aquileia-log-sold =
    { $way ->
        [free] { $seat }، صاحب حراج، رایگان گرفت: { $card }.
        [own] { $seat }، صاحب حراج، خودش برد: { $card }.
       *[other] { $seat } برد: { $card }.
    }
aquileia-log-build = { $seat } ساخت: { $site }.
aquileia-log-slaves =
    { $excess ->
        [0] { $seat } پرداخت: { $named }.
       *[other] { $seat } پرداخت: { $named }؛ { $excess } برده بیش از قیمت.
    }
aquileia-log-rob =
    { $metal ->
        [bronze] { $seat } سکهٔ برنز بندرگاه را برد.
        [silver] { $seat } سکهٔ نقرهٔ بندرگاه را برد.
       *[gold] { $seat } سکهٔ طلای بندرگاه را برد.
    }
aquileia-log-spend-laid =
    { $metal ->
        [bronze] { $seat } با سکهٔ برنزی که گذاشته بود پرداخت.
        [silver] { $seat } با سکهٔ نقره‌ای که گذاشته بود پرداخت.
       *[gold] { $seat } با سکهٔ طلایی که گذاشته بود پرداخت.
    }
aquileia-log-take-back =
    { $metal ->
        [bronze] { $seat } سکهٔ برنز را پس گرفت.
        [silver] { $seat } سکهٔ نقره را پس گرفت.
       *[gold] { $seat } سکهٔ طلا را پس گرفت.
    }
aquileia-log-activate = { $seat } فعال کرد: { $site }.
aquileia-log-round = دور { $round }: { $first } آغاز می‌کند.
aquileia-log-show = { $seat } برگ‌های زیتون را نشان داد: { $named }.
aquileia-log-end = بازی تمام شد.

## Signs

aquileia-sign-bronze = سکهٔ برنز: هشت‌گوش، با لنگر
aquileia-sign-silver = سکهٔ نقره: گرد، با هلال
aquileia-sign-gold = سکهٔ طلا: با لبهٔ موج‌دار و خورشید
aquileia-sign-planned = سکه‌های بازیکن؛ پس از خط منها، حداقل هزینهٔ کارگزاران روی صفحه
aquileia-sign-slaves = تعداد کارت‌های برده در دست؛ روی آن‌ها پنهان است
aquileia-sign-equi = تعداد کارت‌های اسب و اسلحه در دست
aquileia-sign-laurels = تعداد برگ‌های زیتون؛ روی آن‌ها پنهان است
aquileia-sign-agents = کارگزارانی که هنوز در دست‌اند
aquileia-sign-short = هزینهٔ کار این کارگزار را اکنون نمی‌توان پرداخت: بدون سکهٔ بیشتر بی‌کار برمی‌گردد
aquileia-sign-marker = لوحهٔ گزینش: تساوی را می‌شکند و شروع‌کنندهٔ بعدی را تعیین می‌کند
aquileia-sign-shield = قدرت در مسابقه
aquileia-sign-house = خانه‌ای که هنوز ساخته نشده است
aquileia-sign-villa = ویلا با رنگ و ارزش آن
aquileia-sign-workshop = کارگاه: با فعال شدن امتیاز می‌دهد
aquileia-sign-bank = بانک: با فعال شدن سکه می‌دهد
aquileia-sign-white = برگ سفید: برگ‌های گرد مورد
aquileia-sign-blue = برگ آبی: برگ‌های باریک زیتون
aquileia-sign-yellow = برگ زرد: برگ‌های کنگره‌دار بلوط
aquileia-sign-purple = برگ بنفش: برگ‌های نوک‌تیز پاپیتال
aquileia-sign-starter = شروع‌کنندهٔ بازی

## The rules in our own words

aquileia-help-goal = هدف بازی
aquileia-help-goal-text = در شش دور کارگزارانتان را به گوشه‌های یک شهر بندری روم می‌فرستید: به بازار، به مسابقه‌ها، به زمین‌های ساختمانی و به بندرگاه. در طول بازی از تبدیل سکه، آرنا، بعضی بناها و کارگاه‌های فعال امتیاز می‌گیرید. در پایان هر رنگ حساب می‌شود: ارزش ویلاهای آن رنگ ضرب در تعداد برگ‌های زیتون همان رنگ. هر که بیشترین امتیاز را داشته باشد برنده است؛ در صورت تساوی، پیروزی مشترک است.
aquileia-help-round = یک دور
aquileia-help-round-text = اول همه به نوبت، هر بار یک مهره، می‌گذارند تا چیزی نماند یا همه رد کنند. سپس منطقه‌ها یکی پس از دیگری اجرا می‌شوند: دولوس، پکونیا، اسب و اسلحه، برده، پوتنتیا، آرنا، استادیوم، تئاتروم، میدانگاه ۱ تا ۵، و در بندرگاه اول راهزن (لاترو) و سپس برنز تا طلا. هر کارگزار پس از کارش به دست صاحبش برمی‌گردد. دور بعد را کسی آغاز می‌کند که در خانهٔ ۱ ردیف گزینش است.
aquileia-help-place = چیدن کارگزاران
aquileia-help-place-text = در نوبت خود یک کارگزار را در یک خانهٔ خالی یا لوحهٔ گزینش را در اولین خانهٔ خالی ردیف بگذارید. در هر خانه یک مهره؛ در یک منطقه چند کارگزار شما می‌توانند باشند. در استادیوم فقط در یک بخش مسابقه می‌دهید. در بندرگاه فقط یک فلز را می‌توانید انتخاب کنید و سکه‌اش را همان موقع می‌گذارید. پس از گذاشتن لوحه می‌توانید رد کنید: دیگر در این دور چیزی نمی‌گذارید. هزینه‌ها بعداً پرداخت می‌شود: عدد پس از خط منها کنار سکه‌هایتان می‌گوید کارگزارانتان دست‌کم چند سکه می‌خواهند، و کارگزاری که دیگر نمی‌توان هزینه‌اش را پرداخت نشان دارد.
aquileia-help-place-press = خانه‌ای از صفحه را انتخاب کنید و سپس در پایین «گذاشتن در اینجا» را بزنید. خط پایین می‌گوید هر خانه چه هزینه و چه سودی دارد.
aquileia-help-money = پول و پکونیا
aquileia-help-money-text = برنز، نقره و طلا سه نوع سکه‌اند. قیمت‌ها دقیق پرداخت می‌شود: هیچ فلزی جای دیگری را نمی‌گیرد. همهٔ سکه‌ها در معرض دید همه است. فقط کارگزار پکونیا می‌تواند پول تبدیل کند: دقیقاً یک تبدیل از فهرست، در هر دو جهت، و ۴ امتیاز برای آن.
aquileia-help-money-press = در پکونیا یکی از ده تبدیل را انتخاب کنید و سپس دکمه‌اش را در پایین بزنید.
aquileia-help-market = بازار
aquileia-help-market-text = دولوس: دو تاس بریزید و دو سکه‌اش را بردارید. اسب و اسلحه: هر خانه یک کارت را با ۱ برنز می‌فروشد و خانهٔ منتهاالیه سمت چپ بالاترین کارت ستون را، ندیده. برده: کارت‌های برده، ۱ کارت با برنز، حداکثر ۲ با نقره و حداکثر ۳ با طلا برای هر کارت. پوتنتیا: چهار تاس آبی در این دور مال شماست. هیچ خریدی اجباری نیست.
aquileia-help-market-press = کارت یا ستون را انتخاب کنید، تعداد را با − و +، و سپس دکمهٔ خرید را بزنید.
aquileia-help-contest = آرنا و استادیوم
aquileia-help-contest-text = هر کس آنجا کارگزار دارد شرکت می‌کند. قدرت با عدد خانه‌هایتان آغاز می‌شود. به ترتیب نوبت هر کس سه تاس قرمز می‌ریزد: در آرنا هر برنز ۱ قدرت است و در استادیوم هر وجه از فلز بخش خودتان. سپس به ترتیب نوبت هر کس می‌تواند از کارت‌هایش استفاده کند: در آرنا اسلحه و برده، در استادیوم اسب‌های فلز خودش. در آخر دارندهٔ تاس‌های آبی هر چند تا را که بخواهد می‌ریزد؛ هر تاس در هر دور یک بار. قوی‌ترین برنده است؛ در تساوی خانهٔ پایین‌تر ردیف گزینش.
aquileia-help-contest-press = کارت‌هایتان پنهان است. جایی از دستتان را انتخاب کنید و تنها نگاه کنید؛ کارت‌ها را انتخاب کنید و سپس دکمهٔ آن را بزنید. برای «ادامه بدون کارت» نگاه لازم نیست.
aquileia-help-rewards = جایزهٔ مسابقه‌ها
aquileia-help-rewards-text = نفر اول، دوم و سوم ۳، ۲ و ۱ سکه می‌گیرند: در آرنا برنز و در استادیوم از فلز خودشان. در آرنا نفر اول یا امتیاز می‌گیرد، دو برابر قدرت خودش، یا یک کارت برده؛ دیگری به نفر دوم می‌رسد، به اندازهٔ قدرت خودش؛ اگر کارت برده‌ای نمانده باشد نفر اول امتیاز می‌گیرد. در استادیوم نفر اول برگ زیتون چیده‌شده و برگ بالای ستون را می‌بیند و یکی را پنهانی نگه می‌دارد؛ دیگری به نفر دوم می‌رسد. اگر فقط یک نفر مسابقه داده باشد، برگ دیگر از بازی خارج می‌شود.
aquileia-help-rewards-press = در آرنا یکی از دو دکمه را بزنید. در استادیوم تنها نگاه کنید، یکی از دو برگ را انتخاب کنید و سپس «نگه داشتن این برگ» را بزنید.
aquileia-help-theatrum = تئاتروم
aquileia-help-theatrum-text = صاحب حراج یک برگ زیتون دورنگ را نشان می‌دهد و می‌تواند با یک سکه از هر فلزی آغاز کند. دیگران به نوبت قیمت را بالا می‌برند یا رد می‌کنند: هر بار دقیقاً همان سکه‌ها و یک سکهٔ دیگر از هر فلزی. رد کردن قطعی است. برنده پول را به صاحب حراج می‌دهد؛ اگر خود او ببرد، به بانک. هر که آغاز نکند از این حراج کنار رفته است: نفر بعد می‌تواند آغاز کند و پول باز هم مال صاحب حراج است. اگر هیچ‌کس نخواهد، او برگ را رایگان می‌گیرد.
aquileia-help-theatrum-press = از سکه‌های خودتان سکه‌ای را که اضافه می‌کنید انتخاب کنید و سپس دکمه‌اش را بزنید؛ یا رد کنید.
aquileia-help-forum = میدانگاه
aquileia-help-forum-text = کارگزاران به ترتیب خانه‌های ۱ تا ۵ می‌سازند. سکه‌ها را دقیق و برده‌ها را با کارت بپردازید؛ کارت‌ها خرد نمی‌شوند و اگر پرداخت دقیق ممکن نباشد اضافه‌اش از دست می‌رود. در خانه‌های ۲ و ۵ امتیاز بنا بلافاصله داده می‌شود؛ در خانهٔ ۳ دو بنا می‌توان ساخت و هر کدام جداگانه پرداخت می‌شود. هر بازیکن نُه خانه دارد. ویلاها در پایان حساب می‌شوند؛ کارگاه‌ها و بانک‌ها در بندرگاه کار می‌کنند.
aquileia-help-forum-press = زمینی را انتخاب کنید؛ اگر به کارت‌های بردهٔ شما بستگی دارد، تنها نگاه کنید و کارت‌های پرداخت را انتخاب کنید. سپس «ساختن» را بزنید.
aquileia-help-portus = بندرگاه
aquileia-help-portus-text = اول لاترو، راهزن، دو تاس می‌ریزد و از هر فلزی که بیاید سکهٔ آن خانه را برمی‌دارد، حتی سکهٔ خودش را. سپس کارگزاران از برنز تا طلا کار می‌کنند: با سکه‌ای که آنجاست، یا اگر برده شده با سکه‌ای تازه، همهٔ کارگاه‌ها و بانک‌هایتان را فعال می‌کنید و امتیاز و سکه می‌گیرید. هر که نخواهد، یا کارگاه و بانکی نداشته باشد، سکه‌ای را که هنوز آنجاست پس می‌گیرد.
aquileia-help-portus-press = برای راهزن «ریختن تاس‌ها» و در فلزها «فعال کردن همه» را بزنید، یا رد کنید.
aquileia-help-cards = کارت‌های پنهان
aquileia-help-cards-text = کارت‌های دست و برگ‌های زیتون پنهان‌اند؛ تعدادشان را همه می‌بینند. روی یک صفحهٔ مشترک هر بازیکن پشت پرده تنها به کارت‌هایش نگاه می‌کند. کارت استفاده‌شده رو می‌ماند؛ وقتی ستونی تمام شود، با کشیدن بعدی کارت‌های استفاده‌شده‌اش بُر می‌خورند و ستون تازه می‌شوند.
aquileia-help-cards-press = «جزئیات» روی بخش خودتان کارت‌ها و برگ‌هایتان را فقط به شما نشان می‌دهد. در مسابقه یا میدانگاه برای استفاده، جایی از دستتان را انتخاب کنید.
aquileia-help-end = پایان بازی
aquileia-help-end-text = پس از شش دور همهٔ برگ‌های زیتون رو می‌شوند. برگ‌های عدددار همان امتیاز را می‌دهند. برای هر رنگ ارزش ویلاهایتان را جمع و در تعداد برگ‌های همان رنگ ضرب کنید؛ هر برگ دورنگ برای رنگی حساب می‌شود که بیشتر می‌دهد. ویلا بدون برگ هم‌رنگ امتیازی ندارد. سکه، کارت، کارگاه و بانک امتیازی ندارند. چیزی تساوی را نمی‌شکند.

## About this edition

aquileia-about-edition = نسخه‌ای که بازیکنان برای بازی آکویلیا ساخته‌اند و پیوندی با ناشر یا پدیدآور بازی ندارد. تصویرها، صداها و همهٔ متن‌ها از خود ماست.
aquileia-about-data = این‌ها بازسازی شده‌اند و اجزای چاپی نیستند: ۲۹ زمین از ۳۰ زمین ساختمانی با قیمت و ارزششان، و چند عدد در خانه‌های استادیوم، برده و اسب و اسلحه. همه با تعدادها، قوانین و نمونه‌های دفترچهٔ راهنما می‌خوانند. هر که بازی را دارد می‌تواند جدول‌های assets/data/aquileia را با هر ویرایشگری درست کند.
aquileia-about-cards = دفترچهٔ راهنما کسی را وادار نمی‌کند که تعداد کارت‌هایش را بگوید. اینجا تعدادها دیده می‌شوند، چون هر کسی می‌تواند بشمارد؛ این که چه کارت‌هایی‌اند پنهان می‌ماند.
aquileia-about-history = آکویلیا در سال ۱۸۱ پیش از میلاد در کنارهٔ شمالی آدریاتیک ساخته شد و از پایگاهی نظامی به یکی از بزرگ‌ترین شهرهای جهان روم رسید، با بندری رودخانه‌ای که اسکله‌ها و انبارهایش هنوز دیده می‌شوند.
aquileia-about-slavery = ثروت روم بر برده‌داری استوار بود. میلیون‌ها انسان دارایی دیگران بودند: اسیر جنگ یا دزدان دریایی، یا بردهٔ زاده‌شده؛ در بازارهایی چون بازار همین شهر فروخته می‌شدند، در کشتزارها، معدن‌ها و خانه‌ها کار می‌کردند یا به نبرد در آوردگاه‌ها واداشته می‌شدند. این بازی، مانند نسخهٔ چاپی، آن‌ها را چون قیمت می‌شمارد. ما فقط نشانی از آن می‌آوریم و بی‌پرده می‌گوییم: این خشونت بود، نه زینت صحنه.
