declare module 'virtual:pages' {
  /** Loads each page of `pageModules` (routes.ts), in its order; made by tools/build/pages.ts. */
  const loaders: readonly (() => Promise<{ default: import('react').ComponentType }>)[]
  export default loaders
}
