import { BYTES_OF_TYPE, pictureType } from './picture-type'

const MOST_BYTES = 5 * 1024 * 1024
const LONGEST_SIDE = 1024
const QUALITY = 0.86

/** Why a file makes no picture: it is none of the known types, it is larger than 5 MB, or this phone cannot read it. */
export type PictureFault = 'notPicture' | 'tooLarge' | 'unreadable'

/** A chosen file as a JPEG of at most 1024 px a side, turned as it was taken and without what else it told (place, camera), or why not. */
export async function shrinkPicture(file: Blob): Promise<{ picture: File } | { fault: PictureFault }> {
  const type = pictureType(new Uint8Array(await file.slice(0, BYTES_OF_TYPE).arrayBuffer()))
  if (type === undefined) return { fault: 'notPicture' }
  if (file.size > MOST_BYTES) return { fault: 'tooLarge' }
  try {
    const blob = await draw(await decode(new Blob([file], { type })))
    return { picture: new File([blob], 'profile.jpg', { type: 'image/jpeg' }) }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** The size of a picture within a square, in whole pixels; small ones stay as they are. */
export function fitWithin(width: number, height: number, side = LONGEST_SIDE) {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // Older phones have no such function, and Safari reads HEIC in an element alone.
    return decodeInElement(file)
  }
}

async function decodeInElement(file: Blob): Promise<HTMLImageElement> {
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

async function draw(source: ImageBitmap | HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(source.width, source.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG knows no transparency, and what was transparent would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  if ('close' in source) source.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('no picture')
  return blob
}
