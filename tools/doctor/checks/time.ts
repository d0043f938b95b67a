import { DATE_FAULTS, dateFaultOf, datesIn, type DateFault } from '../dates-in-answer.ts'
import { bad, good, listed, note, type Finding } from '../finding.ts'
import type { Answer, Reply } from '../site.ts'
import type { Call, Visit } from '../visit.ts'

const DATES = 'dates in answers'
const CLOCK = 'the clock of the API'
/** A request and a slow answer take less than this; a one-time password is good for a few minutes. */
const MAX_SKEW_MS = 2 * 60_000

/** Whether dates mean what they say, and the server's clock is right: points, codes and passwords count by both. */
export async function checkTime(visit: Visit): Promise<Finding[]> {
  return [...checkDates(visit), ...(await checkClock(visit))]
}

/** Each kind of fault once, with the calls and fields that have it. */
function checkDates({ calls }: Visit): Finding[] {
  const places = new Map<DateFault, Set<string>>()
  let count = 0
  for (const { operation, reply, outcome } of calls) {
    if (reply.kind !== 'answer' || !outcome || !('data' in outcome)) continue
    for (const { path, ...date } of datesIn(operation, reply.text)) {
      count += 1
      const fault = dateFaultOf(date)
      if (fault) places.set(fault, (places.get(fault) ?? new Set()).add(`${operation} ${path}`))
    }
  }
  const findings = [...places].map(([fault, where]) => {
    const { what, mend } = DATE_FAULTS[fault]
    // A server whose clock is Bangkok's means just what the app reads.
    return (fault === 'noOffset' ? note : bad)(DATES, `${what}: ${listed([...where], 12)}`, mend)
  })
  return count > 0 && findings.length === 0 ? [good(DATES, `${count}, each read as it is meant`)] : findings
}

async function checkClock({ site, root, calls }: Visit): Promise<Finding[]> {
  if (site.recording) return []
  // What a cache answers has an old Date: no fault of a clock.
  const answers = calls.filter(
    (call): call is Call & { reply: Answer; at: number } =>
      call.reply.kind === 'answer' && call.at !== undefined && !Number(call.reply.headers.age),
  )
  if (answers.length === 0) return []
  const skews = answers.flatMap(({ reply, at, operation }) => {
    const skew = skewOf(reply, at)
    return skew === undefined ? [] : [{ skew, operation }]
  })
  if (skews.length === 0) {
    const what = 'its answers have no Date: countdowns run by the phone’s clock'
    return [note(CLOCK, what, 'Send Date with every answer, as HTTP asks.')]
  }
  const wrong = skews.filter(({ skew }) => Math.abs(skew) > MAX_SKEW_MS)
  const [first] = wrong
  if (!first) return [good(CLOCK, 'is right, by the Date of its answers')]
  const isOwn = isAlike(first.skew, skewOfSite(await site.send(`${root}/`)))
  const operations =
    wrong.length === skews.length
      ? 'every call'
      : listed([...new Set(wrong.map(({ operation }) => operation))], 12)
  const said = `is ${spanOf(first.skew)} by the Date of ${operations}`
  if (isOwn) {
    const mend = 'Set this machine’s clock, and the servers’, by NTP.'
    return [note(CLOCK, `${said}, and so is the site’s: is this machine’s clock right?`, mend)]
  }
  const what = `${said}: codes and one-time passwords are over at once, or long before the app says so`
  const mend =
    'Set the server’s clock by NTP, and let no proxy write a Date of its own: Date is UTC, and says GMT.'
  return [bad(CLOCK, what, mend)]
}

/** How far a Date is ahead (ms). */
function skewOf({ headers }: Answer, at: number): number | undefined {
  const time = Date.parse(headers.date ?? '')
  return Number.isNaN(time) ? undefined : time - at
}

const skewOfSite = (reply: Reply) => (reply.kind === 'answer' ? skewOf(reply, Date.now()) : undefined)

const isAlike = (one: number, other: number | undefined) =>
  other !== undefined && Math.abs(one - other) < MAX_SKEW_MS

function spanOf(skew: number): string {
  const minutes = Math.round(Math.abs(skew) / 60_000)
  const span = minutes < 90 ? `${minutes} minutes` : `${Math.round(minutes / 6) / 10} hours`
  return `${span} ${skew > 0 ? 'ahead' : 'behind'}`
}
