import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { SkeletonGroup } from '@/ui/skeleton'
import { TierCardFrame } from './tier-card-parts'

const Bone = styled.span`
  display: block;
  border-radius: 8px;
  background: currentColor;
  opacity: 0.18;
`

const Bones = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(3)};
`

const Conditions = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${tokens.space(3)} ${tokens.space(6)};
  padding-top: ${tokens.space(1)};
  > span {
    height: 62px;
  }
`

/** The tier card's shape while the tier is on its way. */
export function TierCardSkeleton({ isOpen = true }: { isOpen?: boolean }) {
  return (
    <TierCardFrame as="div">
      <Bones>
        <Bone style={{ width: '60%', height: 58 }} />
        <Bone style={{ width: '100%', height: 45 }} />
        {isOpen && (
          <Conditions>
            <Bone />
            <Bone />
            <Bone />
          </Conditions>
        )}
      </Bones>
    </TierCardFrame>
  )
}
