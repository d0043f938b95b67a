import { randomUUID } from 'node:crypto'
import { paths } from '../../../src/addresses/paths.ts'
import { entryOf, tagsOf } from '../document-tags.ts'
import { bad, good, kilobytes, note, plainAddress, unrecorded, type Finding } from '../finding.ts'
import type { FindingId } from '../finding-ids.ts'
import { isHtml, isOk, isRedirect, type Answer, type Reply, type Site } from '../site.ts'
import type { Visit } from '../visit.ts'
import { checkFallback } from './fallback.ts'
import { checkCaching, checkHeaders } from './headers.ts'
import { checkFiles, isPacked, loadFiles } from './scripts.ts'

/** Longer than this, and the pages are felt to be slow before anything of the app has come. */
const SLOW_DOCUMENT_MS = 1500

/** The root: an HTML page of the app, there and then. */
export function checkFront(front: Answer, root: string): Finding[] {
  const check = 'index.html'
  const { status, headers, text } = front
  if (isRedirect(front)) {
    const target = plainAddress(headers.location ?? '', `${root}/`)
    const mend = target.startsWith(`${root}/`)
      ? 'Serve index.html at the root itself.'
      : `Give the doctor ${target}, if that is the site.`
    return [bad(check, `the root redirects to ${target}`, mend, 'root-redirects')]
  }
  const guard = guardOf(front)
  if (guard) return [bad(check, `the root ${guard[0]}`, guard[1], 'root-guarded')]
  if (!isOk(front))
    return [bad(check, `the root answers ${status}`, 'Deploy dist/ to the root of the site.', 'root-status')]
  if (isPacked(text)) {
    const mend = 'Let either the files or the server be compressed, and once.'
    return [bad(check, 'the root is compressed still after it was unpacked', mend, 'root-unreadable')]
  }
  if (!isHtml(front)) {
    const mend = 'Deploy dist/ to the root of the site, and serve .html as text/html.'
    return [bad(check, 'the root is no HTML page', mend, 'root-not-html')]
  }
  const other = otherPageOf(text, root)
  if (other) return [bad(check, ...other)]
  const slow = note(
    check,
    `the document took ${front.ms} ms, before which nothing can begin`,
    'Serve it from a place nearer to the members, and look for what the host waits for.',
    'document-slow',
  )
  return [
    good(check, `the app, ${kilobytes(front.bytes)} in ${front.ms} ms`),
    ...(front.ms > SLOW_DOCUMENT_MS ? [slow] : []),
  ]
}

/** What stands before the site and lets in nobody, or not everybody. */
function guardOf({ status, headers, text }: Answer): [what: string, mend: string] | undefined {
  if (status === 401) return ['asks for a password', 'Take the password off: members have none.']
  const isChallenge = headers['cf-mitigated'] === 'challenge' || /<title>Just a moment/i.test(text)
  if (!isChallenge) return undefined
  return [
    'is a page of the CDN’s that looks for robots',
    'Let the CDN’s bot protection leave out this host: LINE’s browser fails it too.',
  ]
}

/** A page that is not this app as it was built for this address. */
function otherPageOf(text: string, root: string): [what: string, mend: string, id: FindingId] | undefined {
  const entry = entryOf(text)
  if (entry === undefined) {
    if (
      tagsOf(text).some(
        ({ name, attributes: { type = '' } }) => name === 'script' && type.endsWith('-module'),
      )
    ) {
      const what = 'a CDN has rewritten the scripts of index.html, and loads them in its own way'
      return [what, 'Switch its script loader (Rocket Loader) off for this host.', 'scripts-rewritten']
    }
    const mend = 'Deploy dist/ of npm run build, not the sources or another page.'
    return ['the root is not the app: it loads no script module', mend, 'root-not-app']
  }
  const { origin, pathname } = new URL(entry, `${root}/`)
  if (/\.tsx?$/.test(pathname))
    return ['the root is the app’s sources, not its build', 'Deploy dist/ of npm run build.', 'root-not-app']
  const base = /^(.*\/)assets\/[^/]+$/.exec(pathname)?.[1]
  const here = new URL(`${root}/`).pathname
  if (base === undefined || base === here || origin !== new URL(root).origin) return undefined
  const build = here === '/' ? 'build without BASE' : `build with BASE=${here}`
  const mend = `Give the doctor ${origin}${base}, if the app is there; else ${build}.`
  return [`the build is for ${base}, and it stands at ${here}`, mend, 'other-base']
}

/** The page of /home: a host that has rules for each path may send it without what the root has. */
export async function homeOf(site: Site, root: string, front: Answer): Promise<Answer | undefined> {
  const reply = await site.send(root + paths.home)
  const isApp = reply.kind === 'answer' && isOk(reply) && entryOf(reply.text) === entryOf(front.text)
  return isApp ? reply : undefined
}

/** Whether the host answers paths, files and missing files as docs/hosting.md asks. */
export async function checkHosting(visit: Visit): Promise<Finding[]> {
  const { site, root, front } = visit
  const files = await loadFiles(visit)
  const missing = await site.send(`${root}/assets/missing-${randomUUID()}.js`)
  return [
    ...(await checkFallback(site, root, front)),
    ...(await checkFiles(visit, files)),
    ...checkMissing(missing),
    ...checkHeaders(visit, missing, files),
    ...(await checkCaching(visit, files)),
  ]
}

function checkMissing(reply: Reply): Finding[] {
  const check = 'a missing asset'
  if (reply.kind === 'unrecorded') return [unrecorded(check)]
  if (reply.kind === 'failure') return [bad(check, reply.what, reply.mend)]
  if (isHtml(reply) && isOk(reply)) {
    const what =
      'is answered with index.html and status 200: after a deployment, open tabs would take the page for their script'
    return [
      bad(
        check,
        what,
        'Leave /assets/ out of the fallback: what is not there answers 404.',
        'missing-asset-is-a-page',
      ),
    ]
  }
  if (reply.status !== 404)
    return [
      bad(
        check,
        `answers ${reply.status}`,
        'Answer 404 for files that are not there.',
        'missing-asset-status',
      ),
    ]
  const kept = reply.headers['cache-control'] ?? ''
  if (/immutable|max-age=[1-9]/.test(kept)) {
    const what = `is sent with ${kept}: it stays missing for who asks before a deployment is everywhere`
    return [bad(check, what, 'Send a 404 with Cache-Control: no-store.', 'missing-asset-kept')]
  }
  return [good(check, 'answers 404')]
}
