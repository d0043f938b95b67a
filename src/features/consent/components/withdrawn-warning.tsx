import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'
import { consentMessages } from '../consent-messages'
import { useLeaveMembership } from '../hooks/use-leave-membership'

const messages = defineMessages({
  /** Spec 8. */
  denied: { id: 'consent.withdrawn.denied', defaultMessage: 'Access denied because consent was withdrawn' },
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
      warning(intl.formatMessage(messages.denied), intl.formatMessage(consentMessages.refusal), {
        id: 'withdrawn',
        cancelButton: { label: intl.formatMessage(messages.cancel), callback: leave },
        confirmButton: {
          label: intl.formatMessage(consentMessages.accept),
          callback: () => void navigate(paths.homePdpa),
        },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}
