### کهربا (Splendor). پروندهٔ انگلیسی همین کلیدها را دارد.

splendor-name = کهربا
splendor-tagline = گوهرها، کارت‌ها و اشراف‌زادگان
splendor-box = گوهر بردارید، با آن‌ها کارت بخرید و بگذارید کارت‌ها قیمت کارت‌های گران‌تر را کم کنند. با ۱۵ امتیاز، دور پایانی آغاز می‌شود.

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

## The pieces by name

splendor-card-short =
    { $color ->
        [copy] کارت جفت
        [none] کارت دوطلا
       *[other] { $worth ->
            [2] کارت دوتایی { splendor-gem }
           *[other] کارت { splendor-gem-title }
        }
    }
splendor-card =
    { $color ->
        [copy] کارت جفت سطح { $level }
        [none] کارت دوطلای سطح { $level }
       *[other] { $worth ->
            [2] کارت دوتایی سطح { $level } { splendor-gem }
           *[other] کارت سطح { $level } { splendor-gem-title }
        }
    }{ $points ->
        [0] { "" }
        [one] ، { $points } امتیاز
       *[other] ، { $points } امتیاز
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
        [orient] دک شرق، سطح { $level }
       *[other] دک سطح { $level }
    }
splendor-hidden =
    { $set ->
        [orient] کارت به‌پشت شرق، سطح { $level }
       *[other] کارت به‌پشت، سطح { $level }
    }
splendor-bank = { splendor-gem-title } در مخزن
splendor-bank-short = { splendor-gem-title }
splendor-tokens = { splendor-gem-title } نزد { $seat }
splendor-bonus = پاداش { splendor-gem-title } نزد { $seat }
splendor-market =
    { $set ->
        [orient] ردیف شرق، سطح { $level }
       *[other] ردیف سطح { $level }
    }
splendor-guest = جای اشراف‌زاده
splendor-reserve = { $seat }: کارت رزروشده
splendor-hand = کارت‌های رزروشدهٔ { $seat }
splendor-nobles = { $seat }: اشراف‌زادگان و شهر
splendor-drawn = کارتی که { $seat } کشیده است
splendor-pyre = { $seat }: کارت‌هایی که می‌توان سوزاند
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
splendor-charter = { splendor-post } نزد { $seat }
splendor-fort = قلعهٔ { $seat }
splendor-forts = قلعه‌های { $seat }
splendor-that = { $card }

## What is asked

splendor-choose-action = گوهر بردارید، کارتی رزرو کنید یا کارتی بخرید
splendor-choose-payment = طلا به‌جای کدام گوهرها برود؟
splendor-choose-means = کدام کارت دوطلا بسوزد، کدام گوهر بماند؟
splendor-choose-burn = کدام { $count } کارت { splendor-gem } بسوزد؟
splendor-choose-discard =
    { $count ->
        [one] بیش از ۱۰ توکن دارید؛ یکی را به مخزن برگردانید
       *[other] بیش از ۱۰ توکن دارید؛ { $count } توکن به مخزن برگردانید
    }
splendor-choose-noble = کدام اشراف‌زاده به دیدارتان بیاید؟
splendor-choose-city = کدام شهر را می‌گیرید؟
splendor-choose-post = کدام تجارتخانه را احداث می‌کنید؟
splendor-choose-rebate = تجارتخانه‌تان کدام گوهر را بدهد؟
splendor-choose-third = تجارتخانه‌تان کدام رنگ سوم را بدهد؟
splendor-choose-drawn = کدام یک از دو کارت را نگه می‌دارید؟
splendor-choose-pair = کارت جفت رنگ کدام ستون را بگیرد؟
splendor-choose-free = کدام کارت سطح { $level } رایگان همراه بیاید؟
splendor-choose-fort =
    { $ways ->
        [place] قلعه‌ای روی یک کارت بگذارید
        [move] یکی از قلعه‌هایتان را جابه‌جا کنید
        [remove] تک‌قلعهٔ رقیبی را بردارید
        [move-place] قلعه‌ای بگذارید یا جابه‌جا کنید
        [place-remove] قلعه‌ای بگذارید یا تک‌قلعهٔ رقیبی را بردارید
        [move-remove] قلعه‌ای را جابه‌جا کنید یا تک‌قلعهٔ رقیبی را بردارید
       *[other] قلعه‌ای بگذارید یا جابه‌جا کنید، یا تک‌قلعهٔ رقیبی را بردارید
    }
splendor-choose-conquest = فتح: این کارت را هم می‌خرید؟

## While picking

splendor-scene-table = کارت‌ها
splendor-scene-tiles = نمای کلی
splendor-view-table = کارت‌ها و گوهرهای موجود
splendor-view-tiles = کاشی‌ها و داشته‌های همه
splendor-waiting =
    { $sort ->
        [bank] { $count } رنگ گوهر
        [reserve] { $count } کارت برای رزرو
        [buy] { $count } کارت که می‌توانید بخرید
        [free] { $count } کارت رایگان
        [card] { $count } کارت برای قلعه
        [deck] { $count } دک برای رزرو
        [city] { $count } شهر برای گرفتن
       *[noble] { $count } اشراف‌زاده برای پذیرفتن
    }
splendor-step-payment =
    { $picked ->
        [one] طلا به‌جای این گوهر می‌رود
       *[other] طلا به‌جای این { $picked } گوهر می‌رود
    }{ $most ->
        [0] : می‌پردازید؟
       *[other] : می‌پردازید، یا یکی دیگر؟
    }
splendor-step-means =
    { $most ->
        [0] این‌طور می‌پردازید؟
       *[other] این‌طور می‌پردازید، یا یکی دیگر؟
    }
splendor-step-burn =
    { $least ->
        [0] همین‌ها بسوزد؟
        [one] یک کارت { splendor-gem } دیگر برای سوزاندن
       *[other] { $least } کارت { splendor-gem } دیگر برای سوزاندن
    }
splendor-step-discard =
    { $least ->
        [0] { $picked ->
            [one] همین توکن به مخزن برگردد؟
           *[other] همین { $picked } توکن به مخزن برگردد؟
        }
        [one] یک توکن دیگر به مخزن برگردانید
       *[other] { $least } توکن دیگر به مخزن برگردانید
    }
splendor-step-noble = این اشراف‌زاده به دیدارتان بیاید؟
splendor-step-city = این شهر را می‌گیرید؟
splendor-step-post = این تجارتخانه را احداث می‌کنید؟
splendor-step-rebate = این گوهر را می‌گیرید؟
splendor-step-third = این گوهر را هم می‌گیرید؟
splendor-step-drawn = این کارت را نگه می‌دارید؟
splendor-step-pair = کارت جفت این رنگ را بگیرد؟
splendor-step-free = این کارت رایگان همراه بیاید؟
splendor-step-fort =
    { $way ->
        [place] روی این کارت قلعه می‌گذارید؟
        [remove] این قلعه را برمی‌دارید؟
        [move] قلعه به این کارت برود؟
        [either] قلعه‌ای اینجا بگذارید، یا کارتی را انتخاب کنید که این قلعه به آن می‌رود
       *[from] کارتی را انتخاب کنید که این قلعه به آن می‌رود
    }
splendor-ask-again =
    { $count ->
        [one] یک رنگ دیگر
        [2] دو رنگ دیگر
       *[other] { $count } رنگ دیگر
    }، یا باز هم { splendor-gem }
splendor-ask-twice = همین یکی را بردارید، یا باز هم { splendor-gem }
splendor-ask-more =
    { $count ->
        [one] یک رنگ دیگر
        [2] دو رنگ دیگر
       *[other] { $count } رنگ دیگر
    }
splendor-ask-buy = این کارت را می‌خرید؟
splendor-ask-card = با این کارت چه می‌کنید؟
splendor-ask-reserve =
    { $gold ->
        [0] رزروش می‌کنید؟ طلایی نمانده که با آن بیاید
       *[other] رزروش می‌کنید؟ یک توکن طلا هم با آن می‌آید
    }
splendor-ask-either =
    { $gold ->
        [0] می‌خرید، یا بدون طلا رزرو می‌کنید؟
       *[other] می‌خرید، یا رزرو می‌کنید و یک توکن طلا می‌گیرید؟
    }
splendor-ask-all = همین‌ها را بردارید، یا یکی دیگر را انتخاب کنید

## What the buttons do

splendor-do-take =
    { $count ->
        [one] برداشتن { $count } گوهر
       *[other] برداشتن { $count } گوهر
    }
splendor-do-reserve = رزرو
splendor-do-buy = خرید
splendor-do-buy-gold = پرداخت دلخواه
splendor-do-pay =
    { $count ->
        [0] پرداخت
        [one] پرداخت، { $count } گوهر بماند
       *[other] پرداخت، { $count } گوهر بماند
    }
splendor-do-burn = سوزاندن همین‌ها
splendor-do-discard = برگرداندن به مخزن
splendor-do-noble = پذیرفتن
splendor-do-keep = نگه داشتن این
splendor-do-post = احداث
splendor-do-city = گرفتن شهر
splendor-do-pair = جفت کردن
splendor-do-free = برداشتن رایگان
splendor-do-place = گذاشتن
splendor-do-move = جابه‌جا کردن
splendor-do-remove = برداشتن
splendor-do-decline = بدون فتح

## What happened

splendor-log-take = { $seat } { splendor-gems } برداشت.
splendor-log-discard = { $seat } { splendor-gems } به مخزن برگرداند.
splendor-log-reserve =
    { $seat } «{ $card }» را رزرو کرد{ $gold ->
        [true] { " " }و یک توکن طلا برداشت.
       *[false] ؛ طلایی نمانده بود.
    }
    .terse = «{ $card }» را رزرو کرد.
splendor-log-reserve-blind =
    { $seat } کارت روییِ دک { $set ->
        [orient] شرق، سطح { $level }،
       *[other] سطح { $level }
    } را ندیده رزرو کرد{ $gold ->
        [true] { " " }و یک توکن طلا برداشت.
       *[false] ؛ طلایی نمانده بود.
    }
    .terse = کارتی ندیده رزرو کرد.
splendor-log-show = { $seat } کارت دستش را رو کرد: { $card }.
splendor-log-buy =
    { $seat } { $hand ->
        [true] کارت رزروشده‌اش «{ $card }» را خرید.
       *[false] «{ $card }» را خرید.
    }
splendor-log-third = تجارتخانه به { $seat } { splendor-gems } دیگر هم داد.
splendor-log-rebate = تجارتخانه به { $seat } { splendor-gems } داد.
splendor-log-draw =
    { $seat } { $count } کارت { $set ->
        [orient] شرق از سطح { $level }
       *[other] سطح { $level }
    } کشید تا یکی را نگه دارد.
splendor-log-sink = کارت دیگر به زیر دک رفت.
splendor-log-free = { $seat } «{ $card }» را رایگان گرفت.
splendor-log-pair = کارت جفت { $seat } از این پس { splendor-gem } به شمار می‌آید.
splendor-log-burn = «{ $card }» سوخت.
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
    .terse = قلعه‌ای را برداشت.
splendor-log-conquest = { $seat } «{ $card }» را فتح کرد.
splendor-log-post =
    { $seat } «{ $post }» را احداث کرد{ $points ->
        [0] .
       *[other] ؛ { $points } امتیاز.
    }
splendor-log-city =
    { $seat } شهر { $city } را گرفت{ $last_round ->
        [true] : این دور، دور پایانی است.
       *[false] .
    }
splendor-log-noble = «{ $noble }» به دیدار { $seat } آمد.
splendor-log-pass = { $seat } نتوانست کاری بکند و نوبتش رد شد.
splendor-log-last-round = { $seat } به ۱۵ امتیاز رسید: این دور، دور پایانی است.
splendor-log-end = بازی به پایان رسید.

## Why something cannot be chosen

splendor-no-spare = در این خرید، طلا جای هیچ‌یک از این‌ها را نمی‌گیرد
splendor-no-gold-take = طلا فقط با رزرو به دست می‌آید
splendor-no-pile-empty = { splendor-gem } در مخزن تمام شده است
splendor-no-take-combination = سه گوهر از سه رنگ بردارید، یا دو گوهر هم‌رنگ از ستونی که دست‌کم چهار تا دارد
splendor-no-deck-empty = این دک تمام شده است
splendor-no-reserve-full = سه کارت رزرو کرده‌اید: اول یکی از آن‌ها را بخرید
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
splendor-no-gold-power = تجارتخانه هیچ‌گاه طلا نمی‌دهد
splendor-no-third-same = گوهر سوم باید از رنگی جز آن دو باشد
splendor-no-pair-column = کارت جفت، ستونی می‌خواهد که پاداشی داشته باشد
splendor-no-pair = برای کارت جفت باید کارتی پاداش‌دار داشته باشید
splendor-no-free-level = فقط یک کارت چیده‌شدهٔ سطح { $level } همراه می‌آید
splendor-no-burn =
    { $held ->
        [0] قیمتش سوزاندن { $count } کارت { splendor-gem } است؛ شما هیچ ندارید
       *[other] قیمتش سوزاندن { $count } کارت { splendor-gem } است؛ شما { $held } کارت دارید
    }
splendor-no-burn-this = برای آن فقط کارت‌های { splendor-gem } می‌سوزند، اول آن‌هایی که با این رنگ جفت شده‌اند
splendor-no-closed = قلعه‌های { $owner } این کارت را بسته‌اند
splendor-no-supply = همهٔ قلعه‌هایتان روی کارت‌هاست: یکی را جابه‌جا کنید
splendor-no-remove-many = فقط قلعه‌ای را می‌توان برداشت که تنها ایستاده باشد
splendor-no-post = همین که کارت‌هایتان کافی باشد خودش می‌آید
splendor-no-post-twice = این تجارتخانه را دارید
splendor-no-city = همین که امتیاز و کارت‌هایتان کافی باشد خودش می‌آید
splendor-no-noble = همین که کارت‌هایتان کافی باشد خودش می‌آید

## Scores and facts

splendor-score-cards = از کارت‌ها
splendor-score-nobles = از اشراف‌زادگان
splendor-score-posts = از تجارتخانه‌ها
splendor-rank-city = شهر
splendor-tie-cards = کارت کمتر

splendor-goal-points = هدف: { $goal }
splendor-goal-cities = هدف: یک شهر
splendor-goal-last = دور پایانی
splendor-fact-points = هر که نوبتش را با { $goal } امتیاز تمام کند، دور پایانی را آغاز می‌کند
splendor-fact-cities = هر که شهری بگیرد، دور پایانی را آغاز می‌کند
splendor-fact-last = این دور، دور پایانی است
splendor-plaque-last = دور
splendor-plaque-round = پایانی

splendor-power =
    { $power ->
        [token] پس از هر خرید یک گوهر برمی‌دارید
        [draw] در رزرو نادیده دو کارت می‌کشید و یکی را نگه می‌دارید
        [third] برداشتن دو گوهر هم‌رنگ، گوهر سومی از رنگی دیگر می‌آورد
        [gold] هر توکن طلا به اندازهٔ دو گوهر هم‌رنگ ارزش دارد
       *[points] هر تجارتخانهٔ شما ۱ امتیاز می‌آورد
    }
splendor-gives =
    یک { splendor-gem } تخفیف در هر خرید بعدی؛ { $points ->
        [0] بدون امتیاز
       *[other] { $points } امتیاز
    }
splendor-costs = قیمت: { splendor-gems }
splendor-asks = می‌خواهد: { $cards }
splendor-effect-pair = رنگ یک ستون شما را می‌گیرد: یک پاداش، یک کارت بیشتر
splendor-effect-free = یک کارت چیده‌شدهٔ سطح { $level } را رایگان همراه می‌آورد
splendor-effect-double = دو { splendor-gem } تخفیف می‌دهد، ولی یک کارت به شمار می‌آید
splendor-effect-gold = در یک خرید بسوزانید و { $count } طلا بگیرید؛ آنچه زیاد بیاید از دست می‌رود
splendor-effect-burn = گوهر نمی‌خواهد: { $count } کارت { splendor-gem } خودتان را بسوزانید
splendor-known-gold = به‌جای هر گوهری به کار می‌رود
splendor-known-pile =
    { $count ->
        [1] { $count } تا مانده است: برای دو تای هم‌رنگ چهار تا لازم است
        [2] { $count } تا مانده است: برای دو تای هم‌رنگ چهار تا لازم است
        [3] { $count } تا مانده است: برای دو تای هم‌رنگ چهار تا لازم است
       *[other] { $count } تا مانده است: برای دو تای هم‌رنگ کافی است
    }
splendor-known-return =
    { $count ->
        [0] یکی از این‌ها برمی‌گردد و چیزی نمی‌ماند
       *[other] یکی از این‌ها برمی‌گردد و { $count } تا می‌ماند
    }
splendor-known-gem = هر کدام یک { splendor-gem } از قیمت کارت را می‌پردازد
splendor-known-golden = هر کدام که هنگام خرید بسوزد به اندازهٔ دو طلا ارزش دارد
splendor-known-column = { $count } کارت به شمار می‌آید
splendor-known-alone = می‌توانید قلعهٔ { $owner } را بردارید
splendor-known-hidden =
    { $mine ->
        [true] انتخابش کنید تا پشت پرده فقط خودتان آن را ببینید
       *[false] فقط صاحبش می‌تواند آن را ببیند
    }
splendor-known-noble = در پایان نوبت خودش می‌آید و { $points } امتیاز می‌آورد
splendor-known-city = گرفتن آن دور پایانی را آغاز می‌کند
splendor-known-forts = روی هر کارتی باشند آن را بر دیگران می‌بندند
splendor-known-forts-when = پس از هر خرید یکی گذاشته، جابه‌جا یا برداشته می‌شود
splendor-known-holds = { splendor-gems } دارد
splendor-known-total = در پایان نوبت بیش از { $count } توکن نمی‌ماند
splendor-known-hand = { $count } کارت که در «نمای کلی» دیده می‌شود
splendor-known-deck =
    { $count ->
        [0] تمام شده است
       *[other] { $count } کارت مانده است؛ کارت رویی را می‌توان ندیده رزرو کرد
    }
splendor-known-bonus =
    { $count ->
        [0] هر کارت { splendor-gem } که بخرید، در خریدهای بعدی یک { splendor-gem } تخفیف می‌دهد
       *[other] در هر خرید { $count } { splendor-gem } تخفیف می‌دهد
    }
splendor-lacks = هنوز { $lacks } کم دارید
splendor-meets = هر چه می‌خواهد فراهم است

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
           *[other] { "؛ " }
        }{ $other } کارت از یک { $some ->
            [0] رنگ
           *[other] رنگ دیگر
        }
    }{ $prestige ->
        [0] { "" }
       *[other] { $named ->
            [0] { $other ->
                [0] { "" }
               *[other] { "؛ " }
            }
           *[other] { "؛ " }
        }{ $prestige } امتیاز
    }

## The rules in short

splendor-help-goal = هدف بازی
splendor-help-goal-text = شما در جادهٔ ابریشم گوهر خرید و فروش می‌کنید. با گوهر کارت می‌خرید و هر کارتی که دارید کارت‌های بعدی را ارزان‌تر می‌کند. کارت‌های گران‌تر بالای خود امتیاز دارند و هر اشراف‌زاده سه امتیاز می‌آورد. هر که پس از دور پایانی بیشترین امتیاز را داشته باشد برنده است.
splendor-help-goal-cities = هدف بازی
splendor-help-goal-cities-text = با گوهر کارت می‌خرید و هر کارتی که دارید کارت‌های بعدی را ارزان‌تر می‌کند. کارت‌های گران امتیاز دارند. با امتیاز و کارت کافی شهری می‌گیرید و دور پایانی آغاز می‌شود؛ سپس از صاحبان شهر، هر که بیشترین امتیاز را دارد برنده است.
splendor-help-take = برداشتن گوهر
splendor-help-take-text = در هر نوبت فقط یک عملیات انجام می‌دهید. اول: سه گوهر از سه رنگ متفاوت از مخزن بردارید؛ تنها وقتی کمتر از سه رنگ در مخزن مانده باشد، کمتر برمی‌دارید. دوم: دو گوهر هم‌رنگ بردارید، اگر ستون آن پیش از برداشتن دست‌کم چهار گوهر داشته باشد. طلا را هیچ‌گاه این‌گونه نمی‌توان برداشت.
splendor-help-reserve = رزرو کردن کارت
splendor-help-reserve-text = سوم: یکی از کارت‌های چیده‌شده، یا ندیده کارت روییِ یکی از دک‌ها را به دست خود بیاورید و اگر در مخزن طلا هست یک توکن طلا هم بردارید. کارتی که از دک آمده به‌پشت می‌ماند؛ در نوبت خود انتخابش کنید تا پشت پرده فقط خودتان آن را ببینید. بیش از سه کارت رزروشده نمی‌توان داشت و فقط با خریدنشان از دست بیرون می‌روند. کارتی که تا پایان بماند جریمه ندارد.
splendor-help-buy = خریدن کارت
splendor-help-buy-text = چهارم: یکی از کارت‌های چیده‌شده یا یکی از کارت‌های رزروشدهٔ خود را بخرید. پایین کارت نوشته است چه گوهرهایی به مخزن برمی‌گردد. توکن طلا جای هر گوهری را می‌گیرد، حتی گوهری که خودتان دارید: اگر بیش از یک راه پرداخت باشد، انتخاب با شماست. جای خالی ردیف بلافاصله از دک همان سطح پر می‌شود.
splendor-help-bonus = پاداش‌ها
splendor-help-bonus-text = هر کارتی که پیشِ رو دارید در همهٔ خریدهای بعدی به اندازهٔ یک گوهر هم‌رنگ خود به شما تخفیف می‌دهد. با دو کارت سرخ، کارتی که سه یاقوت سرخ می‌خواهد فقط یکی خرج دارد. با کارت‌های کافی می‌توان رایگان خرید، ولی برای پاداشی که زیاد آمده چیزی پس داده نمی‌شود.
splendor-help-limit = حداکثر ده توکن
splendor-help-limit-text = در طول نوبت هر تعداد توکن می‌توانید داشته باشید، ولی در پایان آن، با احتساب طلا، نه بیش از ده تا. آنچه بیش از ده است به مخزن برمی‌گردد؛ خودتان انتخاب می‌کنید کدام، حتی آن‌هایی را که تازه برداشته‌اید.
splendor-help-noble = اشراف‌زادگان
splendor-help-noble-text = در پایان نوبت، همین که کارت‌هایی را که اشراف‌زاده‌ای می‌خواهد داشته باشید، او به دیدارتان می‌آید؛ خود گوهرها به حساب نمی‌آیند. این عملیات جداگانه‌ای نیست و نمی‌توان از آن سر باز زد. اگر چند نفر بیایند یکی را انتخاب می‌کنید و بقیه شاید نوبتی دیگر بیایند.
splendor-help-end = پایان بازی
splendor-help-end-text = وقتی کسی نوبتش را با ۱۵ امتیاز یا بیشتر تمام کند، دور تا آخر بازی می‌شود تا همه به یک اندازه نوبت داشته باشند. هر که بیشترین امتیاز را داشته باشد برنده است. در امتیاز برابر، کسی برنده است که کارت کمتری پیشِ رو داشته باشد؛ اگر آن هم برابر بود، پیروزی مشترک است.
splendor-help-cities = شهرها
splendor-help-cities-text = به جای اشراف‌زادگان سه کاشی شهر روی میز است. هر شهر امتیاز و کارت می‌خواهد؛ نشان همه‌رنگ یعنی کارت‌هایی هم‌رنگ، از رنگی که روی کاشی نیامده است. در پایان نوبت، شهری را که خواسته‌هایش برآورده است می‌گیرید، هر کس یکی در هر بازی. این کار دور پایانی را آغاز می‌کند؛ ۱۵ امتیاز نه. میان کسانی که شهر دارند، هر که بیشترین امتیاز را داشته باشد برنده است و در برابری، هر که کارت کمتری دارد.
splendor-help-posts = تجارتخانه‌ها
splendor-help-posts-text = در پایان نوبت، پس از اشراف‌زادگان، تجارتخانه‌ای را که کارت‌هایتان برایش کافی است احداث می‌کنید: هر نوبت یکی، نه تکراری، و تا پایان بازی. اولی، پس از هر خرید یک گوهر می‌دهد، حتی همان که پرداخته‌اید. دومی در رزرو نادیده دو کارت می‌کشد: یکی را نگه دارید، دیگری به زیر دک می‌رود. سومی به دو گوهر هم‌رنگ، یکی از رنگی دیگر اضافه می‌کند.
splendor-help-powers = طلا و امتیاز تجارتخانه‌ها
splendor-help-powers-text = با چهارمی هر توکن طلا به اندازهٔ دو گوهر از یک رنگ ارزش دارد؛ زیادی‌اش پس داده نمی‌شود و در حساب ده توکن، هر توکن طلا همان یکی است. پنجمی برای هر تجارتخانهٔ شما، از جمله خودش و آن‌هایی که بعد می‌آیند، یک امتیاز می‌آورد.
splendor-help-orient = شرق: جفت، دوتایی، طلا
splendor-help-orient-text = کنار چهار کارت هر ردیف، دو کارت شرق با دک خودشان چیده شده است. کارت جفت برای همیشه رنگ یکی از ستون‌هایتان را می‌گیرد: یک پاداش و یک کارت بیشتر. پاداش دوتایی دو گوهر تخفیف می‌دهد، ولی برای اشراف‌زادگان، تجارتخانه‌ها، شهرها و برابری یک کارت است. کارت دوطلا هنگام خرید برای دو طلا می‌سوزد؛ آنچه زیاد بیاید از دست می‌رود.
splendor-help-chains = شرق: کارت رایگان، سوزاندن
splendor-help-chains-text = برخی کارت‌ها یک کارت چیده‌شده از سطح پایین‌تر را رایگان همراه می‌آورند؛ این خرید نیست، ولی تأثیر آن کارت رخ می‌دهد و شاید کارتی دیگر در پی آن بیاید. قیمت برخی دیگر دو کارت از یک رنگ است، نه گوهر: آن‌ها می‌سوزند، اول جفت‌شده‌ها، و پاداش و امتیازشان هم می‌رود. اشراف‌زادگان و تجارتخانه‌ها می‌مانند.
splendor-help-strongholds = قلعه‌ها
splendor-help-strongholds-text = پس از هر خرید و پیش از پر شدن جای کارت، قلعه‌ای می‌گذارید، یکی از قلعه‌هایتان را جابه‌جا می‌کنید، یا قلعهٔ تنهای رقیبی را برمی‌دارید. کارتی را که قلعه دارد فقط صاحب قلعه می‌تواند بخرد یا رزرو کند و سپس قلعه‌هایش برمی‌گردند. هیچ‌کس کنار قلعهٔ رقیب قلعه نمی‌گذارد.
splendor-help-conquest = فتح
splendor-help-conquest-text = اگر هر سه قلعه‌تان روی یک کارت باشد، پس از هر عملیات خود می‌توانید آن کارت را هم بخرید؛ توکن‌ها و کارت همان نوبت هم حساب می‌شوند. سپس باز قلعه‌ای گذاشته، جابه‌جا یا برداشته می‌شود و بعد جاهای خالی پر می‌شوند.

## About this edition

splendor-about-edition = نسخه‌ای که بازیکنان برای بازی Splendor، همان که در ایران کهربا نام دارد، و چاپ تازهٔ چهار افزونه‌اش ساخته‌اند: شهرها و تجارتخانه‌ها (جاده ابریشم)، شرق و قلعه‌ها (خورشید هرگز غروب نمی‌کند). با ناشر و سازندگان بازی پیوندی ندارد. تصویرها، صداها، نام اشراف‌زادگان و تجارتخانه‌ها و همهٔ نوشته‌ها از خود ماست.
splendor-about-data = قیمت ۱۲۰ کارت و خواستهٔ ۱۲ اشراف‌زاده، ۱۴ روی شهرها و ۵ تجارتخانه همان است که چاپ شده و هر یک را بیش از یک منبع عمومی تأیید کرده است؛ هیچ جدولی بازسازی نشده. منابع تنها دربارهٔ یک رو اختلاف دارند: مادریدی که الماس می‌خواهد، اینجا ۳ کارت عقیق دارد و در یکی از منابع ۳ کارت یاقوت کبود. اگر صاحب بازی هستید و تفاوتی یافتید، آن را در assets/data/splendor درست کنید.

## What an action costs and brings

splendor-preview-pay = { splendor-gems } می‌پردازید
splendor-preview-golden =
    { $count ->
        [one] یک کارت دوطلا می‌سوزد
       *[other] { $count } کارت دوطلا می‌سوزد
    }{ $paid ->
        [0] { "" }
       *[other] { " " }و { splendor-gems } می‌پردازید
    }
splendor-preview-free = رایگان است؛ پاداش‌ها کل قیمت را پوشش می‌دهند
splendor-preview-return = سپس باید { $count } توکن برگردانید
splendor-preview-tokens = توکن‌ها سپس: { $have } از { $limit }
splendor-preview-over = توکن‌ها سپس: { $have }. پیش از برگرداندن آنچه بیش از { $limit } است می‌توانید فتح کنید
splendor-preview-choose =
    { $asked ->
        [burn] سپس انتخاب می‌کنید کدام کارت‌ها بسوزد
        [means] سپس انتخاب می‌کنید کدام کارت دوطلا بسوزد و کدام گوهر بماند
       *[payment] سپس انتخاب می‌کنید طلا جای چه را بگیرد
    }
splendor-preview-unseen =
    { $count ->
        [one] کارت رویی را ندیده برمی‌دارید؛ در نوبت خود می‌توانید آن را ببینید
        [2] دو کارت رویی را ندیده می‌کشید و یکی را نگه می‌دارید
       *[other] { $count } کارت رویی را ندیده می‌کشید و یکی را نگه می‌دارید
    }
splendor-preview-burn = { $cards } می‌سوزد
splendor-then-noble = سپس «{ $tile }» به دیدار شما می‌آید: { $points } امتیاز
splendor-then-post =
    سپس «{ $tile }» را احداث می‌کنید{ $points ->
        [0] { "" }
       *[other] : { $points } امتیاز
    }
splendor-then-city =
    سپس شهر { $tile } را می‌گیرید{ $last ->
        [true] : این دور، دور پایانی می‌شود
       *[false] { "" }
    }
splendor-then-one =
    { $sort ->
        [noble] سپس یکی از { $count } اشراف‌زاده به دیدار شما می‌آید
        [post] سپس یکی از { $count } تجارتخانه را احداث می‌کنید
       *[city] سپس یکی از { $count } شهر را می‌گیرید{ $last ->
            [true] : این دور، دور پایانی می‌شود
           *[false] { "" }
        }
    }
splendor-then-free = سپس «{ $card }» را رایگان همراه می‌آورد
splendor-then-pair = سپس کارت جفت { splendor-gem } به شمار می‌آید
splendor-then-last = سپس این دور، دور پایانی می‌شود
splendor-preview-no-purchase = رایگان است و خرید به شمار نمی‌آید
splendor-preview-pair = پاداش { splendor-gem } شما از { $have } به { $then } می‌رسد
splendor-preview-points = { $points } امتیاز
splendor-preview-city =
    { $called ->
        [true] شما هم در میان برندگان احتمالی خواهید بود
       *[false] دور پایانی را آغاز می‌کند
    }
splendor-preview-fort =
    { $count ->
        [1] از این پس فقط شما می‌توانید آن کارت را بخرید یا رزرو کنید
        [2] دومین قلعهٔ شما آنجا: با یکی دیگر می‌توانید فتح کنید
       *[other] هر سه آنجاست: { $now ->
            [true] می‌توانید آن کارت را همین حالا بخرید
           *[false] نوبتی دیگر می‌توانید آن کارت را افزون بر عملیات خود بخرید
        }
    }

## Where to press

splendor-help-take-press = گوهرهای کنار کارت‌ها را یکی‌یکی انتخاب کنید، سپس دکمهٔ برداشتن را در پایین.
splendor-help-reserve-press = یک کارت یا دک را انتخاب کنید، سپس دکمهٔ رزرو را در پایین.
splendor-help-buy-press = کارتی از ردیف‌ها یا از کارت‌های رزروشدهٔ خود را انتخاب کنید، سپس دکمهٔ خرید را در پایین. قیمتش همان‌جا نوشته شده است.
splendor-help-limit-press = در بخش خودتان توکن‌ها را انتخاب کنید، سپس دکمهٔ برگرداندن را در پایین.
splendor-help-noble-press = یکی از اشراف‌زاده‌های بالای کارت‌ها را انتخاب کنید.
splendor-help-posts-press = خودشان می‌آیند؛ اگر چند تا باشد یکی را بالای کارت‌ها انتخاب کنید.
splendor-help-orient-press = برای کارت جفت، یکی از ستون‌های بخش خودتان را انتخاب کنید.
splendor-help-chains-press = کارتی را که همراه می‌آید در ردیف‌ها انتخاب کنید.
splendor-help-strongholds-press = کارتی و سپس دکمه را انتخاب کنید؛ برای جابه‌جا کردن، اول کارتی را که قلعه روی آن است.
splendor-help-conquest-press = کارت زیر قلعه‌هایتان را انتخاب کنید، یا دکمهٔ نخریدن را.
splendor-help-cities-press = خودشان می‌آیند؛ اگر چند تا باشد یکی را بالای کارت‌ها انتخاب کنید.

## The signs

splendor-sign-gem = گوهری از یک رنگ؛ هر رنگ تراش خودش را دارد
splendor-sign-gold = طلا: به‌جای هر گوهری می‌نشیند
splendor-sign-price = کارت: امتیاز در بالا، پاداش در گوشهٔ دیگر، قیمت در پایین
splendor-sign-bonus = کارت‌های هم‌رنگ یک بازیکن: همین‌قدر تخفیف
splendor-sign-tokens = توکن‌هایی که یک بازیکن دارد
splendor-sign-noble = اشراف‌زاده: سه امتیاز برای کارت‌هایی که رویش آمده است
splendor-sign-deck = دک: چند کارت مانده است؛ نقطه‌ها سطح آن را نشان می‌دهند
splendor-sign-pile = یک ستون مخزن: چند توکن مانده است
splendor-sign-count = پاداشی بیش از تعداد کارت‌ها: عدد کوچک تعداد کارت‌هاست
splendor-sign-total = توکن‌هایی که دارد، از ده تایی که می‌توان نگه داشت
splendor-sign-goal = آنچه دور پایانی را آغاز می‌کند
splendor-sign-pair = کارت جفت: رنگ یکی از ستون‌هایتان را می‌گیرد
splendor-sign-free = دایرهٔ بنفش: یک کارت چیده‌شدهٔ هم‌سطح با نقطه‌ها رایگان همراه می‌آید
splendor-sign-gold-card = در یک خرید بسوزانید و دو طلا بگیرید
splendor-sign-burn = شعله: قیمتش سوزاندن کارت‌هایی از همان رنگ است
splendor-sign-city = شهر: امتیاز و کارت‌هایی که می‌خواهد؛ دایرهٔ همه‌رنگ یعنی یک رنگ دیگر، هر کدام
splendor-sign-post = تجارتخانه: خواسته‌ها، قدرت، و در کنار آن کسانی که احداثش کرده‌اند
splendor-sign-near = روی نزدیک‌ترین کاشی: تیک یعنی دارید، عدد قرمز یعنی چند تا کم دارید
splendor-sign-fort = قلعه‌ها: فقط صاحبشان می‌تواند کارت را بخرد یا رزرو کند

## The expansions at setup

splendor-option-cities = شهرها
splendor-option-cities-true = با آن
splendor-option-cities-false = بدون آن
splendor-option-cities-text = گرفتن شهر، پایان بازی
splendor-option-posts = تجارتخانه‌ها
splendor-option-posts-true = با آن
splendor-option-posts-false = بدون آن
splendor-option-posts-text = کارتِ کافی، قدرت ماندگار
splendor-option-orient = شرق
splendor-option-orient-true = با آن
splendor-option-orient-false = بدون آن
splendor-option-orient-text = ۳۰ کارت: جفت، دوتایی، رایگان
splendor-option-strongholds = قلعه‌ها
splendor-option-strongholds-true = با آن
splendor-option-strongholds-false = بدون آن
splendor-option-strongholds-text = کارت‌ها را ببندید و فتح کنید

## Hints

splendor-why-points = همین حالا امتیاز می‌آورد.
splendor-why-engine = کارت‌های بعدی را ارزان‌تر می‌کند.
splendor-why-tokens = برای حرکت‌های بعدی گوهر می‌آورد.
splendor-why-gold = توکن طلا می‌آورد که جای هر رنگی را می‌گیرد.
splendor-why-hand = جایی برای یک کارت رزروشده باز می‌کند.
splendor-why-reach = خرید یک کارت خوب را آماده می‌کند.
splendor-why-nobles = یک اشراف‌زاده را نزدیک‌تر می‌کند.
splendor-why-posts = یک تجارتخانه را نزدیک‌تر می‌کند.
splendor-why-cities = یک شهر را نزدیک‌تر می‌کند.
splendor-why-golden = کارتی می‌آورد که مثل طلا خرج می‌شود.
splendor-why-forts = یک کارت خوب را برای شما نگه می‌دارد.
splendor-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
splendor-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.
