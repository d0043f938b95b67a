import { useEffect, useEffectEvent } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useErrorModal } from '@/ui/use-error-modal'
import { useAppDispatch } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { success } from '@/ui/feedback-presets'
import { removeWelcome, welcomeOutcome, type WelcomeOutcome } from '../welcome-outcome'

const messages = defineMessages({
  title: { id: 'points.welcome.title', defaultMessage: 'Welcome! Here is a gift for you' },
})

const received = defineMessage<{ points: string }>({
  id: 'points.welcome.text',
  defaultMessage: 'You have received {points}',
  description: '{points}: 100 Points',
})

/**
 * The welcome campaign's points (spec 4, Welcome point): requested once, and shown if there are any. They are shown on home
 * only: a member who has left home sees the points on return.
 */
export function WelcomePoints({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch()
  const locale = useLocale()
  const { show } = useFeedback()
  const showError = useErrorModal()
  const intl = useIntl()

  const showOutcome = useEffectEvent((outcome: WelcomeOutcome | undefined) => {
    const callback = () => {
      removeWelcome(dispatch)
      onDone()
    }
    if (!outcome) return callback()
    if ('error' in outcome) return showError(outcome.error, callback)
    if (outcome.points <= 0) return callback()
    const text = intl.formatMessage(received, { points: formatPoints(outcome.points, locale) })
    show(success(intl.formatMessage(messages.title), text, { id: 'welcome', confirmButton: { callback } }))
  })

  useEffect(() => {
    let isCurrent = true
    void welcomeOutcome(dispatch).then((outcome) => isCurrent && showOutcome(outcome))
    return () => {
      isCurrent = false
    }
  }, [dispatch])
  return null
}
