# make play, make check, make test, make soak, make lint, make bench, make screenshots, make sounds, make approve,
# make packages: each makes .venv first if need be.
# Needs Python >= 3.11, git and make. PYTHON=python3.12 make … takes a certain one.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
READY_DEV := .venv/.ready-dev
ARGS ?=

.PHONY: play check test soak lint format bench screenshots sounds approve packages clean help

APPROVED := telling laid maps
# What programs that tests start, and tests themselves, are compiled to is kept: else each start compiles all again.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/pycache

play: $(READY)
	$(BIN)/python main.py $(ARGS)

check: $(READY_DEV)
	SDL_AUDIODRIVER=dummy $(BIN)/python -m pytest -n 2 --dist loadgroup -m quick $(ARGS)
	$(MAKE) --no-print-directory lint

test: $(READY_DEV)
	SDL_AUDIODRIVER=dummy $(BIN)/python -m pytest -n 2 --dist loadgroup $(ARGS)

soak: $(READY_DEV)
	SDL_AUDIODRIVER=dummy $(BIN)/python -m tools.soak $(ARGS)

lint: $(READY_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY_DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY_DEV)
	$(BIN)/python -m bench $(ARGS)

screenshots: $(READY_DEV)
	$(BIN)/python -m bench.screenshots $(ARGS)

sounds: $(READY_DEV)
	$(BIN)/python -m tools.make_sounds

approve: $(READY_DEV)
	for each in $(APPROVED); do \
	  SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy $(BIN)/python -m tests.recorded.$$each || exit 1; \
	done

packages: $(READY_DEV)
	$(BIN)/python -m tools.packages $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:
	@sed -n '1,3s/^# //p' Makefile

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or later is needed; PYTHON=... make names one." >&2; exit 1; }
	$(PYTHON) -m venv .venv

$(READY): requirements.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(READY_DEV): requirements.txt requirements-dev.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@
