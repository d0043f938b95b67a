import { loadFeatureMessages, type TextsOfFeature } from '@/i18n/load-messages'
import { lazy, useState, type ComponentType } from 'react'

export type LazyPage = ComponentType & {
  /** Loads the page's chunk and texts before the page is opened. Rejects when the network fails. */
  preload: () => Promise<void>
}

/** A page in a chunk of its own, with its feature's texts. Once preloaded, the page renders at once: React.lazy alone would show the fallback for a moment. */
export function lazyPage(
  loadPage: () => Promise<{ default: ComponentType }>,
  textsOf?: TextsOfFeature,
): LazyPage {
  let loaded: ComponentType | undefined
  const load = async () => {
    const [page] = await Promise.all([loadPage(), textsOf && loadFeatureMessages(textsOf)])
    return page
  }
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
