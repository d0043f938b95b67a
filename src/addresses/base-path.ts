/** What comes before every path of the app where a build serves it below its origin's root (docs/hosting.md); '' at the root. */
const BASE = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1)

/** The app's path of an address's path. */
export const appPath = (pathname: string): string => (BASE ? pathname.slice(BASE.length) || '/' : pathname)

/** The path at this origin of a path of the app, with or without a query. */
export const sitePath = (path: string): string => (BASE ? BASE + path : path)
