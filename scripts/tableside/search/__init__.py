"""Search: one analysis and one ranking, read by two engines (Whoosh here, plain modules in the browser).

From character to rank, with the browser's mirror of each step in `content/assets/search/`:

    analysis.py   text -> units -> words, names of terms       analyse.js
    query.py      question -> groups of tokens                 query.js
    rank.py       groups + postings -> scores                  rank.js
    correct.py    pinyin, homophones, one wrong letter         correct.js
    engine.py     an index -> one answer                       engine.js

Only at build time: segment.py (jieba), folding.py (OpenCC), pinyin.py (pypinyin), spelling.py, index.py, game_indexes.py,
records.py, shards.py, processes.py, export.py. memory.py holds indexes in memory; whoosh_engine.py alone
knows Whoosh. README.md tells the whole story.
"""
