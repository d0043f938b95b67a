import { defineMessages, FormattedMessage } from 'react-intl'
import { Skeleton } from '@/ui/skeleton'
import { BirthdateFact } from './birthdate-fact'
import { Fact } from './fact'
import { LineFact } from './line-fact'
import { MemberHeadFacts } from './member-head-parts'

const ways = defineMessages({
  both: {
    id: 'account.ways.both',
    defaultMessage: 'Phone and LINE',
    description: 'What the member can log in with',
  },
  phone: {
    id: 'account.ways.phone',
    defaultMessage: 'Phone',
    description: 'What the member can log in with',
  },
  line: { id: 'account.ways.line', defaultMessage: 'LINE', description: 'What the member can log in with' },
})

interface ContactFacts {
  mobile_no?: string
  is_connect_line?: boolean
  birthdate?: string
}

/** What the member logs in with, and the birth date; undefined: still loading. */
export function MemberFacts({ member }: { member: ContactFacts | undefined }) {
  const way = member && wayOf(member)
  return (
    <MemberHeadFacts>
      {(!member || way) && (
        <Fact
          name={
            <FormattedMessage
              id="account.ways"
              defaultMessage="Log in with"
              description="Before the phone number, LINE, or both"
            />
          }
        >
          {way ? <FormattedMessage {...way} /> : <Skeleton width={130} height="1.2em" />}
        </Fact>
      )}
      <LineFact member={member} />
      <BirthdateFact member={member} />
    </MemberHeadFacts>
  )
}

function wayOf({ mobile_no, is_connect_line }: ContactFacts) {
  if (mobile_no) return is_connect_line ? ways.both : ways.phone
  return is_connect_line ? ways.line : undefined
}
