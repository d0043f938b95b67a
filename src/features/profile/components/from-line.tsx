import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { focusFirst } from '@/forms/form-focus'
import { useFormState } from '@/forms/use-submission'
import { IconButton } from '@/ui/icon-button'

const messages = defineMessages<{ clear: { field: string } }>({
  clear: {
    id: 'profile.line.clear',
    defaultMessage: 'Clear {field}',
    description: 'Button: empties a field that LINE has filled in',
  },
})

export const fromLineHint: ReactNode = (
  <FormattedMessage
    id="profile.line.hint"
    defaultMessage="From LINE"
    description="Under a field that LINE has filled in"
  />
)

/** The button stands over the end of the hint's line, not inside it: a hint is read out with its field. */
const Root = styled.div`
  position: relative;
  > button {
    position: absolute;
    inset-block-end: -10px;
    inset-inline-end: 0;
  }
`

interface FromLineProps {
  /** The field's name. */
  label: MessageDescriptor
  isFromLine: boolean
  onClear: () => void
  /** The field. */
  children: ReactNode
}

/** A field whose value may come from LINE: as long as it does, it says so and can be emptied with one tap. */
export function FromLine({ label, isFromLine, onClear, children }: FromLineProps) {
  const intl = useIntl()
  const { isBusy } = useFormState()
  const handleClear = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    onClear()
    // The button that had the focus is gone with the value.
    focusFirst(button.parentElement)
  }
  return (
    <Root>
      {children}
      {isFromLine && (
        <IconButton
          label={intl.formatMessage(messages.clear, { field: intl.formatMessage(label) })}
          disabled={isBusy}
          onClick={handleClear}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}
