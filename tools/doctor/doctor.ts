// Reads a deployed site and its API as a member's browser would, and says what is wrong and what mends it.
import { isSafeWebUrl } from '../../src/lib/safe-url.ts'
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
    accept: { type: 'string', value: 'an id that --ids shows', multiple: true, accepts: isFindingId },
    strict: { type: 'boolean', default: false },
    ids: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    timeout: { type: 'string', value: 'seconds', accepts: (text) => Number(text) > 0, default: '10' },
  },
  'https://member.brand.example',
  EXIT.misuse,
)
const address = options['https://member.brand.example']
const textOf = (name: 'token' | 'brand') => {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

function stop(error: string): never {
  console.error(error)
  process.exit(EXIT.misuse)
}

if (!isSafeWebUrl(address))
  stop('Give the site’s https address (http on this machine alone), as https://member.brand.example.')
const { origin, pathname } = new URL(address)
const root = origin + pathname.replace(/\/(index\.html)?$/, '')
const examined = await examine(liveSite(Number(options.timeout) * 1000), root, {
  token: textOf('token') ?? process.env.DOCTOR_TOKEN,
  brand: textOf('brand'),
})
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
