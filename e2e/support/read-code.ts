import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { scanImageData } from '@undecaf/zbar-wasm'
import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import type { AnyPage } from './any-page.ts'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })

/** What a scanner reads from the screen: the texts of every QR code and CODE128 barcode on a screenshot. */
export async function readCodes(page: AnyPage): Promise<string[]> {
  const screenshot = await page.screenshot({ scale: 'css' })
  const found = await readBarcodes(new Uint8Array(screenshot), { formats: ['QRCode', 'Code128'] })
  return found.map(({ text }) => text)
}

/** What zbar and jsQR read of a part of the screen, seen from so far that a CSS pixel is `scale` pixels of the picture wide. */
export async function readFromAfar(part: Locator, scale: number): Promise<Record<string, string[]>> {
  const png = [...(await part.screenshot({ scale: 'device' }))]
  const { width, height, base64 } = await part.evaluate(
    async (element, [bytes, cssScale]) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const canvas = document.createElement('canvas')
      const factor = (cssScale * element.getBoundingClientRect().width) / picture.width
      canvas.width = Math.round(picture.width * factor)
      canvas.height = Math.round(picture.height * factor)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      return {
        width: canvas.width,
        height: canvas.height,
        base64: btoa([...pixels].map((byte) => String.fromCharCode(byte)).join('')),
      }
    },
    [png, scale] as const,
  )
  const pixels = new Uint8ClampedArray(Buffer.from(base64, 'base64'))
  const byZbar = await scanImageData({ data: pixels, width, height, colorSpace: 'srgb' })
  const byJsQr = jsQR(pixels, width, height)
  return { zbar: byZbar.map((code) => code.decode()), jsQR: byJsQr ? [byJsQr.data] : [] }
}
