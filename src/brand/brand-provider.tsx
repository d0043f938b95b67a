import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import type { AppSetting } from '@/brand/app-setting'
import { configuredFacts } from '@/config/configured-facts'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { readStored, writeStored } from '@/storage/storage'
import { useBoot } from '@/session/boot-context'
import { applyTokens, watchMode } from '@/theme/apply-brand'
import type { StoredTheme } from '@/theme/first-paint'
import type { Mode } from '@/theme/surfaces'
import { SupportContactContext } from '@/ui/app-contexts'
import { BrandContext, useBrandLoader, type Brand } from './use-brand'

/** In the chunk of the first pages, which are the first to need other colours (tools/build/chunks.ts). */
const loadDeriveTokens = () => import('@/theme/derive-tokens')
const loadSupportContact = () => import('./support-contact')

/** Shown beside a support code, if it loads. */
function LazySupportContact() {
  const SupportContact = useLazyComponent(loadSupportContact)
  return SupportContact && <SupportContact />
}

const supportContact = <LazySupportContact />

/** Loads the brand, applies its colours, and stores them for the head script's next first paint. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const loaded = useBrandLoader()
  const { config } = useBoot()
  const hasNoPackages = config.off.includes('package')
  const brand = useMemo(
    () => ({
      ...loaded,
      ...(hasNoPackages && { navbarMenu: { ...loaded.navbarMenu, isPackageActive: false } }),
    }),
    [loaded, hasNoPackages],
  )
  const hasSupport = configuredFacts(config, brand.brandRef).some(({ support }) => support !== undefined)
  // As the API sent them, before the configuration removes anything.
  const { isLoading: _isLoading, isUnknown: _isUnknown, isAnswered, isFresh, readAt, ...setting } = loaded
  const text = JSON.stringify(setting)

  // A layout effect runs before the paint, so that other colours never flash.
  useLayoutEffect(() => {
    const parsed = JSON.parse(text) as AppSetting // serialised above; unlike the object, it changes only with its content
    return paintBrand(parsed, { isAnswered, isFresh })
  }, [text, isAnswered, isFresh])
  useEffect(() => {
    if (isFresh) writeStored('appSetting', { ...(JSON.parse(text) as AppSetting), readAt })
  }, [text, isFresh, readAt])

  return (
    <BrandContext value={brand}>
      <SupportContactContext value={hasSupport && supportContact}>{children}</SupportContactContext>
    </BrandContext>
  )
}

/**
 * Applies a brand's colours, and again when the phone's mode changes; returns how to stop. Colours are derived only if storage
 * does not have them for these fields and this version.
 */
export function paintBrand(
  { brandRef, themeFields, isDark }: AppSetting,
  { isAnswered, isFresh }: Pick<Brand, 'isAnswered' | 'isFresh'>,
): () => void {
  const painted = new AbortController()
  const paint = (theme: StoredTheme) => {
    const stop = watchMode(isDark, (mode) => applyTokens(theme[mode], mode))
    painted.signal.addEventListener('abort', stop)
  }
  // Another version of the app may derive other colours; the chunk's address identifies the version.
  const source = JSON.stringify([import.meta.url, brandRef, themeFields, isDark])
  const stored = readStored('themeTokens')
  if (stored?.source === source) paint(stored)
  // Until the query is answered, the head script's colours stay.
  else if (isAnswered)
    loadDeriveTokens().then(
      ({ deriveTokens }) => {
        if (painted.signal.aborted) return
        const derive = (mode: Mode) => deriveTokens(themeFields, mode)
        const theme = { light: derive('light'), dark: derive('dark'), isDark, source }
        if (isFresh) writeStored('themeTokens', theme)
        paint(theme)
      },
      // Without network the head script's colours stay too.
      () => undefined,
    )
  return () => painted.abort()
}
