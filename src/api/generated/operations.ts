// Generated from openapi.yaml by tools/openapi/generate.mjs; do not edit.

/** What the base query has to know of a call before it goes out. */
export interface Operation {
  readonly id: string
  readonly auth: 'member' | 'memberIfHeld' | 'null' | 'none'
  readonly crm?: true
  readonly multipart?: true
  /** What switches the call off in config.json. */
  readonly area?: string
  /** The path that takes the same body, as multipart, where the call is switched off. */
  readonly standIn?: string
}

export const operations = {
  validateUsername: { id: 'validateUsername', auth: 'none' },
  login: { id: 'login', auth: 'none' },
  requestOtp: { id: 'requestOtp', auth: 'none' },
  resendOtp: { id: 'resendOtp', auth: 'none' },
  verifyOtp: { id: 'verifyOtp', auth: 'none' },
  createAccount: { id: 'createAccount', auth: 'none' },
  resetPinByOtp: { id: 'resetPinByOtp', auth: 'none' },
  validatePin: { id: 'validatePin', auth: 'member' },
  resetPin: { id: 'resetPin', auth: 'member' },
  listProviders: { id: 'listProviders', auth: 'null' },
  mergeCustomerLine: { id: 'mergeCustomerLine', auth: 'null' },
  issueLineLogin: { id: 'issueLineLogin', auth: 'none' },
  logout: { id: 'logout', auth: 'member' },
  unlinkLine: { id: 'unlinkLine', auth: 'member', area: 'unlink-line' },
  getProfile: { id: 'getProfile', auth: 'member' },
  getCustomerInfo: { id: 'getCustomerInfo', auth: 'member' },
  listInfoFields: { id: 'listInfoFields', auth: 'member' },
  updateCustomerInfo: { id: 'updateCustomerInfo', auth: 'member', multipart: true },
  getMembershipSystem: { id: 'getMembershipSystem', auth: 'member' },
  getTier: { id: 'getTier', auth: 'member' },
  getTierCriteria: { id: 'getTierCriteria', auth: 'member' },
  getCriteriaMappings: { id: 'getCriteriaMappings', auth: 'member' },
  getTheme: { id: 'getTheme', auth: 'memberIfHeld' },
  getLogo: { id: 'getLogo', auth: 'none' },
  getHomeLayout: { id: 'getHomeLayout', auth: 'member' },
  listCountries: { id: 'listCountries', auth: 'memberIfHeld' },
  listProvinces: { id: 'listProvinces', auth: 'memberIfHeld' },
  listDistricts: { id: 'listDistricts', auth: 'memberIfHeld' },
  listSubDistricts: { id: 'listSubDistricts', auth: 'memberIfHeld' },
  listPostalCodes: { id: 'listPostalCodes', auth: 'memberIfHeld' },
  listPointHistory: { id: 'listPointHistory', auth: 'member' },
  listPrivilegeHistory: { id: 'listPrivilegeHistory', auth: 'member' },
  listPrivileges: { id: 'listPrivileges', auth: 'member' },
  listForYouPrivileges: { id: 'listForYouPrivileges', auth: 'member' },
  issuePrivilege: { id: 'issuePrivilege', auth: 'member' },
  getPrivilegeHistory: { id: 'getPrivilegeHistory', auth: 'member' },
  issuePrivilegeCode: { id: 'issuePrivilegeCode', auth: 'member' },
  getDefaultImage: { id: 'getDefaultImage', auth: 'member' },
  listPackages: { id: 'listPackages', auth: 'member', area: 'package' },
  listPackageHistory: { id: 'listPackageHistory', auth: 'member', area: 'package' },
  getPackageHistory: { id: 'getPackageHistory', auth: 'member', area: 'package' },
  issuePackage: { id: 'issuePackage', auth: 'member', area: 'package' },
  issuePackageCode: { id: 'issuePackageCode', auth: 'member', area: 'package' },
  issueWelcomePoints: { id: 'issueWelcomePoints', auth: 'member' },
  verifyCustomer: { id: 'verifyCustomer', auth: 'memberIfHeld' },
  redeemQrCode: { id: 'redeemQrCode', auth: 'memberIfHeld' },
  listPdpa: { id: 'listPdpa', auth: 'memberIfHeld' },
  updatePdpa: { id: 'updatePdpa', auth: 'memberIfHeld', multipart: true },
  sendConsent: {
    id: 'sendConsent',
    auth: 'member',
    area: 'consent',
    standIn: '/api/v1.0/CustomerAccount/UpdatePDPA',
  },
  getSmsPdpa: { id: 'getSmsPdpa', auth: 'none', crm: true },
  getSmsPdpaByToken: { id: 'getSmsPdpaByToken', auth: 'none', crm: true },
  consentBySms: { id: 'consentBySms', auth: 'none', crm: true },
  listCustomForms: { id: 'listCustomForms', auth: 'member' },
  saveCustomForms: { id: 'saveCustomForms', auth: 'member' },
  checkCustomForms: { id: 'checkCustomForms', auth: 'member' },
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations

/** The machine-readable messages that errors can carry. */
export type KnownMessage =
  | 'invalid mobile'
  | 'mobile not found'
  | 'invalid pin'
  | 'invalid otp'
  | 'otp expired'
  | 'invalid line token'
  | 'not enough points'
  | 'limit reached'
  | 'privilege expired'
  | 'invalid customer'
  | 'Point campaign is expired'
  | 'qr used'
  | 'qr expired'
  | 'qr invalid'
  | 'points expired'
