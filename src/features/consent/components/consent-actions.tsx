import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { Checkbox, checkboxSize } from '@/ui/checkbox'
import { Link } from '@/ui/link'
import { Muted } from '@/ui/muted'
import { Phrases } from '@/ui/phrases'

const Root = styled.div`
  display: grid;
  flex: none;
  > button {
    margin-block-start: ${tokens.space(1)};
  }
`

const Terms = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${tokens.space(1)};
  min-height: ${tokens.tap};
  /* Aligned with the checkbox's label, not with its box. */
  margin-inline-start: calc((${checkboxSize()}px + ${tokens.tap}) / 2 + ${tokens.space(1)});
  font-size: ${tokens.font.size.sm};
  font-weight: 600;
  text-underline-offset: 4px;
  + button {
    margin-block-start: ${tokens.space(2)};
  }
`

interface ConsentFormProps {
  label: ReactNode
  /** The policy text is on screen: a member must not accept a text they cannot see. */
  isReady: boolean
  isBusy?: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onConfirm: () => void
}

/** The privacy checkbox, a member's link to the terms, and a button that needs the tick (spec 5). */
export function ConsentForm({ label, isReady, isBusy, isTicked, onTick, onConfirm }: ConsentFormProps) {
  // A visitor's terms are the policy that stands above.
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  return (
    <Root>
      <Checkbox variant="primary" isChecked={isTicked} onChange={onTick}>
        <FormattedMessage id="consent.checkbox" defaultMessage="I accept the privacy policy" />
      </Checkbox>
      {isLoggedIn && (
        <Terms to={paths.condition}>
          <FormattedMessage id="consent.terms" defaultMessage="Member benefits and terms" />
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </Terms>
      )}
      <BusyNote isBusy={isBusy} />
      <Button isFullWidth disabled={!isTicked || !isReady} isBusy={isBusy} onClick={onConfirm}>
        {label}
      </Button>
    </Root>
  )
}

/**
 * The form of the consent views. The box starts as configured; its tick is kept in the history entry, so that going to the
 * terms and back does not tick it again.
 */
export function ConsentActions(props: Omit<ConsentFormProps, 'isTicked' | 'onTick'>) {
  const { config } = useBoot()
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as { isTicked?: boolean } | null // typed any
  const [isTicked, setIsTicked] = useState(state?.isTicked ?? config.pdpaPreselected)
  const handleTick = (next: boolean) => {
    setIsTicked(next)
    void navigate(location, { replace: true, state: { ...state, isTicked: next } })
  }
  return <ConsentForm {...props} isTicked={isTicked} onTick={handleTick} />
}

const Note = styled(Muted)`
  margin-block-start: ${tokens.space(2)};
  text-align: center;
  text-wrap: balance;
`

/** What declining means, where no button does it. */
export function RefusalNote({ message }: { message: MessageDescriptor }) {
  return (
    <Note>
      <Phrases>
        <FormattedMessage {...message} />
      </Phrases>
    </Note>
  )
}
