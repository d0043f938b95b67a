import { lazy, useState, type ComponentType } from 'react'

export type LazyPage = ComponentType & {
  /** Loads the page's chunk before the page is opened. Rejects when the network fails. */
  preload: () => Promise<void>
}

/** A page in a chunk of its own. Once preloaded, the page renders at once: React.lazy alone would show the fallback for a moment. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined
  const Lazy = lazy(load)
  const Page = () => {
    // Fixed while the page is mounted: another component in its place would remount the page.
    const [Loaded] = useState(() => loaded ?? Lazy)
    return <Loaded />
  }
  const preload = async () => {
    loaded = (await load()).default
  }
  return Object.assign(Page, { preload })
}
