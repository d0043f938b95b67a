import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { isAlmostGone, type PrivilegeItem } from '@/domain/privilege-item'
import { formatNumber } from '@/i18n/format'
import { tokens } from '@/theme/tokens'
import { Picture } from '@/ui/picture'
import { useDefaultImage } from './use-default-image'

const Frame = styled.div`
  position: relative;
  &[data-gone] img,
  &[data-gone] svg {
    filter: grayscale(1);
    opacity: 0.45;
  }
`

const Tab = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  max-width: 100%;
  padding: 2px ${tokens.space(3)};
  border-start-start-radius: ${tokens.radius.card};
  border-end-end-radius: ${tokens.radius.control};
  background: ${tokens.color.warning};
  color: ${tokens.color.onWarning};
  font-size: ${tokens.font.size.xs};
  font-weight: 700;
  &[data-gone] {
    background: ${tokens.color.text};
    color: ${tokens.color.surfaceRaised};
  }
`

interface PrivilegePictureProps {
  item: PrivilegeItem
  ratio: string
  radius: string
  isLimitShown: boolean
}

/** The picture, with a tab once the limit is (almost) reached. The picture is decorative: the card's name says the same. */
export function PrivilegePicture({ item, ratio, radius, isLimitShown }: PrivilegePictureProps) {
  const defaultImage = useDefaultImage(!item.image)
  const isGone = (isLimitShown && item.state === 'fullyRedeemed') || undefined
  return (
    <Frame data-gone={isGone}>
      <Picture
        src={item.image ?? defaultImage}
        alt=""
        ratio={ratio}
        radius={radius}
        fallback={<GiftDrawing />}
      />
      {isGone && (
        <Tab data-gone>
          <FormattedMessage
            id="privilegeCard.limitReached"
            defaultMessage="Limit reached"
            description="Tab over the picture of a privilege of which nothing is left"
          />
        </Tab>
      )}
      {isLimitShown && isAlmostGone(item) && (
        <Tab>
          <FormattedMessage
            id="privilegeCard.remaining"
            defaultMessage="{count} left"
            description="Tab over the picture of a privilege of which few are left; count is a formatted number"
            values={{ count: formatNumber(item.remaining ?? 0) }}
          />
        </Tab>
      )}
    </Frame>
  )
}

/** Fallback for a privilege without a picture that can be shown. */
function GiftDrawing() {
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
