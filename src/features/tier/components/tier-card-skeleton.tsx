import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { SkeletonGroup } from '@/ui/skeleton'
import { Facts, Name, TierCardFrame, Top } from './tier-card-parts'

const { space } = tokens

const Bone = styled.span`
  display: block;
  width: 100%;
  height: 44.8px;
  border-radius: 8px;
  background: currentColor;
  opacity: 0.16;
  ${Facts} & {
    width: 96px;
  }
`

const Conditions = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(3)} ${space(6)};
  padding-top: ${space(4)};
  > ${Bone} {
    height: 60.8px;
  }
`

const Note = styled(Bone)`
  width: 40%;
  height: 22.4px;
  margin-top: ${space(3)};
`

/** The tier card's shape, with three conditions, while the tier is on its way. */
export function TierCardSkeleton({ isOpen = true }: { isOpen?: boolean }) {
  return (
    <TierCardFrame as="div">
      <SkeletonGroup>
        <Top as="div">
          <Name>
            <Bone style={{ width: 180, height: 56 }} />
          </Name>
          <Facts as="div">
            <Bone />
            <Bone />
          </Facts>
        </Top>
        {isOpen && (
          <>
            <Conditions>
              <Bone />
              <Bone />
              <Bone />
            </Conditions>
            <Note />
          </>
        )}
      </SkeletonGroup>
    </TierCardFrame>
  )
}
