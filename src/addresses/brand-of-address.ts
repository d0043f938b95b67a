/** The brand in the address, or in `liff.state`, which holds a deep link's query until LINE's SDK has read the address. */
export function brandOfAddress(query: URLSearchParams): string | undefined {
  const state = query.get('liff.state') ?? ''
  return query.get('brandRef') || new URLSearchParams(state.split('?')[1] ?? '').get('brandRef') || undefined
}
