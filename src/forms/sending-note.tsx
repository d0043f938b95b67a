import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { LongWait } from '@/ui/spinner'
import { useIsLongWait } from '@/ui/use-is-long-wait'
import { useFormState } from './form-state'

const Status = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  /* Empty it takes no room, and is there for screen readers to watch. */
  &:empty {
    position: absolute;
  }
`

/** Says, above the button of a form, that sending takes long. */
export function SendingNote() {
  const { isBusy } = useFormState()
  return <Status role="status">{isBusy && <AfterLongWait />}</Status>
}

/** Counts from when it is drawn. */
function AfterLongWait() {
  return useIsLongWait() && <LongWait />
}
