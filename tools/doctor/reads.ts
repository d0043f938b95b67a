import type { OperationId } from '../../src/api/generated/operations.ts'

/** What a read is about: the brand, and ids that earlier answers gave. */
export interface ReadParts {
  brandRef?: string
  id?: string
}

interface Read {
  path: string
  /** Of a list or another read that is sent with POST. */
  body?: object
}

const api = '/api/v1.0'
const query = (names: Record<string, string | undefined>) =>
  `?${new URLSearchParams(Object.entries(names).map(([name, value]) => [name, value ?? '']))}`
const list = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20 } }
const get = (path: string) => (): Read => ({ path: `${api}/${path}` })
const listOf =
  (path: string, more: object = {}) =>
  (): Read => ({ path: `${api}/${path}`, body: { ...list, ...more } })
const detail =
  (path: string) =>
  ({ id }: ReadParts): Read => ({ path: `${api}/${path}`, body: { Transaction_Id: id ?? '' } })
const ofBrand =
  (path: string, name = 'brandRef', more: Record<string, string> = {}) =>
  ({ brandRef }: ReadParts): Read => ({ path: `${api}/${path}${query({ [name]: brandRef, ...more })}` })
const ofPlace =
  (path: string, name: string) =>
  ({ id }: ReadParts): Read => ({ path: `${api}/${path}${query({ [name]: id })}` })

/** Every call that changes nothing and needs no member at the phone, as the app sends it. */
export const reads = {
  listProviders: ofBrand('authentication/Provider', 'brand_ref', { Is_Global: 'false' }),
  issueLineLogin: ofBrand('lineprovider/issue'),
  getProfile: get('Customer/Profile'),
  getCustomerInfo: get('Customer/info'),
  listInfoFields: get('Customer/DynamicInfoConfig'),
  getMembershipSystem: get('customer/membership-tier/system'),
  getTier: get('customer/membership-tier/info'),
  getTierCriteria: get('customer/membership-tier/criteria'),
  getCriteriaMappings: get('customer/membership-tier/criteria-item'),
  getTheme: ofBrand('Theme/GetTheme'),
  getLogo: ofBrand('Theme/GetLogo'),
  getHomeLayout: get('dynamicdisplay/LayoutDisplay'),
  listCountries: get('Address/Country'),
  listProvinces: get('Address/Province'),
  listDistricts: ofPlace('Address/District', 'provinceId'),
  listSubDistricts: ofPlace('Address/SubDistrict', 'districtId'),
  listPostalCodes: ofPlace('Address/PostalCode', 'subDistrictId'),
  listPointHistory: listOf('Customer/History/Point'),
  listPrivilegeHistory: listOf('Customer/History/Privilege'),
  listPrivileges: listOf('privilege/List'),
  listForYouPrivileges: listOf('Privilege/ForYou/List', { Privilege_System_Type: 2 }),
  getPrivilegeHistory: detail('Customer/History/Privileg/Detail'),
  getDefaultImage: get('privilege/getdefaultimage'),
  listPackages: listOf('package/List'),
  listPackageHistory: listOf('Customer/History/Package'),
  getPackageHistory: detail('Customer/History/Package/Detail'),
  listPdpa: ({ brandRef }: ReadParts): Read => ({
    path: `${api}/pdpa/info`,
    body: { pdpa_group_key: 'crm_customer_pdpa', brand_ref: brandRef },
  }),
  getSmsPdpa: ({ brandRef, id }: ReadParts): Read => ({
    path: `${api}/pdpa/pdpa-detail${query({ brandRef, pdpaRef: id })}`,
  }),
  listCustomForms: get('customercustomfields/list'),
  checkCustomForms: get('customercustomfields/check-info?process=3'),
} satisfies Partial<Record<OperationId, (parts: ReadParts) => Read>>

export type ReadId = keyof typeof reads
