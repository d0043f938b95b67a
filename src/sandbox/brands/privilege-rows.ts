import type { PrivilegeSeed } from './brand.ts'

type Texts = [nameTh: string, nameEn: string, descTh: string, descEn: string]

/** Makes the rows of a brand's catalogue; an empty `picture` means the brand's default picture. */
export function privilegeRows(prefix: string, brand: string) {
  return (
    number: number,
    categoryId: string,
    cost: number,
    valid: PrivilegeSeed['valid'],
    picture: string,
    [nameTh, nameEn, descTh, descEn]: Texts,
    more: Pick<PrivilegeSeed, 'stock' | 'isIssuable' | 'isForYou' | 'sample'> = {},
  ): PrivilegeSeed => ({
    id: `${prefix}${String(number).padStart(3, '0')}`,
    categoryId,
    cost,
    valid,
    ...(picture === '' ? {} : { picture: `item-${brand}-${picture}` }),
    nameTh,
    nameEn,
    descTh,
    descEn,
    ...more,
  })
}
