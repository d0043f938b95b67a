import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'
import { useLeaveMembership } from '../hooks/use-leave-membership'

const messages = defineMessages({
  /** Spec 8. */
  denied: { id: 'consent.withdrawn.denied', defaultMessage: 'Access denied because consent was withdrawn' },
  text: {
    id: 'consent.withdrawn.text',
    defaultMessage:
      'Accept the privacy policy again to use your membership. Cancel takes you back to the login.',
  },
  accept: { id: 'consent.accept', defaultMessage: 'Accept', description: 'Button that gives consent' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel', description: 'Button' },
})

/** The warning for a member whose consent was withdrawn (spec 4): accept the policy again, or leave. */
export function WithdrawnWarning() {
  const navigate = useNavigate()
  const leave = useLeaveMembership()
  const { show } = useFeedback()
  const intl = useIntl()

  useEffect(() => {
    show(
      warning(intl.formatMessage(messages.denied), intl.formatMessage(messages.text), {
        id: 'withdrawn',
        cancelButton: { label: intl.formatMessage(messages.cancel), callback: leave },
        confirmButton: {
          label: intl.formatMessage(messages.accept),
          callback: () => void navigate(paths.homePdpa),
        },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}
