import { defineMessage } from 'react-intl'
import { maskPhone } from '@/lib/thai-phone'
import { courtesyName } from './courtesy-name'
import { tierInText } from './format'
import type { Locale } from './locale'

const account = defineMessage<{ kind: string; name: string | undefined; hasMenu: boolean }>({
  id: 'shell.account',
  defaultMessage:
    '{kind, select, name {This is {name}’s account.} number {This account’s number is {name}.} other {This is another member’s account.}}{hasMenu, select, true { Not you? Log out in the menu.} other {}}',
  description:
    'Said where a link has begun the session; name: also a masked phone number; in Thai, คุณ or a title is part of it',
})

interface Named {
  first_name?: string
  last_name?: string
  mobile_no?: string
}

/** The message that says whose account this is, with its values: by name, else by the masked number. */
export function whoseAccount(member: Named, locale: Locale, hasMenu: boolean) {
  const { first_name: first, last_name: last, mobile_no: number } = member
  const name = first && courtesyName([first, last].join(' ').trim(), locale)
  const said = name || (number && maskPhone(number))
  const kind = name ? 'name' : said ? 'number' : 'none'
  return [account, { kind, name: said && tierInText(said, locale), hasMenu }] as const
}
