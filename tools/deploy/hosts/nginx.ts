import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostFiles, HostSite } from './host-site.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../nginx', name), 'utf8')

/** For nginx: a file to include in a server block, and one for the http block, once for all sites. */
export function nginxFiles({ base, root, headers }: HostSite): HostFiles {
  // What the start of nginx's image takes from the environment (environment.sh).
  const values: Record<string, string> = {
    BASE: base,
    BARE_BASE: base.slice(0, -1),
    APP_ROOT: root,
    CONFIG_FILE: `${root}${base}config.json`,
    SECURITY_HEADERS: Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n'),
    ACCESS_LOG: '/var/log/nginx/access.log',
    ERROR_LOG: '/var/log/nginx/error.log',
  }
  // nginx's own names have no braces.
  const site = read('site.conf.template').replaceAll(/\$\{([A-Z_]+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A template asks for ${place}`)
    return value
  })
  return { 'nginx.conf': site, 'nginx-http.conf': read('http.conf') }
}
