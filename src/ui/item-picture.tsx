import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { useDataSaver } from '@/lib/use-root-data'
import { tokens } from '@/theme/tokens'
import { Picture } from './picture'

const Frame = styled.div`
  position: relative;
  /* Clips the tab at the picture's corners. */
  overflow: hidden;
  &[data-gone] img,
  &[data-gone] svg {
    filter: grayscale(1);
    opacity: 0.45;
  }
`

const Tab = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  max-width: var(--tab-width, 100%);
  padding: 2px ${tokens.space(3)};
  border-radius: 0 0 ${tokens.radius.control} 0;
  background: ${tokens.color.warning};
  color: ${tokens.color.onWarning};
  font-size: ${tokens.font.size.xs};
  font-weight: 700;
  [data-gone] > & {
    background: ${tokens.color.text};
    color: ${tokens.color.surfaceRaised};
  }
`

export const itemExpired = defineMessage({
  id: 'privilegeCard.over',
  defaultMessage: 'Expired',
  description: 'On a privilege or package whose last day is past',
})

/** Of a package; a privilege has the specification's words. */
export const noCouponsLeft = defineMessage({
  id: 'privilegeCard.noCoupons',
  defaultMessage: 'No coupons left',
})

export interface PlacedPicture {
  ratio: string
  radius: string
  /** On the page's first screen. */
  isEager?: boolean
}

interface ItemPictureProps extends PlacedPicture {
  src: string | undefined
  fallback: ReactNode
  /** Why nobody can have the item any more. */
  gone?: MessageDescriptor | undefined
  /** Where the page says why. */
  isGoneSaid?: boolean
  /** Shown over the picture of an item that is there. */
  tab?: ReactNode
}

/** A card's decorative picture, with a tab when few are left or the item is over. */
export function ItemPicture(props: ItemPictureProps) {
  const { src, fallback, ratio, radius, gone, isGoneSaid = false, tab, isEager } = props
  const isSavingData = useDataSaver()
  return (
    <Frame data-gone={gone && true} style={{ borderRadius: radius }}>
      <Picture
        src={isSavingData ? undefined : src}
        alt=""
        ratio={ratio}
        radius={radius}
        isEager={isEager}
        fallback={fallback}
      />
      {((gone && !isGoneSaid) || tab) && <Tab>{gone ? <FormattedMessage {...gone} /> : tab}</Tab>}
    </Frame>
  )
}
