toy-name = اسباب‌بازی
toy-tagline = یک تاس، یک نقشه، یک حراج
toy-aim = بیشترین امتیاز را بگیر.
toy-box = تاس بریزید، پنهانی کارت بگذارید و برای جایزه پیشنهاد بدهید.
toy-about-edition = در آزمون‌ها زندگی می‌کند.
toy-option-rounds = دورها
toy-option-rounds-text = تعداد دورهای تاس و حراج
toy-option-rich = پول‌دار
toy-option-rich-text = همه با دو برابر سکه شروع می‌کنند
toy-rounds = { $left ->
    [one] دور آخر
   *[other] { $left } دور مانده
 }
toy-choose-roll = تاس بریزید
toy-step-roll = می‌ریزید؟
toy-choose-plan = کارتی رو به پایین بگذارید
toy-step-plan = همین کارت؟
toy-choose-bid = بیش از { $high } پیشنهاد بدهید
toy-step-bid = با چند سکه؟
toy-no-second = یک کارت گذاشته‌اید
toy-no-coins = برای بیش از { $high } سکه ندارید
toy-preview-bid = پس از جایزه { $left } سکه می‌ماند
toy-preview-roll = ارزش جایزه را تاس تعیین می‌کند
toy-preview-place = به اندازهٔ عددش سکه می‌دهد
toy-preview-lift = به دست برمی‌گردد
toy-preview-ready = وقتی همه آماده شوند کارت‌ها رو می‌شوند
toy-preview-pass = دیگر برای این جایزه پیشنهادی نمی‌دهید
toy-die = تاس
toy-lot = جایزه
toy-played = کارت‌های بازی‌شده
toy-card = کارت { $number } { $seat }
toy-hidden = کارت { $seat }
toy-hand = دست { $seat }
toy-plan-of = نقشهٔ { $seat }
toy-coins = سکه‌های { $seat }
toy-lots = جایزه‌های { $seat }
toy-button = { $button ->
    [ready] آماده
   *[pass] گذر
 }
toy-log-rolled = { $seat } { $pips } می‌ریزد
toy-log-ready = { $seat } آماده است
toy-log-unveiled = { $seat } { $card } را رو می‌کند
toy-log-bid = { $seat } { $coins } سکه پیشنهاد می‌دهد
toy-log-sold = { $seat } { $coins } سکه می‌پردازد
toy-log-end = پایان
toy-do-roll = بریز
toy-do-place = بگذار
toy-do-lift = بردار
toy-do-ready = آماده‌ام
toy-do-bid = { $amount } سکه برای جایزه
toy-do-pass = گذر
toy-score-coins = سکه‌ها
toy-score-lots = جایزه‌ها
toy-help-goal = هدف
toy-help-goal-text = بیشترین دارایی را داشته باشید.
toy-help-round = یک دور
toy-help-round-text = تاس بریزید، نقشه بکشید، پیشنهاد بدهید.

toy-explain-die = ارزش جایزه را نشان می‌دهد
toy-explain-lot = بالاترین پیشنهاد آن را می‌برد
toy-explain-played = کارت‌های دورهای پیش
toy-explain-card = به اندازهٔ عددش سکه می‌دهد
toy-explain-hidden = فقط صاحبش آن را می‌داند
toy-explain-plan = کارتی که برای این دور گذاشته‌اند
toy-explain-coins = در پایان شمرده می‌شوند و با آن‌ها جایزه می‌خرند
toy-explain-lots = در پایان شمرده می‌شوند
