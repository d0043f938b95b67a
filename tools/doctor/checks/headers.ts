import { isOfThisMachine } from '../../../src/lib/safe-url.ts'
import { judge, judgeEach, kilobytes, listed, type Finding, type Rows } from '../finding.ts'
import { cookiesOf, isHtml, isOk, isPacked, listIn, type Answer } from '../site.ts'
import type { Visit } from '../visit.ts'

const YEAR = 31_536_000
/** Headers of hosts that cache the document with a deployment, and drop it with the next. */
const DROPS_WITH_DEPLOYMENT = ['x-nf-request-id', 'x-vercel-id']

interface Headed {
  answer: Answer
  /** The root's answer: headers that it sends are expected of every answer. */
  front: Answer
  /** A brand of this host logs in to LINE without LIFF. */
  hasBrandWithoutLiff: boolean
}

const missing = ({ answer, front }: Headed, name: string) =>
  answer.headers[name] === undefined &&
  (answer === front || front.headers[name] !== undefined) &&
  `${name} is missing`
const wrong = ({ answer: { headers } }: Headed, name: string, right: RegExp) => {
  const value = headers[name]
  return value !== undefined && !right.test(value) && `${name} is ${value.slice(0, 60)}`
}
const missingOrWrong = (name: string, right: RegExp) => (headed: Headed) =>
  missing(headed, name) || wrong(headed, name, right)

const WITHOUT_LIFF =
  'Send Cross-Origin-Opener-Policy: same-origin-allow-popups: a brand without a LIFF ID here logs in to LINE by an address; where brands has no row, any brand may.'

/** What every answer carries. Where a proxy sends a header a second time, browsers go by one of the two. */
const ANSWERS: Rows<Headed> = {
  'referrer-policy': missingOrWrong('referrer-policy', /(^|,)\s*(strict-origin|origin|no-referrer)\s*$/),
  nosniff: missingOrWrong('x-content-type-options', /^\s*nosniff\s*(,|$)/i),
  opener: (headed) => {
    const name = 'cross-origin-opener-policy'
    if (!headed.hasBrandWithoutLiff)
      return wrong(headed, name, /^\s*((same-origin|noopener)-allow-popups|unsafe-none)\b/)
    const what = missing(headed, name) || wrong(headed, name, /^\s*(same-origin|noopener)-allow-popups\b/)
    return what && { what, mend: WITHOUT_LIFF }
  },
  'cookies-set': ({ answer }) => cookiesOf(answer) && `cookies are set (${cookiesOf(answer)})`,
  camera: missingOrWrong('permissions-policy', /^(?!.*\bcamera=(?!\(\s*self|\*))/),
}
/** What the pages alone carry. */
const PAGES: Rows<Headed> = {
  'content-type': missingOrWrong('content-type', /^text\/html\b(?!.*charset=(?!"?utf-?8))/i),
  embedder: (page) => wrong(page, 'cross-origin-embedder-policy', /^\s*unsafe-none/i),
  'content-disposition': (page) => wrong(page, 'content-disposition', /^(?!attachment\b)/i),
  'clear-site-data': (page) => wrong(page, 'clear-site-data', /^(?!.*"(storage|\*)")/),
  'hsts-missing': ({ answer: { url, headers } }) => {
    const isPublic = url.startsWith('https:') && !isOfThisMachine(url)
    const header = headers['strict-transport-security']
    const [, seconds = ''] = /max-age="?(\d+)/i.exec(header ?? '') ?? []
    return isPublic && Number(seconds) < YEAR && `strict-transport-security is ${header ?? 'missing'}`
  },
}
/** What assets carry besides, since the root's policy has a finding of its own. */
const OTHERS: Rows<Headed> = {
  'policy-not-everywhere': (headed) => missing(headed, 'content-security-policy'),
}

/** The headers that are not about caching, of the document, of an asset and of one that is missing. */
export function checkHeaders(visit: Visit, gone: Answer, files: readonly Answer[]): Finding[] {
  const { front } = visit
  const { brandRefs, liffIds, opensAnyBrand } = visit.config
  const hasBrandWithoutLiff = opensAnyBrand || brandRefs.some((ref) => liffIds[ref] === undefined)
  const headed = (answer: Answer): Headed => ({ answer, front, hasBrandWithoutLiff })
  const pages = pagesOf(visit).map(([place, answer]) => [place, headed(answer)] as const)
  const others = [['a missing asset', gone] as const, ['/assets/', assetsOf(files)[0]] as const].flatMap(
    ([place, answer]) => (answer && answer.status > 0 ? [[place, headed(answer)] as const] : []),
  )
  const check = 'security headers'
  return [
    ...judgeEach(check, ANSWERS, [...pages, ...others], { well: 'of the document, and of assets' }),
    ...judgeEach(check, PAGES, pages),
    ...judgeEach(check, OTHERS, others),
  ]
}

/** The document at / and, where it is the app too, at /home. */
export const pagesOf = ({ front, home }: Visit): [name: string, answer: Answer][] => [
  ['index.html', front],
  ...(home ? [['/home', home] satisfies [string, Answer]] : []),
]
const assetsOf = (files: readonly Answer[]) => files.filter((file) => isOk(file) && !isHtml(file))

const DAY_MS = 24 * 60 * 60_000
/** By then a certificate that is renewed by itself has been. */
const RENEWED_DAYS = 10

const CERTIFICATE: Rows<Answer> = {
  'certificate-ends': ({ certificateEnd = Infinity, at }) => {
    const days = Math.floor((certificateEnd - at) / DAY_MS)
    return days < RENEWED_DAYS && `ends in ${days} days, and has not been renewed`
  },
}

/** How long the certificates of the site and of its APIs hold. */
export function checkCertificates({ front, calls }: Visit): Finding[] {
  const answers = [front, ...calls.map(({ reply }) => reply)].filter(({ certificateEnd }) => certificateEnd)
  const byHost = new Map(answers.map((answer) => [new URL(answer.url).host, answer] as const))
  return judgeEach('certificate', CERTIFICATE, [...byHost], {
    ...(byHost.size > 0 && { well: `holds for ${RENEWED_DAYS} days and more` }),
  })
}

const ageOf = (answer: Answer) => {
  const value = listIn(answer, 'cache-control').find((part) => part.startsWith('max-age='))
  return value === undefined ? undefined : Number(value.slice(8).replaceAll('"', ''))
}
const has = (answer: Answer, ...names: string[]) =>
  listIn(answer, 'cache-control').some((part) => names.includes(part))
const isRevalidated = (answer: Answer) => has(answer, 'no-cache', 'no-store') || ageOf(answer) === 0
const sentWith = ({ headers }: Answer) => `is sent with ${headers['cache-control'] ?? 'no Cache-Control'}`

const CHANGING: Rows<Answer> = {
  'document-kept': (answer) =>
    !isRevalidated(answer) && `${sentWith(answer)}: browsers may keep an old one, whose scripts are gone`,
  'kept-too-long': (answer) => {
    const lasting = isRevalidated(answer) ? 0 : ageOf(answer)
    const isObeying = DROPS_WITH_DEPLOYMENT.some((header) => answer.headers[header] !== undefined)
    const isOld = lasting !== undefined && Number(answer.headers.age ?? 0) > lasting + 60
    return !isObeying && isOld && `a cache has kept it for ${answer.headers.age} s, longer than it may`
  },
}
const LASTING: Rows<Answer> = {
  'assets-not-kept': (answer) =>
    (isRevalidated(answer) || (ageOf(answer) ?? 0) < YEAR / 12 || !has(answer, 'immutable')) &&
    sentWith(answer),
}
const COMPRESSED: Rows<Answer[]> = {
  'not-compressed': (answers) => {
    const plain = answers.filter(
      (answer) => !answer.headers['content-encoding'] && answer.bytes > 20_000 && !isPacked(answer),
    )
    const names = plain.map(
      ({ url, bytes }) => `${url.split('/').at(-1) || 'index.html'} ${kilobytes(bytes)}`,
    )
    return names.length > 0 && `are sent uncompressed: ${listed(names)}`
  },
}

/** Whether files that change are revalidated, those that do not are cached, and both are compressed. */
export async function checkCaching(visit: Visit, files: readonly Answer[]): Promise<Finding[]> {
  const config = await visit.site.send(`${visit.root}/config.json`)
  const isThere = isOk(config) && !isHtml(config)
  const changing = [...pagesOf(visit), ...(isThere ? [['config.json', config] as const] : [])]
  const assets = assetsOf(files)
  const lasting = assets.map((asset) => ['/assets/', asset] as const)
  return [
    ...judgeEach('caching', CHANGING, changing, { well: 'index.html and config.json are asked for anew' }),
    ...judgeEach('caching of assets', LASTING, lasting, { well: 'kept for a year' }),
    ...judge('compression', COMPRESSED, [visit.front, ...assets]),
  ]
}
