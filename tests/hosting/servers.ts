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
import { freePort } from '../../tools/command-line/listen.ts'

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

export const isInstalled = spawnSync('nginx', ['-v']).error === undefined

/** nginx as its image starts it, which takes a config.json from the environment, and as a machine's own with what is written for it. */
export const servers = [
  { name: 'nginx', start: startImage },
  { name: 'nginx by deploy:config', start: (place: Place) => startSites([place]) },
]

/** nginx with the site that the start of its official image would write: the script sourced, the template filled in. */
export async function startImage(settings: Settings): Promise<Running> {
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
  return running(folder, port)
}

/** What nginx's image, or a machine's own nginx, has around its sites. */
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

/** nginx with what `npm run deploy:config` writes for one site or several below the paths of a host; `beside` is an operator's own. */
export async function startSites(places: Place[], beside = ''): Promise<Running> {
  const port = await freePort()
  const folder = ownFolder()
  const withOwnLogs = (text: string) =>
    text.replaceAll(/\/var\/log\/nginx\/\w+\.log/g, `${folder}/logs/output`)
  const includes = places.map(({ APP_ROOT, BASE = '/' }, index) => {
    const out = join(folder, String(index))
    const args = ['nginx', '--dist', join(APP_ROOT, BASE), '--root', APP_ROOT, '--out', out]
    execFileSync('node', [join(deploy, 'config.ts'), ...args])
    const file = join(out, 'nginx.conf')
    writeFileSync(file, withOwnLogs(readFileSync(file, 'utf8')))
    return `  include ${file};\n`
  })
  const server = `server {\n  listen ${port};\n${includes.join('')}${withOwnLogs(beside)}}\n`
  writeFileSync(join(folder, 'server.conf'), server)
  const included = [`${folder}/0/nginx-http.conf`, `${folder}/server.conf`]
  writeFileSync(join(folder, 'nginx.conf'), mainOfNginx(folder, included))
  return running(folder, port)
}

/** A new folder that a server without rights can read too. */
export function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A folder of a server's own. */
function ownFolder(): string {
  const folder = publicFolder()
  mkdirSync(join(folder, 'logs'))
  return folder
}

async function running(folder: string, port: number): Promise<Running> {
  const file = join(folder, 'logs/output')
  // A file, because /dev/stdout cannot be opened where it is Node's own kind of pipe.
  const output = openSync(file, 'a')
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const child = spawn('nginx', args, { stdio: ['ignore', output, output] })
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
