import { isRecord } from '../../../src/lib/is-record.ts'
import { decodeTokenPayload } from '../../../src/lib/token-payload.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { parseTheme, type ThemeAnswer } from '../../../src/brand/parse-theme.ts'
import { judge, quoted, type Finding, type Rows } from '../finding.ts'
import { pathOf } from '../reads.ts'
import { isHtml, isOk } from '../site.ts'
import { callApi, claimsOf, dataIn, errorIn, makeCall, type Call, type Visit } from '../visit.ts'

interface Liff {
  id: string
  root: string
  /** The status of LINE's answer; undefined where LINE was not asked. */
  status: number | undefined
  /** What LINE knows of the LIFF app. */
  context: Record<string, unknown> | undefined
}

const isShaped = (id: string) => /^\d{10}-[A-Za-z\d]{8}$/.test(id)

/** The LIFF ID of a brand, and the LIFF app that has it. */
const LIFF: Rows<Liff> = {
  'liff-id-wrong': ({ id }) => !isShaped(id) && `${quoted(id)} is no LIFF ID`,
  'liff-unasked': ({ status, context }) =>
    (status === 0 || Number(status) >= 500 || (context && parseText(context.endpointUrl) === undefined)) &&
    'LINE could not be asked for its endpoint',
  'liff-unknown': ({ status = 0, context }) =>
    status > 0 && status < 500 && !context && 'LINE knows no LIFF app of this ID',
  'liff-endpoint': ({ context, root }) => {
    const endpoint = parseText(context?.endpointUrl) ?? ''
    const { origin, pathname } = URL.canParse(endpoint) ? new URL(endpoint) : new URL(`${root}/`)
    return origin + pathname !== `${root}/` && `its endpoint is ${origin + pathname}, not this site’s root`
  },
  'liff-scope': ({ context }) => {
    const scope: unknown[] | undefined = Array.isArray(context?.scope) ? context.scope : undefined
    const lacks = ['openid', 'profile'].filter((name) => scope && !scope.includes(name))
    return lacks.length > 0 && `its scope lacks ${lacks.join(' and ')}: there is no ID token to log in with`
  },
}

/** A brand without a LIFF ID goes to LINE through the API, to a host that is allowed. */
const PROVIDER: Rows<{ host: string | undefined; isAllowed: boolean; isOff: boolean }> = {
  'line-login-impossible': ({ host, isOff }) =>
    host === undefined &&
    !isOff &&
    'no LIFF ID, and lineprovider/issue gives no address: LINE login is not possible',
  'line-login-host': ({ host, isAllowed }) =>
    host !== undefined && !isAllowed && `lineprovider/issue leads to ${host}, which the app refuses`,
}

/** The channel of an ID token of LINE's that is at hand. */
const CHANNEL: Rows<{ aud: unknown; ids: readonly string[] }> = {
  'line-channel': ({ aud, ids }) =>
    !ids.some((id) => id.split('-')[0] === String(aud)) &&
    `the ID token is for channel ${quoted(aud)}, which is not that of the brand’s LIFF ID`,
}

/** LINE for each brand. */
export async function checkLine(visit: Visit): Promise<Finding[]> {
  const { config, brandRef, idToken } = visit
  const findings: Finding[] = []
  for (const ref of config.brandRefs) {
    const id = config.liffIds[ref]
    findings.push(...(await (id === undefined ? checkProvider(visit, ref) : checkLiff(visit, ref, id))))
    if (id !== undefined) findings.push(...(await checkMerge(visit, ref)))
  }
  if (idToken === undefined) return findings
  const ids = Object.entries(config.liffIds).flatMap(([ref, id]) => (ref === (brandRef ?? ref) ? [id] : []))
  const seen = { aud: claimsOf(idToken).aud, ids }
  return [...findings, ...judge('LINE channel', CHANNEL, seen, 'the ID token is for the LIFF ID’s channel')]
}

async function checkLiff({ site, lineApi, root }: Visit, ref: string, id: string): Promise<Finding[]> {
  const url = `${lineApi}/liff/v2/apps/${id}/contextToken`
  const reply = isShaped(id) ? await site.send(url, { headers: { Accept: 'application/json' } }) : undefined
  const context = reply && isOk(reply) ? contextIn(reply.text) : undefined
  // Ticked only where LINE has said so.
  const well = context?.endpointUrl === undefined ? undefined : 'known to LINE, and its endpoint is this site'
  return judge(`LIFF of ${ref}`, LIFF, { id, root, status: reply?.status, context }, well)
}

/** What the API answers to an ID token that was made up, which changes nothing. */
const MERGE: Rows<Call> = {
  'line-merge': (call) => {
    const { reply } = call
    const kind = errorIn(call)?.kind
    if (kind === undefined) return 'an ID token that was made up is taken'
    const isRefused = ['unauthenticated', 'rejected', 'invalid', 'rateLimited'].includes(kind)
    return (
      reply.status > 0 &&
      !isHtml(reply) &&
      !isRefused &&
      `an ID token that was made up is answered ${reply.status} (${kind}): nobody may get in with LINE`
    )
  },
}

async function checkMerge(visit: Visit, ref: string): Promise<Finding[]> {
  const body = { Brand_Ref: ref, Line_Id_Token: 'doctor-no-such-token' }
  const asked = { path: pathOf('mergeCustomerLine'), body }
  const call = await makeCall(visit, 'mergeCustomerLine', asked, { brandRef: ref, bearer: null })
  return call ? judge(`LINE login of ${ref}`, MERGE, call) : []
}

function contextIn(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return decodeTokenPayload((isRecord(body) && parseText(body.contextToken)) || '')
  } catch {
    return undefined
  }
}

async function checkProvider(visit: Visit, ref: string): Promise<Finding[]> {
  const about = { brandRef: ref, isOnce: true }
  const { url } = dataIn<{ url: string }>(await callApi(visit, 'issueLineLogin', about))
  const theme = await callApi(visit, 'getTheme', about)
  const { login, register } = parseTheme(ref, dataIn<{ resp: ThemeAnswer }>(theme).resp ?? {})
  const isOff = theme !== undefined && !errorIn(theme) && !login.isLoginByLine && !register.isRegisterByLine
  const host = url === undefined ? undefined : URL.canParse(url) ? new URL(url).host : 'no address'
  const { lineLoginHosts, customerApi } = visit.config
  const isAllowed = [...lineLoginHosts, new URL(customerApi ?? visit.origin).host].includes(host ?? '')
  const leads = host === undefined ? undefined : `no LIFF ID: lineprovider/issue leads to ${host}`
  const well = isOff ? 'is off in the brand’s theme' : leads
  return judge(`LINE login of ${ref}`, PROVIDER, { host, isAllowed, isOff }, well)
}
