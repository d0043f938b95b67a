import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const BAR = `(57px + ${tokens.safe.top})`

/** Filter above the rows on a phone, beside them from tablets up, where the filter stays in view (visual, Layouts). */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
  ${media.tabletUp} {
    grid-template-columns: 280px minmax(0, 1fr);
    gap: ${tokens.space(6)};
  }
`

const Side = styled.div`
  ${media.tabletUp} {
    position: sticky;
    inset-block-start: calc(${BAR} + ${tokens.space(4)});
    align-self: start;
    /* On a phone held sideways the filter scrolls by itself: its buttons would else come after the last of endless rows. */
    max-height: calc(100dvh - ${BAR} - ${tokens.space(8)});
    overflow: auto;
    border-radius: ${tokens.radius.card};
    box-shadow: ${tokens.shadow};
  }
`

export function HistoryLayout({ filter, children }: { filter: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <Side>{filter}</Side>
      <div>{children}</div>
    </Root>
  )
}
