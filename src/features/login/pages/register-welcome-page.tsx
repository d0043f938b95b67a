import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { isInfoDue, setInfoDue } from '@/session/registration'
import { beginAttempt } from '@/session/lifetime'
import { destinationAfterLogin } from '@/session/where-next'
import { useRedirectMembersHome } from '@/session/page-guards'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/button'
import { commonWords } from '@/ui/words'
import { CelebrateIllustration } from '@/ui/illustrations'
import { EntryView } from '@/brand/entry-view'
import { LoginOptionButton } from '../channel-buttons'

/** After registration: the member fills in their info now or later. */
export default function RegisterWelcomePage() {
  useRedirectMembersHome(!isInfoDue())
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  const skip = async () => {
    setIsLeaving(true)
    setInfoDue(false)
    const attempt = dispatch(beginAttempt())
    const path = await dispatch(
      destinationAfterLogin(attempt, { isConsented: true, formsPath: paths.registerCustomFields }),
    )
    void navigate(path, { replace: true })
  }
  return (
    <EntryView
      drawing={<CelebrateIllustration />}
      title={
        <FormattedMessage id="authentication.registerWelcome.title" defaultMessage="You’re a member now!" />
      }
      text={
        <FormattedMessage
          id="authentication.registerWelcome.text"
          defaultMessage="Tell the store a little about yourself, now or later in your profile."
        />
      }
    >
      <LoginOptionButton to={paths.registerInfo}>
        <FormattedMessage id="authentication.registerWelcome.fill" defaultMessage="Fill in your details" />
      </LoginOptionButton>
      <Button variant="quiet" isFullWidth isBusy={isLeaving} onClick={() => void skip()}>
        <FormattedMessage {...commonWords.skip} />
      </Button>
    </EntryView>
  )
}
