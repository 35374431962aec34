# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
CLIENT := src/estafette/server/static/index.html
# Modules are compiled when they are first imported, most never.
INSTALL := $(BIN)/python -m pip install --quiet --no-compile

# Hundreds of short processes are started: each module is compiled once. And all watch.
unexport PYTHONDONTWRITEBYTECODE ESTAFETTE_WATCHERS

.PHONY: play test quick install checks lint types client unit browser coverage chromium bench nightly mutation \
	pictures lock clean

play: .venv/players $(CLIENT)
	$(BIN)/estafette serve

test:
	@$(PYTHON) tools/stages.py install checks unit browser coverage

# What stands nearest to a change, while one works on it: make quick, or make quick SINCE=main
SINCE ?=
quick: lint types client/src/house/wire.d.ts
	PYTHONHASHSEED=0 $(BIN)/python -m tools.quick $(SINCE)

install:
	$(MAKE) -j2 .venv/ready client/node_modules/ready
	$(MAKE) $(CLIENT) chromium

# Side by side: the compilers of the client, and those who read the house.
checks: .venv/ready $(CLIENT)
	$(MAKE) -j2 --output-sync=target lint types client

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

client: $(CLIENT)
	cd client && npm run --silent check && npm test --silent

unit: .venv/ready $(CLIENT)
	PYTHONHASHSEED=0 $(BIN)/pytest -n 2 --dist worksteal --ignore=tests/browser

browser: .venv/ready $(CLIENT) chromium
	PYTHONHASHSEED=0 $(BIN)/pytest -n 2 --dist worksteal tests/browser

coverage: .venv/ready
	$(BIN)/estafette rules --coverage

# Debian's Chromium for the browser tests, installed where it may be.
chromium:
	@command -v chromium >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
		|| { echo "The browser tests need Chromium at /usr/bin/chromium: install Debian's package 'chromium'."; exit 1; }

bench: .venv/ready
	$(BIN)/estafette bench

# Whole matches of every game looked at closely, many more without a look, measures, kills of the
# server: make nightly, or make nightly GAME=pitts-war MATCHES=3. It goes on where it was stopped.
nightly: .venv/ready $(CLIENT) chromium
	$(BIN)/python -m tools.nightly $(if $(GAME),--game $(GAME)) $(if $(MATCHES),--matches $(MATCHES))

# Screenshots of every page, in both languages and both themes, into build/pictures.
pictures: .venv/ready $(CLIENT) chromium
	$(BIN)/python -m tools.pictures

# A sample of mutants over the rules of a game: make mutation GAME=napoleon-1815 SAMPLE=300
SAMPLE ?= 300
mutation: GAME ?= napoleon-1815
mutation: .venv/ready
	$(INSTALL) "mutmut>=3.8"
	$(BIN)/python tools/mutation.py $(GAME) --sample $(SAMPLE)

LOCK := $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header
lock: .venv/ready
	$(INSTALL) pip-tools
	$(LOCK) $(foreach extra,dev atlas bench build cluster lab learning postgresql,--extra $(extra)) \
		--output-file requirements/dev.lock pyproject.toml
	$(LOCK) --extra build --constraint requirements/dev.lock --output-file requirements/play.lock \
		pyproject.toml

# What players need, and what those need who work on the house.
.venv/players: requirements/play.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(INSTALL) --require-hashes -r requirements/play.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	touch $@

.venv/ready: requirements/dev.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(INSTALL) --require-hashes -r requirements/dev.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	touch $@ .venv/players

# The client is built from its sources and from the server's own account of the wire. (`npm ci`
# would insist on the compiled parts of every other system.)
client/node_modules/ready: client/package.json client/package-lock.json
	cd client && npm install --no-save --silent
	touch $@

client/src/house/wire.d.ts: tools/wire.py $(wildcard src/estafette/server/wire/*.py) src/estafette/engine/view.py \
		client/node_modules/ready
	test -x $(BIN)/estafette || $(MAKE) .venv/players
	$(BIN)/python tools/wire.py > client/schema.json
	cd client && npm run --silent types

$(CLIENT): client/src/house/wire.d.ts client/index.html client/vite.config.ts \
		$(shell find client/src client/public -type f 2>/dev/null)
	cd client && npm run --silent build

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		client/node_modules client/schema.json client/src/house/wire.d.ts src/estafette/server/static
