import { isSafeWebUrl } from '../../../src/lib/safe-url.ts'
import { bad, kilobytes, listed, note, orGood, type Finding } from '../finding.ts'
import type { FindingId } from '../finding-ids.ts'
import { isHtml, isOk, type Answer, type Reply } from '../site.ts'
import type { Visit } from '../visit.ts'
import { isPacked, type AppFile } from './scripts.ts'

const CHECK = 'caching'
const YEAR = 31_536_000
/** A clock that is off, or a second on the way, is no contradiction. */
const LEEWAY_S = 60
/** They keep the document beside its deployment, and drop it with the next. */
const DROPS_WITH_DEPLOYMENT = ['x-nf-request-id', 'x-vercel-id']

interface HeaderRule {
  name: string
  isRight: (value: string) => boolean
  mend: string
  /** Whether it may be left out. */
  isOptional?: boolean
}

const lastOf = (value: string) => value.split(',').at(-1)?.trim() ?? ''

/** Each header, what it must say, and why. Where a proxy sends it a second time, browsers go by one of the two. */
const HEADERS: readonly HeaderRule[] = [
  {
    name: 'referrer-policy',
    isRight: (value) => ['strict-origin', 'origin', 'no-referrer'].includes(lastOf(value)),
    mend: 'Send Referrer-Policy: strict-origin: LINE’s login return carries its code in the query.',
  },
  {
    name: 'x-content-type-options',
    isRight: (value) => value.split(',')[0]?.trim().toLowerCase() === 'nosniff',
    mend: 'Send X-Content-Type-Options: nosniff.',
  },
  {
    name: 'cross-origin-opener-policy',
    isRight: (value) => /^same-origin-allow-popups\b/.test(value.trim()),
    mend: 'Send Cross-Origin-Opener-Policy: same-origin-allow-popups: no page that has opened the app may lead its window elsewhere.',
  },
  {
    name: 'permissions-policy',
    isRight: (value) => /^(\(\s*self|\*)/.test(value.split(/\bcamera=/).at(-1) ?? ''),
    mend: 'Send Permissions-Policy: camera=(self): outside LINE the app reads QR codes with the camera.',
  },
  {
    name: 'content-type',
    isRight: (value) => /^text\/html\b/i.test(value) && !/charset=(?!"?utf-?8)/i.test(value),
    mend: 'Send index.html as text/html; charset=utf-8: in another encoding Thai cannot be read.',
  },
  {
    name: 'content-disposition',
    isRight: (value) => !/^attachment\b/i.test(value),
    mend: 'Leave it out: browsers save the page in place of showing it.',
    isOptional: true,
  },
  {
    name: 'clear-site-data',
    isRight: (value) => !/"(storage|\*)"/.test(value),
    mend: 'Leave it out: each visit logs the member out.',
    isOptional: true,
  },
]

/** As long as a browser asks this host by https alone. */
const HSTS = 'strict-transport-security'

/** What every answer carries, errors too. */
const EVERYWHERE: readonly { name: string; mend: string }[] = [
  ...HEADERS.slice(0, 4),
  { name: 'content-security-policy', mend: 'Send the headers of dist/_headers with every answer.' },
]

/** The headers that are not about caching: of the document all, and what every answer carries of a missing asset and of one that is there. */
export function checkHeaders(
  { front, home, root }: Visit,
  missing: Reply,
  files: readonly AppFile[],
): Finding[] {
  const check = 'security headers'
  const found = new Map<string, { places: string[]; mend: string; id: FindingId }>()
  const add = (place: string, what: string, mend: string, id: FindingId) =>
    found.set(what, { places: [...(found.get(what)?.places ?? []), place], mend, id })
  for (const [place, { headers }] of pagesOf(front, home)) {
    for (const { name, isRight, mend, isOptional } of HEADERS) {
      const value = headers[name]
      if (value === undefined) {
        if (isOptional !== true) add(place, `${name} is missing`, mend, 'header-missing')
      } else if (!isRight(value)) add(place, `${name} is ${value.slice(0, 60)}`, mend, 'header-wrong')
    }
  }
  const asset = files.find(({ reply }) => reply.kind === 'answer' && isOk(reply))?.reply
  for (const [place, reply] of [['a missing asset', missing] as const, ['/assets/', asset] as const]) {
    if (reply?.kind !== 'answer') continue
    for (const { name, mend } of EVERYWHERE) {
      const isAsked = front.headers[name] !== undefined && reply.headers[name] === undefined
      if (isAsked) add(place, `${name} is missing`, mend, 'header-missing')
    }
  }
  const findings = [...found].map(([what, { places, mend, id }]) =>
    bad(check, places.includes(ROOT) ? what : `${what} at ${listed(places)}`, mend, id),
  )
  const isPublic = root.startsWith('https:') && !isSafeWebUrl(root.replace('https:', 'http:'))
  const [, seconds = ''] = /max-age="?(\d+)/i.exec(front.headers[HSTS] ?? '') ?? []
  if (isPublic && Number(seconds) < YEAR) {
    const what = `${HSTS} is ${front.headers[HSTS]?.slice(0, 60) ?? 'missing'}: a first step by http can be led elsewhere`
    const mend = `Send Strict-Transport-Security: max-age=${YEAR}, unless something else on this host has no TLS.`
    findings.push(note(check, what, mend, 'hsts-missing'))
  }
  const named = HEADERS.flatMap(({ name, isOptional }) => (isOptional === true ? [] : [name]))
  return orGood(findings, check, named.join(', '))
}

const ROOT = 'index.html'
const pagesOf = (front: Answer, home: Answer | undefined): [name: string, answer: Answer][] => [
  [ROOT, front],
  ...(home ? [['/home', home] satisfies [string, Answer]] : []),
]

/** Whether what changes is asked for anew, and what does not is kept. */
export async function checkCaching(
  { site, root, front, home }: Visit,
  files: readonly AppFile[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  const pages = pagesOf(front, home)
  const kept = pages.find(([, answer]) => !isRevalidated(answer))
  if (kept) {
    const name = kept[0] === ROOT ? ROOT : `${ROOT} at ${kept[0]}`
    const what = `${name} is sent with ${said(kept[1])}: browsers may keep an old one, whose scripts are gone`
    findings.push(bad(CHECK, what, 'Send index.html with Cache-Control: no-cache.', 'document-kept'))
  }
  const config = await site.send(`${root}/config.json`)
  const isThere = config.kind === 'answer' && isOk(config) && !isHtml(config)
  if (isThere && !isRevalidated(config)) {
    const what = `config.json is sent with ${said(config)}`
    findings.push(bad(CHECK, what, 'Send it with Cache-Control: no-cache.', 'config-kept'))
  }
  const assets = files.flatMap(({ reply }) =>
    reply.kind === 'answer' && isOk(reply) && !isHtml(reply) ? [reply] : [],
  )
  const looked: [name: string, answer: Answer][] = [
    ...pages,
    ...(isThere ? [['config.json', config] satisfies [string, Answer]] : []),
    ...assets.slice(0, 1).map((asset): [string, Answer] => ['/assets/', asset]),
  ]
  findings.push(
    ...checkAssets(assets),
    ...checkCompression(front, assets),
    ...checkContradictions(looked),
    ...checkAges(looked),
  )
  const others = assets.length > 0 ? ', hashed assets kept for a year' : ''
  return orGood(findings, CHECK, `index.html asked for anew${others}`)
}

const said = ({ headers }: Answer) => headers['cache-control'] ?? 'no Cache-Control'

/** The directives of Cache-Control, in lower case; of one without a value it is ''. */
const directivesOf = ({ headers }: Answer): [name: string, value: string][] =>
  (headers['cache-control'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split('='))
    .map(([name = '', value = '']) => [name, value.replaceAll('"', '')])

const ageOf = (answer: Answer) => {
  const value = directivesOf(answer).find(([name]) => name === 'max-age')?.[1]
  return value === undefined ? undefined : Number(value)
}
const has = (answer: Answer, ...names: string[]) =>
  directivesOf(answer).some(([name]) => names.includes(name))
const isRevalidated = (answer: Answer) => has(answer, 'no-cache', 'no-store') || ageOf(answer) === 0

function checkAssets(assets: readonly Answer[]): Finding[] {
  const loose = assets.find(
    (asset) => isRevalidated(asset) || (ageOf(asset) ?? 0) < YEAR / 12 || !has(asset, 'immutable'),
  )
  return [
    ...(loose
      ? [
          bad(
            CHECK,
            `/assets/ is sent with ${said(loose)}`,
            'Send /assets/ with Cache-Control: public, max-age=31536000, immutable.',
            'assets-not-kept',
          ),
        ]
      : []),
  ]
}

function checkCompression(front: Answer, assets: readonly Answer[]): Finding[] {
  const isPlain = ({ headers, bytes, text }: Answer) =>
    headers['content-encoding'] === undefined && bytes > 20_000 && !isPacked(text)
  const plain = assets.filter(isPlain)
  const ofDocument = isPlain(front) ? [`index.html ${kilobytes(front.bytes)}`] : []
  const names = [
    ...ofDocument,
    ...plain.map(({ url, bytes }) => `${url.split('/').at(-1)} ${kilobytes(bytes)}`),
  ]
  if (names.length === 0) return []
  const what = `${plain.length > 0 ? 'scripts are' : 'the document is'} sent uncompressed: ${listed(names)}`
  return [note('compression', what, 'Compress with brotli, or with gzip.', 'not-compressed')]
}

/** How long an answer may be kept, in seconds; undefined: each cache decides. */
const lastingOf = (answer: Answer) => (isRevalidated(answer) ? 0 : ageOf(answer))

/** Headers of one answer that say two things, of which each cache between picks one. */
function checkContradictions(looked: readonly [name: string, answer: Answer][]): Finding[] {
  const namesOf = new Map<string, string[]>()
  for (const [name, answer] of looked) {
    for (const pair of contradictionsOf(answer)) namesOf.set(pair, [...(namesOf.get(pair) ?? []), name])
  }
  const mend = 'Let one place alone set the cache headers.'
  return [...namesOf].map(([pair, names]) =>
    note(CHECK, `both ${pair}: ${names.join(' · ')}`, mend, 'caching-contradicts'),
  )
}

function contradictionsOf(answer: Answer): string[] {
  const maxAge = ageOf(answer) ?? 0
  const ages = directivesOf(answer).filter(([name]) => name === 'max-age')
  const expires = lifetimeOf(answer)
  const lasting = lastingOf(answer)
  const isOtherTime =
    expires !== undefined && lasting !== undefined && Math.abs(Math.max(0, expires) - lasting) > LEEWAY_S
  return [
    isRevalidated(answer) && has(answer, 'immutable') && `${said(answer)} and immutable`,
    has(answer, 'no-store') && maxAge > 0 && `no-store and max-age=${maxAge}`,
    has(answer, 'public') && has(answer, 'private') && 'public and private',
    new Set(ages.map(([, value]) => value)).size > 1 && ages.map((age) => age.join('=')).join(' and '),
    isOtherTime && `${said(answer)} and Expires: ${answer.headers.expires}`,
  ].filter((pair) => typeof pair === 'string')
}

/** What a cache between has kept for longer than it may. */
function checkAges(looked: readonly [name: string, answer: Answer][]): Finding[] {
  const old = looked.filter(([, answer]) => {
    const lasting = lastingOf(answer)
    const isObeying = DROPS_WITH_DEPLOYMENT.some((header) => answer.headers[header] !== undefined)
    return lasting !== undefined && !isObeying && Number(answer.headers.age ?? 0) > lasting + LEEWAY_S
  })
  if (old.length === 0) return []
  const names = old.map(([name, { headers }]) => `${name} for ${headers.age} s`).join(' · ')
  return [
    note(
      CHECK,
      `a cache has kept, longer than it may: ${names}`,
      'Let the CDN obey Cache-Control, or empty it with each deployment.',
      'kept-too-long',
    ),
  ]
}

/** How long an answer is to be kept by its Expires, in seconds; one that cannot be read is over. */
function lifetimeOf({ headers }: Answer): number | undefined {
  if (headers.expires === undefined) return undefined
  const expires = Date.parse(headers.expires)
  const now = Date.parse(headers.date ?? '') || Date.now()
  return Number.isNaN(expires) ? 0 : Math.round((expires - now) / 1000)
}
