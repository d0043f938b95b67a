import type { MessageDescriptor } from 'react-intl'
import type { Area } from '@/config/api-address'
import type { TextsOfFeature } from '@/i18n/load-messages'
import { paths, type Path } from '../addresses/paths.ts'
import { pageTitles as titles } from '../i18n/page-titles.ts'
import { withoutEndSlashes } from '../lib/safe-url.ts'

export type TabKey = 'home' | 'shop' | 'privilege' | 'package' | 'member' | 'profile'

export interface PageRow {
  /** The page's module in `src/` without extension; its default export is the page (lazy-page.tsx). */
  page: `features/${string}/pages/${string}-page` | `app/pages/${string}-page` | 'app/home/home-page'
  /** The texts of features that the page needs besides the shell's. */
  texts?: readonly TextsOfFeature[]
  /** The page's name, for the document title (LINE's header), the h1 and the breadcrumbs. */
  title: MessageDescriptor
}

export interface AppRoute extends PageRow {
  path: Path
  /** The value of the query's `mode` that makes it another page, and that page's title. */
  mode?: readonly [name: string, title: MessageDescriptor]
  layout: 'authentication' | 'main'
  /** A page with a higher priority slides in from the right, with a lower one from the left. */
  priority: number
  /** Others log in first and return to the page. */
  isForMembers?: boolean
  /** The highlighted item of the navigation (the specification's activeTab). */
  activeTab?: TabKey
  /** No bottom navigation (the specification's isShowNavigation). */
  isWithoutNavigation?: boolean
  /** The area that config.json can switch off. */
  area?: Area
  /** Where its links lead then; else no page is found. */
  instead?: Path
  /** The page above, for breadcrumbs, and for back without history. */
  parent?: Path
}

const auth = { layout: 'authentication' } as const
const authMember = { layout: 'authentication', isForMembers: true } as const
const main = { layout: 'main', isForMembers: true } as const
const detail = { ...main, isWithoutNavigation: true } as const

const belowPrivilege = { activeTab: 'privilege', parent: paths.privilege } as const
const belowPackage = { activeTab: 'package', parent: paths.package } as const
const belowProfile = { activeTab: 'profile', parent: paths.profile } as const

const privilegeForYou: PageRow & Pick<AppRoute, 'area'> = {
  page: 'features/redeem/privileges/pages/privilege-list-page',
  texts: ['privileges'],
  title: titles.privilegeForYou,
  area: 'foryou',
}
const registerCustomFields: PageRow & Pick<AppRoute, 'area'> = {
  page: 'features/profile/custom-fields/pages/register-custom-fields-page',
  texts: ['custom-fields'],
  title: titles.customFieldInfo,
  area: 'forms',
}

/** The page of an unknown address. */
export const notFound: PageRow = {
  page: 'app/pages/not-found-page',
  title: titles.notFound,
}

/** One row per path of the specification. The build reads it too (tools/build/document/route-chunks.ts). */
// prettier-ignore
export const routes: AppRoute[] = [
  { path: paths.landing, page: 'features/login/pages/landing-page', title: titles.landing, ...auth, priority: 0 },
  { path: paths.lineLogin, page: 'features/login/pages/line-login-page', title: titles.lineLogin, ...auth, priority: 1 },
  { path: paths.login, texts: ['phone'], page: 'features/login/phone/pages/login-page', title: titles.login, mode: ['register', titles.register], ...auth, priority: 2, parent: paths.lineLogin },
  { path: paths.selectBrand, page: 'features/login/pages/select-brand-page', title: titles.selectBrand, ...auth, priority: 2 },
  { path: paths.pointMemberLogin, texts: ['point-member'], page: 'features/points/point-member/pages/point-member-login-page', title: titles.pointMemberLogin, ...auth, area: 'scan', instead: paths.landing, priority: 2 },
  { path: paths.pointMemberTest, page: 'app/pages/echo-test-page', title: titles.pointMemberTest, ...auth, priority: 2 },
  { path: paths.pdpa, texts: ['consent'], page: 'features/consent/pages/pdpa-page', title: titles.pdpa, ...auth, priority: 3 },
  { path: paths.smsPdpa, texts: ['consent'], page: 'features/consent/pages/sms-pdpa-page', title: titles.pdpa, ...auth, priority: 3 },
  { path: paths.condition, texts: ['consent'], page: 'features/consent/pages/condition-page', title: titles.condition, ...auth, priority: 4 },
  { path: paths.verify, texts: ['phone'], page: 'features/login/phone/pages/verify-page', title: titles.verify, ...auth, priority: 4 },
  { path: paths.loginPin, texts: ['phone'], page: 'features/login/phone/pages/login-pin-page', title: titles.loginPin, ...auth, priority: 4 },
  { path: paths.firstLogin, texts: ['phone'], page: 'features/login/phone/pages/first-login-page', title: titles.firstLogin, ...auth, priority: 4 },
  { path: paths.forgotPin, texts: ['phone'], page: 'features/login/phone/pages/forgot-pin-page', title: titles.forgotPin, ...auth, priority: 5 },
  { path: paths.consentSuccess, texts: ['consent'], page: 'features/consent/pages/consent-success-page', title: titles.consentSuccess, ...auth, priority: 5 },
  { path: paths.errorPointMember, texts: ['point-member'], page: 'features/points/point-member/pages/error-point-member-page', title: titles.errorPointMember, ...auth, priority: 5 },
  { path: paths.registerWelcome, page: 'features/login/pages/register-welcome-page', title: titles.landing, ...authMember, priority: 6 },
  { path: paths.registerInfo, texts: ['profile'], page: 'features/profile/pages/register-info-page', title: titles.registerInfo, ...authMember, priority: 7 },
  { path: paths.registerCustomFields, ...registerCustomFields, ...authMember, priority: 8 },
  { path: paths.registerCsFields, ...registerCustomFields, ...authMember, priority: 8 },

  { path: paths.home, page: 'app/home/home-page', title: titles.home, ...main, priority: 10, activeTab: 'home' },
  { path: paths.homePdpa, texts: ['consent'], page: 'features/consent/pages/home-pdpa-page', title: titles.pdpa, ...authMember, priority: 10, parent: paths.home },
  { path: paths.privilege, texts: ['privileges'], page: 'features/redeem/privileges/pages/privilege-list-page', title: titles.privilege, ...main, priority: 11, activeTab: 'privilege' },
  { path: paths.privilegeForYou, ...privilegeForYou, ...main, priority: 20, activeTab: 'privilege', parent: paths.privilege },
  { path: paths.privilegeDetail, texts: ['privileges', 'redeem'], page: 'features/redeem/privileges/pages/privilege-detail-page', title: titles.privilegeDetail, ...detail, priority: 30, ...belowPrivilege },
  { path: paths.privilegeHistoryDetail, texts: ['redeem'], page: 'features/redeem/histories/pages/transaction-page', title: titles.privilegeHistoryDetail, ...detail, priority: 40, ...belowPrivilege },
  { path: paths.package, texts: ['packages'], page: 'features/redeem/packages/pages/package-page', title: titles.package, ...main, area: 'package', priority: 12, activeTab: 'package' },
  { path: paths.packageDetail, texts: ['packages', 'redeem'], page: 'features/redeem/packages/pages/package-detail-page', title: titles.packageDetail, ...detail, area: 'package', priority: 30, ...belowPackage },
  { path: paths.packageHistoryDetail, texts: ['redeem'], page: 'features/redeem/histories/pages/transaction-page', title: titles.packageHistoryDetail, ...detail, area: 'package', priority: 40, ...belowPackage },
  { path: paths.memberInfo, texts: ['membership'], page: 'features/membership/pages/member-info-page', title: titles.memberInfo, ...detail, priority: 13, activeTab: 'member' },
  { path: paths.profile, texts: ['account'], page: 'features/profile/account/pages/profile-page', title: titles.profile, ...main, priority: 14, activeTab: 'profile' },
  { path: paths.pointsHistory, texts: ['histories'], page: 'features/points/histories/pages/points-history-page', title: titles.pointsHistory, ...main, priority: 20, ...belowProfile },
  { path: paths.pointsExpire, texts: ['histories'], page: 'features/points/histories/pages/points-expire-page', title: titles.pointsExpire, ...main, priority: 20, ...belowProfile },
  { path: paths.privilegeHistory, texts: ['histories'], page: 'features/redeem/histories/pages/item-history-page', title: titles.privilegeHistory, ...main, priority: 20, ...belowProfile },
  { path: paths.packageHistory, texts: ['histories'], page: 'features/redeem/histories/pages/item-history-page', title: titles.packageHistory, ...main, area: 'package', priority: 20, ...belowProfile },
  { path: paths.profilePrivilegeForYou, ...privilegeForYou, ...main, priority: 20, activeTab: 'profile', parent: paths.profile },
  { path: paths.profileMenuPdpa, texts: ['consent'], page: 'features/consent/pages/profile-menu-pdpa-page', title: titles.pdpa, ...main, priority: 20, ...belowProfile },
  { path: paths.editProfile, texts: ['profile'], page: 'features/profile/pages/edit-profile-page', title: titles.editProfile, ...detail, priority: 30, ...belowProfile },
  { path: paths.profilePdpa, texts: ['consent'], page: 'features/consent/pages/profile-pdpa-page', title: titles.pdpa, ...detail, priority: 30, activeTab: 'profile', parent: paths.profileMenuPdpa },
  { path: paths.resetPin, texts: ['phone'], page: 'features/login/phone/pages/reset-pin-page', title: titles.resetPin, ...detail, priority: 30, ...belowProfile },
  { path: paths.profileForgotPin, texts: ['phone'], page: 'features/login/phone/pages/forgot-pin-page', title: titles.forgotPin, ...detail, priority: 30, activeTab: 'profile', parent: paths.profile },
  { path: paths.customFieldInfo, texts: ['custom-fields'], page: 'features/profile/custom-fields/pages/custom-field-info-page', title: titles.customFieldInfo, ...detail, area: 'forms', priority: 30, ...belowProfile },
  { path: paths.connectLine, texts: ['connect-line', 'phone'], page: 'features/login/connect-line/pages/connect-line-page', title: titles.connectLine, ...detail, priority: 30, ...belowProfile },
  { path: paths.sample, page: 'app/pages/sample-page', title: titles.sample, ...main, priority: 20 },
  { path: paths.shop, page: 'app/pages/shop-page', title: titles.shop, ...main, priority: 11, activeTab: 'shop' },
]

/** The route of a path; every path of the app has one (tests/architecture/routes.test.ts). */
export function routeOf(pathname: Path): AppRoute
export function routeOf(pathname: string): AppRoute | undefined
export function routeOf(pathname: string): AppRoute | undefined {
  const path = withoutEndSlashes(pathname)
  return routes.find((route) => route.path === path)
}

/** The title of a route's page, which may depend on the query's `mode`; without a route the not-found title. */
export function titleOf(route: AppRoute | undefined, search = ''): MessageDescriptor {
  const [mode, title] = route?.mode ?? []
  return title && new URLSearchParams(search).get('mode') === mode ? title : (route ?? notFound).title
}

/** Whether a page is the first of a tab, with bottom navigation instead of a back button. */
export const isTabRoot = (route: AppRoute | undefined): boolean =>
  route?.activeTab !== undefined && !route.parent && !route.isWithoutNavigation
