import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { paths, privilegeDetailPath } from '@/addresses/paths'
import { formatDate, formatMoment, formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { DetailFrame, PictureClip } from '@/redemption/components/detail-frame'
import {
  Description,
  DetailAmount,
  DetailName,
  FactList,
  validityFact,
} from '@/redemption/components/detail-text'
import { RedeemButton } from '@/redemption/components/redeem-button'
import { OutcomeNotice } from '@/redemption/components/redemption-notice'
import { useSavingFor } from '@/session/saving-for'
import { useMemberKey } from '@/session/use-member-key'
import { ShareButton } from '@/sharing/share-button'
import type { ShareContent } from '@/sharing/share-message'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { ProgressBar } from '@/ui/progress-bar'
import { useRedeemPrivilege, yourPoints } from '../hooks/use-redeem-privilege'
import type { PrivilegeItem } from '../privilege-item'
import { redeemed } from '../redeemed'
import { FavouriteButton } from './favourite-button'
import { PrivilegePicture } from './privilege-picture'
import { Cost, PrivilegeStatus } from './privilege-status'
import { GoalNote, SaveForThis } from './save-for-this'

const reach: MessageDescriptor = defineMessage({
  id: 'privileges.detail.reach',
  defaultMessage: '{balance} / {cost}',
  description: 'Points with their unit',
})

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
  readAt: number | undefined
  /** Said beside what may have changed since. */
  isForYou: boolean
}

/** One privilege: what it is, what it costs, how many are left, and the button to redeem it. */
export function PrivilegeDetail({ item, balance, readAt, isForYou }: PrivilegeDetailProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const redemption = useRedeemPrivilege(item, isForYou, balance)
  const memberKey = useMemberKey()
  const shared = usePrivilegeShareContent(item)
  const goal = useSavingFor(memberKey)
  const canSave = item.state === 'missing'
  return (
    <DetailFrame
      picture={
        <PictureClip>
          <PrivilegePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isLimitShown isEager />
        </PictureClip>
      }
      actions={
        redemption.status !== 'checking' && (
          <RedeemButton
            redemption={redemption}
            otherwise={
              canSave && memberKey !== undefined ? (
                <SaveForThis memberKey={memberKey} item={item} isForYou={isForYou} goal={goal} />
              ) : (
                <Button as={Link} to={paths.privilege} isFullWidth>
                  <FormattedMessage
                    id="privileges.detail.others"
                    defaultMessage="See other privileges"
                    description="Link to the list, from a privilege that cannot be redeemed"
                  />
                </Button>
              )
            }
          >
            <FormattedMessage id="privileges.redeem" defaultMessage="Redeem" description="Button" />
          </RedeemButton>
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
          <Cost points={item.cost} />
        </DetailAmount>
        <PrivilegeStatus item={item} />
      </Head>
      {item.state === 'missing' && balance !== undefined && item.cost > 0 && (
        <Reach>
          <ProgressBar
            label={item.title}
            percent={(balance / item.cost) * 100}
            valueText={formatMessage(reach, {
              balance: formatNumber(balance),
              cost: formatPoints(item.cost, locale),
            })}
          />
          <span>
            <FormattedMessage
              {...reach}
              values={{
                balance: (
                  <span key="balance" data-figure>
                    {formatNumber(balance)}
                  </span>
                ),
                cost: formatPoints(item.cost, locale),
              }}
            />
          </span>
        </Reach>
      )}
      {!canSave && goal?.privilegeId === item.privilegeId && <GoalNote goal={goal} state={item.state} />}
      <OutcomeNotice
        redemption={redemption}
        done={{
          title: <FormattedMessage {...redeemed.title} />,
          text: <FormattedMessage {...redeemed.text} />,
          open: (
            <FormattedMessage
              id="privileges.redeem.open"
              defaultMessage="See the privilege"
              description="Link to the redeemed privilege"
            />
          ),
        }}
        notRedeemed={{
          title: (
            <FormattedMessage
              id="privileges.redeem.notRedeemed"
              defaultMessage="Not redeemed"
              description="Title"
            />
          ),
          text: (
            <FormattedMessage
              id="privileges.redeem.notRedeemedText"
              defaultMessage="We didn’t find this redemption. Try again: points are never taken twice."
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
            value: <Stock remaining={item.remaining} readAt={readAt} />,
          },
          balance !== undefined && {
            key: 'balance',
            label: <FormattedMessage {...yourPoints} />,
            value: <span data-figure>{formatPoints(balance, locale)}</span>,
          },
        ]}
      />
      <Description text={item.description} />
    </DetailFrame>
  )
}

function Stock({ remaining, readAt }: { remaining: number | null; readAt: number | undefined }) {
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
      defaultMessage="{count}{isKnown, select, true { as of {time}} other {}}"
      description="How many are left as of a time; count is a formatted number"
      values={{
        count: formatNumber(remaining),
        isKnown: readAt !== undefined,
        time: readAt === undefined ? '' : formatMoment(readAt, locale),
      }}
    />
  )
}

/** What a privilege is shared as: what it costs and until when, and nothing of what this member can do with it. */
function usePrivilegeShareContent({
  privilegeId,
  title,
  image,
  cost,
  validity,
}: PrivilegeItem): ShareContent {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const values = { isFree: cost === 0, points: formatPoints(cost, locale) }
  return {
    path: privilegeDetailPath(privilegeId),
    title,
    picture: image,
    subtitle:
      validity.kind === 'date'
        ? formatMessage(
            {
              id: 'privileges.share.until',
              defaultMessage: '{isFree, select, true {Free} other {For {points}}}, until {date}',
              description: 'Under the name of a privilege that is sent to a friend; points with their unit',
            },
            { ...values, date: formatDate(validity.date, locale) },
          )
        : formatMessage(
            {
              id: 'privileges.share.always',
              defaultMessage: '{isFree, select, true {Free} other {For {points}}}',
              description: 'Under the name of a privilege that is sent to a friend; points with their unit',
            },
            values,
          ),
  }
}
