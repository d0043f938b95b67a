import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import type { AppRoute } from '../routes'
import { titleOf } from './title-of'

const Title = styled.h1`
  padding: ${tokens.space(6)} ${tokens.gutter} 0;
  font-size: ${tokens.font.size.xl};
  line-height: ${tokens.font.lineHeight};
`

/** The page's name under the breadcrumbs. */
export function PageTitle({ route }: { route: AppRoute | undefined }) {
  return (
    <Title>
      <FormattedMessage {...titleOf(route)} />
    </Title>
  )
}
