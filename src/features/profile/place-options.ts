import type { api } from '@/api/api'
import { choiceOf, type SearchOption } from '@/ui/forms/search-choice'
import { typedText } from '@/lib/typed-text'
import type { Locale } from '@/i18n/locale'
import type { MemberInfoValues } from './member-info'

export type Place = (typeof api.endpoints)['listCountries']['Types']['ResultType']['payload'][number]

/** Sorted in the current language, searchable in both. */
export function placeOptions(places: readonly Place[], locale: Locale): SearchOption[] {
  const options = places.map(({ id, name_th, name_en }) => {
    const [own, other] = locale === 'th' ? [name_th, name_en] : [name_en, name_th]
    return { value: id, label: own ?? name_th, keywords: other ?? '' }
  })
  return options.sort((one, next) => one.label.localeCompare(next.label, locale))
}

/** The kind of place before its name; no initials, such as จ.ป.ร. */
const KINDS = /(^|\s)(?:จังหวัด|อำเภอ|เขต|ตำบล|แขวง|ประเทศ|[จอต]\.(?!(?:\S\.){2}$))\s*/g
const BANGKOK = /^(?:ก\.?ท\.?ม\.?|กรุงเทพ(?:มหานคร)?)$/

/** A place's name as names are compared: without its kind or ฯ, and Bangkok by its whole name. */
export function placeName(text: string): string {
  const name = typedText(text).replaceAll('ฯ', '').replace(KINDS, '$1').trim()
  return BANGKOK.test(name) ? 'กรุงเทพมหานคร' : name
}

/** The only country with a list of provinces; by name, because ids differ between servers. */
function isThailand({ name_th, name_en = '' }: Place): boolean {
  return /^thailand$/i.test(name_en.trim()) || /^(ประเทศ)?ไทย$/.test(name_th.trim())
}

/** The values with Thailand as the country, if it is listed and none is saved. */
export function withCountry(values: MemberInfoValues, countries: readonly Place[]): MemberInfoValues {
  return { ...values, country: values.country || (countries.find(isThailand)?.id ?? '') }
}

/** Whether the country is listed and not Thailand. */
export function isAbroad(country: string, countries: readonly Place[]): boolean {
  const chosen = countries.find(({ id }) => id === choiceOf(country))
  return chosen !== undefined && !isThailand(chosen)
}

/** An address field's options. A saved place that is no longer listed stays available under its saved name. */
export function withSavedPlace(
  options: readonly SearchOption[],
  { id, name }: { id: string | undefined; name: string | undefined },
): readonly SearchOption[] {
  const isListed = options.some(({ value }) => value === id)
  return id && name && !isListed ? [{ value: id, label: name, keywords: '' }, ...options] : options
}
