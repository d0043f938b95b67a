import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

const Root = styled(SkeletonGroup)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${tokens.space(3)} ${tokens.space(4)};
`

const Facts = styled.span`
  display: grid;
  gap: ${tokens.space(2)};
  align-content: center;
  height: 90px;
  ${media.bigDesktopUp} {
    height: 100.74px;
  }
`

const Round = styled.span`
  width: 63.83px;
  ${media.tabletUp} {
    width: 79.24px;
  }
  ${media.desktopUp} {
    width: 80.24px;
  }
  ${media.bigDesktopUp} {
    width: 100.74px;
  }
  > span {
    aspect-ratio: 1;
  }
`

const Action = styled.span`
  grid-column: 1 / -1;
`

/** The profile bar's shape while the profile is on its way. */
export function ProfileBarSkeleton() {
  return (
    <Card>
      <Root>
        <Round>
          <Skeleton height="auto" radius="50%" />
        </Round>
        <Facts>
          <Skeleton width="45%" height={18} />
          <Skeleton width="60%" height={30} />
          <Skeleton width="75%" height={16} />
        </Facts>
        <Action>
          <Skeleton height={48} radius={tokens.radius.control} />
        </Action>
      </Root>
    </Card>
  )
}
