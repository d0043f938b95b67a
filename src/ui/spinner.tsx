import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { VisuallyHidden } from './visually-hidden'

const spin = keyframes`to { transform: rotate(1turn); }`

/** The spinning ring, in the text's colour, hidden from screen readers. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.15em solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${spin} 800ms linear infinite;
`

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

export function LoadingText() {
  return (
    <FormattedMessage id="ui.spinner.loading" defaultMessage="Loading" description="While something loads" />
  )
}

export function LongWait() {
  return (
    <FormattedMessage id="ui.spinner.long" defaultMessage="This is taking longer than usual. Please wait." />
  )
}

/** Afterwards a screen says that loading takes long. */
export const LONG_WAIT_MS = 8000

/** Whether the component has been mounted for `milliseconds`. */
export function useIsLongWait(milliseconds = LONG_WAIT_MS): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLong
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

/** A page's spinner, which says after eight seconds that loading takes long. */
export function PageSpinner() {
  const isLong = useIsLongWait()
  return (
    <Page>
      <Spinner />
      <div role="status">{isLong && <LongWait />}</div>
    </Page>
  )
}
