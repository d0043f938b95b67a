import { paths } from '../../../src/addresses/paths.ts'
import { entryOf } from '../document-tags.ts'
import { bad, listed, orGood, plainAddress, unrecorded, type Finding } from '../finding.ts'
import type { FindingId } from '../finding-ids.ts'
import { isOk, isRedirect, type Answer, type Reply, type Site } from '../site.ts'

/** What LINE and its login add to an address: the page that was asked for, and the code of a login. */
const QUERIES = ['', '?liff.state=%2Fprivilege', '?code=doctor&state=doctor']
/** As long as a login's return can be; IIS by itself lets in half of it. */
const LONG_QUERY = `?code=${'doctor'.repeat(660)}&state=doctor`

interface Astray {
  what: string
  mend: string
  id: FindingId
  /** Where a redirect leads. */
  target?: string
}

/** Whether every path of the app answers its page, whatever is in the query. */
export async function checkFallback(site: Site, root: string, front: Answer): Promise<Finding[]> {
  const check = 'SPA fallback'
  const found = new Map<string, { astray: Astray; places: string[] }>()
  let isSeen = false
  for (const path of ['/', paths.home, paths.editProfile]) {
    for (const query of QUERIES) {
      const reply = await site.send(root + path + query)
      if (reply.kind === 'unrecorded') continue
      isSeen = true
      const astray = astrayOf(reply, root, front, query)
      if (!astray) continue
      const place = path + query.replaceAll(/=[^&]*/g, '=…')
      const places = found.get(astray.what)?.places ?? []
      const target = astray.target === undefined ? '' : ` to ${astray.target}`
      found.set(astray.what, { astray, places: [...places, place + target] })
      // With a query it cannot be better.
      if (query === '') break
    }
  }
  const long = found.size === 0 ? await site.send(root + paths.home + LONG_QUERY) : undefined
  const refused = long && astrayOf(long, root, front, LONG_QUERY)
  if (refused) {
    const astray = {
      ...refused,
      what: refused.id === 'query-refused' ? `${refused.what} of 4 kB` : refused.what,
      mend: 'Let queries of 8 kB in: LINE’s login comes back with a long one (IIS: maxQueryString).',
    }
    found.set(astray.what, { astray, places: [`${paths.home}?code=…&state=…`] })
  }
  const base = await astrayBase(site, root)
  if (base) {
    const [, query = ''] = QUERIES
    const place = new URL(root).pathname + query.replaceAll(/=[^&]*/g, '=…')
    const places = found.get(base.what)?.places ?? []
    found.set(base.what, { astray: base, places: [...places, `${place} to ${base.target}`] })
  }
  if (!isSeen) return [unrecorded(check)]
  const findings = [...found.values()].map(({ astray: { what, mend, id }, places }) =>
    bad(check, `${what}: ${listed(places)}`, mend, id),
  )
  return orGood(findings, check, 'paths of the app answer index.html, whatever is in the query')
}

/** The base of a site below a path, without its slash: where a server puts it there, the rest has to stay. */
async function astrayBase(site: Site, root: string): Promise<Astray | undefined> {
  const [, query = ''] = QUERIES
  if (new URL(root).pathname === '/') return undefined
  const reply = await site.send(root + query)
  if (reply.kind !== 'answer' || !isRedirect(reply)) return undefined
  const location = reply.headers.location ?? ''
  if (
    root.startsWith('https:') &&
    URL.canParse(location, root) &&
    new URL(location, root).protocol === 'http:'
  )
    return {
      what: 'redirected to http',
      mend: 'Tell the server behind the TLS terminator its https address (Apache: ServerName https://…), or redirect by the path alone.',
      id: 'redirect-to-http',
      target: plainAddress(location, root),
    }
  const astray = astrayBy(location, reply, root, query)
  return astray.id === 'query-dropped' ? astray : undefined
}

/** How an answer is not the document that the root has. */
function astrayOf(reply: Reply, root: string, front: Answer, query: string): Astray | undefined {
  if (reply.kind === 'unrecorded') return undefined
  if (reply.kind === 'failure') return { what: reply.what, mend: reply.mend, id: 'fallback-missing' }
  if (isRedirect(reply)) return astrayBy(reply.headers.location ?? '', reply, root, query)
  const isOther = isOk(reply) && entryOf(reply.text) !== entryOf(front.text)
  if (isOk(reply) && !isOther) return undefined
  const what = isOther ? 'another page than the root' : `answered ${reply.status}`
  if (query === '')
    return {
      what,
      mend: 'Let every path that is no file answer index.html with status 200.',
      id: 'fallback-missing',
    }
  return {
    what: `${what} with a query`,
    mend: 'Let no rule of the firewall, the proxy or the cache look at the query: LINE opens the app with it.',
    id: 'query-refused',
  }
}

function astrayBy(location: string, { url }: Answer, root: string, query: string): Astray {
  const target = plainAddress(location, `${root}/`)
  const kept = URL.canParse(location, url) ? new URL(location, url).search : ''
  return query === '' || kept === query
    ? {
        what: 'redirected',
        mend: 'Let the path itself answer index.html with status 200.',
        id: 'fallback-redirects',
        target,
      }
    : {
        what: 'redirected without the query, with which LINE’s login return and the page that was asked for are lost',
        mend: 'Let the path itself answer index.html, or redirect with the query.',
        id: 'query-dropped',
        target,
      }
}
