import { typedText } from './typed-text'

const MOBILE_PATTERN = /^0[689]\d{8}$/

/**
 * A typed Thai mobile number as ten digits: understands Thai digits, `+66` or `66`, spaces, dashes, dots and brackets.
 * Otherwise undefined.
 */
export function normalisePhone(text: string): string | undefined {
  const bare = typedText(text).replace(/[\s\-‐-―.()]/g, '')
  const national = bare.replace(/^(?:\+66|0066|66)0?(?=[689])/, '0')
  return MOBILE_PATTERN.test(national) ? national : undefined
}

/** `xxx xxx xxxx` (spec 9), never broken; a number without ten digits is unchanged. */
export function formatPhone(mobileNo: string): string {
  return mobileNo.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3')
}

/** Recognisable only by its owner: `081 xxx 0005`, never broken. */
export function maskPhone(mobileNo: string): string {
  return mobileNo.replace(/^(\d{3})\d{3}(\d{4})$/, '$1\u00a0xxx\u00a0$2')
}
