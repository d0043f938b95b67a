import styled from 'styled-components'
import { SpinnerMark } from '@/ui/spinner-mark'

const Middle = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
`

/** What stands before the router does: the same picture as index.html's own. */
export function Splash() {
  return (
    <Middle aria-hidden="true">
      <SpinnerMark />
    </Middle>
  )
}
