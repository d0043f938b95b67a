import { useCombobox } from 'downshift'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { typedText } from '@/lib/typed-text'
import { tokens } from '@/theme/tokens'
import { IconButton } from '../icon-button'
import { PartError } from '../part-error'
import { FieldFrame } from './field-frame'
import { Input } from './field-styles'
import {
  choiceOf,
  findChoices,
  readChoice,
  unreadChoice,
  unreadText,
  type Plain,
  type SearchOption,
} from './search-choice'
import { useFormField, type FieldProps, type FormField } from './use-form-field'

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
  placeholder: { id: 'forms.search.placeholder', defaultMessage: 'Type to search' },
  loading: {
    id: 'forms.search.loading',
    defaultMessage: 'Loading choices',
    description: 'In a list of choices that is being fetched',
  },
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

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly SearchOption[]
  plain?: Plain
  /** In the error state a button calls `onRetry`. */
  state: 'ready' | 'loading' | 'error'
  onRetry: () => void
  /** Called with another chosen value, or '' when cleared; clear dependent fields here. */
  onChoose: (value: string) => void
  /** Called with what a text that is being typed means: what depends on it can be read before the field is left. */
  onMeant?: ((value: string) => void) | undefined
  isDisabled: boolean
}

/**
 * Many choices, found by typing. The value is the chosen option's, empty, or `unreadChoice` of a text that is typed or means none,
 * which the schema's `choice()` rejects. Large, because of downshift.
 */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { state, onRetry, isDisabled } = props
  const intl = useIntl()
  const field = useFormField<string>(props)
  const isLoading = state === 'loading'
  const isOff = isDisabled || state === 'error'
  const isFixed = field.isBusy || isLoading || isOff
  const change = (value: string) => {
    if (isFixed || value === field.value) return
    field.setValue(value)
    if (choiceOf(value) !== choiceOf(field.value)) props.onChoose(choiceOf(value))
  }
  const { combobox, chosen, matches, type, leave, putBack, clear } = useSearch(field, props, change)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = combobox
  const canClear = (chosen !== undefined || unreadText(field.value) !== undefined) && !isFixed
  return (
    <FieldFrame field={field}>
      <Around data-clearable={canClear || undefined}>
        <Input
          {...getInputProps({
            ...field.control,
            placeholder: intl.formatMessage(
              isLoading && !isDisabled ? messages.loading : messages.placeholder,
            ),
            disabled: isOff,
            readOnly: isFixed,
            'aria-busy': isLoading || undefined,
            autoComplete: 'off',
            // Within the event: downshift's onInputValueChange is later, and the caret would jump.
            onChange: (event) => type(event.currentTarget.value),
            onFocus: (event) => event.currentTarget.select(),
            onBlur: (event) => {
              field.control.onBlur(event)
              leave()
            },
            onKeyDown: ({ key }) => {
              if (key === 'Escape') putBack()
              // It sends the form.
              if (key === 'Enter' && !isOpen) leave()
            },
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
      {state === 'error' && <PartError read={{ refetch: onRetry }} />}
    </FieldFrame>
  )
}

/**
 * Typed text filters the options, and is read as the field is left, or at once where the browser fills it in: what means one option
 * is that choice, anything else stays as typed. The choice before stands until then, and Escape puts it back.
 */
function useSearch(
  { ids, value }: Pick<FormField<string>, 'ids' | 'value'>,
  { options, plain, onMeant }: Pick<SearchSelectFieldProps, 'options' | 'plain' | 'onMeant'>,
  onChange: (value: string) => void,
) {
  const [isTyping, setIsTyping] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const text = unreadText(value)
  const matches = findChoices(options, (isTyping && text) || '', plain)
  const isInUse = () => document.activeElement?.id === ids.control
  const { InputBlur, InputChange } = useCombobox.stateChangeTypes
  const combobox = useCombobox<SearchOption>({
    items: matches,
    inputId: ids.control,
    labelId: ids.label,
    inputValue: text ?? chosen?.label ?? '',
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      // Leaving the field does not choose what is highlighted.
      if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem }
      // The browser fills in fields that nobody leaves, whose list would stay open.
      return type === InputChange ? { ...changes, isOpen: isInUse() } : changes
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onIsOpenChange: ({ isOpen }) => isOpen || setIsTyping(false),
  })
  const meantBy = (typed: string) => readChoice(options, typed, plain)?.value
  const read = (typed: string) => {
    const isBlank = typedText(typed) === ''
    onChange(isBlank ? '' : (meantBy(typed) ?? unreadChoice(typed, choiceOf(value))))
  }
  const type = (typed: string) => {
    if (!isInUse()) return read(typed)
    setIsTyping(true)
    onChange(unreadChoice(typed, choiceOf(value)))
    const meant = meantBy(typed)
    if (meant !== undefined) onMeant?.(meant)
  }
  const clear = () => {
    setIsTyping(false)
    onChange('')
    document.getElementById(ids.control)?.focus()
  }
  const leave = () => text !== undefined && read(text)
  const putBack = () => onChange(choiceOf(value))
  return { combobox, chosen, matches, type, leave, putBack, clear }
}
