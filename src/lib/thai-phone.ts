import { typedText } from './typed-text'

const MOBILE_PATTERN = /^0[689]\d{8}$/

/**
 * A Thai mobile number as its ten digits, from what a member typed: Thai digits, `+66` or `66` before it, spaces, dashes,
 * dots and brackets are understood. Undefined for anything else.
 */
export function normalisePhone(text: string): string | undefined {
  const bare = typedText(text).replace(/[\s\-‐-―.()]/g, '')
  const national = bare.replace(/^(?:\+66|0066|66)0?(?=[689])/, '0')
  return MOBILE_PATTERN.test(national) ? national : undefined
}

/** A mobile number as `xxx xxx xxxx` (spec 9); what is not ten digits stays as it is. */
export function formatPhone(mobileNo: string): string {
  return mobileNo.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** A mobile number that its owner recognises and nobody else learns: `081 xxx 0005`. */
export function maskPhone(mobileNo: string): string {
  return mobileNo.replace(/^(\d{3})\d{3}(\d{4})$/, '$1 xxx $2')
}
