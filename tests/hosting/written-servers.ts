import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/command-line/free-port.ts'
import { isThere, mainOfNginx, ownFolder, running, type Place, type Running, type Server } from './servers.ts'

const root = join(import.meta.dirname, '../..')
const MODULES = '/usr/lib/apache2/modules'

/** What the configuration around a site may have for all of its sites. */
const AROUND = `  Header set Content-Security-Policy "default-src 'none'"
  Header set Referrer-Policy unsafe-url
  Header always set X-Content-Type-Options outer
  Header set Cache-Control max-age=60
  ErrorDocument 403 /outer.html
  ErrorDocument 404 /outer.html
  ErrorDocument 500 /outer.html`

/**
 * A server of a machine, with what `npm run deploy:config` writes: each host with a port and one site or several below its paths.
 * `beside` is what an operator adds in the server of each host.
 */
export interface WrittenServer {
  name: string
  isInstalled: boolean
  startHosts: (hosts: Place[][], beside?: string) => Promise<Running[]>
}

export const writtenServers: WrittenServer[] = [
  { name: 'nginx by deploy:config', isInstalled: isThere('nginx', '-v'), startHosts: startNginx },
  {
    name: 'Apache by deploy:config',
    isInstalled: isThere('apache2', '-v') && existsSync(MODULES),
    startHosts: startApache,
  },
  { name: 'Caddy by deploy:config', isInstalled: isThere('caddy', 'version'), startHosts: startCaddy },
]

/** The same, each for one site. */
export const written: Server[] = writtenServers.map(({ name, isInstalled, startHosts }) => ({
  name,
  isInstalled,
  start: async (place) => {
    const [site] = await startHosts([[place]])
    if (!site) throw new Error('no host')
    return site
  },
}))

/** Writes the files for a site; gives their folder. */
function writeConfig(host: string, { APP_ROOT, BASE = '/' }: Place, out: string): string {
  const dist = join(APP_ROOT, BASE)
  const args = [host, '--dist', dist, '--root', APP_ROOT, '--out', out]
  execFileSync('node', [join(root, 'tools/deploy/config.ts'), ...args])
  return out
}

/** Starts one server for several hosts, whose ports its configuration has; closing one closes them all. */
async function startAll(
  hosts: Place[][],
  command: string,
  configure: (folder: string, ports: number[]) => string[],
): Promise<Running[]> {
  const ports = await Promise.all(hosts.map(() => freePort()))
  const [first = 0] = ports
  const folder = ownFolder()
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const server = await running(command, configure(folder, ports), folder, first, home)
  return ports.map((port) => ({ ...server, origin: `http://127.0.0.1:${port}` }))
}

function startNginx(hosts: Place[][], beside = ''): Promise<Running[]> {
  return startAll(hosts, 'nginx', (folder, ports) => {
    const withOwnLogs = (text: string) =>
      text.replaceAll(/\/var\/log\/nginx\/\w+\.log/g, `${folder}/logs/output`)
    const servers = hosts.map((places, host) => {
      const includes = places.map((place, index) => {
        const file = join(writeConfig('nginx', place, join(folder, `${host}-${index}`)), 'nginx.conf')
        writeFileSync(file, withOwnLogs(readFileSync(file, 'utf8')))
        return `  include ${file};\n`
      })
      return `server {\n  listen ${ports[host]};\n${includes.join('')}${withOwnLogs(beside)}}\n`
    })
    writeFileSync(join(folder, 'servers.conf'), servers.join(''))
    const included = [`${folder}/0-0/nginx-http.conf`, `${folder}/servers.conf`]
    writeFileSync(join(folder, 'nginx.conf'), mainOfNginx(folder, included))
    return ['-p', folder, '-c', join(folder, 'nginx.conf')]
  })
}

function startApache(hosts: Place[][], beside = ''): Promise<Running[]> {
  const wanted =
    'mpm_event authz_core dir mime negotiation filter deflate brotli headers rewrite setenvif proxy proxy_http'
  const modules = wanted.split(' ').filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
  return startAll(hosts, 'apache2', (folder, ports) => {
    const sites = hosts.map((places, host) => {
      for (const place of places) writeConfig('apache', place, join(place.APP_ROOT, place.BASE ?? '/'))
      const folderOfHost = places[0]?.APP_ROOT
      return `Listen 127.0.0.1:${ports[host]}
<VirtualHost *:${ports[host]}>
  DocumentRoot ${folderOfHost}
${AROUND}
  CustomLog ${folder}/logs/output "%h %t \\"%m %U %H\\" %>s %B"
  <Directory ${folderOfHost}>
    AllowOverride FileInfo
    Require all granted
  </Directory>
${beside}</VirtualHost>
`
    })
    const text = `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/logs/output
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${sites.join('')}`
    writeFileSync(join(folder, 'apache.conf'), text)
    return ['-DFOREGROUND', '-f', join(folder, 'apache.conf')]
  })
}

function startCaddy(hosts: Place[][], beside = ''): Promise<Running[]> {
  return startAll(hosts, 'caddy', (folder, ports) => {
    const sites = hosts.map((places, host) => {
      const imports = places.map((place, index) => {
        const out = writeConfig('caddy', place, join(folder, `${host}-${index}`))
        return `\timport ${out}/site.caddy\n`
      })
      return `:${ports[host]} {\n\tlog\n${imports.join('')}${beside}\thandle {\n\t\terror 404\n\t}\n}\n`
    })
    const global = `{\n\tadmin off\n\timport ${folder}/0-0/log.caddy\n}\n`
    writeFileSync(join(folder, 'Caddyfile'), global + sites.join(''))
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  })
}
