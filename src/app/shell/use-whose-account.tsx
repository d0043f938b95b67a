import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { api } from '@/api/api'
import { isInPlaceOfAnother } from '@/session/set-aside'
import { memberKeyOf } from '@/session/use-member-key'
import { useAppSelector } from '@/store/hooks'
import { useToast } from '@/ui/toast-context'

const DURATION_MS = 8000

/** Says once whose account this is, where a link has put it in the place of another member's: anybody can send a link. */
export function useWhoseAccount(): void {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { data } = api.endpoints.getProfile.useQueryState()
  const toast = useToast()
  useEffect(() => {
    const memberKey = memberKeyOf(brandRef, data)
    if (!data || !memberKey || !isInPlaceOfAnother(memberKey)) return
    const { first_name: first, last_name: last } = data
    const name = first && [first, last].join(' ').trim()
    toast(
      <FormattedMessage
        id="shell.account"
        defaultMessage="{hasName, select, true {This is {name}’s account} other {This is another member’s account}}"
        description="Said where a link has put another member's session in the place of one"
        values={{ name, hasName: name !== undefined }}
      />,
      { durationMs: DURATION_MS },
    )
  }, [brandRef, data, toast])
}
