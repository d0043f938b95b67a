import { ownPath } from '../../../src/config/api-address.ts'
import { redirectOf } from '../answers.ts'
import { fault, judge, type Finding, type Rows } from '../finding.ts'
import { pathOf } from '../reads.ts'
import { isOk, isReadableFrom, isRedirect, listIn, type Answer } from '../site.ts'
import { appHeaders, brandsByApi, type Visit } from '../visit.ts'

/** The app's headers that need a preflight; Accept-Language needs none. */
const SENT = ['authorization', 'content-type', 'x-request-id']
/** The headers that the app reads: the server's clock, and how long to wait. */
const READ = ['date', 'retry-after']
/** A made-up origin, to see whether an API allows any origin. */
const STRANGER = 'https://doctor-of-another-site.example'

interface Asked {
  origin: string
  sent: readonly string[]
  preflight: Answer
  /** The answer to a call from the site. */
  actual: Answer
  /** The answer to a call from the made-up origin. */
  other: Answer
}

const allowedBy = ({ headers }: Answer) => headers['access-control-allow-origin']
const isLocked = (answer: Answer, origin: string, what: string) => {
  const said =
    allowedBy(answer) === undefined ? 'has no Access-Control-Allow-Origin' : `allows ${allowedBy(answer)}`
  return !isReadableFrom(answer, origin) && `${what} ${said}, not ${origin}`
}

/** Whether a browser on the site may call an API. */
const ROWS: Rows<Asked> = {
  'cors-preflight': ({ preflight }) =>
    preflight.failure ?? (!isOk(preflight) && `the preflight answers ${preflight.status}`),
  'cors-origin': ({ preflight, actual, origin }) =>
    (isOk(preflight) && isLocked(preflight, origin, 'the preflight')) ||
    (actual.status > 0 && isLocked(actual, origin, `an answer of status ${actual.status}`)),
  'cors-headers': ({ preflight, sent }) => {
    const allowed = listIn(preflight, 'access-control-allow-headers')
    // A * never covers Authorization.
    const refused = sent.filter(
      (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
    )
    return isOk(preflight) && refused.length > 0 && `Access-Control-Allow-Headers lacks ${refused.join(', ')}`
  },
  'cors-exposed': ({ actual }) => {
    const exposed = listIn(actual, 'access-control-expose-headers')
    const hidden = READ.filter((name) => !exposed.includes(name) && !exposed.includes('*'))
    const lacks = `Access-Control-Expose-Headers lacks ${hidden.join(', ')}`
    return actual.status > 0 && hidden.length > 0 && `${lacks}: countdowns run by the phone’s clock`
  },
  'cors-any-site': ({ other }) =>
    other.headers['access-control-allow-credentials']?.trim() === 'true' &&
    allowedBy(other) === STRANGER &&
    'lets any site whatever read answers with a visitor’s cookies: it gives back every Origin',
  'cors-vary': ({ actual, other }) =>
    allowedBy(actual) !== allowedBy(other) &&
    !['origin', '*'].some((name) => listIn(actual, 'vary').includes(name)) &&
    'Access-Control-Allow-Origin depends on the Origin, and Vary does not say so, for caches',
  'cors-age': ({ preflight }) =>
    isOk(preflight) &&
    !(Number(preflight.headers['access-control-max-age']) >= 600) &&
    'Access-Control-Max-Age is below ten minutes: most calls are sent twice',
}

/** Whether a browser on the site's origin may call each API, those of its other brands too. */
export async function checkCors(visit: Visit): Promise<Finding[]> {
  const { site, origin } = visit
  const findings: Finding[] = []
  for (const brandRef of brandsByApi(visit)) {
    const api = visit.config.apiOf(brandRef ?? visit.brandRef)
    const owner = brandRef === undefined ? '' : ` of ${brandRef}`
    const sent = [...SENT, ...Object.keys(api.shape.headers).map((name) => name.toLowerCase())]
    for (const [name, base, path, method] of [
      ['customer', api.customerApi, pathOf('getTheme', { brandRef: brandRef ?? visit.brandRef }), 'GET'],
      ['customer', api.customerApi, pathOf('listPointHistory'), 'POST'],
      ['CRM', api.crmApi, pathOf('getSmsPdpa'), 'GET'],
    ] as const) {
      if (base === undefined || new URL(base).origin === origin) continue
      const check = `CORS of the ${name} API${owner}${method === 'POST' ? ' for POST' : ''}`
      const url = base + ownPath(api.shape, path)
      const headers = appHeaders(api, origin, url)
      const preflight = await site.send(url, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': sent.join(','),
        },
      })
      if (isRedirect(preflight)) {
        // As every call of it does.
        findings.push(fault(check, 'api-redirects', redirectOf(preflight)))
        continue
      }
      const ask = { method, ...(method === 'POST' && { body: {} }) }
      const actual = await site.send(url, { ...ask, headers })
      const other = await site.send(url, { ...ask, headers: { ...headers, Origin: STRANGER } })
      const well = `${origin} may call it with the app’s headers`
      findings.push(...judge(check, ROWS, { origin, sent, preflight, actual, other }, well))
    }
  }
  return findings
}
