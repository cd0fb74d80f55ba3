"""Small word lists of the analysis. They are exported with the index, so both engines read the same ones."""

from __future__ import annotations

# Words that carry a question's grammar rather than its subject: found, but hardly counted.
_STOP_ZH = """
的 了 吗 呢 吧 啊 呀 么 嘛 不 没 是 有 在 就 都 也 还 又 再 才 把 被 给 对 和 与 跟 或 及 从 到 向 以 而 且 之 其 该 此 这 那 哪 谁 啥 几
我 你 他 她 它 我们 你们 他们 自己 人家 别人 大家
个 张 枚 名 位 点 次 种 些 块 份 只 条 件 下 上 里 中 时 后 前
能 会 要 可 可以 能不能 可不可以 会不会 要不要 是不是 有没有 行不行 行 该不该 用不用 算不算
还是 或者 如果 的话 只要 只有 因为 所以 但是 然后 之后 之前 以后
请问 请 麻烦 你好 您好 谢谢 在吗
怎么 怎样 怎么样 怎么办 如何 什么 什么时候 什么意思 为什么 多少 几个 几张 哪里 哪儿 哪些 哪个 时候 啥时候 这个 那个 一个 一下 直接 马上 已经
"""

_STOP_EN = """
a an the of to in on at by for from with without into onto is are was were be been being am do does did done doing have has had having
can could may might must shall should will would i you he she it we they me my your his her its our their them us this that these those
there here what which who whom whose when where why how if then than so as and or but not no any some all also just only about up out
get gets got while during after before again please hello hi thanks thank
"""

STOP = frozenset([*_STOP_ZH.split(), *_STOP_EN.split()])

_FORMS = """
win won winning; fight fought; buy bought; draw drew drawn; lose lost losing; pay paid; choose chose chosen; take took taken; give gave
given;
go went gone; send sent; keep kept; hold held; leave left leaving; build built; begin began begun; break broke broken; steal stole stolen;
die died dying dies dice; tie tied tying ties; put putting; set setting; get got gotten getting; make made; lead led; spend spent; sell
sold;
fall fell fallen; throw threw thrown; see saw seen; find found; bring brought; lie lying lain; man men; army armies; spy spies; say said;
tell told
"""
IRREGULAR = {form: base for line in _FORMS.split(";") for base, *forms in [line.split()] for form in forms}

_COUNTING = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
"""
_TENS = {"thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100}
NUMBERS_EN = {word: value for value, word in enumerate(_COUNTING.split())} | _TENS

DIGITS_ZH = {"〇": 0, "零": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
UNITS_ZH = {"十": 10, "百": 100, "千": 1000}
