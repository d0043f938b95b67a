export type SubDistrictRow = [
  /** Appended, as two digits, to the district's code. */
  number: number,
  nameTh: string,
  nameEn: string,
  ...postalCodes: string[],
]

export type DistrictRow = [id: number, nameTh: string, nameEn: string, subDistricts: SubDistrictRow[]]
