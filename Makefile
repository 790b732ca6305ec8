# Two commands do everything: `make run` to play, `make test` to check.
# `make test SEED=…` and `make soak SEED=…` repeat a run; see docs/testing.md.

PYTHON ?= python3
BIN := .venv/bin
BENCH := .venv-bench/bin
NODE := PATH="$$PATH:$(CURDIR)/.venv/bin"
CLIENT := src/deskoherna/server/client/index.html
DOCS := src/deskoherna/server/docs/index.html
HERE := 127.0.0.1
NETWORK ?= auto
# What was typed counts; shells and environments set HOST for themselves.
typed = $(if $(filter command line,$(origin $(1))),$(strip $($(1))))
WORKERS = --numprocesses $$(($$(nproc) + 1)) --dist worksteal --maxfail 20

# Three workers and all that they start would each compile every module by themselves.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run test soak check vitest compiled web docs bench golden pictures rules types positions reference tutorial licences lock release clean

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-9s %s\n", $$1, $$2}'

run: .venv/.ready $(CLIENT) ## Set up and open the game room; HOST=0.0.0.0 opens it to the network, with a password; PORT=8080 elsewhere
	@$(BIN)/deskoherna serve --host $(or $(call typed,HOST),$(HERE)) $(if $(call typed,PORT),--port $(call typed,PORT)) --open $(if $(filter-out $(HERE) localhost ::1,$(call typed,HOST)),--make-password,$(if $(NETWORK),--network $(NETWORK)))

test: TRY :=
soak: TRY := --soak
test: ## Set up and run every check and test
soak: ## The same at full count, which takes an hour
test soak: .venv/.ready-dev $(CLIENT)
	@scripts/setup-browser .venv
	@scripts/setup-postgres .venv
	@PYTHONPATH=tests $(BIN)/python -m packages.wheels
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check vitest compiled docs
	$(BIN)/pytest $(WORKERS) $(TRY) $(if $(SEED),--seed $(SEED))

vitest: web/node_modules/.ready
	cd web && $(NODE) npm test

# Bots of two games think in compiled code; without this every worker would compile it by itself.
compiled: .venv/.ready-dev
	$(BIN)/python -m deskoherna.bots.warm_up

web: $(CLIENT) ## Build the web client

docs: $(DOCS) ## Build the documentation, which the room then has at /docs/

check: .venv/.ready-dev web/node_modules/.ready ## Lint, types, import directions, messages, rule ids
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_texts.py
	$(BIN)/python tools/write_rules_index.py --check
	$(BIN)/python tools/write_types.py --check
	$(BIN)/python tools/write_positions.py --check
	$(BIN)/python tools/write_reference.py --check
	$(BIN)/python tools/write_tutorial.py --check
	cd web && $(NODE) npm run --silent check

bench: .venv-bench/.ready benchmarks/server/node_modules/.ready ## Measure beside others and write docs/benchmarks.md; ONLY=server for a part
	$(NODE) $(BENCH)/python -m benchmarks $(ONLY)

golden: .venv/.ready-dev ## Rewrite the golden playthroughs
	$(BIN)/python tests/golden.py

pictures: .venv/.ready-dev $(CLIENT) ## Take the pictures in docs/images/ again
	@scripts/setup-browser .venv
	PYTHONPATH=tests $(BIN)/python tools/take_pictures.py
	$(BIN)/python tools/draw_picture.py docs/images/numerus.svg

rules: .venv/.ready-dev ## Rewrite docs/rules/
	$(BIN)/python tools/write_rules_index.py

types: .venv/.ready-dev ## Rewrite the types of the web client
	$(BIN)/python tools/write_types.py

positions: .venv/.ready-dev ## Rewrite the positions in which choices of the web client are tested
	$(BIN)/python tools/write_positions.py

reference: .venv/.ready-dev ## Rewrite docs/reference/
	$(BIN)/python tools/write_reference.py

tutorial: .venv/.ready-dev ## Rewrite the code that docs/adding-a-game.md shows
	$(BIN)/python tools/write_tutorial.py

licences: $(CLIENT) ## Rewrite THIRD_PARTY.txt
	(head -4 THIRD_PARTY.txt; cat src/deskoherna/server/client/licences.txt) > .third-party && mv .third-party THIRD_PARTY.txt

lock: .venv/.ready-dev ## Write the lock files; UPGRADE=1 with the newest versions
	$(BIN)/python tools/write_lock.py $(if $(UPGRADE),--upgrade)

release: .venv/.ready-dev ## VERSION=1.2.3: suite, packages and their checks, changelog, tag; nothing is uploaded
	@$(BIN)/python tools/release.py --suite '$(MAKE) test' $(VERSION)

clean: ## Remove what was installed and built
	rm -rf .venv .venv-bench dist web/node_modules benchmarks/server/node_modules src/deskoherna/server/client src/deskoherna/server/docs .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

$(DOCS): .venv/.ready-dev web/node_modules/.ready $(wildcard *.md) LICENSE tools/build_docs.py web/src/tokens.css web/src/fonts.css web/public/icon.svg $(shell find docs examples src/deskoherna tools/documentation -type f \( -path 'docs/*' -o -path 'examples/*' -o -name '*.md' -o -name '*.py' -o -name '*.toml' \) -not -path '*/__pycache__/*')
	$(BIN)/python tools/build_docs.py

# Needs Node.js and the packages of the client only if it is not there already.
$(CLIENT): web/package-lock.json $(shell find web/src web/public web/licences web/index.html web/licences.js web/worker.js web/vite.config.ts -type f)
	@$(MAKE) --no-print-directory web/node_modules/.ready
	@cd web && $(NODE) npm run --silent build -- --logLevel warn

web/node_modules/.ready: web/package.json web/package-lock.json scripts/setup-web | .venv/.ready
	@scripts/setup-web .venv
	@touch $@

.venv/.ready: pyproject.toml requirements.lock requirements-build.lock scripts/setup
	@PYTHON=$(PYTHON) scripts/setup .venv --require-hashes --requirement requirements.lock --requirement requirements-build.lock
	@$(BIN)/pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.ready-dev: requirements-dev.lock | .venv/.ready
	@PYTHON=$(PYTHON) scripts/setup .venv --require-hashes --requirement requirements-dev.lock
	@touch $@

.venv-bench/.ready: pyproject.toml benchmarks/requirements.txt scripts/setup
	@PYTHON=$(PYTHON) scripts/setup .venv-bench --requirement benchmarks/requirements.txt --editable '.[cluster,fast]'
	@touch $@

benchmarks/server/node_modules/.ready: benchmarks/server/package-lock.json
	@cd benchmarks/server && $(NODE) npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@
