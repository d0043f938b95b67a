/** The path below which the build is served (docs/hosting.md); '' at the origin's root. */
const BASE = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1)

/** The app's path for an address's path. */
export const appPath = (pathname: string): string => (BASE ? pathname.slice(BASE.length) || '/' : pathname)

/** The address's path for a path of the app, with or without a query. */
export const sitePath = (path: string): string => (BASE ? BASE + path : path)
