/** The request for one item's card, as the head script sends it too (src/head/first-reads.ts). */
export function cardRequest(kind: 'privilege' | 'package', itemId: string) {
  return {
    Filters: {
      Filters: [{ Field: `${kind}_id`, Operator: 'eq' as const, Value: itemId }],
      Ordering: [],
      Limit: 1,
      Page: 1,
    },
  }
}
