/**
 * What can be a bearer: visible ASCII without what only JSON has (quotation marks, brackets, braces, backslashes), and no word for
 * "none". The document's head tests the stored one by the same pattern.
 */
export const BEARER = /^(?!(?:null|undefined)$)[!#-Z^-z|~]+$/

/** A member's bearer out of storage or an address; undefined where the text cannot be one, whoever wrote it there. */
export function readBearer(text: string | undefined): string | undefined {
  return BEARER.test(text ?? '') ? text : undefined
}
