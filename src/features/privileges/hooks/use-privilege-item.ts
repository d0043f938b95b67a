import { useCallback } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { useProfile } from '@/session/use-member'
import { toPrivilegeItem, type PrivilegeFacts, type PrivilegeItem } from '../privilege-item'

/** Makes what is shown of a privilege: in the language on screen, by the member's balance and today's date at the shop. */
export function usePrivilegeItem(): (facts: PrivilegeFacts) => PrivilegeItem {
  const locale = useLocale()
  const today = useToday()
  const balance = useProfile().data?.point
  return useCallback((facts) => toPrivilegeItem(facts, locale, { balance, today }), [locale, balance, today])
}
