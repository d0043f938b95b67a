import styled from 'styled-components'
import { formatNumber, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useProfileData } from '@/session/use-member'
import { media, tokens } from '@/theme/tokens'

/** 20 px from the icon or the button's frame beside it; only the figure is large. */
const Points = styled.p`
  margin-inline: ${tokens.space(1)} 6px;
  font-size: ${tokens.font.size.sm};
  text-align: end;
  white-space: nowrap;
  /* As in ui/label.ts. */
  text-box: trim-both cap alphabetic;
  ${media.desktopUp} {
    margin-inline-end: ${tokens.space(4)};
  }
  b {
    font-size: ${tokens.font.size.md};
  }
`

export default function BarBalance() {
  const locale = useLocale()
  const data = useProfileData()
  return (
    data && (
      <Points>
        <b data-figure>{formatNumber(data.point)}</b> {pointLabel(data.point, locale)}
      </Points>
    )
  )
}
