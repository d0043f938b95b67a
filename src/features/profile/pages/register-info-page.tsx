import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { MemberInfoForm } from '../components/member-info-form'
import { useFinishInfo } from '../hooks/use-finish-info'

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

/** The form for a new member's details, which may be skipped (spec 1; behaviour, Phone). */
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
