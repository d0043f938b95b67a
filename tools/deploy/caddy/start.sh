#!/bin/sh
# Starts Caddy with the headers of this build and this config.json.
set -eu

here=$(dirname "$0")
DEPLOY="${DEPLOY:-$here/..}"
. "$DEPLOY/environment.sh"
SECURITY_HEADERS=$(printf '%s\n' "$security_headers" | sed 's/^\([^:]*\): \(.*\)$/\1 "\2"/')
CONFIG_FOLDER=$(dirname "$CONFIG_FILE")
CONFIG_NAME=/$(basename "$CONFIG_FILE")
export SECURITY_HEADERS CONFIG_FOLDER CONFIG_NAME
export SITE_ADDRESS="${SITE_ADDRESS:-:$PORT}"
exec caddy run --config "$here/Caddyfile" --adapter caddyfile
