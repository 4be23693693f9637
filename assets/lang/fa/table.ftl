### واژه‌های خودِ برنامه. کلیدها بر پایهٔ بخش دسته‌بندی شده‌اند؛ پروندهٔ انگلیسی همین کلیدها را دارد.

## Languages, each called by its own name

language-en = English
language-fa = فارسی

## Words used everywhere

common-yes = بله
common-no = نه
common-on = روشن
common-off = خاموش
common-ok = باشد
common-cancel = انصراف
common-percent = { $n }٪

## What buttons do: the line of hints at the foot of every screen

hint-choose = انتخاب
hint-back = بازگشت
hint-move = جابه‌جایی
hint-change = تغییر
hint-type = نوشتن
hint-scroll = پیمایش
hint-erase = پاک کردن
hint-done = تمام

## The on-screen keyboard

keyboard-space = فاصله
keyboard-erase = پاک کن
keyboard-shift = حروف بزرگ
keyboard-done = تمام
keyboard-letters-en = English
keyboard-letters-fa = فارسی
