import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const { color, font, space } = tokens

const Root = styled.button`
  flex: none;
  min-height: ${tokens.tap};
  border: 1px solid ${color.outlineStrong};
  background: ${color.surfaceRaised};
  color: ${color.text};
  cursor: pointer;
  touch-action: manipulation;
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`

/** As wide on as off, so that no chip moves under the finger: the tick takes the place of the padding. */
const Chip = styled(Root)`
  position: relative;
  display: inline-grid;
  place-items: center;
  padding: 0 ${space(5)};
  border-radius: ${tokens.radius.pill};
  font: 400 ${font.size.sm} / ${font.lineHeight} ${font.family};
  white-space: nowrap;
  > svg {
    position: absolute;
    inset-inline-start: 4px;
  }
  &[aria-checked='true'] {
    border-color: ${color.primaryText};
    background: ${color.primarySoft};
    color: ${color.primaryText};
  }
`

const Icon = styled(Root)`
  display: grid;
  place-items: center;
  width: ${tokens.tap};
  border-radius: ${tokens.radius.control};
  &[aria-checked='true'] {
    border-color: currentColor;
    color: ${color.danger};
    svg {
      fill: currentColor;
    }
  }
`

interface SwitchProps {
  /** Its accessible name, of which a chip may show a part. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

const switchProps = ({ label, isOn, onChange }: SwitchProps) => ({
  type: 'button' as const,
  role: 'switch',
  'aria-label': label,
  'aria-checked': isOn,
  onClick: () => onChange(!isOn),
})

/** On or off, effective at once, beside other chips. */
export function SwitchChip(props: SwitchProps) {
  return (
    <Chip {...switchProps(props)}>
      {props.isOn && <Check size={14} strokeWidth={2.5} aria-hidden />}
      {props.children}
    </Chip>
  )
}

/** The same as a square with an icon. */
export function SwitchIcon(props: SwitchProps) {
  return (
    <Icon {...switchProps(props)} title={props.label}>
      {props.children}
    </Icon>
  )
}
