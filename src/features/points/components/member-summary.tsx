import { RefreshCw } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { formatPhone } from '@/domain/thai-phone'
import { useLocale } from '@/i18n/use-locale'
import { media, tokens } from '@/theme/tokens'
import { AsOfTime } from '@/ui/as-of'
import { IconButton } from '@/ui/icon-button'
import { MemberPicture } from '@/ui/member-picture'
import { Balance } from '@/ui/points-display'
import { Skeleton } from '@/ui/skeleton'

const messages = defineMessages({
  refresh: {
    id: 'points.modal.refresh',
    defaultMessage: 'Refresh points',
    description: 'Asks for the balance again',
  },
})

const spin = keyframes`to { transform: rotate(1turn); }`

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  p {
    min-width: 0;
  }
  strong {
    display: block;
  }
`

const Muted = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

const BalanceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(4)};
  > div {
    display: flex;
    align-items: center;
    margin-inline: auto -${tokens.space(2)};
  }
  button[aria-busy] svg {
    animation: ${spin} 0.9s linear infinite;
    ${media.reducedMotion} {
      animation: none;
    }
  }
`

interface MemberSummaryProps {
  profile: {
    image_url?: string
    first_name?: string
    last_name?: string
    mobile_no?: string
    point: number
  }
  isMembershipOpen: boolean
  tier?: { tier_icon_url?: string; tier_name_th: string; tier_name_en?: string } | undefined
  /** When the server answered the profile request (ms). */
  asOf?: number
  isRefreshing: boolean
  isBalanceStale: boolean
  hasFailed: boolean
  refresh: () => void
}

/** The member who shows the code: picture, name, number, balance and the balance's time. */
export function MemberSummary(props: MemberSummaryProps) {
  const { profile, isMembershipOpen, tier, asOf, isRefreshing, isBalanceStale, hasFailed, refresh } = props
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Root>
      <MemberPicture
        src={profile.image_url}
        firstName={profile.first_name}
        lastName={profile.last_name}
        size="modal"
        isMembershipOpen={isMembershipOpen}
        tierIconUrl={tier?.tier_icon_url}
        tierName={(locale === 'en' && tier?.tier_name_en) || tier?.tier_name_th}
      />
      <p>
        <strong>{[profile.first_name, profile.last_name].filter(Boolean).join(' ')}</strong>
        {profile.mobile_no && <Muted>{formatPhone(profile.mobile_no)}</Muted>}
      </p>
      <BalanceLine>
        {isBalanceStale ? (
          <Skeleton width="8rem" height={`calc(${tokens.font.size.xxl} * 1.3)`} />
        ) : (
          <Balance points={profile.point} />
        )}
        <div>
          {asOf !== undefined && (
            <Muted>
              <AsOfTime at={asOf} />
            </Muted>
          )}
          <IconButton
            label={intl.formatMessage(messages.refresh)}
            aria-busy={isRefreshing || undefined}
            onClick={() => !isRefreshing && refresh()}
          >
            <RefreshCw size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      </BalanceLine>
      <Muted role="status" style={{ gridColumn: '1 / -1' }}>
        {hasFailed && (
          <FormattedMessage
            id="points.modal.offline"
            defaultMessage="Could not refresh just now. Your code still works."
          />
        )}
      </Muted>
    </Root>
  )
}
