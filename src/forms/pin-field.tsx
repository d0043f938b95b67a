import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'
import { CodeInput, type CodeFieldProps } from './code-field'

const messages = defineMessages({
  show: {
    id: 'forms.pin.show',
    defaultMessage: 'Show digits',
    description: 'Button: shows the digits of a secret code instead of dots',
  },
})

const Toggle = styled(IconButton)`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
`

interface PinFieldProps extends CodeFieldProps {
  autoComplete: 'current-password' | 'new-password'
}

/** A PIN: six digits, rendered as dots until the member shows the digits. */
export function PinField({ autoComplete, ...props }: PinFieldProps) {
  const intl = useIntl()
  const [isShown, setIsShown] = useState(false)
  return (
    <CodeInput
      {...props}
      isMasked={!isShown}
      input={{ type: isShown ? 'text' : 'password', autoComplete }}
      aside={
        <Toggle
          label={intl.formatMessage(messages.show)}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? (
            <EyeOff size={24} strokeWidth={1.75} aria-hidden />
          ) : (
            <Eye size={24} strokeWidth={1.75} aria-hidden />
          )}
        </Toggle>
      }
    />
  )
}
