import { parseRuntimeConfig, type RuntimeConfig } from './runtime-config'

/** A start error, shown by main.tsx with a retry; `raw` is the file's content, if readable. */
export class ConfigError extends Error {
  readonly raw: unknown

  constructor(message: string, raw?: unknown) {
    super(message)
    this.raw = raw
  }
}

/** Reads /config.json (spec 7). Rejects with ConfigError if it is missing or malformed, else with the network's error. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  if (!window.__head?.config) throw new Error('The head script has not run.')
  const raw = await window.__head.config.catch((error: unknown) => {
    throw error instanceof SyntaxError ? new ConfigError('config.json: no JSON') : error
  })
  if (raw === undefined) throw new ConfigError('config.json: missing')
  let hasDropped: boolean = import.meta.env.DEV
  const config = parseRuntimeConfig(raw, () => (hasDropped = true))
  if (!config) throw new ConfigError('config.json', raw)
  if (hasDropped) void logFieldErrors(raw)
  return config
}

/** Logs errors that do not stop the app, for engineers. */
async function logFieldErrors(raw: unknown): Promise<void> {
  const lines = (await import('./config-errors')).configErrorLines(raw)
  if (lines.length > 0) console.warn(['config.json', ...lines].join('\n'))
}
