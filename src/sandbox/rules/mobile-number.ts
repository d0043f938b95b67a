import type { BrandRef } from '../personas.ts'
import { requireBrand } from '../brands/all-brands.ts'
import { Refusal } from './errors.ts'
import { refuseMagicNumber } from './magic-inputs.ts'

/** Numbers belong to a brand: the same one may be a member at one and unknown at the other. */
export interface NumberAtBrand {
  brandRef: BrandRef
  mobileNo: string
}

/** The number a body speaks of; refuses an unknown brand, what is no Thai mobile number, and the magic ones. */
export function readNumber(body: { Brand_Ref: string; Mobile_No: string }): NumberAtBrand {
  const { ref } = requireBrand(body.Brand_Ref)
  if (!/^0[689]\d{8}$/.test(body.Mobile_No)) throw new Refusal('invalidMobile')
  refuseMagicNumber(body.Mobile_No)
  return { brandRef: ref, mobileNo: body.Mobile_No }
}

/** The key under which things of a number are kept. */
export const numberKey = ({ brandRef, mobileNo }: NumberAtBrand) => `${brandRef}:${mobileNo}`
