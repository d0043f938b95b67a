import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { apiErrorMessages } from '@/i18n/error-messages'
import { pageTitles } from '@/i18n/page-titles'
import { ChannelButtons, LoginOptionButton } from '../../channel-buttons'
import { EntryView } from '@/brand/entry-view'
import { LineErrorNotice } from '../../line-error-notice'
import { saveMobileNo } from '../use-phone-flow'
import { useLineLogin, useLineOffer } from '../../use-line-login'
import { beginAttempt } from '@/session/lifetime'
import { forgetLineIdentity } from '@/session/registration'
import { useRedirectMembersHome } from '@/session/page-guards'
import { readStored } from '@/storage/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { BusyNote } from '@/ui/busy-note'
import { CelebrateIllustration } from '@/ui/illustrations'
import { NumberForm } from '@/ui/forms/number-form'
import { Notice } from '@/ui/notice'
import { commonWords } from '@/ui/words'

/** Login by phone, or with `mode=register` the choice of registration channels. */
export default function LoginPage() {
  useRedirectMembersHome()
  const [query] = useSearchParams()
  return query.get('mode') === 'register' ? <RegisterChannels /> : <PhoneLogin />
}

/** The first step of a phone login: ValidateUsername determines the next page. */
function PhoneLogin() {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [validateUsername] = api.useValidateUsernameMutation()
  const [isUnknown, setIsUnknown] = useState(false)
  const { register } = useBrand()

  const submit = async (mobileNo: string): Promise<AppError | undefined> => {
    setIsUnknown(false)
    saveMobileNo(mobileNo)
    const attempt = dispatch(beginAttempt())
    const { data, error } = await attempt.only(validateUsername({ Brand_Ref: brandRef, Mobile_No: mobileNo }))
    const appError = error && toAppError(error)
    if (appError && appError.message !== 'mobile not found') return appError
    if (!data?.is_exist) setIsUnknown(true)
    else void navigate(data.is_pin ? paths.loginPin : paths.firstLogin)
    return undefined
  }

  return (
    <EntryView
      title={<FormattedMessage id="phone.text" defaultMessage="Enter the phone number you registered with" />}
    >
      <NumberForm mobileNo={readStored('mobileNo')} onSubmit={submit}>
        {isUnknown && (
          <Notice>
            <FormattedMessage {...apiErrorMessages['mobile not found']} />
          </Notice>
        )}
      </NumberForm>
      {(register.isRegisterByLine || register.isRegisterByPhone) && (
        <LoginOptionButton to={`${paths.login}?mode=register`} variant={isUnknown ? 'outline' : 'quiet'}>
          <FormattedMessage {...pageTitles.register} />
        </LoginOptionButton>
      )}
    </EntryView>
  )
}

const messages = defineMessages({
  line: { id: 'authentication.register.line', defaultMessage: 'Register with LINE', description: 'Button' },
  lineShort: {
    id: 'authentication.register.lineShort',
    defaultMessage: 'Register',
    description: "Beside LINE's mark, where the whole text does not fit",
  },
})

/** Chooses the channel to register with. */
function RegisterChannels() {
  const intl = useIntl()
  const { register } = useBrand()
  const { isBusy, lineError, logIn } = useLineLogin(true)
  const hasLine = useLineOffer()
  return (
    <EntryView
      drawing={<CelebrateIllustration />}
      title={<FormattedMessage id="authentication.register.title" defaultMessage="Become a member" />}
      text={<FormattedMessage {...commonWords.programme} />}
    >
      {lineError && <LineErrorNotice lineError={lineError} />}
      <ChannelButtons
        isAllowed={{ line: register.isRegisterByLine && hasLine, phone: register.isRegisterByPhone }}
        first={register.orderRegisterType}
        phonePath={paths.pdpa}
        isBusy={isBusy}
        onLine={logIn}
        // An abandoned registration with LINE may be another person's.
        onPhone={forgetLineIdentity}
        labels={{
          line: intl.formatMessage(messages.line),
          lineShort: intl.formatMessage(messages.lineShort),
          phone: (
            <FormattedMessage
              id="authentication.register.phone"
              defaultMessage="Register with phone number"
            />
          ),
        }}
      />
      <BusyNote isBusy={isBusy} />
    </EntryView>
  )
}
