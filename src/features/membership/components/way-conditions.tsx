import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { ProgressWay } from '@/domain/tier-progress'
import { tokens } from '@/theme/tokens'
import { TierConditions } from '@/tier/tier-conditions'

const Root = styled.section`
  padding-top: ${tokens.space(4)};
  h3 {
    /* The conditions below bring the same space along. */
    margin-bottom: -${tokens.space(3)};
    font-size: ${tokens.font.size.sm};
  }
`

interface WayConditionsProps {
  ways: ProgressWay[]
  /** The name of the tier the member holds, in the language on screen. */
  tierName: string
}

/** The conditions of the tier card; of several ways each under its number. */
export function WayConditions({ ways, tierName }: WayConditionsProps) {
  const [only, ...others] = ways
  if (only && others.length === 0) return <TierConditions conditions={only.conditions} tierName={tierName} />
  return ways.map(({ conditions }, index) => (
    <Way key={index} number={index + 1}>
      <TierConditions conditions={conditions} tierName={tierName} />
    </Way>
  ))
}

function Way({ number, children }: { number: number; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage
          id="membership.way.number"
          defaultMessage="Way {number}"
          description="Heading of one of several ways to a tier, counted from 1"
          values={{ number: String(number) }}
        />
      </h3>
      {children}
    </Root>
  )
}
