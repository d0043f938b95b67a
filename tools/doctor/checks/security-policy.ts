import { createHash } from 'node:crypto'
import { LINE_ORIGINS } from '../../build/document/content-security-policy.ts'
import { bad, note, orGood, unrecorded, type Finding } from '../finding.ts'
import { allows, parsePolicy, sourcesOf, type Policy } from '../policy.ts'
import type { Visit } from '../visit.ts'

const CHECK = 'Content-Security-Policy'
const SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g

/** The policy of the document against this very build, the APIs and LINE. */
export function checkPolicy({ front, origin, config, site }: Visit): Finding[] {
  const text = front.headers['content-security-policy']
  if (text === undefined) {
    if (front.headers['content-security-policy-report-only'] !== undefined) {
      return [
        bad(CHECK, 'is sent as Report-Only, which forbids nothing', 'Send it as Content-Security-Policy.'),
      ]
    }
    if (site.recording && Object.keys(front.headers).length === 0) return [unrecorded(CHECK)]
    return [bad(CHECK, 'is missing', 'Send the policy that dist/_headers of this build holds.')]
  }
  const policy = parsePolicy(text)
  const bases = Object.entries({ customerApiUrl: config.customerApi, crmApiUrl: config.crmApi })
  const findings = [
    ...checkScripts(policy, front.text),
    ...bases.flatMap(([field, base]) =>
      base === undefined || allows(policy, 'connect-src', `${base}/`, origin)
        ? []
        : [
            bad(
              CHECK,
              `connect-src forbids ${new URL(base).origin} (${field})`,
              `Add ${new URL(base).origin} to connect-src.`,
            ),
          ],
    ),
    ...(Object.keys(config.liffIds).length === 0 ? [] : LINE_ORIGINS)
      .filter((host) => !allows(policy, 'connect-src', host, origin))
      .map((host) =>
        bad(CHECK, `connect-src forbids ${host}, which LINE’s SDK calls`, `Add ${host} to connect-src.`),
      ),
    ...checkStyles(policy),
    ...checkClosed(policy),
  ]
  return orGood(findings, CHECK, 'fits this build, the APIs and LINE')
}

function checkScripts(policy: Policy, html: string): Finding[] {
  const sources = sourcesOf(policy, 'script-src') ?? []
  const loose = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:'].filter((source) =>
    sources.includes(source),
  )
  if (sources.length === 0) loose.push('anything')
  const findings = loose.map((source) =>
    bad(
      CHECK,
      `script-src allows ${source}`,
      'Take script-src from dist/_headers: the app needs its own scripts and one hash.',
    ),
  )
  const inline = [...html.matchAll(SCRIPT)].map(([, text = '']) => text)
  const missing = inline.filter((text) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return !sources.includes(`'sha256-${hash}'`) && !sources.includes("'unsafe-inline'")
  })
  if (missing.length > 0) {
    findings.push(
      bad(
        CHECK,
        'script-src forbids the script inside index.html: the policy is of another build',
        'Deploy the policy of dist/_headers together with its build, and let no proxy edit the HTML.',
      ),
    )
  }
  return findings
}

function checkStyles(policy: Policy): Finding[] {
  const sources = sourcesOf(policy, 'style-src')
  if (!sources || sources.includes("'unsafe-inline'")) return []
  return [
    bad(
      CHECK,
      'style-src forbids inline styles, which the app’s styles are',
      "Add 'unsafe-inline' to style-src.",
    ),
  ]
}

function checkClosed(policy: Policy): Finding[] {
  const open = ['object-src', 'base-uri', 'frame-ancestors'].filter(
    (name) => !policy.get(name)?.includes("'none'"),
  )
  return open.length === 0
    ? []
    : [note(CHECK, `${open.join(', ')} not 'none'`, 'Take the whole policy from dist/_headers.')]
}

/** The pictures that answers have named, against img-src: asked last, for by then they are known. */
export function checkPicturePolicy({ front, origin, pictures }: Visit): Finding[] {
  const text = front.headers['content-security-policy']
  if (text === undefined || pictures.size === 0) return []
  const policy = parsePolicy(text)
  const forbidden = [...pictures.keys()].filter((address) => !allows(policy, 'img-src', address, origin))
  const hosts = [
    ...new Set(forbidden.map((address) => (address.startsWith('data:') ? 'data:' : new URL(address).origin))),
  ]
  return orGood(
    hosts.map((host) =>
      bad(
        `${CHECK} of pictures`,
        `img-src forbids ${host}, where the brand has pictures`,
        `Add ${host} to img-src.`,
      ),
    ),
    `${CHECK} of pictures`,
    'img-src allows every host of the brand’s pictures',
  )
}
