import styled from 'styled-components'
import { MutedStatus } from './muted'
import { LongWait, useIsLongWait } from './spinner'

const Note = styled(MutedStatus)`
  text-align: center;
`

/** Says after a while that sending takes long. */
export function BusyNote({ isBusy }: { isBusy?: boolean }) {
  return <Note>{isBusy && <AfterLongWait />}</Note>
}

/** The wait starts at this component's mount. */
function AfterLongWait() {
  return useIsLongWait() && <LongWait />
}
