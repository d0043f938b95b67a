import { readStored, writeText } from '@/storage/storage'

export const TEXT_SIZES = ['normal', 'large', 'xlarge'] as const
/** The member's text size, beyond the browser's own. */
type TextSize = (typeof TEXT_SIZES)[number]

interface Connection {
  saveData?: boolean
}

/** The text size that the member chose on this phone; normal until then. */
function readTextSize(): TextSize {
  const stored = readStored('textSize')
  return TEXT_SIZES.find((size) => size === stored) ?? 'normal'
}

/** Whether covers and motion are left out: the member's choice, else what the browser asks for (Save-Data, prefers-reduced-data). */
function readDataSaver(): boolean {
  const stored = readStored('dataSaver')
  if (stored !== undefined) return stored === 'on'
  const { connection } = navigator as Navigator & { connection?: Connection } // Chromium alone has it
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
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

/** Puts what is stored on the root element, as the head script does before the first paint (tools/build/document/head-script.ts). */
export function applyDisplay(): void {
  const { dataset } = document.documentElement
  dataset.text = readTextSize()
  if (readDataSaver()) dataset.saver = ''
  else delete dataset.saver
}
