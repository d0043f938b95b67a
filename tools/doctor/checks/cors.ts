import { ownPath } from '../../../src/config/api-address.ts'
import { bad, good, note, orGood, unrecorded, type Finding } from '../finding.ts'
import { reads } from '../reads.ts'
import { isOk, isReadableFrom, type Answer, type Reply } from '../site.ts'
import type { BrandApi } from '../site-config.ts'
import { appHeaders, type Visit } from '../visit.ts'

/** What the app sends that a browser asks about first. Accept-Language needs no leave. */
const SENT = ['authorization', 'content-type', 'x-request-id']
/** What the app reads: the server's clock, and how long to wait. */
const READ = ['date', 'retry-after']

const ALLOWED = 'access-control-allow-origin'

/** An origin that is nobody's: whether an API lets in any. */
const STRANGER = 'https://doctor-of-another-site.example'

interface Asked {
  check: string
  visit: Pick<Visit, 'site' | 'origin'>
  config: BrandApi
  base: string
  path: string
}

/** Whether a browser on the site's origin may call each API, those of its other brands too. */
export async function checkCors(visit: Visit): Promise<Finding[]> {
  const { config, origin } = visit
  const findings: Finding[] = []
  const known = new Set<string>()
  for (const brandRef of new Set([visit.brandRef, ...config.brandRefs])) {
    const api = config.apiOf(brandRef)
    const bases = [
      ['customer API', api.customerApi, reads.getTheme({ brandRef: brandRef ?? '' }).path],
      ['CRM API', api.crmApi, '/api/v1.0/pdpa/pdpa-detail'],
    ] as const
    for (const [name, base, path] of bases) {
      const identity = JSON.stringify([name, base, api.shape.headers])
      if (base === undefined || known.has(identity)) continue
      known.add(identity)
      const isFirst = brandRef === visit.brandRef
      const check = `CORS of the ${name}${isFirst ? '' : ` of ${brandRef}`}`
      const asked = { check, visit, config: api, base, path: ownPath(api.shape, path) }
      if (new URL(base).origin === origin)
        findings.push(good(check, 'not needed: the API is on the site’s origin'))
      else findings.push(...(await checkBase(asked)))
    }
  }
  return findings
}

async function checkBase({ check, visit, config, base, path }: Asked): Promise<Finding[]> {
  const { site, origin } = visit
  const own = Object.keys(config.shape.headers).map((name) => name.toLowerCase())
  const sent = [...SENT, ...own]
  const inRecording = (isOfKind: (method: string) => boolean): Reply =>
    site.recording?.find(({ method, url }) => isOfKind(method) && url.startsWith(`${base}/`)) ?? {
      kind: 'unrecorded',
    }
  const preflight = site.recording
    ? inRecording((method) => method === 'OPTIONS')
    : await site.send(base + path, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': sent.join(','),
        },
      })
  if (preflight.kind === 'failure') return [bad(check, preflight.what, preflight.mend)]
  const findings =
    preflight.kind === 'unrecorded'
      ? [unrecorded(`${check}, preflight`)]
      : checkPreflight(check, preflight, origin, sent)
  const headers = appHeaders({ origin, config }, base, undefined)
  const actual = site.recording
    ? inRecording((method) => method !== 'OPTIONS')
    : await site.send(base + path, { headers })
  const isRefusedAlike =
    preflight.kind === 'answer' &&
    actual.kind === 'answer' &&
    isOk(preflight) &&
    !isReadableFrom(preflight, origin) &&
    preflight.headers[ALLOWED] === actual.headers[ALLOWED]
  if (actual.kind === 'failure') findings.push(bad(check, actual.what, actual.mend))
  else if (actual.kind === 'answer')
    findings.push(
      ...(isRefusedAlike ? [] : checkOrigin(check, actual, origin, `an answer of status ${actual.status}`)),
      ...checkExposed(check, actual),
    )
  else findings.push(unrecorded(`${check}, headers`))
  if (actual.kind === 'answer' && !site.recording) {
    const other = await site.send(base + path, { headers: { ...headers, Origin: STRANGER } })
    if (other.kind === 'answer') findings.push(...checkStranger(check, actual, other))
  }
  return findings.some(({ result }) => result === 'unrecorded')
    ? findings
    : orGood(findings, check, `${origin} may call it with the app’s headers`)
}

/** What an API says to a site that it does not know. */
function checkStranger(check: string, actual: Answer, other: Answer): Finding[] {
  const isOpen = other.headers['access-control-allow-credentials']?.trim() === 'true'
  const findings: Finding[] = []
  if (isOpen && other.headers[ALLOWED] === STRANGER) {
    const what =
      'lets any site whatever read answers with a visitor’s cookies: it gives back every Origin, with Access-Control-Allow-Credentials'
    const mend =
      'Leave out Access-Control-Allow-Credentials (the app sends no cookies), and allow the site’s origin alone.'
    findings.push(bad(check, what, mend))
  }
  if (isOpen && other.headers[ALLOWED] === '*') {
    const what = 'allows * together with Access-Control-Allow-Credentials, which no browser takes'
    findings.push(note(check, what, 'Leave out Access-Control-Allow-Credentials: the app sends no cookies.'))
  }
  const depends = actual.headers[ALLOWED] !== other.headers[ALLOWED]
  if (depends && !['origin', '*'].some((name) => listIn(actual, 'vary').includes(name))) {
    const what =
      'Access-Control-Allow-Origin depends on the Origin, and Vary does not say so: a cache may give one site the answer for another'
    findings.push(note(check, what, 'Send Vary: Origin with every answer.'))
  }
  return findings
}

function checkPreflight(check: string, answer: Answer, origin: string, sent: readonly string[]): Finding[] {
  if (!isOk(answer)) {
    const mend =
      'Answer OPTIONS with 204 and the CORS headers, without asking for a bearer and without a redirect.'
    return [bad(check, `the preflight answers ${answer.status}`, mend)]
  }
  const findings = checkOrigin(check, answer, origin, 'the preflight')
  const allowed = listIn(answer, 'access-control-allow-headers')
  // A * never stands for Authorization.
  const refused = sent.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  if (refused.length > 0) {
    findings.push(
      bad(
        check,
        `Access-Control-Allow-Headers lacks ${refused.join(', ')}`,
        `Send Access-Control-Allow-Headers: ${sent.join(', ')}.`,
      ),
    )
  }
  const age = Number(answer.headers['access-control-max-age'] ?? 0)
  if (!(age >= 600)) {
    findings.push(
      note(
        check,
        'Access-Control-Max-Age is below ten minutes: most calls are sent twice',
        'Send Access-Control-Max-Age: 7200.',
      ),
    )
  }
  return findings
}

function checkOrigin(check: string, answer: Answer, origin: string, what: string): Finding[] {
  if (isReadableFrom(answer, origin)) return []
  const allowed = answer.headers[ALLOWED]
  const said =
    allowed === undefined
      ? 'has no Access-Control-Allow-Origin'
      : `allows ${allowed.slice(0, 60)}, not ${origin}`
  const mend = allowed?.includes(',')
    ? 'Send Access-Control-Allow-Origin once: the API and what stands before it both do.'
    : `Send Access-Control-Allow-Origin: ${origin} with every answer, the preflight’s and errors too, and Vary: Origin.`
  return [bad(check, `${what} ${said}`, mend)]
}

function checkExposed(check: string, answer: Answer): Finding[] {
  const exposed = listIn(answer, 'access-control-expose-headers')
  const hidden = READ.filter((name) => !exposed.includes(name) && !exposed.includes('*'))
  if (hidden.length === 0) return []
  const what = `Access-Control-Expose-Headers lacks ${hidden.join(', ')}: countdowns run by the phone’s clock`
  return [bad(check, what, 'Send Access-Control-Expose-Headers: Date, Retry-After.')]
}

const listIn = ({ headers }: Answer, name: string) =>
  (headers[name] ?? '').split(',').map((item) => item.trim().toLowerCase())
