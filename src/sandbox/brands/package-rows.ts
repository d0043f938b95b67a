import type { PackageSeed } from './brand.ts'

type Texts = [nameTh: string, nameEn: string, descTh: string, descEn: string]

/** Makes the rows of a brand's packages; an empty `picture` means none. */
export function packageRows(prefix: string, brand: string) {
  return (
    number: number,
    couponCount: number,
    valid: PackageSeed['valid'],
    picture: string,
    [nameTh, nameEn, descTh, descEn]: Texts,
    couponsPerMember: number = couponCount,
  ): PackageSeed => ({
    id: `${prefix}${String(number).padStart(3, '0')}`,
    couponCount,
    couponsPerMember,
    valid,
    ...(picture === '' ? {} : { picture: `item-${brand}-${picture}` }),
    nameTh,
    nameEn,
    descTh,
    descEn,
  })
}
