import { isRecord } from '../lib/is-record.ts'

/** Facts that a brand's row or the configuration for all brands may set; each has a row in `settings.ts`. */
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
  | 'texts'
  | 'pointsName'

/** A brand's unchecked facts: its own row, then the configuration for all brands. */
export function configuredFacts(
  { raw = {} }: { raw?: Record<string, unknown> },
  brandRef: string | undefined,
): Partial<Record<Fact, unknown>>[] {
  const rows: unknown[] = Array.isArray(raw.brands) ? raw.brands : []
  return [rows.filter(isRecord).find(({ ref }) => ref === brandRef) ?? {}, raw]
}

/** The first value of a fact that `isValid` accepts. */
export const factOf = <T>(
  config: { raw?: Record<string, unknown> },
  brandRef: string | undefined,
  name: Fact,
  isValid: (value: unknown) => value is T,
): T | undefined =>
  configuredFacts(config, brandRef)
    .map((row) => row[name])
    .find(isValid)
