import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useWakeLock } from '@/lib/use-wake-lock'
import { tokens } from '@/theme/tokens'
import { CodeTabs } from '@/ui/codes/code-tabs'
import { Notice } from '@/ui/notice'
import type { useIssuedCode } from '../use-issued-code'
import { Countdown } from './countdown'

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(2)};
  --code-bleed: 0px;
`

const Left = styled.p`
  margin: 0;
  font-size: ${tokens.font.size.lg};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`

/** The code that staff scan or type, with how long it is good for; nothing before one was issued. */
export function StaffCode({ code, state, secondsLeft }: ReturnType<typeof useIssuedCode>) {
  useWakeLock(state === 'running')
  if (state === 'empty') {
    return (
      <Notice>
        <FormattedMessage
          id="issuing.code.empty"
          defaultMessage="The shop has sent no code. Please ask the staff for help."
        />
      </Notice>
    )
  }
  if (state === 'over') {
    return (
      <Notice>
        <FormattedMessage id="issuing.code.over" defaultMessage="This code has run out." />
      </Notice>
    )
  }
  if (!code) return null
  const countdown = secondsLeft !== undefined && <Countdown seconds={secondsLeft} />
  return (
    <Panel>
      {countdown && <Left>{countdown}</Left>}
      <CodeTabs code={code.code} countdown={countdown} />
    </Panel>
  )
}
