/**
 * A possible bearer: visible ASCII without JSON's characters (quotation marks, brackets, braces, backslashes), and not `null`
 * or `undefined`. The head script uses the same pattern.
 */
export const BEARER = /^(?!(?:null|undefined)$)[!#-Z^-z|~]+$/

/** A bearer from storage or an address; undefined if the text cannot be one. */
export function readBearer(text: string | undefined): string | undefined {
  return BEARER.test(text ?? '') ? text : undefined
}
