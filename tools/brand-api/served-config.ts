import { operations, type Operation } from '../../src/api/generated/operations.ts'
import { settings as rows } from '../../src/config/settings.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { baseOnOwnOrigin } from './brand-address.ts'
import { addressesOf, type StartSettings } from './start-settings.ts'

/** The configuration that the app gets: the file's, with the brand's APIs on the own origin. */
export function servedConfig(settings: StartSettings): Record<string, unknown> {
  const { api, crm, config } = settings
  // What fails or is slow in development is no report of the site's.
  const { errorReporting: _errorReporting, vitalsReporting: _vitalsReporting, ...kept } = config
  const hosts: unknown[] = Array.isArray(config.lineLoginHosts)
    ? config.lineLoginHosts
    : rows.lineLoginHosts.default
  return {
    ...withoutAnswered(settings, kept),
    ...(Array.isArray(kept.brands) && { brands: kept.brands.map((row) => onOwnOrigin(settings, row)) }),
    ...(settings.sandboxed.some(({ id }) => id === 'unlinkLine') && { unlinkLine: true }),
    customerApiUrl: api ? baseOnOwnOrigin(api) : '',
    crmApiUrl: crm ? baseOnOwnOrigin(crm) : '',
    // The app lets LINE's login start at the API's own host, which it no longer sees.
    lineLoginHosts: [...hosts, ...addressesOf(settings).map(({ origin }) => new URL(origin).host)],
  }
}

/** A brand's row: the one API that is tried answers for every brand of the site. */
function onOwnOrigin(settings: StartSettings, row: unknown): unknown {
  if (!isRecord(row)) return row
  const { customerApiUrl: _customerApiUrl, crmApiUrl: _crmApiUrl, ...kept } = row
  return withoutAnswered(settings, kept)
}

function withoutAnswered(settings: StartSettings, fields: Record<string, unknown>): Record<string, unknown> {
  const { off, ...kept } = fields
  return { ...kept, ...(Array.isArray(off) && { off: off.filter((area) => !isAnswered(settings, area)) }) }
}

/** What the sandbox answers is there to be tried, whatever the brand lacks. */
function isAnswered({ sandboxed }: StartSettings, area: unknown): boolean {
  const facts: Readonly<Record<string, Operation>> = operations
  return sandboxed.some(({ id }) => facts[id]?.area !== undefined && facts[id].area === area)
}
