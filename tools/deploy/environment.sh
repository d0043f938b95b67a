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

# The image's own files are not its user's: what is taken out, is taken out of a copy.
use_copy() {
  own="${TMPDIR:-/tmp}/app"
  if [ "$APP_ROOT" != "$own" ]; then
    rm -rf "$own" && cp -R "$APP_ROOT" "$own" || exit 1
    APP_ROOT="$own"
  fi
}

# Takes the snapshot (npm run deploy:snapshot) out of pages where it was taken with another config.json.
for name in index.html 404.html; do
  page="$APP_ROOT$BASE$name"
  grep -q '<!-- /config -->' "$page" 2>/dev/null || continue
  # Compared with the copy inside the page, because the config.json beside it may have been replaced.
  inside=$(sed -n 's|.*<script id="config" type="application/json">\(.*\)</script>.*|\1|p' "$page" | sed 's/\\u003c/</g')
  [ "$(tr -d '[:space:]' <"$CONFIG_FILE")" = "$(printf '%s' "$inside" | tr -d '[:space:]')" ] && continue
  echo "$page: without the snapshot in it, which is of another config.json than $CONFIG_FILE" >&2
  use_copy
  page="$APP_ROOT$BASE$name"
  for part in config brands; do
    # The end mark must be alone on its line: where lines were joined since, sed would delete more than the snapshot.
    grep -qx "<!-- /$part -->" "$page" && sed -i "/<!-- $part -->/,/<!-- \/$part -->/c\\<!-- $part -->" "$page" || {
      echo "$page has the snapshot of another config.json, and cannot be written" >&2
      exit 1
    }
  done
done

# Takes out another brand's address for reports (npm run deploy:config).
security_text=.well-known/security.txt
if [ -f "$APP_ROOT$BASE$security_text" ]; then
  contact=$(sed -n 's/^Contact: //p' "$APP_ROOT$BASE$security_text")
  tr -d '[:space:]' <"$CONFIG_FILE" | grep -qF -e "\"securityContact\":\"$contact\"" || {
    use_copy
    rm "$APP_ROOT$BASE$security_text" || exit 1
  }
fi
security_headers=$(sh "$DEPLOY/security-headers.sh" "$APP_ROOT$BASE" "$CONFIG_FILE") || exit 1
