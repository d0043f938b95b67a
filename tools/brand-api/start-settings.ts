import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { readApiShape, type ApiShape } from '../../src/config/api-address.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { isSafeWebUrl } from '../../src/lib/safe-url.ts'
import { configText } from '../config/config-text.ts'

/** One of the brand's two APIs. */
export interface BrandAddress {
  /** The variable that names it. */
  variable: 'API' | 'CRM'
  origin: string
  /** The base's path on its origin; '' for the root. */
  path: string
  /** The path on this server that leads to its origin. */
  mount: string
}

/** What the environment asks of the development server. */
export interface StartSettings {
  /** The brand's APIs; without a CRM of its own, the customer API's host answers for both. */
  api?: BrandAddress
  crm?: BrandAddress
  /** As it stands in its file. */
  config: Record<string, unknown>
  configFile: string
  shape: ApiShape
}

/** Why the server does not start. The console shows the message without a stack. */
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
  const addressOf = (variable: BrandAddress['variable']) =>
    readAddress(variable, env[variable], shape.apiPrefix, faults)
  const [api, crm] = [addressOf('API'), addressOf('CRM')]
  if (faults.length > 0) throw new StartFault(faults.join('\n'))
  return { api, crm: crm ?? api, config, configFile, shape }
}

/** The brand's APIs, each once. */
export const addressesOf = ({ api, crm }: StartSettings): BrandAddress[] => [
  ...new Set([api, crm].filter((address) => address !== undefined)),
]

/** The address that a variable holds; what is wrong with it, and how to mend it, goes to the faults. */
function readAddress(
  variable: BrandAddress['variable'],
  text: string | undefined,
  apiPrefix: string,
  faults: string[],
): BrandAddress | undefined {
  if (!text) return undefined
  const fault = (what: string, mend: string) => void faults.push(`${variable} ${what}. → ${mend}`)
  if (!isSafeWebUrl(text) || /[?#]/.test(text))
    return fault(
      `is “${text}”, which is no API’s base`,
      `Give its https address (http on this machine alone), without a query: ${variable}=https://staging.brand.example`,
    )
  const url = new URL(text)
  const path = url.pathname.replace(/\/+$/, '')
  if (apiPrefix !== '' && path.toLowerCase().endsWith(apiPrefix.toLowerCase()))
    return fault(
      `ends with ${apiPrefix}, which each call adds`,
      `Leave it out: ${variable}=${url.origin}${path.slice(0, -apiPrefix.length)}`,
    )
  // The mount stands for the whole origin: a picture that an answer names by its path may be outside of the base.
  return { variable, origin: url.origin, path, mount: `/brand-${variable.toLowerCase()}` }
}

function readConfig(file: string, name: string, faults: string[]): Record<string, unknown> {
  const fault = (what: string, mend: string) => {
    faults.push(`${name} ${what}. → ${mend}`)
    return {}
  }
  try {
    const config: unknown = JSON.parse(configText(file))
    return isRecord(config) ? config : fault('is no JSON object', 'Write what the site’s /config.json holds.')
  } catch (error) {
    return error instanceof SyntaxError
      ? fault(`is no JSON (${error.message})`, 'Mend it there.')
      : fault(`leads to ${file}, which cannot be read`, 'Check the path: it starts at the project’s root.')
  }
}
