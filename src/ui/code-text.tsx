import { Fragment } from 'react'
import styled from 'styled-components'

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

const MAX_GROUP_LENGTH = 4

/** Letters and digits, or what separates them. */
const RUN_PATTERN = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu
/** A letter with its marks, or a digit. */
const CHARACTER_PATTERN = /.\p{M}*/gsu

/**
 * A code in groups that are easy to read aloud. A code's own separators group it already: only a run of more than four letters
 * and digits is split. The groups, joined, are the code.
 */
export function groupCode(code: string): string[] {
  const groups = ['']
  for (const run of code.match(RUN_PATTERN) ?? []) {
    const [first = '', ...others] = splitRun(run)
    groups[groups.length - 1] += first
    groups.push(...others)
  }
  return groups
}

/** Splits between letters and digits, unless that leaves a single character, and longer parts into even groups. */
function splitRun(run: string): string[] {
  if (/[^\p{L}\p{M}\p{N}]/u.test(run) || (run.match(CHARACTER_PATTERN) ?? []).length <= MAX_GROUP_LENGTH)
    return [run]
  const parts = run.match(/\d+|\D+/g) ?? []
  return (parts.some((part) => part.length === 1) ? [run] : parts).flatMap(evenGroups)
}

function evenGroups(part: string): string[] {
  const characters = part.match(CHARACTER_PATTERN) ?? []
  const count = Math.ceil(characters.length / MAX_GROUP_LENGTH)
  const edge = (index: number) => Math.ceil((index * characters.length) / count)
  return Array.from({ length: count }, (_, index) => characters.slice(edge(index), edge(index + 1)).join(''))
}
