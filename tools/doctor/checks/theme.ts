import { parseTheme, type ThemeAnswer } from '../../../src/brand/parse-theme.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { COLOUR_NAME, flatten, parseColour, toCss, WHITE, type Rgb } from '../../../src/theme/colour.ts'
import { defaultTheme, type ThemeField } from '../../../src/theme/default-theme.ts'
import { deriveTokens, type ThemeTokens } from '../../../src/theme/derive-tokens.ts'
import { FIELD_COLOURS } from '../../../src/theme/field-tokens.ts'
import { dataOfScript } from '../document-tags.ts'
import { bad, listed, note, orGood, quoted, type Finding } from '../finding.ts'
import { dataOf, lostPictures } from '../outcome.ts'
import { callApi, type Visit } from '../visit.ts'

const COVERS = 2
const LOGIN_LOGO = 3
const HOME_LOGO = 4

/** The theme of each brand that config.json names. */
export async function checkThemes(visit: Visit): Promise<Finding[]> {
  const refs = visit.config.brandRefs.length > 0 ? visit.config.brandRefs : [visit.brandRef ?? '']
  const findings: Finding[] = []
  for (const ref of refs) findings.push(...(await checkTheme(visit, ref)))
  return findings.map((finding) => withKnownBrands(finding, findings))
}

/** A reference that the API does not know, where it knows others of this site. */
function withKnownBrands(finding: Finding, all: readonly Finding[]): Finding {
  const brandOf = ({ check }: Finding) => check.replace(/^theme of /, '')
  const isUnknown = finding.id === 'theme' && /^answered 4(00|04|22)\b/.test(finding.what)
  const known = [...new Set(all.filter(({ id, result }) => id === 'theme' && result === 'good').map(brandOf))]
  if (!isUnknown || known.length === 0) return finding
  const what = `${/^answered \d+/.exec(finding.what)?.[0]}, while the API knows ${listed(known, 9)}`
  const mend = `Check the reference ${quoted(brandOf(finding))}, capital letters included, with the API’s team.`
  return { ...bad(finding.check, what, mend, 'theme-brand-unknown'), brand: brandOf(finding) }
}

async function checkTheme(visit: Visit, ref: string): Promise<Finding[]> {
  const check = `theme of ${ref}`
  const call = await callApi(visit, 'getTheme', { brandRef: ref, isOnce: true })
  const answer = dataOf(call, check)
  if ('finding' in answer) return [answer.finding]
  const theme = isRecord(answer.data.resp) ? answer.data.resp : {}
  const config = isRecord(theme.json_config) ? theme.json_config : undefined
  if (!config || !Array.isArray(theme.groupimagelist)) {
    const missing = config ? 'groupimagelist' : 'json_config'
    return [
      bad(
        check,
        `no ${missing} that can be read: the app shows the default look`,
        `Give resp.${missing}, as src/api/openapi.yaml shows.`,
        'theme-unreadable',
      ),
    ]
  }
  const fields = isRecord(config.Theme_Field) ? config.Theme_Field : {}
  const setting = isRecord(config.Setting_Field) ? config.Setting_Field : {}
  const images = theme.groupimagelist as { imagegrouptype: number; imagelist: unknown[] }[] // the reader's shape
  const findings = [
    ...lostPictures(call, check),
    ...checkSnapshot(visit, ref, check, answer.data.resp),
    ...checkColours(check, fields),
    ...checkSettings(check, setting),
    ...(await checkImages(visit, ref, check, setting, images)),
  ]
  return orGood(findings, check, `${Object.keys(fields).length} colours, ${images.length} groups of pictures`)
}

/** Whether index.html still shows the brand as it is now, where index.html shows it at all. */
function checkSnapshot({ front }: Visit, ref: string, check: string, theme: unknown): Finding[] {
  const text = dataOfScript(front.text, 'brands')
  if (text === undefined) return []
  const taken = JSON.parse(text) as { setting: { brandRef: string } }[] // written by tools/deploy/snapshot
  const known = taken.find(({ setting }) => setting.brandRef === ref)?.setting
  const mend = 'Run npm run deploy:snapshot on the built files, and deploy index.html and 404.html.'
  if (!known)
    return [
      note(
        check,
        'index.html has no snapshot of this brand: its first visits begin without',
        mend,
        'snapshot-lacks-brand',
      ),
    ]
  // The reader's shape; as JSON, because a field without a value is none there.
  const now = JSON.stringify(parseTheme(ref, theme as ThemeAnswer))
  if (JSON.stringify(known) === now) return []
  return [
    note(
      check,
      'the snapshot in index.html is stale: first visits begin in an older look',
      mend,
      'snapshot-stale',
    ),
  ]
}

function checkColours(check: string, fields: Record<string, unknown>): Finding[] {
  const names = Object.keys(defaultTheme) as ThemeField[] // a constant object's
  const given = names.filter((name) => fields[name] !== undefined)
  const wrong = given.filter((name) => !parseColour(fields[name]))
  const tokens = deriveTokens(fields, 'light')
  const moved = given.flatMap((name) => {
    const wanted = parseColour(fields[name])
    return wanted ? movedTo(name, wanted, tokens) : []
  })
  return [
    ...wrong.map((name) => {
      const value = fields[name]
      // Node has no canvas to look a colour's name up with.
      return typeof value === 'string' && COLOUR_NAME.test(value)
        ? note(
            check,
            `${name} is the word ${quoted(value)}, which only a browser can check`,
            'Write it as #rrggbb.',
            'colour-word',
          )
        : bad(
            check,
            `${name} is ${quoted(value)}, no CSS colour: the default is shown`,
            'Write it as #rrggbb or rgb(…).',
            'colour-wrong',
          )
    }),
    ...(moved.length === 0
      ? []
      : [
          note(
            check,
            `colours moved for contrast: ${listed(moved, 9)}`,
            'Choose these in the theme, if the brand minds.',
            'colours-moved',
          ),
        ]),
  ]
}

/** The app's colour in place of the brand's, where one can see the difference. */
function movedTo(name: ThemeField, wanted: Rgb, tokens: ThemeTokens): string[] {
  const of = (token: keyof ThemeTokens) => parseColour(tokens[token]) ?? WHITE
  const shown = of(FIELD_COLOURS[name])
  const solid = flatten(
    wanted,
    of(name.startsWith('--navbar') && name !== '--navbar-background' ? '--color-navbar' : '--color-surface'),
  )
  const distance = Math.max(
    ...(['r', 'g', 'b'] as const).map((channel) => Math.abs(shown[channel] - solid[channel])),
  )
  return distance > 12 ? [`${name} ${toCss(wanted)} → ${toCss(shown)}`] : []
}

function checkSettings(check: string, setting: Record<string, unknown>): Finding[] {
  const { Login: login, Register: register } = setting
  const isClosed = (part: unknown, phone: string, line: string) =>
    isRecord(part) && part[phone] === false && part[line] === false
  return [
    ...(isClosed(login, 'isLoginByPhone', 'isLoginByLine')
      ? [
          bad(
            check,
            'isLoginByPhone and isLoginByLine are both off: nobody can log in',
            'Switch one of them on.',
            'login-closed',
          ),
        ]
      : []),
    ...(isClosed(register, 'isRegisterByPhone', 'isRegisterByLine')
      ? [
          note(
            check,
            'isRegisterByPhone and isRegisterByLine are both off: nobody can register',
            undefined,
            'registration-closed',
          ),
        ]
      : []),
  ]
}

async function checkImages(
  visit: Visit,
  ref: string,
  check: string,
  setting: Record<string, unknown>,
  images: { imagegrouptype: number; imagelist: unknown[] }[],
): Promise<Finding[]> {
  const has = (type: number) =>
    images.some((group) => group.imagegrouptype === type && group.imagelist.length > 0)
  const { Cover_Page: cover } = setting
  const findings: Finding[] = []
  if (isRecord(cover) && cover.isDisplay === true && !has(COVERS)) {
    findings.push(
      bad(
        check,
        'covers are switched on, and there are none (image group 2)',
        'Upload covers, or switch Cover_Page.isDisplay off.',
        'covers-missing',
      ),
    )
  }
  if (!has(LOGIN_LOGO) || !has(HOME_LOGO)) {
    const logo = dataOf(await callApi(visit, 'getLogo', { brandRef: ref }), `${check}, GetLogo`)
    const resp = 'data' in logo && isRecord(logo.data.resp) ? logo.data.resp : {}
    if ('finding' in logo && logo.finding.result === 'unrecorded') findings.push(logo.finding)
    else if (!Array.isArray(resp.imagelist) || resp.imagelist.length === 0) {
      findings.push(
        note(
          check,
          'a logo is missing in the theme, and GetLogo has none: the default picture is shown',
          'Upload image groups 3 and 4.',
          'logo-missing',
        ),
      )
    }
  }
  return findings
}
