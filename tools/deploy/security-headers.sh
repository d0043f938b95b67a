#!/bin/sh
# Prints the headers that every answer of a build carries, one a line: those of its _headers, with the hosts of config.json in
# the policy. For any server; those of this folder run it as they start.
#
#   sh tools/deploy/security-headers.sh dist [config.json]
#
# HSTS=off leaves Strict-Transport-Security out; HSTS=subdomains asks for https on all hosts below this one too.
# IMAGE_HOSTS="https://cdn.brand.example …" allows pictures from these hosts, LINE's and those of config.json alone.
set -euf

dist=$1
config=${2:-$dist/config.json}
for file in "$dist/_headers" "$config"; do
  [ -r "$file" ] || {
    echo "security-headers.sh: $file cannot be read" >&2
    exit 1
  }
done

# On one line: the servers' images have no JSON parser.
text=$(tr '\n\r\t' '   ' <"$config")

# The texts of these fields, at any depth.
texts() {
  printf '%s\n' "$text" | { grep -oE "\"($1)\" *: *\"[^\"]*\"" || :; } |
    sed 's/^"[^"]*" *: *"//; s/"$//; s|\\/|/|g'
}

# The same as words.
values() {
  texts "$1" | sed 's/ /%20/g'
}

# The origins of addresses, whose hosts are like this. Nothing else may get into a header.
host='[A-Za-z0-9.-]+'
# All hosts below an ending such as .co.th, which are anybody's (policy-hosts.ts).
anybodys='^https://\*\.(ac|co|com|edu|go|gov|in|mi|ne|net|or|org)\.[a-z]{2}\.?([:/?#]|$)'
origins() {
  for address in "$@"; do
    case $address in
      /* | data:*) continue ;;
    esac
    printf '%s\n' "$address" | grep -viE "$anybodys" |
      grep -oE "^(https://$host(:[0-9]+)?|http://(localhost|127\.0\.0\.1)(:[0-9]+)?)([/?#]|\$)" |
      sed 's|[/?#]$||' | grep . ||
      echo "security-headers.sh: the policy cannot name $address (a host in Thai letters is written xn--…)" >&2
  done
}

# A policy with origins behind the sources of one of its directives, each once.
allowing() {
  policy=$1
  directive=$2
  shift 2
  for origin in "$@"; do
    case " $(printf '%s\n' "$policy" | sed -n "s/.*$directive \([^;]*\).*/\1/p") " in
      *" $origin "*) ;;
      *) policy=$(printf '%s\n' "$policy" | sed "s|$directive [^;]*|& $origin|") ;;
    esac
  done
  printf '%s\n' "$policy"
}

has() {
  printf '%s\n' "$text" | grep -qE -e "$1"
}

# Whether a field stands once in the file, and in no other field.
is_own() {
  [ "$(printf '%s\n' "$text" | grep -oE "\"$1\" *:" | wc -l)" -eq 1 ] || return 1
  before=$(printf '%s\n' "$text" | sed -E "s/\"$1\" *:.*//; s/$string//g")
  opened=$(printf '%s' "$before" | tr -cd '{[' | wc -c)
  closed=$(printf '%s' "$before" | tr -cd ']}' | wc -c)
  [ $((opened - closed)) -eq 1 ]
}

string='"([^"\\]|\\.)*"'
plain='"[^"\\]*"'
by_host="\{ *($plain *: *$plain *(, *$plain *: *$plain *)*)?\}"
ids="$plain *: *($plain|$by_host)"
# The first row of brands, up to its name.
row="\"brands\" *: *\[ *\{([^]{}[\"]|$string|[[{]([^]{}[\"]|$string)*[]}])*\"ref\" *: *\"[^\"]"

# Whether a brand has no LIFF ID at some host: its LINE login comes back by an address, to which no page that has opened the app may
# lead the window. Also where these patterns cannot read the file, since the header does little harm.
has_brand_without_liff() {
  # An escaped name could be any.
  ! has '\\.[^"\\]*" *:' || return 0
  is_own liffIds && is_own brands && has "$row" || return 0
  rows=$(printf '%s\n' "$text" | grep -oE "\"liffIds\" *: *\{ *$ids *(, *$ids *)*\}" | sed 's/^"liffIds" *: *{//' | grep -oE "$ids") || return 0
  ! printf '%s\n' "$rows" | grep -vE "^$plain *: *(\"[^\"]|\{(.*,)? *\"\*\" *:)" >/dev/null || return 0
  ! printf '%s\n' "$rows" | grep -qE ': *""' || return 0
  connected=$(printf '%s\n' "$rows" | sed -E 's/^"([^"]*)".*/\1/')
  texts 'ref|defaultBrandRef' | grep . | grep -qvxF -e "$connected"
}

apis=$(origins $(values 'customerApiUrl|crmApiUrl'))
reports=$(origins $(values 'errorReporting|vitalsReporting|usageReporting'))
pictures="$apis $(origins $(values 'logoUrl|iconUrl'))"
headers=$(sed -n '/^\/\*$/,/^\//s/^  \([A-Za-z-]*: .*\)/\1/p' "$dist/_headers" | sed '/^Cross-Origin-Opener-Policy:/d')
case ${HSTS:-} in
  off) headers=$(printf '%s\n' "$headers" | sed '/^Strict-Transport-Security:/d') ;;
  subdomains) headers=$(printf '%s\n%s' "$(printf '%s\n' "$headers" | sed '/^Strict-Transport-Security:/d')" 'Strict-Transport-Security: max-age=31536000; includeSubDomains') ;;
esac
! has_brand_without_liff || headers=$(printf '%s\n%s' "$headers" 'Cross-Origin-Opener-Policy: same-origin-allow-popups')

headers=$(allowing "$headers" connect-src $apis $reports)
if [ -n "${IMAGE_HOSTS:-}" ]; then
  headers=$(printf '%s\n' "$headers" | sed 's/\(img-src [^;]*\) https:\([ ;]\)/\1\2/')
  pictures="$pictures https://profile.line-scdn.net $(host="(\*\.[A-Za-z0-9-]+\.)?$host"; origins $IMAGE_HOSTS)"
else
  # Every https host is allowed already; an API on this machine has http.
  pictures=$(printf '%s\n' $pictures | grep '^http:' || :)
fi
allowing "$headers" img-src $pictures
