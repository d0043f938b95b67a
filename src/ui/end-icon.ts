import { ChevronDown, ChevronRight } from 'lucide-react'
import styled from 'styled-components'

/* At the end of a row not the icon's box but what is drawn in it ends where the row does: a share of the box is empty. */

/** A row that leads to a page. */
export const LeadsOn = styled(ChevronRight).attrs({ size: 20, strokeWidth: 1.75, 'aria-hidden': true })`
  translate: 34%;
`

/** A row that unfolds. */
export const Unfolds = styled(ChevronDown).attrs(({ size = 20 }) => ({
  size,
  strokeWidth: 1.75,
  'aria-hidden': true,
}))`
  translate: 21%;
`
