/** The request for a section of home, with the limit of the brand's layout; 0 leaves the limit to the server. */
export function sectionRequest(cardLayoutLimit: number | undefined) {
  return { Filters: { Filters: [], Ordering: [], Page: 1, Limit: cardLayoutLimit ?? 0 } }
}

/** The same request for the member's own list (spec 7, ForYou/List). */
export function forYouSectionRequest(cardLayoutLimit: number | undefined) {
  return { ...sectionRequest(cardLayoutLimit), Privilege_System_Type: 2 as const }
}
