import { LINE_ORIGINS, LINE_SUB_WINDOW } from '../../build/document/content-security-policy.ts'
import { hashOf } from '../../build/document/file-hashes.ts'
import { entryOf, scriptsOf, tagsOf } from '../document-tags.ts'
import { good, judge, judgeEach, listed, plainAddress, type Finding, type Rows } from '../finding.ts'
import { allows, allowsInline, hashesOf, policiesOf, sourcesOf, type Policy } from '../policy.ts'
import type { Answer } from '../site.ts'
import { pagesOf } from './headers.ts'
import { foldersOf } from './scripts.ts'
import type { Visit } from '../visit.ts'

const CHECK = 'Content-Security-Policy'

/** What the app needs that one policy of a page forbids. */
const FORBIDDEN: Rows<{ policy: Policy; page: Answer; visit: Visit }> = {
  'policy-of-other-build': ({ policy, page }) => {
    const inline = scriptsOf(tagsOf(page.text)).filter(({ attributes: { src } }) => src === undefined)
    const refused = inline.filter(({ text, attributes: { nonce } }) => !allowsInline(policy, text, nonce))
    const hashes = (sourcesOf(policy, 'script-src-elem') ?? []).filter((source) => /^'sha\d+-/.test(source))
    const known = inline.flatMap(({ text }) => hashesOf(text))
    // Where the policy allows every script of the build, a CDN has added the others, which need not run.
    const isAdded = hashes.length > 0 && hashes.every((hash) => known.includes(hash))
    return refused.length > 0 && !isAdded && 'script-src forbids the script inside index.html'
  },
  'policy-forbids-app': ({ policy, page, visit: { root, origin } }) =>
    !allows(policy, 'script-src-elem', new URL(entryOf(page.text) ?? '', `${root}/`).href, origin) &&
    'script-src forbids the app’s own script',
  'policy-forbids-host': ({ policy, visit }) => {
    const forbidden = neededBy(visit).filter(
      ({ directive, host }) => !allows(policy, directive, `${host}/`, visit.origin),
    )
    const places = forbidden.map(({ directive, host, why }) => `${directive} forbids ${host}, ${why}`)
    return listed(places, 12)
  },
  'policy-forbids-styles': ({ policy }) => {
    const sources = sourcesOf(policy, 'style-src-elem') ?? ["'unsafe-inline'"]
    const isKeyed = sources.some((source) => /^'(sha\d+-|nonce-)/.test(source))
    const isForbidden = isKeyed || !sources.includes("'unsafe-inline'")
    return isForbidden && 'style-src forbids inline styles, which the app’s styles are'
  },
  'policy-sandbox': ({ policy }) => {
    const flags = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups']
    const lacks = flags.filter((flag) => policy.get('sandbox')?.includes(flag) === false)
    return lacks.length > 0 && `sandbox lacks ${lacks.join(' ')}`
  },
  'policy-trusted-types': ({ policy }) => {
    const types = policy.get('trusted-types')
    const isForbidden = types && !types.includes('*') && !types.includes('dompurify')
    return isForbidden && 'trusted-types forbids the policy of the sanitiser (dompurify)'
  },
}

/** What the policies of a page let through together. */
const TOGETHER: Rows<{ policies: readonly Policy[]; page: Answer }> = {
  'policy-missing': ({ policies, page: { headers } }) =>
    policies.length === 0 &&
    (headers['content-security-policy-report-only'] === undefined
      ? 'is missing'
      : 'is sent as Report-Only, which forbids nothing'),
  'policy-loose': ({ policies }) => {
    const loose = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:'].filter((source) =>
      policies.every((policy) => (sourcesOf(policy, 'script-src') ?? [source]).includes(source)),
    )
    return policies.length > 0 && loose.length > 0 && `script-src allows ${loose.join(' ')}`
  },
  'policy-open': ({ policies }) => {
    const open = ['object-src', 'base-uri', 'frame-ancestors'].filter(
      (name) => !policies.some((policy) => policy.get(name)?.includes("'none'")),
    )
    return policies.length > 0 && open.length > 0 && `${open.join(', ')} not 'none'`
  },
}

/** The scripts of a page that the build did not write, and whether the policies let each run. */
type Strangers = { name: string; isRunning: boolean }[]

const namesOf = (strangers: Strangers, isMeant: boolean) =>
  listed(strangers.flatMap(({ name, isRunning }) => (isRunning === isMeant ? [name] : [])))
const ADDED: Rows<Strangers> = {
  'script-added': (strangers) => {
    const names = namesOf(strangers, true)
    return names && `run on the page, and the build did not write them: ${names}`
  },
  'script-refused': (strangers) => {
    const names = namesOf(strangers, false)
    return names && `are put in on the way, and the policy refuses them: ${names}`
  },
}

function strangersOn(page: Answer, { hashes, root, origin }: Visit): Strangers {
  const own = hashes?.['index.html']
  const folders = foldersOf(page, root)
  return scriptsOf(tagsOf(page.text)).flatMap(({ text, attributes: { src, nonce } }) => {
    const url = src !== undefined && URL.canParse(src, root) ? new URL(src, `${root}/`).href : undefined
    const isOwn =
      url === undefined
        ? !Array.isArray(own) || own.includes(hashOf(text))
        : folders.some((folder) => url.startsWith(folder))
    if (isOwn) return []
    const isRunning = policiesOf(page).every(({ policy }) =>
      url === undefined ? allowsInline(policy, text, nonce) : allows(policy, 'script-src-elem', url, origin),
    )
    return [{ name: url === undefined ? 'one inside the page' : plainAddress(url), isRunning }]
  })
}

function neededBy({ config, origin }: Visit): readonly { directive: string; host: string; why: string }[] {
  const connect = (host: string, why: string) => ({ directive: 'connect-src', host, why })
  const line = LINE_ORIGINS.map((host) => connect(host, 'which LINE’s SDK calls'))
  const list = { directive: 'frame-src', host: LINE_SUB_WINDOW, why: 'where LINE’s share list opens' }
  const ofLine = Object.keys(config.liffIds).length === 0 ? [] : [...line, list]
  return [...config.hosts, connect(origin, 'where the app’s config.json is'), ...ofLine]
}

/** Every policy at / and /home, in headers and <meta>, against this build, the APIs, LINE and the hosts of config.json. */
export function checkPolicy(visit: Visit): Finding[] {
  const pages = pagesOf(visit)
  const held = pages.flatMap(([place, page]) =>
    policiesOf(page).map(({ where, policy }) => [place + where, { policy, page, visit }] as const),
  )
  const all = (page: Answer) => ({ page, policies: policiesOf(page).map(({ policy }) => policy) })
  const together = pages.map(([place, page]) => [place, all(page)] as const)
  const hasLiff = Object.keys(visit.config.liffIds).length > 0
  const added = pages.map(([place, page]) => [place, strangersOn(page, visit)] as const)
  const findings = [
    ...judgeEach(CHECK, TOGETHER, together),
    ...judgeEach(CHECK, FORBIDDEN, held),
    ...judgeEach('scripts of others', ADDED, added),
  ]
  return findings.length > 0
    ? findings
    : [good(CHECK, `fits this build and the APIs${hasLiff ? ', and LINE’s SDK' : ''}`)]
}

const PICTURES: Rows<Visit> = {
  'policy-forbids-pictures': ({ front, origin, pictures }) => {
    const forbidden = [...pictures.keys()].filter((address) =>
      policiesOf(front).some(({ policy }) => !allows(policy, 'img-src', address, origin)),
    )
    const hosts = forbidden.map((address) =>
      address.startsWith('data:') ? 'data:' : new URL(address).origin,
    )
    return hosts.length > 0 && `img-src forbids ${listed(hosts)}, where the brand has pictures`
  },
}

/** The pictures that answers have named, against img-src: checked last, when all of them are known. */
export const checkPicturePolicy = (visit: Visit): Finding[] => judge(`${CHECK} of pictures`, PICTURES, visit)
