import type { AnyPage } from './any-page.ts'

const fromBase64 = (text: string) => Buffer.from(text, 'base64')

/** Files that are no picture, or none that this browser can read, by what is wrong with them. */
export const unusableFiles = {
  empty: Buffer.alloc(0),
  renamed: Buffer.from('MZ this is no picture'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
}

/** Two frames of one pixel. */
export const animatedGif = fromBase64(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7',
)

/** An AVIF of four pixels, and a BMP of one. */
export const lessUsual = [
  fromBase64(
    'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  ),
  fromBase64('Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAA////AA=='),
]

/** A picture as a phone's camera writes it: of several megabytes. */
export const asLargeAsAPhoto = (picture: Buffer) => Buffer.concat([picture, Buffer.alloc(6 * 1024 * 1024)])

/** A JPEG of that size with an EXIF block, as a phone's camera writes one. */
export async function photo(page: AnyPage, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      canvas.getContext('2d')?.fillRect(0, 0, w / 2, h)
      return canvas.toDataURL('image/jpeg')
    },
    [width, height],
  )
  const jpeg = fromBase64(url.slice(url.indexOf(',') + 1))
  const text = Buffer.from('Exif\0\0GPS 13.7563 100.5018', 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}

/** Width and height of a JPEG, from its first frame header (SOF). */
export function sizeOfJpeg(jpeg: Buffer): [width: number, height: number] {
  let at = 2
  while (at < jpeg.length) {
    const marker = jpeg.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('no frame')
}
