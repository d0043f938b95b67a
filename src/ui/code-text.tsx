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
  user-select: all;
  span {
    margin-inline: calc(${GROUP_GAP} / 2);
    /* Broken after its hyphen, a code reads as two: a long group becomes smaller instead. A letter is two thirds as wide as high. */
    font-size: min(1em, (100cqi - 32px) * 1.5 / var(--letters));
    white-space: pre;
  }
`

/** A code as text, in groups that read aloud easily. A code wider than its container wraps between groups. */
export function CodeText({ code }: { code: string }) {
  return (
    <Root translate="no">
      {groupCode(code).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span style={{ ['--letters' as string]: group.length }}>{group}</span>
        </Fragment>
      ))}
    </Root>
  )
}
