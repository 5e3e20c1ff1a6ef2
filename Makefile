# Wickwise. `make help` lists what there is.
SHELL := /usr/bin/env bash
.DEFAULT_GOAL := help
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
export REDOCLY_TELEMETRY := off
export REDOCLY_SUPPRESS_UPDATE_NOTICE := true
export STORYBOOK_DISABLE_TELEMETRY := 1
export PACT_DO_NOT_TRACK := true

.PHONY: help install run test test-quick test-file types lint format contract operation build storybook bench-reader pattern-figures indicator-figures drawn-figures accuracy-page bench-pages bench-preview bench-web bench-api bench-burst bench-requests bench-checkout bench-analysis bench crash shape fuzz prove-books prove-record export-corrections coverage-map licences clean backup restore smoke-image

help: ## This list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: ## Install the packages of the lockfile, when they are not there yet
	@tools/bootstrap/install.sh

run: install ## Start everything on http://localhost:3000 (database, api, worker, web)
	@node tools/web-build.ts
	@exec node api/start.ts

test: install ## Run every test there is; ends with "N passed, N failed"
	@CHROMIUM_PATH="$$(tools/bootstrap/chromium.sh)" node tools/test/run-all.ts

test-quick: install ## Types, lint, and the unit and web tests that are not long; no database, no browser
	@node tools/test/run-all.ts --quick

test-file: install ## Run some test files: make test-file FILE="api/domain/credits/holds.test.ts …"
	@$(if $(findstring e2e/,$(FILE)),CHROMIUM_PATH="$$(tools/bootstrap/chromium.sh)") NODE_OPTIONS='--experimental-vm-modules --no-warnings' NODE_ENV=test jest --runTestsByPath $(FILE)

types: install ## Check types and rules of all TypeScript; writes nothing
	@npm run -s types

lint: install ## Types and rules, style, import arrow, unused code
	@npm run -s lint

format: install ## Rewrite files in the house style
	@oxfmt

contract: install ## Bundle the contract, write types and client from it
	@npm run -s contract

operation: install ## Add an operation: make operation CONTEXT=analysis ID=shareAnalysis ROUTE="POST /chart/share" ACCESS=user,admin, and READS=sharedAnalyses for a plain read
	@node tools/generate/operation.ts --context "$(CONTEXT)" --id "$(ID)" --route "$(ROUTE)" --access "$(ACCESS)" --reads "$(READS)"

build: install ## Build the web
	@node tools/web-build.ts

storybook: install ## Open Storybook on http://localhost:6006
	@npm run -s storybook

bench-reader: install ## Score the chart reader and write its figures file
	@CHROMIUM_PATH="$$(tools/bootstrap/chromium.sh)" npm run -s bench-reader

pattern-figures: install ## Count on driftless bars how often each pattern is found, after a definition changed
	@node tools/figures/pattern-figures.ts
	@node tools/figures/accuracy-page.ts

accuracy-page: install ## Write docs/accuracy.md from the figures files, after one of them changed
	@node tools/figures/accuracy-page.ts

drawn-figures: install ## Count on drawn charts how often the errors of extremes and the range of the coming bars hold
	@node tools/figures/extreme-figures.ts
	@node tools/figures/range-figures.ts
	@node tools/figures/mirror-figures.ts
	@node tools/figures/accuracy-page.ts

indicator-figures: install ## Count on driftless bars how many indicators point one way, after an indicator changed
	@node tools/figures/indicator-figures.ts

bench-pages: install ## Count what the pages of a product cost an empty cache: one is started, or make bench-pages ADDRESS=http://127.0.0.1:3000
	@node tools/web-build.ts
	@CHROMIUM_PATH="$$(tools/bootstrap/chromium.sh)" node tools/bench-pages/run.ts $$ADDRESS

bench-preview: install ## Processor time that a preview takes of the page and of its reading thread; fails past a limit
	@node tools/web-build.ts
	@CHROMIUM_PATH="$$(tools/bootstrap/chromium.sh)" node tools/bench-preview/run.ts

bench-web: install ## Score the landing page of a product: one is started, or make bench-web ADDRESS=http://127.0.0.1:3000
	@node tools/web-build.ts
	@node tools/bench-pages/first-view-size.ts
	@CHROMIUM_PATH="$$(tools/bootstrap/chromium.sh)" node tools/bench-web/run.ts $$ADDRESS

bench-burst: install ## Ask for 200 analyses at once; fails when the health page is slow or memory is not given back
	@node tools/bench-burst/run.ts

bench-requests: install ## Processor time of one request, of the api and of Postgres, beside a bare Koa; fails past a limit
	@node tools/web-build.ts
	@node tools/bench-requests/run.ts

bench-api: install ## Judge lists, files and figures at 10,000, 100,000 and 1,000,000 rows by how long counting takes; names unused indexes
	@node tools/bench-api/run.ts

bench-checkout: install ## Processor time of an order, and orders a second beside bare commits; fails past a limit
	@node tools/bench-checkout/run.ts

bench-analysis: install ## Processor time of an upload and its analysis beside the reader alone, warm and after a pause; memory at rest
	@node tools/web-build.ts
	@node tools/bench-analysis/run.ts

bench: install ## Every bench, and one table: figure, limit, what it is compared with, ratio: make bench ONLY=requests,checkout
	@node tools/web-build.ts
	@CHROMIUM_PATH="$$(tools/bootstrap/chromium.sh)" node tools/bench/run.ts $${ONLY:+--only $$ONLY}

crash: install ## Kill api, worker and database during purchases, refunds, disputes, grants and analyses, then prove that every amount stands
	@node tools/crash/run.ts --kills $${KILLS:-30} --replicas $${REPLICAS:-1}

shape: install ## Run the shape of docker-compose.yml without containers, kill an api and a worker under load, and prove that nothing is lost
	@node tools/compose-shape/run.ts --seconds $${SECONDS_OF_LOAD:-20}

fuzz: install ## Send 20,000 requests made from the contract, and fail on a 5xx or an answer that breaks it: make fuzz SEED=1
	@node tools/fuzz/run.ts --requests $${REQUESTS:-20000} $${SEED:+--seed $$SEED}

prove-books: install ## Recompute orders, credits, commission and every sum from their entries; fails when a row differs
	@node api/prove-books.ts

export-corrections: install ## Write corrections kept with consent as pictures and truth for the scorer: make export-corrections OUT=build/corrections
	@node api/export-corrections.ts $${OUT:-build/corrections}

prove-record: install ## Recompute the chain of sealed plans and grades; fails at the first entry that differs
	@node api/prove-record.ts

backup: install ## Copy database, pictures and keys into DATA_DIR/backups while the product runs: make backup KEEP=14
	@node api/backup.ts $${KEEP:+--keep $$KEEP}

restore: install ## Put a backup into an empty DATA_DIR or database, and prove its books: make restore FROM=.data/backups/…
	@node api/restore.ts "$(FROM)"

smoke-image: install ## Install what the image holds into a clean folder, measure it, start it on a Postgres and analyse one chart
	@node tools/web-build.ts
	@node tools/image/smoke.ts

coverage-map: install ## Which checklist statement is proven by which test
	@node tools/coverage-map/coverage-map.ts

licences: install ## Write the list of the packages' licences
	@node tools/licences/licences.ts

clean: ## Remove what was built; keeps DATA_DIR and packages
	@rm -rf web/dist storybook-static build
