import { useEffect } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { writeText } from '@/config/storage'
import { formatPoints } from '@/i18n/format'
import { singleFlight } from '@/lib/single-flight'
import { useErrorModal } from '@/session/use-error-modal'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { useFeedback } from '@/ui/feedback-context'
import { success } from '@/ui/feedback-presets'

const words = defineMessages({
  title: { id: 'points.welcome.title', defaultMessage: 'Welcome! Here is a gift for you' },
})

const received = defineMessage<{ points: string }>({
  id: 'points.welcome.text',
  defaultMessage: 'You have received {points}',
  description: '{points}: 100 Points',
})

/** The welcome campaign's points (spec 4, Welcome point): asked for once, and shown when there are any. */
export function WelcomePoints({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch()
  const locale = useAppSelector((state) => state.preferences.locale)
  const { show } = useFeedback()
  const showError = useErrorModal()
  const intl = useIntl()

  useEffect(() => {
    let isCurrent = true
    void issueOnce(dispatch).then((outcome) => {
      if (!isCurrent) return
      // Whatever the answer, the campaign is not asked again: it may have given its points without our hearing of it.
      writeText('action', undefined)
      if ('error' in outcome && outcome.error) return showError(toAppError(outcome.error), onDone)
      const earned = outcome.data?.point_earn ?? 0
      if (earned <= 0) return onDone()
      writeText('isProfileStale', 'true')
      const text = intl.formatMessage(received, { points: formatPoints(earned, locale) })
      show(
        success(intl.formatMessage(words.title), text, {
          id: 'welcome',
          confirmButton: { callback: onDone },
        }),
      )
    })
    return () => {
      isCurrent = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a visit
  }, [])
  return null
}

/** The call changes something though it is a GET: an effect that runs twice must not send it twice. */
const issueOnce = singleFlight(async (dispatch: AppDispatch) => {
  return dispatch(api.endpoints.issueWelcomePoints.initiate(undefined))
})
