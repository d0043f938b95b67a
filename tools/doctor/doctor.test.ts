import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lineIdTokenFor, lineSub, PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { parseTheme } from '../../src/brand/parse-theme.ts'
import { checkFallback } from './checks/front.ts'
import { examine } from './examine.ts'
import { liveSite } from './live-site.ts'
import {
  examined,
  expectNamed,
  planted,
  saying,
  standIn,
  TIMEOUT_MS,
} from '../../tests/support/planted/examination.ts'
import {
  apiHeader,
  answered,
  below,
  bodyOf,
  both,
  config,
  inHead,
  theme,
} from '../../tests/support/planted/planting.ts'
import { healthyConfig, standInSite, type Planting } from '../../tests/support/planted/stand-in-site.ts'
import { isHealthy, textReport } from './report.ts'
import type { Site } from './site.ts'

const token = sessionFor('gold', 'doisai')
/** How long the doctor waits for a site that hangs. */
const HANGING_MS = 300
const NO_FAULT: Planting = () => false

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
    expect(saying(findings, 'note').join('\n')).toContain('payload[].point_ref: text for a number')
  })

  it('is asked for nothing that changes it', async () => {
    onTestFinished(() => standIn.sandbox.reset())
    const before = JSON.stringify(standIn.sandbox.context.state)
    const live = liveSite(TIMEOUT_MS)
    const asMember: string[] = []
    const send: Site['send'] = (url, ask) => {
      if (ask?.headers?.Authorization === `Bearer ${token}`) asMember.push(url)
      return live.send(url, ask)
    }
    const { origin, apiOrigin } = standIn
    await examine({ send }, origin, { token, lineApi: `${apiOrigin}/line` })
    expect(JSON.stringify(standIn.sandbox.context.state)).toBe(before)
    expect(asMember.length).toBeGreaterThan(25)
    // What could change something is asked as nobody alone.
    const changing = /Issue$|IssueCode|consent|Update|management|Logout|Login|OTP|Account|Password|Scan/
    expect(asMember.filter((url) => changing.test(url))).toEqual([])
  })

  it('sends the bearer to the API alone, and about the bearer’s brand alone', async () => {
    standIn.bearers = []
    standIn.config.brands = ['doisai', 'sabaimart'].map((ref) => ({ ref, name_th: 'ก', name_en: 'A' }))
    const findings = await examined({ token })
    expect(saying(findings, 'good')).toContain('theme of sabaimart: as it should be')
    expect(standIn.bearers.length).toBeGreaterThan(25)
    const misdirected = standIn.bearers.filter(
      (url) => !url.startsWith(`${standIn.apiOrigin}/api/`) || url.includes('sabaimart'),
    )
    expect(misdirected).toEqual([])
  })

  it('is asked for each brand at the brand’s own API', async () => {
    standIn.config.brands = [
      { ref: 'doisai', name_th: 'ก', name_en: 'A' },
      { ref: 'sabaimart', name_th: 'ข', name_en: 'B', paths: { '/api/v1.0/Theme/GetTheme': '/own/theme' } },
    ]
    const findings = await examined()
    expect(standIn.asked).toContain('GET /own/theme')
    expect(saying(findings, 'good')).toContain('theme of doisai: as it should be')
    expect(saying(findings, 'bad')).toContainEqual(expect.stringMatching(/^theme of sabaimart: answered 404/))
  })

  it('takes a bearer as it was pasted', async () => {
    const findings = await planted(NO_FAULT, { token: ` "Bearer ${token}"` })
    expect(saying(findings, 'bad')).toEqual([])
    expectNamed(findings, ['token-says-bearer', NO_FAULT])
  })

  it('may have a snapshot whose pictures are signed anew since', async () => {
    const signed = (time: number) => [`https://cdn.example/a.png?X-Amz-Signature=${time}`]
    const setting = parseTheme('doisai', { json_config: {}, groupimagelist: [] })
    const inside = JSON.stringify([{ setting: { ...setting, themeFields: { '--primary': 'red' } } }])
    const findings = await planted(
      both(
        inHead(`<script id="brands" type="application/json">${inside}</script>`),
        answered('GetTheme', {
          resp: {
            json_config: { Theme_Field: { '--primary': 'red' } },
            groupimagelist: [{ imagegrouptype: 2, imagelist: signed(2).map((imageurl) => ({ imageurl })) }],
          },
        }),
      ),
    )
    expect(saying(findings, 'good')).toContain('theme of doisai: as it should be')
    expect(findings.map(({ id }) => id)).not.toContain('snapshot-stale')
  })

  it('is not told of in names, numbers or tokens', async () => {
    const failing = both(
      answered('Customer/info', {}, 500),
      bodyOf('Customer/Profile', (body) => ({ ...body, point: 'x' })),
    )
    const report = textReport(await planted(failing, { token }))
    const { firstName, lastName, mobile, birthdate } = PERSONAS.gold
    const secrets = [token, token.split('.')[1], firstName, lastName, mobile.doisai, birthdate]
    expect(secrets.filter((secret) => report.includes(String(secret)))).toEqual([])
    const withKey = await planted(config({ headers: { 'X Key': 'sk-1', Authorization: 'sk-2' } }))
    expectNamed(withKey, ['config-field-wrong', NO_FAULT, 'headers has "X Key", which cannot be sent'])
    expect(JSON.stringify(withKey)).not.toContain('sk-')
  })

  it('without a bearer is read as far as that goes', async () => {
    const findings = await planted(NO_FAULT)
    expect(isHealthy(findings)).toBe(true)
    expect(saying(findings, 'note')).toEqual(['calls of a member: not made: no bearer was given'])
  })
})

describe('a planted mistake is named', () => {
  it('an API that hangs is waited for twice', async () => {
    standIn.faults = [(path) => path.startsWith('/api/') && 'hang']
    expect(saying(await examined({ token }, HANGING_MS), 'bad').join('\n')).toContain('no answer in time')
  })

  it('a prefix that is another is said in the same words of every call', async () => {
    const missing = (await planted(config({ apiPrefix: '/v9' }), { token })).filter(({ what }) =>
      what.startsWith('answered 404'),
    )
    expect(missing.length).toBeGreaterThan(10)
    expect(new Set(missing.map(({ what, mend }) => what + mend)).size).toBe(1)
    expect(missing[0]?.mend).toContain('Give apiPrefix in config.json')
  })

  it('a call that alone is missing names the field that mends it', async () => {
    const findings = await planted(answered('package/List', {}, 404), { token })
    expect(findings.find(({ id }) => id === 'list-packages')?.mend).toContain('"off": ["package"]')
  })

  it('addresses that no form asks for are not missed', async () => {
    const without = both(
      answered('Address/Province', {}, 404),
      answered('DynamicInfoConfig', { payload: [{ field: 'email', is_display: true }] }),
    )
    expect(saying(await planted(without, { token }), 'bad')).toEqual([])
  })

  it('LINE that the theme switches off is not missed', async () => {
    const off = { isLoginByLine: false, isRegisterByLine: false }
    const without = both(
      config({ liffIds: {} }),
      answered('lineprovider/issue', {}, 404),
      theme((resp) => Object.assign(resp.json_config.Setting_Field, { Login: off, Register: off })),
    )
    expect(saying(await planted(without), 'good')).toContain(
      'LINE login of doisai: is off in the brand’s theme',
    )
  })

  it('LINE is ticked only where it has answered', async () => {
    const ticked = (findings: Awaited<ReturnType<typeof planted>>) =>
      saying(findings, 'good').filter((line) => line.includes('LI'))
    expect(ticked(await planted(below('/line/', (answer) => (answer.status = 503))))).toEqual([
      'Content-Security-Policy: fits this build and the APIs, and LINE’s SDK',
    ])
    const without = both(config({ liffIds: {} }), answered('lineprovider/issue', {}, 404))
    expect(ticked(await planted(without))).toEqual([])
  })

  it('an ID token of LINE’s, whose channel is that of the LIFF ID or another, and which is no bearer', async () => {
    const idToken = lineIdTokenFor(lineSub('gold'), 0)
    const { aud } = JSON.parse(atob(idToken.split('.')[1] ?? '')) as { aud: string }
    const own = config({ liffIds: { doisai: `${aud}-AbCdEf12` } })
    expect(await planted(own, { token: idToken })).not.toContainEqual(
      expect.objectContaining({ id: 'line-channel' }),
    )
    const findings = await planted(config({ liffIds: { doisai: '1999999999-AbCdEf12' } }), { token: idToken })
    expectNamed(findings, ['line-channel', NO_FAULT])
    expectNamed(findings, ['token-is-id-token', NO_FAULT])
  })

  it('a bearer that has expired', async () => {
    const findings = await planted(NO_FAULT, { token: 'nobody' })
    expect(saying(findings, 'bad')).toContain('getProfile: answered 401: the bearer is not valid')
  })
})

it('an https site is told of what its own machine cannot have wrong', async () => {
  const root = 'https://brand.example'
  const raw = { ...healthyConfig('http://localhost:3000'), customerApiUrl: 'https://localhost:3000' }
  const send: Site['send'] = (url) => {
    const text = url.endsWith('.json')
      ? JSON.stringify(raw)
      : '<!doctype html><script type="module" src="/assets/a.js">'
    return Promise.resolve({
      url,
      status: url.includes(':3000') ? 404 : 200,
      headers: {},
      text,
      bytes: 9,
      ms: 1,
      at: 0,
      certificateEnd: 9 * 24 * 3_600_000,
    })
  }
  const ids = (await examine({ send }, root)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['hsts-missing', 'api-on-this-machine', 'certificate-ends']))
})

describe('a base below a path, without its slash,', () => {
  const ROOT = 'https://brand.example/member'
  const page = {
    url: `${ROOT}/`,
    status: 200,
    headers: { 'content-type': 'text/html' },
    text: '<!doctype html><script type="module" src="/member/assets/index-1.js"></script>',
    bytes: 80,
    ms: 1,
    at: 0,
  } as const

  it.each([
    ['/member/?liff.state=%2Fprivilege', []],
    [`${ROOT}/?liff.state=%2Fprivilege`, []],
    ['http://brand.example/member/?liff.state=%2Fprivilege', ['redirect-to-http']],
    ['/member/', ['query-dropped']],
  ])('may lead to its https address alone, with the query: %s', async (location, ids) => {
    const send: Site['send'] = (url) => {
      const isBase = url.startsWith(`${ROOT}?`)
      return Promise.resolve({ ...page, url, ...(isBase && { status: 301, headers: { location } }) })
    }
    const findings = await checkFallback({ send }, ROOT, page)
    expect(findings.flatMap(({ id }) => id ?? [])).toEqual(ids)
  })
})

describe('a site whose second brand has an API of its own', () => {
  beforeEach(() => {
    const { apiOrigin } = standIn
    const brands = [
      { ref: 'doisai', name_th: 'ก', name_en: 'A' },
      { ref: 'sabaimart', name_th: 'ข', name_en: 'B', customerApiUrl: `${apiOrigin}/sabai` },
    ]
    Object.assign(standIn, { bearers: [], config: { ...healthyConfig(apiOrigin), brands } })
  })
  const sentToSecondApi = () => standIn.bearers.filter((url) => url.includes('/sabai/'))

  it('is asked with a bearer of no known brand for the one that is chosen alone', async () => {
    expect(saying(await examined({ token: 'opaque' }), 'bad')).toEqual([
      '--brand: config.json has several APIs, and the bearer names none of its brands: it was sent nowhere',
    ])
    expect(standIn.bearers).toEqual([])
    await examined({ token: 'opaque', brand: 'sabaimart' })
    expect(sentToSecondApi().length).toBeGreaterThan(10)
    expect(sentToSecondApi()).toEqual(standIn.bearers)
  })

  it('is asked at each API for what nobody may have', async () => {
    standIn.faults = [
      (path, answer) =>
        path === '/sabai/api/v1.0/Customer/Profile' &&
        Object.assign(answer, { status: 200, body: '{"point":1}' }),
    ]
    const told = saying(await examined({ token }), 'bad')
    expect(told).toContain('an error’s body of sabaimart: a bearer that was made up is accepted')
    expect(told.join()).toContain('calls without a bearer of sabaimart: answered with data')
    // With the made-up bearer alone.
    expect(sentToSecondApi()).toEqual(
      ['Profile', 'History/Point'].map((read) => `${standIn.apiOrigin}/sabai/api/v1.0/Customer/${read}`),
    )
  })
})

it('has one line for a site that is down, that hangs, or that speaks no TLS', async () => {
  const other = await standInSite()
  const { origin } = other
  const oneLineOf = async (address: string, timeoutMs = TIMEOUT_MS) => {
    const findings = await examine(liveSite(timeoutMs), address)
    expect(findings).toHaveLength(1)
    return findings[0]?.what
  }
  expect(await oneLineOf(origin.replace('http:', 'https:'))).toContain('no TLS is spoken there')
  other.faults = [() => 'hang']
  expect(await oneLineOf(origin, HANGING_MS)).toContain('no answer in time')
  other.close()
  // A connection that was kept alive is cut first.
  await vi.waitFor(async () => expect(await oneLineOf(origin)).toContain('nothing listens there'))
})
