import { useEffect, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { askStaff, errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { readStored, writeStored } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { ErrorState } from '@/ui/error-state'
import { PointMemberLinks } from '../point-member-links'

const Ways = styled.div`
  max-width: 420px;
  margin: 0 auto;
  padding: 0 ${tokens.gutter} ${tokens.space(6)};
`

const otherNumber = defineMessage({
  id: 'pointMember.otherNumber',
  defaultMessage: 'Register with this number, or scan again and use another.',
})

/** Why points were not collected (spec 8, Redeem QR), with links to continue. Leaving removes the stored reason. */
export default function ErrorPointMemberPage() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const [message] = useState(() => readStored('textInvalid'))
  useEffect(() => () => writeStored('textInvalid', undefined), [])
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const isOtherNumber = message === 'invalid customer' && !isLoggedIn
  const what = <FormattedMessage {...(isOtherNumber ? otherNumber : askStaff)} />
  return (
    <>
      <ErrorState
        title={message ? errorText({ kind: 'invalid', message }, locale, formatMessage).message : what}
        text={message && what}
      />
      <Ways>
        <PointMemberLinks />
      </Ways>
    </>
  )
}
