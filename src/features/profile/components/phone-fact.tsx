import { Phone } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatPhone } from '@/domain/thai-phone'
import { tokens } from '@/theme/tokens'

const { color, font, space } = tokens

const Root = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: center;
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceSunken};
  svg {
    grid-row: span 2;
    color: ${color.textMuted};
  }
  dt {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  dd {
    grid-column: 2;
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  dd + dd {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    font-weight: 400;
    text-wrap: pretty;
  }
`

/** The member's phone number, which they log in with and cannot change here. */
export function PhoneFact({ mobileNo }: { mobileNo: string }) {
  return (
    <Root>
      <Phone size={24} strokeWidth={1.75} aria-hidden />
      <dt>
        <FormattedMessage
          id="profile.edit.phone"
          defaultMessage="Phone number"
          description="Over the member's own number, which cannot be edited"
        />
      </dt>
      <dd>{formatPhone(mobileNo)}</dd>
      <dd>
        <FormattedMessage
          id="profile.edit.phoneText"
          defaultMessage="This number belongs to your membership. To change it, please ask at the store."
        />
      </dd>
    </Root>
  )
}
