# make play   set everything up and open the table in the browser
# make test   set everything up and run every check, interpreted and compiled
# make targets  click and tap everything that is lit, in hundreds of random positions of each game
# make clients  run learners and tools that others have written on our environments and data
# make site   the docs as a site, in artefacts/site
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -not -path '*/view/*' 2>/dev/null)
GAME ?= newton
GAMES ?= 10000
CHAOS ?=
TARGETS ?=
CLAIMS ?=

.PHONY: play test targets clients site check format soak chaos bench bench-server bench-web claims ways compiled clean

play: .venv/play
	@sh tools/play

test: .venv/test .venv/browser .venv/proxy
	@sh tools/test

clients: .venv/clients
	@sh tools/clients

site: .venv/test
	$(BIN)/mkdocs build

check: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/hightable check-data > /dev/null
	sh tools/lint-web

format: .venv/test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	sh tools/rulebooks
	sh tools/lint-web check --write

soak: .venv/test compiled/ready
	PYTHONPATH=compiled:tests $(BIN)/python tests/conformance/soak.py $(GAME) --count $(GAMES)

# CHAOS="--kills 100 --database sqlite" makes a short run; see tests/chaos/run.py --help
chaos: .venv/test compiled/ready
	PYTHONPATH=compiled:tests $(BIN)/python tests/chaos/run.py $(CHAOS)

# CLAIMS="newton --count 50" for less; a run that was broken off goes on
claims: .venv/test compiled/ready
	PYTHONPATH=compiled:tests $(BIN)/python tests/bots/claims.py $(CLAIMS)

# TARGETS="golem --count 40" makes a short run; it goes on where it was broken off
targets: .venv/test compiled/ready .venv/browser
	PYTHONPATH=compiled:tests $(BIN)/python tests/browser/sweep.py $(TARGETS)

# Every game by board, by panel, with keys and by touch; `make test` plays each in one of these ways
ways: .venv/test compiled/ready .venv/browser
	HIGHTABLE_WAYS=all PYTHONPATH=compiled $(BIN)/pytest -p no:cacheprovider -v tests/browser/test_games.py -k one_way

bench: .venv/test compiled/ready
	cd compiled && PYTHONPATH=. ../$(BIN)/python -m hightable bench $(GAME) --peers

bench-server: .venv/test compiled/ready
	PYTHONPATH=compiled $(BIN)/python benchmarks/capacity.py $(BENCH_SERVER)

bench-web: .venv/test compiled/ready .venv/browser
	PYTHONPATH=compiled $(BIN)/python benchmarks/web.py

compiled: compiled/ready

compiled/ready: setup.py pyproject.toml $(SOURCES) | .venv/compiler
	@sh tools/compile

.venv/bin/python:
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --upgrade pip

.venv/play: pyproject.toml | .venv/bin/python
	@echo "Setting up the table ..."
	@HIGHTABLE_PURE=1 $(BIN)/pip install -q -e .
	@touch $@

.venv/compiler: | .venv/play
	@$(BIN)/pip install -q "mypy[mypyc]==2.4.1" "setuptools>=77"
	@touch $@

.venv/test: pyproject.toml | .venv/bin/python
	@echo "Setting up the checks ..."
	@HIGHTABLE_PURE=1 $(BIN)/pip install -q -e ".[test]"
	@touch $@ .venv/play .venv/compiler

.venv/clients: pyproject.toml | .venv/test
	@echo "Setting up the clients ..."
	@HIGHTABLE_PURE=1 $(BIN)/pip install -q -e ".[clients]"
	@touch $@

.venv/browser: | .venv/bin/python
	@sh tools/browser
	@touch $@

.venv/proxy: tools/proxy | .venv/bin/python
	@sh tools/proxy
	@touch $@

clean:
	rm -rf compiled compiled-check build artefacts .venv
