import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { App } from '@/app/app'
import { pageOf } from '@/app/lazy-page'
import { routeOf } from '@/app/routes'
import type { BrandSnapshot } from '@/brand/brand-snapshot'
import { parseTheme } from '@/brand/parse-theme'
import { configOfBrand, parseRuntimeConfig, type RuntimeConfig } from '@/config/runtime-config'
import { loadMessages } from '@/i18n/load-messages'
import { localeTags, type Locale } from '@/i18n/locale'
import { createLineConnection } from '@/line/line-connection'
import { findLineProvider } from '@/session/line-sign-in'
import { localeChanged } from '@/store/preferences.slice'
import { brandChosen, loggedOut } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import { deriveTokens } from '@/theme/derive-tokens'

/** The pages before a login that look the same to every visitor of a brand. */
const DRAWN = [paths.landing, paths.lineLogin]
const LOCALES: Locale[] = ['th', 'en']

/** A page as the document has it, for one brand and language. */
export interface RenderedPage {
  path: string
  brandRef: string
  locale: Locale
  html: string
}

/** The configuration of a file, as the app reads it; undefined where the app cannot use it. */
export const readConfig = (raw: unknown): RuntimeConfig | undefined => parseRuntimeConfig(raw)

export { configOfBrand }

/** Asks the brand's API, by the app's own transport, for what the document is to know of the brand. */
export async function takeBrand(
  config: RuntimeConfig,
  brandRef: string,
): Promise<{ snapshot: BrandSnapshot } | { error: AppError }> {
  const store = makeStore(config)
  const [theme, providers] = await Promise.all([
    store.dispatch(api.endpoints.getTheme.initiate(brandRef)),
    store.dispatch(api.endpoints.listProviders.initiate({ brandRef, isGlobal: false })),
  ])
  if (!theme.data) return { error: toAppError(theme.error) }
  const setting = parseTheme(brandRef, theme.data.resp)
  const { themeFields, isDark } = setting
  const hasLine = providers.data && findLineProvider(providers.data) !== undefined
  return {
    snapshot: {
      setting,
      theme: { light: deriveTokens(themeFields, 'light'), dark: deriveTokens(themeFields, 'dark'), isDark },
      pictures: {},
      hasLine,
    },
  }
}

/** Renders the app at each of the drawn pages, for each brand and language, with the styles of them all; `open` shows an address. */
export async function renderPages(
  config: RuntimeConfig,
  brands: BrandSnapshot[],
  open: (path: string) => void,
): Promise<{ pages: RenderedPage[]; styles: string }> {
  window.__brands = brands
  // An ordinary browser, where nobody is signed in by itself.
  const line = createLineConnection(undefined, () => Promise.reject(new Error('no LINE here')))
  const sheet = new ServerStyleSheet()
  const pages: RenderedPage[] = []
  for (const locale of LOCALES) {
    document.documentElement.lang = localeTags[locale]
    await loadMessages(locale)
    for (const path of DRAWN) {
      await pageOf(routeOf(path)).preload()
      for (const { setting } of brands) {
        open(path)
        const store = makeStore(config)
        store.dispatch(brandChosen({ brandRef: setting.brandRef, isGlobal: undefined }))
        store.dispatch(loggedOut())
        store.dispatch(localeChanged(locale))
        const html = renderToString(
          <StyleSheetManager sheet={sheet.instance}>
            <App boot={{ config, line, startedAt: 0 }} store={store} />
          </StyleSheetManager>,
        )
        pages.push({ path, brandRef: setting.brandRef, locale, html })
      }
    }
  }
  return { pages, styles: sheet.getStyleTags() }
}
