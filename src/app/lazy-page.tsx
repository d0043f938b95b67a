import { lazy, useState, type ComponentType } from 'react'

export type LazyPage = ComponentType & {
  /** Brings the page's code before the page is wanted. Rejects when the network fails. */
  preload: () => Promise<void>
}

/** A page in a chunk of its own. Preloaded, it renders at once: React.lazy alone would show the fallback for a moment. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined
  const Lazy = lazy(load)
  const Page = () => {
    // For as long as the page stands: another component in its place would begin anew.
    const [Loaded] = useState(() => loaded ?? Lazy)
    return <Loaded />
  }
  const preload = async () => {
    loaded = (await load()).default
  }
  return Object.assign(Page, { preload })
}
