/**
 * Where the page runs, by its user agent: 'liff' is LINE's LIFF browser, 'in-app' LINE's browser for plain links
 * (no LIFF there, though the user agent names LINE), 'browser' anything else.
 */
export function lineBrowser(userAgent: string): 'liff' | 'in-app' | 'browser' {
  if (!/\bLine\/\d/.test(userAgent)) return 'browser'
  return /\bLIFF\b/.test(userAgent) ? 'liff' : 'in-app'
}
