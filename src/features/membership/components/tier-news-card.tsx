import { ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { paths } from '@/addresses/paths'
import { media, tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'
import { Link } from '@/ui/link'
import { useTierNews } from '../hooks/use-tier-news'
import { TierNewsNotice } from './tier-news-notice'

const { color, safe, screenHeight, space } = tokens

const messages = defineMessages({
  close: { id: 'membership.news.close', defaultMessage: 'Close', description: 'Closes a notice' },
  see: {
    id: 'membership.news.see',
    defaultMessage: 'See your tier',
    description: 'Link to the membership page',
  },
})

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

/** Over the page, for what it tells comes late: in the page it would push the rest aside. */
const Place = styled.div`
  position: fixed;
  inset-inline: ${tokens.gutter};
  bottom: calc(max(34px, ${safe.bottom}) + 4.75rem - ${tokens.barsShift});
  z-index: ${tokens.layer.bar};
  max-width: 440px;
  max-height: ${screenHeight(50)};
  margin-inline: auto;
  overflow-y: auto;
  border: 1px solid ${color.outline};
  border-radius: ${tokens.radius.card};
  background: ${color.surfaceRaised};
  box-shadow: ${tokens.shadow};
  animation: ${rise} ${tokens.motion.slow};
  ${media.tabletUp} {
    inset-inline: auto ${tokens.gutter};
    bottom: calc(${safe.bottom} + ${space(6)});
  }
  ${media.reducedMotion} {
    animation: none;
  }
  &:empty {
    display: none;
  }
  /* The text ends before the button. */
  > :first-child {
    padding-inline-end: ${space(14)};
  }
  > button {
    position: absolute;
    inset-block-start: ${space(1)};
    inset-inline-end: ${space(1)};
  }
`

const See = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${tokens.tap};
  color: ${color.text};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;
`

/** Tells home's visitor that the tier has changed, until it is closed or home is left. */
export function TierNewsCard() {
  const intl = useIntl()
  const news = useTierNews()
  const [isClosed, setIsClosed] = useState(false)
  const isShown = news !== undefined && !isClosed
  return (
    <Place role="status">
      {isShown && (
        <>
          <TierNewsNotice news={news}>
            <See to={paths.memberInfo}>
              <FormattedMessage {...messages.see} />
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </See>
          </TierNewsNotice>
          <IconButton label={intl.formatMessage(messages.close)} onClick={() => setIsClosed(true)}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </>
      )}
    </Place>
  )
}
