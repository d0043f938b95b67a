import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { clampLines } from '@/ui/clamp-lines'
import { LeadsOn } from '@/ui/end-icon'
import { Link } from '@/ui/link'

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(2)};
  min-height: ${tokens.tap};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
  > span {
    ${clampLines(1)}
    overflow-wrap: anywhere;
  }
  b[data-gain] {
    color: ${tokens.color.success};
  }
  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }
  svg {
    color: ${tokens.color.textMuted};
  }
`

export function NewsRow({
  children,
  ...rest
}: ComponentPropsWithRef<typeof Link> & { 'data-tone'?: string }) {
  return (
    <Row {...rest}>
      <span>{children}</span>
      <LeadsOn />
    </Row>
  )
}

export const NoNewsRow = () => (
  <NewsRow to={paths.pointsHistory}>
    <FormattedMessage
      id="home.news.none"
      defaultMessage="Points history"
      description="Link, in the foot of the balance"
    />
  </NewsRow>
)
