import { isRecord } from '../lib/is-record.ts'

/** What a brand may say in its own row of the configuration, or the configuration for every brand: a row of `settings.ts` each. */
export type Fact =
  | 'maker'
  | 'privacyUrl'
  | 'termsUrl'
  | 'accountDeletionUrl'
  | 'dataExportUrl'
  | 'unlinkLine'
  | 'skipLandingWait'
  | 'description_th'
  | 'description_en'
  | 'iconUrl'
  | 'support'

/** What the configuration says of a brand's service: the brand's own row, then what it says for every brand. Nothing is checked yet. */
export function configuredFacts(
  { raw = {} }: { raw?: Record<string, unknown> },
  brandRef: string | undefined,
): Partial<Record<Fact, unknown>>[] {
  const rows: unknown[] = Array.isArray(raw.brands) ? raw.brands : []
  return [rows.filter(isRecord).find(({ ref }) => ref === brandRef) ?? {}, raw]
}

/** One of these facts, the first that `isFine` accepts. */
export const factOf = <T>(
  config: { raw?: Record<string, unknown> },
  brandRef: string | undefined,
  name: Fact,
  isFine: (value: unknown) => value is T,
): T | undefined =>
  configuredFacts(config, brandRef)
    .map((row) => row[name])
    .find(isFine)
