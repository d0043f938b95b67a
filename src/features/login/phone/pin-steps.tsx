import { useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { EntryView } from '@/brand/entry-view'
import { CodeField } from '@/ui/forms/code-field'
import { ErrorNotice } from '@/ui/forms/error-notice'
import { useProfileData } from '@/session/use-member'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { PinAttempt, useCodeAttempt } from './code-attempt'
import { isWeakPin } from './login-flow'
import type { PhoneFlow } from './use-phone-flow'

/** Of a new PIN's steps and the flows that lead to them. */
export const pinMessages = defineMessages({
  create: {
    id: 'phone.pin.create',
    defaultMessage: 'Create PIN',
    description: 'Field: an account’s first PIN',
  },
  new: { id: 'phone.pin.new', defaultMessage: 'New PIN', description: 'Field: a PIN in place of another' },
  done: { id: 'phone.pin.done', defaultMessage: 'Your new PIN is set' },
  another: { id: 'phone.pin.another', defaultMessage: 'Choose another PIN' },
})

interface NewPinStepProps {
  flow: Pick<PhoneFlow, 'choosePin' | 'redirectError'>
  label: ReactNode
}

/** Enters a new PIN. A weak PIN shows a warning, but can be used. */
export function NewPinStep({ flow, label }: NewPinStepProps) {
  const birthdate = useProfileData()?.birthdate
  const [pin, setPin] = useState('')
  const [isWeak, setIsWeak] = useState(false)
  const change = (digits: string) => {
    setIsWeak(false)
    setPin(digits)
  }
  const complete = (digits: string) => {
    if (isWeakPin(digits, birthdate)) setIsWeak(true)
    else flow.choosePin(digits)
  }
  return (
    <EntryView
      title={label}
      text={
        <FormattedMessage
          id="phone.pin.createText"
          defaultMessage="Six digits for logging in with your phone number."
        />
      }
    >
      {flow.redirectError && <ErrorNotice error={flow.redirectError} />}
      <CodeField
        label={label}
        autoComplete="new-password"
        value={pin}
        onChange={change}
        onComplete={complete}
        shouldFocus={!isWeak}
      />
      {isWeak && (
        <>
          <Notice>
            <FormattedMessage
              id="phone.pin.weak"
              defaultMessage="This PIN is easy to guess. Choose another to keep your points safe."
            />
          </Notice>
          <Button isFullWidth onClick={() => change('')}>
            <FormattedMessage {...pinMessages.another} />
          </Button>
          <Button variant="quiet" isFullWidth onClick={() => flow.choosePin(pin)}>
            <FormattedMessage id="phone.pin.keep" defaultMessage="Use this PIN" description="Button" />
          </Button>
        </>
      )}
    </EntryView>
  )
}

interface ConfirmPinStepProps {
  flow: Pick<PhoneFlow, 'confirmPin'>
  children?: ReactNode
}

/** Repeats the new PIN; if both match, sends the flow's last request. */
export function ConfirmPinStep({ flow, children }: ConfirmPinStepProps) {
  const attempt = useCodeAttempt(flow.confirmPin)
  const label = (
    <FormattedMessage
      id="phone.pin.confirm"
      defaultMessage="Confirm PIN"
      description="Field: the new PIN once more"
    />
  )
  return (
    <EntryView
      title={label}
      text={<FormattedMessage id="phone.pin.confirmText" defaultMessage="Enter the same PIN again." />}
    >
      <PinAttempt label={label} autoComplete="new-password" attempt={attempt} />
      {attempt.error && !attempt.isBusy && children}
    </EntryView>
  )
}
