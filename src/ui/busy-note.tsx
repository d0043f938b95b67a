import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { LongWait, useIsLongWait } from './spinner'

const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  /* An empty status has no height, but is mounted so that screen readers announce its first text. */
  &:empty {
    position: absolute;
  }
`

/** Says after a while that sending takes long. */
export function BusyNote({ isBusy }: { isBusy?: boolean }) {
  return <Note role="status">{isBusy && <AfterLongWait />}</Note>
}

/** The wait starts at this component's mount. */
function AfterLongWait() {
  return useIsLongWait() && <LongWait />
}
