# Sourced by the starts of nginx and Caddy: what their configurations are filled in with.
#
#   APP_ROOT     where the files of the site lie, dist/ at its BASE; /app
#   BASE         the path that the app was built for; /
#   CONFIG_FILE  the brand's config.json; that of the build
#   CONFIG_JSON  the same as text, in place of a file
#   IMAGE_HOSTS  see security-headers.sh
#   PORT         80

export APP_ROOT="${APP_ROOT:-/app}"
export BASE="${BASE:-/}"
export PORT="${PORT:-80}"
if [ -n "${CONFIG_JSON:-}" ]; then
  CONFIG_FILE="${TMPDIR:-/tmp}/config.json"
  printf '%s\n' "$CONFIG_JSON" >"$CONFIG_FILE"
fi
export CONFIG_FILE="${CONFIG_FILE:-$APP_ROOT${BASE}config.json}"
security_headers=$(sh "$DEPLOY/security-headers.sh" "$APP_ROOT$BASE" "$CONFIG_FILE") || exit 1
