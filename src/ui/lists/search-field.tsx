import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { typedText } from '@/lib/typed-text'
import { IconButton } from '../icon-button'

/** Spec 9, Search debounce. */
const DEBOUNCE_MS = 500

const messages = defineMessages({
  search: { id: 'lists.search', defaultMessage: 'Search', description: 'Name of the search box of a list' },
  clear: { id: 'lists.search.clear', defaultMessage: 'Clear the search' },
})

const Root = styled.form`
  display: flex;
  align-items: center;
  padding-inline-start: ${tokens.space(3)};
  border: 1px solid ${tokens.color.outlineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.textMuted};
  /* Not around the button, which has its own ring. */
  &:has(input:focus) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 1px;
  }
  button {
    margin-block: -1px;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 42px;
    /* As in forms/field-styles.ts. */
    padding: 5px ${tokens.space(2)} 0;
    border: 0;
    background: none;
    color: ${tokens.color.text};
    /* 16 px, because iOS zooms in on smaller fields. */
    font: 400 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
    outline: none;
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`

interface SearchFieldProps {
  value: string
  placeholder?: string
  /** Called half a second after the last key, or on Enter. */
  onSearch: (value: string) => void
}

export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [shown, setShown] = useState(value)
  const search = useEffectEvent(onSearch)
  const input = useRef<HTMLInputElement>(null)
  // The address may change otherwise: a filter is removed, or back leads to another search. The field's own search returns
  // through the address, perhaps while the member is typing, and changes nothing.
  if (shown !== value) {
    setShown(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  useEffect(() => {
    const wanted = typedText(text)
    if (wanted === value) return
    const timer = setTimeout(() => {
      setSent(wanted)
      search(wanted)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, value])
  const searchNow = (wanted: string) => {
    const trimmed = typedText(wanted)
    setText(wanted)
    setSent(trimmed)
    if (trimmed !== value) onSearch(trimmed)
  }
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow(text)
        // Closes the keyboard, which covers the results.
        input.current?.blur()
      }}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={formatMessage(messages.search)}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          label={formatMessage(messages.clear)}
          onClick={() => {
            searchNow('')
            input.current?.focus()
          }}
        >
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}
