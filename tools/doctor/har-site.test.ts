import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lineIdTokenFor, lineSub, sessionFor } from '../../src/sandbox/personas.ts'
import { examine } from './examine.ts'
import { harSite, MAX_HAR_BYTES } from './har-site.ts'
import { liveSite } from './live-site.ts'
import { standInSite, type StandIn } from './planted/stand-in-site.ts'
import type { Reply, Site } from './site.ts'

let standIn: StandIn
let entries: Record<string, unknown>[] = []
const folder = mkdtempSync(join(tmpdir(), 'doctor-'))

beforeAll(async () => {
  standIn = await standInSite()
  await examine(recorded(liveSite(20_000)), standIn.origin, {
    token: sessionFor('gold', 'doisai'),
    lineApi: `${standIn.apiOrigin}/line`,
  })
}, 30_000)
afterAll(() => {
  standIn.close()
  rmSync(folder, { recursive: true })
})

/** A site that keeps what passes, as a browser's network panel does. */
function recorded(site: Site): Site {
  const keep = (method: string, url: string, reply: Reply) => {
    if (reply.kind !== 'answer') return
    const headers = Object.entries(reply.headers).map(([name, value]) => ({ name, value }))
    const content = {
      size: reply.bytes,
      text: Buffer.from(reply.text).toString('base64'),
      encoding: 'base64',
    }
    entries.push({
      request: { method, url },
      response: { status: reply.status, headers, content },
      time: reply.ms,
    })
  }
  return {
    send: async (url, ask) => {
      const reply = await site.send(url, ask)
      keep(ask?.method ?? 'GET', url, reply)
      return reply
    },
  }
}

function harOf(text: string): string {
  const file = join(folder, 'recording.har')
  writeFileSync(file, text)
  return file
}

const siteOf = (recording: unknown[], origin = standIn.origin) =>
  harSite(harOf(JSON.stringify({ log: { entries: recording } })), origin)
async function linesOf(recording: unknown[]): Promise<string[]> {
  const site = siteOf(recording)
  if ('error' in site) throw new Error(site.error)
  const findings = await examine(site, standIn.origin)
  return findings.map(({ check, result, what }) => `${result} ${check}: ${what}`)
}
const urlOf = (entry: Record<string, unknown>) => (entry.request as { url: string }).url

it('says of a recording what it says of the site', async () => {
  const lines = await linesOf(entries)
  expect(lines.filter((line) => line.startsWith('bad'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('unrecorded'))).toEqual([
    'unrecorded a missing asset: not in the recording',
  ])
  expect(lines.filter((line) => line.startsWith('good')).length).toBeGreaterThan(35)
})

it('says what a recording does not hold, and reads the rest', async () => {
  const lines = await linesOf(entries.filter((entry) => !/getdefaultimage|OPTIONS/.test(urlOf(entry))))
  expect(lines).toContain('unrecorded getDefaultImage: not in the recording')
})

it('finds the API of a recording that begins after the start', async () => {
  const lines = await linesOf([
    ...entries.filter((entry) => urlOf(entry).startsWith(standIn.apiOrigin)),
    {
      request: { method: 'GET', url: `${standIn.origin}/icon.svg` },
      response: { content: { text: '<svg/>' } },
    },
  ])
  expect(lines).toContain('unrecorded index.html: not in the recording')
  expect(lines.find((line) => line.includes('listPackages'))).toMatch(/^good listPackages: 8 rows/)
})

it('tells a call that the browser has blocked, and an ID token of another channel', async () => {
  const merge = {
    request: {
      method: 'POST',
      url: `${standIn.apiOrigin}/api/v1.0/authentication/MergeCustomerLine`,
      postData: {
        text: JSON.stringify({
          Line_Id_Token: lineIdTokenFor(lineSub('gold'), 0).replace(/\.[^.]+\./, otherChannel),
        }),
      },
    },
    response: { status: 200 },
  }
  const blocked = entries.map((entry) =>
    urlOf(entry).includes('getdefaultimage') ? { ...entry, response: { status: 0 } } : entry,
  )
  const lines = (await linesOf([...blocked, merge])).join('\n')
  expect(lines).toContain('the recorded request has no answer (blocked by the browser, or cut)')
  expect(lines).toContain('the ID token is for channel "1999999999"')
})

const otherChannel = () => `.${Buffer.from(JSON.stringify({ aud: '1999999999' })).toString('base64url')}.`

it.each([
  ['is no JSON', '{"log": {"entries": [', 'The recording is no HAR'],
  ['is no HAR', '{"entries": []}', 'The recording is no HAR'],
  [
    'is of another site',
    '{"log":{"entries":[{"request":{"url":"https://x.example/"},"response":{}}, null, {"request":5}]}}',
    'but to https://x.example',
  ],
])('refuses a recording that %s in one line', (_name, text, words) => {
  const site = harSite(harOf(text), standIn.origin)
  expect('error' in site && site.error).toContain(words)
  expect('error' in site && site.error).not.toContain('\n')
})

it('refuses a recording without bodies, one that is not there, and one that is too large', () => {
  const bare = entries.map((entry) => ({ ...entry, response: { status: 200 } }))
  const large = harOf('')
  truncateSync(large, MAX_HAR_BYTES + 1)
  const tooLarge = harSite(large, standIn.origin)
  const errors = [tooLarge, harSite(join(folder, 'nothing.har'), standIn.origin), siteOf(bare)].map(
    (site) => 'error' in site && site.error,
  )
  expect(errors).toEqual([
    expect.stringContaining('200 is the most'),
    expect.stringContaining('ENOENT'),
    expect.stringContaining('has no bodies'),
  ])
})
