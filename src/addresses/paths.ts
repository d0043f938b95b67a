/** Every path of the app (spec 2). */
export const paths = {
  landing: '/',
  lineLogin: '/authentication/line-login',
  pointMemberLogin: '/authentication/point-member-login',
  pointMemberTest: '/authentication/point-member-test',
  login: '/authentication/login',
  firstLogin: '/authentication/first-login',
  pdpa: '/authentication/pdpa',
  condition: '/authentication/condition',
  verify: '/authentication/verify',
  registerInfo: '/authentication/register-info',
  registerWelcome: '/authentication/register-welcome',
  registerCustomFields: '/authentication/register-custom-fields',
  registerCsFields: '/authentication/register-cs-fields',
  loginPin: '/authentication/login-pin',
  forgotPin: '/authentication/forgot-pin',
  selectBrand: '/authentication/select-brand',
  smsPdpa: '/authentication/sms-pdpa',
  consentSuccess: '/authentication/consent-success',
  errorPointMember: '/authentication/error-point-member',
  home: '/home',
  homePdpa: '/home/pdpa',
  package: '/package',
  packageDetail: '/package/detail',
  packageHistoryDetail: '/package/history-detail',
  privilege: '/privilege',
  privilegeForYou: '/privilege/foryou',
  privilegeDetail: '/privilege/detail',
  privilegeHistoryDetail: '/privilege/history-detail',
  profile: '/profile',
  editProfile: '/profile/edit-profile',
  memberInfo: '/profile/member-info',
  pointsHistory: '/profile/points-history',
  pointsExpire: '/profile/points-expire',
  privilegeHistory: '/profile/privilege-history',
  packageHistory: '/profile/package-history',
  profilePrivilegeForYou: '/profile/privilege-foryou',
  profileMenuPdpa: '/profile/profile-menu-pdpa',
  profilePdpa: '/profile/profile-pdpa',
  resetPin: '/profile/reset-pin',
  profileForgotPin: '/profile/forgot-pin',
  customFieldInfo: '/profile/customfield-info',
  connectLine: '/profile/connect-line',
  sample: '/sample',
  shop: '/shop',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** LINE login after the landing, a log-out or an expiry: with the brand, without a back button (spec 2, Landing). */
export function lineLoginPath(brandRef: string | undefined): string {
  return `${paths.lineLogin}?${new URLSearchParams({ ...(brandRef && { brandRef }), landing: 'true' })}`
}

/** The login by phone, or the registration, with the brand, so that the link works before the app has loaded. */
export function loginPath(brandRef: string | undefined, mode?: 'register'): string {
  return `${paths.login}?${new URLSearchParams({ ...(mode && { mode }), ...(brandRef && { brandRef }) })}`
}
