import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/paths'
import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BANNER_RATIO } from '@/ui/banner-row'
import { Link } from '@/ui/link'
import type { PrivilegeCardProps } from './card-display'
import { PrivilegePicture } from './privilege-picture'

const Frame = styled(Link)`
  position: relative;
  overflow: hidden;
  text-decoration: none;
`

/** Says what the picture is of: few pictures of privileges have their name in them. */
const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(1)} ${tokens.space(3)};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  white-space: nowrap;
  b {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** A privilege as a banner: its picture, named like the privilege, leads to its detail. */
export function PrivilegeBanner({ item, display = {}, isForYou }: PrivilegeCardProps) {
  const locale = useLocale()
  const isNamed = display.privilege_name !== false
  const isPriced = display.points !== false
  return (
    <Frame to={privilegeDetailPath(item.privilegeId, isForYou)} aria-label={item.title}>
      <PrivilegePicture
        item={item}
        ratio={BANNER_RATIO}
        radius="0"
        isLimitShown={display.overall_limit !== false}
      />
      {(isNamed || isPriced) && (
        <Caption>
          {isNamed && <b>{item.title}</b>}
          {isPriced && <span>{formatPoints(item.cost, locale)}</span>}
        </Caption>
      )}
    </Frame>
  )
}
