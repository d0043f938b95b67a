import { randomUUID } from 'node:crypto'
import { paths } from '../../../src/addresses/paths.ts'
import { bad, good, kilobytes, note, orGood, plainAddress, unrecorded, type Finding } from '../finding.ts'
import { isHtml, isOk, isRedirect, type Answer, type Site } from '../site.ts'
import type { Visit } from '../visit.ts'

const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/
const YEAR = 31_536_000

/** What the document loads first; undefined where the document is not the app's. */
const entryOf = (text: string): string | undefined => ENTRY.exec(text)?.[1]

/** The root: an HTML page of the app, there and then. */
export function checkFront(front: Answer, root: string): Finding[] {
  const check = 'index.html'
  const { status, headers } = front
  if (isRedirect(front)) {
    const target = plainAddress(headers.location ?? '', `${root}/`)
    const mend = target.startsWith(`${root}/`)
      ? 'Serve index.html at the root itself.'
      : `Give the doctor ${target}, if that is the site.`
    return [bad(check, `the root redirects to ${target}`, mend)]
  }
  if (!isOk(front)) return [bad(check, `the root answers ${status}`, 'Deploy dist/ to the root of the site.')]
  if (!isHtml(front))
    return [
      bad(
        check,
        'the root is no HTML page',
        'Deploy dist/ to the root of the site, and serve .html as text/html.',
      ),
    ]
  if (entryOf(front.text) === undefined) {
    return [
      bad(
        check,
        'the root is not the app: it loads no script module',
        'Deploy dist/ of npm run build, not the sources or another page.',
      ),
    ]
  }
  return [good(check, `the app, ${kilobytes(front.bytes)} in ${front.ms} ms`)]
}

/** Whether the host answers paths, files and missing files as docs/hosting.md asks. */
export async function checkHosting({ site, root, front }: Visit): Promise<Finding[]> {
  const entry = new URL(entryOf(front.text) ?? '', `${root}/`).href
  return [
    ...(await checkFallback(site, root, front)),
    ...(await checkMissing(site, root)),
    ...checkHeaders(front),
    ...(await checkCaching(site, root, front, entry)),
  ]
}

async function checkFallback(site: Site, root: string, front: Answer): Promise<Finding[]> {
  const check = 'SPA fallback'
  const mend = 'Let every path that is no file answer index.html with status 200.'
  const findings: Finding[] = []
  let isSeen = false
  for (const path of [paths.home, paths.editProfile]) {
    const reply = await site.send(root + path)
    if (reply.kind === 'unrecorded') continue
    isSeen = true
    if (reply.kind === 'failure') findings.push(bad(check, reply.what, reply.mend))
    else if (!isOk(reply)) findings.push(bad(check, `${path} answers ${reply.status}`, mend))
    else if (entryOf(reply.text) !== entryOf(front.text))
      findings.push(bad(check, `${path} answers another page than the root`, mend))
  }
  if (!isSeen) return [unrecorded(check)]
  return orGood(findings, check, 'paths of the app answer index.html')
}

async function checkMissing(site: Site, root: string): Promise<Finding[]> {
  const check = 'a missing asset'
  const reply = await site.send(`${root}/assets/missing-${randomUUID()}.js`)
  if (reply.kind === 'unrecorded') return [unrecorded(check)]
  if (reply.kind === 'failure') return [bad(check, reply.what, reply.mend)]
  if (isHtml(reply) && isOk(reply)) {
    const what =
      'is answered with index.html and status 200: after a deployment, open tabs would take the page for their script'
    return [bad(check, what, 'Leave /assets/ out of the fallback: what is not there answers 404.')]
  }
  if (reply.status !== 404)
    return [bad(check, `answers ${reply.status}`, 'Answer 404 for files that are not there.')]
  const kept = reply.headers['cache-control'] ?? ''
  if (/immutable|max-age=[1-9]/.test(kept)) {
    const what = `is sent with ${kept}: it stays missing for who asks before a deployment is everywhere`
    return [bad(check, what, 'Send a 404 with Cache-Control: no-store.')]
  }
  return [good(check, 'answers 404')]
}

/** Each header, what it must say, and why. */
const HEADERS: readonly (readonly [name: string, isRight: (value: string) => boolean, mend: string])[] = [
  [
    'referrer-policy',
    (value) => ['strict-origin', 'origin', 'no-referrer'].includes(value.split(',').at(-1)?.trim() ?? ''),
    'Send Referrer-Policy: strict-origin: LINE’s login return carries its code in the query.',
  ],
  ['x-content-type-options', (value) => value.trim() === 'nosniff', 'Send X-Content-Type-Options: nosniff.'],
  [
    'permissions-policy',
    (value) => /camera=(\(\s*self|\*)/.test(value),
    'Send Permissions-Policy: camera=(self): outside LINE the app reads QR codes with the camera.',
  ],
]

function checkHeaders({ headers }: Answer): Finding[] {
  const findings = HEADERS.flatMap(([name, isRight, mend]) => {
    const value = headers[name]
    if (value === undefined) return [bad('security headers', `${name} is missing`, mend)]
    return isRight(value) ? [] : [bad('security headers', `${name} is ${value.slice(0, 60)}`, mend)]
  })
  return orGood(findings, 'security headers', HEADERS.map(([name]) => name).join(', '))
}

const isRevalidated = ({ headers }: Answer) =>
  /no-cache|no-store|max-age=0\b/.test(headers['cache-control'] ?? '')

async function checkCaching(site: Site, root: string, front: Answer, entry: string): Promise<Finding[]> {
  const check = 'caching'
  const said = ({ headers }: Answer) => headers['cache-control'] ?? 'no Cache-Control'
  const findings: Finding[] = []
  if (!isRevalidated(front)) {
    const what = `index.html is sent with ${said(front)}: browsers may keep an old one, whose scripts are gone`
    findings.push(bad(check, what, 'Send index.html with Cache-Control: no-cache.'))
  }
  const config = await site.send(`${root}/config.json`)
  if (config.kind === 'answer' && isOk(config) && !isHtml(config) && !isRevalidated(config)) {
    findings.push(
      bad(check, `config.json is sent with ${said(config)}`, 'Send it with Cache-Control: no-cache.'),
    )
  }
  const asset = await site.send(entry)
  if (asset.kind === 'failure') return [...findings, bad('the entry script', asset.what, asset.mend)]
  if (asset.kind === 'answer') findings.push(...checkEntry(asset, said(asset)))
  const hashed = asset.kind === 'answer' ? ', hashed assets kept for a year' : ''
  return orGood(findings, check, `index.html asked for anew${hashed}`)
}

function checkEntry(asset: Answer, cacheControl: string): Finding[] {
  if (!isOk(asset) || isHtml(asset)) {
    const what = isOk(asset) ? 'is answered with an HTML page' : `answers ${asset.status}`
    return [bad('the entry script', what, 'Deploy dist/assets/ of the same build as index.html.')]
  }
  const findings: Finding[] = []
  if (!/javascript/.test(asset.headers['content-type'] ?? '')) {
    findings.push(
      bad(
        'the entry script',
        `its type is ${asset.headers['content-type'] ?? 'not said'}: with nosniff no browser runs it`,
        'Serve .js as text/javascript.',
      ),
    )
  }
  const age = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0)
  if (age < YEAR / 12 || !cacheControl.includes('immutable')) {
    findings.push(
      bad(
        'caching',
        `/assets/ is sent with ${cacheControl}`,
        'Send /assets/ with Cache-Control: public, max-age=31536000, immutable.',
      ),
    )
  }
  if (asset.headers['content-encoding'] === undefined && asset.bytes > 20_000) {
    findings.push(
      note(
        'compression',
        `the entry script is sent uncompressed, ${kilobytes(asset.bytes)}`,
        'Compress with brotli, or with gzip.',
      ),
    )
  }
  return findings
}
