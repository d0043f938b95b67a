import { defineMessages } from 'react-intl'
import { mixed, object, type ObjectSchema, type StringSchema } from 'yup'
import { choice, emailText, isoDate, say, shortText, trimmedText } from '@/ui/forms/field-rules'
import { localDay } from '@/i18n/format'
import { phoneNow } from '@/lib/server-clock'
import type { InfoField, MemberInfoValues } from './member-info'
import { isAbroad, type Place } from './place-options'
import { infoLabels } from './info-labels'

const messages = defineMessages<Record<'choose' | 'enter', { field: string }> & { future: never }>({
  choose: {
    id: 'profile.info.choose',
    defaultMessage: 'Choose your {field}.',
    description: 'At a field without a choice; field: its label',
  },
  enter: {
    id: 'profile.info.enter',
    defaultMessage: 'Enter your {field}.',
    description: 'At an empty field; field: its label',
  },
  future: {
    id: 'profile.info.birthdateFuture',
    defaultMessage: 'Your date of birth can’t be in the future.',
  },
})

const choose = (name: keyof typeof infoLabels) => say(messages.choose, { field: infoLabels[name] })
const enter = (name: keyof typeof infoLabels) => say(messages.enter, { field: infoLabels[name] })

const LONGEST_NAME = 100
const LONGEST_ADDRESS = 500

export const localToday = () => localDay(new Date(phoneNow()))

/**
 * The form's rules: the brand decides what is required; outside Thailand an address needs no province. What was saved passes as it
 * is: only what the member has changed is looked at.
 */
export function memberInfoSchema(
  shown: readonly InfoField[],
  countries: readonly Place[],
  hasPicture: boolean,
  saved: MemberInfoValues,
): ObjectSchema<MemberInfoValues> {
  const isRequired = (name: InfoField['field']) =>
    shown.some(({ field, is_required }) => field === name && is_required)
  const asked = (name: InfoField['field'], rule: StringSchema<string>, message?: ReturnType<typeof say>) =>
    isRequired(name) ? rule.required(message) : rule
  const place = (name: keyof typeof infoLabels) =>
    choice().test('place', choose(name), (value, { parent }) => {
      const { country } = parent as MemberInfoValues // the schema's object
      return !isRequired('address') || isAbroad(country, countries) || value !== ''
    })
  const birthdate = isoDate(saved.birthdate).test(
    'future',
    say(messages.future),
    (value) => value === saved.birthdate || value <= localToday(),
  )
  return object({
    image: mixed<File>()
      .nullable()
      .default(null)
      .test('image', choose('image'), (value) => value !== null || hasPicture || !isRequired('image')),
    firstName: asked('first_name', shortText(LONGEST_NAME, saved.firstName), enter('firstName')),
    lastName: asked('last_name', shortText(LONGEST_NAME, saved.lastName), enter('lastName')),
    birthdate: asked('birthdate', birthdate, enter('birthdate')),
    gender: asked('gender', trimmedText(), choose('gender')),
    email: asked('email', emailText(saved.email), enter('email')),
    country: asked('address', choice(), choose('country')),
    province: place('province'),
    district: place('district'),
    subDistrict: place('subDistrict'),
    postalCode: place('postalCode'),
    addressDetail: asked('address', shortText(LONGEST_ADDRESS, saved.addressDetail), enter('addressDetail')),
  })
}
