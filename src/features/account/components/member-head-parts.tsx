import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'

const { color, font, space } = tokens

export const Head = styled(Card)`
  display: grid;
  gap: ${space(4)};
`

export const Lines = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const MemberHeadBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`

/** A line per fact, as high while it loads as afterwards. */
export const Names = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  strong {
    color: ${color.text};
    font-size: ${font.size.lg};
    line-height: 1.5;
  }
  /* The bones of the skeleton. */
  > [aria-hidden] {
    margin-block: 4px;
  }
`

export const MemberHeadFacts = styled.dl`
  margin: 0;
  padding-top: ${space(2)};
  border-top: 1px solid ${color.outline};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(4)};
    min-height: ${tokens.tap};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
