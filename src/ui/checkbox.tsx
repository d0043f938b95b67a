import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

type CheckboxVariant = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info'

interface CheckboxColors {
  checked: string
  tick: string
  hover: string
}

// Fixed for every brand (specification, section 9).
export const CHECKBOX_BORDER = '#E2E2E2'
const DEFAULT_COLORS: CheckboxColors = { checked: '#67AD5B', tick: '#FFFFFF', hover: '#67AD5B1A' }

const softOf = (checked: string) => `color-mix(in srgb, ${checked} 10%, transparent)`

const VARIANT_COLORS: Record<CheckboxVariant, CheckboxColors> = {
  primary: { checked: tokens.color.button, tick: tokens.color.onButton, hover: tokens.color.primarySoft },
  secondary: {
    checked: tokens.color.textMuted,
    tick: tokens.color.surface,
    hover: softOf(tokens.color.textMuted),
  },
  success: DEFAULT_COLORS,
  danger: { checked: tokens.color.danger, tick: tokens.color.onDanger, hover: tokens.color.dangerSoft },
  warning: { checked: tokens.color.warning, tick: tokens.color.onWarning, hover: tokens.color.warningSoft },
  info: {
    checked: tokens.color.primaryText,
    tick: tokens.color.surfaceRaised,
    hover: softOf(tokens.color.primaryText),
  },
}

/** A `custom` six-digit hex colour wins over the variant; any other `custom` is ignored. */
export function checkboxColors(variant?: CheckboxVariant, custom?: string): CheckboxColors {
  if (custom && /^#[0-9a-f]{6}$/i.test(custom)) {
    return { checked: custom, tick: DEFAULT_COLORS.tick, hover: `${custom}7F` }
  }
  return variant ? VARIANT_COLORS[variant] : DEFAULT_COLORS
}

const SIZES_PX = { sm: 18, md: 25, lg: 30 }

type CheckboxSize = keyof typeof SIZES_PX

/** The size in px; an unknown size counts as md. */
export function checkboxSize(size?: string): number {
  return Object.hasOwn(SIZES_PX, size ?? '') ? SIZES_PX[size as CheckboxSize] : SIZES_PX.md // hasOwn checks the cast
}

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space(1)};
  min-height: ${tokens.tap};
  color: ${tokens.color.text};
  font: 400 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  cursor: pointer;
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

const Hit = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.tap};
  height: ${tokens.tap};
  /* Aligns the visible box with its ring, not its larger tap area, with the edge. */
  margin-inline-start: calc((var(--size) - ${tokens.tap}) / 2 + 1px);
`

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`

/** The specification's border has too little contrast (1.3:1), so a thin 3:1 ring surrounds the box. */
const Box = styled.span`
  display: grid;
  place-items: center;
  width: var(--size);
  height: var(--size);
  border: 1px solid ${CHECKBOX_BORDER};
  border-radius: 24%;
  background: ${tokens.color.surfaceRaised};
  box-shadow: 0 0 0 1px ${tokens.color.outlineStrong};
  pointer-events: none;
  transition: background ${tokens.motion.fast};
  svg {
    width: 72%;
    height: 72%;
    stroke: var(--tick);
    opacity: 0;
  }
  @media (hover: hover) {
    ${Root}:hover :enabled:not(:checked) + & {
      background: var(--hover);
    }
  }
  :checked + & {
    border-color: var(--checked);
    background: var(--checked);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--checked) 65%, ${tokens.color.text});
  }
  :checked + & svg {
    opacity: 1;
  }
  :focus-visible + & {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 3px;
  }
  [aria-invalid='true'] + & {
    box-shadow: 0 0 0 1px ${tokens.color.danger};
  }
`

const Text = styled.span`
  padding-block: calc((${tokens.tap} - 1.6em) / 2);
`

interface CheckboxProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'checked' | 'color' | 'disabled' | 'onChange' | 'size' | 'type'
  > {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  size?: CheckboxSize
  variant?: CheckboxVariant
  /** Six-digit hex. */
  color?: string
  isDisabled?: boolean
  /** The label; without children, pass `aria-label`. */
  children?: ReactNode
}

export function Checkbox({
  isChecked,
  onChange,
  size,
  variant,
  color,
  isDisabled = false,
  children,
  ...rest
}: CheckboxProps) {
  const colors = checkboxColors(variant, color)
  const style = {
    '--size': `${checkboxSize(size)}px`,
    '--checked': colors.checked,
    '--tick': colors.tick,
    '--hover': colors.hover,
  } as CSSProperties // CSSProperties has no custom properties
  return (
    <Root data-disabled={isDisabled || undefined} style={style}>
      <Hit>
        <Input
          {...rest}
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box>
          <svg
            viewBox="0 0 16 16"
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            <path d="M3 8.5l3.5 3.5L13 4.5" />
          </svg>
        </Box>
      </Hit>
      {children && <Text>{children}</Text>}
    </Root>
  )
}
