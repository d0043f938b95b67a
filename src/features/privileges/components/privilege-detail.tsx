import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { PrivilegeItem } from '@/domain/privilege-item'
import { formatNumber, formatPoints, formatTime, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { DetailFrame, PictureClip } from '@/issuing/components/detail-frame'
import { Description, DetailAmount, DetailName, FactList } from '@/issuing/components/detail-text'
import { IssueButton } from '@/issuing/components/issue-button'
import { OutcomeNotice } from '@/issuing/components/outcome-notice'
import { validityFact } from '@/issuing/components/validity-fact'
import { useOwner } from '@/session/use-owner'
import { ShareButton } from '@/sharing/share-button'
import { tokens } from '@/theme/tokens'
import { ProgressBar } from '@/ui/progress-bar'
import { useRedeem } from '../hooks/use-redeem'
import { useShared } from '../hooks/use-shared'
import { recentlySeen } from '../own-lists'
import { redeemed } from '../redeemed'
import { FavouriteButton } from './favourite-button'
import { PrivilegePicture } from './privilege-picture'
import { PrivilegeStatus } from './privilege-status'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(1)} ${tokens.space(3)};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

const Tools = styled.div`
  display: flex;
`

const Reach = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textMuted};
`

interface PrivilegeDetailProps {
  item: PrivilegeItem
  balance: number | undefined
  /** When the stock was read (ms). */
  asOf: number | undefined
  isForYou: boolean
}

/** One privilege: what it is, what it costs, how many are left, and the button to redeem it. */
export function PrivilegeDetail({ item, balance, asOf, isForYou }: PrivilegeDetailProps) {
  const locale = useLocale()
  const redeem = useRedeem(item, isForYou, balance)
  const owner = useOwner()
  const shared = useShared(item)
  useEffect(() => {
    if (owner !== undefined) recentlySeen.put(owner, item.privilegeId)
  }, [owner, item.privilegeId])
  return (
    <DetailFrame
      picture={
        <PictureClip>
          <PrivilegePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isLimitShown isEager />
        </PictureClip>
      }
      actions={
        redeem.status !== 'checking' && (
          <IssueButton issue={redeem}>
            <FormattedMessage id="privileges.redeem" defaultMessage="Redeem" description="Button" />
          </IssueButton>
        )
      }
    >
      <Head>
        <DetailName>{item.title}</DetailName>
        <Tools>
          <ShareButton content={shared} />
          <FavouriteButton privilegeId={item.privilegeId} title={item.title} />
        </Tools>
        <DetailAmount>
          <strong>{formatNumber(item.cost)}</strong> {pointLabel(item.cost, locale)}
        </DetailAmount>
        <PrivilegeStatus item={item} />
      </Head>
      {item.state === 'missing' && balance !== undefined && item.cost > 0 && (
        <Reach>
          <ProgressBar
            label={formatPoints(item.cost, locale)}
            percent={(balance / item.cost) * 100}
            valueText={formatPoints(balance, locale)}
          />
          <FormattedMessage
            id="privileges.detail.reach"
            defaultMessage="You have {balance} of {cost}"
            description="Points with their unit"
            values={{ balance: formatNumber(balance), cost: formatPoints(item.cost, locale) }}
          />
        </Reach>
      )}
      <OutcomeNotice
        issue={redeem}
        done={{
          title: <FormattedMessage {...redeemed.title} />,
          text: <FormattedMessage {...redeemed.text} />,
          open: (
            <FormattedMessage
              id="privileges.redeem.open"
              defaultMessage="Open it"
              description="Link to the redeemed privilege"
            />
          ),
        }}
        notFound={{
          title: (
            <FormattedMessage
              id="privileges.redeem.notFound"
              defaultMessage="Not redeemed"
              description="Title"
            />
          ),
          text: (
            <FormattedMessage
              id="privileges.redeem.notFoundText"
              defaultMessage="Your history shows no redemption. You can try again: points are never taken twice."
            />
          ),
        }}
      />
      <FactList
        facts={[
          validityFact(item.validity),
          {
            key: 'stock',
            label: (
              <FormattedMessage
                id="privileges.detail.stock"
                defaultMessage="Left"
                description="How many of the privilege are left"
              />
            ),
            value: <Stock remaining={item.remaining} asOf={asOf} />,
          },
          balance !== undefined && {
            key: 'balance',
            label: (
              <FormattedMessage
                id="privileges.detail.balance"
                defaultMessage="Your points"
                description="Before the balance"
              />
            ),
            value: formatPoints(balance, locale),
          },
        ]}
      />
      <Description text={item.description} />
    </DetailFrame>
  )
}

function Stock({ remaining, asOf }: { remaining: number | null; asOf: number | undefined }) {
  const locale = useLocale()
  if (remaining === null) {
    return (
      <FormattedMessage
        id="privileges.detail.unlimited"
        defaultMessage="No limit"
        description="There are as many as members want"
      />
    )
  }
  return (
    <FormattedMessage
      id="privileges.detail.remaining"
      defaultMessage="{count}{isKnown, select, true { at {time}} other {}}"
      description="How many are left as of a time; count is a formatted number"
      values={{
        count: formatNumber(remaining),
        isKnown: asOf !== undefined,
        time: asOf === undefined ? '' : formatTime(asOf, locale),
      }}
    />
  )
}
