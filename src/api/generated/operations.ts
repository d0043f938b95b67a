// Generated from openapi.yaml by tools/openapi/generate.mjs; do not edit.

/** What the base query has to know of a call before it goes out. */
export interface Operation {
  readonly auth: 'member' | 'memberIfHeld' | 'null' | 'none'
  readonly crm?: true
  readonly multipart?: true
  readonly isRead?: true
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
  listProviders: { auth: 'null', isRead: true },
  mergeCustomerLine: { auth: 'null' },
  issueLineLogin: { auth: 'none', isRead: true },
  logout: { auth: 'member' },
  getProfile: { auth: 'member', isRead: true },
  getCustomerInfo: { auth: 'member', isRead: true },
  listInfoFields: { auth: 'member', isRead: true },
  updateCustomerInfo: { auth: 'member', multipart: true },
  getMembershipSystem: { auth: 'member', isRead: true },
  getTier: { auth: 'member', isRead: true },
  getTierCriteria: { auth: 'member', isRead: true },
  getCriteriaMappings: { auth: 'member', isRead: true },
  getTheme: { auth: 'memberIfHeld', isRead: true },
  getLogo: { auth: 'none', isRead: true },
  getHomeLayout: { auth: 'member', isRead: true },
  listCountries: { auth: 'memberIfHeld', isRead: true },
  listProvinces: { auth: 'memberIfHeld', isRead: true },
  listDistricts: { auth: 'memberIfHeld', isRead: true },
  listSubDistricts: { auth: 'memberIfHeld', isRead: true },
  listPostalCodes: { auth: 'memberIfHeld', isRead: true },
  listPointHistory: { auth: 'member', isRead: true },
  listPrivilegeHistory: { auth: 'member', isRead: true },
  listPrivileges: { auth: 'member', isRead: true },
  listForYouPrivileges: { auth: 'member', isRead: true },
  issuePrivilege: { auth: 'member' },
  getPrivilegeHistory: { auth: 'member', isRead: true },
  issuePrivilegeCode: { auth: 'member' },
  getDefaultImage: { auth: 'member', isRead: true },
  listPackages: { auth: 'member', isRead: true },
  listPackageHistory: { auth: 'member', isRead: true },
  getPackageHistory: { auth: 'member', isRead: true },
  issuePackage: { auth: 'member' },
  issuePackageCode: { auth: 'member' },
  issueWelcomePoints: { auth: 'member' },
  verifyCustomer: { auth: 'memberIfHeld' },
  redeemQrCode: { auth: 'memberIfHeld' },
  listPdpa: { auth: 'memberIfHeld', isRead: true },
  updatePdpa: { auth: 'memberIfHeld', multipart: true },
  sendConsent: { auth: 'member' },
  getSmsPdpa: { auth: 'none', crm: true, isRead: true },
  getSmsPdpaByToken: { auth: 'none', crm: true, isRead: true },
  consentBySms: { auth: 'none', crm: true },
  listCustomForms: { auth: 'member', isRead: true },
  saveCustomForms: { auth: 'member' },
  checkCustomForms: { auth: 'member', isRead: true },
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
