import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const messages = defineMessages({
  sort: { id: 'lists.sort', defaultMessage: 'Sort by', description: 'Name of a list of orders' },
})

/** The orders that lists of cards have in common. */
export const sortNames = defineMessages({
  recommended: { id: 'lists.sort.recommended', defaultMessage: 'Recommended', description: 'An order' },
  expiry: { id: 'lists.sort.expiry', defaultMessage: 'Ends soonest', description: 'An order' },
})

const Select = styled.select`
  min-height: ${tokens.tap};
  max-width: 100%;
  padding: 0 ${tokens.space(9)} 0 ${tokens.space(3)};
  border: 1px solid ${tokens.color.outlineStrong};
  border-radius: ${tokens.radius.control};
  /* The browser's own arrow stands at the very edge. */
  appearance: none;
  background:
    linear-gradient(45deg, transparent 50%, currentColor 0) right 17px center / 6px 6px no-repeat,
    linear-gradient(-45deg, transparent 50%, currentColor 0) right 12px center / 6px 6px no-repeat,
    ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font: 400 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 1px;
  }
  ${media.tabletUp} {
    font-size: ${tokens.font.size.sm};
  }
`

interface SortSelectProps<Sort extends string> {
  value: Sort
  /** The names of the orders, in the order of the choice. */
  names: Record<Sort, MessageDescriptor>
  onChange: (sort: string) => void
}

/** The order of a list of cards. */
export function SortSelect<Sort extends string>({ value, names, onChange }: SortSelectProps<Sort>) {
  const { formatMessage } = useIntl()
  return (
    <Select
      aria-label={formatMessage(messages.sort)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {Object.entries<MessageDescriptor>(names).map(([sort, name]) => (
        <option key={sort} value={sort}>
          {formatMessage(name)}
        </option>
      ))}
    </Select>
  )
}
