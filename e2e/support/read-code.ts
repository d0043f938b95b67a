import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { AnyPage } from './any-page.ts'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })

/** What a scanner reads from the screen: the texts of every QR code and CODE128 barcode on a screenshot. */
export async function readCodes(page: AnyPage): Promise<string[]> {
  const screenshot = await page.screenshot({ scale: 'css' })
  const found = await readBarcodes(new Uint8Array(screenshot), { formats: ['QRCode', 'Code128'] })
  return found.map(({ text }) => text)
}
