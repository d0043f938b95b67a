import { parseUrl } from '@/lib/safe-url'

const LONGEST = 200

/**
 * The points code that a scanned or typed text means: the one that a link carries, else the text itself; undefined where it
 * is empty or too long to be one. Nothing is ever navigated to.
 */
export function scannedCode(text: string): string | undefined {
  const whole = text.trim()
  const code = codeOfLink(whole) || whole
  return code === '' || code.length > LONGEST ? undefined : code
}

/** Links to the app name the code in their query, or in the path and query that LINE wraps into `liff.state`. */
function codeOfLink(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const inner = parseUrl(url.searchParams.get('liff.state') ?? '', url.origin)
  return codeOfQuery(url) || codeOfQuery(inner)
}

const codeOfQuery = (url: URL | undefined) => url?.searchParams.get('qrCode')?.trim()
