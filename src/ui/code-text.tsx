import { Fragment } from 'react'
import styled from 'styled-components'
import { groupCode } from '@/lib/group-code'

/** Narrower than a space, which staff would type. */
const GAP = '0.2em'

// Gaps are drawn, not written: what is selected, copied or read by a machine is the code. So the groups stay inline, for
// between boxes a selection breaks the line.
const Root = styled.span`
  margin-inline: calc(${GAP} / -2);
  line-height: 1.6;
  overflow-wrap: anywhere;
  user-select: all;
  span {
    margin-inline: calc(${GAP} / 2);
    white-space: pre-wrap;
  }
`

/** A code as text, in groups that read aloud easily. A line too long for its place breaks between them. */
export function CodeText({ code }: { code: string }) {
  return (
    <Root translate="no">
      {groupCode(code).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{group}</span>
        </Fragment>
      ))}
    </Root>
  )
}
