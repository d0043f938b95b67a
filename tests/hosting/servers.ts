import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tools/command-line/free-port.ts'

const root = join(import.meta.dirname, '../..')
const deploy = join(root, 'tools/deploy')

/** What the recipes read from the environment (tools/deploy/environment.sh). */
interface Settings extends Place {
  CONFIG_FILE?: string
  CONFIG_JSON?: string
  IMAGE_HOSTS?: string
}

/** Where the files of a site lie: at its base below a folder. */
export interface Place {
  APP_ROOT: string
  BASE?: string
}

export interface Running {
  origin: string
  /** All that the server has written so far. */
  log: () => string
  close: () => Promise<void>
}

/** A server that is started for one site. */
export interface Server {
  name: string
  isInstalled: boolean
  start: (settings: Settings) => Promise<Running>
}

export const isThere = (command: string, ...args: string[]) => spawnSync(command, args).error === undefined

/** The starts of tools/deploy/, which take a config.json from the environment. */
export const starts: Server[] = [
  { name: 'nginx', isInstalled: isThere('nginx', '-v'), start: startNginx },
  { name: 'caddy', isInstalled: isThere('caddy', 'version'), start: startCaddy },
]

/** nginx with the site that the start of its official image would write: the script sourced, the template filled in. */
async function startNginx(settings: Settings): Promise<Running> {
  const port = await freePort()
  const folder = ownFolder()
  const script = `. ${deploy}/nginx/15-app.envsh; exec "$0" -p 'JSON.stringify(process.env)'`
  const printed = execFileSync('sh', ['-ec', script, process.execPath], {
    env: { ...process.env, ...settings, PORT: String(port), DEPLOY: deploy, TMPDIR: folder },
    encoding: 'utf8',
  })
  const environment = JSON.parse(printed) as Record<string, string>
  for (const name of ['default.conf', 'site.conf']) {
    const template = readFileSync(join(deploy, `nginx/${name}.template`), 'utf8')
    // As envsubst does: what the environment does not hold stays as it is.
    const text = template.replaceAll(/\$\{(\w+)\}/g, (place, key: string) => environment[key] ?? place)
    writeFileSync(join(folder, name), text.replaceAll('/etc/nginx/conf.d/app', folder))
  }
  copyFileSync(join(deploy, 'nginx/http.conf'), join(folder, 'http.conf'))
  writeFileSync(join(folder, 'nginx.conf'), mainOfNginx(folder, [join(folder, 'default.conf')]))
  return running('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], folder, port)
}

/** What nginx's image, or a machine's own nginx, has around its sites. */
export function mainOfNginx(folder: string, included: readonly string[]): string {
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

async function startCaddy(settings: Settings): Promise<Running> {
  const port = await freePort()
  const folder = ownFolder()
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder }
  return running('sh', [join(deploy, 'caddy/start.sh')], folder, port, {
    ...settings,
    ...home,
    PORT: String(port),
  })
}

/** A new folder that a server without rights can read too. */
export function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A folder of a server's own. */
export function ownFolder(): string {
  const folder = publicFolder()
  mkdirSync(join(folder, 'logs'))
  return folder
}

export async function running(
  command: string,
  args: string[],
  folder: string,
  port: number,
  environment: object = {},
): Promise<Running> {
  const file = join(folder, 'logs/output')
  // A file, because /dev/stdout cannot be opened where it is Node's own kind of pipe.
  const output = openSync(file, 'a')
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
  })
  // Where the tests end otherwise than by `close`, nothing of theirs goes on.
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
