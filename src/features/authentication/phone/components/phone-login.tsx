import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { paths } from '@/config/paths'
import { knownWords } from '@/i18n/error-messages'
import { useAppSelector } from '@/store/hooks'
import { Notice } from '@/ui/notice'
import { EntryView } from '../../components/entry-view'
import { WayButton } from '../../components/way-button'
import { wayIn } from '../login-flow'
import { keepMobileNo, readMobileNo } from '../otp-challenge'
import { NumberStep } from './number-step'

/** The first step of a phone login: ValidateUsername decides the next page for the number (behaviour, Phone). */
export function PhoneLogin() {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const navigate = useNavigate()
  const [validateUsername] = api.useValidateUsernameMutation()
  const [isUnknown, setIsUnknown] = useState(false)

  const submit = async (mobileNo: string): Promise<AppError | undefined> => {
    setIsUnknown(false)
    keepMobileNo(mobileNo)
    const { data, error } = await validateUsername({ Brand_Ref: brandRef, Mobile_No: mobileNo })
    if (error) {
      const failure = toAppError(error)
      if (failure.message !== 'mobile not found') return failure
    }
    const way = data ? wayIn(data) : 'unknown'
    if (way === 'unknown') setIsUnknown(true)
    else void navigate(way === 'login-pin' ? paths.loginPin : paths.firstLogin)
    return undefined
  }

  return (
    <EntryView
      title={<FormattedMessage id="phone.title" defaultMessage="Good to see you" />}
      text={<FormattedMessage id="phone.text" defaultMessage="Enter the phone number of your membership." />}
    >
      <NumberStep mobileNo={readMobileNo()} onSubmit={submit}>
        {isUnknown && (
          <Notice>
            <FormattedMessage {...knownWords['mobile not found']} />
          </Notice>
        )}
      </NumberStep>
      <WayButton to={`${paths.login}?mode=register`} variant={isUnknown ? 'outline' : 'quiet'}>
        <FormattedMessage
          id="phone.register"
          defaultMessage="Register"
          description="Button beside a phone login"
        />
      </WayButton>
    </EntryView>
  )
}
