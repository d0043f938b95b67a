import {
  ClipboardList,
  Clock,
  Crown,
  FileText,
  History,
  KeyRound,
  Package,
  ShieldCheck,
  Sparkles,
  TicketCheck,
  type LucideIcon,
} from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { AppSetting } from '@/brand/app-setting'
import { paths, type Path } from '@/addresses/paths'

export interface MenuRow {
  title: MessageDescriptor
  path: Path
  icon: LucideIcon
  /** Not shown if the brand has switched it off. */
  needs?: keyof AppSetting['navbarMenu']
}

const rows = defineMessages({
  forms: { id: 'account.forms', defaultMessage: 'More about you', description: "Row: the brand's own forms" },
  member: { id: 'account.member', defaultMessage: 'Membership status', description: 'Row: points and tier' },
  points: { id: 'account.points', defaultMessage: 'Points history', description: 'Row' },
  expiring: { id: 'account.expiring', defaultMessage: 'Points expiring', description: 'Row' },
  privileges: { id: 'account.privileges', defaultMessage: 'Privilege history', description: 'Row' },
  packages: { id: 'account.packages', defaultMessage: 'Package history', description: 'Row' },
  forYou: { id: 'account.forYou', defaultMessage: 'Privileges for you', description: 'Row' },
  terms: { id: 'account.terms', defaultMessage: 'Terms and conditions', description: 'Row' },
  policy: { id: 'account.policy', defaultMessage: 'Privacy policy', description: 'Row' },
  pin: { id: 'account.pin', defaultMessage: 'Change PIN', description: 'Row' },
})

export const personalRows: MenuRow[] = [
  { title: rows.forms, path: paths.customFieldInfo, icon: ClipboardList },
]

export const membershipRows: MenuRow[] = [
  { title: rows.member, path: paths.memberInfo, icon: Crown },
  { title: rows.points, path: paths.pointsHistory, icon: History },
  { title: rows.expiring, path: paths.pointsExpire, icon: Clock },
  {
    title: rows.privileges,
    path: paths.privilegeHistory,
    icon: TicketCheck,
    needs: 'isPrivilegeActive',
  },
  { title: rows.packages, path: paths.packageHistory, icon: Package, needs: 'isPackageActive' },
  { title: rows.forYou, path: paths.profilePrivilegeForYou, icon: Sparkles, needs: 'isPrivilegeActive' },
]

export const legalRows: MenuRow[] = [
  { title: rows.terms, path: paths.condition, icon: FileText },
  { title: rows.policy, path: paths.profileMenuPdpa, icon: ShieldCheck },
]

export const settingRows: MenuRow[] = [{ title: rows.pin, path: paths.resetPin, icon: KeyRound }]
