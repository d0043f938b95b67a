#!/bin/sh
# Copies a site, which lies at its base below a folder, without the snapshot in its pages (npm run deploy:snapshot): the image has the
# copy from its build, since the server's user could write anew what its start writes.
#
#   sh tools/deploy/nginx/without-snapshot.sh /app /
set -eu
copy="$1-without-snapshot"
cp -R "$1" "$copy"
for page in "$copy$2index.html" "$copy$2404.html"; do
  for part in config brands; do
    grep -q "<!-- /$part -->" "$page" 2>/dev/null || continue
    # The end mark must be alone on its line: where lines were joined since, sed would delete more than the snapshot.
    grep -qx "<!-- /$part -->" "$page" || {
      echo "$page: its snapshot cannot be cut out" >&2
      exit 1
    }
    sed -i "/<!-- $part -->/,/<!-- \/$part -->/c\\<!-- $part -->" "$page"
  done
done
