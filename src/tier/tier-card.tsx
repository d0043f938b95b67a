import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { tierExpiry } from '@/domain/tier-progress'
import { useLocale } from '@/i18n/use-locale'
import { IconButton } from '@/ui/icon-button'
import { Picture } from '@/ui/picture'
import { Fold, Name, Plate, TierCardFrame, Top } from './tier-card-parts'
import { TierFactList } from './tier-fact-list'

const messages = defineMessages({
  toggle: {
    id: 'tier.card.toggle',
    defaultMessage: 'Tier progress',
    description: 'Opens and closes the conditions',
  },
})

export interface TierFacts {
  tier_info: {
    tier_name_th: string
    tier_name_en?: string
    tier_icon_url?: string
    tier_image_url?: string
  }
  progress_info?: { tier_exp_date?: string; tier_exp_mode?: number }
  is_last_tier: boolean
}

interface TierCardProps {
  tier: TierFacts
  memberId: string | undefined
  isInitiallyOpen?: boolean
  /** What is to be said of all of it. */
  note?: ReactNode
  /** The conditions, in the collapsible part. Without conditions there is no toggle. */
  children?: ReactNode
}

/** The member's tier, styled like a card in a wallet. */
export function TierCard({ tier, memberId, isInitiallyOpen = true, note, children }: TierCardProps) {
  const intl = useIntl()
  const locale = useLocale()
  const foldId = useId()
  const nameId = useId()
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  const { tier_info: info } = tier
  return (
    <TierCardFrame aria-labelledby={nameId}>
      <Top>
        <Name>
          <Plate>
            <Picture src={info.tier_icon_url ?? info.tier_image_url} alt="" ratio="1" fit="contain" isEager />
          </Plate>
          <hgroup>
            <p>
              <FormattedMessage
                id="tier.card.label"
                defaultMessage="Membership tier"
                description="Above its name"
              />
            </p>
            <h2 id={nameId}>{(locale === 'en' && info.tier_name_en) || info.tier_name_th}</h2>
          </hgroup>
        </Name>
        <TierFactList memberId={memberId} expiry={tierExpiry(tier.progress_info)} />
        {children && (
          <IconButton
            label={intl.formatMessage(messages.toggle)}
            aria-expanded={isOpen}
            aria-controls={foldId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={24} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Top>
      {note}
      {children && (
        <Fold id={foldId} data-open={isOpen || undefined}>
          <div>{children}</div>
        </Fold>
      )}
    </TierCardFrame>
  )
}
