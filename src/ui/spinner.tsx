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

/** The loading text for screen readers. */
export function LoadingText() {
  return (
    <FormattedMessage id="ui.spinner.loading" defaultMessage="Loading" description="While something loads" />
  )
}

/** The text shown when loading takes long. */
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
  min-height: ${tokens.screenHeight(60)};
  padding: ${tokens.space(6)} ${tokens.gutter};
  color: ${tokens.color.textMuted};
  text-align: center;
`

/** A spinner for a whole page; after eight seconds a text says that loading takes long. */
export function PageSpinner() {
  const isLong = useIsLongWait()
  return (
    <Page>
      <Spinner />
      <div role="status">{isLong && <LongWait />}</div>
    </Page>
  )
}
