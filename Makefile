# The front door. `make help` lists what there is.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PORT ?= 8000
SITE_STAMP := $(VENV)/.installed-site
TEST_STAMP := $(VENV)/.installed-test
BUILT := site/index.html
# A blank in a name would be two names to make; the checker refuses such names with a sentence.
SOURCES := $(shell find rules_data content -not -name '* *' 2>/dev/null; find scripts mkdocs.yml -type f -not -path '*/__pycache__/*')

export Q ID TO

.DEFAULT_GOAL := help
.PHONY: help serve site check test search schema publish new-game pages bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

serve: site ## build the site and serve it on loopback (PORT=8000)
	@$(PY) scripts/serve.py --port $(PORT)

site: $(SITE_STAMP) $(BUILT) ## check the data and build the site into site/
	@echo "dependencies are installed ($(VENV)), site/ is up to date: make clean starts afresh"

check: $(SITE_STAMP) ## check the data: every finding with file, line and tip
	@$(PY) scripts/check.py

test: $(TEST_STAMP) ## install what tests need and run all of them
	@scripts/ensure_chromium.sh
	@$(PY) -m pytest -n auto --dist worksteal

search: $(SITE_STAMP) ## look something up: make search Q="沙虫 护墙"
	@$(PY) scripts/search.py -- "$$Q"

schema: $(SITE_STAMP) ## write rules_data/schema/ from the models
	@$(PY) scripts/schema.py

publish: $(SITE_STAMP) ## list new ids as published, for ever
	@$(PY) scripts/publish.py

new-game: $(SITE_STAMP) ## start a game's folder: make new-game ID=my-game
	@$(PY) scripts/new_game.py -- "$$ID"

pages: $(SITE_STAMP) ## write the pages' Markdown to a folder, for another builder: make pages TO=out
	@$(PY) scripts/build.py --pages-only "$$TO"

bench: $(TEST_STAMP) ## measure build, index and search
	@$(PY) scripts/bench.py

clean: ## remove what was built, and the virtual environment
	rm -rf site .cache $(VENV)

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit("Tableside needs Python 3.11 or newer, this is " + sys.version.split()[0] + "; try make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@echo "creating $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python's venv module is missing: on Debian, apt-get install python3-venv" >&2; exit 1; }

$(SITE_STAMP): requirements.txt constraints.txt | $(PY)
	@echo "installing what the site needs"
	@$(PY) -m pip install -qq --disable-pip-version-check -r requirements.txt -c constraints.txt
	@touch $@

$(TEST_STAMP): requirements-test.txt requirements.txt constraints.txt $(SITE_STAMP)
	@echo "installing what the tests need"
	@$(PY) -m pip install -qq --disable-pip-version-check -r requirements-test.txt -c constraints.txt
	@touch $@

$(BUILT): $(SOURCES)
	@$(PY) scripts/build.py
	@touch $@
