#!/usr/bin/env bash
# Installs the packages of the lockfile when they are missing or out of date: those of the repository, or of a folder in it that has
# its own. Safe to run any time.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools="$PWD/tools/bootstrap"
cd "${1:-.}"

stamp=node_modules/.installed-lockfile
if [ -f "$stamp" ] && cmp -s "$stamp" package-lock.json; then
  exit 0
fi
command -v npm >/dev/null || { echo "npm is missing: install Node.js 20 or later first." >&2; exit 1; }
echo "Installing packages…"
started=$(date +%s)
# Not `npm ci`: it refuses a lockfile that leaves out optional binaries of platforms the registry did not offer.
# With --no-save the versions of the lockfile are installed and nothing is written.
install_packages() {
  SCARF_ANALYTICS=false PACT_DO_NOT_TRACK=true STORYBOOK_DISABLE_TELEMETRY=1 npm install --no-save --no-audit --no-fund --loglevel=error
}
# npm prefers a shrinkwrap to the lockfile. A registry that keeps its files elsewhere is asked where they are.
shrinkwrap=npm-shrinkwrap.json
trap 'rm -f "$shrinkwrap"' EXIT
node "$tools/with-addresses.js" package-lock.json "$shrinkwrap"
install_packages || { rm -f "$shrinkwrap"; install_packages; }
cp package-lock.json "$stamp"
echo "Installed packages in $(( $(date +%s) - started )) s."
