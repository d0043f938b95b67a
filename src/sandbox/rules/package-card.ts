import type { SandboxBrand, PackageSeed } from '../brands/brand.ts'
import type { MemberState } from '../db/state.ts'
import { flag } from '../brands/brand.ts'
import { pictureUrl } from '../sandbox-context.ts'
import { addThaiDays } from './thai-time.ts'

interface CardFacts {
  member: MemberState
  today: string
  request: Request
}

/** The last day on which a package can be taken and used; undefined: for ever. */
export function expiryDate({ valid }: PackageSeed, today: string): string | undefined {
  return valid === 'forever' ? undefined : addThaiDays(today, valid)
}

/** How many coupons of a package a member may still take. */
export function couponsLeft(facts: PackageSeed, member: MemberState): number {
  return facts.couponsPerMember - (member.couponsTaken[facts.id] ?? 0)
}

/** A package as its card shows it to one member. */
export function packageCard(brand: SandboxBrand, facts: PackageSeed, { member, today, request }: CardFacts) {
  return {
    package_id: facts.id,
    main_image_url: facts.picture === undefined ? null : pictureUrl(request, facts.picture),
    name_th: facts.nameTh,
    name_en: facts.nameEn,
    desc_th: facts.descTh,
    desc_en: facts.descEn,
    coupon_count: facts.couponCount,
    remaining_coupons: couponsLeft(facts, member),
    expiry_date: expiryDate(facts, today) ?? null,
    is_forever: flag(brand, facts.valid === 'forever'),
  }
}
