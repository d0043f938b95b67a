import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { examine } from '../../../tools/doctor/examine.ts'
import { NOTES } from '../../../tools/doctor/faults.ts'
import type { Finding } from '../../../tools/doctor/finding.ts'
import { liveSite } from '../../../tools/doctor/live-site.ts'
import type { Answer, Site } from '../../../tools/doctor/site.ts'
import type { Mistake } from './planting.ts'
import { healthyConfig, standInSite, type Outgoing, type Planting, type StandIn } from './stand-in-site.ts'

/** The site that the tests of a file examine, reset before each test. */
export let standIn: StandIn
beforeAll(async () => {
  standIn = await standInSite()
}, 30_000)
afterAll(() => standIn.close())
afterEach(() => {
  standIn.faults = []
  standIn.asked = []
  standIn.config = healthyConfig(standIn.apiOrigin)
})

/** Generous, for a busy machine. */
export const TIMEOUT_MS = 20_000
const lineOf = ({ apiOrigin }: StandIn) => ({ lineApi: `${apiOrigin}/line` })
export const examined = (options = {}, timeoutMs = TIMEOUT_MS) =>
  examine(liveSite(timeoutMs), standIn.origin, { ...lineOf(standIn), ...options })

/** A site whose answers are requested once, over HTTP; each fault is planted in a copy of them. */
function rememberedSite(live: Site): (fault: Planting) => Site {
  const replies = new Map<string, Promise<Answer>>()
  const remembered: Site['send'] = (url, ask = {}) => {
    const { method, headers, body } = ask
    // The missing file's name differs each time.
    const address = url.replace(/missing-[\w-]+/, 'missing')
    const key = JSON.stringify([method, address, headers?.Authorization, body])
    const reply = replies.get(key) ?? live.send(url, ask)
    replies.set(key, reply)
    return reply
  }
  return (fault) => ({
    send: async (url, ask) => {
      const reply = await remembered(url, ask)
      if (reply.failure) return reply
      // A remembered Date would be too old.
      const date = reply.headers.date !== undefined && { date: new Date().toUTCString() }
      const answer: Outgoing = {
        status: reply.status,
        headers: { ...reply.headers, ...date },
        body: reply.text,
      }
      const { pathname, search } = new URL(url)
      fault(pathname, answer, ask?.method ?? 'GET', search, ask)
      const { status, headers, body: text, ms = reply.ms } = answer
      return { ...reply, status, headers, text, content: Buffer.from(text), bytes: text.length, ms }
    },
  })
}

let siteWith: ReturnType<typeof rememberedSite> | undefined
/** The findings about a site with this fault, planted in remembered answers. */
export const planted = (fault: Planting, options = {}) =>
  examine((siteWith ??= rememberedSite(liveSite(TIMEOUT_MS)))(fault), standIn.origin, {
    ...lineOf(standIn),
    ...options,
  })
export const saying = (findings: readonly Finding[], result: Finding['result']) =>
  findings.filter((finding) => finding.result === result).map(({ check, what }) => `${check}: ${what}`)

/** Expects the finding that a mistake must bring, with its words. */
export function expectNamed(findings: readonly Finding[], [id, , words = '']: Mistake): void {
  const result = id in NOTES ? 'note' : 'bad'
  expect(findings).toContainEqual(
    expect.objectContaining({ id, result, what: expect.stringContaining(words) }),
  )
}
