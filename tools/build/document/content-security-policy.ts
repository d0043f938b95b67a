import { createHash } from 'node:crypto'

/** What LINE's SDK calls: the last but one for a shortcut on an iPhone's home screen, the last for its i18n module (on Android). */
export const LINE_ORIGINS = [
  'https://api.line.me',
  'https://liff.line.me',
  'https://access.line.me',
  'https://liff-shortcut.line.me',
  'https://liffsdk.line-scdn.net',
]
/** Where LINE's share list opens. */
export const LINE_SUB_WINDOW = 'https://liff-subwindow.line.me'

/** The Content-Security-Policy of the app. `connect` adds the origins of the APIs where those are not this one. */
export function contentSecurityPolicy(
  inlineScripts: string[],
  connect: string[] = [],
  scriptSources: string[] = [],
): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...scriptSources],
    // styled-components writes its rules into a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Brands host their pictures where they like.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...LINE_ORIGINS, ...connect],
    'frame-src': [LINE_SUB_WINDOW],
    'form-action': ["'self'", LINE_SUB_WINDOW],
    // Only the sanitiser may make HTML from a text, and nothing may make a script: Swiper's own policy would let any text through.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The headers that start, preview and every host answer with (docs/hosting.md). */
export function securityHeaders(csp: string): Record<string, string> {
  return {
    'Content-Security-Policy': csp,
    // LINE's login return carries its code in the query: no referrer may carry that query along.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    // For scanning a points code outside LINE.
    'Permissions-Policy': 'camera=(self)',
  }
}
