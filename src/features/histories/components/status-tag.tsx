import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { statusWords, type HistoryStatus } from '../status-words'

const Tag = styled.span`
  flex: none;
  padding: 1px ${tokens.space(2)};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  font-weight: 600;
  &[data-status='available'],
  &[data-status='received'] {
    background: ${tokens.color.successSoft};
    color: ${tokens.color.success};
  }
`

/** A row's status in a word; the colour only repeats it. */
export function StatusTag({ status }: { status: HistoryStatus }) {
  return (
    <Tag data-status={status}>
      <FormattedMessage {...statusWords[status]} />
    </Tag>
  )
}
