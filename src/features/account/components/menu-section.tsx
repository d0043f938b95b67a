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
import { defineMessage, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { paths, type Path } from '@/addresses/paths'
import type { AppSetting } from '@/brand/app-setting'
import { useBrand } from '@/brand/use-brand'
import { pageTitles } from '@/i18n/page-titles'
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

const membership = defineMessage({
  id: 'account.member',
  defaultMessage: 'Membership',
  description: 'Row: points and tier',
})

export const personalRows: MenuRow[] = [
  { title: pageTitles.customFieldInfo, path: paths.customFieldInfo, icon: ClipboardList },
]

export const membershipRows: MenuRow[] = [
  { title: membership, path: paths.memberInfo, icon: Crown },
  { title: pageTitles.pointsHistory, path: paths.pointsHistory, icon: historyIcons.points },
  { title: pageTitles.pointsExpire, path: paths.pointsExpire, icon: historyIcons.expiring },
  {
    title: pageTitles.privilegeHistory,
    path: paths.privilegeHistory,
    icon: historyIcons.privileges,
    needs: 'isPrivilegeActive',
  },
  {
    title: pageTitles.packageHistory,
    path: paths.packageHistory,
    icon: historyIcons.packages,
    needs: 'isPackageActive',
  },
  {
    title: pageTitles.privilegeForYou,
    path: paths.profilePrivilegeForYou,
    icon: Sparkles,
    needs: 'isPrivilegeActive',
  },
]

export const legalRows: MenuRow[] = [
  { title: pageTitles.condition, path: paths.condition, icon: FileText },
  { title: pageTitles.pdpa, path: paths.profileMenuPdpa, icon: ShieldCheck },
]

export const settingRows: MenuRow[] = [{ title: pageTitles.resetPin, path: paths.resetPin, icon: KeyRound }]
