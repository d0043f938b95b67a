import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { paths, type Path } from '@/config/paths'
import { withLateTexts } from '@/i18n/late-texts'
import HomePage from './home-page'
import { titles } from './route-titles'

export type TabKey = 'home' | 'shop' | 'privilege' | 'package' | 'member' | 'profile'

export interface AppRoute {
  path: Path
  page: ComponentType | LazyExoticComponent<ComponentType>
  title: MessageDescriptor
  /** Its title where the query's `mode` makes another page of it. */
  modes?: Record<string, MessageDescriptor>
  layout: 'authentication' | 'main'
  /** Pages slide in from the right when it rises and from the left when it falls. */
  priority: number
  /** Members only: others log in first and come back. */
  isForMembers?: boolean
  /** The navigation item that is highlighted (spec: activeTab). */
  activeTab?: TabKey
  /** No bottom navigation (the specification's isShowNavigation). */
  isWithoutNavigation?: boolean
  /** The page above, for breadcrumbs and for back where there is no history. */
  parent?: Path
}

const Landing = lazy(withLateTexts(() => import('@/features/authentication/pages/landing-page')))
const LineLogin = lazy(withLateTexts(() => import('@/features/authentication/pages/line-login-page')))
const PointMemberLogin = lazy(
  withLateTexts(() => import('@/features/authentication/pages/point-member-login-page')),
)
const ErrorPointMember = lazy(
  withLateTexts(() => import('@/features/authentication/pages/error-point-member-page')),
)
const SelectBrand = lazy(withLateTexts(() => import('@/features/authentication/pages/select-brand-page')))
const Login = lazy(withLateTexts(() => import('@/features/authentication/pages/login-page')))
const LoginPin = lazy(withLateTexts(() => import('@/features/authentication/pages/login-pin-page')))
const FirstLogin = lazy(withLateTexts(() => import('@/features/authentication/pages/first-login-page')))
const ForgotPin = lazy(withLateTexts(() => import('@/features/authentication/pages/forgot-pin-page')))
const Verify = lazy(withLateTexts(() => import('@/features/authentication/pages/verify-page')))
const RegisterWelcome = lazy(
  withLateTexts(() => import('@/features/authentication/pages/register-welcome-page')),
)
const Pdpa = lazy(withLateTexts(() => import('@/features/consent/pages/pdpa-page')))
const SmsPdpa = lazy(withLateTexts(() => import('@/features/consent/pages/sms-pdpa-page')))
const HomePdpa = lazy(withLateTexts(() => import('@/features/consent/pages/home-pdpa-page')))
const ConsentSuccess = lazy(withLateTexts(() => import('@/features/consent/pages/consent-success-page')))
const Condition = lazy(withLateTexts(() => import('@/features/consent/pages/condition-page')))
const RegisterInfo = lazy(withLateTexts(() => import('@/features/profile/pages/register-info-page')))
const RegisterCustomFields = lazy(
  withLateTexts(() => import('@/features/custom-fields/pages/register-custom-fields-page')),
)
const Upcoming = lazy(withLateTexts(() => import('./pages/upcoming-page')))
const EchoTest = lazy(withLateTexts(() => import('./pages/echo-test-page')))
const Sample = lazy(withLateTexts(() => import('./pages/sample-page')))

const auth = { layout: 'authentication' } as const
const authMember = { layout: 'authentication', isForMembers: true } as const
const main = { layout: 'main', isForMembers: true } as const
const detail = { ...main, isWithoutNavigation: true } as const

/** THE map: one row per path of the specification. */
export const routes: AppRoute[] = [
  { path: paths.landing, page: Landing, title: titles.landing, ...auth, priority: 0 },
  { path: paths.lineLogin, page: LineLogin, title: titles.lineLogin, ...auth, priority: 1 },
  {
    path: paths.login,
    page: Login,
    title: titles.login,
    modes: { register: titles.register },
    ...auth,
    priority: 2,
    parent: paths.lineLogin,
  },
  { path: paths.selectBrand, page: SelectBrand, title: titles.selectBrand, ...auth, priority: 2 },
  {
    path: paths.pointMemberLogin,
    page: PointMemberLogin,
    title: titles.pointMemberLogin,
    ...auth,
    priority: 2,
  },
  { path: paths.pointMemberTest, page: EchoTest, title: titles.pointMemberTest, ...auth, priority: 2 },
  { path: paths.pdpa, page: Pdpa, title: titles.pdpa, ...auth, priority: 3 },
  { path: paths.smsPdpa, page: SmsPdpa, title: titles.pdpa, ...auth, priority: 3 },
  { path: paths.condition, page: Condition, title: titles.condition, ...auth, priority: 4 },
  { path: paths.verify, page: Verify, title: titles.verify, ...auth, priority: 4 },
  { path: paths.loginPin, page: LoginPin, title: titles.loginPin, ...auth, priority: 4 },
  { path: paths.firstLogin, page: FirstLogin, title: titles.firstLogin, ...auth, priority: 4 },
  { path: paths.forgotPin, page: ForgotPin, title: titles.forgotPin, ...auth, priority: 5 },
  { path: paths.consentSuccess, page: ConsentSuccess, title: titles.consentSuccess, ...auth, priority: 5 },
  {
    path: paths.errorPointMember,
    page: ErrorPointMember,
    title: titles.errorPointMember,
    ...auth,
    priority: 5,
  },
  {
    path: paths.registerWelcome,
    page: RegisterWelcome,
    title: titles.registerWelcome,
    ...authMember,
    priority: 6,
  },
  { path: paths.registerInfo, page: RegisterInfo, title: titles.registerInfo, ...authMember, priority: 7 },
  {
    path: paths.registerCustomFields,
    page: RegisterCustomFields,
    title: titles.registerCustomFields,
    ...authMember,
    priority: 8,
  },
  {
    path: paths.registerCsFields,
    page: RegisterCustomFields,
    title: titles.registerCustomFields,
    ...authMember,
    priority: 8,
  },

  { path: paths.home, page: HomePage, title: titles.home, ...main, priority: 10, activeTab: 'home' },
  {
    path: paths.homePdpa,
    page: HomePdpa,
    title: titles.pdpa,
    ...authMember,
    priority: 10,
    parent: paths.home,
  },
  {
    path: paths.privilege,
    page: Upcoming,
    title: titles.privilege,
    ...main,
    priority: 11,
    activeTab: 'privilege',
  },
  {
    path: paths.privilegeForYou,
    page: Upcoming,
    title: titles.privilegeForYou,
    ...main,
    priority: 20,
    activeTab: 'privilege',
    parent: paths.privilege,
  },
  {
    path: paths.privilegeDetail,
    page: Upcoming,
    title: titles.privilegeDetail,
    ...detail,
    priority: 30,
    activeTab: 'privilege',
    parent: paths.privilege,
  },
  {
    path: paths.privilegeHistoryDetail,
    page: Upcoming,
    title: titles.privilegeHistoryDetail,
    ...detail,
    priority: 40,
    activeTab: 'privilege',
    parent: paths.privilege,
  },
  { path: paths.package, page: Upcoming, title: titles.package, ...main, priority: 12, activeTab: 'package' },
  {
    path: paths.packageDetail,
    page: Upcoming,
    title: titles.packageDetail,
    ...detail,
    priority: 30,
    activeTab: 'package',
    parent: paths.package,
  },
  {
    path: paths.packageHistoryDetail,
    page: Upcoming,
    title: titles.packageHistoryDetail,
    ...detail,
    priority: 40,
    activeTab: 'package',
    parent: paths.package,
  },
  {
    path: paths.memberInfo,
    page: Upcoming,
    title: titles.memberInfo,
    ...detail,
    priority: 13,
    activeTab: 'member',
  },
  { path: paths.profile, page: Upcoming, title: titles.profile, ...main, priority: 14, activeTab: 'profile' },
  {
    path: paths.pointsHistory,
    page: Upcoming,
    title: titles.pointsHistory,
    ...main,
    priority: 20,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.pointsExpire,
    page: Upcoming,
    title: titles.pointsExpire,
    ...main,
    priority: 20,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.privilegeHistory,
    page: Upcoming,
    title: titles.privilegeHistory,
    ...main,
    priority: 20,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.packageHistory,
    page: Upcoming,
    title: titles.packageHistory,
    ...main,
    priority: 20,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.profilePrivilegeForYou,
    page: Upcoming,
    title: titles.privilegeForYou,
    ...main,
    priority: 20,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.profileMenuPdpa,
    page: Upcoming,
    title: titles.pdpa,
    ...main,
    priority: 20,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.editProfile,
    page: Upcoming,
    title: titles.editProfile,
    ...detail,
    priority: 30,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.profilePdpa,
    page: Upcoming,
    title: titles.pdpa,
    ...detail,
    priority: 30,
    activeTab: 'profile',
    parent: paths.profileMenuPdpa,
  },
  {
    path: paths.resetPin,
    page: Upcoming,
    title: titles.resetPin,
    ...detail,
    priority: 30,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.profileForgotPin,
    page: Upcoming,
    title: titles.forgotPin,
    ...detail,
    priority: 30,
    activeTab: 'profile',
    parent: paths.profile,
  },
  {
    path: paths.customFieldInfo,
    page: Upcoming,
    title: titles.customFieldInfo,
    ...detail,
    priority: 30,
    activeTab: 'profile',
    parent: paths.profile,
  },
  { path: paths.sample, page: Sample, title: titles.sample, layout: 'main', priority: 20 },
  { path: paths.shop, page: Upcoming, title: titles.shop, ...main, priority: 11, activeTab: 'shop' },
]

/** The row of a path, if it has one. */
export function routeOf(pathname: string): AppRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path)
}
