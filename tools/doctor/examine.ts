import { brandOfBearer } from '../../src/lib/token-payload.ts'
import { checkCalls } from './checks/calls.ts'
import { checkConfig } from './checks/config.ts'
import { checkConsent } from './checks/consent.ts'
import { checkCors } from './checks/cors.ts'
import { checkHomeLayout } from './checks/home-layout.ts'
import { checkFront, checkHosting, homeOf } from './checks/hosting.ts'
import { checkLine } from './checks/line.ts'
import { checkPictures } from './checks/pictures.ts'
import { checkDanger } from './checks/danger.ts'
import { checkErrors } from './checks/errors.ts'
import { checkPicturePolicy, checkPolicy } from './checks/security-policy.ts'
import { checkSpeed } from './checks/speed.ts'
import { checkThemes } from './checks/theme.ts'
import { checkTime } from './checks/time.ts'
import { checkWriting } from './checks/writing.ts'
import { bad, listed, note, quoted, unrecorded, type Finding } from './finding.ts'
import { readSiteConfig, type SiteConfig } from './site-config.ts'
import type { Answer, Site } from './site.ts'
import { claimsOf, type Visit } from './visit.ts'

interface ExamineOptions {
  token?: string | undefined
  /** The brand that alone is looked at. */
  brand?: string | undefined
  mayWrite?: boolean
  lineApi?: string
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
  checkTime,
  checkDanger,
  checkWriting,
  checkSpeed,
]

/**
 * All findings about a site, good and bad; a site that is not there, or is not the app, has one alone. `root` is its address without
 * a slash at the end.
 */
export async function examine(site: Site, root: string, options: ExamineOptions = {}): Promise<Finding[]> {
  const reply = await site.send(`${root}/`)
  if (reply.kind === 'failure') {
    const id = reply.isReached ? 'root-unreadable' : 'site-unreachable'
    return [bad('the site', reply.what, reply.mend, id)]
  }
  const front = reply.kind === 'answer' ? reply : undefined
  const fronts = front ? checkFront(front, root) : [unrecorded('index.html')]
  if (fronts.some(({ result }) => result === 'bad')) return fronts
  const { findings: configs, raw } = await checkConfig(site, root, front ?? nothing)
  const known = raw ?? configOfRecording(site)
  const stranger = known && checkBrand(options.brand, readSiteConfig(known, new URL(root).origin))
  if (stranger) return [stranger]
  const homeless =
    known && !site.recording && checkBearer(readSiteConfig(known, new URL(root).origin), options)
  if (homeless) return [homeless]
  const home = front && (await homeOf(site, root, front))
  const visit = visitOf(site, root, { front: front ?? nothing, home }, known ?? {}, options)
  const findings = [...fronts, ...configs, ...checkPaste(options.token), ...checkToken(visit)]
  if (front) findings.push(...(await checkHosting(visit)))
  if (!known) return findings
  for (const check of checks) {
    if (!front && (check === checkPolicy || check === checkPicturePolicy)) continue
    findings.push(...(await check(visit)))
  }
  return findings
}

const nothing: Answer = { kind: 'answer', url: '', status: 0, headers: {}, text: '', bytes: 0, ms: 0 }

function visitOf(
  site: Site,
  root: string,
  pages: Pick<Visit, 'front' | 'home'>,
  raw: Record<string, unknown>,
  { token: given, brand, mayWrite = false, lineApi = 'https://api.line.me' }: ExamineOptions,
): Visit {
  const { origin } = new URL(root)
  const all = readSiteConfig(raw, origin)
  const file = brand === undefined ? all : ofBrand(all, brand)
  const token = bareToken(given)
  const isIdToken = isOfLine(token)
  const bearer = isIdToken ? undefined : token
  const named = brandOfBearer(bearer ?? '')
  // Of several APIs the one that --brand has chosen gets a bearer of an unknown brand.
  const isChosen = brand !== undefined && hasSeveralApis(all) && !all.brandRefs.includes(named ?? '')
  const brandRef = isChosen ? brand : (named ?? file.defaultBrandRef ?? file.brandRefs[0])
  return {
    site,
    origin,
    root,
    config: { ...file, ...file.apiOf(brandRef) },
    ...pages,
    token: bearer,
    idToken: isIdToken ? token : undefined,
    brandRef,
    lineApi,
    mayWrite,
    calls: [],
    pictures: new Map(),
  }
}

const ofBrand = (config: SiteConfig, brand: string): SiteConfig => ({
  ...config,
  brandRefs: [brand],
  liffIds: Object.fromEntries(Object.entries(config.liffIds).filter(([ref]) => ref === brand)),
  defaultBrandRef: brand,
})

/** The check of a finding that is about the call, not about the site. */
export const WRONG_BRAND = '--brand'

/** Whether config.json has the brand that alone is to be looked at; a file that names none may serve any. */
function checkBrand(brand: string | undefined, { brandRefs }: SiteConfig): Finding | undefined {
  if (brand === undefined || brandRefs.length === 0 || brandRefs.includes(brand)) return undefined
  const mend = `Give --brand one of: ${listed(brandRefs, 9)}.`
  return bad(WRONG_BRAND, `config.json has no brand ${quoted(brand)}`, mend)
}

const hasSeveralApis = ({ brandRefs, apiOf }: SiteConfig) =>
  new Set(brandRefs.map((ref) => JSON.stringify([apiOf(ref).customerApi, apiOf(ref).crmApi]))).size > 1

/** A bearer whose brand nobody says is sent nowhere: of several APIs, all but one would be strangers to it. */
function checkBearer(config: SiteConfig, { token: given, brand }: ExamineOptions): Finding | undefined {
  const token = bareToken(given)
  if (!token || isOfLine(token) || brand !== undefined || !hasSeveralApis(config)) return undefined
  const named = brandOfBearer(token)
  if (named !== undefined && config.brandRefs.includes(named)) return undefined
  const what = 'config.json has several APIs, and the bearer names none of its brands: it was sent nowhere'
  return bad(WRONG_BRAND, what, `Give --brand one of: ${listed(config.brandRefs, 9)}.`)
}

/** A recording that begins after the configuration was read still says where the API is. */
function configOfRecording({ recording }: Site): Record<string, unknown> | undefined {
  const call = recording?.find(({ url }) => url.includes('/api/v1.0/'))
  if (!call) return undefined
  const base = call.url.slice(0, call.url.indexOf('/api/v1.0/'))
  const brand = new URL(call.url).searchParams.get('brandRef')
  return {
    customerApiUrl: base,
    crmApiUrl: base,
    liffIds: {},
    ...(brand !== null && { defaultBrandRef: brand }),
  }
}

/** A token as it was meant: the header's word, quotes and blanks come along when it is copied. */
const bareToken = (given: string | undefined) => given?.trim().replace(/^["']?(?:Bearer\s+)?|["']$/gi, '')

const isOfLine = (token: string | undefined) => claimsOf(token).iss === 'https://access.line.me'

function checkPaste(given: string | undefined): Finding[] {
  if (bareToken(given) === given) return []
  const what = 'was given with “Bearer”, quotes or blanks around it, which are left out'
  return [note('the token', what, 'Give the bearer alone, as DOCTOR_TOKEN too.')]
}

function checkToken({ idToken, token, brandRef: asked, config }: Visit): Finding[] {
  if (idToken !== undefined) {
    return [
      note(
        'the token',
        'is an ID token of LINE’s, not a member’s bearer: the member’s calls are left out',
        'Give the bearer that the app stores as token.',
        'token-is-id-token',
      ),
    ]
  }
  const brandRef = brandOfBearer(token ?? '') ?? asked
  if (brandRef !== undefined && config.brandRefs.length > 0 && !config.brandRefs.includes(brandRef)) {
    return [
      note(
        'the token',
        'is for a brand that config.json does not name',
        `Give the bearer of a member of this site’s brand: ${listed(config.brandRefs, 9)}.`,
        'token-of-other-brand',
      ),
    ]
  }
  return []
}
