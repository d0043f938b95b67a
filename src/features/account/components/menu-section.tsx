import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { SubmenuButton } from '@/ui/submenu-button'
import type { MenuRow } from '../menu-sections'

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
