import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { currentSession } from '@/session/lifetime'
import { useLogOut } from '@/session/use-log-out'
import { useAppDispatch } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'
import { useToast } from '@/ui/toast-context'
import { useErrorModal } from '@/ui/use-error-modal'

const TOAST_MS = 4000

const messages = defineMessages({
  title: { id: 'account.unlink.title', defaultMessage: 'Unlink LINE?', description: 'Question' },
  text: {
    id: 'account.unlink.text',
    defaultMessage:
      'You will be logged out. Logging in with LINE and messages about your membership in LINE will stop. Your points and privileges stay: log in with your phone number to see them.',
    description: 'Before LINE is unlinked from the account: what is lost, and what is not',
  },
  onlyWay: {
    id: 'account.unlink.onlyWay',
    defaultMessage:
      'LINE is your only way to log in. Without it you will not see your points and privileges any more, unless the store helps you.',
    description: 'Before LINE is unlinked from an account without a phone number',
  },
  confirm: { id: 'account.unlink.confirm', defaultMessage: 'Unlink', description: 'Button' },
  done: {
    id: 'account.unlink.done',
    defaultMessage: 'LINE is unlinked and you are logged out.',
    description: 'Toast',
  },
})

/**
 * Parts the member from LINE (LINE's guidelines, Leaving): says what is lost, has the server deauthorize the app, and logs out.
 * An error is shown and changes nothing here; a second try carries the same request id.
 */
export function useUnlinkLine(hasNumber: boolean): { isBusy: boolean; ask: () => void } {
  const [unlink] = api.useUnlinkLineMutation()
  const [readProfile] = api.useLazyGetProfileQuery()
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const idempotency = useIdempotencyKey()
  // LINE is unlinked by then: where the log-out's call fails, the session must not stay on the phone.
  const { logOut } = useLogOut(true)
  const { show } = useFeedback()
  const showError = useErrorModal()
  const toast = useToast()

  /** The answer alone may have been lost: then the profile knows. */
  const hasActed = async ({ kind }: AppError) =>
    kind !== 'sessionExpired' &&
    (await dispatch(currentSession()).only(readProfile())).data?.is_connect_line === false

  const send = async () => {
    setIsBusy(true)
    const { error } = await dispatch(currentSession()).only(unlink(idempotency.keyOf('unlink')))
    const appError = error && toAppError(error)
    if (appError && !(await hasActed(appError))) {
      setIsBusy(false)
      return showError(appError)
    }
    idempotency.done()
    await logOut()
    toast(<FormattedMessage {...messages.done} />, { durationMs: TOAST_MS })
  }
  const ask = () => {
    const text = hasNumber ? messages.text : messages.onlyWay
    show(
      warning(<FormattedMessage {...messages.title} />, <FormattedMessage {...text} />, {
        id: 'unlinkLine',
        confirmButton: { label: <FormattedMessage {...messages.confirm} />, callback: () => void send() },
      }),
    )
  }
  return { isBusy, ask }
}
