import type { SearchOption } from '@/ui/forms/search-select-combobox'
import type { Locale } from '@/i18n/locale'
import type { MemberInfoValues } from './member-info'

export interface Place {
  id: string
  name_th: string
  name_en?: string
}

/** The options for places, sorted in the member's language and searchable by the names in both languages. */
export function placeOptions(places: readonly Place[], locale: Locale): SearchOption[] {
  const options = places.map(({ id, name_th, name_en }) => {
    const [own, other] = locale === 'th' ? [name_th, name_en] : [name_en, name_th]
    return { value: id, label: own ?? name_th, keywords: other ?? '' }
  })
  return options.sort((one, next) => one.label.localeCompare(next.label, locale))
}

/** The one country with provinces to choose from; matched by name, because its id is up to the server. */
function isThailand({ name_th, name_en = '' }: Place): boolean {
  return /^thailand$/i.test(name_en.trim()) || /^(ประเทศ)?ไทย$/.test(name_th.trim())
}

/** The id of the country that a new member most likely lives in; empty if the list lacks that country. */
export function likelyCountry(countries: readonly Place[]): string {
  return countries.find(isThailand)?.id ?? ''
}

/** A member's values as a form shows them: with the country that the form offers where none is saved. */
export function withCountry(values: MemberInfoValues, countries: readonly Place[]): MemberInfoValues {
  return { ...values, country: values.country || likelyCountry(countries) }
}

/** Whether a country is in the list and is not Thailand. */
export function isAbroad(country: string, countries: readonly Place[]): boolean {
  const chosen = countries.find(({ id }) => id === country)
  return chosen !== undefined && !isThailand(chosen)
}

/** The place that a member's address has, by the id and the name that it was saved with. */
export interface SavedPlace {
  id: string | undefined
  name: string | undefined
}

/** The choices for an address field. A saved place that is no longer listed stays chosen, under the name it was saved with. */
export function withSavedPlace(
  options: readonly SearchOption[],
  value: string,
  { id, name }: SavedPlace,
): { options: readonly SearchOption[]; isGone: boolean } {
  const isGone = value !== '' && value === id && !options.some((option) => option.value === value)
  if (!isGone || !name) return { options, isGone }
  return { options: [{ value, label: name, keywords: '' }, ...options], isGone }
}
