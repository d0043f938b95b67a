import { useCombobox } from 'downshift'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { matchesSearch } from '@/lib/search-text'
import { tokens } from '@/theme/tokens'
import { IconButton } from '../icon-button'
import { Input } from './field-styles'
import type { FormField } from './use-form-field'

export interface SearchOption {
  value: string
  /** In the current language. */
  label: string
  /** Other text to search, such as the name in the other language. */
  keywords?: string
}

const { color, screenHeight, space } = tokens

const Around = styled.div`
  position: relative;
  > input {
    padding-inline-end: ${space(11)};
    text-overflow: ellipsis;
  }
  &[data-clearable] > input {
    padding-inline-end: ${space(22)};
  }
  > svg {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: ${space(3)};
    color: ${color.textMuted};
    pointer-events: none;
  }
  > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: ${space(10)};
    color: ${color.textMuted};
  }
`

const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline: 0;
  z-index: 2;
  display: none;
  max-height: min(320px, ${screenHeight(45)});
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.outline};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceRaised};
  box-shadow: ${tokens.shadow};
  &[data-open] {
    display: block;
  }
`

const Option = styled.li`
  min-height: ${tokens.tap};
  padding: ${space(2)} ${space(3)};
  cursor: pointer;
  &[data-highlighted] {
    background: ${color.primarySoft};
  }
  &[aria-selected='true'] {
    color: ${color.primaryText};
    font-weight: 600;
  }
`

const Nothing = styled.div`
  color: ${color.textMuted};
  &:not(:empty) {
    margin-top: ${space(1)};
  }
`

const messages = defineMessages({
  clear: {
    id: 'forms.search.clear',
    defaultMessage: 'Clear choice',
    description: 'Button: empties a list of choices',
  },
  options: {
    id: 'forms.search.options',
    defaultMessage: 'Choices',
    description: 'Name of a list of choices',
  },
  none: { id: 'forms.search.none', defaultMessage: 'Sorry, no matching options.' },
})

interface ComboboxProps {
  field: FormField<string>
  options: readonly SearchOption[]
  chosen: SearchOption | undefined
  placeholder: string
  isLoading: boolean
  isOff: boolean
  onChoose: (value: string) => void
}

/** SearchSelectField's combobox, in a lazy chunk because downshift is large. */
export default function SearchSelectCombobox(props: ComboboxProps) {
  const { field, chosen, placeholder, isLoading, isOff } = props
  const intl = useIntl()
  const { combobox, matches, type, clear } = useSearch(props)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = combobox
  const isFixed = field.isBusy || isLoading || isOff
  const canClear = chosen !== undefined && !isFixed
  return (
    <Around data-clearable={canClear || undefined}>
      <Input
        {...getInputProps({
          ...field.control,
          placeholder,
          disabled: isOff,
          readOnly: isFixed,
          'aria-busy': isLoading || undefined,
          autoComplete: 'off',
          // Within the event: downshift's onInputValueChange is later, and the caret would jump.
          onChange: (event) => type(event.currentTarget.value),
          onFocus: (event) => event.currentTarget.select(),
        })}
      />
      {canClear && (
        <IconButton
          label={intl.formatMessage(messages.clear)}
          aria-describedby={field.ids.label}
          onClick={clear}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <ChevronDown size={24} strokeWidth={1.75} aria-hidden />
      <List
        {...getMenuProps({ 'aria-label': intl.formatMessage(messages.options) })}
        data-open={(isOpen && matches.length > 0) || undefined}
      >
        {isOpen &&
          matches.map((option, index) => (
            <Option
              {...getItemProps({ item: option, index })}
              key={option.value}
              data-highlighted={index === highlightedIndex || undefined}
              aria-selected={option.value === chosen?.value}
            >
              {option.label}
            </Option>
          ))}
      </List>
      <Nothing role="status">
        {isOpen && matches.length === 0 && <FormattedMessage {...messages.none} />}
      </Nothing>
    </Around>
  )
}

/** Typed text filters the options; leaving without a choice restores the previous one. */
function useSearch({ field, options, chosen, onChoose }: ComboboxProps) {
  const [typed, setTyped] = useState<string>()
  const matches = options.filter(({ label, keywords }) => matchesSearch([label, keywords], typed ?? ''))
  const combobox = useCombobox<SearchOption>({
    items: matches,
    inputId: field.ids.control,
    labelId: field.ids.label,
    inputValue: typed ?? chosen?.label ?? '',
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    defaultHighlightedIndex: 0,
    // Only a tap or Enter chooses, not leaving the field.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.value),
    onIsOpenChange: ({ isOpen }) => isOpen || setTyped(undefined),
  })
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && chosen) onChoose('')
  }
  const clear = () => {
    setTyped(undefined)
    onChoose('')
    document.getElementById(field.ids.control)?.focus()
  }
  return { combobox, matches, type, clear }
}
