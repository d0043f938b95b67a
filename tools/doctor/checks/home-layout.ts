import { isRecord } from '../../../src/lib/is-record.ts'
import { isSafeWebUrl, isSitePath } from '../../../src/lib/safe-url.ts'
import { bad, note, orGood, type Finding } from '../finding.ts'
import { dataOf, lostPictures } from '../outcome.ts'
import { callApi, type Visit } from '../visit.ts'

const CHECK = 'layout of home'

/** The sections of home, as the brand has arranged them; a member's call. */
export async function checkHomeLayout(visit: Visit): Promise<Finding[]> {
  if (visit.token === undefined && !visit.site.recording) return []
  const call = await callApi(visit, 'getHomeLayout')
  const answer = dataOf(call, CHECK)
  if ('finding' in answer) return [answer.finding]
  const sections = (Array.isArray(answer.data.payload) ? (answer.data.payload as unknown[]) : []).filter(
    isRecord,
  )
  if (sections.length === 0) {
    return [
      note(
        CHECK,
        'has no section: home shows the card and nothing below',
        'Arrange sections in the back office.',
        'layout-empty',
      ),
    ]
  }
  const findings = [...lostPictures(call, CHECK), ...sections.flatMap(checkSection)]
  return orGood(findings, CHECK, `${sections.length} sections`)
}

function checkSection(section: Record<string, unknown>, index: number): Finding[] {
  const name = `section ${index + 1} (${String(section.key)})`
  const banners = (Array.isArray(section.banners) ? (section.banners as unknown[]) : []).filter(isRecord)
  const findings: Finding[] = []
  if (section.key === 'banner' && banners.length === 0) {
    findings.push(
      bad(
        CHECK,
        `${name} has no banner with a picture, and is not shown`,
        'Give banners with an https image_url, or take the section out.',
        'banner-missing',
      ),
    )
  }
  const links = banners.filter(({ link }) => link !== undefined && !isSitePath(link) && !isSafeWebUrl(link))
  if (links.length > 0) {
    findings.push(
      bad(
        CHECK,
        `${name}: ${links.length} links lead nowhere`,
        'Give a path of the app (/privilege), or an https address.',
        'link-leads-nowhere',
      ),
    )
  }
  if (isRecord(section.title) && section.title.display !== false && section.title.text_en === undefined) {
    findings.push(
      note(
        CHECK,
        `${name} has no English title: the Thai one is shown`,
        'Give title.text_en.',
        'title-untranslated',
      ),
    )
  }
  return findings
}
