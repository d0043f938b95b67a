import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { NewsCard } from '@/ui/news-card'
import { useTierNews } from '../hooks/use-tier-news'
import { TierNewsNotice } from './tier-news-notice'

const messages = defineMessages({
  see: {
    id: 'membership.news.see',
    defaultMessage: 'See your tier',
    description: 'Link to the membership page',
  },
})

/** The text ends before the button. */
const Text = styled.div`
  > * {
    padding-inline-end: ${tokens.space(14)};
  }
`

const See = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(1)};
  min-height: ${tokens.tap};
  color: ${tokens.color.text};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;
`

/** Tells home's visitor that the tier has changed, until it is closed or home is left. */
export function TierNewsCard() {
  const news = useTierNews()
  const [isClosed, setIsClosed] = useState(false)
  return (
    <NewsCard isShown={news !== undefined && !isClosed} onClose={() => setIsClosed(true)}>
      {news && (
        <Text>
          <TierNewsNotice news={news}>
            <See to={paths.memberInfo}>
              <FormattedMessage {...messages.see} />
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </See>
          </TierNewsNotice>
        </Text>
      )}
    </NewsCard>
  )
}
