import { parseRuntimeConfig, type RuntimeConfig } from './runtime-config'

/** The start error that main.tsx shows with a retry button; `raw` is what the file holds, where it can be read. */
export class ConfigError extends Error {
  readonly raw: unknown

  constructor(message: string, raw?: unknown) {
    super(message)
    this.raw = raw
  }
}

declare global {
  interface Window {
    /** Requested by the document's head script, so that the file loads in parallel with the bundle and not after it. */
    __config: Promise<unknown>
  }
}

/** Reads /config.json once (spec 7; one bundle serves every brand). Rejects with ConfigError when the file is missing or malformed, with the network's error when it did not come. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const raw = await window.__config.catch((error: unknown) => {
    throw error instanceof SyntaxError ? new ConfigError('config.json: no JSON') : error
  })
  if (raw === undefined) throw new ConfigError('config.json: missing')
  let hasDropped: boolean = import.meta.env.DEV
  const config = parseRuntimeConfig(raw, () => (hasDropped = true))
  if (!config) throw new ConfigError('config.json', raw)
  if (hasDropped) void logFieldErrors(raw)
  return config
}

/** What is wrong and yet stops nothing is for the engineer's eyes alone. */
async function logFieldErrors(raw: unknown): Promise<void> {
  const lines = (await import('./config-errors')).configErrorLines(raw)
  if (lines.length > 0) console.warn(['config.json', ...lines].join('\n'))
}
