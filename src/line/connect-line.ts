import type { LiffSdk } from '#liff/liff-client.ts'
import type { RuntimeConfig } from '@/config/runtime-config'
import { readText } from '@/config/storage'
import { createLineConnection, type LineConnection } from './line-connection'

/** The page's connection to LINE, for the brand that the address, a deep link inside it, storage or the configuration names. */
export async function connectLine(config: RuntimeConfig): Promise<LineConnection> {
  const brandRef = brandOfAddress(new URL(location.href)) ?? readText('brandRef') ?? config.defaultBrandRef
  const liffId = brandRef === undefined ? undefined : config.liffIds[brandRef]
  const fake = import.meta.env.DEV ? await (await import('./fake-line')).fakeLine() : undefined
  if (fake) return createLineConnection(liffId ?? fake.liffId, fake.loadSdk, fake.isInLine)
  return createLineConnection(liffId, loadLineSdk)
}

async function loadLineSdk(): Promise<LiffSdk> {
  const { createLineSdk } = await import('#liff/line-client.ts')
  return createLineSdk()
}

/** The brand in the address, or in `liff.state`, which holds a deep link's query until LINE's SDK has read the address. */
function brandOfAddress(url: URL): string | undefined {
  const state = url.searchParams.get('liff.state') ?? ''
  const inner = new URLSearchParams(state.split('?')[1] ?? '')
  return url.searchParams.get('brandRef') || inner.get('brandRef') || undefined
}
