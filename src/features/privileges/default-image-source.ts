import { originOfBase, pictureAddress } from '@/lib/safe-url'

const BASE64_TYPE = 1

/** The first bytes of the allowed formats, as a binary string. SVG is not allowed, because an SVG can contain scripts. */
const formats = [
  [/^\x89PNG\r\n/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^GIF8/, 'gif'],
] as const

/**
 * The <img> source of the default privilege image (spec 3): base64 only if the bytes are really a picture; a file name as a
 * URL, or as a path on the customer API's origin. Undefined if there is nothing to show.
 */
export function defaultImageSource(
  image: { type: number; file_image: string },
  customerApiUrl: string,
): string | undefined {
  const file = image.file_image.trim()
  if (!file) return undefined
  if (image.type === BASE64_TYPE) return base64Source(file)
  return pictureAddress(file, originOfBase(customerApiUrl))
}

function base64Source(text: string): string | undefined {
  const data = text.replace(/^data:[^,]*,/, '').replace(/\s/g, '')
  const bytes = decode(data)
  const format = formats.find(([start]) => start.test(bytes))?.[1]
  return format && `data:image/${format};base64,${data}`
}

function decode(data: string): string {
  try {
    return atob(data)
  } catch {
    return ''
  }
}
