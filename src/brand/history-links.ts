import { Clock, History, Package, TicketCheck } from 'lucide-react'
import { paths } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import { useBrand } from './use-brand'

/** In the order of the links; `menu` is the brand's switch. */
const HISTORIES = [
  { name: 'pointsHistory', Icon: History },
  { name: 'pointsExpire', Icon: Clock },
  { name: 'privilegeHistory', Icon: TicketCheck, menu: 'isPrivilegeActive' },
  { name: 'packageHistory', Icon: Package, menu: 'isPackageActive' },
] as const

export function useHistoryLinks() {
  const { navbarMenu } = useBrand()
  return HISTORIES.filter((history) => !('menu' in history) || navbarMenu[history.menu]).map(
    ({ name, Icon }) => ({ to: paths[name], title: pageTitles[name], Icon }),
  )
}
