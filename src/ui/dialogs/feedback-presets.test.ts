import { describe, expect, it } from 'vitest'
import { parseColour } from '@/theme/colour'
import { deriveTokens } from '@/theme/derive-tokens'
import { green, grey, red } from './feedback-presets'

/** The fill of a button with this look, for a brand without its own colours. */
function fillOf(look: { color: string }, mode: 'light' | 'dark') {
  const name = /^var\((--[\w-]+)\)$/.exec(look.color)?.[1]
  const colour = Object.entries(deriveTokens({}, mode)).find(([token]) => token === name)?.[1]
  return parseColour(colour) ?? { r: NaN, g: NaN, b: NaN }
}

describe.each(['light', 'dark'] as const)('in %s the buttons of a message', (mode) => {
  it('are grey where they lead back or close', () => {
    const { r, g, b } = fillOf(grey, mode)
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(16)
  })

  it('are green where they confirm or acknowledge', () => {
    const { r, g, b } = fillOf(green, mode)
    expect(g - Math.max(r, b)).toBeGreaterThan(40)
  })

  it('are red for what is very dangerous', () => {
    const { r, g, b } = fillOf(red, mode)
    expect(r - Math.max(g, b)).toBeGreaterThan(80)
  })
})
