import { Fragment } from 'react'
import styled from 'styled-components'
import { groupCode } from '@/lib/group-code'

/** Narrower than a space: staff would type what looks like a space. */
const GROUP_GAP = '0.2em'

// Gaps are margins, not spaces, so that selecting, copying or scanning gives the exact code. The groups stay inline, since
// text selected across boxes is copied with line breaks.
const Root = styled.span`
  margin-inline: calc(${GROUP_GAP} / -2);
  line-height: 1.6;
  overflow-wrap: anywhere;
  user-select: all;
  span {
    margin-inline: calc(${GROUP_GAP} / 2);
    white-space: pre-wrap;
  }
`

/** A code as text, in groups that read aloud easily. A code wider than its container wraps between groups. */
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
