import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { readApiShape, type ApiShape } from '../../src/config/api-address.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { MEMBER_PERSONAS, type MemberPersona } from '../../src/sandbox/personas.ts'
import { configText } from '../config/config-text.ts'
import { readAddress, type BrandAddress } from './brand-address.ts'
import { matchWords, type ContractCall } from './contract-calls.ts'

/** What the environment asks of the development server. */
export interface StartSettings {
  /** The brand's APIs; without a CRM of its own, the customer API's host answers for both. */
  api?: BrandAddress
  crm?: BrandAddress
  /** As it stands in its file. */
  config: Record<string, unknown>
  configFile: string
  shape: ApiShape
  /** What the sandbox answers in place of the brand, and as whom. */
  sandboxed: readonly ContractCall[]
  persona: MemberPersona
}

/** Why the server does not start: told in its words alone, for a stack would say nothing to whom they are meant. */
export class StartFault extends Error {
  [inspect.custom](): string {
    return this.message
  }
}

/** The settings of an environment that names a brand's API; throws a StartFault with all that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): StartSettings {
  const faults: string[] = []
  const configFile = resolve(root, env.CONFIG || 'public/config.json')
  const config = readConfig(configFile, env.CONFIG ? 'CONFIG' : 'public/config.json', faults)
  const shape = readApiShape(config)
  const addressOf = (variable: BrandAddress['variable']) => {
    const text = env[variable]
    if (!text) return undefined
    const address = readAddress(variable, text, shape.apiPrefix)
    if (!('fault' in address)) return address
    faults.push(address.fault)
    return undefined
  }
  const [api, crm] = [addressOf('API'), addressOf('CRM')]
  const { calls, unmatched, areas } = matchWords(env.SANDBOX ?? '')
  if (unmatched.length > 0) {
    faults.push(
      `SANDBOX: nothing matches ${unmatched.join(', ')}. → Give parts of the contract’s paths or operations, as ${areas.join(', ')}.`,
    )
  }
  const persona = MEMBER_PERSONAS.find((name) => name === (env.AS || 'gold')) ?? 'gold'
  // Compilers' environments have an AS of their own: it is no fault where nothing reads it.
  if (calls.length > 0 && env.AS && env.AS !== persona)
    faults.push(`AS: there is no ${env.AS}. → Give one of ${MEMBER_PERSONAS.join(', ')}.`)
  if (faults.length > 0) throw new StartFault(faults.join('\n'))
  return { api, crm: crm ?? api, config, configFile, shape, sandboxed: calls, persona }
}

/** The brand's APIs, each once. */
export const addressesOf = ({ api, crm }: StartSettings): BrandAddress[] => [
  ...new Set([api, crm].filter((address) => address !== undefined)),
]

/** The brand that the app opens with where nothing names another. */
export function defaultBrandOf({ config }: StartSettings): string {
  const rows: unknown[] = Array.isArray(config.brands) ? config.brands : []
  const refs = [config.defaultBrandRef, ...rows.filter(isRecord).map(({ ref }) => ref)]
  return refs.find((ref) => typeof ref === 'string') ?? ''
}

function readConfig(file: string, name: string, faults: string[]): Record<string, unknown> {
  const fault = (what: string, mend: string) => {
    faults.push(`${name} ${what}. → ${mend}`)
    return {}
  }
  let text: string
  try {
    text = configText(file)
  } catch {
    return fault(`leads to ${file}, which cannot be read`, 'Check the path: it starts at the project’s root.')
  }
  try {
    const config: unknown = JSON.parse(text)
    return isRecord(config) ? config : fault('is no JSON object', 'Write what the site’s /config.json holds.')
  } catch (error) {
    return fault(`is no JSON (${(error as Error).message})`, 'Mend it there.') // JSON.parse throws nothing else
  }
}
