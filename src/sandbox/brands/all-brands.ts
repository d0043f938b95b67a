import type { BrandRef } from '../personas.ts'
import { ApiError } from '../rules/errors.ts'
import type { SandboxBrand } from './brand.ts'
import { doisai } from './doisai.ts'
import { sabaimart } from './sabaimart.ts'

export const BRANDS: Record<BrandRef, SandboxBrand> = { doisai, sabaimart }

/** The brand with this reference, or undefined where the sandbox has no such brand. */
export function findBrand(ref: string | null | undefined): SandboxBrand | undefined {
  return Object.values(BRANDS).find((brand) => brand.ref === ref)
}

/** The brand with this reference; an unknown reference is refused with 404. */
export function requireBrand(ref: string | null | undefined): SandboxBrand {
  const brand = findBrand(ref)
  if (brand === undefined) throw new ApiError('brandNotFound')
  return brand
}
