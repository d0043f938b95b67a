import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'
import { isFindingId } from './finding-ids.ts'
import { liveSite } from './live-site.ts'
import { faultsOfApi, faultsOfMembersCalls } from './planted/faults-of-api.ts'
import { faultsOfAccess, faultsOfAnswers, oddnessOfAccess } from './planted/faults-of-answers.ts'
import { faultsOfConfig, oddConfigs } from './planted/faults-of-config.ts'
import {
  faultsOfHost,
  faultsOfOrigin,
  oddHosts,
  rightHosts,
  staleSnapshots,
} from './planted/faults-of-host.ts'
import { faultsOfPolicy } from './planted/faults-of-policy.ts'
import { faultsOfBytes, faultsOfScripts, oddScripts, rightScripts } from './planted/faults-of-scripts.ts'
import { apiAnswer, apiBody, apiHeader, apiStatus, both, config, isOfApi, theme } from './planted/planting.ts'
import { isHealthy, textReport } from './report.ts'
import type { Reply, Site } from './site.ts'
import {
  healthyConfig,
  standInSite,
  type Outgoing,
  type Planting,
  type StandIn,
} from './planted/stand-in-site.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await standInSite()
}, 30_000)
afterAll(() => standIn.close())
afterEach(() => {
  standIn.faults = []
  standIn.asked = []
  standIn.config = healthyConfig(standIn.apiOrigin)
})

const token = sessionFor('gold', 'doisai')
/** Generous, for a busy machine; a site that hangs is waited for less. */
const TIMEOUT_MS = 20_000
const HANGING_MS = 300
const NOTHING: Planting = () => false
const lineOf = ({ apiOrigin }: StandIn) => ({ lineApi: `${apiOrigin}/line` })
const examined = (options = {}, timeoutMs = TIMEOUT_MS) =>
  examine(liveSite(timeoutMs), standIn.origin, { ...lineOf(standIn), ...options })

/** A site whose answers are asked for once, over HTTP; each fault is planted in a copy of them. */
function rememberedSite(live: Site): (fault: Planting) => Site {
  const replies = new Map<string, Promise<Reply>>()
  const remembered: Site['send'] = (url, ask = {}) => {
    const { method, headers, body } = ask
    // The file that is missing has another name each time.
    const address = url.replace(/missing-[\w-]+/, 'missing')
    const key = JSON.stringify([method, address, headers?.Authorization, body])
    const reply = replies.get(key) ?? live.send(url, ask)
    replies.set(key, reply)
    return reply
  }
  return (fault) => ({
    send: async (url, ask) => {
      const reply = await remembered(url, ask)
      if (reply.kind !== 'answer') return reply
      // A Date that is remembered would be an old one.
      const date = reply.headers.date !== undefined && { date: new Date().toUTCString() }
      const answer: Outgoing = {
        status: reply.status,
        headers: { ...reply.headers, ...date },
        body: reply.text,
      }
      const { pathname, search } = new URL(url)
      fault(pathname, answer, ask?.method ?? 'GET', search, ask)
      const { status, headers, body: text, ms = reply.ms } = answer
      return { ...reply, status, headers, text, bytes: text.length, ms }
    },
  })
}

let siteWith: ReturnType<typeof rememberedSite> | undefined
/** The findings about a site with this fault, planted in answers that are asked for once. */
const planted = (fault: Planting, options = {}) =>
  examine((siteWith ??= rememberedSite(liveSite(TIMEOUT_MS)))(fault), standIn.origin, {
    ...lineOf(standIn),
    ...options,
  })
const saying = (findings: readonly Finding[], result: Finding['result']) =>
  findings.filter((finding) => finding.result === result).map(({ check, what }) => `${check}: ${what}`)

/** What the report says, a line each, of results of this kind; each finding to look at has an id. */
function linesOf(findings: readonly Finding[], result: Finding['result'] = 'bad'): string {
  const told = findings.filter((finding) => finding.result === 'bad' || finding.result === 'note')
  expect(told.map(({ id }) => id).filter((id) => !isFindingId(id))).toEqual([])
  return `${saying(findings, result).join('\n')}\n`
}

describe('a healthy site', () => {
  it('may have a cache before its API that lets a member’s answers pass', async () => {
    const passing = both(
      apiHeader('x-cache', 'Miss from cloudfront'),
      apiHeader('cache-status', 'ExampleCache; fwd=bypass; detail=WHIT'),
      apiHeader('age', '0'),
    )
    expect(saying(await planted(passing, { token }), 'bad')).toEqual([])
  })

  it('may answer carelessly: what departs from the contract is told by path', async () => {
    onTestFinished(() => standIn.sandbox.reset())
    standIn.sandbox.context.settings.wire = 'sloppy'
    const findings = await examined({ token })
    expect(saying(findings, 'bad')).toEqual([])
    expect(saying(findings, 'note').join('\n')).toContain('payload[].point_ref: text for a number (20×)')
  })

  it('is asked for nothing that changes it, but where that is allowed', async () => {
    onTestFinished(() => standIn.sandbox.reset())
    const before = JSON.stringify(standIn.sandbox.context.state)
    await examined({ token })
    expect(JSON.stringify(standIn.sandbox.context.state)).toBe(before)
    const changing = /Issue$|IssueCode|consent|Update|management|Logout|Login|OTP|Account|Password|Scan|Merge/
    expect(standIn.asked.filter((call) => changing.test(call))).toEqual([])

    const findings = await examined({ token, mayWrite: true })
    expect(standIn.asked.filter((call) => changing.test(call))).toEqual(
      Array(2).fill('POST /api/v1.0/pdpa/consent'),
    )
    expect(saying(findings, 'bad')).toEqual([])
  })

  it('sends the bearer to the API alone, and about the bearer’s brand alone', async () => {
    standIn.bearers = []
    standIn.config.brands = ['doisai', 'sabaimart'].map((ref) => ({ ref, name_th: 'ก', name_en: 'A' }))
    const findings = await examined({ token })
    expect(saying(findings, 'good')).toContain('theme of sabaimart: 9 colours, 2 groups of pictures')
    expect(standIn.bearers.length).toBeGreaterThan(25)
    const astray = standIn.bearers.filter(
      (url) => !url.startsWith(`${standIn.apiOrigin}/api/`) || url.includes('sabaimart'),
    )
    expect(astray).toEqual([])
  })

  it('is asked for each brand at the brand’s own API', async () => {
    standIn.config.brands = [
      { ref: 'doisai', name_th: 'ก', name_en: 'A' },
      { ref: 'sabaimart', name_th: 'ข', name_en: 'B', paths: { '/api/v1.0/Theme/GetTheme': '/own/theme' } },
    ]
    const findings = await examined()
    expect(standIn.asked).toContain('GET /own/theme')
    expect(saying(findings, 'good')).toContainEqual(expect.stringMatching(/^theme of doisai: \d+ colours/))
    expect(saying(findings, 'bad')).toContainEqual(expect.stringMatching(/^theme of sabaimart: answered 404/))
  })

  it('takes a bearer as it was pasted, and says so', async () => {
    const findings = await planted(NOTHING, { token: ` "Bearer ${token}"` })
    expect(saying(findings, 'bad')).toEqual([])
    expect(saying(findings, 'note')).toEqual([
      'the token: was given with “Bearer”, quotes or blanks around it, which are left out',
    ])
  })

  it('is not told of in names, numbers or tokens', async () => {
    const failing = both(
      apiStatus('Customer/info', 500),
      apiBody('Customer/Profile', (body) => ({ ...body, point: 'x' })),
    )
    const report = textReport(await planted(failing, { token }))
    const { firstName, lastName, mobile, birthdate } = PERSONAS.gold
    const secrets = [token, token.split('.')[1], firstName, lastName, mobile.doisai, birthdate]
    expect(secrets.filter((secret) => report.includes(String(secret)))).toEqual([])
  })

  it('without a bearer is read as far as that goes', async () => {
    const findings = await planted(NOTHING)
    expect(isHealthy(findings)).toBe(true)
    expect(saying(findings, 'note')).toEqual(['calls of a member: not made: no bearer was given'])
  })
})

describe('a planted fault is named', () => {
  it.each([
    ...faultsOfHost,
    ...faultsOfOrigin,
    ...faultsOfScripts,
    ...faultsOfPolicy,
    ...faultsOfConfig,
    ...faultsOfApi,
    ...faultsOfAccess,
  ])('%s', async (_name, fault, words) => expect(linesOf(await planted(fault))).toContain(words))
  it.each([...staleSnapshots, ...oddHosts, ...oddScripts, ...oddConfigs, ...oddnessOfAccess])(
    '%s, which is no fault',
    async (_name, fault, words) => expect(linesOf(await planted(fault), 'note')).toContain(words),
  )
  it.each([...faultsOfMembersCalls, ...faultsOfAnswers])('%s, with a bearer', async (_name, fault, words) =>
    expect(linesOf(await planted(fault, { token }))).toContain(words),
  )

  it.each([...rightHosts, ...rightScripts])('%s is none', async (_name, planting) =>
    expect(linesOf(await planted(planting))).toBe('\n'),
  )

  it.each(faultsOfBytes)('%s', async (_name, fault, words) => {
    standIn.faults = [fault]
    expect(saying(await examined(), 'bad').join('\n')).toContain(words)
  })

  it.each<[string, Planting, string]>([
    ['an API that is cut off', (path) => isOfApi(path) && 'cut', 'the connection was cut'],
    ['an API that hangs', (path) => path.startsWith('/api/') && 'hang', 'no answer in time'],
  ])('%s', async (_name, fault, words) => {
    standIn.faults = [fault]
    expect(saying(await examined({ token }, HANGING_MS), 'bad').join('\n')).toContain(words)
  })

  it('a prefix that is another is said in the same words of every call', async () => {
    const missing = (await planted(config({ apiPrefix: '/v9' }), { token })).filter(({ what }) =>
      what.startsWith('answered 404'),
    )
    expect(missing.length).toBeGreaterThan(10)
    expect(new Set(missing.map(({ what, mend }) => what + mend)).size).toBe(1)
    expect(missing[0]?.mend).toContain('give apiPrefix in config.json')
  })

  it.each([
    ['package/List', 'listPackages', '"off": ["package"]'],
    ['Address/Country', 'listCountries', 'Give its own path in paths of config.json'],
  ])('a call that alone is missing, %s, names the field that mends it', async (path, check, mend) => {
    const finding = (await planted(apiStatus(path, 404), { token })).find((one) => one.check === check)
    expect(finding?.mend).toContain(mend)
  })

  it('addresses that no form asks for are not missed', async () => {
    const without = both(
      apiStatus('Address/Country', 404),
      apiAnswer('DynamicInfoConfig', { payload: [{ field: 'email', is_display: true }] }),
    )
    const finding = (await planted(without, { token })).find(({ check }) => check === 'listCountries')
    expect(finding).toMatchObject({ result: 'good', what: expect.stringContaining('nor is it needed') })
  })

  it('LINE that the theme switches off is not missed', async () => {
    const off = { isLoginByLine: false, isRegisterByLine: false }
    const without = both(
      config({ liffIds: {} }),
      apiStatus('lineprovider/issue', 404),
      theme(({ resp }) => Object.assign(resp.json_config.Setting_Field, { Login: off, Register: off })),
    )
    expect(saying(await planted(without), 'good')).toContain(
      'LINE login of doisai: is off in the brand’s theme',
    )
  })

  it('CORS for another origin is one line, with what is hidden for it below', async () => {
    const other = apiHeader('access-control-allow-origin', 'https://old.example')
    const lines = textReport(await planted(other)).split('\n')
    expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(1)
    expect(lines).toContain('    so too: CORS of the CRM API · an error’s body')
  })

  it('a bearer that has expired', async () => {
    const findings = await planted(NOTHING, { token: 'nobody' })
    expect(saying(findings, 'bad')).toContain('getProfile: answered 401: the bearer is not valid')
  })
})
