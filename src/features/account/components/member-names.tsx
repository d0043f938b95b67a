import { FormattedMessage } from 'react-intl'
import { formatPhone } from '@/domain/thai-phone'
import { CodeText } from '@/ui/code-text'
import { Skeleton } from '@/ui/skeleton'
import { Names } from './member-head-parts'

interface MemberNamesProps {
  member: { first_name?: string; last_name?: string; customer_info?: string; mobile_no?: string } | undefined
  hasContact: boolean
  /** What is not known yet is on its way. */
  isLoading: boolean
}

/** Name, member id and number; a line that is missing in the profile is left out. */
export function MemberNames({ member, hasContact, isLoading }: MemberNamesProps) {
  const name = [member?.first_name, member?.last_name].filter(Boolean).join(' ')
  return (
    <Names>
      {name && <strong>{name}</strong>}
      {!member && <Skeleton width={170} height="calc(1.875rem - 8px)" />}
      {member?.customer_info && (
        <span>
          <FormattedMessage
            id="account.memberId"
            defaultMessage="Member ID {id}"
            description="Under the name"
            values={{ id: <CodeText code={member.customer_info} /> }}
          />
        </span>
      )}
      {!member && <Line width={140} />}
      {hasContact && member?.mobile_no && <span>{formatPhone(member.mobile_no)}</span>}
      {!hasContact && isLoading && <Line width={110} />}
    </Names>
  )
}

/** With the space around it as high as a line of small text. */
const Line = ({ width }: { width: number }) => <Skeleton width={width} height="calc(1.4rem - 8px)" />
