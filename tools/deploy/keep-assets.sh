#!/bin/sh
# Copies the assets of the deployed site into a new build, for the pages that are still open: until 30 days after the last build
# with them was replaced.
#
#   sh tools/deploy/keep-assets.sh previous dist [days]
#
# BASE is the path that the app was built for, where the previous site lies at that path below its folder, as in an image.
set -eu

previous=$1
dist=$2
days=${3:-30}
manifest=$previous/.vite/manifest.json
if [ ! -r "$manifest" ] && [ -r "$previous${BASE:-/}.vite/manifest.json" ]; then
  previous=$previous$BASE
  manifest=${previous}.vite/manifest.json
fi
[ -r "$manifest" ] || {
  echo "keep-assets.sh: $manifest cannot be read: it tells the build's own assets from older ones" >&2
  exit 1
}

for file in "$previous"/assets/*; do
  name=${file##*/}
  [ ! -e "$dist/assets/$name" ] || continue
  built=${name%.br}
  if grep -qF "\"assets/${built%.gz}\"" "$manifest"; then
    cp "$file" "$dist/assets/" # with today's date: the days count from now
  elif [ -n "$(find "$file" -mtime "-$days")" ]; then
    cp -p "$file" "$dist/assets/"
  fi
done
