import { paths } from '../../src/addresses/paths.ts'
import { brandOfBearer } from '../../src/lib/token-payload.ts'
import { checkDanger, checkErrors } from './checks/api.ts'
import { checkConsent, checkHomeLayout, checkThemes } from './checks/brand.ts'
import { checkCalls } from './checks/calls.ts'
import { checkConfig, contentOf } from './checks/config.ts'
import { checkCors } from './checks/cors.ts'
import { checkFallback, checkFront, checkMissing, checkOwnPages } from './checks/front.ts'
import { checkCaching, checkCertificates, checkHeaders } from './checks/headers.ts'
import { checkLine } from './checks/line.ts'
import { checkPictures } from './checks/pictures.ts'
import { checkFiles, loadFiles } from './checks/scripts.ts'
import { checkPicturePolicy, checkPolicy } from './checks/security-policy.ts'
import { checkWrites, type Writing } from './checks/writes.ts'
import { entryOf } from './document-tags.ts'
import { fault, listed, quoted, type Finding } from './finding.ts'
import { readSiteConfig, type SiteConfig } from './site-config.ts'
import { isOk, type Site } from './site.ts'
import { claimsOf, type Visit } from './visit.ts'

interface ExamineOptions {
  token?: string | undefined
  /** The only brand to look at. */
  brand?: string | undefined
  lineApi?: string
  /** What is changed besides; `isLive`: told twice, also where the site is no staging. */
  write?: (Writing & { isLive: boolean }) | undefined
}

/** The checks that need the configuration, in the order of the report. */
const checks: readonly ((visit: Visit) => Finding[] | Promise<Finding[]>)[] = [
  checkPolicy,
  checkCors,
  checkLine,
  checkThemes,
  checkHomeLayout,
  checkConsent,
  checkCalls,
  checkPictures,
  checkPicturePolicy,
  checkErrors,
  checkDanger,
  checkCertificates,
]

/**
 * All findings about a site, good and bad; a site that is not there, or is not the app, has one alone. `root` is its address without
 * a slash at the end.
 */
export async function examine(site: Site, root: string, options: ExamineOptions = {}): Promise<Finding[]> {
  const front = await site.send(`${root}/`)
  if (front.failure) {
    const { what, mend } = front.failure
    return [fault('the site', front.isReached === true ? 'root-unreadable' : 'site-unreachable', what, mend)]
  }
  const fronts = checkFront(front, root)
  if (fronts.result === 'bad') return [fronts]
  const { findings: configs, raw } = await checkConfig(site, root, front)
  const config = raw && readSiteConfig(raw, new URL(root).origin)
  const given = options.token?.trim().replace(/^["']|["']$/g, '')
  const token = given?.replace(/^Bearer\s+/i, '')
  const misuse = config && misuseOf({ ...options, token }, config)
  if (misuse)
    return [fault(MISUSE_CHECK, 'misuse', misuse, `Give --brand one of: ${listed(config.brandRefs, 9)}.`)]
  const { write } = options
  if (config && write && raw.staging !== true && !write.isLive)
    return [fault(MISUSE_CHECK, 'misuse', LIVE, TWICE)]
  const reply = await site.send(root + paths.home)
  const list = contentOf(await site.send(`${root}/hashes.json`))
  const isApp = isOk(reply) && entryOf(reply.text) === entryOf(front.text)
  const visit: Visit = {
    ...askedFor(config ?? readSiteConfig({}, root), { ...options, token }),
    site,
    origin: new URL(root).origin,
    root,
    front,
    hashes: 'raw' in list ? list.raw : undefined,
    home: isApp ? reply : undefined,
    lineApi: options.lineApi ?? 'https://api.line.me',
    calls: [],
    unknownBrands: new Set(),
    pictures: new Map(),
  }
  const files = await loadFiles(visit)
  const missing = await site.send(`${root}/assets/missing-${crypto.randomUUID()}.js`)
  const findings = [
    fronts,
    ...configs,
    ...(visit.idToken === undefined ? [] : [fault('the token', 'token-is-id-token', ID_TOKEN)]),
    ...(token === given ? [] : [fault('the token', 'token-says-bearer', SAYS_BEARER)]),
    ...(await checkFallback(site, root, front)),
    ...(raw ? await checkOwnPages(site, root, front, raw) : []),
    ...(await checkFiles(visit, files)),
    ...checkMissing(missing),
    ...checkHeaders(visit, missing, files),
    ...(await checkCaching(visit, files)),
  ]
  if (config) for (const check of checks) findings.push(...(await check(visit)))
  if (config && write) findings.push(...(await checkWrites(visit, write)))
  return findings
}

/** What of the visit depends on the bearer and on --brand. */
function askedFor(all: SiteConfig, { token, brand }: ExamineOptions) {
  const file = brand === undefined ? all : { ...all, brandRefs: [brand], defaultBrandRef: brand }
  const bearer = isOfLine(token) ? undefined : token
  const named = brandOfBearer(bearer ?? '')
  // With several APIs, a bearer of an unknown brand is sent to the one of --brand.
  const isChosen = brand !== undefined && hasSeveralApis(all) && !all.brandRefs.includes(named ?? '')
  const brandRef = isChosen ? brand : (named ?? file.defaultBrandRef ?? file.brandRefs[0])
  const config = { ...file, ...file.apiOf(brandRef) }
  return { config, brandRef, token: bearer, idToken: isOfLine(token) ? token : undefined }
}

const hasSeveralApis = ({ brandRefs, apiOf }: SiteConfig) =>
  new Set(brandRefs.map((ref) => JSON.stringify([apiOf(ref).customerApi, apiOf(ref).crmApi]))).size > 1

const isOfLine = (token: string | undefined) => claimsOf(token).iss === 'https://access.line.me'

const ID_TOKEN = 'is an ID token of LINE’s, not a member’s bearer: the member’s calls are left out'

const SAYS_BEARER =
  'begins with “Bearer ”: where the app holds it so, Authorization says it twice, and no call is answered'
const LIVE = 'config.json does not say "staging": true, so that its members are real ones'
const TWICE = 'Say it in the file of a staging, or tell it twice: --write --live.'

/** The check of a finding about the doctor's own options, not about the site. */
export const MISUSE_CHECK = '--brand'

function misuseOf({ token, brand }: ExamineOptions, config: SiteConfig): string | undefined {
  const { brandRefs } = config
  // A file that names no brand may serve any.
  if (brand !== undefined && brandRefs.length > 0 && !brandRefs.includes(brand))
    return `config.json has no brand ${quoted(brand)}`
  // With several APIs, a bearer of an unknown brand could go to the wrong one.
  const isStrange = token && !isOfLine(token) && !brandRefs.includes(brandOfBearer(token) ?? '')
  return isStrange && brand === undefined && hasSeveralApis(config)
    ? 'config.json has several APIs, and the bearer names none of its brands: it was sent nowhere'
    : undefined
}
