type PictureType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/heic'

/** How many of a file's first bytes identify its type. */
export const BYTES_OF_TYPE = 12

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** A picture's type by its first bytes, for a file's name and declared type prove nothing; undefined for anything else, SVG included. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, BYTES_OF_TYPE))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  const isHeic = text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8))
  return isHeic ? 'image/heic' : undefined
}
