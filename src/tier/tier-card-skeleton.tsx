import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { SkeletonGroup } from '@/ui/skeleton'
import { TierCardFacts, Name, TierCardFrame, Top } from './tier-card-parts'

const { space } = tokens

const Block = styled.span`
  display: block;
  width: 100%;
  height: 44.8px;
  border-radius: 8px;
  background: currentColor;
  opacity: 0.16;
  ${TierCardFacts} & {
    width: 96px;
  }
`

const Conditions = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(3)} ${space(6)};
  padding-top: ${space(4)};
  > ${Block} {
    height: 60.8px;
  }
`

const Note = styled(Block)`
  width: 40%;
  height: 22.4px;
  margin-top: ${space(3)};
`

/** The placeholder of the tier card, with three conditions, while the tier loads. */
export function TierCardSkeleton({ isOpen = true }: { isOpen?: boolean }) {
  return (
    <TierCardFrame as="div">
      <SkeletonGroup>
        <Top as="div">
          <Name>
            <Block style={{ width: 180, height: 56 }} />
          </Name>
          <TierCardFacts as="div">
            <Block />
            <Block />
          </TierCardFacts>
        </Top>
        {isOpen && (
          <>
            <Conditions>
              <Block />
              <Block />
              <Block />
            </Conditions>
            <Note />
          </>
        )}
      </SkeletonGroup>
    </TierCardFrame>
  )
}
