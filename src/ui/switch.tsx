import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Label } from './label'

const { color, font, space } = tokens

const Row = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.tap};
  border: 0;
  color: ${color.text};
  font: 400 ${font.size.sm} / ${font.lineHeight} ${font.family};
  text-align: start;
  &:focus-visible {
    border-radius: 8px;
  }
`

/** The thumb is a border, because forced colours remove backgrounds. */
const Track = styled.span`
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  border: 2px solid ${color.outlineStrong};
  border-radius: ${tokens.radius.pill};
  background: ${color.surfaceSunken};
  transition: background ${tokens.motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    border: 8px solid ${color.outlineStrong};
    border-radius: ${tokens.radius.pill};
    transition: transform ${tokens.motion.fast};
  }
  [aria-checked='true'] > & {
    border-color: ${color.primaryText};
    background: ${color.primary};
    &::after {
      border-color: ${color.onPrimary};
      transform: translateX(18px);
    }
  }
`

/** A button with a frame, beside a field or among chips. */
export const Outlined = styled.button`
  flex: none;
  min-height: ${tokens.tap};
  border: 1px solid ${color.outlineStrong};
  background: ${color.surfaceRaised};
  color: ${color.text};
  &:focus-visible {
    outline-offset: 1px;
  }
`

/** Equally wide on and off, so that chips do not move: the tick replaces padding, of which both sides keep as much. */
const Chip = styled(Outlined)`
  position: relative;
  display: inline-grid;
  place-items: center;
  padding: 0 14px;
  border-radius: ${tokens.radius.pill};
  font: 400 ${font.size.sm} / ${font.lineHeight} ${font.family};
  white-space: nowrap;
  > svg {
    position: absolute;
    inset-inline-start: 6px;
    + ${Label} {
      translate: 8px;
    }
  }
  &[aria-checked='true'] {
    border-color: ${color.primaryText};
    background: ${color.primarySoft};
    color: ${color.primaryText};
  }
`

const Square = styled(Outlined)`
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
  /** The accessible name, if the children are not enough. */
  label?: string
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

export function Switch(props: SwitchProps) {
  return (
    <Row {...switchProps(props)}>
      <Track />
      {props.children}
    </Row>
  )
}

export function SwitchChip(props: SwitchProps) {
  return (
    <Chip {...switchProps(props)}>
      {props.isOn && <Check size={13} strokeWidth={2.5} aria-hidden />}
      <Label>{props.children}</Label>
    </Chip>
  )
}

export function SwitchIcon(props: SwitchProps) {
  return (
    <Square {...switchProps(props)} title={props.label}>
      {props.children}
    </Square>
  )
}
