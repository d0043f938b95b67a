import { PartyPopper, RefreshCw, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tierInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { Phrases } from '@/ui/phrases'
import { useToldTier, type TierNews } from '../hooks/use-tier-news'
import type { SeenTier, TierChange } from '../tier-change'

const titles = defineMessages<Record<TierChange, { tier: string }>>({
  up: {
    id: 'membership.news.up',
    defaultMessage: 'Congratulations, you’ve reached {tier}',
    description: "Title of a notice; tier is the member's new tier",
  },
  changed: {
    id: 'membership.news.changed',
    defaultMessage: 'Your tier is now {tier}',
    description: "Title of a notice; tier is the member's new tier",
  },
})

const texts = defineMessages<Record<TierChange, { before: string }>>({
  up: {
    id: 'membership.news.upText',
    defaultMessage: 'Up from {before}. See your benefits below.',
    description: 'before is the tier that the member had',
  },
  changed: {
    id: 'membership.news.changedText',
    defaultMessage: 'It was {before}.',
    description: 'before is the tier that the member had',
  },
})

/** That the member's tier has changed: a congratulation, or the plain fact. */
export function TierNewsNotice({ news }: { news: TierNews }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const nameOf = ({ nameTh, nameEn }: SeenTier) => (locale === 'en' && nameEn) || nameTh
  const { change, before, now } = news
  useToldTier(news)
  return (
    <NewsNotice
      icon={change === 'up' ? PartyPopper : RefreshCw}
      isGood={change === 'up'}
      title={formatMessage(titles[change], { tier: tierInText(nameOf(now), locale, change === 'up') })}
      text={formatMessage(texts[change], {
        before: tierInText(nameOf(before), locale),
      })}
    />
  )
}

const Root = styled.div`
  display: flex;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.text};
  > svg {
    flex: none;
    color: ${tokens.color.primaryText};
  }
  h2 {
    font-size: ${tokens.font.size.md};
  }
  &[data-tone='good'] {
    background: ${tokens.color.successSoft};
    > svg {
      color: ${tokens.color.success};
    }
  }
`

interface NewsNoticeProps {
  icon: LucideIcon
  /** What the member is pleased to hear. */
  isGood: boolean
  title: ReactNode
  text: ReactNode
}

/** What has happened, as a title and a text. */
function NewsNotice({ icon: Icon, isGood, title, text }: NewsNoticeProps) {
  return (
    <Root data-tone={isGood ? 'good' : undefined}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
        <p>
          <Phrases>{text}</Phrases>
        </p>
      </div>
    </Root>
  )
}
