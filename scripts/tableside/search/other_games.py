"""Games that this site does not have, by the names players give them: a question that names one gets an honest answer.

One game a line, its names parted by |. A name stands here only where it can hardly mean anything else in a question about rules.
"""

from __future__ import annotations

_NAMES = """
伯明翰 | 工业革命伯明翰 | 黄铜伯明翰 | Brass Birmingham
兰开夏 | 工业革命兰开夏 | 兰开夏郡 | Brass Lancashire
瘟疫危机 | Pandemic
瘟疫危机承启 | 瘟疫危机传承 | Pandemic Legacy
方舟动物园 | 新方舟动物园 | Ark Nova
幽港迷城 | 幽港 | Gloomhaven
幽港迷城雄狮之颚 | 狮之颚 | Jaws of the Lion
霜港迷城 | 霜港 | Frosthaven
殖民火星 | 改造火星 | 火星改造 | Terraforming Mars
殖民火星阿瑞斯远征 | Ares Expedition
魔戒之战 | 魔戒圣战 | War of the Ring
灵迹岛 | 神灵岛 | Spirit Island
盖亚计划 | 盖亚项目 | Gaia Project
历史巨轮 | 历史巨轮新版 | Through the Ages
冷战热斗 | 暮光之争 | Twilight Struggle
大西部之路 | 大西部 | 西部之路 | Great Western Trail | GWT
勃艮第城堡 | 勃根地城堡 | 勃艮第 | Castles of Burgundy
镰刀战争 | My Little Scythe
七大奇迹 | 七大奇观 | 7 Wonders
七大奇迹对决 | 七奇对决 | 7 Wonders Duel
Nemesis Lockdown | Nemesis Retaliation
康考迪亚 | 康科迪亚 | Concordia
奥丁的盛宴 | 奥丁盛宴 | A Feast for Odin | Feast for Odin
阿纳克遗迹 | 阿纳克 | 阿纳克失落的遗迹 | Lost Ruins of Arnak | Arnak
展翅翱翔 | Wingspan
龙翼翱翔 | Wyrmspan
Finspan
茂林源记 | 茂林纪元
神秘大地 | 泰拉神秘 | Terra Mystica
Age of Innovation
天空机组 | Sky Team
奥尔良 | Orleans | Orléans
魔法骑士 | 魔法骑士终极版 | Mage Knight
葡萄酒庄园 | 葡萄酒庄 | Viticulture
仙境幽谷 | 永恒谷 | Everdell
热力竞速 | Heat Pedal to the Metal
The Quest for Planet Nine | The Crew Mission Deep Sea
诡镇奇谈 | 诡镇 | Arkham Horror
诡镇奇谈卡牌版 | 诡镇奇谈LCG | Arkham Horror The Card Game | AHLCG
波多黎各 | Puerto Rico
快餐连锁大亨 | 快餐大亨 | Food Chain Magnate | FCM
农场主 | 农家乐 | Agricola
卡斯卡迪亚 | Cascadia
克罗基诺 | Crokinole
Too Many Bones
Hegemony Lead Your Class to Victory
星蚀 | Eclipse Second Dawn | Eclipse New Dawn | Second Dawn for the Galaxy
漫威传奇再起 | 漫威冠军 | Marvel Champions
血染钟楼 | Blood on the Clocktower | BotC
帕克斯帕米尔 | Pax Pamir
Pax Renaissance
Pax Porfiriana
电力公司 | Power Grid
勒阿弗尔 | 勒哈弗尔 | Le Havre
看板电动车 | Kanban EV
Lisboa
画廊大亨 | The Gallerist
Vinhos
CO2 Second Chance
叮当地下城 | Clank | Clank Legacy | Clank Catacombs | Clank in Space
海底城市 | Underwater Cities
特奥蒂瓦坎 | Teotihuacan
玛雅历 | 卓尔金历 | 玛雅历法 | Tzolk'in | Tzolkin
Mechs vs Minions
Voidfall
深水城领主 | 深水城之主 | Lords of Waterdeep
银河竞逐 | Race for the Galaxy | RftG
银河骰逐 | Roll for the Galaxy
圣胡安 | San Juan
王国死亡怪物 | Kingdom Death | KDM
洞穴农夫 | 洞穴农民 | Caverna
马拉凯博 | Maracaibo
Anachrony
维也纳大饭店 | 奥地利大饭店 | Grand Austria Hotel
鲁滨逊漂流记 | Robinson Crusoe
江湖郎中 | 奎德林堡 | Quacks of Quedlinburg
Fields of Arle
Dominant Species
西国圣骑士 | Paladins of the West Kingdom
西国建筑师 | Architects of the West Kingdom
西国子爵 | Viscounts of the West Kingdom
北海掠夺者 | 北海劫掠者 | Raiders of the North Sea
Wayfarers of the South Tigris
Scholars of the South Tigris
Inventors of the South Tigris
Ezra and Nehemiah
花砖物语 | 瓷砖物语 | Azul
花砖物语对决 | Azul Duel
Tainted Grail
El Grande
特鲁瓦 | Troyes
钥匙花 | Keyflower
皇舆争霸 | 多米尼克 | Dominion Seaside
Aeon's End
Clans of Caledonia
矩阵潜袭 | Netrunner | Android Netrunner
Trickerion
截码战 | Decrypto
璀璨宝石 | Splendor
璀璨宝石对决 | Splendor Duel
璀璨宝石宝可梦 | Splendor Pokémon
维京血怒 | 血色狂怒 | Blood Rage
疯狂诡宅 | 疯狂公馆 | Mansions of Madness
Eldritch Horror
旧神之印 | Elder Sign
Sleeping Gods
蒙巴萨 | Mombasa
Skymines
星球大战帝国突袭 | 星战帝国突袭 | Star Wars Imperial Assault
星球大战外缘 | 星战外缘 | Star Wars Outer Rim
Star Wars Legion
星球大战无敌舰队 | Star Wars Armada
星球大战无限 | Star Wars Unlimited | SWU
Star Wars Destiny
星球大战牌库构筑 | Star Wars The Deckbuilding Game | Star Wars Deckbuilding
Star Wars The Clone Wars Pandemic
Star Wars Shatterpoint
Star Wars The Card Game | Star Wars LCG
Star Wars Edge of the Empire | Star Wars RPG
星球大战绝地幸存者 | Star Wars Jedi Survivor
Star Wars Battlefront
旧共和国武士 | Knights of the Old Republic | KOTOR
星球大战帝国战争 | Star Wars Empire at War
两河流域 | 底格里斯与幼发拉底 | Tigris & Euphrates | Tigris and Euphrates
伟大的洛伦佐 | 洛伦佐 | Lorenzo il Magnifico
福尔摩斯咨询侦探 | 福尔摩斯探案 | Sherlock Holmes Consulting Detective
拼布艺术 | 拼布对决
凯米特 | Kemet
基克拉迪 | Cyclades
朝日战魂
斋浦尔 | Jaipur
行动代号 | 机密代号 | Codenames
行动代号双人版 | Codenames Duet
只言片语 | Dixit
花火桌游 | Hanabi
车票之旅 | 铁路环游 | 车票游 | Ticket to Ride
卡坦岛 | 卡坦 | 卡坦拓荒者 | Catan | Settlers of Catan
星际卡坦 | 卡坦星际 | Starfarers of Catan | Catan Starfarers
卡卡颂 | 卡尔卡松 | 卡卡城 | Carcassonne
石器时代 | Stone Age
小小世界 | Small World Underground
东京之王 | King of Tokyo
纽约之王 | King of New York
山屋惊魂 | 山中小屋 | Betrayal at House on the Hill | Betrayal Legacy
疯狂路德维希城堡 | 路德维希城堡 | Castles of Mad King Ludwig
Suburbia
世纪香料之路 | Century Spice Road | Century Golem Edition
伊斯坦布尔 | Istanbul
Broom Service
骆驼大赛 | 骆驼赛跑 | Camel Up | Camel Cup
柯尔特快车 | 柯尔特特快 | Colt Express
诡秘庄园 | Mysterium
一夜狼人 | 一夜终极狼人 | 一夜狼 | One Night Ultimate Werewolf | ONUW
阿瓦隆 | Resistance Avalon | Avalon
秘密希特勒 | Secret Hitler
情书 | Love Letter
政变疑云
迷你寿司 | 寿司狂 | Sushi Go
爆炸猫咪 | 炸弹猫 | 爆炸猫 | Exploding Kittens
反人类卡牌 | Cards Against Humanity
Skull King
谁是牛头王 | 牛头王 | 6 nimmt
矮人矿坑 | 矮人掘金 | 矮人金矿
砰桌游 | BANG! The Dice Game
小白世界 | Munchkin
富饶之城 | 富饶之都
种豆得金 | Bohnanza
印加宝藏 | Incan Gold | Diamant
角斗士棋 | 格格不入 | Blokus
Qwirkle
拉密 | 拉密牌 | 以色列麻将 | Rummikub
嗒宝 | Dobble
Jungle Speed
德国心脏病 | Halli Galli
优诺牌 | 乌诺牌 | UNO
Skip-Bo
德国蟑螂 | 蟑螂扑克 | Cockroach Poker
闪灵快手 | Ghost Blitz
Quoridor
昆虫棋 | Hive Pocket
圣托里尼 | Santorini
Onitama
Quarto
Abalone
黑白棋 | 奥赛罗棋 | Othello | Reversi
西洋跳棋 | 国际跳棋 | Draughts
日本将棋 | Shogi
麻将 | 打麻将 | 麻雀牌 | Mahjong | Mah-jongg
四川麻将
日本麻将 | 立直麻将 | 日麻 | 雀魂 | Riichi
国标麻将 | 广东麻将 | 红中麻将
拼字游戏 | Scrabble
大富翁 | 地产大亨 | 强手棋
战国风云 | Risk Legacy | Risk 2210
妙探寻凶 | Cluedo
海战棋
西洋陆军棋 | Stratego
轴心国与同盟国 | 轴心与同盟 | Axis & Allies | Axis and Allies
权力的游戏版图版 | 权力的游戏 | 冰与火之歌 | A Game of Thrones | Game of Thrones
太空堡垒卡拉狄加 | 卡拉狄加 | Battlestar Galactica | BSG
死亡寒冬 | 凛冬之死 | Dead of Winter
Zombicide
Descent Journeys in the Dark | Descent Legends of the Dark
符文传奇 | Runebound
符文战争 | Runewars
Sentinels of the Multiverse
禁忌岛 | Forbidden Island
禁忌沙漠 | Forbidden Desert
禁忌星空 | Forbidden Stars
闪燃点 | Flash Point Fire Rescue
Ghost Stories
Thunder Road Vendetta
Unmatched Battle of Legends
星域奇航 | Star Realms
Hero Realms
Ascension Deckbuilding Game
Thunderstone Quest
Legendary Marvel | Legendary Encounters
漫威联合 | Marvel United
召唤师战争 | Summoner Wars
Radlands
罗马荣耀 | Glory to Rome
玻璃之路 | Glass Road
祈祷与劳作 | Ora et Labora
波拉波拉岛 | Bora Bora
图拉真 | Trajan
巴黎圣母院 | Notre Dame
乡村人生 | 乡村生活
东海道 | Tokaido
御竹园 | 竹熊 | Takenoko
光合作用 | Photosynthesis
物种起源 | Evolution Climate
拼布猫
森林物语 | Forest Shuffle
Charterstone
Red Rising
Rolling Realms
利博塔利亚 | Libertalia
Euphoria Build a Better Dystopia
Circadians First Light
达尔文之旅 | Darwin's Journey
科英布拉 | Coimbra
马可波罗游记 | 马可波罗 | Voyages of Marco Polo | Marco Polo II
银河卡车司机 | 银河卡车 | Galaxy Trucker
地城领主 | Dungeon Lords
Dungeon Petz
Mage Wars
Under Falling Skies
Ganz schön clever | Ganz schon clever
Welcome To Your Perfect Home
铁路墨水 | Railroad Ink
王国制图师 | Cartographers Heroes
快艇骰子 | Yahtzee
大话骰 | 吹牛骰子 | 吹牛骰 | Liar's Dice | Perudo
Lost Cities
Schotten Totten
Targi
Res Arcana
印何阗 | Imhotep
骰子熔炉 | Dice Forge
骰子王座 | 骰子王权 | Dice Throne
骰子镇 | Dice Town
彩窗大师 | 圣家堂 | Sagrada
Cryptid
德古拉之怒 | 德古拉的愤怒 | Fury of Dracula
白教堂来信 | 白教堂血案 | Letters from Whitechapel
苏格兰场 | Scotland Yard
声呐队长 | 声纳队长 | Captain Sonar
Mind MGMT
Magic Maze
Burgle Bros
T.I.M.E Stories
Detective A Modern Crime Board Game
犯罪编年史 | Chronicles of Crime
微观宏观犯罪之城 | MicroMacro | MicroMacro Crime City
香港谋杀案 | Deception Murder in Hong Kong
Spyfall
狼人杀 | 狼人游戏 | Ultimate Werewolf
A Fake Artist Goes to New York
Cash 'n Guns | Cash n Guns
诺丁汉警长 | Sheriff of Nottingham
Cosmic Encounter
星际争霸 | StarCraft
旧世界混沌 | Chaos in the Old World
Star Trek Ascendancy | Star Trek Fleet Captains
Firefly The Game
商人与掠夺者 | Merchants & Marauders | Merchants and Marauders
Western Legends
Oath Chronicles of Empire and Exile
John Company
High Frontier
The Great Zimbabwe | Great Zimbabwe
1830 Railways & Robber Barons | 18Chesapeake
蒸汽时代 | Age of Steam
Railways of the World
俄罗斯铁路 | Russian Railroads
Clash of Cultures
文明新的曙光 | Civilization A New Dawn
文明6 | 席德梅尔的文明 | Sid Meier's Civilization | Civilization VI
帝国定居者 | Imperial Settlers
第51州 | 51st State
It's a Wonderful World
Tiletum
Nucleum
卡内基 | Carnegie
哈德良长城 | Hadrian's Wall
恐龙岛 | Dinosaur Island
恒河王侯 | Rajas of the Ganges
泰姬陵 | Taj Mahal
佛罗伦萨王子 | Princes of Florence
现代艺术 | Modern Art
美第奇
汉萨同盟 | Hansa Teutonica
凯吕斯 | 凯鲁斯 | Caylus
圣殿春秋 | Pillars of the Earth
阿尔罕布拉宫 | 阿尔罕布拉 | Alhambra
蒂卡尔 | Tikal
王国建造者 | Kingdom Builder
多米诺王国 | 王国骨牌 | Kingdomino | Queendomino
卡鲁巴 | Karuba
熊熊公园 | Barenpark | Bärenpark
斯凯岛 | Isle of Skye
Glen More
喵之岛 | 猫之岛 | Isle of Cats
骰子街 | Machi Koro
布鲁日 | Bruges
Oracle of Delphi
La Granja
故宫桌游 | Gugong
Fire in the Lake
Cuba Libre
Labyrinth The War on Terror
光荣之路 | Paths of Glory
汉尼拔罗马对迦太基 | Hannibal Rome vs Carthage | Hannibal & Hamilcar
Commands & Colors | Commands and Colors
战地1944 | Memoir '44 | Memoir 44
BattleLore
Undaunted Normandy | Undaunted Stalingrad
The Making of the President
关原之战 | Sekigahara
水门事件 | Watergate
Cuban Missile Crisis
Final Girl
Aeon Trespass Odyssey
Oathsworn
Sword & Sorcery
Massive Darkness
阿卡迪亚战记 | Arcadia Quest
克苏鲁不得好死 | Cthulhu Death May Die
克苏鲁战争 | Cthulhu Wars
魔戒卡牌版 | 指环王卡牌 | Lord of the Rings The Card Game | LOTR LCG
中土之旅 | 魔戒中土之旅 | Journeys in Middle-earth
中土对决 | 魔戒中土对决 | Duel for Middle-earth
Fate of the Fellowship
霍格沃茨之战 | 哈利波特霍格沃茨 | Hogwarts Battle
迪士尼反派 | Disney Villainous
漫威僵尸 | Marvel Zombies
漫威危机协议 | Marvel Crisis Protocol
漫威终极逆转 | Marvel Snap
血源诅咒 | Bloodborne
黑暗之魂 | Dark Souls
巫师旧世界 | The Witcher
Fallout 4 | Fallout Shelter
这是我的战争 | This War of Mine
冰汽时代 | Frostpunk
星露谷物语 | Stardew Valley
杀戮尖塔 | Slay the Spire
纪元1800 | Anno 1800
XCOM
SETI | 地外文明探索 | Search for Extraterrestrial Intelligence
Kutna Hora
Civolution
Endeavor Deep Sea | Endeavor Age of Sail
Bomb Busters
Galactic Cruise
姬路城 | 白鹭城 | The White Castle
红色大教堂 | The Red Cathedral
Ready Set Bet
Cat in the Box
马戏星探
海盐与纸 | Sea Salt & Paper | Sea Salt and Paper
Skyjo
Tichu
Arboretum
Point Salad
Mindbug
KeyForge | 密钥熔炉
Disney Lorcana | 洛卡纳
Flesh and Blood TCG
海贼王卡牌 | One Piece Card Game
数码宝贝卡牌 | Digimon Card Game
万智牌 | 万智 | Magic The Gathering | MTG
游戏王 | 游戏王卡牌 | Yu-Gi-Oh | YuGiOh | YGO
宝可梦卡牌 | 宝可梦集换式卡牌 | 口袋妖怪卡牌 | Pokémon TCG | Pokemon TCG | PTCG
宝可梦 | 口袋妖怪 | 神奇宝贝 | Pokemon | Pokémon
炉石传说 | 炉石 | Hearthstone
昆特牌 | Gwent
符文之地传说 | Legends of Runeterra
影之诗 | Shadowverse
五环传奇 | Legend of the Five Rings
Warhammer Underworlds
Warhammer Quest
战锤40K | 战锤40000 | 战锤 | Warhammer 40K | Warhammer 40000 | Warhammer
西格玛时代 | Age of Sigmar
荷鲁斯之乱 | 荷鲁斯叛乱 | Horus Heresy
血碗 | Blood Bowl
涅克罗蒙达 | Necromunda
杀戮小队 | Warhammer Kill Team
Space Hulk
Bolt Action
暴战机甲兵 | BattleTech
HeroScape
HeroQuest
Frostgrave
龙与地下城 | 龙与地下城5E | Dungeons & Dragons | Dungeons and Dragons | D&D 5E | DND
开拓者RPG | 探索者RPG | Pathfinder 2e | Pathfinder RPG
克苏鲁的呼唤 | 克苏鲁神话跑团 | COC跑团 | Call of Cthulhu
黑暗世界RPG
吸血鬼避世血族 | 避世血族 | Vampire The Masquerade
暗影狂奔 | Shadowrun
Blades in the Dark
泛用无界 | GURPS
Starfinder
Delta Green
三国杀 | 欢乐三国杀 | 三国杀国战 | 三国杀OL
剧本杀 | 谋杀之谜
谁是卧底
斗地主 | 欢乐斗地主 | Dou Dizhu
掼蛋 | 淮安掼蛋 | Guandan
拖拉机扑克
德州扑克 | 德扑 | Texas Hold'em | Texas Holdem
炸金花 | 诈金花 | 三张牌扑克
跑得快扑克 | 跑得快纸牌
争上游
大怪路子
斗牛扑克 | 牛牛扑克
黑杰克 | Blackjack
锄大地 | 大老二
五十K
保皇扑克
桥牌 | 合约桥牌 | 定约桥牌 | Contract Bridge
拱猪 | 红心大战
蜘蛛纸牌 | 纸牌接龙 | 空当接龙 | FreeCell
梭哈扑克 | 港式五张
百家乐 | Baccarat
牌九 | 推牌九 | 天九牌 | Pai Gow
多米诺骨牌 | Dominoes
跑胡子
象棋 | 中国象棋 | Xiangqi
围棋 | Weiqi | Baduk
五子棋 | Gomoku | Gobang
跳棋 | 中国跳棋 | Chinese Checkers
飞行棋 | Ludo
陆战棋 | 四国军棋 | Luzhanqi
国际象棋 | 西洋棋 | Chess
斗兽棋
井字棋 | 圈圈叉叉 | Tic-Tac-Toe
四子棋 | 屏风式四子棋 | Connect Four
双陆棋 | 西洋双陆棋 | Backgammon
非洲棋 | Mancala | Kalah
孔明棋 | 华容道
升官图
蛇梯棋 | Snakes and Ladders | Chutes and Ladders
叠叠乐 | 叠叠高 | Jenga
真心话大冒险 | Truth or Dare
杀人游戏 | 天黑请闭眼
数字炸弹
你画我猜 | Pictionary
你比我猜
海龟汤
密室逃脱
猜猜我是谁
乌邦果 | Ubongo
Cribbage
Canasta
Rummy | Gin Rummy
风声桌游 | 风声卡牌
星杯传说
达芬奇密码 | Da Vinci Code
出包魔法师 | Abracada What | Abracadawhat
犀牛超人 | 超级犀牛 | Rhino Hero
动物叠叠乐 | Animal Upon Animal
香蕉拼字 | Bananagrams
僵尸骰子 | Zombie Dice
狼人真言 | Werewords
拔毛运动会 | Zicke Zacke
奶酪大盗 | Cheese Thief
瘟疫公司 | Plague Inc
大航海时代 | Uncharted Waters
马尼拉 | Manila
Ginkgopolis
幽暗地域暴君 | Tyrants of the Underdark
Champions of Midgard
Flamecraft
Mosaic A Story of Civilization
Tekhenu
KLASK
PitchCar
Flick 'em Up
Tokyo Highway
Meeple Circus
企鹅抢鱼 | Hey That's My Fish
Project L
阿克罗波利斯 | Akropolis
尼达维勒 | Nidavellir
Draftosaurus
Fox in the Forest
Air Land & Sea
开膛手杰克 | Mr. Jack | Mr Jack
Mega Civilization | Western Empires
卡美洛之影 | Shadows over Camelot
Kuhhandel
国王的困境 | The King's Dilemma
Mice and Mystics
Stuffed Fables
Everdell Farshore
暗黑地牢 | Darkest Dungeon
死亡细胞 | Dead Cells
Epic Spell Wars
Dungeon Mayhem
Wrath of Ashardalon | Legend of Drizzt
欢迎来到地下城 | Welcome to the Dungeon
One Deck Dungeon
Bargain Quest
Shadows of Brimstone
Tiny Epic Galaxies | Tiny Epic Quest
Rex Final Days of an Empire
Twilight Inscription
Dawn of Ulos
沙丘1979 | 沙丘2019 | Dune 1979 | Dune 2019 | Dune A Game of Conquest and Diplomacy
Dune War for Arrakis
沙丘香料战争 | Dune Spice Wars
沙丘觉醒 | Dune Awakening
New Angeles
Three Kingdoms Redux
Star Trek Attack Wing
Battlefleet Gothic
Sidereal Confluence
Pulsar 2849
Alien Frontiers
Space Empires 4X
Red Dragon Inn
Stationfall
Innovation Ultimate
Quest for El Dorado | 黄金国 | 寻找黄金国
Tsuro
Sprawlopolis
深海冒险 | 深海探险桌游 | Deep Sea Adventure
Yokohama | 横滨桌游
八分钟帝国 | 8分钟帝国 | Eight-Minute Empire | Eight Minute Empire
Tiny Towns | 小小城镇
Merv The Heart of the Silk Road
Potion Explosion | 药水爆炸
王者荣耀 | Honor of Kings
英雄联盟 | League of Legends | LOL手游
金铲铲之战 | 金铲铲 | 云顶之弈 | Teamfight Tactics
刀塔 | DOTA | Dota 2
自走棋 | Auto Chess
和平精英 | 绝地求生 | PUBG
蛋仔派对
Minecraft
塞尔达传说 | 旷野之息 | 王国之泪 | Legend of Zelda
动物森友会 | 动森 | Animal Crossing
鹅鸭杀 | Goose Goose Duck
太空狼人杀
第五人格 | Identity V
永劫无间 | Naraka Bladepoint
阴阳师 | Onmyoji
原神 | Genshin | Genshin Impact
七圣召唤 | Genius Invokation
崩坏星穹铁道 | 星穹铁道 | Honkai Star Rail
明日方舟 | Arknights
魔兽世界 | World of Warcraft
魔兽争霸 | Warcraft
守望先锋
暗黑破坏神 | Diablo IV
植物大战僵尸 | Plants vs Zombies | PVZ
愤怒的小鸟 | Angry Birds
俄罗斯方块 | Tetris
部落冲突 | Clash of Clans
皇室战争 | Clash Royale
群星游戏 | Stellaris
十字军之王 | Crusader Kings
欧陆风云 | Europa Universalis
钢铁雄心 | Hearts of Iron
全面战争三国 | 全战三国 | Total War Three Kingdoms
三国志14 | 光荣三国志 | 三国志战略版
红色警戒 | 红警 | Red Alert 2
帝国时代 | Age of Empires
魔法门之英雄无敌 | Heroes of Might and Magic
博德之门 | Baldur's Gate | 博德之门3
黑神话悟空 | 黑神话 | Black Myth Wukong
怪物猎人 | Monster Hunter
艾尔登法环 | 老头环 | Elden Ring
上古卷轴 | Skyrim | Elder Scrolls
赛博朋克2077 | Cyberpunk 2077
荒野大镖客 | Red Dead Redemption
邪恶铭刻 | Inscryption
小丑牌 | Balatro
怪物火车 | Monster Train
陷阵之志
质量效应 | Mass Effect
使命召唤 | Call of Duty
反恐精英 | CSGO | Counter-Strike
堡垒之夜 | Fortnite
最终幻想 | Final Fantasy
超级马里奥 | 马里奥派对 | Super Mario | Mario Party
糖豆人 | Fall Guys
泰拉瑞亚 | Terraria
饥荒联机版
太吾绘卷
梦幻西游
穿越火线
QQ飞车
羊了个羊
Star Wars X-Wing Miniatures Game | X-Wing Miniatures Game
十三水扑克 | 十三张扑克
干瞪眼扑克
"""

OTHER_GAMES = [line.split(" | ") for line in _NAMES.strip().split("\n")]
