import type { SandboxBrand, PrivilegeSeed } from '../brands/brand.ts'
import { addThaiDays, PLACEHOLDER_DATE } from './thai-time.ts'

interface CardFacts {
  balance: number
  today: string
  /** The remaining stock of a limited privilege; undefined: unlimited. */
  left: number | undefined
  imageUrl: string | undefined
  flag: (value: boolean) => boolean | string
}

/** The last day on which a privilege can be redeemed; undefined: for ever. */
export function validThrough(privilege: PrivilegeSeed, today: string): string | undefined {
  if (privilege.valid === 'forever') return undefined
  return privilege.valid === 'placeholder' ? PLACEHOLDER_DATE : addThaiDays(today, privilege.valid)
}

/** A privilege as its card shows it to one member. */
export function privilegeCard(brand: SandboxBrand, privilege: PrivilegeSeed, facts: CardFacts) {
  const category = brand.categories.find((item) => item.id === privilege.categoryId)
  return {
    privilege_id: privilege.id,
    main_image_url: facts.imageUrl ?? null,
    name_th: privilege.nameTh,
    name_en: privilege.nameEn,
    desc_th: privilege.descTh,
    desc_en: privilege.descEn,
    point_ref: privilege.cost,
    valid_through: validThrough(privilege, facts.today) ?? null,
    remaining_limit: facts.left ?? null,
    is_issuable: facts.flag(privilege.isIssuable ?? true),
    point_need: Math.max(0, privilege.cost - facts.balance),
    is_forever: facts.flag(privilege.valid === 'forever'),
    category_id: privilege.categoryId,
    category_name_th: category?.nameTh ?? null,
    category_name_en: category?.nameEn ?? null,
  }
}
