import { BlockList } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { loadFiles } from './checks/scripts.ts'
import { liveSite } from './live-site.ts'
import { standInSite } from './planted/stand-in-site.ts'
import type { Visit } from './visit.ts'

const NAMED = [
  'http://localhost:9',
  'https://localhost:9',
  'http://127.0.0.1:9',
  'https://[::ffff:7f00:1]:9',
  'http://[::1]:9',
  'http://0.0.0.0:9',
]

/** What is said of the addresses that a site names. */
async function toldOf(site: ReturnType<typeof liveSite>): Promise<string[]> {
  const replies = await Promise.all(NAMED.map((origin) => site.send(`${origin}/api`)))
  return replies.map((reply) => (reply.kind === 'failure' ? reply.what : reply.kind))
}

it('a site elsewhere leads the doctor to nothing on its own machine, by name or number', async () => {
  const standIn = await standInSite()
  onTestFinished(standIn.close)
  const here = new BlockList()
  const site = liveSite(20_000, here)
  // No address is here yet: by its answer the site is elsewhere.
  await site.send(`${standIn.origin}/`)
  for (const network of ['127.0.0.0', '0.0.0.0']) here.addSubnet(network, 8)
  here.addAddress('::1', 'ipv6')
  const words = 'an address of this very machine, which a site elsewhere names'
  expect(await toldOf(site)).toEqual(NAMED.map((origin) => `${origin}: ${words}`))
})

it('a site on this machine may name others on it', async () => {
  const standIn = await standInSite()
  onTestFinished(standIn.close)
  const site = liveSite(20_000)
  await site.send(`${standIn.origin}/`)
  expect((await toldOf(site)).join()).not.toContain('very machine')
})

it('a site whose scripts name others without end is asked for 500 of them', async () => {
  const root = 'https://member.brand.example'
  let asked = 0
  const others = () => Array.from({ length: 400 }, (_, index) => `import './${asked}-${index}.js'`).join('\n')
  const answer = (text: string) =>
    ({ kind: 'answer', url: root, status: 200, headers: {}, text, bytes: 1, ms: 1 }) as const
  const send = () => Promise.resolve(answer(asked++ < 2000 ? others() : ''))
  const front = answer('<script type="module" src="/a.js"></script>')
  expect(await loadFiles({ site: { send }, root, front } as unknown as Visit)).toHaveLength(500)
})
