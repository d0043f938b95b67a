import type { MessageDescriptor } from 'react-intl'
import type { Area } from '@/config/api-address'
import { paths, type Path } from '@/config/paths'
import type { LazyPage } from './lazy-page'
import * as pages from './pages'
import { titles } from './route-titles'

export type TabKey = 'home' | 'shop' | 'privilege' | 'package' | 'member' | 'profile'

export interface AppRoute {
  path: Path
  page: LazyPage
  title: MessageDescriptor
  /** The page's titles by the query's `mode`, where that makes another page of it. */
  modes?: Record<string, MessageDescriptor>
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

const auth = { layout: 'authentication' } as const
const authMember = { layout: 'authentication', isForMembers: true } as const
const main = { layout: 'main', isForMembers: true } as const
const detail = { ...main, isWithoutNavigation: true } as const

/** The route map: one row, on one line, per path of the specification. */
// prettier-ignore
export const routes: AppRoute[] = [
  { path: paths.landing, page: pages.Landing, title: titles.landing, ...auth, priority: 0 },
  { path: paths.lineLogin, page: pages.LineLogin, title: titles.lineLogin, ...auth, priority: 1 },
  { path: paths.login, page: pages.Login, title: titles.login, modes: { register: titles.register }, ...auth, priority: 2, parent: paths.lineLogin },
  { path: paths.selectBrand, page: pages.SelectBrand, title: titles.selectBrand, ...auth, priority: 2 },
  { path: paths.pointMemberLogin, page: pages.PointMemberLogin, title: titles.pointMemberLogin, ...auth, priority: 2 },
  { path: paths.pointMemberTest, page: pages.EchoTest, title: titles.pointMemberTest, ...auth, priority: 2 },
  { path: paths.pdpa, page: pages.Pdpa, title: titles.pdpa, ...auth, priority: 3 },
  { path: paths.smsPdpa, page: pages.SmsPdpa, title: titles.pdpa, ...auth, priority: 3 },
  { path: paths.condition, page: pages.Condition, title: titles.condition, ...auth, priority: 4 },
  { path: paths.verify, page: pages.Verify, title: titles.verify, ...auth, priority: 4 },
  { path: paths.loginPin, page: pages.LoginPin, title: titles.loginPin, ...auth, priority: 4 },
  { path: paths.firstLogin, page: pages.FirstLogin, title: titles.firstLogin, ...auth, priority: 4 },
  { path: paths.forgotPin, page: pages.ForgotPin, title: titles.forgotPin, ...auth, priority: 5 },
  { path: paths.consentSuccess, page: pages.ConsentSuccess, title: titles.consentSuccess, ...auth, priority: 5 },
  { path: paths.errorPointMember, page: pages.ErrorPointMember, title: titles.errorPointMember, ...auth, priority: 5 },
  { path: paths.registerWelcome, page: pages.RegisterWelcome, title: titles.registerWelcome, ...authMember, priority: 6 },
  { path: paths.registerInfo, page: pages.RegisterInfo, title: titles.registerInfo, ...authMember, priority: 7 },
  { path: paths.registerCustomFields, page: pages.RegisterCustomFields, title: titles.registerCustomFields, ...authMember, priority: 8 },
  { path: paths.registerCsFields, page: pages.RegisterCustomFields, title: titles.registerCustomFields, ...authMember, priority: 8 },

  { path: paths.home, page: pages.Home, title: titles.home, ...main, priority: 10, activeTab: 'home' },
  { path: paths.homePdpa, page: pages.HomePdpa, title: titles.pdpa, ...authMember, priority: 10, parent: paths.home },
  { path: paths.privilege, page: pages.Privilege, title: titles.privilege, ...main, priority: 11, activeTab: 'privilege' },
  { path: paths.privilegeForYou, page: pages.PrivilegeForYou, title: titles.privilegeForYou, ...main, priority: 20, activeTab: 'privilege', parent: paths.privilege },
  { path: paths.privilegeDetail, page: pages.PrivilegeDetail, title: titles.privilegeDetail, ...detail, priority: 30, activeTab: 'privilege', parent: paths.privilege },
  { path: paths.privilegeHistoryDetail, page: pages.PrivilegeHistoryDetail, title: titles.privilegeHistoryDetail, ...detail, priority: 40, activeTab: 'privilege', parent: paths.privilege },
  { path: paths.package, page: pages.Package, title: titles.package, ...main, area: 'package', priority: 12, activeTab: 'package' },
  { path: paths.packageDetail, page: pages.PackageDetail, title: titles.packageDetail, ...detail, area: 'package', priority: 30, activeTab: 'package', parent: paths.package },
  { path: paths.packageHistoryDetail, page: pages.PackageHistoryDetail, title: titles.packageHistoryDetail, ...detail, area: 'package', priority: 40, activeTab: 'package', parent: paths.package },
  { path: paths.memberInfo, page: pages.MemberInfo, title: titles.memberInfo, ...detail, priority: 13, activeTab: 'member' },
  { path: paths.profile, page: pages.Profile, title: titles.profile, ...main, priority: 14, activeTab: 'profile' },
  { path: paths.pointsHistory, page: pages.PointsHistory, title: titles.pointsHistory, ...main, priority: 20, activeTab: 'profile', parent: paths.profile },
  { path: paths.pointsExpire, page: pages.PointsExpire, title: titles.pointsExpire, ...main, priority: 20, activeTab: 'profile', parent: paths.profile },
  { path: paths.privilegeHistory, page: pages.PrivilegeHistory, title: titles.privilegeHistory, ...main, priority: 20, activeTab: 'profile', parent: paths.profile },
  { path: paths.packageHistory, page: pages.PackageHistory, title: titles.packageHistory, ...main, area: 'package', priority: 20, activeTab: 'profile', parent: paths.profile },
  { path: paths.profilePrivilegeForYou, page: pages.PrivilegeForYou, title: titles.privilegeForYou, ...main, priority: 20, activeTab: 'profile', parent: paths.profile },
  { path: paths.profileMenuPdpa, page: pages.ProfileMenuPdpa, title: titles.pdpaMenu, ...main, priority: 20, activeTab: 'profile', parent: paths.profile },
  { path: paths.editProfile, page: pages.EditProfile, title: titles.editProfile, ...detail, priority: 30, activeTab: 'profile', parent: paths.profile },
  { path: paths.profilePdpa, page: pages.ProfilePdpa, title: titles.pdpa, ...detail, priority: 30, activeTab: 'profile', parent: paths.profileMenuPdpa },
  { path: paths.resetPin, page: pages.ResetPin, title: titles.resetPin, ...detail, priority: 30, activeTab: 'profile', parent: paths.profile },
  { path: paths.profileForgotPin, page: pages.ProfileForgotPin, title: titles.forgotPin, ...detail, priority: 30, activeTab: 'profile', parent: paths.profile },
  { path: paths.customFieldInfo, page: pages.CustomFieldInfo, title: titles.customFieldInfo, ...detail, priority: 30, activeTab: 'profile', parent: paths.profile },
  { path: paths.connectLine, page: pages.ConnectLine, title: titles.connectLine, ...detail, priority: 30, activeTab: 'profile', parent: paths.profile },
  { path: paths.sample, page: pages.Sample, title: titles.sample, ...main, priority: 20 },
  { path: paths.shop, page: pages.Shop, title: titles.shop, ...main, priority: 11, activeTab: 'shop' },
]

/** The route of a path, if there is one. */
export function routeOf(pathname: string): AppRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path)
}
