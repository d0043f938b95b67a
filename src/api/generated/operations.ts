// Generated from openapi.yaml by tools/openapi/generate.ts; do not edit.

/** The contract's version. */
export const CONTRACT_VERSION = '2026-11-30'

/** What the base query has to know of a call before it goes out. */
export interface Operation {
  readonly id: string
  readonly auth: 'member' | 'memberIfHeld' | 'null' | 'none'
  readonly crm?: true
  readonly multipart?: true
  /** The answer is the same for every member of a brand. */
  readonly shared?: true
  /** What switches the call off in config.json. */
  readonly area?: string
  /** The path that takes the same body, as multipart, where the call is switched off. */
  readonly standIn?: string
  /** The shape that the body of a success is read by; absent, nothing is read. */
  readonly answer?: string
}

/** Of each call what is other than a member's; no more, because every visit loads it. */
const facts = {
  validateUsername: { auth: 'none', answer: 'UsernameStatus' },
  login: { auth: 'none', answer: 'Session' },
  requestOtp: { auth: 'none', answer: 'Otp' },
  resendOtp: { auth: 'none', answer: 'Otp' },
  verifyOtp: { auth: 'none', answer: 'OtpToken' },
  createAccount: { auth: 'none', answer: 'Session' },
  resetPinByOtp: { auth: 'none' },
  validatePin: { answer: 'PinStatus' },
  resetPin: {},
  listProviders: { auth: 'null', shared: true, answer: 'Provider[]' },
  mergeCustomerLine: { auth: 'null', answer: 'CallbackToken' },
  issueLineLogin: { auth: 'none', answer: 'LineLogin' },
  logout: {},
  unlinkLine: {},
  getProfile: { answer: 'Profile' },
  getCustomerInfo: { answer: 'CustomerInfo' },
  listInfoFields: { shared: true, answer: 'InfoFieldList' },
  updateCustomerInfo: { multipart: true },
  getMembershipSystem: { shared: true, answer: 'MembershipSystem' },
  getTier: { answer: 'Tier' },
  getTierCriteria: { answer: 'TierCriteria' },
  getCriteriaMappings: { shared: true, answer: 'CriteriaMappings' },
  getTheme: { auth: 'memberIfHeld', shared: true, answer: 'ThemeResponse' },
  getLogo: { auth: 'none', shared: true, answer: 'LogoResponse' },
  getHomeLayout: { shared: true, answer: 'HomeLayout' },
  listCountries: { auth: 'memberIfHeld', shared: true, answer: 'PlaceList' },
  listProvinces: { auth: 'memberIfHeld', shared: true, answer: 'PlaceList' },
  listDistricts: { auth: 'memberIfHeld', shared: true, answer: 'PlaceList' },
  listSubDistricts: { auth: 'memberIfHeld', shared: true, answer: 'PlaceList' },
  listPostalCodes: { auth: 'memberIfHeld', shared: true, answer: 'PostalCodeList' },
  listPointHistory: { answer: 'PointHistoryList' },
  listPrivilegeHistory: { answer: 'PrivilegeHistoryList' },
  listPrivileges: { answer: 'PrivilegeList' },
  listForYouPrivileges: { area: 'foryou', answer: 'PrivilegeList' },
  issuePrivilege: { answer: 'IssueResult' },
  getPrivilegeHistory: { answer: 'PrivilegeHistory' },
  issuePrivilegeCode: { answer: 'IssueCode' },
  getDefaultImage: { shared: true, answer: 'DefaultImage' },
  listPackages: { area: 'package', answer: 'PackageList' },
  listPackageHistory: { area: 'package', answer: 'PackageHistoryList' },
  getPackageHistory: { area: 'package', answer: 'PackageHistory' },
  issuePackage: { area: 'package', answer: 'IssueResult' },
  issuePackageCode: { area: 'package', answer: 'IssueCode' },
  issueWelcomePoints: { answer: 'WelcomeResult' },
  verifyCustomer: { auth: 'memberIfHeld', area: 'scan', answer: 'VerifyCustomerResult' },
  redeemQrCode: { auth: 'memberIfHeld', area: 'scan', answer: 'RedeemResult' },
  listPdpa: { auth: 'memberIfHeld', answer: 'PdpaList' },
  updatePdpa: { auth: 'memberIfHeld', multipart: true },
  sendConsent: { area: 'consent', standIn: '/api/v1.0/CustomerAccount/UpdatePDPA' },
  getSmsPdpa: { auth: 'none', crm: true, shared: true, answer: 'SmsPdpaResponse' },
  getSmsPdpaByToken: { auth: 'none', crm: true, answer: 'SmsPdpaResponse' },
  consentBySms: { auth: 'none', crm: true },
  listCustomForms: { area: 'forms', answer: 'CustomFormList' },
  saveCustomForms: { area: 'forms' },
  checkCustomForms: { area: 'forms', answer: 'CustomFormList' },
} as const satisfies Record<string, Partial<Operation>>

export type OperationId = keyof typeof facts

/** Every call of the contract, by its id. */
export const operations = Object.fromEntries(
  Object.entries(facts).map(([id, fact]) => [id, { id, auth: 'member', ...fact }]),
) as { readonly [Id in OperationId]: Operation & { readonly id: Id } } // from the facts above, by their very ids

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
