import { visible } from './typed-text'

const NAMES =
  'brandRef callbackToken isGlobal mobileOrderQrRef mobileOrderRedirectRoute mobileOrderStoreRef packageId pdpaRef privilegeId qrCode storeRef transactionId'.split(
    ' ',
  )

/** A link's query as the app writes it: a printed or forwarded link may have its names in capitals, and unseen marks behind a value. */
export function readQuery(search: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const lower = name.toLowerCase()
    const known = NAMES.find((one) => one.toLowerCase() === lower)
    query.append(known ?? (name === name.toUpperCase() ? lower : name), visible(value))
  }
  return query
}
