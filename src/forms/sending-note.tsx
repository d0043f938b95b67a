import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { LongWait } from '@/ui/spinner'
import { useIsLongWait } from '@/ui/use-is-long-wait'
import { useFormState } from './form-state'

const Status = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  /* An empty status takes no space, but is mounted, so that screen readers announce its first text. */
  &:empty {
    position: absolute;
  }
`

/** The status above a form's submit button that sending takes long. */
export function SendingNote() {
  const { isBusy } = useFormState()
  return <Status role="status">{isBusy && <AfterLongWait />}</Status>
}

/** The wait is counted from this component's mount. */
function AfterLongWait() {
  return useIsLongWait() && <LongWait />
}
