import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tools/command-line/listen.ts'

const root = join(import.meta.dirname, '../..')
const deploy = join(root, 'tools/deploy')

/** What the recipes read from the environment (tools/deploy/environment.sh). */
interface Settings extends Place {
  CONFIG_FILE?: string
  CONFIG_JSON?: string
  IMAGE_HOSTS?: string
  API_AUTHORITIES?: string
  NGINX_ENVSUBST_OUTPUT_DIR?: string
}

/** Where the files of a site lie: at its base below a folder. */
export interface Place {
  APP_ROOT: string
  BASE?: string
}

export interface Running {
  origin: string
  /** All logs so far. */
  log: () => string
  close: () => Promise<void>
}

export const isInstalled = spawnSync('nginx', ['-v']).error === undefined

/** nginx as the official image starts it, and as installed on a machine, with the files that `npm run deploy:config` writes. */
export const servers = [
  { name: 'nginx', start: startImage },
  { name: 'nginx by deploy:config', start: (place: Place) => startSites([place]) },
]

/** Where an operator's own configuration includes what proxies send, on a machine. */
const OF_PROXIES = '/srv/member/current/.deploy/nginx-api.conf'

/** What the Dockerfile copies into the image, but for the site: from tools/deploy/, and where it lies there. */
const copies = readFileSync(join(deploy, 'nginx/Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^COPY .*tools/.test(line))
  .flatMap((line) => {
    const paths = line.split(' ').filter((word) => /^\/?\w/.test(word) && word !== 'COPY')
    const target = paths.pop() ?? ''
    return paths.map((path) => ({ path, file: join(target, basename(path)) }))
  })

/** `written` are the files that the start has written, but for nginx's configuration. */
interface RunningImage extends Running {
  written: string[]
}

/**
 * nginx as the official image starts it, with an empty mount where its configuration is written: it sources our script and fills in
 * our templates. `beside` is an operator's own configuration.
 */
export async function startImage(settings: Settings, beside = ''): Promise<RunningImage> {
  const port = await freePort()
  const folder = ownFolder()
  const image = join(folder, 'image')
  for (const { path, file } of copies) cpSync(join(root, path), join(image, file))
  const mount = join(image, CONFIGURATION)
  rmSync(mount, { recursive: true, force: true })
  mkdirSync(mount)
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  // As the image's build does.
  const copy = `${settings.APP_ROOT}-without-snapshot`
  rmSync(copy, { recursive: true, force: true })
  const cut = join(image, 'usr/local/share/deploy/without-snapshot.sh')
  execFileSync('sh', [cut, settings.APP_ROOT, settings.BASE ?? '/'])
  const script = `. ${image}/docker-entrypoint.d/15-app.envsh; exec "$0" -p 'JSON.stringify(process.env)'`
  const printed = execFileSync('sh', ['-ec', script, process.execPath], {
    env: {
      ...process.env,
      NGINX_ENVSUBST_OUTPUT_DIR: mount,
      ...settings,
      PORT: String(port),
      DEPLOY: join(image, '/usr/local/share/deploy'),
      TMPDIR: temporary,
    },
    encoding: 'utf8',
  })
  const environment = JSON.parse(printed) as Record<string, string>
  const templates = join(image, 'etc/nginx/templates')
  for (const name of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.template')) continue
    // Like envsubst here, leaves names alone that are not in the environment.
    const text = readFileSync(join(templates, name), 'utf8')
      .replaceAll(/\$\{(\w+)\}/g, (place, key: string) => environment[key] ?? place)
      .replaceAll(/(?<=include )\/(etc|usr)\//g, `${image}$&`)
    const file = join(mount, name.replace(/\.template$/, ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  mkdirSync(join(image, 'etc/nginx/app.d'))
  const proxies = join(mount, 'app/api.conf')
  writeFileSync(join(image, 'etc/nginx/app.d/beside.conf'), beside.replaceAll(OF_PROXIES, proxies))
  const included = join(mount, 'default.conf')
  writeFileSync(join(folder, 'nginx.conf'), mainOfNginx(folder, [included]))
  const written = readdirSync(temporary)
  const server = await running(folder, port)
  return {
    ...server,
    written,
    close: async () => {
      await server.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

/** Where the start of the image writes nginx's configuration. */
const CONFIGURATION = '/etc/nginx/conf.d'

/** The nginx.conf around the sites, as in the image or on a machine. */
function mainOfNginx(folder: string, included: readonly string[]): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `daemon off;
pid ${folder}/nginx.pid;
error_log /dev/stderr;
events {}
http {
access_log ${folder}/logs/output;
include /etc/nginx/mime.types;
default_type application/octet-stream;
${places.join('\n')}
${included.map((file) => `include ${file};`).join('\n')}
}
`
}

/**
 * nginx with what `npm run deploy:config` writes for sites below paths of one host; `beside` is an operator's own configuration,
 * whose proxies trust the authorities of a file.
 */
export async function startSites(
  places: Place[],
  beside = '',
  environment: Pick<Settings, 'API_AUTHORITIES'> = {},
): Promise<Running> {
  const port = await freePort()
  const folder = ownFolder()
  const withOwnLogs = (text: string) =>
    text.replaceAll(/\/var\/log\/nginx\/\w+\.log/g, `${folder}/logs/output`)
  const includes = places.map(({ APP_ROOT, BASE = '/' }, index) => {
    const out = join(folder, String(index))
    const args = ['nginx', '--dist', join(APP_ROOT, BASE), '--root', APP_ROOT, '--out', out]
    execFileSync('node', [join(deploy, 'config.ts'), ...args], { env: { ...process.env, ...environment } })
    for (const name of ['nginx.conf', 'nginx-api.conf']) {
      const file = join(out, name)
      writeFileSync(file, withOwnLogs(readFileSync(file, 'utf8')))
    }
    return `  include ${join(out, 'nginx.conf')};\n`
  })
  const server = `server {\n  listen ${port};\n${includes.join('')}${beside.replaceAll(OF_PROXIES, `${folder}/0/nginx-api.conf`)}}\n`
  writeFileSync(join(folder, 'server.conf'), server)
  const included = [`${folder}/0/nginx-http.conf`, `${folder}/server.conf`]
  writeFileSync(join(folder, 'nginx.conf'), mainOfNginx(folder, included))
  return running(folder, port)
}

/** A new folder that an unprivileged server can read. */
export function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A server's folder, with one for its logs. */
function ownFolder(): string {
  const folder = publicFolder()
  mkdirSync(join(folder, 'logs'))
  return folder
}

async function running(folder: string, port: number): Promise<Running> {
  const file = join(folder, 'logs/output')
  // A file, because nginx cannot open /dev/stdout if that is a pipe of Node's.
  const output = openSync(file, 'a')
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const child = spawn('nginx', args, { stdio: ['ignore', output, output] })
  // Stops nginx even if the tests end without `close`.
  const end = () => void child.kill()
  process.once('exit', end)
  const log = () => readFileSync(file, 'utf8')
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(origin, child, log)
  return {
    origin,
    log,
    close: async () => {
      process.off('exit', end)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill()
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true })
    },
  }
}

async function waitUntilReady(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; child.exitCode === null && tries < 100; tries += 1) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer) return
    await setTimeout(100)
  }
  throw new Error(`The server does not answer: ${log()}`)
}
