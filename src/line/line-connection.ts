import type { LiffOutcome, LiffSdk } from '#liff/liff-client.ts'
import { hasLiffParameters, isLoginReturn } from '#liff/liff-url.ts'
import { lineBrowser } from '#liff/line-user-agent.ts'
import { readText, writeText } from '@/config/storage'

export interface LineConnection {
  /** Undefined where the brand has no LIFF: then lineprovider/issue leads to LINE. */
  liffId: string | undefined
  browser: ReturnType<typeof lineBrowser>
  /** Whether the address needs LIFF before the router may look at it. */
  isInAddress: boolean
  /** Whether the member is to be signed in without a tap: inside LINE, or back from its login page, and not logged out. */
  isAutomatic: () => boolean
  /** The address is LINE's answer to a login, and nobody has acted on it yet. */
  isReturn: boolean
  /** Boots LIFF, once for all who ask; a failure is everybody's too, until `retry`. */
  connect: () => Promise<LiffOutcome>
  /** The member asks again: what has failed is tried anew by the next `connect`. */
  retry: () => void
  /** Signs out of LINE, where LIFF runs. */
  logout: () => Promise<void>
}

/** The page's one connection to LINE (spec 4; behaviour: LINE). Begins at once where the address or the LINE app asks for it. */
export function createLineConnection(
  liffId: string | undefined,
  loadSdk: () => Promise<LiffSdk>,
  isForcedInLine = false,
): LineConnection {
  const url = new URL(location.href)
  const browser = isForcedInLine ? 'liff' : lineBrowser(navigator.userAgent)
  const isInAddress = liffId !== undefined && hasLiffParameters(url)
  // A fresh opening from LINE ends what a log-out said; a mere reload does not.
  if (isInAddress) writeText('isLoggedOut', undefined)
  // Most openings need no LIFF at all: its code comes with the first that does.
  const runBoot = async (id: string): Promise<LiffOutcome> => {
    try {
      const { bootLiff } = await import('#liff/boot-liff.ts')
      return await bootLiff({ liffId: id, loadSdk })
    } catch {
      return { status: 'failed', code: 'failed' }
    }
  }

  let boot: Promise<LiffOutcome> | undefined
  let hasFailed = false
  const connect = (): Promise<LiffOutcome> => {
    if (liffId === undefined) return Promise.resolve({ status: 'failed', code: 'failed' })
    boot ??= runBoot(liffId).then((outcome) => {
      hasFailed = outcome.status === 'failed'
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
      liffId !== undefined && readText('isLoggedOut') === undefined && (browser === 'liff' || line.isReturn),
    connect,
    // Never by itself: in LINE a second init would leave for LINE's login, come back, fail and leave again.
    retry: () => {
      if (hasFailed) boot = undefined
      hasFailed = false
    },
    logout: async () => {
      const outcome = await boot
      if (outcome?.status === 'ready' && outcome.client.isLoggedIn()) outcome.client.logout()
    },
  }
  if (isInAddress || (line.isAutomatic() && readText('token') === undefined)) void connect()
  return line
}
