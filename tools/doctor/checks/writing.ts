import { ownPath } from '../../../src/config/api-address.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { bad, good, note, type Finding } from '../finding.ts'
import { dataOf } from '../outcome.ts'
import { appHeaders, callApi, isOff, readReply, type Visit } from '../visit.ts'

const CHECK = 'a call that writes'

/** With --allow-write alone: notes that the member has read the consent text, twice with one X-Request-Id. */
export async function checkWriting(visit: Visit): Promise<Finding[]> {
  const { config, token, site } = visit
  if (!visit.mayWrite || site.recording || token === undefined || config.customerApi === undefined) return []
  const answer = dataOf(await callApi(visit, 'listPdpa'), CHECK)
  const articles =
    'data' in answer && Array.isArray(answer.data.pdpa_list) ? (answer.data.pdpa_list as unknown[]) : []
  const [article] = articles.filter(isRecord)
  if (!article) return [note(CHECK, 'not made: there is no consent text')]
  if (isOff(visit, 'sendConsent')) return [note(CHECK, 'not made: config.json switches pdpa/consent off')]
  const url = config.customerApi + ownPath(config.shape, '/api/v1.0/pdpa/consent')
  const ask = {
    method: 'POST' as const,
    headers: appHeaders(visit, config.customerApi, token),
    body: {
      Pdpa_Article_Alt_Reference: article.pdpa_article_alt_reference,
      Pdpa_Article_Group_Key: article.pdpa_article_group_key,
      Pdpa_Action: 6,
    },
  }
  for (const time of ['once', 'again with the same X-Request-Id']) {
    const reply = await site.send(url, ask)
    if (reply.kind !== 'answer')
      return [bad(CHECK, 'pdpa/consent (6, read) has no answer', 'Look at the API’s log for this call.')]
    const outcome = readReply('sendConsent', url, reply, true)
    if ('error' in outcome) {
      return [
        bad(
          CHECK,
          `pdpa/consent (6, read), ${time}, answered ${reply.status} (${outcome.error.kind})`,
          'A repeat of the same id must give the first answer again.',
        ),
      ]
    }
  }
  return [good(CHECK, 'pdpa/consent (6, read) is taken, and taken again with the same X-Request-Id')]
}
