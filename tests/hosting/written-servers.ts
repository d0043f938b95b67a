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

/** A server of a machine, with what `npm run deploy:config` writes for one site or several below the paths of a host. */
export interface WrittenServer {
  name: string
  isInstalled: boolean
  /** `beside` is what an operator adds in the server of the host. */
  startSites: (places: Place[], beside?: string) => Promise<Running>
}

export const writtenServers: WrittenServer[] = [
  { name: 'nginx by deploy:config', isInstalled: isThere('nginx', '-v'), startSites: startNginx },
  {
    name: 'Apache by deploy:config',
    isInstalled: isThere('apache2', '-v') && existsSync(MODULES),
    startSites: startApache,
  },
  { name: 'Caddy by deploy:config', isInstalled: isThere('caddy', 'version'), startSites: startCaddy },
]

/** The same, each for one site. */
export const written: Server[] = writtenServers.map(({ name, isInstalled, startSites }) => ({
  name,
  isInstalled,
  start: (place) => startSites([place]),
}))

/** Writes the files for a site; gives their folder. */
function writeConfig(host: string, { APP_ROOT, BASE = '/' }: Place, out: string): string {
  const dist = join(APP_ROOT, BASE)
  const args = [host, '--dist', dist, '--root', APP_ROOT, '--out', out]
  execFileSync('node', [join(root, 'tools/deploy/config.ts'), ...args])
  return out
}

async function startServer(
  command: string,
  configure: (folder: string, port: number) => string[],
): Promise<Running> {
  const port = await freePort()
  const folder = ownFolder()
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return running(command, configure(folder, port), folder, port, home)
}

function startNginx(places: Place[], beside = ''): Promise<Running> {
  return startServer('nginx', (folder, port) => {
    const withOwnLogs = (text: string) =>
      text.replaceAll(/\/var\/log\/nginx\/\w+\.log/g, `${folder}/logs/output`)
    const includes = places.map((place, index) => {
      const file = join(writeConfig('nginx', place, join(folder, String(index))), 'nginx.conf')
      writeFileSync(file, withOwnLogs(readFileSync(file, 'utf8')))
      return `  include ${file};\n`
    })
    const server = `server {\n  listen ${port};\n${includes.join('')}${withOwnLogs(beside)}}\n`
    writeFileSync(join(folder, 'server.conf'), server)
    const included = [`${folder}/0/nginx-http.conf`, `${folder}/server.conf`]
    writeFileSync(join(folder, 'nginx.conf'), mainOfNginx(folder, included))
    return ['-p', folder, '-c', join(folder, 'nginx.conf')]
  })
}

function startApache(places: Place[], beside = ''): Promise<Running> {
  const wanted =
    'mpm_event authz_core dir mime negotiation filter deflate brotli headers rewrite setenvif proxy proxy_http'
  const modules = wanted.split(' ').filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
  return startServer('apache2', (folder, port) => {
    for (const place of places) writeConfig('apache', place, join(place.APP_ROOT, place.BASE ?? '/'))
    const folderOfHost = places[0]?.APP_ROOT
    const text = `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/logs/output
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
Listen 127.0.0.1:${port}
<VirtualHost *:${port}>
  DocumentRoot ${folderOfHost}
${AROUND}
  CustomLog ${folder}/logs/output "%h %t \\"%m %U %H\\" %>s %B"
  <Directory ${folderOfHost}>
    AllowOverride FileInfo
    Require all granted
  </Directory>
${beside}</VirtualHost>
`
    writeFileSync(join(folder, 'apache.conf'), text)
    return ['-DFOREGROUND', '-f', join(folder, 'apache.conf')]
  })
}

function startCaddy(places: Place[], beside = ''): Promise<Running> {
  return startServer('caddy', (folder, port) => {
    const imports = places.map((place, index) => {
      const out = writeConfig('caddy', place, join(folder, String(index)))
      return `\timport ${out}/site.caddy\n`
    })
    const site = `:${port} {\n\tlog\n${imports.join('')}${beside}\thandle {\n\t\terror 404\n\t}\n}\n`
    const global = `{\n\tadmin off\n\timport ${folder}/0/log.caddy\n}\n`
    writeFileSync(join(folder, 'Caddyfile'), global + site)
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  })
}
