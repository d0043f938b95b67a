import { CircleUserRound, Crown, Gift, House, Package, type LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { AppSetting } from '@/brand/app-setting'
import { paths, type Path } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import type { TabKey } from '../routes'

export interface NavigationItem {
  key: TabKey
  path: Path
  title: MessageDescriptor
  icon: LucideIcon
}

/** Every item that the navigation can show, in order; the specification permits no shop (spec 2, Navigation). */
const ITEMS: readonly NavigationItem[] = [
  { key: 'home', path: paths.home, title: pageTitles.home, icon: House },
  { key: 'privilege', path: paths.privilege, title: pageTitles.privilege, icon: Gift },
  { key: 'package', path: paths.package, title: pageTitles.package, icon: Package },
  { key: 'member', path: paths.memberInfo, title: pageTitles.memberInfo, icon: Crown },
  { key: 'profile', path: paths.profile, title: pageTitles.profile, icon: CircleUserRound },
]

/** The items of the bottom navigation and the side menu, without those that the brand has switched off. */
export function navigationItems(navbarMenu: AppSetting['navbarMenu']): NavigationItem[] {
  const isActive: Partial<Record<TabKey, boolean>> = {
    privilege: navbarMenu.isPrivilegeActive,
    package: navbarMenu.isPackageActive,
  }
  return ITEMS.filter(({ key }) => isActive[key] !== false)
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
