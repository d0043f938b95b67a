/** What nobody sees in a link means nothing there. */
const INVISIBLE = /\p{Cf}/gu

/** The parameters' names in the app's spelling. */
const NAMES =
  'brandRef callbackToken isGlobal mobileOrderQrRef mobileOrderRedirectRoute mobileOrderStoreRef packageId pdpaRef privilegeId qrCode storeRef token transactionId'

/**
 * A link's query, normalised: printed or forwarded links may have names in capitals or behind `amp;`, and invisible characters
 * after a value.
 */
export function readQuery(search: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const [written, value] of new URLSearchParams(search)) {
    const name = written.replace(/^(amp;)+/i, '')
    const lower = name.toLowerCase()
    const known = NAMES.split(' ').find((one) => one.toLowerCase() === lower)
    query.append(known ?? (name === name.toUpperCase() ? lower : name), value.replace(INVISIBLE, '').trim())
  }
  return query
}

/** The brand in the address, or in `liff.state`, which holds a deep link's query until LINE's SDK has read the address. */
export function brandOfAddress(query: URLSearchParams): string | undefined {
  const state = query.get('liff.state') ?? ''
  return query.get('brandRef') || readQuery(state.split('?')[1] ?? '').get('brandRef') || undefined
}

/** An id without what a message may have put behind a link: punctuation, Thai words. It counts where the id itself is unknown. */
export const withoutTail = (id: string): string =>
  /^.*[^\p{P}\p{S}\p{M}\p{Script=Thai}\s]/su.exec(id)?.[0] ?? ''

/**
 * A reference as it is written among the known ones: itself, else the only one that it can mean. In another case of letters it means
 * one of them only if they are all there are.
 */
export function asKnown(ref: string, known: readonly (string | undefined)[], areAll: boolean): string {
  const plain = (form: string) => (areAll ? form.toLowerCase() : form)
  const forms = [ref, withoutTail(ref)].map(plain)
  const meant = [...new Set(known)].filter((one) => one !== undefined && forms.includes(plain(one)))
  return (!known.includes(ref) && meant.length === 1 && meant[0]) || ref
}
