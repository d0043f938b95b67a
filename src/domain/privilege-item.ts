import { validityOf, type ItemValidity } from './item-validity'

/** The fields of the API's privilege that its card needs. */
export interface PrivilegeFacts {
  privilege_id: string
  main_image_url?: string
  name_th: string
  name_en?: string
  desc_th?: string
  desc_en?: string
  point_ref: number
  valid_through?: string
  /** Absent or below 0: unlimited. */
  remaining_limit?: number
  is_issuable: boolean
  /** Absent: the cost less the balance. */
  point_need?: number
  is_forever: boolean
}

/** By precedence: nothing left, then points that the member lacks, then the server's error. */
export type PrivilegeState = 'available' | 'missing' | 'fullyRedeemed' | 'notIssuable'

export interface PrivilegeItem {
  privilegeId: string
  image?: string
  title: string
  description?: string
  /** In points. */
  cost: number
  validity: ItemValidity
  state: PrivilegeState
  /** How many points the member lacks; 0 with enough of them. */
  missingPoints: number
  /** Null is unlimited. */
  remaining: number | null
}

const MAX_ALMOST_GONE = 10

/**
 * What a privilege's card shows (spec 3, Privilege item; spec 4, Privilege card display), in the member's language. Where the
 * server does not send the missing points, they result from the member's balance, if that is known.
 */
export function toPrivilegeItem(
  facts: PrivilegeFacts,
  locale: 'th' | 'en',
  balance: number | undefined,
): PrivilegeItem {
  const isEnglish = locale === 'en'
  const need = facts.point_need ?? (balance === undefined ? 0 : facts.point_ref - balance)
  const missingPoints = Math.max(0, need)
  const limit = facts.remaining_limit ?? -1
  const remaining = limit < 0 ? null : limit
  return {
    privilegeId: facts.privilege_id,
    image: facts.main_image_url,
    title: (isEnglish && facts.name_en) || facts.name_th,
    description: (isEnglish && facts.desc_en) || facts.desc_th,
    cost: facts.point_ref,
    validity: validityOf(facts.is_forever, facts.valid_through),
    state: stateOf(facts.is_issuable, missingPoints, remaining),
    missingPoints,
    remaining,
  }
}

/** Limited, and so few left that the member should know. */
export function isAlmostGone({ remaining }: Pick<PrivilegeItem, 'remaining'>): boolean {
  return remaining !== null && remaining > 0 && remaining <= MAX_ALMOST_GONE
}

function stateOf(isIssuable: boolean, missingPoints: number, remaining: number | null): PrivilegeState {
  if (remaining === 0) return 'fullyRedeemed'
  if (missingPoints > 0) return 'missing'
  return isIssuable ? 'available' : 'notIssuable'
}
