import { readStored, watchOtherTabs, writeText } from '@/storage/storage'
import { isDataSaved } from './first-paint'

export const TEXT_SIZES = ['normal', 'large', 'xlarge'] as const
/** The member's text size, beyond the browser's own. */
type TextSize = (typeof TEXT_SIZES)[number]

/** Stores and applies a text size. */
export const saveTextSize = (size: TextSize) => save('textSize', size)

/** Stores and applies whether data is saved. */
export const saveDataSaver = (isOn: boolean) => save('dataSaver', isOn ? 'on' : 'off')

/** Stores and applies whether the balance and the tier's amounts are covered (beyond spec 2). */
export const saveFiguresCovered = (isCovered: boolean) => save('figures', isCovered ? 'hidden' : undefined)

function save(key: 'textSize' | 'dataSaver' | 'figures', value: string | undefined): void {
  writeText(key, value)
  applyDisplay()
}

/** Puts what is stored on the root element, as the head script does before the first paint (src/document/head.ts). */
export function applyDisplay(): void {
  const { dataset } = document.documentElement
  dataset.text = TEXT_SIZES.find((size) => size === readStored('textSize')) ?? 'normal'
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
