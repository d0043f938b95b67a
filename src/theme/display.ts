import { readStored, watchOtherTabs, writeStored } from '@/storage/storage'
import { isDataSaved } from './first-paint'

export const TEXT_SIZES = ['normal', 'large', 'xlarge'] as const
/** On top of the browser's own text size. */
type TextSize = (typeof TEXT_SIZES)[number]

export const saveTextSize = (size: TextSize) => save('textSize', size)

export const saveDataSaver = (isOn: boolean) => save('dataSaver', isOn ? 'on' : 'off')

/** Stores and applies whether the balance and the tier's amounts are hidden (beyond spec 2). */
export const saveFiguresCovered = (isCovered: boolean) => save('figures', isCovered ? 'hidden' : undefined)

function save(key: 'textSize' | 'dataSaver' | 'figures', value: string | undefined): void {
  writeStored(key, value)
  applyDisplay()
}

/** Sets the stored choices on the root element, as the head script does before the first paint (src/document/head.ts). */
export function applyDisplay(): void {
  const { dataset } = document.documentElement
  dataset.text = TEXT_SIZES.find((size) => size === readStored('textSize')) ?? 'normal'
  if (isDataSaved(readStored('dataSaver'))) dataset.saver = ''
  else delete dataset.saver
  if (readStored('figures') === 'hidden') dataset.figures = 'hidden'
  else delete dataset.figures
}

/** Applies stored choices, also those of other tabs. Returns how to stop. */
export function followDisplay(): () => void {
  applyDisplay()
  const stops = (['textSize', 'dataSaver'] as const).map((key) => watchOtherTabs(key, applyDisplay))
  return () => stops.forEach((stop) => stop())
}
