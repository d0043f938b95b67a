import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { paths } from '@/addresses/paths'
import { NewsCard } from '@/ui/news-card'
import { BesideClose, NewsLink } from '@/ui/news-notice'
import { useTierNews } from '../hooks/use-tier-news'
import { TierNewsNotice } from './tier-news-notice'

const messages = defineMessages({
  see: {
    id: 'membership.news.see',
    defaultMessage: 'See your tier',
    description: 'Link to the membership page',
  },
})

/** Tells home's visitor that the tier has changed, until it is closed or home is left. */
export function TierNewsCard() {
  const news = useTierNews()
  const [isClosed, setIsClosed] = useState(false)
  return (
    <NewsCard isShown={news !== undefined && !isClosed} onClose={() => setIsClosed(true)}>
      {news && (
        <BesideClose>
          <TierNewsNotice news={news}>
            <NewsLink to={paths.memberInfo}>
              <FormattedMessage {...messages.see} />
            </NewsLink>
          </TierNewsNotice>
        </BesideClose>
      )}
    </NewsCard>
  )
}
