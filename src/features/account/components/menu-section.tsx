import {
  ClipboardList,
  Crown,
  FileText,
  KeyRound,
  ShieldCheck,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { paths, type Path } from '@/addresses/paths'
import type { AppSetting } from '@/brand/app-setting'
import { useBrand } from '@/brand/use-brand'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { historyIcons } from '@/ui/history-icons'
import { Link } from '@/ui/link'
import { SubmenuButton } from '@/ui/submenu-button'

const Title = styled.h2`
  margin: 0;
  padding: 0 ${tokens.space(1)} ${tokens.space(2)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  font-weight: 700;
  line-height: ${tokens.font.lineHeight};
`

const Rows = styled(Card)`
  && {
    padding: ${tokens.space(1)};
  }
  > li + li {
    border-top: 1px solid ${tokens.color.outline};
  }
`

interface MenuSectionProps {
  title: ReactNode
  rows?: readonly MenuRow[]
  /** Further list items, first. */
  children?: ReactNode
}

/** A named list of rows, without those that the brand has switched off. */
export function MenuSection({ title, rows = [], children }: MenuSectionProps) {
  const titleId = useId()
  const { navbarMenu } = useBrand()
  const shown = rows.filter(({ needs }) => needs === undefined || navbarMenu[needs])
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Rows as="ul" data-flat>
        {children}
        {shown.map((row) => (
          <li key={row.path}>
            <SubmenuButton
              as={Link}
              to={row.path}
              title={<FormattedMessage {...row.title} />}
              icon={<row.icon size={24} strokeWidth={1.75} aria-hidden />}
            />
          </li>
        ))}
      </Rows>
    </section>
  )
}

interface MenuRow {
  title: MessageDescriptor
  path: Path
  icon: LucideIcon
  /** Not shown if the brand has switched it off. */
  needs?: keyof AppSetting['navbarMenu']
}

const rows = defineMessages({
  forms: { id: 'account.forms', defaultMessage: 'More about you', description: "Row: the brand's own forms" },
  member: { id: 'account.member', defaultMessage: 'Membership', description: 'Row: points and tier' },
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
  { title: rows.points, path: paths.pointsHistory, icon: historyIcons.points },
  { title: rows.expiring, path: paths.pointsExpire, icon: historyIcons.expiring },
  {
    title: rows.privileges,
    path: paths.privilegeHistory,
    icon: historyIcons.privileges,
    needs: 'isPrivilegeActive',
  },
  {
    title: rows.packages,
    path: paths.packageHistory,
    icon: historyIcons.packages,
    needs: 'isPackageActive',
  },
  { title: rows.forYou, path: paths.profilePrivilegeForYou, icon: Sparkles, needs: 'isPrivilegeActive' },
]

export const legalRows: MenuRow[] = [
  { title: rows.terms, path: paths.condition, icon: FileText },
  { title: rows.policy, path: paths.profileMenuPdpa, icon: ShieldCheck },
]

export const settingRows: MenuRow[] = [{ title: rows.pin, path: paths.resetPin, icon: KeyRound }]
