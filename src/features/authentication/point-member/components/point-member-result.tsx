import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useCloseInLine } from '@/session/use-close-in-line'
import { tokens } from '@/theme/tokens'
import { ClosePageButton } from '@/ui/close-page-button'
import { focusOnce } from '@/ui/focus-once'
import { CelebrateIllustration, EmptyIllustration } from '@/ui/illustrations'
import { PointsDisplay } from '@/ui/points-display'
import { PointMemberWaysOn } from './point-member-ways-on'

const Column = styled.div`
  display: grid;
  gap: ${tokens.space(6)};
  &:focus {
    outline: none;
  }
`

const Picture = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
  color: ${tokens.color.primaryText};
`

/** The result of a code: its points in big numerals, and links to register or log in. */
export function PointMemberResult({ points }: { points: number }) {
  const close = useCloseInLine()
  return (
    <Column ref={focusOnce} tabIndex={-1}>
      <Picture role="status">
        {points > 0 ? (
          <>
            <CelebrateIllustration />
            <PointsDisplay points={points} />
          </>
        ) : (
          <>
            <EmptyIllustration />
            <FormattedMessage
              id="pointMember.noPoints"
              defaultMessage="This code has no points to collect."
            />
          </>
        )}
      </Picture>
      <PointMemberWaysOn />
      {close && <ClosePageButton close={close} variant="outline" />}
    </Column>
  )
}
