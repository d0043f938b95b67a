import { useMemo } from 'react'
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { api } from '@/api/api'
import { formatCost, formatNumber, formatPoints, pointsInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { originOfBase, pictureAddress } from '@/lib/safe-url'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { itemExpired, ItemPicture, type PlacedPicture } from '@/ui/item-picture'
import { ItemStatus } from '@/ui/card-frame'
import { ProgressBar } from '@/ui/progress-bar'
import { isAlmostGone, type PrivilegeItem, type PrivilegeState } from '../privilege-item'

const gone: Partial<Record<PrivilegeState, MessageDescriptor>> = {
  expired: itemExpired,
  fullyRedeemed: defineMessage({
    id: 'privilegeCard.limitReached',
    defaultMessage: 'All gone',
    description: 'Tab over the picture of a privilege of which nothing is left',
  }),
}

interface PrivilegePictureProps extends PlacedPicture {
  item: Pick<PrivilegeItem, 'image' | 'state' | 'remaining'>
  isLimitShown?: boolean
  /** The page says beside the price that nothing is left. */
  isStateBeside?: boolean
}

/** A privilege's picture or the brand's default, with a tab on it when few are left. */
export function PrivilegePicture(props: PrivilegePictureProps) {
  const { item, isLimitShown = false, isStateBeside = false, ...picture } = props
  const defaultImage = useDefaultImage(!item.image)
  return (
    <ItemPicture
      {...picture}
      src={item.image ?? defaultImage}
      fallback={<GiftDrawing />}
      gone={isLimitShown ? gone[item.state] : undefined}
      isGoneSaid={isStateBeside && item.state === 'fullyRedeemed'}
      tab={
        isLimitShown &&
        isAlmostGone(item) && (
          <FormattedMessage
            id="privilegeCard.remaining"
            defaultMessage="{count} left"
            description="Tab over the picture of a privilege of which few are left; count is a formatted number"
            values={{ count: formatNumber(item.remaining ?? 0) }}
          />
        )
      }
    />
  )
}

export function GiftDrawing() {
  return (
    <svg width="45%" viewBox="0 0 64 60" strokeWidth="2.5" strokeLinejoin="round" aria-hidden>
      <g style={{ stroke: tokens.color.primaryText, fill: tokens.color.surfaceRaised }}>
        <path d="M32 19C29 5 12 2 12 11c0 6 9 8 20 8zM32 19C35 5 52 2 52 11c0 6-9 8-20 8z" />
        <path d="M9 30h46v24a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z" />
        <path style={{ fill: tokens.color.primary }} d="M4 19h56v11H4zM27 30h10v28H27z" />
      </g>
    </svg>
  )
}

/** The brand's default picture, requested once, when the first card needs it. */
function useDefaultImage(isNeeded: boolean): string | undefined {
  const { customerApiUrl } = useBoot().config
  const { data } = api.useGetDefaultImageQuery(undefined, { skip: !isNeeded })
  return useMemo(() => data && defaultImageSource(data, customerApiUrl), [data, customerApiUrl])
}

const BASE64_TYPE = 1

/**
 * The <img> source of the default picture (spec 3): base64, a URL, or a path on the customer API's origin. An <img> reads any
 * bitmap under this type, but no SVG.
 */
export function defaultImageSource(
  { type, file_image }: { type: number; file_image: string },
  customerApiUrl: string,
): string | undefined {
  const file = file_image.trim()
  if (!file) return undefined
  return type === BASE64_TYPE
    ? `data:image/png;base64,${file.replace(/^data:[^,]*,|\s/g, '')}`
    : pictureAddress(file, originOfBase(customerApiUrl))
}

const messages = defineMessages({
  available: {
    id: 'privilegeCard.available',
    defaultMessage: 'Redeem now',
    description: 'On a card: the member has enough points for the privilege',
  },
  missing: {
    id: 'privilegeCard.missing',
    defaultMessage: '{points} to go',
    description: 'On a card: how many points the member lacks; points is a number with its unit',
  },
  fullyRedeemed: {
    id: 'privilegeCard.fullyRedeemed',
    defaultMessage: 'Fully redeemed',
    description: 'On a card: nothing of the privilege is left',
  },
  notIssuable: {
    id: 'privilegeCard.notRedeemable',
    defaultMessage: 'Not available now',
    description: 'On a card: the privilege cannot be redeemed at present, in spite of enough points',
  },
})

export const yourGoal = defineMessage({
  id: 'privileges.saving.title',
  defaultMessage: 'Your goal',
  description: 'Heading of a row on home, above the name of a privilege; of a privilege that can be redeemed',
})

const states: Record<PrivilegeState, MessageDescriptor> = { ...messages, expired: itemExpired }

const tones: Partial<Record<PrivilegeState, string>> = {
  available: 'yes',
  missing: 'notYet',
  fullyRedeemed: 'gone',
  expired: 'gone',
}

interface PrivilegeStatusProps {
  item: PrivilegeItem
  /** The picture has a tab where the privilege is over. */
  hasTab?: boolean
  /** Announces a change. */
  role?: 'status'
}

export function PrivilegeStatus({ item, hasTab, role }: PrivilegeStatusProps) {
  const locale = useLocale()
  return (
    <ItemStatus role={role} data-tone={hasTab && item.state === 'expired' ? 'tab' : tones[item.state]}>
      <FormattedMessage
        {...states[item.state]}
        values={{
          // Hidden with the balance, because it follows from it and the cost.
          points: (
            <span key="points" data-figure>
              {pointsInText(item.missingPoints, locale)}
            </span>
          ),
        }}
      />
    </ItemStatus>
  )
}

/** A price, with the figure apart from its unit. */
export function Cost({ points }: { points: number }) {
  const locale = useLocale()
  const [figure, ...unit] = formatCost(points, locale).split(' ')
  return (
    <>
      <strong>{figure}</strong> {unit}
    </>
  )
}

export function ReachBar({ item: { title, cost }, balance }: { item: PrivilegeItem; balance: number }) {
  const locale = useLocale()
  return (
    <ProgressBar
      label={title}
      percent={(balance / cost) * 100}
      valueText={`${formatNumber(balance)} / ${formatPoints(cost, locale)}`}
    />
  )
}
