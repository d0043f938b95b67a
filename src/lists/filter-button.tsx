import { SlidersHorizontal } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatNumber } from '@/i18n/format'
import { tokens } from '@/theme/tokens'

const { color, font, space } = tokens

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${tokens.tap};
  padding: 0 ${space(3)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: 600 ${font.size.sm} / ${font.lineHeight} ${font.family};
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`

/** The title of a list's filter. */
export const filterTitle = (
  <FormattedMessage id="lists.filter" defaultMessage="Filter" description="Of a list" />
)

interface FilterButtonProps {
  /** How many things are set. */
  count: number
  onOpen: () => void
  className?: string
}

/** Opens a list's filter, and says how much of it is set. */
export function FilterButton({ count, onOpen, className }: FilterButtonProps) {
  return (
    <Root type="button" aria-haspopup="dialog" className={className} onClick={onOpen}>
      <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />
      {count > 0 ? (
        <FormattedMessage
          id="lists.filter.set"
          defaultMessage="Filter ({count})"
          description="Button: opens a list's filter; count is how many things are set in it"
          values={{ count: formatNumber(count) }}
        />
      ) : (
        filterTitle
      )}
    </Root>
  )
}
