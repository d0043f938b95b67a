import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { LongWait, useIsLongWait } from './spinner'

const Status = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  /* An empty status takes no space, but is mounted, so that screen readers announce its first text. */
  &:empty {
    position: absolute;
  }
`

/** The status beside something that is being sent: says after a while that the sending takes long. */
export function BusyNote({ isBusy }: { isBusy?: boolean }) {
  return <Status role="status">{isBusy && <AfterLongWait />}</Status>
}

/** The wait is counted from this component's mount. */
function AfterLongWait() {
  return useIsLongWait() && <LongWait />
}
