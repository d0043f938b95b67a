# Sourced by the start of nginx's image: what its configuration is filled in with.
#
#   APP_ROOT     where the files of the site lie, dist/ at its BASE; /app
#   BASE         the path that the app was built for; /
#   CONFIG_FILE  the brand's config.json; that of the build
#   CONFIG_JSON  the same as text, in place of a file
#   HSTS, IMAGE_HOSTS  see security-headers.sh
#   PORT         80

export APP_ROOT="${APP_ROOT:-/app}"
export BASE="${BASE:-/}"
export BARE_BASE="${BASE%/}"
export PORT="${PORT:-80}"
if [ -n "${CONFIG_JSON:-}" ]; then
  CONFIG_FILE="${TMPDIR:-/tmp}/config.json"
  printf '%s\n' "$CONFIG_JSON" >"$CONFIG_FILE"
fi
export CONFIG_FILE="${CONFIG_FILE:-$APP_ROOT${BASE}config.json}"

# Pages with the snapshot (npm run deploy:snapshot) of another config.json are not served, but the copy without it (without-snapshot.sh).
page="${APP_ROOT}${BASE}index.html"
# Compared with the copy inside the page, because the config.json beside it may have been replaced.
inside=$(sed -n 's|.*<script id="config" type="application/json">\(.*\)</script>.*|\1|p' "$page" | sed 's/\\u003c/</g' | tr -d '[:space:]')
if [ -n "$inside" ] && [ "$(tr -d '[:space:]' <"$CONFIG_FILE")" != "$inside" ]; then
  echo "$page: without the snapshot in it, which is of another config.json than $CONFIG_FILE" >&2
  APP_ROOT="$APP_ROOT-without-snapshot"
  [ -r "$APP_ROOT" ] || {
    echo "$APP_ROOT is missing: tools/deploy/nginx/without-snapshot.sh makes it" >&2
    exit 1
  }
fi

# Nor is another brand's address for reports (npm run deploy:config).
export ALSO_HIDDEN=
security_text="${APP_ROOT}${BASE}.well-known/security.txt"
if [ -f "$security_text" ]; then
  contact=$(sed -n 's/^Contact: //p' "$security_text")
  tr -d '[:space:]' <"$CONFIG_FILE" | grep -qF -e "\"securityContact\":\"$contact\"" ||
    ALSO_HIDDEN='|\.well-known/security\.txt$'
fi
security_headers=$(sh "$DEPLOY/security-headers.sh" "$APP_ROOT$BASE" "$CONFIG_FILE") || exit 1
