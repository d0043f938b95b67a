import styled from 'styled-components'
import { groupCode } from '@/lib/group-code'

// Gaps are drawn, not written: what is selected, copied or read by a machine is the code.
const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 0.4em;
  max-width: 100%;
  line-height: 1.6;
  overflow-wrap: anywhere;
  user-select: all;
  span {
    min-width: 0;
    white-space: pre-wrap;
  }
`

/** A code as text, in groups that read aloud easily. */
export function CodeText({ code }: { code: string }) {
  return (
    <Root translate="no">
      {groupCode(code).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </Root>
  )
}
