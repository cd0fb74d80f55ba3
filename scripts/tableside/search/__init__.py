"""Search: one analysis and one ranking, read by two engines (Whoosh here, plain modules in the browser).

From character to rank, with the browser's mirror of each step in `content/assets/search/`:

    analysis.py   text -> units -> words, names of terms       analyse.js
    query.py      question -> groups of tokens                 query.js
    rank.py       groups + postings -> scores                  rank.js
    correct.py    pinyin, homophones, one wrong letter         correct.js
    engine.py     shards -> one answer                         engine.js

Only at build time: segment.py (jieba), folding.py (OpenCC), pinyin.py (pypinyin), index.py, export.py.
whoosh_engine.py alone knows Whoosh.
"""
