import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, listen, stop } from '../command-line/listen.ts'

const page = readFileSync('docs/usage.md', 'utf8')
/** The page's recipes in a language, in their order. */
const recipes = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text)

let receiver: ChildProcess
let address: string
const lines: string[] = []

beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  receiver = spawn(process.execPath, [join(import.meta.dirname, 'usage-receiver.ts'), String(port)])
  createInterface({ input: receiver.stdout as NodeJS.ReadableStream }).on('line', (line) => lines.push(line)) // piped
  await once(receiver.stderr as NodeJS.ReadableStream, 'data') // piped too; it says that it listens
})
afterAll(() => receiver.kill())

/** Without an origin, which a browser's would need leave for. */
async function send(body: string): Promise<number | undefined> {
  const [response] = (await once(request(address, { method: 'POST' }).end(body), 'response')) as [
    IncomingMessage,
  ]
  response.resume()
  return response.statusCode
}
const visit = (name: string, events: object[]) =>
  send(JSON.stringify({ visit: name, brand: 'doisai', version: '1.0.0', inLine: false, events }))
const opened = (path: string, second = 1) => ({ event: 'pageOpened', second, path })
const did = (event: string, second = 9) => ({ event, second, kind: 'privilege' })

it('prints a line for each event that it knows, from which the recipes count', async () => {
  const statuses = [
    await visit('a', [opened('/home'), opened('/privilege'), opened('/privilege/detail')]),
    await visit('a', [did('redeemed'), did('codeShown')]),
    await visit('b', [opened('/privilege'), { event: 'mobile 0810000005' }]),
    await visit('c', [{ event: 'toString' }]),
    await send('no JSON'),
  ]
  expect(statuses).toEqual([204, 204, 204, 400, 400])
  await expect.poll(() => lines.length).toBe(6)
  const rows = lines.map((line) => JSON.parse(line) as Record<string, string | number | boolean>)
  expect(rows[3]).toEqual({
    ...{ at: expect.any(String), visit: 'a', brand: 'doisai', version: '1.0.0', inLine: false },
    ...{ event: 'redeemed', second: 9, kind: 'privilege' },
  })

  const database = new DatabaseSync(':memory:')
  database.exec('create table events (at, visit, brand, event, path, kind)')
  const insert = database.prepare('insert into events values (?, ?, ?, ?, ?, ?)')
  for (const row of rows)
    insert.run(...['at', 'visit', 'brand', 'event', 'path', 'kind'].map((name) => String(row[name] ?? '')))
  const [perDay = '', way = ''] = recipes('sql')
  expect({ ...database.prepare(perDay).get() }).toMatchObject({ brand: 'doisai', visits: 2, redemptions: 1 })
  expect({ ...database.prepare(way).get() }).toEqual({
    brand: 'doisai',
    visits: 2,
    saw_detail: 1,
    redeemed: 1,
  })
})

it('gives lines that the recipe sends to GA4, each as an event of its visit', async () => {
  const bodies: unknown[] = []
  const server = createServer((call, response) => {
    let body = ''
    call.on('data', (part: Buffer) => (body += part.toString()))
    call.on('end', () => {
      bodies.push(JSON.parse(body))
      response.writeHead(204).end()
    })
  })
  const GA4_URL = await listen(server)
  const [recipe = ''] = recipes('js')
  const sending = spawn(process.execPath, ['--input-type=module', '--eval', recipe], {
    env: { ...process.env, GA4_URL },
  })
  const line = { at: '2026-11-30T03:12:09.118Z', visit: 'a', brand: 'doisai', event: 'redeemed' }
  sending.stdin.end(`${JSON.stringify({ ...line, kind: 'package' })}\n`)
  await once(sending, 'exit')
  await stop(server)
  expect(bodies).toEqual([
    {
      client_id: 'a',
      timestamp_micros: Date.parse(line.at) * 1000,
      events: [{ name: 'redeemed', params: { brand: 'doisai', kind: 'package' } }],
    },
  ])
})

it('gives an operator of errors one thing for each kind of failed call', () => {
  const [, recipe = ''] = recipes('js')
  const made = new Function('body', `${recipe}; return { toDatadog, toSentry }`) as (body: string) => unknown
  const report = { code: 502, kind: 'unavailable', call: 'listPrivileges', requestId: 'x', version: '1.0.0' }
  const said = 'unavailable listPrivileges 502'
  expect(made(JSON.stringify(report))).toMatchObject({
    toDatadog: [{ message: said, requestId: 'x' }],
    toSentry: { release: '1.0.0', fingerprint: [said], extra: report },
  })
})
