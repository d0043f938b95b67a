import { isRecord } from '@/lib/is-record'
import { configuredFacts } from './configured-facts'
import { SUPPORT_FIELDS } from './support-fields'

/** Whom a member turns to, with a support code or when the app does not start. */
export interface Support {
  phone?: string
  /** The id of a LINE official account. */
  lineOa?: string
  hours: { th?: string; en?: string }
}

/** Whom the configuration names for a brand (config.json, `support`): the brand's own, else everybody's; undefined for nobody. */
export function supportOf(
  config: { raw?: Record<string, unknown> },
  brandRef: string | undefined,
): Support | undefined {
  const raw = configuredFacts(config, brandRef)
    .map(({ support }) => support)
    .find(isRecord)
  if (!raw) return undefined
  const text = (name: keyof typeof SUPPORT_FIELDS) => {
    const value = raw[name]
    return typeof value === 'string' && SUPPORT_FIELDS[name].test(value) ? value : undefined
  }
  const support = {
    phone: text('phone'),
    lineOa: text('lineOa'),
    hours: { th: text('hours_th'), en: text('hours_en') },
  }
  return support.phone || support.lineOa ? support : undefined
}

/** The address that dials a telephone number. */
export const telAddress = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
