import { lazy, useState, type ComponentType } from 'react'
import { loadFeatureMessages, type TextsOfFeature } from '@/i18n/load-messages'
import { wholeChunk } from '@/lib/chunks'
import type { PageRow } from './routes'

type LazyPage = ComponentType & {
  /** Loads the page's chunk and texts before the page is opened. Rejects when the network fails. */
  preload: () => Promise<void>
  /** React.lazy remembers a failure: from now on the page is loaded anew. */
  forget: () => void
}

type PageLoader = () => Promise<{ default: ComponentType }>

const loaders = import.meta.glob<{ default: ComponentType }>(
  '/src/{app/home,app/pages,features/**/pages}/*-page.tsx',
)
const pages: Record<string, LazyPage> = {}

/** The page of a row of the route map, in a chunk of its own; two rows of one page share it. */
export function pageOf({ page, texts }: PageRow): LazyPage {
  return (pages[page] ??= lazyPage(loaders[`/src/${page}.tsx`] as PageLoader, texts)) // a row names a file: the build says where not
}

/** A lazily loaded module together with the texts that it needs besides the shell's. */
export async function withTextsOf<M extends object>(
  areas: readonly TextsOfFeature[],
  module: Promise<M>,
): Promise<M> {
  const [loaded] = await Promise.all([wholeChunk(module), ...areas.map(loadFeatureMessages)])
  return loaded
}

/** A page with the texts of its feature and of what the feature shares. Once preloaded, the page renders at once: React.lazy alone would show the fallback for a moment. */
function lazyPage(loadPage: PageLoader, texts: readonly TextsOfFeature[] = []): LazyPage {
  let loaded: ComponentType | undefined
  const load = () => withTextsOf(texts, loadPage())
  let Lazy = lazy(load)
  const Page = () => {
    // Fixed while the page is mounted: another component in its place would remount the page.
    const [Loaded] = useState(() => loaded ?? Lazy)
    return <Loaded />
  }
  const preload = async () => {
    loaded = (await load()).default
  }
  const forget = () => {
    Lazy = lazy(load)
  }
  return Object.assign(Page, { preload, forget })
}
