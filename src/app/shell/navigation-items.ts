import { CircleUserRound, Crown, Gift, House, Package, type LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { AppSetting } from '@/brand/app-setting'
import { useBrand } from '@/brand/use-brand'
import { paths, type Path } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import type { TabKey } from '../routes'

interface NavigationItem {
  key: TabKey
  path: Path
  title: MessageDescriptor
  icon: LucideIcon
}

/** All items of the navigation in order; the specification permits no shop (spec 2, Navigation). */
const ITEMS: readonly NavigationItem[] = [
  { key: 'home', path: paths.home, title: pageTitles.home, icon: House },
  { key: 'privilege', path: paths.privilege, title: pageTitles.privilege, icon: Gift },
  { key: 'package', path: paths.package, title: pageTitles.package, icon: Package },
  { key: 'member', path: paths.memberInfo, title: pageTitles.memberInfo, icon: Crown },
  { key: 'profile', path: paths.profile, title: pageTitles.profile, icon: CircleUserRound },
]

/**
 * The items of bottom navigation, desktop bar and side menu, without areas that the brand has switched off. A link to the page
 * on screen replaces it, and an item is current on the pages below it too.
 */
export function navigationItems(
  { isPrivilegeActive, isPackageActive }: AppSetting['navbarMenu'],
  activeTab: TabKey | undefined,
  pathname: string,
) {
  const isActive: Partial<Record<TabKey, boolean>> = {
    privilege: isPrivilegeActive,
    package: isPackageActive,
  }
  return ITEMS.filter(({ key }) => isActive[key] !== false).map(({ key, path, title, icon }) => {
    const isOnScreen = path === pathname
    const current = isOnScreen ? ('page' as const) : ('true' as const)
    const link = { to: path, replace: isOnScreen, 'aria-current': key === activeTab ? current : undefined }
    return { key, title, icon, link }
  })
}

export function useNavigationItems(activeTab: TabKey | undefined) {
  return navigationItems(useBrand().navbarMenu, activeTab, useLocation().pathname)
}
