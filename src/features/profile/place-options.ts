import type { SearchOption } from '@/forms/search-options'
import type { Locale } from '@/i18n/locale'

export interface Place {
  id: string
  name_th: string
  name_en?: string
}

/** Places to choose from, in the order of the member's alphabet and found by their names in both languages. */
export function placeOptions(places: readonly Place[], locale: Locale): SearchOption[] {
  const options = places.map(({ id, name_th, name_en }) => {
    const [own, other] = locale === 'th' ? [name_th, name_en] : [name_en, name_th]
    return { value: id, label: own ?? name_th, keywords: other ?? '' }
  })
  return options.sort((one, next) => one.label.localeCompare(next.label, locale))
}

/** The one country that has provinces to choose from. Its number is the server's affair, so it is known by name. */
function isThailand({ name_th, name_en = '' }: Place): boolean {
  return /^thailand$/i.test(name_en.trim()) || /^(ประเทศ)?ไทย$/.test(name_th.trim())
}

/** The country that a new member most likely lives in; empty where it is not among them. */
export function likelyCountry(countries: readonly Place[]): string {
  return countries.find(isThailand)?.id ?? ''
}

/** Whether a country is known to be another than Thailand. */
export function isAbroad(country: string, countries: readonly Place[]): boolean {
  const chosen = countries.find(({ id }) => id === country)
  return chosen !== undefined && !isThailand(chosen)
}
