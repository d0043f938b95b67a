import { paths } from '../../../src/addresses/paths.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { entryOf, tagsOf } from '../document-tags.ts'
import { good, judge, judgeEach, kilobytes, plainAddress, type Finding, type Rows } from '../finding.ts'
import { isHtml, isOk, isPacked, isRedirect, type Answer, type Site } from '../site.ts'

const pathOf = (root: string) => new URL(`${root}/`).pathname

/** What the root can be in place of the app; the first row that applies counts. */
const FRONT: Rows<{ front: Answer; root: string; entry: URL | undefined }> = {
  'root-redirects': ({ front, root }) =>
    isRedirect(front) && `the root redirects to ${plainAddress(front.headers.location ?? '', `${root}/`)}`,
  'root-password': ({ front }) => front.status === 401 && 'the root asks for a password',
  'root-robots': ({ front: { headers, text } }) =>
    (headers['cf-mitigated'] === 'challenge' || /<title>Just a moment/i.test(text)) &&
    'the root is a page of the CDN’s that looks for robots',
  'root-status': ({ front }) => !isOk(front) && `the root answers ${front.status}`,
  'root-unreadable': ({ front }) => isPacked(front) && 'the root is compressed still after it was unpacked',
  'root-not-html': ({ front }) => !isHtml(front) && 'the root is no HTML page',
  'scripts-rewritten': ({ front, entry }) =>
    !entry &&
    tagsOf(front.text).some(({ attributes: { type = '' } }) => type.endsWith('-module')) &&
    'a CDN has rewritten the scripts of index.html, and loads them in its own way',
  'root-not-app': ({ entry }) =>
    (!entry || /\.tsx?$/.test(entry.pathname)) && 'the root is not the app: it loads no script of a build',
  'other-base': ({ entry, root }) => {
    const [, base] = /^(.*\/)assets\/[^/]+$/.exec(entry?.pathname ?? '') ?? []
    const isOther = base !== undefined && base !== pathOf(root) && entry?.origin === new URL(root).origin
    return isOther && `the build is for ${base}, and it stands at ${pathOf(root)}`
  },
}

/** The root: an HTML page of the app as it was built for this address. */
export function checkFront(front: Answer, root: string): Finding {
  const name = entryOf(front.text)
  const entry = name !== undefined && URL.canParse(name, `${root}/`) ? new URL(name, `${root}/`) : undefined
  const [found] = judge('index.html', FRONT, { front, root, entry })
  return found ?? good('index.html', `the app, ${kilobytes(front.bytes)} in ${front.ms} ms`)
}

/** The queries that LINE and its login add: the page to open, the code of a login, which can be long, and where it began. */
const LIFF = '?liff.state=%2Fprivilege'
const QUERIES = [LIFF, '?code=doctor&state=doctor&liffRedirectUri=https%3A%2F%2Fdoctor.example%2F']
const LONG = `?code=${'doctor'.repeat(660)}`

interface Page {
  answer: Answer
  query: string
  isApp: boolean
  /** Where it redirects to. */
  target: URL | undefined
}

const otherwise = (answer: Answer) =>
  isOk(answer) ? 'another page than the root' : `answered ${answer.status}`

/** What a path of the app can answer in place of its page; the first row that applies counts. */
const PAGE: Rows<Page> = {
  'redirect-to-http': ({ target, answer }) =>
    target?.protocol === 'http:' && answer.url.startsWith('https:') && 'redirected to http',
  'query-dropped': ({ target, query }) =>
    target &&
    target.search !== query &&
    'redirected without the query, with which LINE’s login return and the page that was asked for are lost',
  'fallback-redirects': ({ target }) => target && 'redirected',
  'query-refused': ({ isApp, query, answer }) => !isApp && query && `${otherwise(answer)} with a query`,
  'fallback-missing': ({ isApp, answer }) => !isApp && (answer.failure ?? otherwise(answer)),
}

/** Whether every path of the app answers its page, whatever is in the query. */
export async function checkFallback(site: Site, root: string, front: Answer): Promise<Finding[]> {
  const pages: [place: string, page: Page][] = []
  const look = async (path: string, query: string) => {
    const answer = await site.send(root + path + query)
    const isApp = isOk(answer) && entryOf(answer.text) === entryOf(front.text)
    const { location = '' } = answer.headers
    const target = isRedirect(answer) && URL.canParse(location, root) ? new URL(location, root) : undefined
    const asked = query.replaceAll(/=[^&]*/g, '=…') + (query === LONG ? ' of 4 kB' : '')
    const leads = target ? ` to ${plainAddress(target.href)}` : ''
    pages.push([(path || pathOf(root)) + asked + leads, { answer, query, isApp, target }])
    return { isApp, target }
  }
  const others: readonly string[] = [paths.privilegeDetail, paths.packageDetail, paths.smsPdpa]
  for (const path of ['/', paths.home, paths.editProfile, ...others]) {
    const queries = others.includes(path) ? [] : path === paths.home ? [...QUERIES, LONG] : QUERIES
    // A path that fails without a query is not tried with one.
    if ((await look(path, '')).isApp) for (const query of queries) await look(path, query)
  }
  // A site below a path may redirect from the path without its last slash to the one with it.
  if (pathOf(root) !== '/' && (await look('', LIFF)).target?.href === `${root}/${LIFF}`) pages.pop()
  const well = 'paths of the app answer index.html, whatever is in the query'
  return judgeEach('SPA fallback', PAGE, pages, { isFirst: true, well })
}

const OWN_PAGES = /^(privacy|terms|accountDeletion|dataExport)Url$/
const OWN_PAGE: Rows<{ isApp: boolean }> = {
  'page-is-app': ({ isApp }) => isApp && 'the site has no such page: the link opens the app once more',
}

/** Whether the pages that config.json names on this site are there, and not the app in their place. */
export async function checkOwnPages(site: Site, root: string, front: Answer, raw: Record<string, unknown>) {
  const brands: unknown[] = Array.isArray(raw.brands) ? raw.brands : []
  const named = [raw, ...brands.filter(isRecord)].flatMap((row) =>
    Object.entries(row).filter(([field]) => OWN_PAGES.test(field)),
  )
  const places: [place: string, seen: { isApp: boolean }][] = []
  for (const [field, value] of named) {
    if (typeof value !== 'string' || !URL.canParse(value, `${root}/`)) continue
    const url = new URL(value, `${root}/`)
    if (url.origin !== new URL(root).origin) continue
    const answer = await site.send(url.href)
    places.push([field, { isApp: isOk(answer) && entryOf(answer.text) === entryOf(front.text) }])
  }
  return judgeEach('pages of the brand', OWN_PAGE, places)
}

/** What a file that is not there can answer: after a deployment, open tabs ask for the scripts of the one before. */
const MISSING: Rows<Answer> = {
  'missing-asset': (answer) =>
    answer.failure ??
    (isOk(answer) && isHtml(answer)
      ? 'is answered with index.html and status 200, which open tabs would take for their script'
      : answer.status !== 404 && `answers ${answer.status}`),
  'missing-asset-kept': ({ status, headers: { 'cache-control': kept = '' } }) =>
    status === 404 &&
    /immutable|max-age=[1-9]/.test(kept) &&
    `is sent with ${kept}: it stays missing for who asks before a deployment is everywhere`,
}

export const checkMissing = (missing: Answer): Finding[] =>
  judge('a missing asset', MISSING, missing, 'answers 404')
