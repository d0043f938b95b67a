import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/spinner'
import { Button } from '@/ui/button'
import { Checkbox, checkboxSize } from '@/ui/checkbox'
import { Link } from '@/ui/link'

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
  /* Aligned with the checkbox's label, not with the box. */
  margin-inline-start: calc((${checkboxSize()}px + ${tokens.tap}) / 2 + ${tokens.space(1)});
  color: ${tokens.color.primaryText};
  font-size: ${tokens.font.size.sm};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;
`

interface ConsentFormProps {
  /** The button's label. */
  label: ReactNode
  /** The policy text is rendered: a member must not accept a text that has not been shown. */
  isReady: boolean
  isBusy?: boolean
  /** The button does not ask for attention. */
  isQuiet?: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onConfirm: () => void
}

/** The privacy checkbox, the link to the terms, and a button disabled until the box is ticked (spec 5). */
export function ConsentForm({
  label,
  isReady,
  isBusy,
  isQuiet,
  isTicked,
  onTick,
  onConfirm,
}: ConsentFormProps) {
  return (
    <Root>
      <Checkbox isChecked={isTicked} onChange={onTick}>
        <FormattedMessage
          id="consent.checkbox"
          defaultMessage="I accept the privacy policy"
          description="Checkbox"
        />
      </Checkbox>
      <Terms to={paths.condition}>
        <FormattedMessage id="consent.terms" defaultMessage="Read the terms and conditions" />
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Terms>
      <BusyNote isBusy={isBusy} />
      <Button
        variant={isQuiet ? 'outline' : 'primary'}
        isFullWidth
        disabled={!isTicked || !isReady}
        isBusy={isBusy}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </Root>
  )
}

/**
 * The form of the consent views. The box begins as configured. Its tick is stored in the history entry's state: otherwise going to the
 * terms and back would tick a box that the member has unticked.
 */
export function ConsentActions(props: Omit<ConsentFormProps, 'isTicked' | 'onTick' | 'isQuiet'>) {
  const { config } = useBoot()
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as { isTicked?: boolean } | null // location.state is typed any
  const [isTicked, setIsTicked] = useState(state?.isTicked ?? config.pdpaPreselected)
  const handleTick = (next: boolean) => {
    setIsTicked(next)
    void navigate(location, { replace: true, state: { ...state, isTicked: next } })
  }
  return <ConsentForm {...props} isTicked={isTicked} onTick={handleTick} />
}
