import { CircleUserRound } from 'lucide-react'
import styled from 'styled-components'
import { api } from '@/api/api'
import { BrandLogo } from '@/brand/brand-logo'
import { tokens } from '@/theme/tokens'
import { Picture } from '@/ui/picture'

const Member = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space(3)};
  min-width: 0;
  font-weight: 700;
`

const Photo = styled.div`
  flex: none;
  width: 48px;
`

/** The logged-in member, if the profile is in the cache: the menu itself sends no request. */
export function SideMenuMember() {
  const { data } = api.endpoints.getProfile.useQueryState(undefined)
  if (!data) {
    return (
      <Member>
        <BrandLogo kind="home" />
      </Member>
    )
  }
  return (
    <Member>
      <Photo>
        <Picture
          src={data.image_url}
          alt=""
          ratio="1"
          radius="50%"
          fallback={<CircleUserRound size={28} strokeWidth={1.75} aria-hidden />}
        />
      </Photo>
      <span>{[data.first_name, data.last_name].filter(Boolean).join(' ')}</span>
    </Member>
  )
}
