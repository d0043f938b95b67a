import { CircleUserRound, Crown, Gift, House, Package, type LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { AppSetting } from '@/brand/app-setting'
import { paths, type Path } from '@/addresses/paths'
import { routeOf, type TabKey } from '../routes'

interface Item {
  key: TabKey
  path: Path
  title: MessageDescriptor
}

export interface NavigationItem extends Item {
  icon: LucideIcon
  isPermitted: true
}

/** Every item that the navigation can show, in order, with the permission flags of spec 2. */
const ITEMS: readonly (NavigationItem | (Item & { isPermitted: false }))[] = [
  { key: 'home', path: paths.home, title: routeOf(paths.home).title, icon: House, isPermitted: true },
  { key: 'shop', path: paths.shop, title: routeOf(paths.shop).title, isPermitted: false },
  {
    key: 'privilege',
    path: paths.privilege,
    title: routeOf(paths.privilege).title,
    icon: Gift,
    isPermitted: true,
  },
  {
    key: 'package',
    path: paths.package,
    title: routeOf(paths.package).title,
    icon: Package,
    isPermitted: true,
  },
  {
    key: 'member',
    path: paths.memberInfo,
    title: routeOf(paths.memberInfo).title,
    icon: Crown,
    isPermitted: true,
  },
  {
    key: 'profile',
    path: paths.profile,
    title: routeOf(paths.profile).title,
    icon: CircleUserRound,
    isPermitted: true,
  },
]

/** The items of the bottom navigation and the side menu: those permitted, without those that the brand has switched off. */
export function navigationItems(navbarMenu: AppSetting['navbarMenu']): NavigationItem[] {
  const isActive: Partial<Record<TabKey, boolean>> = {
    privilege: navbarMenu.isPrivilegeActive,
    package: navbarMenu.isPackageActive,
  }
  return ITEMS.filter((item) => item.isPermitted).filter(({ key }) => isActive[key] !== false)
}

/** An item's `aria-current`: 'page' on the item's own page, 'true' on a page below, else undefined. */
export function currentOf(
  item: NavigationItem,
  activeTab: TabKey | undefined,
  pathname: string,
): 'page' | 'true' | undefined {
  if (item.key !== activeTab) return undefined
  return item.path === pathname ? 'page' : 'true'
}
