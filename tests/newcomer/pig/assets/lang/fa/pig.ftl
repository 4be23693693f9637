pig-name = خوک
pig-tagline = یک بار دیگر بریز یا همین را نگه دار
pig-aim = پیش از همه به هدف برس.
pig-box = یک تاس، دو نفر: تا جرئت دارید بریزید، به‌موقع نگه دارید و زودتر به ۱۰۰ برسید.
pig-about-edition = بازی قدیمی یک تاس برای دو نفر، به شکل ساده‌اش.

pig-die = تاس
pig-pot = امتیاز این نوبت
pig-score = امتیاز { $seat }
pig-die-text = با ۱ امتیازهای این نوبت از دست می‌رود
pig-pot-text = وقتی نگه دارید مال شما می‌شود
pig-score-text = با ۱۰۰ امتیاز برنده می‌شوید
pig-button = نگه داشتن

pig-goal = هدف: { $points }
pig-choose-roll = تاس بریزید
pig-choose-go-on = دوباره می‌ریزید یا نگه می‌دارید؟
pig-step-roll = می‌ریزید؟
pig-step-go-on = می‌ریزید؟
pig-no-points = اول تاس بریزید: هنوز چیزی برای نگه داشتن ندارید
pig-do-roll = بریز
pig-do-hold = نگه دار
pig-preview-hold = { $points } امتیاز خواهید داشت
pig-preview-roll = { $points ->
    [0] با ۱ نوبت تمام می‌شود
   *[other] با ۱ هر { $points } امتیاز این نوبت از دست می‌رود
 }

pig-log-rolled = { $seat } { $pips } می‌ریزد
pig-log-lost = { $points ->
    [0] { $seat } نوبت را بی‌امتیاز تمام می‌کند
   *[other] { $seat } { $points } امتیاز از دست می‌دهد
 }
pig-log-held = { $seat } { $points } امتیاز نگه می‌دارد
pig-log-end = بازی تمام شد

pig-score-points = امتیاز

pig-help-rules = بریز یا نگه دار
pig-help-rules-text = در نوبت خود هر چند بار که بخواهید تاس بریزید: عدد تاس به امتیاز این نوبت افزوده می‌شود. اگر نگه دارید، امتیازها مال شماست. با ۱ همه از دست می‌رود و نوبت تمام می‌شود. هر کس زودتر به ۱۰۰ امتیاز برسد برنده است.
