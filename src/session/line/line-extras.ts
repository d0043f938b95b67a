import type { LiffExtras } from '#liff/liff-client.ts'
import type { LineConnection } from './line-connection'

/** Rarely used parts of LINE's SDK, in a lazy chunk. Rejects without network. */
export async function loadLineExtras(): Promise<LiffExtras> {
  if (import.meta.env.DEV) {
    const fake = await (await import('@/sandbox/line/fake-line')).fakeLine()
    if (fake) return fake.extras
  }
  const { createLineExtras } = await import('#liff/line-extras.ts')
  return createLineExtras()
}

/** The same once LIFF runs; undefined if the brand has no LIFF or it fails to start. Never rejects. */
export async function lineExtrasOf(line: LineConnection): Promise<LiffExtras | undefined> {
  if (line.liffId === undefined) return undefined
  const [outcome, extras] = await Promise.all([line.connect(), loadLineExtras().catch(() => undefined)])
  return outcome.status === 'ready' ? extras : undefined
}

/**
 * The same only inside LINE, if LIFF runs or can start without leaving the page and the member is logged in to LINE; else
 * undefined. Rejects without network.
 */
export async function lineExtrasInLine(
  line: Pick<LineConnection, 'connectQuietly'>,
): Promise<LiffExtras | undefined> {
  const outcome = await line.connectQuietly()
  if (outcome?.status !== 'ready') return undefined
  if (!outcome.client.isInClient() || !outcome.client.isLoggedIn()) return undefined
  return loadLineExtras()
}

/** Closes the app's window in LINE; undefined elsewhere, where a page cannot close itself. Rejects without network. */
export function closeInLine({ browser }: Pick<LineConnection, 'browser'>): (() => Promise<void>) | undefined {
  return browser === 'browser' ? undefined : async () => (await loadLineExtras()).closeWindow()
}

/** Whether LINE itself refused, and not the network. */
export function isRefusedByLine(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}
