import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useDataSaver } from '@/lib/use-root-data'
import { tokens } from '@/theme/tokens'
import { Picture } from './picture'

const Frame = styled.div`
  position: relative;
  /* The tab lies in a corner of the picture, whatever its corners are. */
  overflow: hidden;
  &[data-gone] img,
  &[data-gone] svg {
    filter: grayscale(1);
    opacity: 0.45;
  }
`

const Tab = styled.span`
  position: absolute;
  /* Narrow cards have it in another corner. */
  inset: var(--tab-inset, 0 auto auto 0);
  max-width: var(--tab-width, 100%);
  padding: 2px ${tokens.space(3)};
  border-radius: var(--tab-radius, 0 0 ${tokens.radius.control} 0);
  background: ${tokens.color.warning};
  color: ${tokens.color.onWarning};
  font-size: ${tokens.font.size.xs};
  font-weight: 700;
  [data-gone] > & {
    background: ${tokens.color.text};
    color: ${tokens.color.surfaceRaised};
  }
`

interface ItemPictureProps {
  src: string | undefined
  fallback: ReactNode
  ratio: string
  radius: string
  /** Nothing of the item is left: without a tab of its own, the picture says so. */
  isGone?: boolean
  /** Over the picture. */
  tab?: ReactNode
  /** On the first screen of its page. */
  isEager?: boolean
}

/** A card's picture, with a tab once the limit is (almost) reached. The picture is decorative: the card's name says the same. */
export function ItemPicture({ src, fallback, ratio, radius, isGone, tab, isEager }: ItemPictureProps) {
  const isSavingData = useDataSaver()
  return (
    <Frame data-gone={isGone || undefined} style={{ borderRadius: radius }}>
      <Picture
        src={isSavingData ? undefined : src}
        alt=""
        ratio={ratio}
        radius={radius}
        isEager={isEager}
        fallback={fallback}
      />
      {isGone && !tab && (
        <Tab>
          <FormattedMessage
            id="privilegeCard.limitReached"
            defaultMessage="Limit reached"
            description="Tab over the picture of a privilege or package of which nothing is left"
          />
        </Tab>
      )}
      {tab && <Tab>{tab}</Tab>}
    </Frame>
  )
}
