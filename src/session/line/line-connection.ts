import type { IdToken, LiffOutcome, LiffSdk } from '#liff/liff-client.ts'
import { hasCredentialHash, hasLiffParameters, isLoginReturn, lineBrowser } from '#liff/opening.ts'
import { storedBearer } from '@/storage/bearer'
import type { RuntimeConfig } from '@/config/runtime-config'
import { readStored, writeText } from '@/storage/storage'
import { brandOfAddress, readQuery } from '@/lib/read-query'
import { whenIdle } from '@/lib/when-idle'

export interface LineConnection {
  /** Undefined where the brand has no LIFF: then lineprovider/issue leads to LINE. */
  liffId: string | undefined
  browser: ReturnType<typeof lineBrowser>
  /** Whether LIFF has to read the address before the router may. */
  isInAddress: boolean
  /** Whether the member is to be signed in without a tap: inside LINE, or back from its login page, and not logged out. */
  isAutomatic: () => boolean
  /** The address is LINE's answer to a login, and no code has handled that answer yet. */
  isReturn: boolean
  /** Boots LIFF once: all callers share the outcome, an error too, until `retry`. */
  connect: () => Promise<LiffOutcome>
  /** The boot, where it leaves the page alone: it has begun, or LINE has opened this tab with credentials. Else undefined. */
  connectQuietly: () => Promise<LiffOutcome> | undefined
  /** For the member's retry: after an error the next `connect` boots LIFF again. */
  retry: () => void
  /** Who is logged in to LINE; LIFF is not booted to find out. */
  person: () => Promise<Pick<IdToken, 'sub' | 'name' | 'picture'> | undefined>
  /** Signs out of LINE, where LIFF runs in LINE, and boots nothing any more until a retry. Call once everything stored is removed. */
  logout: () => Promise<void>
}

/** LIFF's chunk may hang. A slow one is waited for: it leads on to a deep link, which is lost without it. */
const CHUNK_MS = 20_000

/** The page's one connection to LINE (spec 4). Connects at once where the address or the LINE app requires it. */
export function createLineConnection(
  liffId: string | undefined,
  loadSdk: () => Promise<LiffSdk>,
  isForcedInLine = false,
): LineConnection {
  const browser = isForcedInLine ? 'liff' : lineBrowser(navigator.userAgent)
  // LINE's SDK takes a link's for the member's own in LINE's browser for links too, where anybody's link opens.
  if (browser !== 'liff' || liffId === undefined) removeCredentials()
  const url = new URL(location.href)
  const isInAddress = liffId !== undefined && hasLiffParameters(url)
  // A new opening from LINE clears the flag of a log-out; a mere reload does not.
  if (isInAddress) writeText('isLoggedOut', undefined)
  if (isInAddress && hasCredentialHash(url)) writeText('isOpenedByLine', 'true')
  // In a chunk of its own: a link that is tapped before it has loaded opens as LINE opens any.
  const openLinksOutside = () =>
    void import('./open-links-outside').then((links) => links.openLinksOutside(line)).catch(() => undefined)
  if (browser === 'liff') addEventListener('pointerdown', openLinksOutside, { once: true })
  // Most visits need no LIFF at all: its chunk is loaded by the first `connect`. One that comes too late boots nothing: the router is there.
  // After a log-out the tab has no credentials, and in LINE the SDK would leave for LINE's login.
  let isOver = false
  const loadSdkUnlessOver = async () => {
    const sdk = await loadSdk()
    if (isOver) throw new Error('logged out')
    return sdk
  }
  const runBoot = async (id: string): Promise<LiffOutcome> => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, CHUNK_MS))
    try {
      const chunk = await Promise.race([import('./line-user'), late])
      if (chunk) return await chunk.bootLine(browser === 'liff', { liffId: id, loadSdk: loadSdkUnlessOver })
      removeCredentials()
      return { status: 'failed', code: 'timeout' }
    } catch {
      removeCredentials()
      return { status: 'failed', code: 'failed' }
    }
  }

  let boot: Promise<LiffOutcome> | undefined
  let hasFailed = false
  const connect = (): Promise<LiffOutcome> => {
    if (liffId === undefined) return Promise.resolve({ status: 'failed', code: 'failed' })
    boot ??= runBoot(liffId).then((outcome) => {
      hasFailed = outcome.status === 'failed'
      if (!hasFailed && browser === 'liff') whenIdle(openLinksOutside)
      return outcome
    })
    return boot
  }

  const line: LineConnection = {
    liffId,
    browser,
    isInAddress,
    isReturn: isInAddress && isLoginReturn(url),
    isAutomatic: () =>
      liffId !== undefined &&
      readStored('isLoggedOut') === undefined &&
      (browser === 'liff' || line.isReturn),
    connect,
    // In LINE the SDK leaves for LINE's login where the tab has no credentials.
    connectQuietly: () => boot ?? (readStored('isOpenedByLine') === undefined ? undefined : connect()),
    // Never automatically: in LINE a second init would leave for LINE's login, return, fail and leave again.
    retry: () => {
      if (hasFailed) boot = undefined
      hasFailed = false
      isOver = false
    },
    person: async () => {
      const outcome = await boot
      return outcome?.status === 'ready' && outcome.client.isLoggedIn() ? outcome.client.idToken() : undefined
    },
    logout: async () => {
      isOver = true
      removeCredentials()
      const outcome = await boot
      // Elsewhere nothing is left that is stored, but what another tab may have stored since.
      if (outcome?.status === 'ready' && outcome.client.isInClient()) outcome.client.logout()
    },
  }
  if (isInAddress || (line.isAutomatic() && storedBearer() === undefined)) void connect()
  return line
}

/** Where no LIFF reads them, LINE's credentials would stay in an address that members share; the tab does not have them then. */
function removeCredentials(): void {
  const { href, pathname, search } = location
  if (!hasCredentialHash(new URL(href))) return
  history.replaceState(history.state, '', pathname + search)
  writeText('isOpenedByLine', undefined)
}

/** The page's connection to LINE, for the brand that the address, a deep link inside it, storage or the configuration names. */
export async function connectLine(config: RuntimeConfig): Promise<LineConnection> {
  const brandRef =
    brandOfAddress(readQuery(location.search)) ?? readStored('brandRef') ?? config.defaultBrandRef
  const liffId = new Map(Object.entries(config.liffIds)).get(brandRef ?? '')
  const fake = import.meta.env.DEV ? await (await import('./fake-line')).fakeLine() : undefined
  if (fake) return createLineConnection(liffId ?? fake.liffId, fake.loadSdk, fake.isInLine)
  return createLineConnection(liffId, loadLineSdk)
}

async function loadLineSdk(): Promise<LiffSdk> {
  const { createLineSdk } = await import('#liff/line-client.ts')
  return createLineSdk()
}
