import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import type { Lifetime } from '@/lib/lifetime'
import { useRedirectMembersHome } from '@/session/page-guards'
import { useToast } from '@/ui/dialogs/toast-context'
import { ForgotPin } from '../forgot-pin'

const TOAST_MS = 3000

const messages = defineMessages({
  done: {
    id: 'phone.forgot.done',
    defaultMessage: 'Your new PIN is set. Log in with it.',
  },
})

/** Resets a forgotten PIN, then returns to the PIN login. */
export default function ForgotPinPage() {
  useRedirectMembersHome()
  const navigate = useNavigate()
  const intl = useIntl()
  const toast = useToast()
  const handleDone = (attempt: Lifetime) => {
    toast(intl.formatMessage(messages.done), { durationMs: TOAST_MS })
    attempt.run(() => void navigate(paths.loginPin, { replace: true }))
  }
  return <ForgotPin onDone={handleDone} />
}
