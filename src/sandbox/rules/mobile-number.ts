import type { BrandRef } from '../personas.ts'
import { requireBrand } from '../brands/all-brands.ts'
import { ApiError } from './errors.ts'
import { refuseMagicNumber } from './magic-inputs.ts'

/** A number belongs to a brand: the same number may be a member's at one brand and unknown at the other. */
export interface NumberAtBrand {
  brandRef: BrandRef
  mobileNo: string
}

/** The number in a body; refuses an unknown brand, a number that is no Thai mobile number, and magic numbers. */
export function readMobileNumber(body: { Brand_Ref: string; Mobile_No: string }): NumberAtBrand {
  const { ref } = requireBrand(body.Brand_Ref)
  if (!/^0[689]\d{8}$/.test(body.Mobile_No)) throw new ApiError('invalidMobile')
  refuseMagicNumber(body.Mobile_No)
  return { brandRef: ref, mobileNo: body.Mobile_No }
}

/** The key under which the state stores the records of a number. */
export const numberKey = ({ brandRef, mobileNo }: NumberAtBrand) => `${brandRef}:${mobileNo}`
