import { LINE_ORIGINS, LINE_SUB_WINDOW } from '../../build/document/content-security-policy.ts'
import { entryOf, scriptsOf, tagsOf } from '../document-tags.ts'
import { bad, listed, note, orGood, unrecorded, type Finding } from '../finding.ts'
import { allows, allowsInline, hashesOf, policiesOf, sourcesOf, type Policy } from '../policy.ts'
import type { Answer } from '../site.ts'
import type { Visit } from '../visit.ts'

const CHECK = 'Content-Security-Policy'
const OTHER_PLACE = 'Let one place alone send the policy: that of dist/_headers.'

/** The policies of the root's page, and what those of /home have wrong besides. */
export function checkPolicy(visit: Visit): Finding[] {
  const findings = policyFindings(visit)
  const { home } = visit
  const told = new Set(findings.map(({ what }) => what))
  const others = home ? policyFindings({ ...visit, front: home }) : []
  const more = others.filter(({ result, what }) => result !== 'good' && !told.has(what))
  const isWrong = more.some(({ result }) => result === 'bad')
  const own = isWrong ? findings.filter(({ result }) => result !== 'good') : findings
  return [...own, ...more.map((finding) => ({ ...finding, what: `at /home: ${finding.what}` }))]
}

/** Every policy of the document against this very build, the APIs, LINE and the other hosts of config.json: what one forbids is forbidden. */
function policyFindings(visit: Visit): Finding[] {
  const { front, site } = visit
  const policies = policiesOf(front)
  if (policies.length === 0) {
    if (front.headers['content-security-policy-report-only'] !== undefined) {
      const what = 'is sent as Report-Only, which forbids nothing'
      return [bad(CHECK, what, 'Send it as Content-Security-Policy.', 'policy-missing')]
    }
    if (site.recording && Object.keys(front.headers).length === 0) return [unrecorded(CHECK)]
    const mend =
      'Send the policy that dist/_headers of this build holds; npm run deploy:config writes it for your host.'
    return [bad(CHECK, 'is missing', mend, 'policy-missing')]
  }
  const findings = [
    ...checkLoose(policies.map(({ policy }) => policy)),
    ...policies.flatMap(({ where, policy }) => inOneLine(where, forbiddenBy(policy, visit))),
    ...checkClosed(policies.map(({ policy }) => policy)),
  ]
  return orGood(findings, CHECK, 'fits this build, the APIs and LINE')
}

/** A further policy is a mistake as a whole, whatever it forbids. */
function inOneLine(where: string, findings: Finding[]): Finding[] {
  if (where === '' || findings.length === 0) return findings
  const what = `a second policy, ${where}: ${listed(
    findings.map((finding) => finding.what),
    2,
  )}`
  return [bad(CHECK, what, OTHER_PLACE, 'policy-of-other-place')]
}

/** What the app needs and one policy forbids. */
const forbiddenBy = (policy: Policy, visit: Visit): Finding[] => [
  ...checkScripts(policy, visit.front, visit.root),
  ...checkHosts(policy, visit),
  ...checkStyles(policy),
  ...checkRest(policy),
]

/** Scripts that nobody has written for the app, which run if every policy lets them. */
function checkLoose(policies: readonly Policy[]): Finding[] {
  const loose = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:'].filter((source) =>
    policies.every((policy) => (sourcesOf(policy, 'script-src') ?? [source]).includes(source)),
  )
  const isOpen = policies.every((policy) => sourcesOf(policy, 'script-src') === undefined)
  return (isOpen ? ['anything'] : loose).map((source) =>
    bad(
      CHECK,
      `script-src allows ${source}`,
      'Take script-src from dist/_headers: the app needs its own scripts and one hash.',
      'policy-loose',
    ),
  )
}

function checkScripts(policy: Policy, front: Answer, root: string): Finding[] {
  const scripts = scriptsOf(tagsOf(front.text))
  const inline = scripts.filter(({ attributes: { src } }) => src === undefined)
  const refused = inline.filter(({ text, attributes: { nonce } }) => !allowsInline(policy, text, nonce))
  const findings: Finding[] = []
  if (refused.length > 0) {
    const hashes = (sourcesOf(policy, 'script-src-elem') ?? []).filter((source) => /^'sha\d+-/.test(source))
    const known = inline.flatMap(({ text }) => hashesOf(text))
    const isComplete = hashes.length > 0 && hashes.every((hash) => known.includes(hash))
    findings.push(
      isComplete
        ? bad(
            CHECK,
            `script-src forbids ${refused.length} scripts inside index.html which the build does not have`,
            'Switch off at the CDN or the proxy what adds them to the HTML.',
            'script-added-inline',
          )
        : bad(
            CHECK,
            'script-src forbids the script inside index.html: the policy is of another build',
            'Deploy the policy of dist/_headers together with its build, and let no proxy edit the HTML.',
            'policy-of-other-build',
          ),
    )
  }
  const entry = new URL(entryOf(front.text) ?? '', `${root}/`).href
  if (!allows(policy, 'script-src-elem', entry, new URL(root).origin)) {
    findings.push(
      bad(
        CHECK,
        'script-src forbids the app’s own script',
        "Allow 'self' in script-src, without 'strict-dynamic'.",
        'policy-forbids-app',
      ),
    )
  }
  return findings
}

interface Needed {
  directive: string
  host: string
  /** Who needs it. */
  why: string
}

function checkHosts(policy: Policy, { config, origin }: Visit): Finding[] {
  const ofLine = Object.keys(config.liffIds).length === 0 ? [] : LINE_ORIGINS
  const needed: Needed[] = [
    ...config.hosts,
    { directive: 'connect-src', host: origin, why: 'where the app’s config.json is' },
    ...ofLine.map((host) => ({ directive: 'connect-src', host, why: 'which LINE’s SDK calls' })),
    ...(ofLine.length > 0
      ? [{ directive: 'frame-src', host: LINE_SUB_WINDOW, why: 'where LINE’s share list opens' }]
      : []),
  ]
  const forbidden = needed.filter(({ directive, host }) => !allows(policy, directive, `${host}/`, origin))
  // A host that several fields name is one line, and so are several hosts of one purpose.
  const lines = new Map<string, Needed[]>()
  for (const row of forbidden) {
    const key = row.why.startsWith('which LINE') ? row.why : row.directive + row.host
    lines.set(key, [...(lines.get(key) ?? []), row])
  }
  return [...lines.values()].map((rows) => {
    const directive = rows[0]?.directive ?? ''
    const hosts = [...new Set(rows.map(({ host }) => host))].join(' ')
    const why = [...new Set(rows.map((row) => row.why))].join(' and ')
    const mend = `Add ${hosts} to ${directive}.`
    return bad(CHECK, `${directive} forbids ${hosts}, ${why}`, mend, 'policy-forbids-host')
  })
}

function checkStyles(policy: Policy): Finding[] {
  const sources = sourcesOf(policy, 'style-src-elem')
  const isKeyed = sources?.some((source) => /^'(sha\d+-|nonce-)/.test(source)) === true
  if (!sources || (sources.includes("'unsafe-inline'") && !isKeyed)) return []
  const what = 'style-src forbids inline styles, which the app’s styles are'
  const mend = isKeyed
    ? "Take hashes and nonces out of style-src: beside one, 'unsafe-inline' counts for nothing."
    : "Add 'unsafe-inline' to style-src."
  return [bad(CHECK, what, mend, 'policy-forbids-styles')]
}

const NEEDED_OF_SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups']

function checkRest(policy: Policy): Finding[] {
  const sandbox = policy.get('sandbox')
  const lacks = NEEDED_OF_SANDBOX.filter((flag) => sandbox && !sandbox.includes(flag))
  const types = policy.get('trusted-types')
  return [
    ...(lacks.length > 0
      ? [
          bad(
            CHECK,
            `sandbox lacks ${lacks.join(' ')}`,
            'Take sandbox out of the policy of the app.',
            'policy-forbids-app',
          ),
        ]
      : []),
    ...(types && !types.includes('*') && !types.includes('dompurify')
      ? [
          bad(
            CHECK,
            'trusted-types forbids the policy of the sanitiser (dompurify)',
            'Leave trusted-types out, or add dompurify to it.',
            'policy-forbids-app',
          ),
        ]
      : []),
  ]
}

function checkClosed(policies: readonly Policy[]): Finding[] {
  const open = ['object-src', 'base-uri', 'frame-ancestors'].filter(
    (name) => !policies.some((policy) => policy.get(name)?.includes("'none'")),
  )
  const what = `${open.join(', ')} not 'none'`
  return open.length === 0
    ? []
    : [note(CHECK, what, 'Take the whole policy from dist/_headers.', 'policy-open')]
}

/** The pictures that answers have named, against img-src: asked last, for by then they are known. */
export function checkPicturePolicy({ front, origin, pictures }: Visit): Finding[] {
  const check = `${CHECK} of pictures`
  const policies = policiesOf(front)
  if (policies.length === 0 || pictures.size === 0) return []
  const forbidden = [...pictures.keys()].filter((address) =>
    policies.some(({ policy }) => !allows(policy, 'img-src', address, origin)),
  )
  const hosts = new Set(
    forbidden.map((address) => (address.startsWith('data:') ? 'data:' : new URL(address).origin)),
  )
  const findings = [...hosts].map((host) =>
    bad(
      check,
      `img-src forbids ${host}, where the brand has pictures`,
      `Add ${host} to img-src.`,
      'policy-forbids-pictures',
    ),
  )
  return orGood(findings, check, 'img-src allows every host of the brand’s pictures')
}
