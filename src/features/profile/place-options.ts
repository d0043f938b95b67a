import type { SearchOption } from '@/ui/forms/search-select-field'
import type { Locale } from '@/i18n/locale'
import type { MemberInfoValues } from './member-info'

export interface Place {
  id: string
  name_th: string
  name_en?: string
}

/** Sorted in the current language, searchable in both. */
export function placeOptions(places: readonly Place[], locale: Locale): SearchOption[] {
  const options = places.map(({ id, name_th, name_en }) => {
    const [own, other] = locale === 'th' ? [name_th, name_en] : [name_en, name_th]
    return { value: id, label: own ?? name_th, keywords: other ?? '' }
  })
  return options.sort((one, next) => one.label.localeCompare(next.label, locale))
}

/** The only country with a list of provinces; by name, because ids differ between servers. */
function isThailand({ name_th, name_en = '' }: Place): boolean {
  return /^thailand$/i.test(name_en.trim()) || /^(ประเทศ)?ไทย$/.test(name_th.trim())
}

/** The id of a new member's likely country; empty if not listed. */
export function likelyCountry(countries: readonly Place[]): string {
  return countries.find(isThailand)?.id ?? ''
}

/** The values with the likely country if none is saved. */
export function withCountry(values: MemberInfoValues, countries: readonly Place[]): MemberInfoValues {
  return { ...values, country: values.country || likelyCountry(countries) }
}

/** Whether the country is listed and not Thailand. */
export function isAbroad(country: string, countries: readonly Place[]): boolean {
  const chosen = countries.find(({ id }) => id === country)
  return chosen !== undefined && !isThailand(chosen)
}

/** A member's saved place. */
export interface SavedPlace {
  id: string | undefined
  name: string | undefined
}

/** An address field's options. A saved place that is no longer listed stays available under its saved name. */
export function withSavedPlace(
  options: readonly SearchOption[],
  value: string,
  { id, name }: SavedPlace,
): { options: readonly SearchOption[]; isGone: boolean } {
  const isGone = value !== '' && value === id && !options.some((option) => option.value === value)
  if (!isGone || !name) return { options, isGone }
  return { options: [{ value, label: name, keywords: '' }, ...options], isGone }
}
