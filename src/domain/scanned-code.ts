import { readQuery } from '@/lib/read-query'
import { typedText } from '@/lib/typed-text'
import { parseUrl } from '@/lib/safe-url'

const MAX_CODE_LENGTH = 200

/**
 * The points code in a scanned or typed text: the code in a link's query, else the text itself; undefined where that is empty
 * or too long for a code. A scanned link is never opened.
 */
export function scannedCode(text: string): string | undefined {
  const whole = typedText(text)
  const code = codeOfLink(whole) || whole
  return code === '' || code.length > MAX_CODE_LENGTH ? undefined : code
}

/** Links to the app have the code in their query, or in the path and query that LINE wraps into `liff.state`. */
function codeOfLink(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const inner = parseUrl(url.searchParams.get('liff.state') ?? '', url.origin)
  return codeOfQuery(url) || codeOfQuery(inner)
}

const codeOfQuery = (url: URL | undefined) => readQuery(url?.search ?? '').get('qrCode') ?? ''
