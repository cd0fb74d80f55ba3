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
有些 有啥 一些 哪种
怎么 怎样 怎么样 怎么办 如何 什么 什么时候 什么意思 为什么 多少 几个 几张 哪里 哪儿 哪些 哪个 时候 啥时候 这个 那个 一个 一下 直接 马上 已经
"""

_STOP_EN = """
a an the of to in on at by for from with without into onto is are was were be been being am do does did done doing have has had having
can could may might must shall should will would i you he she it we they me my your his her its our their them us this that these those
there here what which who whom whose when where why how if then than so as and or but not no any some all also just only about up out
get gets got while during after before again please hello hi thanks thank
"""

STOP = frozenset([*_STOP_ZH.split(), *_STOP_EN.split()])

# What kind of answer a question wants, and the words that say so (index.py marks the entries that give such an answer).
_INTENTS = """
count 几 几个 几张 几颗 几次 几格 几点 几分 几轮 几块 几艘 几枚 几条 几步 多少 多大 多远 多久 many much
can 能 能不能 可以 可不可以 可 会不会 行不行 行 是不是 算不算 可否 能否 是否 can may could allowed
"""
INTENTS = {word: f"?{kind}" for line in _INTENTS.split("\n") if line for kind, *words in [line.split()] for word in words}

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
扩展 扩充 资料片 拓展 扩展包 expansion expansions add-on addon
促销卡 特典卡 赠卡 宣传卡 promo promos promo_card promo_cards
基础版 基础盒 本体 基本版 base_game core_game base_box core_box
规则书 说明书 规则手册 规则册 rulebook rulebooks rules_booklet manual
勘误 勘错 更正 印错 误植 误印 印刷错误 errata erratum misprint misprints
常见问题 官方答疑 官方解答 答疑 faq faqs clarification clarifications
村规 房规 家规 自定规则 自创规则 house_rule house_rules homebrew
变体 变体规则 变种规则 variant variants
数字版 电子版 线上版 网络版 digital digital_version app online_version
组件 配件 部件 零件 component components
标记 标记物 指示物 token tokens marker markers
棋子 模型 小人 米宝 米普 塑料件 figure figures piece pieces miniature miniatures meeple meeples
版图 图版 地图 游戏板 game_board board map
骰子 色子 筛子 dice die
单人 单人局 单人模式 一人局 1人局 一个人玩 自己玩 单刷 solo solitaire single-player one-player one_player
双人 双人局 两人局 二人局 2人局 两个人玩 two-player two_players 2p
三人局 3人局 三个人玩 three-player three_players 3p
四人局 4人局 四个人玩 four-player four_players 4p
六人局 6人局 六个人玩 six-player six_players 6p
人数 玩家人数 几个人玩 几人玩 多少人玩 几人局 player_count number_of_players how_many_players
队友 同队 teammate teammates
团队 队伍 组队 分队 team teams
对手 敌人 敌方 敌手 对面 对家 opponent opponents enemy enemies
别人 其他玩家 其他人 别的玩家 旁人 other_player other_players others anyone_else
自动玩家 虚拟玩家 电脑玩家 人机 bot bots automa dummy_player AI
中途退出 中途离开 提前离席 有人要走 quit quits drop_out drops_out leave_the_game
淘汰 出局 被灭 灭国 踢出局 打出局 eliminated elimination player_elimination knocked_out out_of_the_game
投降 认输 concede concedes surrender give_up resign
新手 萌新 小白 新人 第一次玩 首局 初次游戏 beginner beginners newbie newbies first_game new_player new_players
游戏时长 游戏时间 玩多久 打多久 一局多长时间 几个小时 playing_time play_time game_length how_long_does_a_game
开局 开局准备 开局布置 游戏准备 起始设置 初始设置 摆盘 铺场 setup set_up setting_up
起始手牌 起手牌 初始手牌 starting_hand opening_hand
先手 起始玩家 首位玩家 首家 头家 一号位 谁先 谁先走 谁先动 谁先开始 first_player start_player starting_player goes_first go_first who_starts
顺序 先后 次序 行动顺序 回合顺序 出手顺序 行动顺位 先后顺序 turn_order player_order order
顺时针 clockwise
随机 盲抽 盲摸 闭眼抽 random randomly at_random blindly
选择 挑选 任选 自选 选定 choose chooses chosen choosing pick picks picked select selects
轮次 一轮 每轮 大回合 大轮 round rounds
回合 轮到 turn turns
阶段 环节 phase phases
步骤 流程 step steps procedure sequence
行动 动作 action actions
跳过 略过 空过 跳过回合 不行动 放弃行动 pass passes passed passing skip skips skipped
额外回合 额外行动 多动一次 再动一次 extra_turn extra_turns extra_action extra_actions additional_turn additional_action
开始时 一开始 刚开始 at_the_start at_the_beginning beginning begins begin
终局 游戏结束 结束游戏 整局结束 终盘 收官 end_of_the_game game_end game_ends endgame end_game game_over
最后一轮 末轮 final_round last_round
触发 激发 引发 trigger triggers triggered triggering
激活 启动 启用 activate activates activated activating activation
生效 起作用 奏效 管用 take_effect takes_effect effective
失效 无效 作废 落空 白费 白打 浪费 没效果 不生效 no_effect void wasted fizzle fizzles invalid
取消 抵消 无效化 反制 康掉 否掉 cancel cancels canceled cancelled negate negates negated nullify nullifies
能力 特殊能力 技能 异能 ability abilities special_power
持续多久 持续到 管到 有效期 维持到 duration lasts_until how_long_does_it_last
强制 必须 必需 一定要 非得 mandatory must compulsory forced obligatory have_to has_to
可选 自愿 可以不 不强制 可做可不做 optional voluntary may_choose
合法 允许 准许 合规 许可 legal legally allowed permitted valid
禁止 不准 不许 不得 不允许 不合法 forbidden illegal prohibited not_allowed
违规 犯规 出错 做错 搞错 弄错 打错 算错 mistake mistakes error errors wrong violation illegal_move
忘记 忘了 漏掉 漏了 漏做 forget forgets forgot forgotten missed
悔棋 反悔 悔牌 撤回 悔一步 倒回去 undo undone take_back take-back rewind
立即 立刻 马上 当场 即刻 即时 immediate immediately right_away at_once instantly instant straight_away
之前 以前 先于 事先 before prior beforehand
之后 以后 然后 随后 after afterwards afterward later
同时 同时发生 同一时间 simultaneous simultaneously at_the_same_time same_time
随时 任何时候 任意时刻 什么时候都 anytime any_time at_any_time
什么时候 何时 啥时候 几时 时机 when timing
每回合一次 一回合一次 每轮一次 一轮一次 只能一次 限一次 once_per_turn once_a_turn once_per_round once_a_round only_once
一次性 整局一次 一局一次 one-time one-shot single-use once_per_game
多次 反复 重复 好几次 不止一次 repeat repeats repeated repeatedly multiple_times several_times more_than_once
回应 响应 反应 打断 插入 respond responds response react reaction interrupt interrupts
叠加 累加 累计 可叠加 叠起来 stacking stackable cumulative accumulate accumulates
优先 优先级 为准 听谁的 谁说了算 以谁为准 precedence priority takes_precedence override overrides overrule
矛盾 规则冲突 不一致 抵触 contradict contradicts contradiction
牌面 牌面文字 卡面 卡牌文字 牌上写 card_text wording printed_text
最多 至多 顶多 上限 封顶 不超过 最大 max maximum at_most no_more_than up_to cap limit limits
最少 至少 起码 下限 不少于 最小 min minimum at_least no_fewer_than
不限 无上限 没有上限 没有限制 无限制 不封顶 unlimited no_limit limitless
正好 恰好 刚好 刚刚好 exactly exact precisely
超过 大于 高于 多于 超出 more_than greater_than higher_than exceed exceeds exceeding
少于 小于 低于 不到 less_than fewer_than lower_than
总数 合计 总和 总共 一共 加起来 total totals sum in_total altogether
取整 四舍五入 向上取整 向下取整 除不尽 rounding round_up round_down rounded_up rounded_down
翻倍 双倍 加倍 两倍 double doubles doubled doubling twice
剩余 剩下 余下 没用完 多余 多出来 leftover leftovers remaining remainder unspent unused left_over
不够 不足 短缺 缺少 凑不齐 not_enough insufficient short_of shortage
用完 用光 耗尽 抽完 抽光 拿光 拿完 空了 没牌了 见底 run_out runs_out ran_out depleted used_up deck_is_empty
支付 付费 付钱 付出 花费 花掉 消耗 pay pays paid paying payment spend spends spent spending
费用 代价 成本 价格 造价 价钱 多少钱 cost costs price prices
免费 不花钱 不用付 不付费 白嫖 白拿 free for_free free_of_charge without_paying
打折 折扣 减费 减免 便宜 优惠 discount discounts discounted cheaper
付不起 买不起 付不出 不够付 afford cannot_afford can't_afford unable_to_pay
购买 买 买牌 买下 买到 买东西 buy buys buying bought purchase purchased
出售 卖掉 变卖 卖出 sell sells selling sold
兑换 换成 转换 折算 换取 convert converts converted conversion exchange exchanges
获得 得到 拿到 取得 收到 到手 gain gains gained gaining get gets receive receives received obtain
失去 损失 丢了 丢失 失掉 lose loses losing lost
归还 退还 还给 还回 give_back gives_back hand_back
放回 收回 拿回 回收 退回 return returns returned put_back
公库 银行 供应区 供应堆 公共供应 资源库 supply bank general_supply
收入 进账 income payout
生产 产出 造兵 爆兵 暴兵 produce produces produced producing production
建造 修建 兴建 造出 盖房 build builds built construct constructs
招募 征募 招兵 征兵 募兵 雇佣 recruit recruits recruited recruiting recruitment hire
升级 强化 改良 upgrade upgrades upgraded upgrading
条件 要求 前提 前置 前置条件 先决条件 门槛 requirement requirements condition conditions prerequisite prerequisites
达成 完成 满足 达标 做到 fulfill fulfil fulfilled fulfills complete completes completed achieve achieved
抽牌 摸 摸牌 抓牌 抽到 摸到 draw draws drew drawn drawing
弃牌 丢牌 扔牌 弃掉 弃置 扔掉 discard discards discarded discarding
弃牌堆 弃牌区 墓地 坟场 discard_pile discard_piles graveyard
洗牌 重洗 洗混 洗回 洗进 shuffle shuffles shuffled shuffling reshuffle reshuffled
牌库 牌堆 牌组 卡组 抽牌堆 摸牌堆 deck decks draw_pile draw_deck
牌库顶 牌堆顶 顶牌 top_of_the_deck top_of_your_deck top_card
牌库底 牌堆底 沉底 bottom_of_the_deck bottom_of_your_deck bottom_card
手牌 手里的牌 手上的牌 hand hands cards_in_hand hand_card hand_cards
手牌上限 手牌限制 手牌超了 爆牌 hand_limit hand_size maximum_hand
打出 出牌 打牌 play plays played playing
移出游戏 除外 放逐 删牌 精简牌组 瘦身 trash trashed trashing banish exile removed_from_the_game remove_from_the_game
移除 移走 拿掉 挪走 取走 撤掉 remove removes removed removing removal
查看 看牌 偷看 看一眼 瞄一眼 peek look_at inspect
揭示 翻开 亮出 翻牌 亮牌 揭开 公布 揭露 reveal reveals revealed revealing
公开 公开信息 明牌 公开的 public publicly open_information visible
秘密 保密 隐藏 不公开 藏着 暗中 secret secretly secrecy hidden concealed private
正面朝上 面朝上 朝上 明置 亮着 face_up face-up faceup
背面朝上 面朝下 朝下 扣着 扣放 盖着 盖放 暗置 face_down face-down facedown
翻面 翻转 翻过来 另一面 反面 flip flips flipped flipping turn_over other_side
横置 耗竭 打横 转横 横过来 exhaust exhausts exhausted exhausting tap tapped
竖置 重置 刷新 扶正 转正 解横 ready readies readied untap refresh refreshes reset
补充 补满 补齐 补牌 补位 补上 填补 refill refills refilled replenish restock
市场 商店 牌列 展示区 公共牌列 market markets shop card_row display
在场 场上 桌面上 in_play on_the_table on_the_board
留到 留着 保留 攒着 攒到 囤着 存着 结转 keep keeps kept carry_over carries_over save saved hoard
放置 摆放 放下 放上 摆上 place places placed placing placement
移动 挪动 走动 行军 move moves moved moving movement
相邻 邻接 隔壁 挨着 紧挨 接壤 旁边 adjacent adjacency neighboring neighbouring next_to
连通 相连 连接 connected connects connection linked
穿过 经过 路过 穿越 越过 借道 move_through pass_through moving_through
控制 占领 占据 攻占 拿下 抢占 control controls controlled controlling occupy occupies
占位 卡位 被占 堵住 堵位 occupied blocked
格子 空格 空位 位子 slot slots spot spots
分配 分摊 拆分 平分 distribute distributed split splits divide divided allocate
容量 运力 载量 搭载 装载 装得下 capacity carrying_capacity
换位 互换 对调 调换 换位置 swap swaps swapped swapping switch_places
战斗 打仗 开战 打架 交战 作战 开打 combat combats battle battles fight fights fighting
攻击 进攻 攻打 打人 attack attacks attacked attacking
进攻方 攻方 攻击方 攻击者 attacker attackers aggressor
防守方 守方 防御方 被打的 defender defenders
防御 防守 抵挡 格挡 挡住 defend defends defense defence block blocks blocking
反击 还手 还击 反打 counterattack counter-attack counterattacks strike_back fight_back hit_back retaliate
撤退 退却 逃跑 撤军 撤兵 退兵 撤离 retreat retreats retreated retreating withdraw withdraws flee
伤害 掉血 扣血 受伤 受损 damage damages damaged dmg
命中 打中 击中 hit hits
治疗 回血 加血 回满血 奶一口 修理 维修 修复 heal heals healed healing repair repairs repaired
生命值 血量 生命 health hp hit_points
摧毁 消灭 打死 打掉 打爆 击毁 歼灭 杀死 干掉 灭掉 阵亡 死掉 destroy destroys destroyed destroying kill kills killed
牺牲 献祭 自爆 自毁 sacrifice sacrifices sacrificed
俘虏 抓捕 抓住 被抓 活捉 俘获 被俘 抓人 capture captures captured capturing captive captives prisoner prisoners
营救 解救 救出 救人 救回 rescue rescues rescued rescuing
同归于尽 两败俱伤 一起死 mutual_destruction both_die both_destroyed
部队 军队 士兵 小兵 兵力 troop troops army armies soldier soldiers
部署 派出 派遣 派兵 出兵 上阵 deploy deploys deployed deploying deployment
参战 加入战斗 参与战斗 介入 join_the_battle joins_the_battle join_combat participate participates take_part
援助 支援 帮忙 帮打 助战 assist assists assistance help helps helping
掷骰 投骰 扔骰 摇骰 丢骰子 扔骰子 投骰子 roll rolls rolled rolling
重掷 重投 重骰 重扔 重摇 reroll rerolls rerolled rerolling re-roll
修正 修正值 加成 加值 modifier modifiers modified buff
奖励 报酬 奖品 reward rewards bonus bonuses
间谍 卧底 探子 密探 特务 spy spies
阻止 拦截 阻碍 防止 干扰 prevent prevents prevented stop stops hinder
免疫 不受影响 immune immunity unaffected
偷取 偷 偷走 抢走 抢夺 夺取 偷牌 抢牌 steal steals stole stolen stealing rob robs
交易 买卖 交换 做生意 trade trades traded trading transaction transactions
谈判 协商 商量 讨价还价 谈条件 negotiate negotiates negotiation negotiations bargain bargaining haggle
约定 协议 口头协议 口头承诺 答应 约束力 promise promises promised agreement agreements deal deals binding
毁约 食言 反水 违约 赖账 背刺 说话不算数 renege break_a_deal break_a_promise break_the_deal backstab
赠送 送给 送人 白送 转让 gift gifts give_away donate
出借 借给 借贷 租借 借来 lend lends lent loan loans borrow borrows borrowed lease
投票 表决 票数 vote votes voted voting
弃权 不投票 弃票 abstain abstains abstaining abstention
聊天 交流 讨论 私聊 悄悄话 talk talking discuss discussion communicate communication table_talk whisper
宣告 宣布 声明 报出 announce announces announced declare declares declared
计分 算分 记分 得分 score scores scored scoring
胜利分 胜利点 分数 积分 vp vps victory_point victory_points points
最终计分 终局计分 最后算分 总分 final_scoring final_score total_score
获胜 赢 胜利 赢了 取胜 赢家 胜者 赢得 win wins won winning winner winners victory
输掉 输了 战败 落败 输家 败者 defeat defeats defeated loser losers
失败 不成功 没成功 fail fails failed failing failure unsuccessful
平手 打平 平局 并列 同分 持平 分数相同 tie ties tied stalemate
破同分 破平 平手判定 决胜条件 比小分 tiebreaker tiebreakers tie-breaker tie_breaker tie-break
胜利条件 获胜条件 怎么赢 怎样赢 赢法 victory_condition victory_conditions win_condition how_to_win how_do_you_win
直接获胜 立即获胜 直接赢 自动获胜 提前获胜 instant_win instant_victory automatic_win win_immediately
例外 特例 除非 exception exceptions except unless
代替 替换 替代 取代 顶替 换掉 改为 instead replace replaces replaced replacement substitute
忽略 无视 不理会 ignore ignores ignored ignoring disregard
视为 当作 算作 当成 看成 算不算 counts_as count_as treated_as considered_as
包括 包含 算在内 也算 include includes included including inclusive
归属 归谁 拥有者 所有者 主人 belong belongs owner owners owned
增加 提高 上升 增长 increase increases increased raise raises
减少 降低 下降 decrease decreases decreased reduce reduces reduced
尽量 尽可能 能做多少做多少 部分执行 as_much_as_possible as_many_as_possible partially
撒谎 说谎 骗人 诈唬 忽悠 bluff bluffing bluffs deceive lie_to
"""
# What is grammar stays grammar: 之前, before and the like tell too little to stand for each other.
ALIKE = {
    f"*{names[0]}": [name.replace("_", " ") for name in names]
    for line in _ALIKE.split("\n")
    for names in [[name for name in line.split() if name not in STOP]] if names
}
