# Two commands do everything: `make run` to play, `make test` to check.

PYTHON ?= python3
BIN := .venv/bin
BENCH := .venv-bench/bin

.DEFAULT_GOAL := help
.PHONY: help run test check bench golden picture types lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-9s %s\n", $$1, $$2}'

run: .venv/.ready ## Set up and open the game room
	@$(BIN)/deskoherna play numerus

test: check ## Set up and run every check and test
	$(BIN)/pytest -n auto --dist worksteal

check: .venv/.ready-dev ## Lint, types, import directions, messages, rule ids
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_messages.py
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/write_types.py --check

bench: .venv-bench/.ready ## Measure beside other libraries and write docs/benchmarks.md
	$(BENCH)/python -m benchmarks

golden: .venv/.ready-dev ## Write the golden playthroughs anew
	cd tests && ../$(BIN)/python -m conformance.golden

picture: .venv/.ready-dev ## Draw the picture of the README anew
	$(BIN)/python tools/draw_picture.py docs/images/numerus.svg

types: .venv/.ready-dev ## Write the types of the web client anew
	$(BIN)/python tools/write_types.py

lock: .venv/.ready-dev ## Write down the versions that are installed now
	$(BIN)/pip freeze --exclude-editable > requirements.lock

clean: ## Remove what was installed and built
	rm -rf .venv .venv-bench .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

.venv/.ready: pyproject.toml requirements.lock scripts/setup
	@PYTHON=$(PYTHON) scripts/setup .venv --constraint requirements.lock --editable .
	@touch $@

.venv/.ready-dev: .venv/.ready tests/nim/pyproject.toml
	@PYTHON=$(PYTHON) scripts/setup .venv --constraint requirements.lock --editable '.[dev]' --editable tests/nim
	@touch $@

.venv-bench/.ready: pyproject.toml benchmarks/requirements.txt scripts/setup
	@PYTHON=$(PYTHON) scripts/setup .venv-bench --requirement benchmarks/requirements.txt --editable .
	@touch $@
