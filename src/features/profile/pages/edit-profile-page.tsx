import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { EditInfoForm } from '../components/edit-info-form'

const Page = styled.div`
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
  padding: ${tokens.space(4)} ${tokens.gutter} ${tokens.space(8)};
  ${media.tabletUp} {
    max-width: none;
    padding-top: ${tokens.space(6)};
  }
`

/** The member's own details, to be changed (spec 1, profile.edit-profile). */
export default function EditProfilePage() {
  return (
    <Page>
      <EditInfoForm />
    </Page>
  )
}
