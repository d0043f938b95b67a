import { isRecord } from '../../../src/lib/is-record.ts'
import { bad, good, note, orGood, type Finding } from '../finding.ts'
import { dataOf } from '../outcome.ts'
import { callApi, claimsOf, type Visit } from '../visit.ts'

const CHECK = 'consent texts'

/** The PDPA texts of each brand in both languages, and how the box begins. */
export async function checkConsent(visit: Visit): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const ref of visit.config.brandRefs) {
    const check = `${CHECK} of ${ref}`
    const answer = dataOf(await callApi(visit, 'listPdpa', { brandRef: ref }), check)
    if ('finding' in answer) {
      findings.push(answer.finding)
      continue
    }
    const articles = (
      Array.isArray(answer.data.pdpa_list) ? (answer.data.pdpa_list as unknown[]) : []
    ).filter(isRecord)
    const ofArticles = articles.flatMap((article, index) => checkArticle(article, check, index))
    if (articles.length === 0)
      ofArticles.push(
        bad(
          check,
          'there are none: nobody can consent, or register',
          'Publish an article in the group crm_customer_pdpa.',
          'consent-missing',
        ),
      )
    findings.push(...orGood(ofArticles, check, `${articles.length} articles`))
  }
  return [...findings, await checkBox(visit)]
}

function checkArticle(
  { content_th, content_en }: Record<string, unknown>,
  check: string,
  index: number,
): Finding[] {
  const name = `article ${index + 1}`
  const thai = wordsOf(content_th)
  const english = wordsOf(content_en)
  const findings: Finding[] = []
  if (!/[\u0E00-\u0E7F]/.test(thai))
    findings.push(
      bad(check, `${name} has no Thai text in content_th`, 'Publish the Thai text.', 'consent-not-thai'),
    )
  if (english === '')
    findings.push(
      bad(
        check,
        `${name} has no English text: those who read English get the Thai one`,
        'Publish content_en.',
        'consent-not-english',
      ),
    )
  else if (english === thai)
    findings.push(
      note(
        check,
        `${name} is the same in both languages`,
        'Publish a translation as content_en.',
        'consent-untranslated',
      ),
    )
  if (
    /<(script|iframe|object|form)\b|\son\w+=|javascript:/i.test(`${String(content_th)}${String(content_en)}`)
  ) {
    findings.push(
      note(
        check,
        `${name} holds scripts or frames, which the app takes out`,
        'Publish headings, paragraphs, lists and links alone.',
        'consent-active-content',
      ),
    )
  }
  return findings
}

/** What is read of a text's HTML. */
const wordsOf = (html: unknown) =>
  typeof html === 'string' ? html.replaceAll(/<[^<>]*>|&nbsp;/g, ' ').trim() : ''

async function checkBox(visit: Visit): Promise<Finding> {
  if (!visit.config.isPreselected) return good('consent box', 'starts unticked')
  if (await hasWelcomeCampaign(visit)) {
    return note(
      'consent box',
      'starts ticked (pdpaPreselected), and new members are given points: a consent that nobody has thought about looks paid for',
      'Consent has to be free: "pdpaPreselected": false, and no word of points beside the box.',
      'consent-box-paid',
    )
  }
  return note(
    'consent box',
    'starts ticked (pdpaPreselected)',
    'Thai guidance prefers an unticked box: "pdpaPreselected": false.',
    'consent-box-ticked',
  )
}

/** The campaign itself is never asked, since it would give the points: the bearer names it, or the test member's own history does. */
async function hasWelcomeCampaign(visit: Visit): Promise<boolean> {
  if (visit.token === undefined) return false
  if (claimsOf(visit.token).campaign === 'welcome') return true
  const answer = dataOf(await callApi(visit, 'listPointHistory'), CHECK)
  if ('finding' in answer || !Array.isArray(answer.data.payload)) return false
  const rows = (answer.data.payload as unknown[]).filter(isRecord)
  return rows.some(({ title_th, title_en }) =>
    /ต้อนรับ|welcome/i.test(`${String(title_th)} ${String(title_en)}`),
  )
}
