import { CACHE_CONTROL, HIDDEN } from '../../build/document/hosting-rules.ts'
import { inPattern, type HostFiles, type HostSite } from './host-site.ts'

/** What to send in place of a script or a style, to who reads it: the files that npm run deploy:compress has written. */
const COMPRESSED = [
  ['br', String.raw`\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`],
  ['gz', String.raw`\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`],
] as const

/** For Apache 2.4: the file .htaccess in the folder of the site, for which AllowOverride FileInfo is enough. */
export function apacheFiles({ base, headers }: HostSite): HostFiles {
  const assets = `%{REQUEST_URI} =~ m#^${inPattern(base)}assets/#`
  const isFound = "%{REQUEST_STATUS} in { '200', '206', '304' }"
  const security = Object.entries(headers).map(
    ([name, value]) => `Header unset ${name}
Header always set ${name} "${value.replaceAll('%', '%%')}"`,
  )
  const text = `# Serves the folder that it lies in as docs/hosting.md asks. Needs mod_headers and mod_rewrite, and AllowOverride FileInfo.

# What the configuration around this folder sets is kept in another table than what is "always" set, and would be sent beside it.
${security.join('\n')}
Header unset Cache-Control
Header always set Cache-Control "${CACHE_CONTROL.document}" "expr=! ( ${assets} )"
Header always set Cache-Control "${CACHE_CONTROL.asset}" "expr=${assets} && ${isFound}"
Header always set Cache-Control "${CACHE_CONTROL.missing}" "expr=${assets} && ! ( ${isFound} )"

# A page of errors from outside this folder would be sent with the headers that hold there.
ErrorDocument 403 default
ErrorDocument 404 default
ErrorDocument 500 default

AddType text/javascript .js
AddType image/svg+xml .svg
AddType application/json .json
AddCharset utf-8 .html .css .js .json

<IfModule mod_filter.c>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json image/svg+xml
  </IfModule>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/css text/javascript application/json image/svg+xml
  </IfModule>
</IfModule>

RewriteEngine On
RewriteBase ${base}

# For the host's eyes alone.
RewriteRule ^${HIDDEN} - [R=404,L]

# What lies compressed beside a file, from ${COMPRESSED.map(([ending]) => ending).join(' and ')}: its headers are below.
${COMPRESSED.map(([ending, accepted]) => compressedRule(ending, accepted)).join('\n')}

# A missing asset is missing; every other path that is no file is the app's.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^assets/ - [R=404,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ index.html [L]

<FilesMatch "\\.(?:js|css)\\.(?:br|gz)$">
  RemoveType .gz
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</FilesMatch>
<FilesMatch "\\.(?:js|css)(?:\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
`
  return { '.htaccess': text }
}

function compressedRule(ending: string, accepted: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} "${accepted}"
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(assets/.+\\.(?:js|css))$ $1.${ending} [E=no-gzip:1,E=no-brotli:1,L]`
}
