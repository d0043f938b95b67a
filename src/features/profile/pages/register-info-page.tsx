import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import type { Lifetime } from '@/lib/lifetime'
import { setInfoDue } from '@/session/info-due'
import { beginAttempt } from '@/session/lifetime'
import { destinationAfterLogin } from '@/session/sign-in'
import { loadTarget, readTarget } from '@/session/target-page'
import { useAppDispatch } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { MemberInfoForm } from '../components/member-info-form'

const Page = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
  max-width: 480px;
  margin-inline: auto;
  padding: ${tokens.space(4)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(8)});
  > p {
    color: ${tokens.color.textMuted};
    text-wrap: pretty;
  }
`

/** The form for a new member's details, which may be skipped (spec 1). */
export default function RegisterInfoPage() {
  const { finish, skip, isSkipping } = useFinishInfo()
  return (
    <Page>
      <p>
        <FormattedMessage
          id="profile.register.intro"
          defaultMessage="Tell us about yourself and never miss a privilege made for you."
        />
      </p>
      <MemberInfoForm
        draftName="register-info"
        onSaved={finish}
        submitLabel={
          <FormattedMessage
            id="profile.register.save"
            defaultMessage="Save"
            description="Button: sends the member's details"
          />
        }
      />
      <Button variant="quiet" isFullWidth isBusy={isSkipping} onClick={skip}>
        <FormattedMessage
          id="profile.register.skip"
          defaultMessage="Skip"
          description="Button: leaves the member's details for later"
        />
      </Button>
    </Page>
  )
}

/** Leaves register-info after it was sent or skipped: to the custom forms if due, the page first requested, or home. */
function useFinishInfo() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isSkipping, setIsSkipping] = useState(false)

  const finish = async (attempt: Lifetime) => {
    setInfoDue(false)
    // If this page itself was requested before the login, it must be removed as target, or it would open again and again.
    if (readTarget()?.startsWith(paths.registerInfo)) loadTarget()
    const next = dispatch(destinationAfterLogin(attempt, true, paths.registerCustomFields))
    const path = await attempt.until(next)
    if (path !== undefined) void navigate(path, { replace: true })
  }
  const skip = () => {
    setIsSkipping(true)
    void finish(dispatch(beginAttempt()))
  }
  return { finish, skip, isSkipping }
}
