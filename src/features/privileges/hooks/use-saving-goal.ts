import { api } from '@/api/api'
import { cardRequest } from '@/domain/card-request'
import { hasEnded } from '@/domain/item-validity'
import { toPrivilegeItem, type PrivilegeItem } from '@/domain/privilege-item'
import { useLocale } from '@/i18n/use-locale'
import { isRecord } from '@/lib/is-record'
import { useToday } from '@/lib/use-today'
import { useSavingFor, type SavingGoal } from '@/session/saving-for'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { readMemberJson } from '@/storage/stored-json'
import { isRestored } from '@/store/home-snapshot'

/** What has become of a goal: `unknown` while it is being read, or cannot be; `gone` is no longer offered, `had` is gone by this phone's own doing. */
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
  const rows = query.currentData?.payload
  const card = rows?.find((one) => one.privilege_id === privilegeId)
  const item = card && balance !== undefined ? toPrivilegeItem(card, locale, balance) : undefined

  const isBalanceKnown = profile.isSuccess && !profile.isFetching && !isRestored(profile.fulfilledTimeStamp)
  const isKnown = query.isSuccess && !query.isFetching && isBalanceKnown
  const state = (): SavingState => {
    if (!isKnown) return 'unknown'
    const isOver = item && item.state !== 'available' && hasEnded(item.validity, today)
    // A server that ignores the filter answers with other privileges, and says nothing of this one.
    if (isOver || rows?.length === 0) return hasAttempt(memberKey, privilegeId) ? 'had' : 'gone'
    return item ? states[item.state] : 'unknown'
  }
  return { goal, state: state(), item, balance }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Whether the member has asked for a privilege on this phone, which tells what became of it. */
function hasAttempt(memberKey: string | undefined, privilegeId: string): boolean {
  const attempts = readMemberJson('redemptionAttempts', isList) ?? []
  return attempts.some(
    (one) =>
      isRecord(one) && one.kind === 'privilege' && one.itemId === privilegeId && one.memberKey === memberKey,
  )
}
