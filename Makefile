# Dorfplatz: everything starts here. `make help` lists the targets.
PYTHON ?= python3
BIN := .venv/bin
SETUP := $(PYTHON) scripts/setup.py

STATIC := src/dorfplatz/server/static/index.html
NODE_MODULES := web/node_modules/.package-lock.json
# Folders are listed with their files: a deleted file changes its folder.
CLIENT_SOURCES := $(shell find web/src web/public src/dorfplatz/locales 2>/dev/null) $(wildcard web/*.json web/*.ts web/*.js web/*.html)
KERNEL_SOURCES := $(shell find src/dorfplatz/core src/dorfplatz/games -name '*.py' -o -name '*.toml')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check format bench soak lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: ## set up what is missing, then play in the browser
	@$(MAKE) --no-print-directory --jobs=2 .venv/.with-play $(STATIC)
	@$(BIN)/dorfplatz play

test: .venv/.with-test $(STATIC) .venv/.warming .venv/.chromium ## run every test
	@failed=; \
	$(SETUP) npm run test || failed=1; \
	$(BIN)/pytest -n 4 || failed=1; \
	test -z "$$failed"

check: .venv/.with-dev .venv/.with-test $(NODE_MODULES) ## format, lint, types, both languages' words, dead code, generated files
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python -m scripts.words
	$(BIN)/python -m scripts.dead_code
	$(BIN)/python -m scripts.view_types --check
	$(BIN)/python -m scripts.observations --check
	$(SETUP) npm run check

format: .venv/.with-dev $(NODE_MODULES) ## put all sources into shape, write the generated ones
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m scripts.view_types
	$(BIN)/python -m scripts.observations
	$(SETUP) npm run format

bench: .venv/.with-bench .venv/.kernels ## measure how fast it is, beside other libraries
	@$(BIN)/python -m bench

soak: .venv/.with-play .venv/.kernels ## play 100,000 random games and check every invariant
	@$(BIN)/python -m bench.soak

lock: ## take the newest packages that fit, and write their versions down
	rm -rf .venv requirements.lock
	touch requirements.lock
	@$(SETUP) python dev test bench gpu
	@$(SETUP) lock

clean: ## remove all that was built or installed here
	rm -rf .venv web/node_modules $(dir $(STATIC)) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Extras of pyproject.toml; "play" is the package alone, which every extra brings too.
.venv/.with-%: pyproject.toml requirements.lock
	@$(SETUP) python $(filter-out play,$*)
	@touch $@ .venv/.with-play

$(NODE_MODULES): web/package-lock.json
	@$(SETUP) packages
	@touch $@

$(STATIC): $(NODE_MODULES) $(CLIENT_SOURCES)
	@$(SETUP) client
	@touch $@

.venv/.kernels: .venv/.with-play $(KERNEL_SOURCES)
	@$(BIN)/dorfplatz warm-up
	@touch $@

# The same, and what the tests want to know of it.
.venv/.warming: .venv/.with-test $(KERNEL_SOURCES)
	@$(BIN)/python -m tests.core.warming
	@touch $@ .venv/.kernels

.venv/.chromium: | .venv/.with-play
	@$(SETUP) chromium
	@touch $@
