// Reads a deployed site and its API as a member's browser would, and says what is wrong and what mends it.
import { isSafeWebUrl } from '../../src/lib/safe-url.ts'
import { readOptions } from '../command-line/read-options.ts'
import { examine } from './examine.ts'
import { harSite } from './har-site.ts'
import { liveSite } from './live-site.ts'
import { isHealthy, jsonReport, textReport } from './report.ts'

const options = readOptions(
  {
    /** The bearer of a test member. DOCTOR_TOKEN keeps it out of the list of processes and of npm's own output. */
    token: { type: 'string', value: 'bearer' },
    har: { type: 'string', value: 'file' },
    json: { type: 'boolean', default: false },
    'allow-write': { type: 'boolean', default: false },
    timeout: { type: 'string', value: 'seconds', accepts: (text) => Number(text) > 0, default: '10' },
  },
  'https://member.brand.example',
)
const address = options['https://member.brand.example']

function stop(error: string): never {
  console.error(error)
  process.exit(1)
}

if (!isSafeWebUrl(address))
  stop('Give the site’s https address (http on this machine alone), as https://member.brand.example.')
const { origin, pathname } = new URL(address)
// A path that ends in a slash is where the app is served; any other is one of its pages.
const root = pathname.endsWith('/') ? origin + pathname.slice(0, -1) : origin
const site =
  typeof options.har === 'string' ? harSite(options.har, root) : liveSite(Number(options.timeout) * 1000)
if ('error' in site) stop(site.error)
const token = typeof options.token === 'string' ? options.token : process.env.DOCTOR_TOKEN
const findings = await examine(site, root, { token, mayWrite: options['allow-write'] === true })
console.log(options.json === true ? jsonReport(root, findings) : textReport(findings))
process.exitCode = isHealthy(findings) ? 0 : 1
