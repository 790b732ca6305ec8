# Two commands do everything: `make run` to play, `make test` to check.
# `make test SEED=…` and `make soak SEED=…` repeat a run; see docs/testing.md.

PYTHON ?= python3
BIN := .venv/bin
BENCH := .venv-bench/bin
NODE := PATH="$$PATH:$(CURDIR)/.venv/bin"
CLIENT := src/deskoherna/server/client/index.html
HERE := 127.0.0.1
NETWORK ?= auto
WORKERS = --numprocesses $$(($$(nproc) + 1)) --dist worksteal --maxfail 20

.DEFAULT_GOAL := help
.PHONY: help run test soak check vitest compiled web bench golden picture rules types positions reference lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-9s %s\n", $$1, $$2}'

run: .venv/.ready $(CLIENT) ## Set up and open the game room; HOST=0.0.0.0 opens it to the network, with a password
	@$(BIN)/deskoherna serve --host $(or $(strip $(HOST)),$(HERE)) --open $(if $(filter-out $(HERE) localhost ::1,$(HOST)),--make-password,$(if $(NETWORK),--network $(NETWORK)))

test: TRY :=
soak: TRY := --soak
test: ## Set up and run every check and test
soak: ## The same at full count, which takes an hour
test soak: .venv/.ready-dev $(CLIENT)
	@scripts/setup-browser .venv
	@scripts/setup-postgres .venv
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check vitest compiled
	$(BIN)/pytest $(WORKERS) $(TRY) $(if $(SEED),--seed $(SEED))

vitest: web/node_modules/.ready
	cd web && $(NODE) npm test

# Bots of two games think in compiled code; without this every worker would compile it by itself.
compiled: .venv/.ready-dev
	$(BIN)/python tests/warm_up.py

web: $(CLIENT) ## Build the web client

check: .venv/.ready-dev web/node_modules/.ready ## Lint, types, import directions, messages, rule ids
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_messages.py
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/write_rules_index.py --check
	$(BIN)/python tools/write_types.py --check
	$(BIN)/python tools/write_positions.py --check
	$(BIN)/python tools/write_reference.py --check
	cd web && $(NODE) npm run --silent check

bench: .venv-bench/.ready benchmarks/server/node_modules/.ready ## Measure beside others and write docs/benchmarks.md; ONLY=server for a part
	$(NODE) $(BENCH)/python -m benchmarks $(ONLY)

golden: .venv/.ready-dev ## Rewrite the golden playthroughs
	cd tests && ../$(BIN)/python -m conformance.golden

picture: .venv/.ready-dev ## Redraw the picture of the README
	$(BIN)/python tools/draw_picture.py docs/images/numerus.svg

rules: .venv/.ready-dev ## Rewrite docs/rules/
	$(BIN)/python tools/write_rules_index.py

types: .venv/.ready-dev ## Rewrite the types of the web client
	$(BIN)/python tools/write_types.py

positions: .venv/.ready-dev ## Rewrite the positions in which choices of the web client are tested
	$(BIN)/python tools/write_positions.py

reference: .venv/.ready-dev ## Rewrite docs/reference/
	$(BIN)/python tools/write_reference.py

lock: .venv/.ready-dev ## Write down the versions that are installed now
	$(BIN)/pip freeze --exclude-editable > requirements.lock

clean: ## Remove what was installed and built
	rm -rf .venv .venv-bench web/node_modules benchmarks/server/node_modules src/deskoherna/server/client .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

$(CLIENT): web/node_modules/.ready $(shell find web/src web/public web/index.html web/vite.config.ts -type f)
	@cd web && $(NODE) npm run --silent build -- --logLevel warn

web/node_modules/.ready: .venv/.ready web/package.json web/package-lock.json scripts/setup-web
	@scripts/setup-web .venv
	@touch $@

.venv/.ready: pyproject.toml requirements.lock scripts/setup
	@PYTHON=$(PYTHON) scripts/setup .venv --constraint requirements.lock --editable '.[fast]'
	@$(BIN)/pip uninstall -qq --yes nim-game cautious-bot # earlier versions put them on the shelf
	@touch $@

.venv/.ready-dev: .venv/.ready
	@PYTHON=$(PYTHON) scripts/setup .venv --constraint requirements.lock --editable '.[dev]'
	@touch $@

.venv-bench/.ready: pyproject.toml benchmarks/requirements.txt scripts/setup
	@PYTHON=$(PYTHON) scripts/setup .venv-bench --requirement benchmarks/requirements.txt --editable '.[fast]'
	@touch $@

benchmarks/server/node_modules/.ready: benchmarks/server/package-lock.json
	@cd benchmarks/server && $(NODE) npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@
