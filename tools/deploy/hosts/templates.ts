import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostFiles, HostSite } from './host-site.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

/** A template with the values of its names in braces, `${NAME}` or `{$NAME}`; nginx's own names have no braces. */
function filled(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}|\{\$([A-Z_]+)\}/g, (place, nginx?: string, caddy?: string) => {
    const value = values[nginx ?? caddy ?? '']
    if (value === undefined) throw new Error(`A template asks for ${place}`)
    return value
  })
}

/** What the starts of the servers take from the environment (tools/deploy/environment.sh). */
const settingsOf = ({ base, root }: HostSite) => ({
  BASE: base,
  BARE_BASE: base.slice(0, -1),
  APP_ROOT: root,
})

/** For nginx: a file to include in a server block, and one for the http block, once for all sites. */
export function nginxFiles(site: HostSite): HostFiles {
  const headers = Object.entries(site.headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  )
  return {
    'nginx.conf': filled(read('nginx/site.conf.template'), {
      ...settingsOf(site),
      CONFIG_FILE: `${site.root}${site.base}config.json`,
      SECURITY_HEADERS: headers.join('\n'),
      ACCESS_LOG: '/var/log/nginx/access.log',
      ERROR_LOG: '/var/log/nginx/error.log',
    }),
    'nginx-http.conf': read('nginx/http.conf'),
  }
}

/** For Caddy: a file to import in the block of a site, and one for the global options, once for all sites. */
export function caddyFiles(site: HostSite): HostFiles {
  const headers = Object.entries(site.headers).map(([name, value]) => `${name} "${value}"`)
  return {
    'site.caddy': filled(read('caddy/site.caddy'), {
      ...settingsOf(site),
      CONFIG_FOLDER: `${site.root}${site.base.slice(0, -1)}`,
      CONFIG_NAME: '/config.json',
      SECURITY_HEADERS: headers.join('\n\t\t'),
    }),
    'log.caddy': read('caddy/log.caddy'),
  }
}
