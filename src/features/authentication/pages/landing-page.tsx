import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { BrandLogo } from '@/brand/brand-logo'
import { tokens } from '@/theme/tokens'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'
import { Spinner } from '@/ui/spinner'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { useLanding } from '../hooks/use-landing'

const Splash = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space(8)};
  min-height: 80dvh;
  padding: ${tokens.gutter};
`

const words = defineMessages({
  name: { id: 'app.title.landing', defaultMessage: 'Welcome', description: 'Page title of the splash' },
  title: { id: 'authentication.landing.refusedTitle', defaultMessage: 'This login link cannot be used' },
  text: {
    id: 'authentication.landing.refusedText',
    defaultMessage: 'It may have expired, or it belongs to another brand. Please log in again.',
  },
})

/** The splash: the brand's logo for two seconds, while the next path is resolved and loaded. */
export default function LandingPage() {
  const { isTokenRefused, leave } = useLanding()
  const { show } = useFeedback()
  const intl = useIntl()

  useEffect(() => {
    if (!isTokenRefused) return
    const close = { callback: leave }
    show(
      danger(intl.formatMessage(words.title), intl.formatMessage(words.text), {
        id: 'refused',
        cancelButton: close,
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [isTokenRefused])

  return (
    <Splash>
      <VisuallyHidden as="h1">{intl.formatMessage(words.name)}</VisuallyHidden>
      {!isTokenRefused && (
        <>
          <BrandLogo kind="login" />
          <Spinner />
        </>
      )}
    </Splash>
  )
}
