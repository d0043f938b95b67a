/**
 * How every host answers (docs/hosting.md). nginx and Caddy have the same in their own words (tools/deploy/nginx/,
 * tools/deploy/caddy/); tests/hosting/ asks each server.
 */
export const CACHE_CONTROL = {
  /** A file below assets/, whose name holds a hash. */
  asset: 'public, max-age=31536000, immutable',
  /** A file that is missing there: it may be back with the next deployment. */
  missing: 'no-store',
  /** index.html, config.json, and whatever else there is. */
  document: 'no-cache',
} as const

/** What a proxy to an API on the site's origin sends: an upload that is opened as a page must not run there, and read the bearer. */
export const API_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const

/** What nobody is sent, below the base: files for the host's eyes alone. */
export const HIDDEN = '(?:_headers|_redirects|web\\.config$|\\.(?!well-known/))'
