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
  forms: {
    id: 'app.title.customFieldInfo',
    defaultMessage: 'Questions from the store',
    description: 'Page title',
  },
  member: { id: 'account.member', defaultMessage: 'Membership', description: 'Row: points and tier' },
  points: { id: 'app.title.pointsHistory', defaultMessage: 'Points history', description: 'Page title' },
  expiring: { id: 'app.title.pointsExpire', defaultMessage: 'Points expiring', description: 'Page title' },
  privileges: {
    id: 'app.title.privilegeHistory',
    defaultMessage: 'Privilege history',
    description: 'Page title',
  },
  packages: { id: 'app.title.packageHistory', defaultMessage: 'Package history', description: 'Page title' },
  forYou: {
    id: 'app.title.privilegeForYou',
    defaultMessage: 'Privileges for you',
    description: 'Page title',
  },
  terms: { id: 'app.title.condition', defaultMessage: 'Terms and conditions', description: 'Page title' },
  policy: { id: 'app.title.pdpa', defaultMessage: 'Privacy policy', description: 'Page title' },
  pin: { id: 'app.title.resetPin', defaultMessage: 'Change PIN', description: 'Page title' },
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
