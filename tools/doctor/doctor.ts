// Reads a deployed site and its API as a member's browser would, and says what is wrong and what mends it.
import { createInterface } from 'node:readline'
import { isSafeWebUrl } from '../../src/lib/safe-url.ts'
import { plainText } from '../command-line/plain-text.ts'
import { readOptions } from '../command-line/read-options.ts'
import { examine, MISUSE_CHECK } from './examine.ts'
import { plainFinding } from './finding.ts'
import { isFindingId } from './faults.ts'
import { liveSite } from './live-site.ts'
import { isHealthy, jsonReport, textReport } from './report.ts'

/** The exit codes, beside 0 for a healthy site; pipelines depend on them. */
const EXIT = { unhealthy: 1, misuse: 2, unreachable: 3 } as const

const options = readOptions(
  {
    /** The bearer of a test member. DOCTOR_TOKEN keeps it out of the list of processes and of npm's own output. */
    token: { type: 'string', value: 'bearer' },
    brand: { type: 'string', value: 'reference' },
    /** What opens a closed site; DOCTOR_HEADER and DOCTOR_USER are the same. */
    header: { type: 'string', value: '“Name: value”', multiple: true },
    user: { type: 'string', value: 'name:password' },
    accept: { type: 'string', value: 'an id that --ids shows', multiple: true, accepts: isFindingId },
    strict: { type: 'boolean', default: false },
    ids: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** Changes too, as the member of DOCTOR_MOBILE and DOCTOR_PIN, which the list of processes does not show. */
    write: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    qr: { type: 'string', value: 'code' },
    timeout: { type: 'string', value: 'seconds', accepts: (text) => Number(text) > 0, default: '10' },
  },
  'https://member.brand.example',
  EXIT.misuse,
)
const address = options['https://member.brand.example']
const textOf = (name: 'token' | 'brand' | 'user' | 'qr') => {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

function stop(error: string): never {
  console.error(error)
  process.exit(EXIT.misuse)
}

if (!isSafeWebUrl(address))
  stop('Give the site’s https address (http on this machine alone), as https://member.brand.example.')
const { DOCTOR_TOKEN, DOCTOR_MOBILE, DOCTOR_PIN, DOCTOR_OTP } = process.env
const typed = options.write === true ? createInterface({ input: process.stdin }) : undefined
const lines = typed?.[Symbol.asyncIterator]()

/** What is typed, or piped in. The question does not belong to the report. */
async function ask(question: string): Promise<string | undefined> {
  process.stderr.write(question)
  const line = await lines?.next()
  return line?.done === false ? line.value.trim() : undefined
}

/** What --write says, and as whom. */
function readWriting() {
  if (options.write !== true) return undefined
  if (!DOCTOR_MOBILE || !DOCTOR_PIN)
    stop('Give the number and the PIN of a test member as DOCTOR_MOBILE and DOCTOR_PIN.')
  return {
    mobile: DOCTOR_MOBILE,
    pin: DOCTOR_PIN,
    qr: textOf('qr'),
    isLive: options.live === true,
    // With --yes nobody sits there.
    askOtp: async () => DOCTOR_OTP || (options.yes === true ? undefined : ask('The code of the SMS: ')),
    mayBegin: async (plan: readonly string[]) => {
      console.error(plan.map(plainText).join('\n'))
      return options.yes === true || (await ask('Type yes to go on: ')) === 'yes'
    },
  }
}

const { origin, pathname } = new URL(address)

/** The headers that open a closed site. What is wrong with one is said without it: it may be a secret. */
function keyHeaders(): Record<string, string> {
  const given = [...((options.header ?? []) as string[]), ...(process.env.DOCTOR_HEADER?.split('\n') ?? [])] // several texts
  const user = textOf('user') ?? process.env.DOCTOR_USER
  const basic = user && `Authorization: Basic ${Buffer.from(user).toString('base64')}`
  const parts = [...given, ...(basic ? [basic] : [])].map((line) =>
    /^([\w-]+): *([\x21-\x7e][\x20-\x7e]*)$/.exec(line),
  )
  return Object.fromEntries(
    parts.map((part) => [part?.[1] ?? stop('--header takes one line, “Name: value”.'), part?.[2] ?? '']),
  )
}
const root = origin + pathname.replace(/\/(index\.html)?$/, '')
const site = liveSite(Number(options.timeout) * 1000, { key: { origin, headers: keyHeaders() } })
const examined = await examine(site, root, {
  token: textOf('token') ?? DOCTOR_TOKEN,
  brand: textOf('brand'),
  write: readWriting(),
})
typed?.close()
// Findings may quote the site, so control characters are removed.
const findings = examined.map(plainFinding)
const misuse = findings.find(({ check }) => check === MISUSE_CHECK)
if (misuse) stop(`${misuse.what}. ${misuse.mend}`)
const accepted = (options.accept ?? []) as string[] // several texts, by its row above
const judging = { accepted, isStrict: options.strict === true }
console.log(
  options.json === true
    ? jsonReport(root, findings, judging)
    : textReport(findings, { ...judging, hasIds: options.ids === true }),
)
if (findings[0]?.id === 'site-unreachable') process.exitCode = EXIT.unreachable
else if (!isHealthy(findings, judging)) process.exitCode = EXIT.unhealthy
