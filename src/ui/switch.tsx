import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2)};
  min-height: ${tokens.tap};
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: 400 ${tokens.font.size.sm} / ${tokens.font.lineHeight} ${tokens.font.family};
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
    border-radius: 8px;
  }
`

/** The thumb is a border and not a background, so that forced colours keep it. */
const Track = styled.span`
  position: relative;
  flex: none;
  box-sizing: border-box;
  width: 44px;
  height: 26px;
  border: 2px solid ${tokens.color.outlineStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  transition: background ${tokens.motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    border: 8px solid ${tokens.color.outlineStrong};
    border-radius: ${tokens.radius.pill};
    transition: transform ${tokens.motion.fast};
  }
  [aria-checked='true'] > & {
    border-color: ${tokens.color.primaryText};
    background: ${tokens.color.primary};
    &::after {
      border-color: ${tokens.color.onPrimary};
      transform: translateX(18px);
    }
  }
  ${media.reducedMotion} {
    transition: none;
    &::after {
      transition: none;
    }
  }
`

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

/** On or off, effective at once. */
export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <Root type="button" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
      <Track />
      {children}
    </Root>
  )
}
