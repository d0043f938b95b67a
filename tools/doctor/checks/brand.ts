import { paths } from '../../../src/addresses/paths.ts'
import { parseTheme, type ThemeAnswer } from '../../../src/brand/parse-theme.ts'
import type { AppSetting } from '../../../src/brand/app-setting.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { isSafeWebUrl, isSitePath } from '../../../src/lib/safe-url.ts'
import { COLOUR_NAME, parseColour } from '../../../src/theme/colour.ts'
import { defaultTheme } from '../../../src/theme/default-theme.ts'
import { judgeAnswer, wrongWith } from '../answers.ts'
import { dataOfScript } from '../document-tags.ts'
import { judge, judgeEach, listed, quoted, type Finding, type Rows } from '../finding.ts'
import { hasSigned, withoutSigned } from '../signed-addresses.ts'
import { isHtml, isOk } from '../site.ts'
import { callApi, dataIn, errorIn, rowsOf, type Call, type Visit } from '../visit.ts'

interface Theme {
  resp: ThemeAnswer
  setting: AppSetting
  /** The brands that index.html shows, where it has a snapshot. */
  taken: { setting: AppSetting }[] | undefined
}

const knownOf = ({ brandRef }: AppSetting, taken: Theme['taken']) =>
  taken?.find(({ setting }) => setting.brandRef === brandRef)?.setting

const THEME: Rows<Theme> = {
  'theme-unreadable': ({ resp: { json_config, groupimagelist } }) =>
    (!json_config || !groupimagelist) &&
    `no ${json_config ? 'groupimagelist' : 'json_config'} that can be read: the app shows the default look`,
  'snapshot-signed': ({ setting, taken }) =>
    hasSigned(knownOf(setting, taken)) &&
    'the snapshot in index.html has signed addresses of pictures: they end, and first visits show none',
  'snapshot-stale': ({ setting, taken }) => {
    // Compared as JSON, where an undefined field counts as absent; a signature is another one each time.
    const textOf = (known: AppSetting | undefined) => JSON.stringify(known && withoutSigned(known))
    const isOther = taken && textOf(knownOf(setting, taken)) !== textOf(setting)
    return isOther && 'the snapshot in index.html is stale: first visits begin in an older look'
  },
  'theme-names': ({ resp: { json_config, groupimagelist }, setting: { themeFields } }) => {
    const bare = Object.keys(themeFields).filter((name) => `--${name}` in defaultTheme)
    const lacks = bare.length > 0 ? `${listed(bare)} lack the -- before their name` : 'names no --primary'
    const isRead = json_config && groupimagelist
    return isRead && !('--primary' in themeFields) && `Theme_Field ${lacks}: the app shows its own blue`
  },
  'colour-wrong': ({ setting: { themeFields: fields } }) => {
    // Without a browser a colour's name cannot be looked up.
    const isWrong = (value = '#fff') => !parseColour(value) && !COLOUR_NAME.test(value)
    const wrong = Object.keys(defaultTheme).filter((name) => isWrong(fields[name]))
    const told = wrong.map((name) => `${name} is ${quoted(fields[name])}`).join(' · ')
    return told && `${told}, no CSS colour: the default is shown`
  },
  'login-closed': ({ setting: { login } }) =>
    !login.isLoginByPhone &&
    !login.isLoginByLine &&
    'isLoginByPhone and isLoginByLine are both off: nobody can log in',
}

/** The theme of each brand that config.json names. */
export async function checkThemes(visit: Visit): Promise<Finding[]> {
  const refs = visit.config.brandRefs.length > 0 ? visit.config.brandRefs : [visit.brandRef ?? '']
  const text = dataOfScript(visit.front.text, 'brands')
  const taken = text === undefined ? undefined : (JSON.parse(text) as Theme['taken']) // written by tools/deploy/snapshot
  const calls: (Call | undefined)[] = []
  for (const ref of refs) calls.push(await callApi(visit, 'getTheme', { brandRef: ref, isOnce: true }))
  for (const call of calls)
    if (call && (await isBrandUnknown(visit, call, calls))) visit.unknownBrands.add(call.brandRef ?? '')
  const none = await callApi(visit, 'getTheme', { brandRef: NO_BRAND })
  const ignored = calls.some((call) => call && isOk(call.reply)) && none ? judge('theme', NO_THEME, none) : []
  const findings = refs.flatMap((ref, index) => {
    const { resp = {} } = dataIn<{ resp: ThemeAnswer }>(calls[index])
    const seen = { resp, setting: parseTheme(ref, resp), taken }
    return judgeAnswer(calls[index], `theme of ${ref}`, THEME, seen, 'as it should be')
  })
  return [...findings, ...ignored]
}

const NO_BRAND = 'doctor-no-such-brand'
const NO_THEME: Rows<Call> = {
  'brand-ignored': (call) =>
    !errorIn(call) &&
    'a brand that is not there has one: brandRef does not choose, and two brands look alike',
}

/** Whether an API refuses the brand of a call, and not the call: it knows another brand, or answers a path that is not there otherwise. */
async function isBrandUnknown(visit: Visit, { reply }: Call, calls: readonly (Call | undefined)[]) {
  if (![400, 404, 422].includes(reply.status) || isHtml(reply)) return false
  const [address = ''] = reply.url.split('?')
  if (calls.some((call) => call && isOk(call.reply) && call.reply.url.startsWith(`${address}?`))) return true
  const { status, text } = await visit.site.send(reply.url.replace(address, `${address}DoctorNoSuchCall`))
  return status !== reply.status || text !== reply.text
}

const ARTICLES: Rows<Record<string, unknown>[]> = {
  'consent-missing': ({ length }) => length === 0 && 'there are none: nobody can consent, or register',
  'consent-not-thai': (articles) =>
    articles.some(({ content_th: html }) => !/[\u0E00-\u0E7F]/.test(wordsOf(html))) &&
    'one has no Thai text in content_th',
  'consent-not-english': (articles) =>
    articles.some(({ content_en: html }) => wordsOf(html) === '') && 'one has no English text in content_en',
}

/** The PDPA texts of each brand in both languages. */
export async function checkConsent(visit: Visit): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const ref of visit.config.brandRefs) {
    // Who registers has no bearer.
    const call = await callApi(visit, 'listPdpa', { brandRef: ref, bearer: null })
    const held = visit.token === undefined ? undefined : await callApi(visit, 'listPdpa', { brandRef: ref })
    const wrong = errorIn(call) || !held ? undefined : wrongWith(held, `consent texts of ${ref}`)
    if (wrong) findings.push(wrong)
    const articles = rowsIn(dataIn(call).pdpa_list)
    const well = `${articles.length} articles`
    findings.push(...judgeAnswer(call, `consent texts of ${ref}`, ARTICLES, articles, well))
  }
  return findings
}

/** The visible text of HTML. */
const wordsOf = (html: unknown) =>
  typeof html === 'string' ? html.replaceAll(/<[^<>]*>|&nbsp;/g, ' ').trim() : ''
const rowsIn = (list: unknown) => (Array.isArray(list) ? (list as unknown[]) : []).filter(isRecord)

const pages: readonly string[] = Object.values(paths)
const isPageOfApp = (link: unknown) =>
  isSitePath(link) && pages.includes(link.replace(/\/?([?#].*)?$/, '') || '/')

const LAYOUT: Rows<readonly unknown[]> = {
  'layout-empty': ({ length }) => length === 0 && 'has no section: home shows the card and the points alone',
}
const SECTIONS: Rows<Record<string, unknown>> = {
  'banner-missing': ({ key, banners }) =>
    key === 'banner' && rowsIn(banners).length === 0 && 'has no banner with a picture, and is not shown',
  'link-leads-nowhere': ({ banners }) =>
    rowsIn(banners).some(({ link }) => link !== undefined && !isPageOfApp(link) && !isSafeWebUrl(link)) &&
    'has a link that leads nowhere',
}

/** The sections of home, as the brand has arranged them; a member's call. */
export async function checkHomeLayout(visit: Visit): Promise<Finding[]> {
  if (visit.token === undefined) return []
  const check = 'layout of home'
  const call = await callApi(visit, 'getHomeLayout')
  const wrong = wrongWith(call, check)
  if (wrong) return [wrong]
  const sections = rowsOf(call)
  const places = sections.map((section, index) => [`section ${index + 1}`, section] as const)
  return sections.length === 0
    ? judge(check, LAYOUT, sections)
    : judgeEach(check, SECTIONS, places, { well: `${sections.length} sections` })
}
