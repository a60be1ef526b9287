# One command for each habit; `make help` lists them. The work is done by scripts/, so that it can be read and tested.
.DEFAULT_GOAL := help
SHELL := /bin/bash
export PATH := $(CURDIR)/.node/bin:$(PATH)

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-16s %s\n", $$1, $$2}'

run: ## install, build, start everything, print the address
	@scripts/run

stop: ## stop what `make run` started
	@scripts/stop

reset: ## stop and forget all data of `make run`
	@scripts/stop
	@scripts/reset

test: ## build with sanitizers and run every test
	@scripts/test

clauses: ## which rows of the clause ledger have a passing test (reads the last `make test`)
	@scripts/bootstrap run
	@node scripts/clauses.mjs build/dev/results

check: ## format, lint, tidy, repo rules; ALL=1 tidies every file
	@scripts/check

format: ## put every source file into our format
	@scripts/bootstrap check
	@scripts/format --write

build: ## the release programs, in build/release/bin
	@scripts/build release

web: ## the web pages, in web-admin/dist
	@scripts/build web

test-exhaustive: ## every hand of every ranking against the slow evaluator (minutes, release build)
	@scripts/build release lammer_exhaustive_tests
	build/release/bin/lammer_exhaustive_tests --gtest_brief=1

test-tsan: ## the C++ tests under ThreadSanitizer
	@scripts/build tsan
	@TSAN_OPTIONS=halt_on_error=1:suppressions=$(CURDIR)/tests/tsan.supp scripts/private-services run ctest --test-dir build/tsan --output-on-failure

faults: ## kill -9 of everything, FAULT_TRIALS (200) times each
	@scripts/build dev lammer_fault_tests
	@LAMMER_FAULT_TRIALS=$${FAULT_TRIALS:-200} scripts/private-services run build/dev/bin/lammer_fault_tests

bench: ## figures beside a baseline measured in the same run
	@scripts/build release bench_ranking bench_engine
	build/release/bin/bench_ranking
	build/release/bin/bench_engine

bench-store: ## what the record costs beside plain commits in the same run (minutes)
	@scripts/build release bench_store
	@scripts/private-services run --durable build/release/bin/bench_store $(ARGS)

bench-api: ## what a command over HTTP and a thousand live screens cost, beside plain commits in the same run (minutes)
	@scripts/build release bench_api
	@scripts/private-services run --durable build/release/bin/bench_api $(ARGS)

fuzz: ## each fuzz target for FUZZ_SECONDS (60)
	@scripts/fuzz

clean: ## remove what was built here (not the shared dependencies)
	rm -rf build web-admin/dist

.PHONY: help run stop reset test test-exhaustive test-tsan faults bench bench-store bench-api fuzz clauses check format build web clean
