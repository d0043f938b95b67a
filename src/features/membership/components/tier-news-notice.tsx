import { PartyPopper, RefreshCw } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tierInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { Phrases } from '@/ui/phrases'
import { useMarkTierNewsShown, type SeenTier, type TierNews } from '../hooks/use-tier-news'

const Root = styled.div`
  display: flex;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  > svg {
    color: ${tokens.color.primaryText};
  }
  &[data-change='up'] {
    background: ${tokens.color.successSoft};
    > svg {
      color: ${tokens.color.success};
    }
  }
`

/** Says that the member's tier has changed, with congratulations if it is higher. */
export function TierNewsNotice({ news }: { news: TierNews }) {
  const nameOf = useTierName()
  useMarkTierNewsShown(news)
  const { change, before } = news
  const Icon = change === 'up' ? PartyPopper : RefreshCw
  return (
    <Root data-change={change}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>
          <Phrases>
            <TierNewsTitle news={news} />
          </Phrases>
        </h2>
        <p>
          <Phrases>
            <FormattedMessage
              id="membership.news.text"
              defaultMessage="{change, select, up {Up from {before}.} other {It was {before}.}}"
              description="before is the tier that the member had"
              values={{ change, before: nameOf(before) }}
            />
          </Phrases>
        </p>
      </div>
    </Root>
  )
}

export function TierNewsTitle({ news: { change, now } }: { news: TierNews }) {
  const nameOf = useTierName()
  return (
    <FormattedMessage
      id="home.news.tier"
      defaultMessage="{change, select, up {Congratulations, you’ve reached {tier}} other {Your tier is now {tier}}}"
      description="tier is the member's new tier"
      values={{ change, tier: nameOf(now, change === 'up') }}
    />
  )
}

function useTierName() {
  const locale = useLocale()
  return ({ nameTh, nameEn }: SeenTier, isFollowed = false) =>
    tierInText((locale === 'en' && nameEn) || nameTh, locale, isFollowed)
}
