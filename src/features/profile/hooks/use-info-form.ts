import { useMemo, useState } from 'react'
import { defineMessages } from 'react-intl'
import { mixed, object, string, type ObjectSchema } from 'yup'
import { parseIsoDate } from '@/domain/calendar-date'
import { isoDate, say, trimmedText } from '@/forms/field-rules'
import { localDay } from '@/i18n/format'
import { useToday } from '@/lib/use-today'
import type { LineNames } from '../line-prefill'
import { valuesOf, type InfoField, type MemberInfoValues } from '../member-info'
import { isAbroad, likelyCountry } from '../place-options'
import type { MemberInfo } from './use-member-info'

/** What a form of the member's info begins with, and its rules. */
export function useInfoForm({ info, shown, countries }: MemberInfo, names: LineNames = {}) {
  const [initialValues] = useState(() => {
    return { ...withCountry(valuesOf(info), countries), ...names }
  })
  const today = useToday(localToday)
  const hasPicture = Boolean(info.image_url)
  const schema = useMemo(() => {
    const isCountryAbroad = (country: string) => isAbroad(country, countries)
    return memberInfoSchema(shown, { hasPicture, today, isAbroad: isCountryAbroad })
  }, [shown, hasPicture, today, countries])
  return { initialValues, schema, today }
}

/** A member's values as a form shows them: with the country that the form offers where none is saved. */
export function withCountry(values: MemberInfoValues, countries: MemberInfo['countries']): MemberInfoValues {
  return { ...values, country: values.country || likelyCountry(countries) }
}

const localToday = () => localDay(new Date())

const messages = defineMessages({
  image: { id: 'profile.info.imageMissing', defaultMessage: 'Choose a profile picture.' },
  future: {
    id: 'profile.info.birthdateFuture',
    defaultMessage: 'Your date of birth can’t be in the future.',
  },
  email: { id: 'forms.rule.email', defaultMessage: 'Enter a valid email address.' },
  gender: { id: 'profile.info.genderMissing', defaultMessage: 'Select a gender.' },
  country: { id: 'profile.info.countryMissing', defaultMessage: 'Select a country.' },
  province: { id: 'profile.info.provinceMissing', defaultMessage: 'Select a province.' },
  district: { id: 'profile.info.districtMissing', defaultMessage: 'Select a district.' },
  subDistrict: { id: 'profile.info.subDistrictMissing', defaultMessage: 'Select a sub-district.' },
  postalCode: { id: 'profile.info.postalCodeMissing', defaultMessage: 'Select a postal code.' },
  addressDetail: { id: 'profile.info.addressMissing', defaultMessage: 'Enter your address.' },
})

interface Circumstances {
  /** The member already has a picture. */
  hasPicture: boolean
  /** `yyyy-MM-dd`. */
  today: string
  /** Whether a chosen country has no provinces to choose from. */
  isAbroad: (country: string) => boolean
}

/** The rules of the member info form: the brand says what is required, and abroad an address needs no province. */
function memberInfoSchema(
  shown: readonly InfoField[],
  { hasPicture, today, ...circumstances }: Circumstances,
): ObjectSchema<MemberInfoValues> {
  const isRequired = (name: InfoField['field']) =>
    shown.some(({ field, is_required }) => field === name && is_required)
  const line = (isNeeded: boolean, message?: ReturnType<typeof say>) =>
    isNeeded ? trimmedText().required(message) : trimmedText()
  const hasAddress = isRequired('address')
  const place = (message: ReturnType<typeof say>) =>
    string()
      .ensure()
      .test('place', message, (value, { parent }) => {
        const { country } = parent as MemberInfoValues // the schema's own object
        return !hasAddress || circumstances.isAbroad(country) || value !== ''
      })
  const birthdate = isoDate().test(
    'future',
    say(messages.future),
    (value) => !value || !parseIsoDate(value) || value <= today,
  )
  const image = mixed<File>().nullable().default(null)
  return object({
    image:
      isRequired('image') && !hasPicture
        ? image.test('image', say(messages.image), (value) => value !== null)
        : image,
    firstName: line(isRequired('first_name')),
    lastName: line(isRequired('last_name')),
    birthdate: isRequired('birthdate') ? birthdate.required() : birthdate,
    gender: line(isRequired('gender'), say(messages.gender)),
    email: line(isRequired('email')).matches(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, {
      message: say(messages.email),
    }),
    country: line(hasAddress, say(messages.country)),
    province: place(say(messages.province)),
    district: place(say(messages.district)),
    subDistrict: place(say(messages.subDistrict)),
    postalCode: place(say(messages.postalCode)),
    addressDetail: line(hasAddress, say(messages.addressDetail)),
  })
}
