import { lazy, useState, type ComponentType } from 'react'
import { loadFeatureMessages, type TextsOfFeature } from '@/i18n/load-messages'
import { wholeChunk } from '@/lib/chunks'
import type { PageRow } from './routes'

type LazyPage = ComponentType & {
  /** Loads the page's chunk and texts in advance. Rejects without network. */
  preload: () => Promise<void>
  /** Forgets a failure, which React.lazy would keep, so that the page loads again. */
  forget: () => void
}

type PageLoader = () => Promise<{ default: ComponentType }>

const loaders = import.meta.glob<{ default: ComponentType }>(
  '/src/{app/home,app/pages,features/**/pages}/*-page.tsx',
)
const pages: Record<string, LazyPage> = {}

/** The page of a route, in its own chunk; routes of one page share it. */
export function pageOf({ page, texts }: PageRow): LazyPage {
  return (pages[page] ??= lazyPage(loaders[`/src/${page}.tsx`] as PageLoader, texts)) // the build checks that each route's file exists
}

/** A lazily loaded module with the texts it needs besides the shell's. */
export async function withTextsOf<M extends object>(
  areas: readonly TextsOfFeature[],
  module: Promise<M>,
): Promise<M> {
  const [loaded] = await Promise.all([wholeChunk(module), ...areas.map(loadFeatureMessages)])
  return loaded
}

/** A page with the texts it needs. Once preloaded it renders at once; React.lazy alone would show the fallback for a moment. */
function lazyPage(loadPage: PageLoader, texts: readonly TextsOfFeature[] = []): LazyPage {
  let loaded: ComponentType | undefined
  const load = () => withTextsOf(texts, loadPage())
  let Lazy = lazy(load)
  const Page = () => {
    // Fixed while mounted, since another component would remount the page.
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
