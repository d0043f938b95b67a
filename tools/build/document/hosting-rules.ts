/**
 * How every host answers (docs/hosting.md). nginx has the same in its own syntax (tools/deploy/nginx/); tests/hosting/ checks that.
 */
export const CACHE_CONTROL = {
  /** A file below assets/, whose name holds a hash. */
  asset: 'public, max-age=31536000, immutable',
  /** A file that is missing there: it may be back with the next deployment. */
  missing: 'no-store',
  /** index.html, config.json, and whatever else there is. */
  document: 'no-cache',
} as const

/** What a proxy to an API on the site's origin sends: an upload that is opened as a page must not run and read the bearer. */
export const API_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const
