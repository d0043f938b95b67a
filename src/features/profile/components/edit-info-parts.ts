import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { StickyFoot } from '@/ui/sticky-foot'

const { space } = tokens

/** The form's parts: the picture and what cannot be changed beside the fields from tablets up, above them on a phone. */
export const EditLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.tabletUp} {
    grid-template-columns: 232px minmax(0, 1fr);
    column-gap: ${space(8)};
    align-items: start;
    > [role='note'] {
      grid-column: 1 / -1;
    }
  }
  ${media.desktopUp} {
    grid-template-columns: 280px minmax(0, 1fr);
    column-gap: ${space(12)};
  }
`

export const EditSide = styled.div`
  display: grid;
  gap: ${space(5)};
`

/** The fields, two in a row from tablets up; `--field-columns` is for the address inside. */
export const EditFields = styled.div`
  --field-columns: minmax(0, 1fr);
  display: grid;
  grid-template-columns: var(--field-columns);
  align-items: start;
  gap: ${space(5)};
  > [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    --field-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The page ends with it. */
export const EditFoot = styled(StickyFoot)`
  margin-block-end: calc(-1 * (${tokens.safe.bottom} + ${space(6)}));
  ${media.tabletUp} {
    > button[data-full] {
      justify-self: end;
      width: 240px;
    }
  }
`
