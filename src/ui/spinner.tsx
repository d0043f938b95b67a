import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { SpinnerMark } from './spinner-mark'
import { useIsLongWait } from './use-is-long-wait'
import { VisuallyHidden } from './visually-hidden'

const Status = styled.span`
  display: inline-flex;
  color: ${tokens.color.primaryText};
  font-size: ${tokens.font.size.xl};
`

export function Spinner() {
  return (
    <Status role="status">
      <SpinnerMark />
      <VisuallyHidden>
        <LoadingText />
      </VisuallyHidden>
    </Status>
  )
}

/** What is said, to who cannot see it, while something loads. */
export function LoadingText() {
  return (
    <FormattedMessage id="ui.spinner.loading" defaultMessage="Loading" description="While something loads" />
  )
}

/** What is said of a wait that has become long. */
export function LongWait() {
  return (
    <FormattedMessage id="ui.spinner.long" defaultMessage="This is taking longer than usual. Please wait." />
  )
}

const Page = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space(4)};
  min-height: 60dvh;
  padding: ${tokens.space(6)} ${tokens.gutter};
  color: ${tokens.color.textMuted};
  text-align: center;
`

/** A whole page that waits; after eight seconds it says so. */
export function PageSpinner() {
  const isLong = useIsLongWait()
  return (
    <Page>
      <Spinner />
      <div role="status">{isLong && <LongWait />}</div>
    </Page>
  )
}
