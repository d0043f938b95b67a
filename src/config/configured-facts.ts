import { isRecord } from '@/lib/is-record'
import type { RuntimeConfig } from './runtime-config'

/** What the configuration says of a brand's service: the brand's own row, then what it says for every brand. Nothing is checked yet. */
export function configuredFacts(
  { raw = {} }: Pick<RuntimeConfig, 'raw'>,
  brandRef: string | undefined,
): Record<string, unknown>[] {
  const rows: unknown[] = Array.isArray(raw.brands) ? raw.brands : []
  return [rows.filter(isRecord).find(({ ref }) => ref === brandRef) ?? {}, raw]
}
