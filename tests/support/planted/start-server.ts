import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, runInThisContext } from 'node:vm'
import { expect, onTestFinished, vi } from 'vitest'
import { ownPath, readApiShape } from '../../../src/config/api-address.ts'
import { sandbox } from '../../../src/sandbox/vite-plugin.ts'
import { liveSite } from '../../../tools/doctor/live-site.ts'
import { reads, type ReadId } from '../../../tools/doctor/reads.ts'
import type { Answer, Ask } from '../../../tools/doctor/site.ts'
import { readReply } from '../../../tools/doctor/visit.ts'
import { brandApi } from '../../../tools/brand-api/brand-api.ts'

/**
 * Vite, imported outside the context that Vitest gives each test file: native Rolldown accepts only RegExps of the main context.
 */
export const { createServer, createLogger, resolveConfig } = (await runInThisContext("import('vite')", {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})) as typeof import('vite')

interface Started {
  origin: string
  config: Record<string, unknown>
  /** The lines of the console. */
  lines: string[]
  /** The answer to a path of this origin; throws where there is none. */
  send: (path: string, ask?: Ask) => Promise<Answer>
  /** The answer to a read as the app sends it, and what the app reads in it. */
  read: (operation: ReadId, headers?: Record<string, string>) => Promise<{ reply: Answer; outcome: unknown }>
}

const CRM: readonly ReadId[] = ['getSmsPdpa']

/** Vite's own development server over the brands that `env` names, without the app's files. */
export async function startServer(
  env: Record<string, string>,
  { timeoutMs = 10_000 } = {},
): Promise<Started> {
  const lines: string[] = []
  const customLogger = createLogger('silent')
  for (const level of ['info', 'warn', 'error'] as const)
    customLogger[level] = (line) => void lines.push(line)
  const server = await createServer({
    configFile: false,
    customLogger,
    plugins: [brandApi({ env, timeoutMs }), sandbox({ memory: true })],
    optimizeDeps: { noDiscovery: true },
    server: { host: 'localhost', port: 0, ws: false, watch: null },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const { port } = server.httpServer!.address() as AddressInfo // not in middleware mode, and on a port
  const origin = `http://localhost:${port}`
  const send: Started['send'] = async (path, ask) => {
    const reply = await liveSite(20_000).send(origin + path, ask)
    if (reply.failure) throw new Error(reply.failure.what)
    return reply
  }
  const config = JSON.parse((await send('/config.json')).text) as Record<string, unknown> // the app checks it
  const read: Started['read'] = async (operation, headers = {}) => {
    const { path, body } = reads[operation]({ brandRef: 'doisai' })
    const base = String(CRM.includes(operation) ? config.crmApiUrl : config.customerApiUrl)
    const url = base + ownPath(readApiShape(config), path)
    const reply = await send(url, { method: body ? 'POST' : 'GET', headers, body })
    return { reply, outcome: readReply(operation, reply, 'Authorization' in headers) }
  }
  return { origin, config, lines, send, read }
}

/** Waits for the console's line about a variable. */
export async function lineOf({ lines }: Started, variable: string): Promise<string> {
  return vi.waitFor(
    () => {
      const line = lines.find((text) => text.startsWith(`${variable}:`))
      expect(line).toBeDefined()
      return line ?? ''
    },
    { timeout: 20_000 },
  )
}

/** A file with a brand's configuration, by its path. */
export function configFile(config: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'config.json')
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config))
  return file
}
