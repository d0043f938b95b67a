import { useMemo, useState } from 'react'
import { toIsoDate } from '@/domain/calendar-date'
import { useToday } from '@/lib/use-today'
import type { LineNames } from '../line-prefill'
import { valuesOf } from '../member-info'
import { memberInfoSchema } from '../member-info.schema'
import { isAbroad, likelyCountry } from '../place-options'
import type { MemberInfo } from './use-member-info'

/** What a form of the member's info begins with, and its rules. */
export function useInfoForm({ info, shown, countries }: MemberInfo, names: LineNames = {}) {
  const [initialValues] = useState(() => {
    const values = valuesOf(info)
    return { ...values, ...names, country: values.country || likelyCountry(countries) }
  })
  const today = useToday(localToday)
  const hasPicture = Boolean(info.image_url)
  const schema = useMemo(() => {
    const isCountryAbroad = (country: string) => isAbroad(country, countries)
    return memberInfoSchema(shown, { hasPicture, today, isAbroad: isCountryAbroad })
  }, [shown, hasPicture, today, countries])
  return { initialValues, schema, today }
}

/** Today in the member's time zone. */
function localToday(): string {
  const now = new Date()
  return toIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}
