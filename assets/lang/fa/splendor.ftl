### کهربا (Splendor). پروندهٔ انگلیسی همین کلیدها را دارد.

splendor-name = کهربا
splendor-tagline = گوهرها، کارت‌ها و مهمانان اشرافی
splendor-box = گوهر بردارید، با آن‌ها کارت بخرید و بگذارید کارت‌ها قیمت کارت‌های گران‌تر را کم کنند. با ۱۵ امتیاز، دور آخر شروع می‌شود.

## The gems, and lists of them: only what is there is named

splendor-gem =
    { $color ->
        [white] الماس
        [blue] یاقوت کبود
        [green] زمرد
        [red] یاقوت سرخ
        [black] عقیق
       *[gold] طلا
    }

splendor-gem-title =
    { $color ->
        [white] الماس
        [blue] یاقوت کبود
        [green] زمرد
        [red] یاقوت سرخ
        [black] عقیق
       *[gold] طلا
    }

splendor-some-white =
    { $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] { $last ->
                [white] { " و " }
               *[other] { "، " }
            }
        }{ $white ->
            [one] یک الماس
            [2] دو الماس
           *[other] { $white } الماس
        }
    }

splendor-some-blue =
    { $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] { $last ->
                [blue] { " و " }
               *[other] { "، " }
            }
        }{ $blue ->
            [one] یک یاقوت کبود
            [2] دو یاقوت کبود
           *[other] { $blue } یاقوت کبود
        }
    }

splendor-some-green =
    { $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] { $last ->
                [green] { " و " }
               *[other] { "، " }
            }
        }{ $green ->
            [one] یک زمرد
            [2] دو زمرد
           *[other] { $green } زمرد
        }
    }

splendor-some-red =
    { $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] { $last ->
                [red] { " و " }
               *[other] { "، " }
            }
        }{ $red ->
            [one] یک یاقوت سرخ
            [2] دو یاقوت سرخ
           *[other] { $red } یاقوت سرخ
        }
    }

splendor-some-black =
    { $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] { $last ->
                [black] { " و " }
               *[other] { "، " }
            }
        }{ $black ->
            [one] یک عقیق
            [2] دو عقیق
           *[other] { $black } عقیق
        }
    }

splendor-some-gold =
    { $gold ->
        [0] { "" }
       *[other] { $first ->
            [gold] { "" }
           *[other] { $last ->
                [gold] { " و " }
               *[other] { "، " }
            }
        }{ $gold ->
            [one] یک سکهٔ طلا
            [2] دو سکهٔ طلا
           *[other] { $gold } سکهٔ طلا
        }
    }

splendor-gems = { splendor-some-white }{ splendor-some-blue }{ splendor-some-green }{ splendor-some-red }{ splendor-some-black }{ splendor-some-gold }

## The pieces by name

splendor-card =
    کارت { splendor-gem-title }، سطح { $level }{ $points ->
        [0] { "" }
        [one] ، { $points } امتیاز
       *[other] ، { $points } امتیاز
    }
splendor-noble =
    { $id ->
        [N01] مُهر فواره
        [N02] مُهر طاووس
        [N03] مُهر انار
        [N04] مُهر لاله
        [N05] مُهر دُرنا
        [N06] مُهر سرو
        [N07] مُهر باغ
        [N08] مُهر فانوس
        [N09] مُهر شاهین
        [N10] مُهر هلال
       *[other] مهمان اشرافی
    }

splendor-deck = دستهٔ سطح { $level }
splendor-hidden = کارت پشت‌روی سطح { $level }
splendor-bank = { splendor-gem-title } در مخزن
splendor-tokens = { splendor-gem-title } نزد { $seat }
splendor-bonus = پاداش { splendor-gem-title } نزد { $seat }
splendor-market = ردیف سطح { $level }
splendor-guest = جای اشراف‌زاده
splendor-reserve = کارت رزروی { $seat }
splendor-nobles = اشراف‌زادگان { $seat }

## What is asked

splendor-choose-action = گوهر بردارید، کارتی رزرو کنید یا کارتی بخرید
splendor-choose-payment = طلا می‌تواند جای گوهرهایتان را بگیرد: آن‌هایی را که می‌خواهید نگه دارید نشان دهید و بپردازید
splendor-choose-discard =
    { $count ->
        [one] بیش از ده مهره دارید: { $count } مهره را پس بدهید
       *[other] بیش از ده مهره دارید: { $count } مهره را پس بدهید
    }
splendor-choose-noble = بیش از یک اشراف‌زاده به دیدارتان می‌آید: یکی را برگزینید

## What the buttons do

splendor-do-take =
    { $count ->
        [one] برداشتن { $count } گوهر
       *[other] برداشتن { $count } گوهر
    }
splendor-do-reserve = رزرو
splendor-do-buy = خرید
splendor-do-buy-gold = خرید با طلای دلخواه
splendor-do-pay =
    { $count ->
        [0] پرداخت با گوهرهای خود
        [one] پرداخت، طلا به جای { $count } گوهر دیگر
       *[other] پرداخت، طلا به جای { $count } گوهر دیگر
    }
splendor-do-discard = پس دادن
splendor-do-noble = پذیرفتن

## What happened

splendor-log-take = { $seat } { splendor-gems } برداشت.
splendor-log-discard = { $seat } { splendor-gems } پس داد.
splendor-log-reserve =
    { $seat } این کارت را رزرو کرد: { $card }{ $gold ->
        [true] ؛ یک سکهٔ طلا هم برداشت.
       *[false] ؛ طلایی نمانده بود.
    }
splendor-log-reserve-blind =
    { $seat } یک کارت نادیدهٔ سطح { $level } را رزرو کرد{ $gold ->
        [true] { " " }و یک سکهٔ طلا برداشت.
       *[false] ؛ طلایی نمانده بود.
    }
splendor-log-show = { $seat } کارت دستش را رو کرد: { $card }.
splendor-log-buy =
    { $seat } { $hand ->
        [true] کارت رزروی‌اش را خرید: { $card }.
       *[false] این کارت را خرید: { $card }.
    }
splendor-log-noble = { $noble } به { $seat } رسید.
splendor-log-pass = { $seat } هیچ کاری نمی‌تواند بکند و نوبت می‌گذرد.
splendor-log-last-round = { $seat } به ۱۵ امتیاز رسید: این دور، دور پایانی است.
splendor-log-end = بازی به پایان رسید.

## Why something cannot be chosen

splendor-no-spare = در این خرید، طلا جای هیچ‌یک از این‌ها را نمی‌گیرد
splendor-no-gold-take = طلا فقط با رزرو کردن کارت به دست می‌آید
splendor-no-pile-empty = در مخزن { splendor-gem } نمانده است
splendor-no-take-combination = سه گوهر از سه رنگ بردارید، یا دو گوهر هم‌رنگ از ستونی که دست‌کم چهار تا دارد
splendor-no-deck-empty = این دسته تمام شده است
splendor-no-reserve-full = سه کارت رزرو کرده‌اید: نخست یکی از آن‌ها را بخرید
splendor-no-short =
    هنوز کم دارید: { splendor-gems }{ $held ->
        [0] { "" }
        [one] ؛ یک سکهٔ طلای شما کافی نیست
       *[other] ؛ { $held } سکهٔ طلای شما کافی نیست
    }
splendor-no-noble = اشراف‌زادگان، همین که کارت‌هایتان کافی باشد، در پایان نوبت خودشان می‌آیند

## Scores and facts

splendor-score-cards = کارت‌ها
splendor-score-nobles = اشراف‌زادگان
splendor-tie-cards = کارت کمتر

## The rules in short

splendor-help-goal = هدف بازی
splendor-help-goal-text = شما در راه ابریشم گوهر خرید و فروش می‌کنید. با گوهر کارت می‌خرید و هر کارتی که دارید کارت‌های بعدی را ارزان‌تر می‌کند. کارت‌های گران‌تر بالای خود امتیاز منزلت دارند و هر اشراف‌زاده سه امتیاز می‌آورد. هر که در پایان دور آخر بیشترین امتیاز را داشته باشد برنده است.
splendor-help-take = برداشتن گوهر
splendor-help-take-text = هر نوبت یک کار است. نخست: سه گوهر از سه رنگ گوناگون از مخزن بردارید؛ تنها وقتی کمتر از سه رنگ در مخزن مانده باشد، کمتر برمی‌دارید. دوم: دو گوهر هم‌رنگ بردارید، اگر ستون آن پیش از برداشتن دست‌کم چهار گوهر داشته باشد. طلا را هیچ‌گاه این‌گونه نمی‌توان برداشت.
splendor-help-reserve = رزرو کردن کارت
splendor-help-reserve-text = سوم: یک کارت رو، یا کارت رویی یکی از دسته‌ها را نادیده، به دست خود ببرید و اگر در مخزن طلا هست یک سکهٔ طلا هم بردارید. کارتی که از دسته آمده پشت‌رو می‌ماند؛ در نوبت خود انتخابش کنید تا پشت پرده تنها خودتان آن را ببینید. بیش از سه کارت رزروی نمی‌توان داشت و تنها راه رها شدن از آن‌ها خریدنشان است. کارتی که تا پایان بماند جریمه ندارد.
splendor-help-buy = خریدن کارت
splendor-help-buy-text = چهارم: یکی از کارت‌های رو یا یکی از کارت‌های رزروی خود را بخرید. پایین کارت نوشته است چه گوهرهایی به مخزن برمی‌گردد. سکهٔ طلا جای هر گوهری را می‌گیرد، حتی گوهری که خودتان دارید: اگر بیش از یک راه پرداخت باشد، انتخاب با شماست. جای خالی ردیف بی‌درنگ از دستهٔ همان سطح پر می‌شود.
splendor-help-bonus = پاداش‌ها
splendor-help-bonus-text = هر کارتی که خریده‌اید در همهٔ خریدهای بعدی یک گوهر هم‌رنگ خود را به شما می‌بخشد. با دو کارت سرخ، کارتی که سه یاقوت سرخ می‌خواهد یکی می‌ارزد. با کارت‌های کافی می‌توان رایگان خرید، ولی برای پاداشی که زیاد آمده چیزی پس داده نمی‌شود.
splendor-help-limit = حداکثر ده مهره
splendor-help-limit-text = در میان نوبت هر چند مهره می‌توانید داشته باشید، ولی در پایان آن، با طلا، بیش از ده تا نه. آنچه بیش از ده است به مخزن برمی‌گردد؛ خودتان انتخاب می‌کنید کدام، حتی آن‌هایی را که تازه برداشته‌اید.
splendor-help-noble = اشراف‌زادگان
splendor-help-noble-text = در پایان نوبت، همین که کارت‌های خریدهٔ شما پاداش‌هایی را که مُهر یک اشراف‌زاده می‌خواهد نشان دهند، او به دیدارتان می‌آید؛ خود گوهرها به حساب نمی‌آیند. این یک کار جداگانه نیست و نمی‌توان آن را نپذیرفت. اگر چند نفر بیایند یکی را برمی‌گزینید و دیگران شاید نوبتی دیگر بیایند.
splendor-help-end = پایان بازی
splendor-help-end-text = وقتی کسی نوبتش را با ۱۵ امتیاز یا بیشتر تمام کند، دور تا آخر بازی می‌شود تا همه به یک اندازه نوبت داشته باشند. بیشترین امتیاز برنده است. در امتیاز برابر، کسی برنده است که کارت کمتری خریده باشد؛ اگر آن هم برابر بود، پیروزی مشترک است.

## About this edition

splendor-about-edition = میزی است که بازیکنان برای بازی اصلی Splendor ساخته‌اند؛ همان که در ایران کهربا نام دارد. با ناشر و سازندگان بازی پیوندی ندارد. تصویرها، صداها، نام اشراف‌زادگان و همهٔ نوشته‌ها از خود ماست.
splendor-about-data = قیمت ۹۰ کارت و خواستهٔ ۱۰ اشراف‌زاده همان است که چاپ شده و هر یک را بیش از یک منبع عمومی تأیید کرده است؛ هیچ جدولی بازسازی نشده. اگر صاحب بازی هستید و تفاوتی یافتید، آن را در assets/data/splendor درست کنید.

## What an action costs and brings

splendor-preview-pay = می‌پردازید: { splendor-gems }
splendor-preview-free = رایگان: پاداش‌ها همهٔ بها را می‌پوشانند

## Where to press

splendor-help-take-press = گوهرهای کنار کارت‌ها را یکی‌یکی انتخاب کنید، سپس دکمهٔ برداشتن را در پایین.
splendor-help-reserve-press = یک کارت یا دک را انتخاب کنید، سپس دکمهٔ رزرو را در پایین.
splendor-help-buy-press = کارتی از ردیف‌ها یا از کارت‌های رزروشدهٔ خود را انتخاب کنید، سپس دکمهٔ خرید را در پایین. هزینه‌اش همان‌جا نوشته شده است.
splendor-help-limit-press = در بخش خودتان توکن‌ها را انتخاب کنید، سپس دکمهٔ برگرداندن را در پایین.
splendor-help-noble-press = یکی از اشراف‌زاده‌های بالای کارت‌ها را انتخاب کنید.

## The signs

splendor-sign-gem = گوهری از یک رنگ؛ هر رنگ تراش خودش را دارد
splendor-sign-gold = طلا: به‌جای هر گوهری می‌نشیند
splendor-sign-price = کارت: امتیاز در بالا، پاداش در گوشهٔ دیگر، قیمت در پایین
splendor-sign-bonus = کارت‌های هم‌رنگ یک بازیکن: همین‌قدر تخفیف
splendor-sign-tokens = توکن‌هایی که یک بازیکن دارد
splendor-sign-noble = اشراف‌زاده: سه امتیاز برای پاداش‌های کنار مُهر
splendor-sign-deck = دک: چند کارت مانده است؛ نقطه‌ها سطح آن را نشان می‌دهند
splendor-sign-pile = یک ستون مخزن: چند توکن مانده است

## Hints

splendor-why-points = همین حالا امتیاز می‌آورد.
splendor-why-engine = کارت‌های بعدی را ارزان‌تر می‌کند.
splendor-why-tokens = برای حرکت‌های بعدی توکن می‌آورد.
splendor-why-gold = توکن طلا می‌آورد که جای هر رنگی را می‌گیرد.
splendor-why-hand = جایی برای یک کارت رزروشده باز می‌کند.
splendor-why-reach = خرید یک کارت خوب را آماده می‌کند.
splendor-why-nobles = یک اشراف‌زاده را نزدیک‌تر می‌کند.
splendor-why-posts = یک پایگاه تجاری را نزدیک‌تر می‌کند.
splendor-why-cities = یک شهر را نزدیک‌تر می‌کند.
splendor-why-golden = کارتی می‌آورد که مثل طلا خرج می‌شود.
splendor-why-forts = یک کارت خوب را برای شما نگه می‌دارد.
splendor-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
splendor-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.
