import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { DialogPanel, DialogRoot } from './dialog-parts'

const { color, radius, safe, screenHeight, space } = tokens

// Separate from dialog-parts, which loads at the start: dialogs in these places load lazily.

/** Below what stands in a sheet. */
export const SHEET_END = `max(${safe.bottom}, ${space(4)})`

/** Along the bottom of the screen. */
export const BottomDialog = styled(DialogRoot)`
  align-items: end;
  justify-items: center;
  padding: 0 ${safe.right} 0 ${safe.left};
  > ${DialogPanel} {
    width: min(100%, 600px);
    max-height: calc(${screenHeight(100)} - ${safe.top} - ${space(8)});
    padding-bottom: ${SHEET_END};
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
`

/** Along the left side, as high as the screen. */
export const SideDialog = styled(DialogRoot)`
  --away: translateX(-100%);
  > ${DialogPanel} {
    width: min(86%, 360px + ${safe.left});
    height: ${screenHeight(100)};
    padding: ${safe.top} 0 ${safe.bottom} ${safe.left};
    border-radius: 0 ${radius.card} ${radius.card} 0;
  }
`

/** The whole screen. */
export const FullDialog = styled(DialogRoot)`
  > ${DialogPanel} {
    width: 100%;
    height: ${screenHeight(100)};
    padding: ${safe.top} ${safe.right} ${safe.bottom} ${safe.left};
    background: ${color.surface};
  }
`
