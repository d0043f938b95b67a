// Writes the files that a host reads for a built app: its headers, base and config.json, and the rules of docs/hosting.md.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { builtHeaders } from '../build/document/built-headers.ts'
import { headersOf } from '../build/document/host-files.ts'
import { readOptions } from '../command-line/read-options.ts'
import { readSite, type HostSite } from './built-site.ts'
import { cloudFrontFiles } from './cloudfront.ts'
import { writeSecurityText } from './security-text.ts'

const HOSTS = { nginx: nginxFiles, s3: cloudFrontFiles }

const options = readOptions(
  {
    /** The folder with the built site. */
    dist: { type: 'string', value: 'folder', default: 'dist' },
    /** Where the site is, or its host's name alone. */
    site: {
      type: 'string',
      value: 'member.brand.example',
      default: 'member-app',
      accepts: (text) => URL.canParse(addressOf(text)),
    },
    /** For nginx: the folder on the server below which the site lies at its base. */
    root: { type: 'string', value: '/srv/member', accepts: (text) => /^(\/[\w.-]+)+$/.test(text) },
    /** The site as deployed now: its page may get the new policy where files and headers do not change at the same moment. */
    previous: { type: 'string', value: 'folder' },
    /** Where the files are written. */
    out: { type: 'string', value: 'folder' },
  },
  { name: 'host', choices: Object.keys(HOSTS) },
) as { host: keyof typeof HOSTS; dist: string; site: string; root?: string; previous?: string; out?: string } // as declared above

function templateOf(name: string): string {
  return readFileSync(join(import.meta.dirname, 'nginx', name), 'utf8')
}

/** The site's headers that the answers of an API on its origin carry too. */
const OF_PROXIES = /add_header (Referrer-Policy|Strict-Transport-Security) /

/** For nginx: a file to include in a server block, one in a proxy's location, and one for the http block, once for all sites. */
function nginxFiles({ base, root, headers }: HostSite): Record<string, string> {
  const added = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`)
  // What the start of nginx's image takes from the environment (environment.sh).
  const values: Record<string, string> = {
    BASE: base,
    BARE_BASE: base.slice(0, -1),
    APP_ROOT: root,
    CONFIG_FILE: `${root}${base}config.json`,
    ALSO_HIDDEN: '',
    SECURITY_HEADERS: added.join('\n'),
    API_SITE_HEADERS: added.filter((line) => OF_PROXIES.test(line)).join('\n'),
    API_AUTHORITIES: process.env.API_AUTHORITIES || '/etc/ssl/certs/ca-certificates.crt',
    ACCESS_LOG: '/var/log/nginx/access.log',
    ERROR_LOG: '/var/log/nginx/error.log',
  }
  // nginx's own variables have no braces.
  const filled = (template: string) =>
    templateOf(template).replaceAll(/\$\{([A-Z_]+)\}/g, (place, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`A template asks for ${place}`)
      return value
    })
  return {
    'nginx.conf': filled('site.conf.template'),
    'nginx-api.conf': filled('api.conf.template'),
    'nginx-http.conf': templateOf('http.conf'),
  }
}

/** The site's address, where only the name of its host may be given. */
function addressOf(site: string): string {
  return site.includes('://') ? site : `https://${site}`
}

/** The headers of a site, with a policy that the inline scripts of the page before it pass too. */
function allowingScriptsOf(previous: string, headers: Record<string, string>): Record<string, string> {
  const name = 'Content-Security-Policy'
  const hashes = new Map(builtHeaders(previous)).get(name)?.match(/'sha256-[^']+'/g)
  if (!hashes) throw new Error(`${previous}/_headers has no policy`)
  const policy = headers[name] ?? ''
  const further = hashes.filter((hash) => !policy.includes(hash)).map((hash) => ` ${hash}`)
  return { ...headers, [name]: policy.replace(/script-src [^;]*/, `$&${further.join('')}`) }
}

const { dist, previous } = options
const built = readSite(dist)
writeSecurityText(dist, built)
const headers = headersOf(built)
const { hostname: name } = new URL(addressOf(options.site))
const site: HostSite = {
  ...built,
  headers: previous === undefined ? headers : allowingScriptsOf(previous, headers),
  name,
  root: options.root ?? `/srv/${name}`,
  files: readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !file.startsWith('assets/')),
}
const out = options.out ?? join(dist, '.deploy')
mkdirSync(out, { recursive: true })
for (const [file, text] of Object.entries(HOSTS[options.host](site))) {
  writeFileSync(join(out, file), text)
  console.log(join(out, file))
}
