### آکویلیا. پروندهٔ انگلیسی همین کلیدها را دارد.

aquileia-name = آکویلیا
aquileia-tagline = کارگزاران، مسابقه‌ها و ویلاها در بندری رومی

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
aquileia-choose-exchange = پکونیا: یک تبدیل سکه و { $points } امتیاز برای آن
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
        [bronze] قدرت { $strength }: استفاده از برده و اسلحه
        [silver] قدرت { $strength }: استفاده از اسب نقره‌ای
       *[gold] قدرت { $strength }: استفاده از اسب طلایی
    }
aquileia-choose-blue =
    { $metal ->
        [bronze] حداکثر { $count } تاس آبی بریزید: برنز حساب می‌شود
        [silver] حداکثر { $count } تاس آبی بریزید: نقره حساب می‌شود
       *[gold] حداکثر { $count } تاس آبی بریزید: طلا حساب می‌شود
    }
aquileia-choose-spoils =
    { $points ->
        [one] پیروزی در آرنا: { $points } امتیاز یا یک کارت برده
       *[other] پیروزی در آرنا: { $points } امتیاز یا یک کارت برده
    }
aquileia-choose-laurel =
    { $alone ->
        [yes] یک برگ زیتونی را نگه دارید؛ دیگری از بازی خارج می‌شود
       *[no] یک برگ زیتونی را نگه دارید؛ دیگری به نفر دوم می‌رسد
    }
aquileia-choose-open = تئاتروم: حراج را با یک سکه آغاز کنید یا رد کنید
aquileia-choose-raise = پیشنهاد تا اینجا: { $bid }. یک سکه اضافه کنید یا رد کنید
aquileia-choose-build =
    { $scores ->
        [yes] بسازید و بلافاصله امتیاز بگیرید
       *[no] { $count ->
            [one] یک بنا بسازید
           *[other] حداکثر { $count } بنا بسازید
        }
    }
aquileia-choose-latro = لاترو: برای سکه‌های بندرگاه دو تاس بریزید
aquileia-choose-activate =
    { $laid ->
        [yes] { $metal ->
            [bronze] با سکهٔ برنزی که گذاشته‌اید همه را فعال می‌کنید؟
            [silver] با سکهٔ نقره‌ای که گذاشته‌اید همه را فعال می‌کنید؟
           *[gold] با سکهٔ طلایی که گذاشته‌اید همه را فعال می‌کنید؟
        }
       *[no] { $metal ->
            [bronze] با یک سکهٔ برنز دیگر همه را فعال می‌کنید؟
            [silver] با یک سکهٔ نقرهٔ دیگر همه را فعال می‌کنید؟
           *[gold] با یک سکهٔ طلای دیگر همه را فعال می‌کنید؟
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
aquileia-no-card-held = چنین کارتی ندارید
aquileia-no-use-here = این کارت اینجا به کار نمی‌آید
aquileia-no-site-taken = آنجا خانه‌ای ساخته شده است
aquileia-no-house-left = همهٔ خانه‌های خود را ساخته‌اید
aquileia-no-slaves = کارت‌های بردهٔ شما کافی نیست
aquileia-no-such-payment = با این کارت نمی‌توان بنایی ساخت

## Scores

aquileia-score-track = در طول بازی
aquileia-score-laurels = امتیاز برگ‌های زیتونی
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
aquileia-why-arena = در آرنا بخت خوبی دارید.
aquileia-why-stadium = در استادیوم بخت خوبی دارید.
aquileia-why-forum = ساختن یک بنا را آماده می‌کند.
aquileia-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
aquileia-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.
