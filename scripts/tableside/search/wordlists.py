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

# What players say for one thing at any table, a line each: found like names of a glossary term, at a discount.
_ALIKE = """
赢 获胜 胜利 取胜 赢得 胜出 win victory
输 输掉 落败 失败 战败 lose defeat
平手 打平 平局 并列 同分 平分 持平 tie draw tied
打仗 开战 战斗 战争 交战 对战 开打 combat battle fight war
打 攻击 进攻 攻打 出击 attack
守 防守 守方 防御 defend defender
杀 打死 击杀 干掉 打掉 消灭 摧毁 炸掉 击毁 击败 打倒 destroy kill defeat
用光 用完 耗尽 不够 不足 没了 没有了 抽完 抽光 发完 空了 见底 run_out empty
抢 抢走 夺取 夺走 偷 偷走 拿走 steal seize take
买 购买 买牌 获取 购入 buy purchase acquire
卖 出售 卖掉 sell
钱 金币 货币 现钱 现金 多少钱 几块钱 coin gold money currency
造价 费用 成本 价格 花费 要多少 cost price
造 建造 生产 制造 合成 produce build
抽牌 摸牌 抽 摸 draw
弃牌 丢牌 弃掉 丢弃 弃 丢掉 discard
失去 丢失 扣掉 失掉 lose
得到 获得 拿到 领取 领到 gain receive
撤退 逃跑 跑路 撤走 撤离 能跑 退走 retreat withdraw flee
移动 挪 挪动 搬 move
揭示 亮牌 摊牌 亮出 翻开 reveal
保密 扣着 偷看 背面朝上 面朝下 secret hidden facedown
占 占领 占住 控制 占据 occupy control
交换 互换 换 对调 swap exchange
交易 做买卖 买卖 trade deal transaction
送 赠送 送给 gift give
借 借贷 借钱 borrow loan
出局 淘汰 被灭 灭国 eliminated elimination
最多 上限 封顶 限制 名额 极限 limit maximum cap
至少 最少 起码 least minimum
先手 首位玩家 起始玩家 第一个行动 先行动 first_player
顺序 次序 先后 order sequence
单人 一个人玩 一个人 单机 solo solitaire
多久 多长时间 时长 几小时 playing_time duration
血量 生命 生命值 血 几滴血 health
回血 复原 恢复 回满 heal
例子 举例 例如 例 example
开局 设置 摆设 布置 setup
结束 终局 游戏结束 end endgame
跳过 不行动 pass skip
回合 一回合 每回合 turn
升级 进阶 upgrade
投票 表决 vote
失效 作废 无效 取消 cancel void
扩展 扩充 expansion
自己挑 自选 选择 挑选 挑 choose
随机 抽签 random
重掷 重骰 重投 再掷 reroll
掷骰 丢骰 投骰 扔骰子 摇骰 roll
分数 得分 胜利分 计分 points score
奖励 好处 收益 奖赏 reward bonus
放置 摆放 放下 place put
派 派遣 送出 派出 send
召回 收回 拿回 recall
保留 留着 攒 攒着 keep save
立刻 马上 立即 当场 immediately
说话 嘴炮 发言 聊天 talk speech
合法 违规 犯规 允许 legal allowed
"""
ALIKE = {f"*{names[0]}": [name.replace("_", " ") for name in names] for line in _ALIKE.split("\n") for names in [line.split()] if names}
