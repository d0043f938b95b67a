import type { BrandRef } from '../personas.ts'
import { Refusal } from '../rules/errors.ts'
import type { Brand } from './brand.ts'
import { doisai } from './doisai.ts'
import { sabaimart } from './sabaimart.ts'

export const BRANDS: Record<BrandRef, Brand> = { doisai, sabaimart }

/** The brand with this reference, or undefined where the sandbox has no such brand. */
export function findBrand(ref: string | null | undefined): Brand | undefined {
  return Object.values(BRANDS).find((brand) => brand.ref === ref)
}

/** The brand with this reference; an unknown reference is refused with 404. */
export function requireBrand(ref: string | null | undefined): Brand {
  const brand = findBrand(ref)
  if (brand === undefined) throw new Refusal('brandNotFound')
  return brand
}
