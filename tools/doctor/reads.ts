import { encodeQuery } from '../../src/api/encode-request.ts'
import { contractPaths } from '../../src/api/generated/contract-paths.ts'
import { operations, type OperationId } from '../../src/api/generated/operations.ts'

/** Every call of the contract, in the order of contractPaths. */
export const operationIds = Object.keys(operations) as OperationId[] // a constant object's keys

/** The contract’s path of a call, with its query. */
export const pathOf = (operation: OperationId, query?: object): string =>
  `${contractPaths[operationIds.indexOf(operation)]}${encodeQuery({ ...query })}`

interface Sent {
  query?: object
  /** Of a list or another read that is sent with POST. */
  body?: object
}

/** What a read is about: the brand, and ids that earlier answers gave. */
export interface ReadParts {
  brandRef?: string
  id?: string
}

type Read = (parts: ReadParts) => Sent

const nothing: Read = () => ({})
const list: Read = () => ({ body: { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20 } } })
const detail: Read = ({ id = '' }) => ({ body: { Transaction_Id: id } })
const ofBrand: Read = ({ brandRef }) => ({ query: { brandRef } })

const sent = {
  listProviders: ({ brandRef }) => ({ query: { brand_ref: brandRef, Is_Global: 'false' } }),
  issueLineLogin: ofBrand,
  getProfile: nothing,
  getCustomerInfo: nothing,
  listInfoFields: nothing,
  getMembershipSystem: nothing,
  getTier: nothing,
  getTierCriteria: nothing,
  getCriteriaMappings: nothing,
  getTheme: ofBrand,
  getLogo: ofBrand,
  getHomeLayout: nothing,
  listCountries: nothing,
  listProvinces: nothing,
  listDistricts: ({ id }) => ({ query: { provinceId: id } }),
  listSubDistricts: ({ id }) => ({ query: { districtId: id } }),
  listPostalCodes: ({ id }) => ({ query: { subDistrictId: id } }),
  listPointHistory: list,
  listPrivilegeHistory: list,
  listPrivileges: list,
  listForYouPrivileges: (parts) => ({ body: { ...list(parts).body, Privilege_System_Type: 2 } }),
  getPrivilegeHistory: detail,
  getDefaultImage: nothing,
  listPackages: list,
  listPackageHistory: list,
  getPackageHistory: detail,
  listPdpa: ({ brandRef }) => ({ body: { pdpa_group_key: 'crm_customer_pdpa', brand_ref: brandRef } }),
  getSmsPdpa: ({ brandRef, id }) => ({ query: { brandRef, pdpaRef: id } }),
  listCustomForms: nothing,
  checkCustomForms: () => ({ query: { process: 3 } }),
} satisfies Partial<Record<OperationId, Read>>

export type ReadId = keyof typeof sent

/** Every call that changes nothing and needs no member at the phone, as the app sends it. */
export const reads = Object.fromEntries(
  Object.entries<Read>(sent).map(([id, read]) => [
    id,
    (parts: ReadParts) => {
      const { query, body } = read(parts)
      return { path: pathOf(id as ReadId, query), body } // a constant object's keys
    },
  ]),
) as Record<ReadId, (parts: ReadParts) => { path: string; body: object | undefined }> // by the very same keys
