import { defineMessage } from 'react-intl'
import { maskPhone } from '@/lib/thai-phone'

const account = defineMessage<{ hasName: boolean; name: string | undefined }>({
  id: 'shell.account',
  defaultMessage:
    '{hasName, select, true {This is {name}’s account} other {This is another member’s account}}',
  description: 'Said where a link has begun the session; the name may be a masked phone number',
})

interface Named {
  first_name?: string
  last_name?: string
  mobile_no?: string
}

/** The message that says whose account this is, with its values: by name, else by the masked number. */
export function whoseAccount({ first_name: first, last_name: last, mobile_no: number }: Named) {
  const name = first ? [first, last].join(' ').trim() : number && maskPhone(number)
  return [account, { name, hasName: Boolean(name) }] as const
}
