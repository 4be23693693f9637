### واژه‌های خودِ برنامه. کلیدها بر پایهٔ بخش دسته‌بندی شده‌اند؛ فایل انگلیسی همین کلیدها را دارد.

## Languages, each called by its own name

language-en = English
language-fa = فارسی

## Words used everywhere

common-seat-number = { "\u200F" }{ $seat } ({ $n })
common-yes = بله
common-no = خیر
common-on = روشن
common-off = خاموش
common-ok = تأیید
common-cancel = انصراف
common-percent = { "\u061C" }{ $n }٪

## What buttons do: the line of hints at the foot of every screen

hint-choose = انتخاب
hint-previous = قبلی
hint-next = بعدی
hint-back = { common-back }
hint-move = جابه‌جایی
hint-change = تغییر
hint-type = نوشتن
hint-scroll = پیمایش
hint-erase = پاک کردن
hint-done = تمام

## The on-screen keyboard

keyboard-space = فاصله
keyboard-half-space = نیم‌فاصله
keyboard-erase = { hint-erase }
keyboard-shift = حروف بزرگ
keyboard-done = { hint-done }
keyboard-letters-en = English
keyboard-letters-fa = فارسی

## The program

app-name = کاروان‌سرا
app-tagline = بازی‌های رومیزیِ دادوستد، دورِ یک میز
# The mark gives a list of names the direction of the language.
common-and = { "\u200F" }{ $list } و { $last }
# Items before the last one of a list, and entries with values of their own.
common-comma = { "\u200F" }{ $list }، { $last }
game-with = { $game } با { $options }
common-wait = یک لحظه…
common-back = بازگشت
common-points = { $n } امتیاز

## Dates: the calendar is gregorian or jalali; the months are its months

date-calendar = jalali
date-long = { "\u200F" }{ $day } { $month } { $year }
date-time = { "\u200F" }{ $date }، ساعت { $time }
month-1 = فروردین
month-2 = اردیبهشت
month-3 = خرداد
month-4 = تیر
month-5 = مرداد
month-6 = شهریور
month-7 = مهر
month-8 = آبان
month-9 = آذر
month-10 = دی
month-11 = بهمن
month-12 = اسفند

## The menu

menu-continue = ادامهٔ بازی
menu-continue-with = { "\u200F" }{ $game }: { $names }
menu-new-game = بازی تازه
menu-load = ذخیره‌ها
menu-statistics = آمار
menu-settings = تنظیمات
menu-rules = قوانین
menu-about = درباره
menu-quit = خروج
menu-quitting = { menu-quit }: { $n }

## Setting up a match

setup-title = { menu-new-game }
setup-box-players = { $least } تا { $most } نفر
setup-box-minutes =
    { $minutes ->
        [120] دو ساعت
       *[other] { $minutes } دقیقه
    }
setup-choices = گزینه‌ها: { $names }
setup-first-seat = بازیکن جای اول شروع می‌کند
setup-first-drawn = شروع‌کننده با قرعه معلوم می‌شود
setup-barred = هم‌زمان با { $others } نمی‌توان انتخابش کرد.
setup-option-value = { "\u200F" }{ $name }: { $value }
setup-add = افزودن بازیکن
setup-add-computer = افزودن رایانه
setup-shuffle = جای تصادفی
setup-start = شروع با { $n } بازیکن
setup-default-name = بازیکن { $n ->
    [1] یک
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
    [6] شش
    [7] هفت
    [8] هشت
    [9] نه
   *[other] { $n }
}
setup-computer-name = رایانهٔ { $n ->
    [1] یک
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
    [6] شش
    [7] هفت
    [8] هشت
    [9] نه
   *[other] { $n }
}
    .short = رایانه { $n }
setup-seat = بازیکن { $n }
setup-begins = { $name } شروع می‌کند
setup-edit = ویرایش این بازیکن
setup-take = نشستن در اینجا
setup-mind = انسان یا رایانه
setup-person = انسان
setup-person-about = کسی که همین‌جا بازی می‌کند. می‌توانید به‌جایش رایانه انتخاب کنید.
level-guest = رایانه: مبتدی
level-guest-name = مبتدی
level-trader = رایانه: متوسط
level-trader-name = متوسط
level-master = رایانه: پیشرفته
level-master-name = پیشرفته
level-sultan = رایانه: خبره
level-sultan-name = خبره
level-guest-about = فقط یک حرکت جلوتر را می‌بیند و زیاد اشتباه می‌کند: برای بازی اول.
level-trader-about = سود هر حرکت را می‌بیند و سریع بازی می‌کند: برای شبی آرام.
level-master-about = بهترین حرکت‌هایش را با دقت می‌سنجد: برای کسانی که بازی را بلدند.
level-sultan-about = بیش از همه فکر می‌کند و کم اشتباه می‌کند: قوی‌ترین حریف برنامه.
setup-name = نام
setup-known-names = نام بازیکنان قبلی
setup-colour = رنگ و نشان
setup-device = دستگاه
setup-device-any = هر دستگاهی
setup-device-pad = دستهٔ { $n }
setup-device-gone = دستهٔ قطع‌شده
setup-devices-own = هر کس با دستهٔ خودش جای خود را انتخاب کند.
setup-earlier = یک جا جلوتر
setup-later = یک جا عقب‌تر
setup-remove = حذف از بازی
setup-need-more = { $game } دست‌کم { $least } بازیکن می‌خواهد؛ { $missing } نفر دیگر اضافه کنید.
setup-need-fewer = { $game } حداکثر برای { $most } بازیکن است.
setup-full = میز پر است
setup-last-seat = { $game } دست‌کم { $least } بازیکن می‌خواهد.
setup-no-name = نام هر بازیکن باید حرف یا رقم داشته باشد؛ ایموجی نمایش داده نمی‌شود.
setup-not-drawn = ایموجی و بعضی خط‌ها نمایش داده نمی‌شوند.
setup-same-name = نام دو بازیکن { $name } است؛ یکی را عوض کنید.
setup-alike-names = { $first } و { $second } شبیه هم‌اند؛ یکی را عوض کنید.
setup-same-pad = { $first } و { $second } هر دو با یک دسته بازی می‌کنند.
setup-pad-gone = دستهٔ { $name } وصل نیست.
seat-star = ستارهٔ نارنجی
seat-moon = ماه آبی
seat-leaf = برگ سبز
seat-flower = گل صورتی
seat-sun = خورشید زرد

## Saved matches

load-title = بازی‌های ذخیره‌شده
load-empty = هنوز هیچ بازی‌ای ذخیره نشده است. هر بازی خودبه‌خود و پس از هر حرکت ذخیره می‌شود.
load-waiting = در جریان · نوبت { $n }
load-won = { $name } با { $points } برنده شد
load-shared = { scoring-winners }
load-damaged = آسیب‌دیده
load-open = ادامه
load-look-back = مرور بازی
load-recover = بازیابی
load-delete = حذف
load-delete-ask = بازی { $date } ({ $names }) حذف شود؟ دیگر برنمی‌گردد.
load-delete-file-ask = فایل { $file } حذف شود؟ دیگر برنمی‌گردد.
load-delete-failed = { $file } حذف نشد: سیستم اجازه نمی‌دهد.
load-rescue-ask = { $reason } بخش سالم آن در یک بازی ذخیره‌شدهٔ تازه بازیابی شود؟ خود این فایل تغییر نمی‌کند.

## What can be wrong with a record

record-newer = این بازی با نسخهٔ تازه‌تری از برنامه ذخیره شده است. برای باز کردنش برنامه را به‌روز کنید.
record-foreign = این فایل، بازی ذخیره‌شدهٔ این برنامه نیست یا آغاز آن آسیب دیده است.
record-no-name = نام یکی از بازیکنان در این فایل قابل نمایش نیست: نام ۱ تا { $limit } نویسه دارد.
record-unreadable = { $file } خوانده نمی‌شود. آیا دیسک یا کارت حافظه سر جایش است؟
record-busy = این بازی در برنامهٔ دیگری باز است. اینجا فقط می‌توانید آن را ببینید.
record-look = دیدن
record-damaged = فایل در سطر { $line } آسیب دیده است.
record-other-rules = این بازی با نسخهٔ { $was } قوانین یا روی نقشه‌ای دیگر شروع شده است؛ این برنامه نسخهٔ { $now } را دارد.
record-impossible-setup = این بازی را دیگر نمی‌توان آماده کرد: { $reason }.
record-unknown-title = این برنامه بازی { $title } را ندارد.

## What is wrong with a map

map-damaged = روی نقشهٔ { $file } نمی‌شود بازی کرد. ایراد در { $where } است؛ شرح آن برای ویرایش با Tiled: { $fault }.
map-in-layer = { "\u200F" }{ $layer }، { $thing }
map-layer = لایهٔ { $layer }
map-thing = { $kind ->
    [object] شیء { $thing }
    [tileset] مجموعه‌کاشی { $thing }
   *[other] { $thing }
}
map-whole = خود فایل

## Statistics

stats-title = { menu-statistics }
stats-empty = هنوز هیچ بازی‌ای تمام نشده است. بردها و امتیازها اینجا نوشته می‌شوند.
stats-games = { $n } بازی تمام‌شده
stats-turns = { $n } نوبت در هر بازی
stats-best = بهترین امتیاز: { $n } ({ $name })
stats-player = بازیکن
stats-played = بازی‌ها
stats-won = بردها
stats-share = درصد برد
stats-highest = بهترین
stats-average = میانگین

## Settings

settings-title = { menu-settings }
settings-language = زبان
settings-text-scale = اندازهٔ متن
settings-theme = رنگ‌ها
settings-theme-dusk = غروب
settings-theme-dawn = سپیده
settings-theme-contrast = کنتراست زیاد
settings-animation = پویانمایی
settings-animation-off = خاموش
settings-animation-fast = سریع
settings-animation-normal = معمولی
settings-volume = بلندی صدا
settings-ambience = صدای پس‌زمینه
settings-mute = بی‌صدا
settings-full-screen = تمام‌صفحه
settings-monitor = نمایشگر تمام‌صفحه
settings-monitor-here = همان نمایشگر پنجره
settings-monitor-one = { "\u200F" }{ $name }: { $width } × { $height }
settings-swap-confirm = جابه‌جایی تأیید و بازگشت
settings-hints = پیشنهاد حرکت
settings-devices = دسته‌های بازی
settings-devices-shared = مشترک
settings-devices-own = هر کس یکی
settings-table = دور صفحه
settings-no-buttons = { $name } دکمه ندارد و به‌تنهایی کافی نیست.
settings-unreadable = تنظیمات در { $path } خوانده نمی‌شود؛ از تنظیمات پیش‌فرض استفاده می‌شود.
settings-damaged = تنظیمات آسیب دیده بود و با نام { $path } نگه داشته شد؛ از تنظیمات پیش‌فرض استفاده می‌شود.
settings-unwritable = تنظیمات در { $path } ذخیره نمی‌شود و فقط تا بسته شدن برنامه می‌ماند.
sound-no-device = صدایی پخش نمی‌شود: دستگاه صدا پیدا نشد.
sound-unreadable = فایل صدای { $path } خوانده نمی‌شود؛ صداهای دیگر پخش می‌شوند.

## Rules help

help-choose = یک بازی انتخاب کنید
help-page = { $n } از { $of }
help-chapter = { $heading } ({ $n } از { $of })
help-signs = نشانه‌ها
sign-affordable = همین حالا می‌توانید آن را بگیرید
sign-crown = فعلاً از همه جلوتر است
sign-undo = آخرین حرکت را پس می‌گیرد
sign-hint = حرکتی پیشنهاد می‌کند و دلیلش را می‌گوید
sign-hourglass = رایانه فکر می‌کند
sign-history = تاریخچه: نوبت‌های گذشته و وضعیت میز در هر کدام
sign-menu = منو: قوانین، تنظیمات، ذخیره و خروج
sign-frames = قاب روشن: حالا می‌توانید آن را انتخاب کنید. قاب طلایی: آنچه به آن اشاره می‌کنید. قاب به رنگ یک بازیکن: آخرین حرکت او.

## About

about-title = دربارهٔ برنامه
about-edition = دربارهٔ این نسخه
about-licences = مجوزها
about-version = نسخهٔ { $version }
about-text = کاروان‌سرا بازی‌های رومیزی مدرن با موضوع دادوستد را برای دوستانی که در یک اتاق‌اند روی یک صفحهٔ بزرگ می‌آورد. اینترنت و حساب کاربری نمی‌خواهد و چیزی به جایی نمی‌فرستد. با ناشران بازی‌های چاپی ارتباطی ندارد و نام بازی‌ها مال صاحبانشان است. همهٔ تصویرها و صداها برای همین برنامه ساخته شده‌اند.
about-font = قلم متن وزیرمتن است، کار صابر راستی‌کردار و همکاران پروژهٔ وزیرمتن؛ قلم عنوان‌ها مرکزی متن است، کار برنا ایزدپناه و همکاران پروژهٔ مرکزی متن. هر دو با مجوز SIL Open Font License، نسخهٔ ۱٫۱ منتشر شده‌اند. متن کامل مجوز به انگلیسی در ادامه آمده است.
about-libraries = ساخته‌شده با Python، pygame-ce (LGPL 2.1)، SDL (مجوز zlib)، pytmx (LGPL 3)، Fluent (Apache 2.0)، Babel (BSD)، python-bidi (LGPL 3) و platformdirs (MIT).

## Pause

pause-title = مکث
pause-resume = ادامه
pause-undo = پس گرفتن
pause-redo = انجام دوباره
pause-restart-turn = شروع دوبارهٔ نوبت
pause-history = تاریخچه
pause-players = بازیکنان
players-title = { pause-players }
players-note = هر وقت بخواهید، کسی می‌تواند جای رایانه را بگیرد یا رایانه جای کسی را.
pause-rules = { menu-rules }
pause-settings = { menu-settings }
pause-quit = ذخیره و خروج به منو
pause-saved = بازی ذخیره شده است.

## History

history-title = { pause-history }
history-empty = هنوز اتفاقی نیفتاده است.
history-look = دیدن این لحظه

## Inspect

inspect-score = { "\u200F" }{ $seat }: { $total }
inspect-source = { "\u200F" }{ $source }: { $points }

## Curtain

curtain-look = حالا فقط { $name } نگاه کند. بقیه لطفاً نگاه نکنند.
curtain-leave = { message-leave }
curtain-ready = من { $name } هستم

## A pad that vanished

pad-lost-title = دسته‌ای قطع شد
pad-lost-text = دستهٔ { $name } دیگر وصل نیست. دوباره وصلش کنید، یا روی دستگاهی که جایش را می‌گیرد دکمه‌ای بزنید.
pad-lost-take-over = ادامه با همین دستگاه

## Scoring

scoring-winner = { $name } برنده شد
scoring-winners = پیروزی مشترک: { $names }
scoring-criterion = پیش از امتیاز حساب می‌شود: { $reason } ({ $values })
scoring-tie = { $names } با { $n } مساوی شدند. معیار تساوی: { $reason } ({ $values })
scoring-tie-brief = معیار تساوی: { $reason } ({ $values })
scoring-ties = { "\u200F" }{ $list }؛ { $last }
scoring-tie-value = { "\u200F" }{ $name }: { $n }
scoring-tie-shared = { $names } با { $n } مساوی شدند و جایگاهشان مشترک است.
scoring-tie-shared-brief = { $names } مساوی و هم‌رتبه‌اند
scoring-count = شمارش امتیازها
scoring-counting = امتیاز نهایی
scoring-skip = رد شدن از شمارش
scoring-on = ادامه
scoring-course = نمودار امتیاز
scoring-points = امتیازها
scoring-total = مجموع
scoring-turns = نوبت‌ها
scoring-rematch = یک دست دیگر
scoring-learn = همهٔ بخش‌ها
scoring-new-game = { menu-new-game }
scoring-history = { load-look-back }
scoring-menu = منو

## play: the table

play-private = فقط { $seat } نگاه کند: { $prompt }
    .short = { "\u200F" }فقط { $seat }: { $prompt }
play-may-withdraw = هر کس آماده است هنوز می‌تواند نظرش را عوض کند
play-over = بازی تمام شد
play-hint-choose = { hint-choose }
play-hint-back = { common-back }
play-hint-menu = منو
play-hint-hide = پنهان کردن
play-more = { $count ->
    [one] یکی دیگر انتخاب کنید
   *[other] { $count } تای دیگر انتخاب کنید
  }
play-hint-inspect = جزئیات
play-hint-undo = { pause-undo }
play-advice = پیشنهاد: { $move } ({ $things }). { $reason }
    .short = پیشنهاد: { $move } ({ $things })
play-advice-plain = پیشنهاد: { $move }. { $reason }
    .short = پیشنهاد: { $move }
play-advice-back = پیشنهاد: انتخابتان را پس بگیرید. بهتر است: { $move } ({ $things }). { $reason }
    .short = پیشنهاد: انتخابتان را پس بگیرید. بهتر است: { $move } ({ $things })
play-advice-back-plain = پیشنهاد: انتخابتان را پس بگیرید. بهتر است: { $move }. { $reason }
    .short = پیشنهاد: انتخابتان را پس بگیرید. بهتر است: { $move }
play-advice-reasons = { "\u200F" }{ $first } { $second }
play-advice-because-points = { $gain } امتیاز می‌گیرید و { $count } امتیاز خواهید داشت.
play-advice-because-nothing = کار آشکارا بهتری نیست.
play-advice-because-only = فقط همین حرکت ممکن است.
play-advice-wait = اجازه بدهید فکر کنم…
play-thinking-failed = فکر کردن ناتمام ماند؛ اولین حرکت مجاز جایش را گرفت.
play-advice-later = پیشنهاد در نوبت خودتان داده می‌شود.
play-hint-next = انتخاب بعدی
play-hint-peek = دیدن کارت‌های خود
play-hint-withdraw = هنوز آماده نیستم
play-hint-lay = گذاشتن در اینجا
play-hint-lift = لغو انتخاب
play-instead = به‌جای { $things }
play-along = همراه با { $things }
play-hint-turn = چرخاندن
play-hint-place = جای بعدی
play-turn = { play-hint-turn }
play-return = { common-back }
play-hint-return = بازگشت به تاریخچه
play-hint-earlier = قبلی
play-hint-later = بعدی
play-disk-refuses = { $kind ->
    [full] بازی ذخیره نمی‌شود: دیسک پر است. رویش جا باز کنید. می‌توانید بازی را ادامه دهید؛ با اولین ذخیرهٔ موفق، همه‌چیز ذخیره می‌شود.
    [shut] بازی ذخیره نمی‌شود: در { $folder } اجازهٔ نوشتن نیست. این اجازه را بدهید، یا برنامه را با { $option } و پوشه‌ای دیگر اجرا کنید. می‌توانید بازی را ادامه دهید؛ با اولین ذخیرهٔ موفق، همه‌چیز ذخیره می‌شود.
   *[other] بازی در { $folder } ذخیره نمی‌شود ({ $reason }). می‌توانید بازی را ادامه دهید؛ با اولین ذخیرهٔ موفق، همه‌چیز ذخیره می‌شود.
}
play-no-undo = چیزی برای پس گرفتن نیست: فقط حرکت‌های خودتان پس گرفته می‌شود، تا آخرین کارت تازه یا تاس.
play-undone =
    { $count ->
        [one] آخرین حرکت { $seat } و حرکت رایانه بعد از آن پس گرفته شد.
       *[other] آخرین حرکت { $seat } و { $count } حرکت رایانه‌ها بعد از آن پس گرفته شد.
    }
play-restarted = به آغاز نوبت { $seat } برگشتید، تا جایی که می‌شود پس گرفت.
play-no-peek = برای دیدن کارت‌هایتان، دکمهٔ «{ play-hint-inspect }» را روی دستهٔ خودتان بزنید.
play-not-your-device = نوبت { $seat } است، با دستهٔ خودش.
play-leads = { "\u200F" }{ $seat } ({ $points }) از { $others } جلو زد و از همه جلوتر است.
    .short = حالا { $seat } از همه جلوتر است.
play-leads-if = اگر بازی حالا تمام شود، { $seat } ({ $points }) جلوتر از { $others } است.
    .short = اگر بازی حالا تمام شود، { $seat } از همه جلوتر است.
play-told-more = { "\u200F" }+{ $count }
play-thinking = { $seat } انتخاب می‌کند
play-help = { "\u200F" }{ $name }: { $how }
play-bar-hint = پیشنهاد: یک حرکت خوب و دلیل آن
play-bar-undo = پس گرفتن آخرین حرکت
play-bar-undo-of = پس گرفتن آخرین حرکت { $seat }
play-go-on = برای ادامه بزنید
play-bar-history = تاریخچه: همهٔ آنچه گذشته است
play-bar-menu = منو: قوانین، تنظیمات، بازیکنان، ذخیره و خروج
play-bar-panel = دیدن همهٔ دارایی این بازیکن
play-if-it-ended = اگر حالا تمام شود
    .short = تا اینجا
play-bar-guess = { "\u200F" }{ $seat }: امتیاز، اگر بازی همین حالا تمام شود
play-bar-guess-of = { play-bar-guess } ({ $sources })
play-waiting = { "\u200F" }{ $things }: { $names }
# Remarks in a row, without full stops of their own: whole sentences, so no comma between them.
play-remarks = { "\u200F" }{ $said }؛ { $next }
play-missed = { "\u200F" }{ $verb } – { $reason }
play-moved-on = وضعیت میز عوض شد: دوباره نگاه کنید.
play-not-this = { "\u200F" }{ $name }: حالا این را نمی‌شود انتخاب کرد
play-finish-first = اول کاری را که شروع کرده‌اید تمام کنید
play-later = اول چیز دیگری را انتخاب کنید: نوبت این هنوز نرسیده
play-moment = تاریخچه: نوبت { $turn }، پس از حرکت { $number } از { $of }

## Messages

message-trouble = انجام نشد: { $reason }
message-recover = { load-recover }
message-leave = فعلاً نه

## آموزش

labels-foot = برای دیدن از نزدیک، نگه دارید. با هر فشار ادامه دهید.
lesson-title = آموزش { $game }
lesson-choose = کدام بازی را یاد بگیریم؟
lesson-about = خودتان قدم‌به‌قدم بازی می‌کنید؛ هر بخش حدود پنج دقیقه. هر وقت خواستید بیرون بروید؛ از همان‌جا ادامه می‌دهید.
lesson-chapter = { "\u200F" }{ $number }. { $name }
lesson-state-new = تازه
lesson-state-left = ادامه
lesson-state-done = تمام شد
lesson-heading = { $chapter } · { $number } از { $count }
lesson-later-match = یک بازی تازه که از میانه آغاز می‌شود
lesson-new-match = یک بازی تازه، از آغاز
lesson-turn = { $name } بازی می‌کند، بقیه تماشا می‌کنند
lesson-next = بعدی
lesson-later = نوبت این کار کمی بعدتر در همین آموزش می‌رسد
lesson-done = بخش «{ $chapter }» تمام شد. آفرین!
lesson-on = بخش بعدی
lesson-again = یک بار دیگر
lesson-play = شروع یک بازی
lesson-menu = بازگشت به منو
pause-labels = این‌ها چیست؟
pause-learn = آموزش
menu-learn = آموزش بازی‌ها
setup-learn = آموزش گام‌به‌گام
setup-around = جای نشستن شما
around-title = هر کس کجا نشسته است؟
around-text = نشان هر بازیکن را به لبه‌ای ببرید که کنارش نشسته است.
around-next = نشان بعدی
around-another = چیدمان دیگر
around-one-side = همه در یک سمت
around-done = همین‌جا
around-size = اندازهٔ صفحه
card-title = این صفحه چقدر بزرگ است؟
card-text = یک کارت بانکی روی صفحه بگذارید و قاب را هم‌اندازهٔ آن کنید.
card-done = اندازه شد
