import { Check, MessageCircle } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { normalisePhone } from '@/domain/thai-phone'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { AddLink, Fact } from './fact'

const Connected = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(1)};
  svg {
    color: ${tokens.color.success};
  }
`

interface LineFactProps {
  member: { mobile_no?: string; is_connect_line?: boolean } | undefined
}

/** Whether LINE is connected, and the way to connect it, where the brand has LINE. */
export function LineFact({ member }: LineFactProps) {
  const { line } = useBoot()
  const { login } = useBrand()
  // Without a LIFF there is no ID token of LINE, which is what connects.
  if (line.liffId === undefined || !login.isLoginByLine) return null
  const canConnect = member && normalisePhone(member.mobile_no ?? '') !== undefined
  return (
    <Fact
      name={
        <FormattedMessage
          id="account.line"
          defaultMessage="LINE account"
          description="Before whether it is connected"
        />
      }
    >
      {!member && <Skeleton width={110} height="1.2em" />}
      {member?.is_connect_line && (
        <Connected>
          <Check size={20} strokeWidth={2} aria-hidden />
          <FormattedMessage
            id="account.line.connected"
            defaultMessage="Connected"
            description="Beside LINE account"
          />
        </Connected>
      )}
      {member && !member.is_connect_line && !canConnect && (
        <FormattedMessage
          id="account.line.none"
          defaultMessage="Not connected"
          description="Beside LINE account"
        />
      )}
      {!member?.is_connect_line && canConnect && (
        <AddLink as={Link} to={paths.connectLine}>
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
          <FormattedMessage
            id="account.line.connect"
            defaultMessage="Connect LINE"
            description="Link, in place of whether LINE is connected"
          />
        </AddLink>
      )}
    </Fact>
  )
}
