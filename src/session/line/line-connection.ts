import type { IdToken, LiffOutcome, LiffSdk } from '#liff/liff-client.ts'
import { hasCredentialHash, hasLiffParameters, isLoginReturn, lineBrowser } from '#liff/opening.ts'
import { storedBearer } from '@/storage/bearer'
import { brandAsKnown, decideBrand } from '@/config/brand-of-visit'
import type { RuntimeConfig } from '@/config/runtime-config'
import { readStored, writeStored } from '@/storage/storage'
import { brandOfAddress, readQuery } from '@/lib/read-query'
import { whenIdle } from '@/lib/when-idle'

export interface LineConnection {
  /** Undefined if the brand has no LIFF; lineprovider/issue then leads to LINE. */
  readonly liffId: string | undefined
  readonly browser: ReturnType<typeof lineBrowser>
  /** LIFF must read the address before the router. */
  readonly isInAddress: boolean
  /** Whether to sign in without a tap: inside LINE or back from its login page, and not logged out. */
  isAutomatic: () => boolean
  /** Whether the address is the answer to a LINE login that no code has handled yet. */
  hasReturned: () => boolean
  /** The same, for the code that handles it: true once. */
  takeReturn: () => boolean
  /** Boots LIFF once: all callers share the outcome, even an error, until `retry`. */
  connect: () => Promise<LiffOutcome>
  /** The boot, if it does not leave the page: it has begun, or LINE has opened this tab with credentials. */
  connectQuietly: () => Promise<LiffOutcome> | undefined
  /** Lets the next `connect` boot LIFF again after an error. */
  retry: () => void
  /** The LINE user, without booting LIFF. */
  person: () => Promise<Pick<IdToken, 'sub' | 'name' | 'picture'> | undefined>
  /** Has a session ended that another LINE user has begun, as soon as LINE says who is here. */
  onAnotherUser: (end: () => void) => void
  /** Signs out of LINE inside LINE, and boots nothing until a retry. Call it after everything stored is removed. */
  logout: () => Promise<void>
}

/** LIFF's chunk may hang. The wait is long, because without LIFF a deep link is lost. */
const CHUNK_MS = 20_000

/** The page's one connection to LINE (spec 4). Connects at once if the address or the LINE app requires it. */
export function createLineConnection(
  liffId: string | undefined,
  loadSdk: () => Promise<LiffSdk>,
  isForcedInLine = false,
): LineConnection {
  const browser = isForcedInLine ? 'liff' : lineBrowser(navigator.userAgent)
  // LINE's SDK would trust credentials in a link; LINE's browser for links opens anybody's.
  if (browser !== 'liff' || liffId === undefined) removeCredentials()
  const url = new URL(location.href)
  const isInAddress = liffId !== undefined && hasLiffParameters(url)
  // A new opening from LINE, but not a reload, clears the log-out's flag.
  if (isInAddress) writeStored('isLoggedOut', undefined)
  if (isInAddress && hasCredentialHash(url)) writeStored('isOpenedByLine', 'true')
  // Until this chunk has loaded, links open as LINE opens them.
  const openLinksOutside = () =>
    void import('./open-links-outside').then((links) => links.openLinksOutside(line)).catch(() => undefined)
  if (browser === 'liff') addEventListener('pointerdown', openLinksOutside, { once: true })
  // Most visits need no LIFF: the first `connect` loads its chunk. Once the router has started, a late chunk must not boot. Nor
  // after a log-out: the tab has no credentials, and the SDK would leave for LINE's login.
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
      if (chunk)
        return await chunk.bootLine(
          browser === 'liff',
          { liffId: id, loadSdk: loadSdkUnlessOver, onLate: settleLate },
          () => endAnothersSession(),
        )
      removeCredentials()
      return { status: 'failed', code: 'timeout' }
    } catch {
      removeCredentials()
      return { status: 'failed', code: 'failed' }
    }
  }

  // LINE may say it before the start, which ends the session then.
  let isAnothersSession = false
  let endAnothersSession = () => {
    isAnothersSession = true
  }
  let isReturn = isInAddress && isLoginReturn(url)
  let boot: Promise<LiffOutcome> | undefined
  let hasFailed = false
  /** Keeps an outcome for all callers. */
  const settle = (outcome: LiffOutcome): LiffOutcome => {
    boot = Promise.resolve(outcome)
    hasFailed = outcome.status === 'failed'
    if (!hasFailed && browser === 'liff') whenIdle(openLinksOutside)
    return outcome
  }
  /** Not in place of another try, nor after a log-out. */
  const settleLate = (outcome: LiffOutcome) => {
    if (outcome.status === 'ready' && hasFailed && !isOver) settle(outcome)
  }
  const connect = (): Promise<LiffOutcome> => {
    if (liffId === undefined) return Promise.resolve({ status: 'failed', code: 'failed' })
    boot ??= runBoot(liffId).then(settle)
    return boot
  }

  const line: LineConnection = {
    liffId,
    browser,
    isInAddress,
    hasReturned: () => isReturn,
    takeReturn: () => {
      const hasReturned = isReturn
      isReturn = false
      return hasReturned
    },
    isAutomatic: () =>
      liffId !== undefined && readStored('isLoggedOut') === undefined && (browser === 'liff' || isReturn),
    connect,
    // Without credentials in the tab, the SDK would leave for LINE's login.
    connectQuietly: () => boot ?? (readStored('isOpenedByLine') === undefined ? undefined : connect()),
    // Never automatic: a second init in LINE would leave for LINE's login, return, fail, and leave again.
    retry: () => {
      if (hasFailed) boot = undefined
      hasFailed = false
      isOver = false
    },
    person: async () => {
      const outcome = await boot
      return outcome?.status === 'ready' && outcome.client.isLoggedIn() ? outcome.client.idToken() : undefined
    },
    onAnotherUser: (end) => {
      endAnothersSession = end
      if (isAnothersSession) end()
      isAnothersSession = false
    },
    logout: async () => {
      isOver = true
      removeCredentials()
      const outcome = await boot
      // Outside LINE nothing is stored except what another tab has stored since.
      if (outcome?.status === 'ready' && outcome.client.isInClient()) outcome.client.logout()
    },
  }
  if (isInAddress || (line.isAutomatic() && storedBearer() === undefined)) void connect()
  return line
}

/** Without LIFF nobody reads LINE's credentials, and they would stay in an address that members share. */
function removeCredentials(): void {
  const { href, pathname, search } = location
  if (!hasCredentialHash(new URL(href))) return
  history.replaceState(history.state, '', pathname + search)
  writeStored('isOpenedByLine', undefined)
}

/** Connects the page to LINE, for the brand of the address, a deep link in it, storage or the configuration. */
export async function connectLine(config: RuntimeConfig): Promise<LineConnection> {
  const last = readStored('brandRef')
  const named = brandAsKnown(brandOfAddress(readQuery(location.search)), config, last)
  const brandRef = decideBrand([named], config, last)
  const liffId = new Map(Object.entries(config.liffIds)).get(brandRef ?? '')
  const fake = import.meta.env.DEV ? await (await import('@/sandbox/line/fake-line')).fakeLine() : undefined
  if (fake) return createLineConnection(liffId ?? fake.liffId, fake.loadSdk, fake.isInLine)
  return createLineConnection(liffId, loadLineSdk)
}

async function loadLineSdk(): Promise<LiffSdk> {
  const { createLineSdk } = await import('#liff/line-client.ts')
  return createLineSdk()
}
