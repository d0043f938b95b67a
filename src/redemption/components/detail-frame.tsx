import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

/** What the page's main part leaves free below its content. */
const MAIN_PADDING = `calc(${tokens.safe.bottom} + ${tokens.space(6)})`
const BAR_HEIGHT = '57px'

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${tokens.space(5)};
  min-height: calc(${tokens.screenHeight(100)} - ${BAR_HEIGHT} - ${MAIN_PADDING});
  ${media.tabletUp} {
    min-height: 0;
    grid-template: auto / minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${tokens.space(8)};
    padding: ${tokens.space(5)} ${tokens.gutter} 0;
  }
`

/** From edge to edge on a phone; a rounded picture that stays in view beside long texts from tablets up. */
const PictureColumn = styled.div`
  position: relative;
  --picture-radius: 0px;
  ${media.tabletUp} {
    position: sticky;
    inset-block-start: 80px;
    --picture-radius: ${tokens.radius.card};
  }
`

/** Around a picture with a tab, whose corner is the picture's. */
export const PictureClip = styled.div`
  ${media.tabletUp} {
    overflow: hidden;
    border-radius: ${tokens.radius.card};
  }
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${tokens.space(5)};
  padding-inline: ${tokens.gutter};
  ${media.tabletUp} {
    padding: 0;
  }
`

/** On a phone the action stays at the bottom of the screen, within the thumb's reach. */
const Actions = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
  position: sticky;
  inset-block-end: calc(-1 * ${tokens.barsShift});
  z-index: 1;
  margin: auto calc(-1 * ${tokens.gutter}) calc(-1 * ${MAIN_PADDING});
  padding: ${tokens.space(3)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(3)});
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
  ${media.tabletUp} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`

interface DetailFrameProps {
  picture: ReactNode
  /** Facts and texts. */
  children: ReactNode
  /** The buttons; absent: nothing can be done. */
  actions?: ReactNode
}

/** The page of one privilege or package: picture, facts, action; in two columns from tablets up. */
export function DetailFrame({ picture, children, actions }: DetailFrameProps) {
  return (
    <Root>
      <PictureColumn>{picture}</PictureColumn>
      <Column>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Column>
    </Root>
  )
}

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  > * {
    height: 100%;
  }
`

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
`

/** The placeholder of a loading detail, in its geometry. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <DetailFrame
        picture={
          <Picture>
            <Skeleton height="100%" radius="var(--picture-radius)" />
          </Picture>
        }
      >
        <Lines>
          <Skeleton width="70%" height="2rem" />
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton height={48} />
          <Skeleton height={48} />
          <Skeleton height={96} />
        </Lines>
      </DetailFrame>
    </SkeletonGroup>
  )
}
