#!/usr/bin/env bash
# Prints the path of a Chromium for browser tests; installs Debian's when there is none.
# The headless shell comes first: it draws pages alike with about a fifth less work, as it has no windows, tabs or buttons of its own.
set -euo pipefail

find_chromium() {
  if [ -n "${CHROMIUM_PATH:-}" ] && [ -x "$CHROMIUM_PATH" ]; then echo "$CHROMIUM_PATH"; return; fi
  for name in chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome; do
    if command -v "$name" >/dev/null; then command -v "$name"; return; fi
  done
  return 1
}

if ! find_chromium; then
  command -v apt-get >/dev/null || { echo "No Chromium found: set CHROMIUM_PATH to one." >&2; exit 1; }
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root="sudo"
  {
    echo "Installing Chromium…"
    $as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation fonts-dejavu-core
  } >&2
  find_chromium
fi
