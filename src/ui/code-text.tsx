import { Fragment } from 'react'
import styled from 'styled-components'
import { lettersOf } from '@/lib/letters'

/** Narrower than a space, which staff would type. */
const GROUP_GAP = '0.2em'

// Gaps are margins, not spaces, so that selecting, copying or scanning gives the exact code. Groups are inline, because text
// selected across boxes is copied with line breaks.
const Root = styled.span`
  margin-inline: calc(${GROUP_GAP} / -2);
  line-height: 1.6;
  user-select: all;
  span {
    margin-inline: calc(${GROUP_GAP} / 2);
    /*
     * Broken after its hyphen, a code looks like two, so a long group shrinks instead. A letter's width is two thirds of its
     * height.
     */
    font-size: min(1em, (100cqi - 32px) * 1.5 / var(--letters));
    white-space: pre;
  }
`

/** A code as text, in groups for reading aloud. It wraps between groups. */
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

const RUN_PATTERN = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu

/**
 * Splits a code into groups that are easy to read aloud. Its own separators group it already, so only runs of more than four
 * letters and digits are split. The groups, joined, are the code.
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

/** Splits a run between letters and digits, unless that leaves a single character, and long parts into even groups. */
function splitRun(run: string): string[] {
  if (/[^\p{L}\p{M}\p{N}]/u.test(run) || lettersOf(run).length <= MAX_GROUP_LENGTH) return [run]
  const parts = run.match(/\d+|\D+/g) ?? []
  return (parts.some((part) => part.length === 1) ? [run] : parts).flatMap(evenGroups)
}

function evenGroups(part: string): string[] {
  const characters = lettersOf(part)
  const count = Math.ceil(characters.length / MAX_GROUP_LENGTH)
  const edge = (index: number) => Math.ceil((index * characters.length) / count)
  return Array.from({ length: count }, (_, index) => characters.slice(edge(index), edge(index + 1)).join(''))
}
