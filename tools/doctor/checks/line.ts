import { parseTheme, type ThemeAnswer } from '../../../src/brand/parse-theme.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { decodeTokenPayload } from '../../../src/lib/token-payload.ts'
import { bad, good, note, orGood, quoted, type Finding } from '../finding.ts'
import { isOk } from '../site.ts'
import { callApi, claimsOf, type Visit } from '../visit.ts'

const LIFF_ID = /^\d{10}-[A-Za-z\d]{8}$/

/** LINE for each brand: the LIFF ID, the app that LINE keeps under it, and the channel that ID tokens are for. */
export async function checkLine(visit: Visit): Promise<Finding[]> {
  const { config } = visit
  const findings: Finding[] = []
  for (const ref of config.brandRefs) {
    const id = config.liffIds[ref]
    findings.push(...(id === undefined ? await checkProvider(visit, ref) : await checkLiff(visit, ref, id)))
  }
  return [...findings, ...checkAudience(visit)]
}

async function checkLiff(visit: Visit, ref: string, id: string): Promise<Finding[]> {
  const check = `LIFF of ${ref}`
  if (!LIFF_ID.test(id)) {
    const mend = 'Give the ID alone, as LINE’s console shows it: 1234567890-AbcdEfgh.'
    return [bad(check, `${quoted(id)} is no LIFF ID`, mend, 'liff-id-wrong')]
  }
  if (visit.site.recording) return [good(check, 'the ID has the right shape')]
  const reply = await visit.site.send(`${visit.lineApi}/liff/v2/apps/${id}/contextToken`, {
    headers: { Accept: 'application/json' },
  })
  if (reply.kind !== 'answer' || reply.status >= 500) {
    return [
      note(
        check,
        'the ID has the right shape; LINE could not be asked for its endpoint',
        'Compare the Endpoint URL in LINE’s console.',
        'liff-unasked',
      ),
    ]
  }
  const context = isOk(reply) ? contextIn(reply.text) : undefined
  if (!context)
    return [
      bad(
        check,
        `LINE knows no LIFF app of this ID (status ${reply.status})`,
        'Copy the LIFF ID anew from LINE’s console; the channel must be published.',
        'liff-unknown',
      ),
    ]
  return orGood(
    checkContext(check, context, visit.root),
    check,
    'known to LINE, and its endpoint is this site',
  )
}

function contextIn(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    const token = isRecord(body) ? parseText(body.contextToken) : undefined
    return token === undefined ? undefined : decodeTokenPayload(token)
  } catch {
    return undefined
  }
}

function checkContext(
  check: string,
  { endpointUrl, scope }: Record<string, unknown>,
  root: string,
): Finding[] {
  const findings: Finding[] = []
  const endpoint =
    typeof endpointUrl === 'string' && URL.canParse(endpointUrl) ? new URL(endpointUrl) : undefined
  const address = endpoint && endpoint.origin + endpoint.pathname
  if (address !== undefined && address !== `${root}/`) {
    const what = `its endpoint is ${address}, not this site’s root`
    findings.push(bad(check, what, `Set the Endpoint URL in LINE’s console to ${root}/.`, 'liff-endpoint'))
  }
  const lacks = ['openid', 'profile'].filter((name) => Array.isArray(scope) && !scope.includes(name))
  if (lacks.length > 0) {
    findings.push(
      bad(
        check,
        `its scope lacks ${lacks.join(' and ')}: there is no ID token to log in with`,
        'Tick openid and profile in LINE’s console.',
        'liff-scope',
      ),
    )
  }
  return findings
}

/** A brand without a LIFF ID goes to LINE through the API, to a host that is allowed. */
async function checkProvider(visit: Visit, ref: string): Promise<Finding[]> {
  const check = `LINE login of ${ref}`
  const call = await callApi(visit, 'issueLineLogin', { brandRef: ref })
  if (!call || call.reply.kind === 'unrecorded')
    return [
      note(check, 'no LIFF ID: LINE login goes through lineprovider/issue', undefined, 'line-login-by-api'),
    ]
  const data = call.outcome && 'data' in call.outcome ? (call.outcome.data as { url: string }) : undefined // the reader's shape
  if (!data) {
    if (await isLineOff(visit, ref)) return [good(check, 'is off in the brand’s theme')]
    return [
      note(
        check,
        'no LIFF ID, and lineprovider/issue gives no address: LINE login is not possible',
        'Give the brand a LIFF ID, or switch LINE off in its theme: isLoginByLine and isRegisterByLine.',
        'line-login-impossible',
      ),
    ]
  }
  const { origin, config } = visit
  const url = URL.canParse(data.url) ? new URL(data.url) : undefined
  const isKnown =
    url && [...config.lineLoginHosts, new URL(config.customerApi ?? origin).host].includes(url.host)
  if (isKnown) return [good(check, `no LIFF ID: lineprovider/issue leads to ${url.host}`)]
  const host = url?.host ?? 'no address'
  return [
    bad(
      check,
      `lineprovider/issue leads to ${host}, which the app refuses`,
      `Add ${quoted(host)} to lineLoginHosts in config.json, if it is LINE’s or yours.`,
      'line-login-host',
    ),
  ]
}

/** Whether the theme offers LINE neither for login nor for registration. */
async function isLineOff(visit: Visit, ref: string): Promise<boolean> {
  const { outcome } = (await callApi(visit, 'getTheme', { brandRef: ref, isOnce: true })) ?? {}
  if (!outcome || !('data' in outcome)) return false
  const { login, register } = parseTheme(ref, (outcome.data as { resp: ThemeAnswer }).resp) // the reader's shape
  return !login.isLoginByLine && !register.isRegisterByLine
}

/** The channel of every ID token that is at hand: the one given, or those that a recording has sent. */
function checkAudience({ config, idToken, brandRef, site }: Visit): Finding[] {
  const check = 'LINE channel'
  const sent = (site.recording ?? []).flatMap(
    ({ sent: body }) => /"Line_Id_Token":"([^"]+)"/.exec(body ?? '')?.[1] ?? [],
  )
  const claims = [...(idToken === undefined ? [] : [idToken]), ...sent].map(claimsOf)
  return claims.flatMap(({ aud }) => {
    const channels = Object.entries(config.liffIds).filter(
      ([ref]) => brandRef === undefined || ref === brandRef,
    )
    const isOurs = channels.some(([, id]) => id.split('-')[0] === String(aud))
    if (isOurs) return [good(check, 'the ID token is for the channel of the LIFF ID')]
    const mend = 'Use the LIFF ID of the login channel that the API verifies ID tokens with.'
    return [
      bad(
        check,
        `the ID token is for channel ${quoted(aud)}, which is not that of the brand’s LIFF ID`,
        mend,
        'line-channel',
      ),
    ]
  })
}
