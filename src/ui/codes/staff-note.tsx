import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

// In both languages: the member and the staff may not share one.
const STAFF_WORDS = { th: 'แสดงรหัสนี้ให้พนักงาน', en: 'Show this code to staff' }

const Root = styled.span`
  padding-inline: ${tokens.space(4)};
  font-size: ${tokens.font.size.sm};
  span {
    display: block;
  }
`

/** What to do with a code, under it. */
export function StaffNote() {
  return (
    <Root>
      <span lang="th">{STAFF_WORDS.th}</span>
      <span lang="en">{STAFF_WORDS.en}</span>
    </Root>
  )
}
