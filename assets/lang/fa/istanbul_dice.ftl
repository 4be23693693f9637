### استانبول: بازی تاس. پروندهٔ انگلیسی همین کلیدها را دارد.

istanbul_dice-name = استانبول: بازی تاس
istanbul_dice-tagline = تاس، کالا و یاقوت در بازار استانبول

## Goods

istanbul_dice-color =
    { $color ->
        [red] قرمز
        [yellow] زرد
        [green] سبز
       *[blue] آبی
    }

istanbul_dice-goods =
    { $color ->
        [any] { $count ->
            [one] ۱ کالا از هر رنگ
           *[other] { $count } کالا از هر رنگ
        }
        [crystal] { $count ->
            [one] ۱ کریستال
           *[other] { $count } کریستال
        }
       *[other] { $count ->
            [one] ۱ کالای { istanbul_dice-color }
           *[other] { $count } کالای { istanbul_dice-color }
        }
    }

## What is asked

istanbul_dice-choose-reveal =
    { $count ->
        [one] کارت بازارِ کاشی مسجد خود را رو کنید
       *[other] یک کارت بازار رو کنید: { $count } کاشی مسجد، هر کدام یک کارت
    }
istanbul_dice-choose-roll = { $count } تاس خود را بریزید
istanbul_dice-choose-action =
    { $count ->
        [one] یک عملیات مانده است
       *[other] { $count } عملیات مانده است
    }: یکی را انتخاب کنید{ $reroll ->
        [true] { "" }، یا با یک کریستال تاس‌هایی را دوباره بریزید
       *[false] { "" } یا نوبت را تمام کنید
    }
istanbul_dice-choose-card = کدام کارت؟ بقیه باطل می‌شوند
istanbul_dice-choose-offer =
    { $active ->
        [true] { $card }: انجام دهید، یا به‌جای آن ۱ لیر بگیرید
       *[false] { $card }: بپذیرید یا رد کنید
    }
istanbul_dice-choose-payment =
    { $count ->
        [one] با چه می‌پردازید؟ یک کالا مانده است
       *[other] با چه می‌پردازید؟ { $count } کالا مانده است
    }
istanbul_dice-choose-removal = کدام کاشی مسجد خود را باطل می‌کنید؟
istanbul_dice-choose-tile = یک کاشی مسجد از نمایشگاه انتخاب کنید

## Why something cannot be chosen

istanbul_dice-no-roll-first = اول تاس بریزید
istanbul_dice-no-crystal = دوباره ریختن تاس‌ها یک کریستال خرج دارد و شما کریستالی ندارید
istanbul_dice-no-reroll-late = فقط پیش از اولین عملیات می‌توان تاس‌ها را دوباره ریخت
istanbul_dice-no-coin-dice = هیچ‌یک از تاس‌های استفاده‌نشده سکه نشان نمی‌دهد
istanbul_dice-no-card-dice = هیچ‌یک از تاس‌های استفاده‌نشده کارت نشان نمی‌دهد
istanbul_dice-no-pair = ۲ کالای یکسان لازم است
istanbul_dice-no-pair-color = ۲ کالای { istanbul_dice-color } ندارید
istanbul_dice-no-different = { $count } کالای مختلف لازم است؛ شما { $have } کالای مختلف دارید
istanbul_dice-no-ruby = در این ناحیه یاقوتی نمانده است
istanbul_dice-no-mosque = هر که صاحب { $count } کاشی مسجد شود، یاقوتی از اینجا می‌گیرد
istanbul_dice-no-lira = قیمت آن { $price } لیر است؛ شما { $have } لیر دارید
istanbul_dice-no-goods =
    هنوز کم دارید: { $missing }{ $brown ->
        [0] { "" }
        [one] ؛ یک کالانمای قهوه‌ای شما کافی نیست
       *[other] ؛ { $brown } کالانمای قهوه‌ای شما کافی نیست
    }
istanbul_dice-no-unit = برای این قیمت، بیشتر از این کالا لازم نیست

## Scores

istanbul_dice-score-goods = یاقوت‌های ناحیه‌های کالا
istanbul_dice-score-left = یاقوت‌های فرش سمت چپ
istanbul_dice-score-right = یاقوت‌های فرش سمت راست
istanbul_dice-score-mosque = یاقوت مسجد
istanbul_dice-tie-wealth = دارایی به لیر

## Hints

istanbul_dice-why-rubies = یک یاقوت می‌آورد.
istanbul_dice-why-near = یاقوت بعدی را نزدیک‌تر می‌کند.
istanbul_dice-why-lira = لیره می‌آورد.
istanbul_dice-why-crystals = برای پرتاب‌های بعدی کریستال می‌آورد.
istanbul_dice-why-goods = برای بعد کالا می‌آورد.
istanbul_dice-why-tile = کاشی مسجد در هر نوبت به شما کمک می‌کند.
istanbul_dice-why-dice = در این نوبت کار بیشتری برایتان ممکن می‌کند.
istanbul_dice-why-prevents = چیزی را می‌گیرد که بازیکن دیگری لازم دارد.
istanbul_dice-why-ends = بازی را وقتی تمام می‌کند که وضع شما خوب است.
