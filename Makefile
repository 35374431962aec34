# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
GAME ?= napoleon-1815

.PHONY: play test lint types unit bench nightly mutation lock clean

play: .venv/ready
	$(BIN)/estafette play $(GAME)

test: lint types unit
	$(BIN)/estafette rules --coverage

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

unit: .venv/ready
	$(BIN)/pytest -n 2

bench: .venv/ready
	$(BIN)/estafette bench

# Long random campaigns, for the night or by hand.
nightly: .venv/ready
	ESTAFETTE_MATCHES=50 ESTAFETTE_LOOKS=all $(BIN)/pytest -n 2 tests/contract
	$(BIN)/estafette simulate $(GAME) -n 2000 --jobs 2

# A sample of mutants over the rules of a game: make mutation GAME=napoleon-1815 SAMPLE=300
SAMPLE ?= 300
mutation: .venv/ready
	$(BIN)/pip install --quiet "mutmut>=3.8"
	$(BIN)/python tools/mutation.py $(GAME) --sample $(SAMPLE)

lock: .venv/ready
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --no-header --extra dev \
		--output-file requirements/dev.lock pyproject.toml

.venv/ready: requirements/dev.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	touch .venv/ready

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
