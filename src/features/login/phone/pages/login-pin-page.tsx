import { useState } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { EntryView } from '@/brand/entry-view'
import { paths } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import { maskPhone } from '@/lib/thai-phone'
import { beginAttempt } from '@/session/lifetime'
import { hasOwnBearer } from '@/storage/bearer'
import { readStored } from '@/storage/storage'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { PinAttempt, useCodeAttempt } from '../code-attempt'
import { usePinLogin } from '../pin-requests'

const forNumber = defineMessage<{ number: string }>({
  id: 'phone.loginPin.forNumber',
  defaultMessage: 'Log in with {number}',
  description: 'Heading over the PIN; number: the mobile number, half hidden',
})

/** Asks for the PIN of the entered number. */
export default function LoginPinPage() {
  // A login wipes the stored number before the next page renders.
  const [mobileNo = ''] = useState(() => readStored('mobileNo'))
  const logIn = usePinLogin()
  const dispatch = useAppDispatch()
  const attempt = useCodeAttempt((pin) => logIn(mobileNo, pin, dispatch(beginAttempt())))
  if (!mobileNo) return <Navigate to={hasOwnBearer() ? paths.home : paths.login} replace />
  const label = <FormattedMessage {...pageTitles.loginPin} />
  return (
    <EntryView title={<FormattedMessage {...forNumber} values={{ number: maskPhone(mobileNo) }} />}>
      <PinAttempt label={label} autoComplete="current-password" attempt={attempt} />
      <Button as={Link} to={paths.forgotPin} variant="quiet">
        <FormattedMessage {...pageTitles.forgotPin} />
      </Button>
      <Button as={Link} to={paths.login} replace variant="quiet">
        <FormattedMessage id="phone.loginPin.other" defaultMessage="Use another phone number" />
      </Button>
    </EntryView>
  )
}
