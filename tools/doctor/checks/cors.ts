import { ownPath } from '../../../src/config/api-address.ts'
import { bad, good, note, orGood, unrecorded, type Finding } from '../finding.ts'
import { reads } from '../reads.ts'
import { isOk, isReadableFrom, type Answer, type Reply } from '../site.ts'
import { appHeaders, type Visit } from '../visit.ts'

/** What the app sends that a browser asks about first. Accept-Language needs no leave. */
const SENT = ['authorization', 'content-type', 'x-request-id']
/** What the app reads: the server's clock, and how long to wait. */
const READ = ['date', 'retry-after']

/** Whether a browser on the site's origin may call each API. */
export async function checkCors(visit: Visit): Promise<Finding[]> {
  const { config, origin } = visit
  const bases = [
    ['customer API', config.customerApi, reads.getTheme({ brandRef: visit.brandRef ?? '' }).path],
    ['CRM API', config.crmApi, '/api/v1.0/pdpa/pdpa-detail'],
  ] as const
  const findings: Finding[] = []
  for (const [name, base, path] of bases) {
    const check = `CORS of the ${name}`
    if (base === undefined) continue
    if (new URL(base).origin === origin)
      findings.push(good(check, 'not needed: the API is on the site’s origin'))
    else findings.push(...(await checkBase(visit, check, base, ownPath(config.shape, path))))
  }
  return findings
}

async function checkBase(visit: Visit, check: string, base: string, path: string): Promise<Finding[]> {
  const { site, origin } = visit
  const own = Object.keys(visit.config.shape.headers).map((name) => name.toLowerCase())
  const sent = [...SENT, ...own]
  const recorded = site.recording?.find(
    ({ method, url }) => method === 'OPTIONS' && url.startsWith(`${base}/`),
  )
  const preflight: Reply = site.recording
    ? (recorded ?? { kind: 'unrecorded' })
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
  const actual: Reply = site.recording
    ? (site.recording.find(({ method, url }) => method !== 'OPTIONS' && url.startsWith(`${base}/`)) ?? {
        kind: 'unrecorded',
      })
    : await site.send(base + path, { headers: appHeaders(visit, base, undefined) })
  if (actual.kind === 'failure') findings.push(bad(check, actual.what, actual.mend))
  else if (actual.kind === 'answer') findings.push(...checkActual(check, actual, origin))
  else findings.push(unrecorded(`${check}, headers`))
  return findings.some(({ result }) => result === 'unrecorded')
    ? findings
    : orGood(findings, check, `${origin} may call it with the app’s headers`)
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
  const allowed = answer.headers['access-control-allow-origin']
  const said =
    allowed === undefined
      ? 'has no Access-Control-Allow-Origin'
      : `allows ${allowed.slice(0, 60)}, not ${origin}`
  return [bad(check, `${what} ${said}`, `Send Access-Control-Allow-Origin: ${origin}, with Vary: Origin.`)]
}

function checkActual(check: string, answer: Answer, origin: string): Finding[] {
  const exposed = listIn(answer, 'access-control-expose-headers')
  const hidden = READ.filter((name) => !exposed.includes(name) && !exposed.includes('*'))
  return [
    ...checkOrigin(check, answer, origin, `an answer of status ${answer.status}`),
    ...(hidden.length === 0
      ? []
      : [
          bad(
            check,
            `Access-Control-Expose-Headers lacks ${hidden.join(', ')}: countdowns run by the phone’s clock`,
            'Send Access-Control-Expose-Headers: Date, Retry-After.',
          ),
        ]),
  ]
}

const listIn = ({ headers }: Answer, name: string) =>
  (headers[name] ?? '').split(',').map((item) => item.trim().toLowerCase())
