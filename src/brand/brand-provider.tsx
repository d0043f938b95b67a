import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import type { AppSetting } from '@/brand/app-setting'
import { configuredFacts } from '@/config/configured-facts'
import { writeJson } from '@/storage/storage'
import { useBoot } from '@/session/boot-context'
import { SupportContactContext } from '@/ui/support-contact-context'
import { BrandContext, useBrandLoader } from './use-brand'
import { paintBrand } from './paint-brand'

// A contact that does not load leaves the support code alone.
const SupportContact = lazy(() => import('./support-contact').catch(() => ({ default: () => null })))
const supportContact = (
  <Suspense>
    <SupportContact />
  </Suspense>
)

/** Loads the brand, applies its colours, and stores them for the head script, which makes the next first paint. */
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
  // As the API has it: what the configuration takes away is not stored, and the document's snapshot has the same.
  const { isLoading: _isLoading, isUnknown: _isUnknown, isAnswered, isFresh, readAt, ...setting } = loaded
  const text = JSON.stringify(setting)

  // A layout effect runs before the browser paints, so other colours than the brand's never flash.
  useLayoutEffect(() => {
    const parsed = JSON.parse(text) as AppSetting // serialised above: unlike the object, the text changes only with its content
    return paintBrand(parsed, { isAnswered, isFresh })
  }, [text, isAnswered, isFresh])
  useEffect(() => {
    if (isFresh) writeJson('appSetting', { ...(JSON.parse(text) as AppSetting), readAt })
  }, [text, isFresh, readAt])

  return (
    <BrandContext value={brand}>
      <SupportContactContext value={hasSupport && supportContact}>{children}</SupportContactContext>
    </BrandContext>
  )
}
