/** The request for a section of home, with the limit of the brand's layout; 0 leaves the limit to the server. */
export function sectionRequest(cardLayoutLimit: number | undefined) {
  return { Filters: { Filters: [], Ordering: [], Page: 1, Limit: cardLayoutLimit ?? 0 } }
}

/** The same request for the member's own list (spec 7, ForYou/List). */
export function forYouSectionRequest(cardLayoutLimit: number | undefined) {
  return { ...sectionRequest(cardLayoutLimit), Privilege_System_Type: 2 as const }
}

/** How many of what is ready to use are told one by one; one more is asked for, to know of more. */
export const MOST_READY = 20

/** The request for what the member has redeemed and not used yet, what ends soonest first. */
export const READY = {
  Filters: {
    Filters: [{ Field: 'status', Operator: 'eq' as const, Value: 'available' }],
    Ordering: [{ Field: 'valid_through', Direction: 'asc' as const }],
    Limit: MOST_READY + 1,
    Page: 1,
  },
}
