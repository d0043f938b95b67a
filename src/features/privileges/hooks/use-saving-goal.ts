import { api } from '@/api/api'
import { hasEnded } from '@/domain/item-validity'
import { toPrivilegeItem, type PrivilegeItem } from '@/domain/privilege-item'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { cardRequest } from '@/redemption/use-card'
import { useStoredAttempt } from '@/redemption/use-redemption'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { isRestored } from '@/store/home-snapshot'
import { isHad, useSavingFor, type SavingGoal } from '../saving-for'

/** What has become of a goal: `unknown` while it is being read, or cannot be; `had` is redeemed, `gone` no longer offered. */
export type SavingState = 'unknown' | 'missing' | 'reached' | 'unavailable' | 'had' | 'gone'

interface Saving {
  goal: SavingGoal | undefined
  state: SavingState
  /** As it was read last. */
  item: PrivilegeItem | undefined
  balance: number | undefined
}

const states = {
  available: 'reached',
  missing: 'missing',
  // It may come back.
  fullyRedeemed: 'unavailable',
  notIssuable: 'unavailable',
} as const

/** What the member saves for, as the API has it now. */
export function useSavingGoal(): Saving {
  const locale = useLocale()
  const today = useToday()
  const memberKey = useMemberKey()
  const goal = useSavingFor(memberKey)
  const privilegeId = goal?.privilegeId ?? ''
  const profile = useProfile()
  const balance = profile.data?.point
  const query = api.useListPrivilegesQuery(cardRequest('privilege', privilegeId), {
    skip: privilegeId === '',
  })
  const attempt = useStoredAttempt({ kind: 'privilege', itemId: privilegeId }, memberKey)
  const rows = query.currentData?.payload
  const card = rows?.find((one) => one.privilege_id === privilegeId)
  const item = card && balance !== undefined ? toPrivilegeItem(card, locale, balance) : undefined

  const isRedeeming = attempt?.status === 'sending' || attempt?.status === 'checking'
  const isBalanceKnown = profile.isSuccess && !profile.isFetching && !isRestored(profile.fulfilledTimeStamp)
  const isKnown = query.isSuccess && !query.isFetching && isBalanceKnown && !isRedeeming
  const state = (): SavingState => {
    if (!goal) return 'unknown'
    if (isHad(goal, attempt)) return 'had'
    if (!isKnown) return 'unknown'
    // A server that ignores the filter answers with other privileges, and says nothing of this one.
    if (!item) return rows?.length === 0 ? 'gone' : 'unknown'
    const isOver = item.state !== 'available' && hasEnded(item.validity, today)
    return isOver ? 'gone' : states[item.state]
  }
  return { goal, state: state(), item, balance }
}
