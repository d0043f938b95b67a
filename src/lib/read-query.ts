import { withoutInvisibles } from './typed-text'

/** The parameters' names in the app's spelling. */
const NAMES =
  'brandRef callbackToken isGlobal mobileOrderQrRef mobileOrderRedirectRoute mobileOrderStoreRef packageId pdpaRef privilegeId qrCode storeRef transactionId'

/** A link's query, normalised: printed or forwarded links may have names in capitals, or invisible characters after a value. */
export function readQuery(search: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const lower = name.toLowerCase()
    const known = NAMES.split(' ').find((one) => one.toLowerCase() === lower)
    query.append(known ?? (name === name.toUpperCase() ? lower : name), withoutInvisibles(value))
  }
  return query
}

/** The brand in the address, or in `liff.state`, which holds a deep link's query until LINE's SDK has read the address. */
export function brandOfAddress(query: URLSearchParams): string | undefined {
  const state = query.get('liff.state') ?? ''
  return query.get('brandRef') || new URLSearchParams(state.split('?')[1] ?? '').get('brandRef') || undefined
}
