import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${tokens.tap};
  height: ${tokens.tap};
  border-radius: ${tokens.radius.pill};
  transition: background ${tokens.motion.fast};
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  &:active {
    background: color-mix(in srgb, currentColor 18%, transparent);
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  label: string
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Root type="button" {...rest} aria-label={label} title={label} />
}
