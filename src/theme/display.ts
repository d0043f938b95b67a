import { readStored, watchOtherTabs, writeText } from '@/storage/storage'
import { isDataSaved } from './first-paint'

export const TEXT_SIZES = ['normal', 'large', 'xlarge'] as const
/** The member's text size, beyond the browser's own. */
type TextSize = (typeof TEXT_SIZES)[number]

/** The text size that the member chose on this phone; normal until then. */
function readTextSize(): TextSize {
  const stored = readStored('textSize')
  return TEXT_SIZES.find((size) => size === stored) ?? 'normal'
}

/** Stores and applies a text size. */
export function saveTextSize(size: TextSize): void {
  writeText('textSize', size)
  applyDisplay()
}

/** Stores and applies whether data is saved. */
export function saveDataSaver(isOn: boolean): void {
  writeText('dataSaver', isOn ? 'on' : 'off')
  applyDisplay()
}

/** Stores and applies whether the balance and the tier's amounts are covered (beyond spec 2). */
export function saveFiguresCovered(isCovered: boolean): void {
  writeText('figures', isCovered ? 'hidden' : undefined)
  applyDisplay()
}

/** Puts what is stored on the root element, as the head script does before the first paint (src/head/head.ts). */
export function applyDisplay(): void {
  const { dataset } = document.documentElement
  dataset.text = readTextSize()
  if (isDataSaved(readStored('dataSaver'))) dataset.saver = ''
  else delete dataset.saver
  if (readStored('figures') === 'hidden') dataset.figures = 'hidden'
  else delete dataset.figures
}

/** Applies what is stored, and what another tab stores from now on. Returns how to stop. */
export function followDisplay(): () => void {
  applyDisplay()
  const stops = (['textSize', 'dataSaver'] as const).map((key) => watchOtherTabs(key, applyDisplay))
  return () => stops.forEach((stop) => stop())
}
