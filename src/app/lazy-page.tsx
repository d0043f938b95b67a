import { lazy, useState, type ComponentType } from 'react'
import { loadFeatureMessages, type TextsOfFeature } from '@/i18n/load-messages'

export type LazyPage = ComponentType & {
  /** Loads the page's chunk and texts before the page is opened. Rejects when the network fails. */
  preload: () => Promise<void>
}

interface Module {
  default: ComponentType
}

/** A lazily loaded module together with the texts that it needs besides the shell's. */
export async function withTextsOf<M>(
  areas: TextsOfFeature | readonly TextsOfFeature[],
  module: Promise<M>,
): Promise<M> {
  const [loaded] = await Promise.all([module, ...[areas].flat().map(loadFeatureMessages)])
  return loaded
}

/** A page in a chunk of its own, with the texts of its feature and of what the feature shares. Once preloaded, the page renders at once: React.lazy alone would show the fallback for a moment. */
export function lazyPage(loadPage: () => Promise<Module>, ...textsOf: TextsOfFeature[]): LazyPage {
  let loaded: ComponentType | undefined
  const load = () => withTextsOf(textsOf, loadPage())
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
