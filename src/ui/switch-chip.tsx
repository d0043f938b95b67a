import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const { color, font, space } = tokens

/** As wide on as off, so that no chip moves under the finger: the tick takes the place of the padding. */
const Root = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  min-height: ${tokens.tap};
  padding: 0 ${space(5)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${tokens.radius.pill};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: 400 ${font.size.sm} / ${font.lineHeight} ${font.family};
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  > svg {
    position: absolute;
    inset-inline-start: 5px;
  }
  &[aria-checked='true'] {
    /* Also where the brand's colour is as light as the page. */
    border-color: ${color.primaryText};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`

interface SwitchChipProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

/** On or off, effective at once, beside other chips. */
export function SwitchChip({ isOn, onChange, children }: SwitchChipProps) {
  return (
    <Root type="button" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
      {isOn && <Check size={14} strokeWidth={2.5} aria-hidden />}
      {children}
    </Root>
  )
}
