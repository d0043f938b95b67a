import { useState } from 'react'
import { api } from '@/api/api'
import { knownPrivilege } from '@/api/known-cards'
import { toPrivilegeItem } from '@/domain/privilege-item'
import { useLocale } from '@/i18n/use-locale'
import { cardOptions, cardRequest, useCard } from '@/issuing/use-card'
import { useProfile } from '@/session/use-member'
import { useAppStore } from '@/store/hooks'

/** One privilege, from a list that was loaded before and then by its own read, and the balance that it is measured against. */
export function usePrivilege(privilegeId: string) {
  const locale = useLocale()
  const store = useAppStore()
  const [known] = useState(() => knownPrivilege(store.getState(), privilegeId))
  const balance = useProfile().data?.point
  const query = api.useListPrivilegesQuery(cardRequest('privilege', privilegeId), cardOptions(privilegeId))
  const read = useCard(query, known, (card) => card.privilege_id === privilegeId)
  return { ...read, item: read.item && toPrivilegeItem(read.item, locale, balance), balance }
}
