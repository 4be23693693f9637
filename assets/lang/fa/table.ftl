### واژه‌های خودِ برنامه. کلیدها بر پایهٔ بخش دسته‌بندی شده‌اند؛ پروندهٔ انگلیسی همین کلیدها را دارد.

## Languages, each called by its own name

language-en = English
language-fa = فارسی

## Words used everywhere

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
hint-back = بازگشت
hint-move = جابه‌جایی
hint-change = تغییر
hint-type = نوشتن
hint-scroll = پیمایش
hint-erase = پاک کردن
hint-done = تمام

## The on-screen keyboard

keyboard-space = فاصله
keyboard-half-space = نیم‌فاصله
keyboard-erase = پاک کردن
keyboard-shift = حروف بزرگ
keyboard-done = تمام
keyboard-letters-en = English
keyboard-letters-fa = فارسی

## The program

app-name = کاروان‌سرا
app-tagline = بازی‌های رومیزیِ دادوستد، دورِ یک میز
# The mark gives a list of names the direction of the language.
common-and = { "\u200F" }{ $list }، { $last }
game-with = { $game } با { $options }
game-with-both = { $list } و { $last }
common-wait = یک لحظه …
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
menu-load = بارگذاری
menu-statistics = آمار
menu-settings = تنظیمات
menu-rules = قوانین
menu-about = درباره
menu-quit = خروج

## Setting up a match

setup-title = بازی تازه
setup-box-players = { $least } تا { $most } نفر
setup-box-minutes = { $minutes } دقیقه
setup-choices = گزینه‌ها: { $names }
setup-first-seat = بازیکن صندلی اول شروع می‌کند
setup-first-drawn = شروع‌کننده با قرعه معلوم می‌شود
setup-barred = همراه با { $others } نمی‌شود.
setup-option-value = { "\u200F" }{ $name }: { $value }
setup-add = افزودن بازیکن
setup-add-computer = افزودن رایانه
setup-shuffle = ترتیب تصادفی
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
setup-computer-name = ربات { $n ->
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
setup-seat = بازیکن { $n }
setup-begins = شروع‌کننده
setup-edit = ویرایش این بازیکن
setup-take = انتخاب این جا
setup-mind = انسان یا رایانه
setup-person = یک نفر
setup-person-about = کسی دور همین میز. اینجا می‌توانید رایانه هم انتخاب کنید.
level-guest = رایانه: مهمان
level-trader = رایانه: بازرگان
level-master = رایانه: استاد
level-sultan = رایانه: سلطان
level-guest-about = فقط یک قدم جلوتر را می‌بیند و زیاد اشتباه می‌کند: برای بازی اول.
level-trader-about = می‌بیند هر حرکت چه می‌آورد و تند بازی می‌کند: برای شبی آرام.
level-master-about = بهترین حرکت‌هایش را با دقت می‌سنجد: برای کسانی که بازی را بلدند.
level-sultan-about = بیش از همه فکر می‌کند و کم اشتباه می‌کند: قوی‌ترین حریف برنامه.
setup-name = نام
setup-known-names = نام بازیکنان قبلی
setup-colour = رنگ و نشان
setup-device = دستگاه
setup-device-any = هر دستگاهی
setup-device-pad = دستهٔ { $n }
setup-device-gone = دستهٔ قطع‌شده
setup-devices-own = هر کس با دستهٔ خودش به جای خود برود و آن را انتخاب کند.
setup-earlier = یک جا جلوتر
setup-later = یک جا عقب‌تر
setup-remove = حذف از بازی
setup-need-more = { $game } دست‌کم { $least } بازیکن می‌خواهد؛ هنوز { $missing } نفر کم است.
setup-need-fewer = { $game } بیش از { $most } بازیکن نمی‌پذیرد.
setup-full = میز پر است
setup-last-seat = { $game } دست‌کم { $least } بازیکن می‌خواهد.
setup-no-name = هر بازیکن باید نامی از حرف یا رقم داشته باشد؛ ایموجی نمایش داده نمی‌شود.
setup-not-drawn = ایموجی و نشانه‌های خط‌های دیگر اینجا نمایش داده نمی‌شوند.
setup-same-name = نام { $name } دو بار آمده است؛ هر بازیکن باید نام خودش را داشته باشد.
setup-alike-names = { $first } و { $second } به چشم یکی می‌آیند؛ هر بازیکن باید نام خودش را داشته باشد.
setup-same-pad = { $first } و { $second } هر دو با یک دسته بازی می‌کنند.
setup-pad-gone = دستهٔ { $name } وصل نیست.
seat-star = ستارهٔ نارنجی
seat-moon = ماه آبی
seat-leaf = برگ سبز
seat-flower = گل صورتی
seat-sun = خورشید زرد

## Saved matches

load-title = بازی‌های ذخیره‌شده
load-empty = هنوز هیچ بازی‌ای ذخیره نشده است. هر بازی خودبه‌خود و حرکت‌به‌حرکت ذخیره می‌شود.
load-waiting = نیمه‌تمام · نوبت { $n }
load-won = { $name } با { $points } برنده شد
load-shared = پیروزیِ مشترک: { $names }
load-damaged = آسیب‌دیده
load-open = ادامه
load-look-back = مرور بازی
load-recover = بازیابی
load-delete = حذف
load-delete-ask = بازیِ { $date } ({ $names }) حذف شود؟ دیگر برنمی‌گردد.
load-delete-file-ask = پروندهٔ { $file } حذف شود؟ دیگر برنمی‌گردد.
load-delete-failed = { $file } حذف نشد: سیستم اجازه نمی‌دهد.
load-rescue-ask = { $reason } شاید بتوان بخش سالم آن را بازیابی کرد و در پرونده‌ای تازه ادامه داد؛ خود این پرونده تغییر نمی‌کند.

## What can be wrong with a record

record-wrong-format = این بازی با نسخهٔ دیگری از برنامه ذخیره شده است (قالب { $version }). شاید تازه‌ترین نسخهٔ برنامه بتواند بازش کند.
record-foreign = این پرونده، بازیِ این برنامه نیست یا آغاز آن آسیب دیده است.
record-no-name = در این پرونده نامِ یکی از بازیکنان نمایش‌دادنی نیست: نام از ۱ تا { $limit } نویسهٔ دیدنی دارد.
record-unreadable = { $file } خوانده نمی‌شود. آیا دیسک یا کارت حافظه سر جایش است؟
record-busy = برنامهٔ دیگری همین بازی را پیش می‌برد. اینجا فقط می‌توانید به آن نگاه کنید.
record-look = نگاه کردن
record-damaged = پرونده در سطر { $line } آسیب دیده است.
record-other-rules = این بازی با نسخهٔ { $was } قوانین یا روی نقشه‌ای دیگر آغاز شده است؛ این برنامه نسخهٔ { $now } را دارد.
record-impossible-setup = این بازی را دیگر نمی‌شود چید: { $reason }.
record-unknown-title = این برنامه بازیِ { $title } را ندارد.

## Statistics

stats-title = آمار
stats-empty = هنوز هیچ بازی‌ای به پایان نرسیده است. اینجا خواهید دید چه کسی، چند بار و با چه امتیازی برده است.
stats-games = { $n } بازیِ تمام‌شده
stats-turns = { $n } نوبت در هر بازی
stats-best = بهترین امتیاز: { $name } با { $n }
stats-player = بازیکن
stats-played = بازی
stats-won = برد
stats-share = درصد برد
stats-highest = بهترین
stats-average = میانگین

## Settings

settings-title = تنظیمات
settings-language = زبان
settings-text-scale = اندازهٔ نوشته
settings-theme = رنگ‌ها
settings-theme-dusk = غروب
settings-theme-dawn = سپیده
settings-theme-contrast = کنتراست زیاد
settings-animation = پویانمایی
settings-animation-off = خاموش
settings-animation-fast = تند
settings-animation-normal = معمولی
settings-volume = بلندی صدا
settings-ambience = بلندی صدای پس‌زمینه
settings-mute = بی‌صدا
settings-full-screen = تمام‌صفحه
settings-monitor = نمایشگرِ تمام‌صفحه
settings-monitor-here = هر جا پنجره باشد
settings-monitor-one = { $name }: { $width } × { $height }
settings-swap-confirm = جابه‌جایی تأیید و بازگشت
settings-hints = پیشنهاد
settings-devices = دسته‌های بازی
settings-devices-shared = مشترک
settings-devices-own = جداگانه
settings-no-buttons = { $name } دکمه ندارد؛ با آن به‌تنهایی نمی‌شود بازی کرد.
settings-unreadable = تنظیمات در { $path } خوانده نمی‌شود؛ از تنظیمات پیش‌فرض استفاده می‌شود.
settings-damaged = تنظیمات آسیب دیده بود و با نام { $path } کنار گذاشته شد؛ از تنظیمات پیش‌فرض استفاده می‌شود.
settings-unwritable = تنظیمات در { $path } ذخیره نمی‌شود؛ فقط تا بسته شدن برنامه می‌ماند.
sound-no-device = صدایی پخش نمی‌شود، چون دستگاهی برای پخش صدا پیدا نشد.
sound-unreadable = صدای { $path } خوانده نمی‌شود؛ صداهای دیگر پخش می‌شود.

## Rules help

help-choose = قوانین کدام بازی؟
help-page = { $n } از { $of }
help-chapter = { $heading } ({ $n } از { $of })
help-signs = نشان‌های روی میز
sign-affordable = همین حالا می‌توانید داشته باشیدش
sign-crown = فعلاً جلوتر از همه است
sign-undo = آخرین کار را پس می‌گیرد
sign-hint = می‌گوید حالا چه کاری خوب است و چرا
sign-hourglass = رایانه‌ای که فکر می‌کند
sign-history = آنچه گذشته، و میز در آن لحظه
sign-menu = مکث: قوانین، تنظیمات، خروج
sign-frames = قاب روشن: می‌توانید آن را انتخاب کنید. قاب طلایی: همان است که انتخاب روی آن است. قابی به رنگ یک بازیکن: آخرین کار آن بازیکن.

## About

about-title = درباره
about-edition = دربارهٔ این نسخه
about-licences = پروانه‌ها
about-version = نسخهٔ { $version }
about-text = کاروان‌سرا بازی‌های رومیزیِ نوین با موضوع دادوستد را روی یک صفحهٔ بزرگ می‌آورد، برای دوستانی که در یک اتاق‌اند. شبکه نمی‌خواهد، حساب کاربری ندارد و چیزی به جایی نمی‌فرستد. با ناشران بازی‌های چاپی ارتباطی ندارد و نام بازی‌ها مال صاحبانشان است. همهٔ تصویرها و صداها برای همین برنامه ساخته شده‌اند.
about-font = قلم برنامه وزیرمتن است، کار صابر راستی‌کردار و همکاران پروژهٔ وزیرمتن، با پروانهٔ SIL Open Font License، نسخهٔ ۱٫۱. متن پروانه به انگلیسیِ اصلی در ادامه آمده است.
about-libraries = ساخته‌شده با Python، pygame-ce (LGPL 2.1)، SDL (پروانهٔ zlib)، pytmx (LGPL 3)، Fluent (Apache 2.0)، Babel (BSD)، python-bidi (LGPL 3) و platformdirs (MIT).

## Pause

pause-title = مکث
pause-resume = ادامه
pause-undo = پس گرفتن
pause-redo = انجام دوباره
pause-restart-turn = شروع دوبارهٔ نوبت
pause-history = تاریخچه
pause-players = بازیکنان
players-title = چه کسی بازی می‌کند
players-note = هر لحظه یک نفر می‌تواند جای رایانه بنشیند و رایانه جای یک نفر.
pause-rules = قوانین
pause-settings = تنظیمات
pause-quit = ذخیره و خروج به منو
pause-saved = همه‌چیز تا اینجا ذخیره شده است.

## History

history-title = تاریخچه
history-empty = هنوز اتفاقی نیفتاده است.
history-look = دیدن این لحظه

## Inspect

inspect-score = { "\u200F" }{ $seat }: { $total }
inspect-source = { "\u200F" }{ $source }: { $points }

## Curtain

curtain-look = حالا فقط { $name } نگاه کند. بقیه لطفاً نگاه نکنند.
curtain-leave = حالا نه
curtain-ready = من { $name } هستم

## A pad that vanished

pad-lost-title = دسته‌ای قطع شد
pad-lost-text = دستهٔ { $name } دیگر وصل نیست. دوباره وصلش کنید، یا روی دستگاهی که جایش را می‌گیرد دکمه‌ای بزنید.
pad-lost-take-over = ادامه با همین دستگاه

## Scoring

scoring-winner = { $name } برنده شد
scoring-winners = پیروزیِ مشترک: { $names }
scoring-criterion = پیش از امتیازها حساب می‌شود: { $reason } ({ $values })
scoring-tie = { $names }: هر یک { $n }. معیار برتری: { $reason } ({ $values })
scoring-tie-brief = معیار برتری: { $reason } ({ $values })
scoring-tie-value = { "\u200F" }{ $name }: { $n }
scoring-tie-shared = { $names }: هر یک { $n } و در همه‌چیز برابر؛ جایگاهشان مشترک است.
scoring-tie-shared-brief = { $names }: برابر در همه‌چیز و هم‌رتبه
scoring-count = شمارش امتیازها
scoring-counting = امتیازها
scoring-skip = رد شدن
scoring-course = نمودار
scoring-points = امتیازها
scoring-turns = نوبت‌ها
scoring-rematch = یک دست دیگر
scoring-new-game = بازی تازه
scoring-history = مرور بازی
scoring-menu = منو

## play: the table

play-prompt = { "\u200F" }{ $seat }: { $prompt }
play-private = فقط { $seat } نگاه کند: { $prompt }
play-may-withdraw = هر که آماده است هنوز می‌تواند پس بگیرد
play-over = بازی تمام شد
play-hint-choose = انتخاب
play-hint-back = بازگشت
play-hint-menu = منو
play-hint-hide = پنهان کردن
play-more = { $count ->
    [one] یکی دیگر انتخاب کنید
   *[other] { $count } تای دیگر انتخاب کنید
  }
play-hint-inspect = جزئیات
play-hint-undo = پس گرفتن
play-advice = پیشنهاد: { $move } ({ $things }). { $reason }
play-advice-plain = پیشنهاد: { $move }. { $reason }
play-advice-because-nothing = حالا کار بهتری نیست.
play-advice-because-only = اکنون کار دیگری نمی‌توان کرد.
play-advice-wait = اجازه بدهید فکر کنم …
play-thinking-failed = فکر کردن نیمه‌کاره ماند و به جایش اولین حرکت ممکن انجام شد.
play-advice-later = پیشنهاد در نوبت خودتان داده می‌شود.
play-hint-next = انتخاب بعدی
play-hint-peek = دیدن کارت‌های خود
play-hint-withdraw = هنوز آماده نیستم
play-hint-lay = گذاشتن در اینجا
play-hint-lift = برگرداندن
play-instead = به جای { $things }
play-along = همراه با { $things }
play-hint-turn = چرخاندن
play-hint-place = جای بعدی
play-turn = چرخاندن
play-return = بازگشت
play-hint-return = بازگشت به تاریخچه
play-hint-earlier = قبلی
play-hint-later = بعدی
play-disk-refuses = { $kind ->
    [full] بازی ذخیره نمی‌شود: دیسک پر است. رویش جا باز کنید: بازی ادامه دارد و با اولین حرکتی که ذخیره شود، همه چیز ذخیره می‌شود.
    [shut] بازی ذخیره نمی‌شود: در { $folder } اجازهٔ نوشتن نیست. این اجازه را بدهید، یا برنامه را با { $option } و پوشه‌ای دیگر اجرا کنید. بازی ادامه دارد و با اولین حرکتی که ذخیره شود، همه چیز ذخیره می‌شود.
   *[other] بازی در { $folder } ذخیره نمی‌شود ({ $reason }). بازی ادامه دارد و با اولین حرکتی که ذخیره شود، همه چیز ذخیره می‌شود.
}
play-no-undo = چیزی برای پس گرفتن نیست: فقط قدم‌های یک بازیکن پس گرفته می‌شود، تا کارت تازه یا پرتاب تاس.
play-undone =
    { $count ->
        [one] آخرین کار { $seat } و کار رایانه پس از آن پس گرفته شد.
       *[other] آخرین کار { $seat } و { $count } کار رایانه‌ها پس از آن پس گرفته شد.
    }
play-restarted = برگشت به نوبت { $seat }، تا جایی که می‌شود پس گرفت.
play-no-peek = برای دیدن کارت‌های خود، دکمهٔ «جزئیات» را روی دستهٔ خودتان بزنید.
play-not-your-device = نوبت { $seat } است و باید با دستهٔ خودش بازی کند.
play-turn-of = نوبت { $seat }
play-leads = حالا { $seat } در امتیاز جلو است.
play-leads-if = اگر بازی حالا تمام شود، { $seat } جلو است.
play-told-more = ({ $count } خبر دیگر)
play-told-more-few = (ادامه)
play-thinking = { $seat } فکر می‌کند
play-help = { "\u200F" }{ $name }: { $how }
play-bar-hint = پیشنهاد: یک حرکت خوب و دلیل آن
play-bar-undo = پس گرفتن آخرین قدم
play-bar-undo-of = پس گرفتن آخرین قدم { $seat }
play-bar-history = مرور همهٔ آنچه گذشته است
play-bar-menu = منو: قوانین، تنظیمات، ذخیره و بازیکن‌ها
play-bar-panel = دیدن همهٔ داشته‌های این بازیکن
play-bar-guess = { "\u200F" }{ $seat }، ≈: امتیاز، اگر بازی همین حالا تمام شود
play-bar-guess-of = { play-bar-guess } ({ $sources })
play-waiting = { "\u200F" }{ $things }: { $names }
# Remarks in a row, without full stops of their own.
play-remarks = { "\u200F" }{ $said }، { $next }
play-missed = { "\u200F" }{ $verb } – { $reason }
play-moved-on = در این میان وضعیت میز عوض شد: دوباره نگاه کنید.
play-not-this = { "\u200F" }{ $name }: حالا آنجا چیزی برای انتخاب نیست
play-finish-first = اول کاری را که شروع کرده‌اید تمام کنید
play-later = اول چیز دیگری را انتخاب کنید: نوبت این بعد از آن است
play-moment = مرور نوبت { $turn }: پس از حرکت { $number } از { $of }

## Messages

message-trouble = انجام نشد: { $reason }
message-recover = بازیابی
message-leave = صرف‌نظر
