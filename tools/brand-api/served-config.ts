import { operations, type Operation } from '../../src/api/generated/operations.ts'
import { settings as rows } from '../../src/config/settings.ts'
import { baseOnOwnOrigin } from './brand-address.ts'
import { addressesOf, type StartSettings } from './start-settings.ts'

/** The configuration that the app gets: the file's, with the brand's APIs on the own origin. */
export function servedConfig(settings: StartSettings): Record<string, unknown> {
  const { api, crm, config } = settings
  // What fails or is slow in development is no report of the site's.
  const { errorReporting: _errorReporting, vitalsReporting: _vitalsReporting, off, ...kept } = config
  const hosts: unknown[] = Array.isArray(config.lineLoginHosts)
    ? config.lineLoginHosts
    : rows.lineLoginHosts.default
  return {
    ...kept,
    ...(Array.isArray(off) && { off: off.filter((area) => !isAnswered(settings, area)) }),
    ...(settings.sandboxed.some(({ id }) => id === 'unlinkLine') && { unlinkLine: true }),
    customerApiUrl: api ? baseOnOwnOrigin(api) : '',
    crmApiUrl: crm ? baseOnOwnOrigin(crm) : '',
    // The app lets LINE's login start at the API's own host, which it no longer sees.
    lineLoginHosts: [...hosts, ...addressesOf(settings).map(({ origin }) => new URL(origin).host)],
  }
}

/** What the sandbox answers is there to be tried, whatever the brand lacks. */
function isAnswered({ sandboxed }: StartSettings, area: unknown): boolean {
  const facts: Readonly<Record<string, Operation>> = operations
  return sandboxed.some(({ id }) => facts[id]?.area !== undefined && facts[id].area === area)
}
