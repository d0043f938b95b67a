import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { lineLoginPath } from '@/config/paths'
import { useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'
import { consentWords } from '../consent-words'

const words = defineMessages({
  title: { id: 'consent.sms.unreadable', defaultMessage: 'This link cannot be used' },
})

/** A broken, expired or another brand's link: shows the default error modal, then goes to LINE login (contract, Tokens). */
export function UnreadableLink() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const navigate = useNavigate()
  const { show } = useFeedback()
  const intl = useIntl()

  useEffect(() => {
    const leave = () => void navigate(lineLoginPath(brandRef), { replace: true })
    show(
      danger(intl.formatMessage(words.title), intl.formatMessage(consentWords.smsEnded), {
        id: 'unreadable-link',
        cancelButton: { callback: leave },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}
