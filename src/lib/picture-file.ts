import { isSafeWebUrl } from './safe-url'

const LONGEST_SIDE_PX = 1024
const QUALITY = 0.9

/** The picture at an address as a JPEG file; undefined where its host does not let this site read it, or for no web address. */
export async function pictureFile(address: string): Promise<File | undefined> {
  if (!isSafeWebUrl(address)) return undefined
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = address
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  const paper = canvas.getContext('2d')
  if (!paper || canvas.width === 0) return undefined
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : undefined
}
