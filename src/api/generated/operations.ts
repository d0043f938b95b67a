// Generated from openapi.yaml by tools/openapi/generate.mjs; do not edit.

/** What the base query has to know of a call before it goes out. */
export interface Operation {
  readonly auth: 'member' | 'memberIfHeld' | 'null' | 'none'
  readonly crm?: true
  readonly multipart?: true
}

export const operations = {
  validateUsername: { auth: 'none' },
  login: { auth: 'none' },
  requestOtp: { auth: 'none' },
  resendOtp: { auth: 'none' },
  verifyOtp: { auth: 'none' },
  createAccount: { auth: 'none' },
  resetPinByOtp: { auth: 'none' },
  validatePin: { auth: 'member' },
  resetPin: { auth: 'member' },
  listProviders: { auth: 'null' },
  mergeCustomerLine: { auth: 'null' },
  issueLineLogin: { auth: 'none' },
  logout: { auth: 'member' },
  getProfile: { auth: 'member' },
  getCustomerInfo: { auth: 'member' },
  listInfoFields: { auth: 'member' },
  updateCustomerInfo: { auth: 'member', multipart: true },
  getMembershipSystem: { auth: 'member' },
  getTier: { auth: 'member' },
  getTierCriteria: { auth: 'member' },
  getCriteriaMappings: { auth: 'member' },
  getTheme: { auth: 'memberIfHeld' },
  getLogo: { auth: 'none' },
  getHomeLayout: { auth: 'member' },
  listCountries: { auth: 'memberIfHeld' },
  listProvinces: { auth: 'memberIfHeld' },
  listDistricts: { auth: 'memberIfHeld' },
  listSubDistricts: { auth: 'memberIfHeld' },
  listPostalCodes: { auth: 'memberIfHeld' },
  listPointHistory: { auth: 'member' },
  listPrivilegeHistory: { auth: 'member' },
  listPrivileges: { auth: 'member' },
  listForYouPrivileges: { auth: 'member' },
  issuePrivilege: { auth: 'member' },
  getPrivilegeHistory: { auth: 'member' },
  issuePrivilegeCode: { auth: 'member' },
  getDefaultImage: { auth: 'member' },
  listPackages: { auth: 'member' },
  listPackageHistory: { auth: 'member' },
  getPackageHistory: { auth: 'member' },
  issuePackage: { auth: 'member' },
  issuePackageCode: { auth: 'member' },
  issueWelcomePoints: { auth: 'member' },
  verifyCustomer: { auth: 'memberIfHeld' },
  redeemQrCode: { auth: 'memberIfHeld' },
  listPdpa: { auth: 'memberIfHeld' },
  updatePdpa: { auth: 'memberIfHeld', multipart: true },
  sendConsent: { auth: 'member' },
  getSmsPdpa: { auth: 'none', crm: true },
  getSmsPdpaByToken: { auth: 'none', crm: true },
  consentBySms: { auth: 'none', crm: true },
  listCustomForms: { auth: 'member' },
  saveCustomForms: { auth: 'member' },
  checkCustomForms: { auth: 'member' },
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
