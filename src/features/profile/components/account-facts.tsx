import { LogIn, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { formatPhone } from '@/lib/thai-phone'
import { tokens } from '@/theme/tokens'
import type { CustomerInfo } from '../member-info'

const { color, font, space } = tokens

const Root = styled.dl`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceSunken};
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(3)};
    align-items: center;
  }
  svg {
    grid-row: span 2;
    color: ${color.textMuted};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  dd {
    grid-column: 2;
    font-weight: 600;
  }
  dd + dd {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    font-weight: 400;
  }
`

const messages = defineMessages({
  number: {
    id: 'profile.edit.phone',
    defaultMessage: 'Phone number',
    description: "Over the member's own number, which cannot be edited",
  },
  ways: {
    id: 'profile.edit.ways',
    defaultMessage: 'Log in with',
    description: 'Over the phone number, LINE, or both',
  },
  both: {
    id: 'profile.edit.ways.both',
    defaultMessage: 'Phone and LINE',
    description: 'What the member can log in with',
  },
  phone: {
    id: 'profile.edit.ways.phone',
    defaultMessage: 'Phone',
    description: 'What the member can log in with',
  },
  line: {
    id: 'profile.edit.ways.line',
    defaultMessage: 'LINE',
    description: 'What the member can log in with',
  },
})

/** Login data, which this form cannot change. */
export function AccountFacts({ info }: { info: CustomerInfo }) {
  const { data: profile } = api.useGetProfileQuery()
  const mobileNo = info.mobile_no ?? profile?.mobile_no
  const isLineConnected = profile?.is_connect_line === true
  if (!mobileNo && !isLineConnected) return null
  const way = !mobileNo ? messages.line : isLineConnected ? messages.both : messages.phone
  return (
    <Root>
      {mobileNo && (
        <Fact Icon={Phone} name={messages.number} value={formatPhone(mobileNo)}>
          <FormattedMessage
            id="profile.edit.phoneText"
            defaultMessage="To change it, please ask the store."
          />
        </Fact>
      )}
      <Fact Icon={LogIn} name={messages.ways} value={<FormattedMessage {...way} />} />
    </Root>
  )
}

interface FactProps {
  Icon: LucideIcon
  name: MessageDescriptor
  value: ReactNode
  children?: ReactNode
}

function Fact({ Icon, name, value, children }: FactProps) {
  return (
    <div>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd>{value}</dd>
      {children && <dd>{children}</dd>}
    </div>
  )
}
