import { tokens } from '@/theme/tokens'

const { color } = tokens

export type CheckboxVariant = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info'

export interface CheckboxColors {
  checked: string
  tick: string
  hover: string
}

// The specification fixes these four colours (section 9) for every brand.
export const CHECKBOX_BORDER = '#E2E2E2'
const DEFAULT_COLORS: CheckboxColors = { checked: '#67AD5B', tick: '#FFFFFF', hover: '#67AD5B1A' }

const softOf = (checked: string) => `color-mix(in srgb, ${checked} 10%, transparent)`

const VARIANT_COLORS: Record<CheckboxVariant, CheckboxColors> = {
  primary: { checked: color.button, tick: color.onButton, hover: color.primarySoft },
  secondary: { checked: color.textMuted, tick: color.surface, hover: softOf(color.textMuted) },
  success: DEFAULT_COLORS,
  danger: { checked: color.danger, tick: color.onDanger, hover: color.dangerSoft },
  warning: { checked: color.warning, tick: color.onWarning, hover: color.warningSoft },
  info: { checked: color.primaryText, tick: color.surfaceRaised, hover: softOf(color.primaryText) },
}

/** A `custom` six-digit hex colour wins over the variant; any other `custom` is ignored. */
export function checkboxColors(variant?: CheckboxVariant, custom?: string): CheckboxColors {
  if (custom && /^#[0-9a-f]{6}$/i.test(custom)) {
    return { checked: custom, tick: DEFAULT_COLORS.tick, hover: `${custom}7F` }
  }
  return variant ? VARIANT_COLORS[variant] : DEFAULT_COLORS
}

const SIZES_PX = { sm: 18, md: 25, lg: 30 }

export type CheckboxSize = keyof typeof SIZES_PX

/** The size in px; an unknown size counts as md. */
export function checkboxSize(size?: string): number {
  return Object.hasOwn(SIZES_PX, size ?? '') ? SIZES_PX[size as CheckboxSize] : SIZES_PX.md // hasOwn checks the cast
}
