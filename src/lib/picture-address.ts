import { isSafeWebUrl, parseUrl } from './safe-url.ts'

/**
 * A picture's address, where an <img> or a style may load it: https, this very machine, a path or an address of the API's
 * origin, or a data address of an image. Undefined for anything else (`javascript:`, `data:text/html`, plain http).
 */
export function pictureAddress(text: string, apiOrigin: string): string | undefined {
  if (/^data:image\//i.test(text)) return text
  const url = parseUrl(text, apiOrigin)
  return url && (url.origin === apiOrigin || isSafeWebUrl(url.href)) ? url.href : undefined
}
