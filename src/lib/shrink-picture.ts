import { isSafeWebUrl } from './safe-url.ts'
import { within } from './answers.ts'

/** A phone's photo has up to 15 MB; a huge file would fill the memory. */
const MAX_CHOSEN_BYTES = 30 * 1024 * 1024
const MAX_SIDE_PX = 1024
const JPEG_QUALITY = 0.86
/** A file in a cloud may never arrive. */
const MAX_READING_MS = 30_000

/** Larger than 30 MB, or not a picture that this phone can read. */
export type PictureError = 'notPicture' | 'tooLarge'
type Outcome = { picture: File } | { error: PictureError }

/**
 * A chosen file as an upright JPEG of at most 1024 px per side without metadata, or why not. A copy, which can be sent even if
 * the file disappears. Never rejects, and answers within half a minute.
 */
export async function shrinkPicture(file: Blob): Promise<Outcome> {
  return (await within(readPicture(file), MAX_READING_MS)) ?? { error: 'notPicture' }
}

async function readPicture(file: Blob): Promise<Outcome> {
  try {
    const bytes = new Uint8Array(await file.slice(0, BYTES_OF_MARKUP).arrayBuffer())
    if (isMarkup(bytes)) return { error: 'notPicture' }
    if (file.size > MAX_CHOSEN_BYTES) return { error: 'tooLarge' }
    // Browsers decode by the bytes whatever the type says, but for SVG, which this type excludes.
    const type = pictureType(bytes) ?? 'image/png'
    return { picture: await encodeJpeg(await decode(new Blob([file], { type }))) }
  } catch {
    return { error: 'notPicture' }
  }
}

/** The same for a picture's web address; undefined for any other address. Rejects if its host refuses this site. */
export async function shrinkPictureAt(address: string): Promise<File | undefined> {
  if (!isSafeWebUrl(address)) return undefined
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = address
  await image.decode()
  return encodeJpeg(image)
}

/** A picture's size within the square, in whole pixels; small ones are not enlarged. */
export function fitWithin(width: number, height: number) {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** In an element: older phones lack createImageBitmap, and Safari's decodes no HEIC. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function encodeJpeg(source: HTMLImageElement): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(source.width, source.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG has no transparency, which would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'profile.jpg', { type: 'image/jpeg' })
}

const BYTES_OF_MARKUP = 512

/** HEIC, AVIF and other ISO media: the size of a first box, of which one of 60 bytes has a `<`, and its name. */
const isIsoMedia = (text: string) => text.startsWith('\0') && text.slice(4, 8) === 'ftyp'

/** Whether a file begins as SVG does, in any encoding; of pictures of dots, only ISO media can begin with `<`. */
function isMarkup(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, BYTES_OF_MARKUP))
  return !isIsoMedia(text) && /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(text)
}

type PictureType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/heic'

/** How many first bytes identify a file's type. */
export const BYTES_OF_TYPE = 12

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** A picture's type by its first bytes, because name and declared type prove nothing; undefined for all else, including SVG. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, BYTES_OF_TYPE))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  const isHeic = isIsoMedia(text) && HEIC_BRANDS.includes(text.slice(8))
  return isHeic ? 'image/heic' : undefined
}
