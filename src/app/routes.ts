import type { MessageDescriptor } from 'react-intl'
import type { Area } from '@/config/api-address'
import type { TextsOfFeature } from '@/i18n/load-messages'
import { paths, type Path } from '../addresses/paths.ts'

export type TabKey = 'home' | 'shop' | 'privilege' | 'package' | 'member' | 'profile'

/** A page of its own chunk, and what the page's name is. */
export interface PageRow {
  /** The page's module in `src/`, without its ending; its default export is the page (lazy-page.tsx). */
  page: `features/${string}/pages/${string}-page` | `app/pages/${string}-page` | 'app/home/home-page'
  /** The texts that the page needs besides the shell's: of its feature, and of what the feature shares. */
  texts?: readonly TextsOfFeature[]
  /** The name of the page: LINE's header (document title), the sub header's h1, and the breadcrumbs. */
  title: MessageDescriptor
}

export interface AppRoute extends PageRow {
  path: Path
  /** The query's `mode` that makes another page of it, and the title of that. */
  mode?: readonly [name: string, title: MessageDescriptor]
  layout: 'authentication' | 'main'
  /** A page with a higher priority slides in from the right, one with a lower priority from the left. */
  priority: number
  /** Members only: others log in first and return to the page. */
  isForMembers?: boolean
  /** The navigation item that is highlighted (spec: activeTab). */
  activeTab?: TabKey
  /** No bottom navigation (the specification's isShowNavigation). */
  isWithoutNavigation?: boolean
  /** What switches the page off in config.json. */
  area?: Area
  /** The page above, for breadcrumbs and for back where there is no history. */
  parent?: Path
}

/** The build reads this table without React, so the table cannot use react-intl's function of this name, which does the same. */
const defineMessage = (message: MessageDescriptor): MessageDescriptor => message

const auth = { layout: 'authentication' } as const
const authMember = { layout: 'authentication', isForMembers: true } as const
const main = { layout: 'main', isForMembers: true } as const
const detail = { ...main, isWithoutNavigation: true } as const

const belowPrivilege = { activeTab: 'privilege', parent: paths.privilege } as const
const belowPackage = { activeTab: 'package', parent: paths.package } as const
const belowProfile = { activeTab: 'profile', parent: paths.profile } as const

const pdpa = defineMessage({
  id: 'app.title.pdpa',
  defaultMessage: 'Privacy policy',
  description: 'Page title',
})
const forgotPin = defineMessage({
  id: 'app.title.forgotPin',
  defaultMessage: 'Forgot PIN',
  description: 'Page title',
})

// prettier-ignore
const privilegeForYou: PageRow = {
  texts: ['privileges'], page: 'features/privileges/pages/privilege-for-you-page',
  title: defineMessage({ id: 'app.title.privilegeForYou', defaultMessage: 'Privileges for you', description: 'Page title' }),
}
// prettier-ignore
const registerCustomFields: PageRow = {
  texts: ['custom-fields'], page: 'features/custom-fields/pages/register-custom-fields-page',
  title: defineMessage({ id: 'app.title.customFieldInfo', defaultMessage: 'Questions from the store', description: 'Page title' }),
}

/** What is shown at an address without a page. */
export const notFound: PageRow = {
  page: 'app/pages/not-found-page',
  texts: [],
  title: defineMessage({
    id: 'app.title.notFound',
    defaultMessage: 'Page not found',
    description: 'Page title',
  }),
}

/** The route map: one row per path of the specification. The app and the build read it (tools/build/document/route-chunks.ts). */
// prettier-ignore
export const routes: AppRoute[] = [
  {
    path: paths.landing, page: 'features/authentication/pages/landing-page', ...auth, priority: 0,
    title: defineMessage({ id: 'app.title.landing', defaultMessage: 'Welcome', description: 'Page title of the splash' }),
  },
  {
    path: paths.lineLogin, page: 'features/authentication/pages/line-login-page', ...auth, priority: 1,
    title: defineMessage({ id: 'app.title.lineLogin', defaultMessage: 'Log in', description: 'Page title' }),
  },
  {
    path: paths.login, texts: ['phone'], page: 'features/phone/pages/login-page', ...auth, priority: 2, parent: paths.lineLogin,
    title: defineMessage({ id: 'app.title.login', defaultMessage: 'Log in with phone number', description: 'Page title' }),
    mode: ['register', defineMessage({ id: 'app.title.register', defaultMessage: 'Register', description: 'Page title' })],
  },
  {
    path: paths.selectBrand, page: 'features/authentication/pages/select-brand-page', ...auth, priority: 2,
    title: defineMessage({ id: 'app.title.selectBrand', defaultMessage: 'Choose a store', description: 'Page title' }),
  },
  {
    path: paths.pointMemberLogin, texts: ['point-member'], page: 'features/point-member/pages/point-member-login-page', ...auth, priority: 2,
    title: defineMessage({ id: 'app.title.pointMemberLogin', defaultMessage: 'Collect points', description: 'Page title' }),
  },
  {
    path: paths.pointMemberTest, page: 'app/pages/echo-test-page', ...auth, priority: 2,
    title: defineMessage({ id: 'app.title.pointMemberTest', defaultMessage: 'Connection test', description: 'Page title of the echo test' }),
  },
  { path: paths.pdpa, texts: ['consent'], page: 'features/consent/pages/pdpa-page', title: pdpa, ...auth, priority: 3 },
  { path: paths.smsPdpa, texts: ['consent'], page: 'features/consent/pages/sms-pdpa-page', title: pdpa, ...auth, priority: 3 },
  {
    path: paths.condition, texts: ['consent'], page: 'features/consent/pages/condition-page', ...auth, priority: 4,
    title: defineMessage({ id: 'app.title.condition', defaultMessage: 'Terms and conditions', description: 'Page title' }),
  },
  {
    path: paths.verify, texts: ['phone'], page: 'features/phone/pages/verify-page', ...auth, priority: 4,
    title: defineMessage({ id: 'app.title.verify', defaultMessage: 'Verify phone number', description: 'Page title' }),
  },
  {
    path: paths.loginPin, texts: ['phone'], page: 'features/phone/pages/login-pin-page', ...auth, priority: 4,
    title: defineMessage({ id: 'app.title.loginPin', defaultMessage: 'Enter PIN', description: 'Page title' }),
  },
  {
    path: paths.firstLogin, texts: ['phone'], page: 'features/phone/pages/first-login-page', ...auth, priority: 4,
    title: defineMessage({ id: 'app.title.firstLogin', defaultMessage: 'First login', description: 'Page title' }),
  },
  { path: paths.forgotPin, texts: ['phone'], page: 'features/phone/pages/forgot-pin-page', title: forgotPin, ...auth, priority: 5 },
  {
    path: paths.consentSuccess, texts: ['consent'], page: 'features/consent/pages/consent-success-page', ...auth, priority: 5,
    title: defineMessage({ id: 'app.title.consentSuccess', defaultMessage: 'Consent recorded', description: 'Page title' }),
  },
  {
    path: paths.errorPointMember, texts: ['point-member'], page: 'features/point-member/pages/error-point-member-page', ...auth, priority: 5,
    title: defineMessage({ id: 'app.title.errorPointMember', defaultMessage: 'Points could not be collected', description: 'Page title' }),
  },
  {
    path: paths.registerWelcome, page: 'features/authentication/pages/register-welcome-page', ...authMember, priority: 6,
    title: defineMessage({ id: 'app.title.registerWelcome', defaultMessage: 'Welcome, member', description: 'Page title' }),
  },
  {
    path: paths.registerInfo, texts: ['profile'], page: 'features/profile/pages/register-info-page', ...authMember, priority: 7,
    title: defineMessage({ id: 'app.title.registerInfo', defaultMessage: 'Personal info', description: 'Page title' }),
  },
  { path: paths.registerCustomFields, ...registerCustomFields, ...authMember, priority: 8 },
  { path: paths.registerCsFields, ...registerCustomFields, ...authMember, priority: 8 },

  {
    path: paths.home, page: 'app/home/home-page', ...main, priority: 10, activeTab: 'home',
    title: defineMessage({ id: 'app.title.home', defaultMessage: 'Home', description: 'Page title and navigation item' }),
  },
  { path: paths.homePdpa, texts: ['consent'], page: 'features/consent/pages/home-pdpa-page', title: pdpa, ...authMember, priority: 10, parent: paths.home },
  {
    path: paths.privilege, texts: ['privileges'], page: 'features/privileges/pages/privilege-page', ...main, priority: 11, activeTab: 'privilege',
    title: defineMessage({ id: 'app.title.privilege', defaultMessage: 'Privilege', description: 'Page title and navigation item' }),
  },
  { path: paths.privilegeForYou, ...privilegeForYou, ...main, priority: 20, activeTab: 'privilege', parent: paths.privilege },
  {
    path: paths.privilegeDetail, texts: ['privileges', 'redemption'], page: 'features/privileges/pages/privilege-detail-page', ...detail, priority: 30, ...belowPrivilege,
    title: defineMessage({ id: 'app.title.privilegeDetail', defaultMessage: 'Privilege details', description: 'Page title' }),
  },
  {
    path: paths.privilegeHistoryDetail, texts: ['privileges', 'redemption'], page: 'features/privileges/pages/privilege-history-detail-page', ...detail, priority: 40, ...belowPrivilege,
    title: defineMessage({ id: 'app.title.privilegeHistoryDetail', defaultMessage: 'My privilege', description: 'Page title' }),
  },
  {
    path: paths.package, texts: ['packages'], page: 'features/packages/pages/package-page', ...main, area: 'package', priority: 12, activeTab: 'package',
    title: defineMessage({ id: 'app.title.package', defaultMessage: 'Package', description: 'Page title and navigation item' }),
  },
  {
    path: paths.packageDetail, texts: ['packages', 'redemption'], page: 'features/packages/pages/package-detail-page', ...detail, area: 'package', priority: 30, ...belowPackage,
    title: defineMessage({ id: 'app.title.packageDetail', defaultMessage: 'Package details', description: 'Page title' }),
  },
  {
    path: paths.packageHistoryDetail, texts: ['packages', 'redemption'], page: 'features/packages/pages/package-history-detail-page', ...detail, area: 'package', priority: 40, ...belowPackage,
    title: defineMessage({ id: 'app.title.packageHistoryDetail', defaultMessage: 'My package', description: 'Page title' }),
  },
  {
    path: paths.memberInfo, texts: ['membership'], page: 'features/membership/pages/member-info-page', ...detail, priority: 13, activeTab: 'member',
    title: defineMessage({ id: 'app.title.memberInfo', defaultMessage: 'MemberShip', description: 'Page title and navigation item' }),
  },
  {
    path: paths.profile, texts: ['account'], page: 'features/account/pages/profile-page', ...main, priority: 14, activeTab: 'profile',
    title: defineMessage({ id: 'app.title.profile', defaultMessage: 'Profile', description: 'Page title and navigation item' }),
  },
  {
    path: paths.pointsHistory, texts: ['histories'], page: 'features/histories/pages/points-history-page', ...main, priority: 20, ...belowProfile,
    title: defineMessage({ id: 'app.title.pointsHistory', defaultMessage: 'Points history', description: 'Page title' }),
  },
  {
    path: paths.pointsExpire, texts: ['histories'], page: 'features/histories/pages/points-expire-page', ...main, priority: 20, ...belowProfile,
    title: defineMessage({ id: 'app.title.pointsExpire', defaultMessage: 'Points expiring', description: 'Page title' }),
  },
  {
    path: paths.privilegeHistory, texts: ['histories'], page: 'features/histories/pages/privilege-history-page', ...main, priority: 20, ...belowProfile,
    title: defineMessage({ id: 'app.title.privilegeHistory', defaultMessage: 'Privilege history', description: 'Page title' }),
  },
  {
    path: paths.packageHistory, texts: ['histories'], page: 'features/histories/pages/package-history-page', ...main, area: 'package', priority: 20, ...belowProfile,
    title: defineMessage({ id: 'app.title.packageHistory', defaultMessage: 'Package history', description: 'Page title' }),
  },
  { path: paths.profilePrivilegeForYou, ...privilegeForYou, ...main, priority: 20, activeTab: 'profile', parent: paths.profile },
  {
    path: paths.profileMenuPdpa, texts: ['consent'], page: 'features/consent/pages/profile-menu-pdpa-page', ...main, priority: 20, ...belowProfile,
    title: defineMessage({ id: 'app.title.pdpaMenu', defaultMessage: 'Privacy and consent', description: 'Page title' }),
  },
  {
    path: paths.editProfile, texts: ['profile'], page: 'features/profile/pages/edit-profile-page', ...detail, priority: 30, ...belowProfile,
    title: defineMessage({ id: 'app.title.editProfile', defaultMessage: 'Edit profile', description: 'Page title' }),
  },
  { path: paths.profilePdpa, texts: ['consent'], page: 'features/consent/pages/profile-pdpa-page', title: pdpa, ...detail, priority: 30, activeTab: 'profile', parent: paths.profileMenuPdpa },
  {
    path: paths.resetPin, texts: ['phone'], page: 'features/phone/pages/reset-pin-page', ...detail, priority: 30, ...belowProfile,
    title: defineMessage({ id: 'app.title.resetPin', defaultMessage: 'Change PIN', description: 'Page title' }),
  },
  { path: paths.profileForgotPin, texts: ['phone'], page: 'features/phone/pages/profile-forgot-pin-page', title: forgotPin, ...detail, priority: 30, activeTab: 'profile', parent: paths.profile },
  {
    path: paths.customFieldInfo, texts: ['custom-fields'], page: 'features/custom-fields/pages/custom-field-info-page', ...detail, priority: 30, ...belowProfile,
    title: defineMessage({ id: 'app.title.customFieldInfo', defaultMessage: 'Questions from the store', description: 'Page title' }),
  },
  {
    path: paths.connectLine, texts: ['connect-line', 'phone'], page: 'features/connect-line/pages/connect-line-page', ...detail, priority: 30, ...belowProfile,
    title: defineMessage({ id: 'app.title.connectLine', defaultMessage: 'Connect LINE', description: 'Page title' }),
  },
  {
    path: paths.sample, page: 'app/pages/sample-page', ...main, priority: 20,
    title: defineMessage({ id: 'app.title.sample', defaultMessage: 'Sample', description: 'Page title of the placeholder' }),
  },
  {
    path: paths.shop, page: 'app/pages/shop-page', ...main, priority: 11, activeTab: 'shop',
    title: defineMessage({ id: 'app.title.shop', defaultMessage: 'Shop', description: 'Page title and navigation item' }),
  },
]

/** The route of an address's path, if there is one; each path of the app has one (tests/architecture/routes.test.ts). */
export function routeOf(pathname: Path): AppRoute
export function routeOf(pathname: string): AppRoute | undefined
export function routeOf(pathname: string): AppRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path)
}

/** The title of a route's page, by the query's `mode` where the route has one; without a route, the not-found title. */
export function titleOf(route: AppRoute | undefined, search = ''): MessageDescriptor {
  const [mode, title] = route?.mode ?? []
  return title && new URLSearchParams(search).get('mode') === mode ? title : (route ?? notFound).title
}

/** A tab's first page, which has the bottom navigation in place of a back button. */
export const isTabRoot = (route: AppRoute | undefined): boolean =>
  route?.activeTab !== undefined && !route.parent && !route.isWithoutNavigation
