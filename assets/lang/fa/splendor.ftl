### کهربا (Splendor). فایل انگلیسی همین کلیدها را دارد.

splendor-name = کهربا
splendor-tagline = گوهرها، کارت‌ها و اشراف‌زادگان
splendor-aim = با گوهر کارت بخرید و با کارت‌ها امتیاز بگیرید.
splendor-box = گوهر جمع کنید، کارت بخرید و با پاداش آن‌ها کارت‌های بهتری بخرید. پانزده امتیاز، دور آخر را شروع می‌کند.

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
            [3] سه الماس
            [4] چهار الماس
            [5] پنج الماس
            [6] شش الماس
            [7] هفت الماس
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
            [3] سه یاقوت کبود
            [4] چهار یاقوت کبود
            [5] پنج یاقوت کبود
            [6] شش یاقوت کبود
            [7] هفت یاقوت کبود
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
            [3] سه زمرد
            [4] چهار زمرد
            [5] پنج زمرد
            [6] شش زمرد
            [7] هفت زمرد
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
            [3] سه یاقوت سرخ
            [4] چهار یاقوت سرخ
            [5] پنج یاقوت سرخ
            [6] شش یاقوت سرخ
            [7] هفت یاقوت سرخ
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
            [3] سه عقیق
            [4] چهار عقیق
            [5] پنج عقیق
            [6] شش عقیق
            [7] هفت عقیق
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
            [one] یک توکن طلا
            [2] دو توکن طلا
            [3] سه توکن طلا
            [4] چهار توکن طلا
            [5] پنج توکن طلا
            [6] شش توکن طلا
            [7] هفت توکن طلا
           *[other] { $gold } توکن طلا
        }
    }

splendor-gems = { splendor-some-white }{ splendor-some-blue }{ splendor-some-green }{ splendor-some-red }{ splendor-some-black }{ splendor-some-gold }

# The same in the fewest words.
splendor-brief-white =
    { $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] { "، " }
        }{ $white ->
            [one] الماس
           *[other] { $white } الماس
        }
    }
splendor-brief-blue =
    { $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] { "، " }
        }{ $blue ->
            [one] یاقوت کبود
           *[other] { $blue } یاقوت کبود
        }
    }
splendor-brief-green =
    { $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] { "، " }
        }{ $green ->
            [one] زمرد
           *[other] { $green } زمرد
        }
    }
splendor-brief-red =
    { $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] { "، " }
        }{ $red ->
            [one] یاقوت سرخ
           *[other] { $red } یاقوت سرخ
        }
    }
splendor-brief-black =
    { $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] { "، " }
        }{ $black ->
            [one] عقیق
           *[other] { $black } عقیق
        }
    }
splendor-brief-gold =
    { $gold ->
        [0] { "" }
       *[other] { $first ->
            [gold] { "" }
           *[other] { "، " }
        }{ $gold ->
            [one] طلا
           *[other] { $gold } طلا
        }
    }
splendor-brief = { splendor-brief-white }{ splendor-brief-blue }{ splendor-brief-green }{ splendor-brief-red }{ splendor-brief-black }{ splendor-brief-gold }

## The pieces by name

splendor-card-short =
    { $color ->
        [copy] کارت جفت
        [none] کارت دوطلا
       *[other] { $worth ->
            [2] کارت دوتایی { splendor-gem }
           *[other] کارت { splendor-gem }
        }
    }
splendor-card =
    { $color ->
        [none] { splendor-card-short }ی
       *[other] { splendor-card-short }
    } سطح { $level }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } امتیاز)
    }
splendor-noble =
    { $id ->
        [N01] اشراف‌زادهٔ فواره
        [N02] اشراف‌زادهٔ طاووس
        [N03] اشراف‌زادهٔ انار
        [N04] اشراف‌زادهٔ لاله
        [N05] اشراف‌زادهٔ دُرنا
        [N06] اشراف‌زادهٔ سرو
        [N07] اشراف‌زادهٔ باغ
        [N08] اشراف‌زادهٔ فانوس
        [N09] اشراف‌زادهٔ شاهین
        [N10] اشراف‌زادهٔ هلال
        [N11] اشراف‌زادهٔ کاروان
        [N12] اشراف‌زادهٔ ارگ
       *[other] اشراف‌زاده
    }

splendor-deck =
    { $set ->
        [orient] دک شرق سطح { $level }
       *[other] دک سطح { $level }
    }
splendor-hidden =
    { $set ->
        [orient] کارت شرق سطح { $level } (به‌پشت)
       *[other] کارت سطح { $level } (به‌پشت)
    }
splendor-bank = { splendor-gem } در مخزن
splendor-bank-short = { splendor-gem }
splendor-tokens = توکن‌های { splendor-gem } ({ $seat })
splendor-bonus =
    { $color ->
        [gold] کارت‌های دوطلا
       *[other] پاداش { splendor-gem }
    } ({ $seat })
splendor-market =
    { $set ->
        [orient] ردیف شرق سطح { $level }
       *[other] ردیف سطح { $level }
    }
splendor-guest = جای اشراف‌زاده
splendor-reserve = کارت رزروشدهٔ { $seat }
splendor-hand = کارت‌های رزروشدهٔ { $seat }
splendor-nobles = اشراف‌زادگان و شهر ({ $seat })
splendor-drawn = کارتی که { $seat } کشیده است
splendor-pyre = کارت‌هایی که { $seat } می‌تواند بسوزاند
splendor-goal = پایان بازی
splendor-total = توکن‌های { $seat }
splendor-gate = جای شهر
splendor-city =
    { $id ->
        [C1A] آمبوآز
        [C1B] آمبوآز
        [C2A] دهلی
        [C2B] دهلی
        [C3A] کراکوف
        [C3B] کراکوف
        [C4A] مادرید
        [C4B] مادرید
        [C5A] سمرقند
        [C5B] سمرقند
        [C6A] سئول
        [C6B] سئول
       *[other] تیمبوکتو
    }
splendor-post =
    { $id ->
        [T1] تجارتخانهٔ گوهر بازگشته
        [T2] تجارتخانهٔ دو کارت
        [T3] تجارتخانهٔ گوهر سوم
        [T4] تجارتخانهٔ طلای دوچندان
       *[other] تجارتخانهٔ منزلت
    }
splendor-posts = تجارتخانه‌های { $seat }
splendor-charter = { splendor-post } ({ $seat })
splendor-fort = قلعهٔ { $seat }
splendor-forts = قلعه‌های { $seat }
splendor-that = { "\u200F" }«{ $card }»

## What is asked

splendor-choose-action = گوهر بردارید، کارتی رزرو کنید یا کارتی بخرید
    .short = گوهر بردارید، رزرو کنید یا بخرید
splendor-only =
    { $verb ->
        [take] گوهر بردارید
        [reserve] یک کارت رزرو کنید
       *[buy] یک کارت بخرید
    }
splendor-choose-payment = به‌جای کدام گوهرها طلا می‌دهید؟
splendor-choose-means = کدام کارت‌های دوطلا بسوزند و کدام گوهرها بمانند؟
splendor-choose-burn = کدام { $count } کارت { splendor-gem } را می‌سوزانید؟
splendor-choose-discard =
    { $count ->
        [one] یک توکن به مخزن برگردانید (سقف: ده توکن)
       *[other] { $count } توکن به مخزن برگردانید (سقف: ده توکن)
    }
    .short =
        { $count ->
            [one] یک توکن برگردانید
           *[other] { $count } توکن برگردانید
        }
splendor-choose-noble = کدام اشراف‌زاده به دیدارتان بیاید؟
splendor-choose-city = کدام شهر را می‌گیرید؟
splendor-choose-post = کدام تجارتخانه را احداث می‌کنید؟
splendor-choose-rebate = کدام گوهر را از تجارتخانه می‌گیرید؟
    .short = یک گوهر از تجارتخانه بگیرید
splendor-choose-third = گوهر سوم را از کدام رنگ برمی‌دارید؟
splendor-choose-drawn = کدام کارت را نگه می‌دارید؟
splendor-choose-pair = کارت جفت را به کدام ستون می‌برید؟
splendor-choose-free = کدام کارت سطح { $level } را رایگان برمی‌دارید؟
splendor-choose-fort =
    { $ways ->
        [place] قلعه‌ای روی یک کارت بگذارید
        [move] یکی از قلعه‌هایتان را جابه‌جا کنید
        [remove] قلعهٔ تنهای حریفی را بردارید
        [move-place] قلعه‌ای بگذارید یا جابه‌جا کنید
        [place-remove] قلعه‌ای بگذارید یا قلعهٔ تنهای حریفی را بردارید
        [move-remove] قلعه‌ای را جابه‌جا کنید یا قلعهٔ تنهای حریفی را بردارید
       *[other] قلعه‌ای بگذارید یا جابه‌جا کنید، یا قلعهٔ تنهای حریفی را بردارید
    }
    .short =
        { $ways ->
            [place] قلعه‌ای بگذارید
            [move] قلعه‌ای را جابه‌جا کنید
            [remove] قلعه‌ای تنها را بردارید
            [move-place] قلعه بگذارید یا جابه‌جا کنید
            [place-remove] قلعه بگذارید یا بردارید
            [move-remove] قلعه جابه‌جا کنید یا بردارید
           *[other] قلعه بگذارید، ببرید یا بردارید
        }
splendor-choose-conquest = این کارت را فتح می‌کنید و می‌خرید؟

## While picking

splendor-scene-table = کارت‌ها
splendor-scene-tiles = نمای کلی
splendor-view-table = کارت‌ها و گوهرهای موجود
splendor-view-tiles = اشراف‌زادگان، هدف‌های دیگر و دارایی بازیکنان
splendor-waiting =
    { $sort ->
        [bank] { $count } رنگ گوهر
        [reserve] { $count } کارت برای رزرو
        [buy] { $count } کارت که می‌توانید بخرید
        [free] { $count } کارت رایگان
        [card] { $count } کارت برای قلعه
        [deck] { $count } دک برای رزرو
        [city] { $count } شهر برای گرفتن
       *[noble] { $count } اشراف‌زاده برای انتخاب
    }
splendor-step-payment =
    { $picked ->
        [one] به‌جای این گوهر طلا می‌دهید
       *[other] به‌جای این { $picked } گوهر طلا می‌دهید
    }{ $most ->
        [0] ؟
       *[other] ، یا باز هم انتخاب می‌کنید؟
    }
splendor-step-means =
    { $most ->
        [0] این‌طور می‌پردازید؟
       *[other] این‌طور می‌پردازید، یا باز هم انتخاب می‌کنید؟
    }
splendor-step-burn =
    { $least ->
        [0] همین‌ها را می‌سوزانید؟
        [one] یک کارت { splendor-gem } دیگر انتخاب کنید
       *[other] { $least } کارت { splendor-gem } دیگر انتخاب کنید
    }
splendor-step-discard =
    { $least ->
        [0] { $picked ->
            [one] همین توکن را برمی‌گردانید؟
           *[other] همین { $picked } توکن را برمی‌گردانید؟
        }
        [one] یک توکن دیگر برای برگرداندن انتخاب کنید
       *[other] { $least } توکن دیگر برای برگرداندن انتخاب کنید
    }
    .short =
        { $least ->
            [0] { $picked ->
                [one] همین را برمی‌گردانید؟
               *[other] همین { $picked } تا را برمی‌گردانید؟
            }
            [one] یک توکن دیگر برگردانید
           *[other] { $least } توکن دیگر برگردانید
        }
splendor-step-noble = این اشراف‌زاده به دیدارتان بیاید؟
splendor-step-city = این شهر را می‌گیرید؟
splendor-step-post = این تجارتخانه را احداث می‌کنید؟
splendor-step-rebate = این گوهر را می‌گیرید؟
splendor-step-third = این گوهر را هم می‌گیرید؟
splendor-step-drawn = این کارت را نگه می‌دارید؟
splendor-step-pair = کارت جفت را به این ستون می‌برید؟
splendor-step-free = این کارت را رایگان برمی‌دارید؟
splendor-step-fort =
    { $way ->
        [place] روی این کارت قلعه می‌گذارید؟
        [remove] این قلعه را برمی‌دارید؟
        [move] قلعه را به این کارت می‌برید؟
        [either] اینجا قلعه بگذارید، یا مقصد این قلعه را انتخاب کنید
       *[from] مقصد این قلعه را انتخاب کنید
    }
    .short =
        { $way ->
            [place] اینجا می‌گذارید؟
            [remove] برمی‌دارید؟
            [move] به اینجا می‌برید؟
            [either] اینجا بگذارید، یا این را ببرید
           *[from] مقصدش را انتخاب کنید
        }
splendor-ask-again =
    { $count ->
        [one] یک رنگ دیگر انتخاب کنید
       *[other] { $count } رنگ دیگر انتخاب کنید
    }، یا باز هم { splendor-gem }
    .short =
        { $count ->
            [one] یک رنگ دیگر
           *[other] { $count } رنگ دیگر
        }، یا باز هم { splendor-gem }
splendor-ask-twice = همین را بردارید، یا باز هم { splendor-gem } انتخاب کنید
    .short = همین، یا باز هم { splendor-gem }
splendor-ask-more =
    { $count ->
        [one] یک رنگ دیگر انتخاب کنید
       *[other] { $count } رنگ دیگر انتخاب کنید
    }
splendor-ask-buy = این کارت را می‌خرید؟
splendor-ask-card = با این کارت چه می‌کنید؟
splendor-ask-reserve =
    { $gold ->
        [0] بدون طلا رزروش می‌کنید؟ (طلایی نمانده)
       *[other] رزروش می‌کنید و یک توکن طلا می‌گیرید؟
    }
    .short =
        { $gold ->
            [0] بدون طلا رزروش می‌کنید؟
           *[other] با یک توکن طلا رزروش می‌کنید؟
        }
splendor-ask-either =
    { $gold ->
        [0] می‌خرید، یا بدون طلا رزرو می‌کنید؟
       *[other] می‌خرید، یا رزرو می‌کنید و یک توکن طلا می‌گیرید؟
    }
    .short =
        { $gold ->
            [0] می‌خرید، یا بدون طلا رزرو؟
           *[other] می‌خرید، یا رزرو با توکن طلا؟
        }
splendor-ask-all =
    { $alike ->
        [yes] همین دو تا را برمی‌دارید؟
       *[no] همین‌ها را برمی‌دارید؟
    }

## What the buttons do

splendor-do-take =
    { $count ->
        [one] برداشتن یک گوهر
       *[other] برداشتن { $count } گوهر
    }
splendor-do-reserve = رزرو
splendor-do-buy = خرید
splendor-do-buy-gold = پرداخت دلخواه
    .short = پرداخت دلخواه
splendor-do-pay =
    { $count ->
        [0] پرداخت
       *[other] پرداخت با طلا
    }
splendor-do-burn = سوزاندن
splendor-do-discard = برگرداندن
splendor-do-noble = انتخاب
splendor-do-keep = نگه داشتن
splendor-do-post = احداث
splendor-do-city = گرفتن شهر
splendor-do-pair = جفت کردن
splendor-do-free = برداشتن رایگان
splendor-do-place = گذاشتن قلعه
splendor-do-move = بردن قلعه
splendor-do-remove = برداشتن قلعه
splendor-do-decline = فتح نکردن

## What happened

splendor-log-take = { $seat } { splendor-gems } برداشت.
    .short = { splendor-brief } برداشت.
splendor-log-discard = { $seat } { splendor-gems } به مخزن برگرداند.
    .short = { splendor-brief } پس داد.
splendor-log-reserve =
    { $seat } «{ $card }» را رزرو کرد{ $gold ->
        [true] { " " }و یک توکن طلا برداشت.
       *[false] ؛ طلایی نمانده بود.
    }
    .short = «{ $card }» را رزرو کرد.
splendor-log-reserve-blind =
    { $seat } کارت روییِ دک { $set ->
        [orient] شرق سطح { $level }
       *[other] سطح { $level }
    } را ندیده رزرو کرد{ $gold ->
        [true] { " " }و یک توکن طلا برداشت.
       *[false] ؛ طلایی نمانده بود.
    }
    .short = کارتی را ندیده رزرو کرد.
splendor-log-show = { $seat } کارت رزروشده‌اش «{ $card }» را رو کرد.
splendor-log-buy =
    { $seat } { $hand ->
        [true] کارت رزروشده‌اش «{ $card }» را خرید.
       *[false] «{ $card }» را خرید.
    }
splendor-log-third = { $seat } { splendor-gems } هم از تجارتخانه گرفت.
splendor-log-rebate = { $seat } { splendor-gems } از تجارتخانه گرفت.
splendor-log-draw =
    { $seat } از دک { $set ->
        [orient] شرق سطح { $level }
       *[other] سطح { $level }
    }، { $count } کارت کشید تا یکی را نگه دارد.
splendor-log-sink = کارت دیگر به زیر دک رفت.
splendor-log-free = { $seat } «{ $card }» را رایگان برداشت.
splendor-log-pair = { $seat } کارت جفت را به ستون { splendor-gem } برد.
splendor-log-burn = { $seat } «{ $card }» را سوزاند.
splendor-log-fort-place =
    { $seat } { $moved ->
        [true] قلعه‌ای را به «{ $card }» برد
       *[false] قلعه‌ای روی «{ $card }» گذاشت
    }{ $count ->
        [1] .
        [2] ؛ دو تا شد.
       *[other] ؛ سه تا شد.
    }
splendor-log-fort-remove = { $seat } قلعهٔ { $owner } را از روی «{ $card }» برداشت.
    .short = قلعهٔ { $owner } را برداشت.
splendor-log-conquest = { $seat } «{ $card }» را فتح کرد.
splendor-log-post =
    { $seat } { $post } را احداث کرد{ $points ->
        [0] .
       *[other] { " " }({ $points } امتیاز).
    }
splendor-log-city =
    { $seat } شهر { $city } را گرفت{ $last_round ->
        [true] ؛ دور آخر است!
       *[false] .
    }
splendor-log-noble = { $seat } میزبان { $noble } شد.
splendor-log-pass = { $seat } نتوانست کاری بکند و نوبتش رد شد.
splendor-log-last-round = { $seat } به هدف رسید؛ دور آخر است!
splendor-log-end = بازی تمام شد.

## Why something cannot be chosen

splendor-no-spare = طلا جای هیچ‌کدام از این‌ها را نمی‌گیرد
splendor-no-gold-take = طلا را فقط با رزرو کردن می‌گیرید
splendor-no-pile-empty = { splendor-gem } در مخزن تمام شده است
splendor-no-take-combination = سه گوهر از سه رنگ بردارید، یا دو گوهر هم‌رنگ از ستونی که دست‌کم چهار تا دارد
splendor-no-deck-empty = این دک تمام شده است
splendor-no-reserve-full = سه کارت رزرو کرده‌اید؛ اول یکی از آن‌ها را بخرید
splendor-no-short =
    هنوز { splendor-gems } کم دارید{ $tokens ->
        [0] { $golden ->
            [0] { "" }
            [one] ؛ یک کارت دوطلای شما کافی نیست
           *[other] ؛ { $golden } کارت دوطلای شما کافی نیست
        }
        [one] { $golden ->
            [0] ؛ یک توکن طلای شما کافی نیست
            [one] ؛ یک توکن طلا و یک کارت دوطلای شما کافی نیست
           *[other] ؛ یک توکن طلا و { $golden } کارت دوطلای شما کافی نیست
        }
       *[other] { $golden ->
            [0] ؛ { $tokens } توکن طلای شما کافی نیست
            [one] ؛ { $tokens } توکن طلا و یک کارت دوطلای شما کافی نیست
           *[other] ؛ { $tokens } توکن طلا و { $golden } کارت دوطلای شما کافی نیست
        }
    }
    .short = { splendor-gems } کم دارید
splendor-no-gold-power = تجارتخانه طلا نمی‌دهد
splendor-no-third-same = گوهر سوم باید از رنگ دیگری باشد
splendor-no-pair-column = ستونی را انتخاب کنید که کارت پاداش‌دار دارد
splendor-no-pair = برای جفت کردن باید کارتی پاداش‌دار داشته باشید
splendor-no-free-level = فقط کارت‌های چیده‌شدهٔ سطح { $level } رایگان‌اند
splendor-no-burn =
    باید { $count } کارت { splendor-gem } بسوزانید؛ { $held ->
        [0] هیچ ندارید
        [one] فقط یکی دارید
       *[other] فقط { $held } تا دارید
    }
splendor-no-burn-this = فقط کارت‌های { splendor-gem } می‌سوزند، اول کارت‌های جفت
splendor-no-closed = قلعهٔ { $owner } این کارت را بسته است
splendor-no-supply = همهٔ قلعه‌هایتان روی کارت‌هاست؛ یکی را جابه‌جا کنید
splendor-no-remove-many = فقط قلعه‌ای را می‌توان برداشت که تنهاست
splendor-no-post = تجارتخانه خودش به شما می‌رسد
splendor-no-post-twice = این تجارتخانه را دارید
splendor-no-city = شهر خودش به شما می‌رسد
splendor-no-noble = اشراف‌زاده خودش می‌آید

## Scores and facts

splendor-score-cards = از کارت‌ها
splendor-score-nobles = از اشراف‌زادگان
splendor-score-posts = از تجارتخانه‌ها
splendor-rank-city = شهر
splendor-tie-cards = کارت کمتر

splendor-goal-points =
    هدف: { $goal ->
        [one] یک امتیاز
       *[other] { $goal } امتیاز
    }
splendor-goal-cities = هدف: یک شهر
splendor-goal-last = دور آخر
splendor-fact-points = هر کس نوبتش را با { $goal } امتیاز یا بیشتر تمام کند، دور آخر را شروع می‌کند
splendor-fact-cities = هر کس شهری بگیرد، دور آخر را شروع می‌کند
splendor-fact-last = این دور، دور آخر است
splendor-plaque-last = دور آخر

splendor-power =
    { $power ->
        [token] پس از هر خرید یک گوهر برمی‌دارید
        [draw] وقتی ندیده رزرو می‌کنید، دو کارت می‌کشید و یکی را نگه می‌دارید
        [third] وقتی دو گوهر هم‌رنگ برمی‌دارید، گوهر سومی از رنگ دیگر هم برمی‌دارید
        [gold] هر توکن طلا به اندازهٔ دو گوهر هم‌رنگ ارزش دارد
       *[points] هر تجارتخانهٔ شما یک امتیاز دارد
    }
splendor-gives =
    در هر خرید بعدی یک { splendor-gem } تخفیف؛ { $points ->
        [0] بدون امتیاز
       *[other] { $points } امتیاز
    }
splendor-costs = قیمت: { splendor-gems }
splendor-asks = پیش‌نیاز: { $cards }
splendor-effect-pair = رنگ یکی از ستون‌هایتان را می‌گیرد، با یک پاداش و یک کارت بیشتر
splendor-effect-free = یک کارت چیده‌شدهٔ سطح { $level } را هم رایگان برمی‌دارید
splendor-effect-double = دو پاداش { splendor-gem } دارد، ولی یک کارت حساب می‌شود
splendor-effect-gold = هنگام خرید بسوزانید و به اندازهٔ { $count } طلا خرج کنید؛ زیادی‌اش پس داده نمی‌شود
splendor-effect-burn = قیمتش گوهر نیست؛ { $count } کارت { splendor-gem } خودتان را بسوزانید
splendor-known-gold = جای هر گوهری را می‌گیرد
splendor-known-pile =
    { $count ->
        [0] چیزی نمانده است
        [1] { $count } تا مانده است؛ برای برداشتن دو تا باید چهار تا باشد
        [2] { $count } تا مانده است؛ برای برداشتن دو تا باید چهار تا باشد
        [3] { $count } تا مانده است؛ برای برداشتن دو تا باید چهار تا باشد
       *[other] { $count } تا مانده است؛ از چهار تا به بالا می‌توان دو تای هم‌رنگ برداشت
    }
splendor-known-return =
    { $count ->
        [0] یکی را برمی‌گردانید و چیزی نمی‌ماند
       *[other] یکی را برمی‌گردانید و { $count } تا می‌ماند
    }
splendor-known-gem = هر کدام یک { splendor-gem } از قیمت را می‌پردازد
splendor-known-golden = هنگام خرید بسوزانیدش و به اندازهٔ دو طلا خرج کنید
splendor-known-column =
    { $count ->
        [one] یک کارت حساب می‌شود
       *[other] { $count } کارت حساب می‌شود
    }
splendor-known-alone = می‌توانید قلعهٔ { $owner } را بردارید
splendor-known-hidden =
    { $mine ->
        [true] انتخابش کنید تا پشت پرده فقط خودتان آن را ببینید
       *[false] فقط صاحبش می‌تواند آن را ببیند
    }
splendor-known-noble = در پایان نوبت خودبه‌خود می‌آید و { $points } امتیاز دارد
splendor-known-city = گرفتن آن دور آخر را شروع می‌کند
splendor-known-forts = کارت زیر آن‌ها را فقط صاحبشان می‌تواند بخرد یا رزرو کند
splendor-known-forts-when = پس از هر خرید، خریدار یکی را می‌گذارد، جابه‌جا می‌کند یا برمی‌دارد
splendor-known-holds = { splendor-gems } دارد
splendor-known-total = در پایان نوبت بیش از { $count } توکن نمی‌توان نگه داشت
splendor-known-hand =
    { $count ->
        [one] یک کارت که در «{ splendor-scene-tiles }» دیده می‌شود
       *[other] { $count } کارت که در «{ splendor-scene-tiles }» دیده می‌شود
    }
splendor-known-deck =
    { $count ->
        [one] یک کارت مانده است؛ می‌توان آن را ندیده رزرو کرد
       *[other] { $count } کارت مانده است؛ کارت رویی را می‌توان ندیده رزرو کرد
    }
splendor-known-bonus =
    { $count ->
        [0] هر کارت { splendor-gem } در خریدهای بعدی یک { splendor-gem } تخفیف می‌دهد
        [one] در هر خرید یک { splendor-gem } تخفیف می‌دهد
       *[other] در هر خرید { $count } { splendor-gem } تخفیف می‌دهد
    }
splendor-lacks = هنوز { $lacks } کم دارید
splendor-meets = همهٔ پیش‌نیازها فراهم است

## Demands of tiles, in lists: only what is there is named

splendor-card-of-white = { $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] { $last ->
                [white] { " و " }
               *[other] { "، " }
            }
        }{ $white } کارت الماس
    }
splendor-card-of-blue = { $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] { $last ->
                [blue] { " و " }
               *[other] { "، " }
            }
        }{ $blue } کارت یاقوت کبود
    }
splendor-card-of-green = { $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] { $last ->
                [green] { " و " }
               *[other] { "، " }
            }
        }{ $green } کارت زمرد
    }
splendor-card-of-red = { $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] { $last ->
                [red] { " و " }
               *[other] { "، " }
            }
        }{ $red } کارت یاقوت سرخ
    }
splendor-card-of-black = { $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] { $last ->
                [black] { " و " }
               *[other] { "، " }
            }
        }{ $black } کارت عقیق
    }
splendor-cards-of = { $named ->
        [0] { "" }
       *[other] { splendor-card-of-white }{ splendor-card-of-blue }{ splendor-card-of-green }{ splendor-card-of-red }{ splendor-card-of-black }
    }{ $other ->
        [0] { "" }
       *[other] { $named ->
            [0] { "" }
           *[other] { $prestige ->
                [0] { " و " }
               *[other] { "، " }
            }
        }{ $other } کارت از یک { $some ->
            [0] رنگ
           *[other] رنگ دیگر
        }
    }{ $prestige ->
        [0] { "" }
       *[other] { $named ->
            [0] { $other ->
                [0] { "" }
               *[other] { " و " }
            }
           *[other] { " و " }
        }{ $prestige } امتیاز
    }

## The rules in short

splendor-help-goal = هدف بازی
splendor-help-goal-text = شما در جادهٔ ابریشم گوهر خرید و فروش می‌کنید. با گوهر کارت می‌خرید و هر کارتی که دارید کارت‌های بعدی را ارزان‌تر می‌کند. بالای کارت‌های بهتر امتیاز نوشته شده است و هر اشراف‌زاده سه امتیاز دارد. هر کس در پایان بیشترین امتیاز را داشته باشد برنده است.
splendor-help-goal-cities = هدف بازی
splendor-help-goal-cities-text = با گوهر کارت می‌خرید و هر کارتی که دارید کارت‌های بعدی را ارزان‌تر می‌کند. بالای کارت‌های بهتر امتیاز نوشته شده است. با امتیاز و کارت کافی شهری می‌گیرید و دور آخر شروع می‌شود. از میان صاحبان شهر، هر کس بیشترین امتیاز را داشته باشد برنده است.
splendor-help-take = برداشتن گوهر
splendor-help-take-text = در هر نوبت یکی از چهار عملیات را انجام می‌دهید. اول: سه گوهر از سه رنگ بردارید؛ فقط وقتی کمتر از سه رنگ در مخزن مانده باشد، کمتر برمی‌دارید. دوم: دو گوهر هم‌رنگ بردارید، اگر ستونشان دست‌کم چهار تا داشته باشد. طلا را هیچ‌وقت این‌طور برنمی‌دارید.
splendor-help-reserve = رزرو کردن کارت
splendor-help-reserve-text = سوم: یکی از کارت‌های چیده‌شده را رزرو کنید، یا کارت روییِ یک دک را ندیده، و اگر در مخزن طلا هست یک توکن طلا هم بردارید. کارت ندیده به‌پشت می‌ماند؛ در نوبت خود انتخابش کنید تا پشت پرده فقط خودتان آن را ببینید. بیش از سه کارت رزروشده نمی‌توان داشت و فقط با خریدنشان جا باز می‌شود. کارتی که تا پایان بماند جریمه ندارد.
splendor-help-buy = خریدن کارت
splendor-help-buy-text = چهارم: یکی از کارت‌های چیده‌شده یا رزروشدهٔ خودتان را بخرید. قیمتش پایین کارت آمده است و گوهرها به مخزن برمی‌گردند. توکن طلا جای هر گوهری را می‌گیرد، حتی گوهری که خودتان دارید؛ اگر بیش از یک راه پرداخت باشد، انتخاب با شماست. جای خالی ردیف بلافاصله از دک خودش پر می‌شود.
splendor-help-bonus = پاداش‌ها
splendor-help-bonus-text = هر کارتی که پیشِ روی شماست یک پاداش است: در همهٔ خریدهای بعدی یک گوهر هم‌رنگ خود تخفیف می‌دهد. با دو کارت یاقوت سرخ، به‌جای سه یاقوت سرخ فقط یکی می‌پردازید. با پاداش کافی خرید رایگان است، ولی پاداشی که زیاد بیاید پس داده نمی‌شود.
splendor-help-limit = حداکثر ده توکن
splendor-help-limit-text = در طول نوبت هر تعداد توکن می‌توانید داشته باشید، ولی در پایان آن، با احتساب طلا، حداکثر ده تا. بقیه را به مخزن برمی‌گردانید؛ خودتان انتخاب می‌کنید کدام‌ها را، حتی آن‌هایی را که تازه برداشته‌اید.
splendor-help-noble = اشراف‌زادگان
splendor-help-noble-text = در پایان نوبت، اگر کارت‌هایی را که روی یک اشراف‌زاده آمده است داشته باشید، او به دیدارتان می‌آید؛ گوهرها حساب نمی‌شوند. این کار عملیات نیست و نمی‌توان از آن سر باز زد. اگر چند نفر بیایند، یکی را انتخاب می‌کنید؛ بقیه شاید در نوبتی دیگر بیایند.
splendor-help-end = پایان بازی
splendor-help-end-text = وقتی کسی نوبتش را با پانزده امتیاز یا بیشتر تمام کند، دور تا آخر بازی می‌شود تا همه به یک اندازه نوبت داشته باشند. هر کس بیشترین امتیاز را داشته باشد برنده است. معیار تساوی کارت کمتر است؛ اگر آن هم برابر بود، پیروزی مشترک است.
splendor-help-cities = شهرها
splendor-help-cities-text = به‌جای اشراف‌زادگان سه کاشی شهر روی میز است. پیش‌نیاز هر شهر امتیاز و کارت است؛ نشان چندرنگ یعنی کارت‌هایی هم‌رنگ، از رنگی که روی کاشی نیامده است. در پایان نوبت، شهری را که پیش‌نیازهایش را دارید می‌گیرید؛ هر کس در هر بازی فقط یک شهر می‌گیرد. این کار دور آخر را شروع می‌کند؛ پانزده امتیاز نه. از میان صاحبان شهر، هر کس بیشترین امتیاز را داشته باشد برنده است؛ معیار تساوی کارت کمتر است.
splendor-help-posts = تجارتخانه‌ها
splendor-help-posts-text = در پایان نوبت، پس از اشراف‌زادگان، تجارتخانه‌ای را که کارت‌هایش را دارید احداث می‌کنید: در هر نوبت فقط یکی، تکراری نه؛ و تا پایان بازی مال شماست. اولی پس از هر خرید یک گوهر می‌دهد، حتی همان که پرداخته‌اید. با دومی وقتی ندیده رزرو می‌کنید دو کارت می‌کشید: یکی را نگه می‌دارید و دیگری به زیر دک می‌رود. با سومی کنار دو گوهر هم‌رنگ، یکی هم از رنگی دیگر برمی‌دارید.
splendor-help-powers = تجارتخانه‌ها: طلا و امتیاز
splendor-help-powers-text = با چهارمی هر توکن طلا به اندازهٔ دو گوهر هم‌رنگ ارزش دارد؛ زیادی‌اش پس داده نمی‌شود و در حساب ده توکن همان یکی است. با پنجمی هر تجارتخانهٔ شما، از جمله خودش و بعدی‌ها، یک امتیاز دارد.
splendor-help-orient = شرق: جفت، دوتایی، طلا
splendor-help-orient-text = کنار چهار کارت هر ردیف، دو کارت شرق با دک خودشان چیده شده است. کارت جفت برای همیشه رنگ یکی از ستون‌هایتان را می‌گیرد، با یک پاداش و یک کارت بیشتر. کارت دوتایی دو گوهر تخفیف می‌دهد، ولی برای اشراف‌زادگان، تجارتخانه‌ها، شهرها و تساوی یک کارت است. کارت دوطلا را هنگام خرید می‌سوزانید و به اندازهٔ دو طلا خرج می‌کنید؛ زیادی‌اش پس داده نمی‌شود.
splendor-help-chains = شرق: کارت رایگان، سوزاندن
splendor-help-chains-text = با برخی کارت‌ها یک کارت چیده‌شده از سطح پایین‌تر را هم رایگان برمی‌دارید؛ این خرید نیست، ولی اثر آن کارت هم اجرا می‌شود و شاید کارتی دیگر به دنبالش بیاید. قیمت برخی دیگر به‌جای گوهر دو کارت از یک رنگ است: این دو کارت می‌سوزند، اول کارت‌های جفت، و پاداش و امتیازشان هم می‌رود. اشراف‌زادگان و تجارتخانه‌ها می‌مانند.
splendor-help-strongholds = قلعه‌ها
splendor-help-strongholds-text = پس از هر خرید و پیش از پر شدن جای کارت، قلعه‌ای می‌گذارید، یکی از قلعه‌هایتان را جابه‌جا می‌کنید، یا قلعهٔ تنهای حریفی را برمی‌دارید. کارتی را که قلعه دارد فقط صاحب قلعه می‌تواند بخرد یا رزرو کند و قلعه‌هایش به او برمی‌گردند. روی کارتی که قلعهٔ حریف دارد نمی‌توان قلعه گذاشت.
splendor-help-conquest = فتح
splendor-help-conquest-text = اگر هر سه قلعه‌تان روی یک کارت باشد، پس از هر عملیات خود می‌توانید آن کارت را هم بخرید؛ توکن‌ها و کارت همان نوبت هم حساب می‌شوند. بعد باز قلعه‌ای می‌گذارید، جابه‌جا می‌کنید یا برمی‌دارید و در آخر جاهای خالی پر می‌شوند.

## About this edition

splendor-about-edition = نسخه‌ای ساختهٔ بازیکنان از بازی Splendor، که در ایران کهربا نام دارد، با چاپ تازهٔ چهار افزونه‌اش: { splendor-option-cities } و { splendor-option-posts } (جادهٔ ابریشم)، { splendor-option-orient } و { splendor-option-strongholds } (خورشید هرگز غروب نمی‌کند). با ناشر و سازندگان بازی ارتباطی ندارد. تصویرها، صداها، نوشته‌ها و نام اشراف‌زادگان و تجارتخانه‌ها از خود ماست.
splendor-about-data = عددهای ۱۲۰ کارت، ۱۲ اشراف‌زاده، ۱۴ طرح شهر و ۵ تجارتخانه همان است که چاپ شده و هر کدام را بیش از یک منبع عمومی تأیید کرده است. منابع فقط دربارهٔ یک شهر اختلاف دارند: مادریدی که کارت الماس لازم دارد، اینجا ۳ کارت عقیق هم لازم دارد و در یکی از منابع ۳ کارت یاقوت کبود. اگر این بازی را دارید و تفاوتی یافتید، آن را در assets/data/splendor درست کنید.

## آنچه شاید از چشم بیفتد

splendor-warn-take = ده توکن دارید و باید { $count } توکن برگردانید. برای برداشتن دوباره بزنید.
splendor-warn-reserve = طلایی نمانده است؛ فقط کارت به شما می‌رسد. برای رزرو دوباره بزنید.
splendor-warn-pay = این‌طور { $points } امتیاز بیش از آنچه لازم است از دست می‌دهید. برای پرداخت دوباره بزنید.
splendor-warn-discard = می‌توانید طلا را که جای هر گوهری می‌نشیند نگه دارید. برای برگرداندنش دوباره بزنید.

## What an action costs and brings

splendor-preview-pay = { splendor-gems } می‌پردازید
    .short = { splendor-brief } می‌دهید
splendor-preview-golden =
    { $count ->
        [one] یک کارت دوطلا می‌سوزانید
       *[other] { $count } کارت دوطلا می‌سوزانید
    }{ $paid ->
        [0] { "" }
       *[other] { " " }و { splendor-gems } می‌پردازید
    }
splendor-preview-lasting = بعد از آن هر کارت { splendor-gems } برایتان ارزان‌تر می‌شود
    .short = کارت‌های بعدی { splendor-brief } ارزان‌تر
splendor-preview-free = رایگان است؛ پاداش‌هایتان کافی است
    .short = رایگان
splendor-preview-return =
    { $count ->
        [one] بعد باید یک توکن برگردانید
       *[other] بعد باید { $count } توکن برگردانید
    }
splendor-preview-tokens = بعد از آن { $have } توکن دارید (سقف: { $limit })
    .short = بعد { $have } توکن از { $limit }
splendor-preview-over = بعد از آن { $have } توکن دارید (سقف: { $limit })؛ پیش از برگرداندن می‌توانید فتح کنید
splendor-preview-choose =
    { $asked ->
        [burn] بعد انتخاب می‌کنید کدام کارت‌ها بسوزند
        [means] بعد انتخاب می‌کنید کدام کارت‌های دوطلا بسوزند و کدام گوهرها بمانند
       *[payment] بعد انتخاب می‌کنید طلا جای کدام گوهرها را بگیرد
    }
splendor-preview-unseen =
    { $count ->
        [one] کارت رویی را ندیده برمی‌دارید؛ در نوبت خود می‌توانید آن را ببینید
       *[other] { $count } کارت رویی را می‌کشید و یکی را نگه می‌دارید
    }
    .short =
        { $count ->
            [one] کارت رویی را ندیده برمی‌دارید
           *[other] { $count } کارت می‌کشید، یکی می‌ماند
        }
splendor-preview-burn = { $cards } را می‌سوزانید
splendor-then-noble = بعد { $tile } به دیدارتان می‌آید ({ $points } امتیاز)
    .short = { $tile } می‌آید
splendor-then-post =
    بعد { $tile } را احداث می‌کنید{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } امتیاز)
    }
    .short = { $tile } احداث می‌شود
splendor-then-city =
    بعد شهر { $tile } را می‌گیرید{ $last ->
        [true] { " " }و دور آخر شروع می‌شود
       *[false] { "" }
    }
    .short =
        شهر { $tile }{ $last ->
            [true] ، دور آخر
           *[false] { "" }
        }
splendor-then-one =
    { $sort ->
        [noble] بعد یکی از { $count } اشراف‌زاده به دیدارتان می‌آید
        [post] بعد یکی از { $count } تجارتخانه را احداث می‌کنید
       *[city] بعد یکی از { $count } شهر را می‌گیرید{ $last ->
            [true] { " " }و دور آخر شروع می‌شود
           *[false] { "" }
        }
    }
splendor-then-free = بعد «{ $card }» را رایگان برمی‌دارید
splendor-then-pair = بعد کارت جفت را به ستون { splendor-gem } می‌برید
splendor-then-last = دور آخر را شروع می‌کند
    .short = دور آخر
splendor-preview-no-purchase = رایگان است و خرید حساب نمی‌شود
splendor-preview-pair = پاداش { splendor-gem } شما از { $have } به { $then } می‌رسد
splendor-preview-points = { $points } امتیاز
splendor-preview-city =
    { $called ->
        [true] شما هم می‌توانید برنده شوید
       *[false] دور آخر را شروع می‌کند
    }
splendor-preview-fort =
    { $count ->
        [1] بعد فقط شما می‌توانید آن کارت را بخرید یا رزرو کنید
        [2] دومین قلعهٔ شما آنجا؛ با یکی دیگر می‌توانید فتح کنید
       *[other] هر سه قلعه آنجاست؛ { $now ->
            [true] می‌توانید آن کارت را همین حالا بخرید
           *[false] در نوبتی دیگر، پس از عملیات خود می‌توانید آن را بخرید
        }
    }
    .short =
        { $count ->
            [1] فقط شما آن را می‌خرید
            [2] دومین قلعهٔ شما آنجا
           *[other] هر سه آنجاست و { $now ->
                [true] حالا می‌توانید بخرید
               *[false] بعداً می‌توانید بخرید
            }
        }

## Where to press

splendor-help-take-press = گوهرهای کنار کارت‌ها را یکی‌یکی انتخاب کنید و دکمهٔ پایین را بزنید.
splendor-help-reserve-press = یک کارت یا دک را انتخاب کنید و پایین «{ splendor-do-reserve }» را بزنید.
splendor-help-buy-press = کارتی از ردیف‌ها یا از کارت‌های رزروشدهٔ خود را انتخاب کنید و پایین «{ splendor-do-buy }» را بزنید. آنچه می‌پردازید همان‌جا نوشته شده است.
splendor-help-limit-press = در بخش خودتان توکن‌ها را انتخاب کنید و پایین «{ splendor-do-discard }» را بزنید.
splendor-help-noble-press = یکی از اشراف‌زادگان روی میز را انتخاب کنید.
splendor-help-posts-press = تجارتخانه خودبه‌خود به شما می‌رسد؛ اگر چند تا باشد یکی را روی میز انتخاب کنید.
splendor-help-orient-press = برای کارت جفت، یکی از ستون‌های بخش خودتان را انتخاب کنید.
splendor-help-chains-press = کارت رایگان را در ردیف‌ها انتخاب کنید.
splendor-help-strongholds-press = کارتی را انتخاب کنید و دکمهٔ پایین را بزنید؛ برای جابه‌جا کردن، اول کارتی را که قلعه روی آن است انتخاب کنید.
splendor-help-conquest-press = کارت زیر قلعه‌هایتان را انتخاب کنید، یا «{ splendor-do-decline }» را بزنید.
splendor-help-cities-press = شهر خودبه‌خود به شما می‌رسد؛ اگر چند تا باشد یکی را روی میز انتخاب کنید.

## The signs

splendor-sign-gem = گوهر؛ هر رنگ تراش خودش را دارد
splendor-sign-gold = طلا: جای هر گوهری را می‌گیرد
splendor-sign-price = کارت: امتیاز بالا سمت چپ، پاداش بالا سمت راست، قیمت پایین
splendor-sign-bonus = کارت‌های هم‌رنگ یک بازیکن: همین‌قدر تخفیف
splendor-sign-tokens = توکن‌های هم‌رنگ یک بازیکن
splendor-sign-noble = اشراف‌زاده: سه امتیاز برای کارت‌هایی که رویش آمده است
splendor-sign-deck = دک: تعداد کارت‌های مانده؛ نقطه‌ها سطح آن را نشان می‌دهند
splendor-sign-pile = یک ستون مخزن: تعداد توکن‌های مانده
splendor-sign-count = پاداشی بیش از تعداد کارت‌ها: عددِ روی کارت تعداد کارت‌هاست
splendor-sign-total = توکن‌های یک بازیکن، از حداکثر ده تا
splendor-sign-goal = آنچه دور آخر را شروع می‌کند
splendor-sign-pair = کارت جفت: رنگ یکی از ستون‌هایتان را می‌گیرد
splendor-sign-free = دایرهٔ بنفش: یک کارت چیده‌شدهٔ هم‌سطح با نقطه‌ها را رایگان برمی‌دارید
splendor-sign-gold-card = کارت دوطلا: هنگام خرید بسوزانید و به اندازهٔ دو طلا خرج کنید
splendor-sign-burn = شعله: قیمتش سوزاندن کارت‌هایی از همان رنگ است
splendor-sign-city = شهر: امتیاز و کارت‌های پیش‌نیاز؛ دایرهٔ چندرنگ یعنی هر رنگ دیگری
splendor-sign-post = تجارتخانه: پیش‌نیازها، قدرت، و در کنارش کسانی که احداثش کرده‌اند
splendor-sign-near = روی هر کاشی: برای هر کارتی که دارید یک نقطهٔ پر؛ با همهٔ آن‌ها لبهٔ طلایی
splendor-sign-fort = قلعه‌ها: فقط صاحبشان می‌تواند کارت را بخرد یا رزرو کند

## The expansions at setup

splendor-option-cities = شهرها
splendor-option-cities-true = دارد
splendor-option-cities-false = ندارد
splendor-option-cities-text = فقط با شهر می‌برید؛ یادگیری آسان
splendor-option-posts = تجارتخانه‌ها
splendor-option-posts-true = دارد
splendor-option-posts-false = ندارد
splendor-option-posts-text = کارت کافی، قدرت ماندگار
splendor-option-orient = شرق
splendor-option-orient-true = دارد
splendor-option-orient-false = ندارد
splendor-option-orient-text = سی کارت با اثرهای تازه
splendor-option-strongholds = قلعه‌ها
splendor-option-strongholds-true = دارد
splendor-option-strongholds-false = ندارد
splendor-option-strongholds-text = کارت‌ها را ببندید و فتح کنید

## Hints

# Another card in sight has the same name.
splendor-priced = { $card } به قیمت { splendor-gems }
splendor-why-points = { $gain } امتیاز می‌گیرید و { $count } امتیاز خواهید داشت.
splendor-why-noble = اشراف‌زاده‌ای به دیدارتان می‌آید.
splendor-why-city = شهر را می‌گیرید: بازی با آن تمام می‌شود.
splendor-why-post = { $tile } را احداث می‌کنید.
splendor-why-bonus = یک پاداش همیشگی { splendor-gem }: تعداد آن‌ها { $count } می‌شود.
splendor-why-golden = کارتی که مثل دو توکن طلا خرج می‌شود.
splendor-why-payable = بعد از آن می‌توانید «{ $card }» را بخرید.
splendor-why-gold = توکن طلا جای هر گوهری را می‌گیرد.
splendor-why-gems = { $gain } توکن بیشتر: { $count } توکن خواهید داشت.
splendor-why-near = بعد از آن تا «{ $card }» فقط { $short } گوهر می‌ماند.
splendor-why-tile = بعد از آن تا «{ $tile }» فقط { $short } کارت می‌ماند.
splendor-why-kept = «{ $card }» به { $seat } نمی‌رسد که می‌تواند آن را بخرد.
splendor-why-still = هنوز می‌توانید «{ $card }» را بخرید.
splendor-why-fort = بعد از آن فقط شما می‌توانید «{ $card }» را بخرید.
splendor-why-freed = «{ $card }» دیگر در اختیار { $seat } نیست.
splendor-why-free = هیچ توکنی خرج نمی‌شود.
splendor-why-keeps = { $count } توکن شما برای کارتی دیگر می‌ماند.

## آموزش

splendor-lesson-goal = هدف و اولین کارت
splendor-lesson-goal-aim = هدف ۱۵ امتیاز است. با آن دور آخر شروع می‌شود و در پایان هر کس امتیاز بیشتری داشته باشد برنده است.
splendor-lesson-goal-points = امتیاز از کارت‌ها می‌آید: گوشهٔ بالای هر کارت. ردیف‌های بالاتر بیشتر می‌ارزند و گران‌ترند.
splendor-lesson-goal-take = کارت را با گوهر می‌خرید. برای شروع سه گوهر از سه رنگ بردارید.
splendor-lesson-goal-take-first = اول سه گوهر از سه رنگ بردارید
splendor-lesson-goal-other = حالا حریف گوهر برمی‌دارد. بعد باز نوبت شماست.
splendor-lesson-goal-price = قیمت پایین کارت است. این یکی: دو یاقوت کبود و یک زمرد.
splendor-lesson-goal-again = باز هم سه گوهر بردارید؛ یاقوت کبود و زمرد هم بینشان باشد.
splendor-lesson-goal-again-first = یاقوت کبود، زمرد و یک رنگ دیگر
splendor-lesson-goal-turns = حریف هم گوهر برمی‌دارد. هر نوبت فقط یک کار.
splendor-lesson-goal-buy = تیک سبز یعنی گوهرش را دارید! یک کارت با تیک سبز انتخاب کنید و بخرید.
splendor-lesson-goal-buy-first = حالا کارتی با تیک سبز بخرید
splendor-lesson-goal-own = اولین کارتتان! گوهرها خرج شد، ولی کارت همیشه مال شماست. به چه دردی می‌خورد؟ بخش بعد.

splendor-lesson-cards = هر کارت، یک تخفیف
splendor-lesson-cards-bonus = شما یک کارت یاقوت کبود دارید. از این پس هر کارتی را یک یاقوت کبود ارزان‌تر می‌خرید.
splendor-lesson-cards-price = قیمت این کارت دو یاقوت کبود و دو یاقوت سرخ است. کارت یاقوت کبودتان یکی را کم می‌کند.
splendor-lesson-cards-buy = کارتی با تیک سبز بخرید تا دو پاداش داشته باشید.
splendor-lesson-cards-buy-first = اول کارتی با تیک سبز بخرید
splendor-lesson-cards-other = حریف گوهر برمی‌دارد.
splendor-lesson-cards-two = حالا دو گوهر هم‌رنگ بردارید، از ستونی که دست‌کم چهار گوهر دارد.
splendor-lesson-cards-two-first = این بار دو گوهر هم‌رنگ
splendor-lesson-cards-turns = نوبت حریف است.
splendor-lesson-cards-many = آخر هر نوبت حداکثر ده توکن برایتان می‌ماند. با این حال سه گوهر از سه رنگ بردارید.
splendor-lesson-cards-many-first = اول سه گوهر از سه رنگ بردارید
splendor-lesson-cards-return = بیشتر از ده تا شد! آنچه کمتر لازم دارید برگردانید.
splendor-lesson-cards-grow = همین‌طور پیش بروید: کارت‌های کوچک، بزرگ‌ها را ارزان می‌کنند و کم‌کم بعضی‌ها رایگان می‌شوند.

splendor-lesson-reserve = رزرو و طلا
splendor-lesson-reserve-near = سه امتیاز با شش یاقوت سرخ! سه یاقوت و دو پاداش سرخ دارید؛ فقط یکی کم است.
splendor-lesson-reserve-reserve = این کارت را رزرو کنید. بعد از آن فقط شما می‌توانید بخریدش؛ یک توکن طلا هم می‌گیرید.
splendor-lesson-reserve-reserve-first = اول همین کارت را رزرو کنید
splendor-lesson-reserve-other = حریف گوهر برمی‌دارد. دستش به کارت شما نمی‌رسد.
splendor-lesson-reserve-gold = طلا جای هر گوهری را می‌گیرد. پس حالا کم ندارید.
splendor-lesson-reserve-buy = کارت رزروشده‌تان اینجاست. بخریدش!
splendor-lesson-reserve-buy-first = اول کارت رزروشده‌تان را بخرید
splendor-lesson-reserve-score = سه امتیاز! و از حالا سه پاداش یاقوت سرخ دارید.
splendor-lesson-reserve-turns = حریف گوهر برمی‌دارد.
splendor-lesson-reserve-deck = یا دل به دریا بزنید: کارت روی یک دک را ندیده رزرو کنید. این هم طلا دارد.
splendor-lesson-reserve-deck-first = این بار از یک دک رزرو کنید
splendor-lesson-reserve-hand = تا سه کارت جا دارید و فقط با خریدن جا باز می‌شود. کارتی که آخر بازی بماند جریمه‌ای ندارد.

splendor-lesson-end = اشراف‌زادگان و پایان بازی
splendor-lesson-end-noble = اشراف‌زاده ۳ امتیاز دارد. پیش‌نیاز این یکی چهار یاقوت سرخ و چهار عقیق است؛ یک عقیق کم دارید.
splendor-lesson-end-buy = این هم کارت عقیق: با پاداش‌های زمردتان رایگان است. بخرید.
splendor-lesson-end-buy-first = اول کارت عقیق
splendor-lesson-end-visit = اشراف‌زاده به دیدارتان آمد: تاجی کنار امتیازتان و ۳ امتیاز. برای او فقط کارت به حساب می‌آید، نه گوهر.
splendor-lesson-end-other = ۱۴ امتیاز دارید. حالا نوبت حریف است.
splendor-lesson-end-last = یک امتیاز مانده. این کارت‌ها امتیاز دارند؛ یکی را بخرید.
splendor-lesson-end-last-first = یکی از کارت‌های امتیازدار را بخرید
splendor-lesson-end-final = ۱۵ امتیاز یا بیشتر: دور آخر! تعداد نوبت‌های همه برابر می‌شود.
splendor-lesson-end-win = پس حریف یک نوبت دیگر دارد. بعد هر کس امتیاز بیشتری داشته باشد برنده است؛ در تساوی، کارت کمتر.

splendor-lesson-game = یک بازی کوتاه
splendor-lesson-game-even = وسط بازی هستید: هر کدام چهار امتیاز دارید و نوبت شماست.
splendor-lesson-game-plan = نقشه‌ای برای نوبت‌هایتان: کارتی امتیازدار یا اشراف‌زاده‌ای را نشان کنید و پیش‌نیازش را جمع کنید.
splendor-lesson-game-luck = هر نوبت یک کار: گوهر، رزرو یا خرید. با ۱۵ امتیاز دور آخر شروع می‌شود. موفق باشید!

splendor-lesson-cities = شهرها
splendor-lesson-cities-aim = شهرها به‌جای اشراف‌زادگان آمده‌اند. فقط با شهر می‌برید و ۱۵ امتیاز دیگر بازی را تمام نمی‌کند.
splendor-lesson-cities-needs = پیش‌نیاز هر شهر امتیاز و کارت است. اینجا: ۱۳ امتیاز، چهار یاقوت سرخ و سه عقیق.
splendor-lesson-cities-near = و اینجا: ۱۲ امتیاز و از چهار رنگ هر کدام سه کارت. نقطه‌های پر یعنی آن‌ها را دارید.
splendor-lesson-cities-buy = ۱۲ امتیاز دارید. کارت زمرد یک شهر را کامل می‌کند و یک امتیاز دیگر، شهر دیگر را. یکی را بخرید.
splendor-lesson-cities-buy-first = با یکی از این دو کارت به شهر می‌رسید
splendor-lesson-cities-taken = شهر خودش مال شما شد. هر بازیکن در کل بازی فقط یک شهر می‌گیرد.
splendor-lesson-cities-final = با این شهر دور آخر شروع شد. حریف یک نوبت دیگر دارد، ولی شهر دست شماست.

splendor-lesson-posts = تجارتخانه‌ها
splendor-lesson-posts-aim = پنج تجارتخانه: هر کدام تا آخر بازی قدرتی به صاحبش می‌دهد.
splendor-lesson-posts-needs = پیش‌نیاز تجارتخانه کارت است. این یکی دو کارت الماس؛ شما یکی دارید.
splendor-lesson-posts-buy = کارت الماس دوم را بخرید.
splendor-lesson-posts-buy-first = اول یک کارت الماس بخرید
splendor-lesson-posts-claimed = تجارتخانه آخر نوبت خودش احداث شد. دیگران هم هنوز می‌توانند آن را احداث کنند.
splendor-lesson-posts-other = حریف گوهر برمی‌دارد.
splendor-lesson-posts-two = حالا از قدرتش استفاده کنید: دو گوهر هم‌رنگ بردارید.
splendor-lesson-posts-two-first = این بار دو گوهر هم‌رنگ
splendor-lesson-posts-third = تجارتخانه گوهر سومی هم می‌دهد، از رنگی دیگر. انتخابش کنید.
splendor-lesson-posts-rest = بقیه: گوهر پس از خرید، دو کارت برای رزرو، طلای دوچندان، امتیاز. شرحش در جزئیات هر کدام است.

splendor-lesson-orient = شرق
splendor-lesson-orient-aim = «شرق» به هر ردیف دو کارت اضافه می‌کند. بیشترشان هنگام خرید اثری دارند.
splendor-lesson-orient-buy = این یک کارت جفت است و یک کارت رایگان سطح ۱ هم دارد. بخریدش.
splendor-lesson-orient-buy-first = اول کارت جفت را بخرید
splendor-lesson-orient-pair = کارت جفت رنگ یکی از ستون‌هایتان را می‌گیرد. کدام پاداش بیشتر شود؟
splendor-lesson-orient-free = دایرهٔ بنفش: یک کارت سطح ۱ را به دلخواه رایگان بردارید.
splendor-lesson-orient-other = نوبت حریف است.
splendor-lesson-orient-gold = کارت‌های دوطلا اینجا هستند. یکی بخرید.
splendor-lesson-orient-gold-first = اول یک کارت دوطلا بخرید
splendor-lesson-orient-spend = هنگام خرید کارتی دیگر آن را بسوزانید: یک بار به اندازهٔ دو توکن طلا خرج می‌شود.
splendor-lesson-orient-double = این کارت دوتایی است: دو گوهر تخفیف می‌دهد، ولی یک کارت به حساب می‌آید.
splendor-lesson-orient-flame = شعله: به‌جای گوهر، دو کارت خودتان از آن رنگ را می‌سوزانید. سه امتیاز دارد.

splendor-lesson-strongholds = قلعه‌ها
splendor-lesson-strongholds-aim = قلعهٔ شما روی این کارت است: فقط شما می‌توانید آن را بخرید یا رزرو کنید.
splendor-lesson-strongholds-closed = اینجا هم دو قلعهٔ حریف است. این کارت به روی شما بسته است.
splendor-lesson-strongholds-buy = بعد از هر خرید نوبت یک قلعه است. کارتی بخرید.
splendor-lesson-strongholds-buy-first = اول کارتی از ردیف پایین بخرید
splendor-lesson-strongholds-place = قلعهٔ دوم را روی همین کارت بگذارید. می‌شد قلعه‌ای را ببرید یا قلعهٔ تنهای حریف را بردارید.
splendor-lesson-strongholds-place-first = روی کارتی که قلعه‌تان آنجاست
splendor-lesson-strongholds-other = حریف گوهر برمی‌دارد.
splendor-lesson-strongholds-again = یک خرید دیگر، یک قلعهٔ دیگر. کارتی بخرید.
splendor-lesson-strongholds-again-first = اول کارتی از ردیف پایین بخرید
splendor-lesson-strongholds-third = قلعهٔ سوم را هم اینجا بگذارید و ببینید چه می‌شود!
splendor-lesson-strongholds-conquer = هر سه روی یک کارت: فتح! همین نوبت می‌توانید آن را هم بخرید. فتحش کنید.
splendor-lesson-strongholds-conquer-first = کارت زیر سه قلعه‌تان را بخرید
splendor-lesson-strongholds-more = قلعه‌ها به شما برگشتند. فتح هم خرید است: باز هر طور خواستید قلعه‌ای بگذارید.
splendor-lesson-strongholds-end = دو کارت در یک نوبت! ولی سه قلعه روی یک کارت، از کارت دیگری مراقبت نمی‌کند.

## برچسب‌ها

splendor-label-bank = گوهرها
splendor-label-market = کارت‌های خریدنی
splendor-label-nobles = اشراف‌زادگان
splendor-label-goal = پایان بازی
splendor-label-own = دارایی شما
