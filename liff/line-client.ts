import liff from '@line/liff/core'
import GetDecodedIDToken from '@line/liff/get-decoded-id-token'
import GetIDToken from '@line/liff/get-id-token'
import I18nModule from '@line/liff/i18n'
import IsApiAvailable from '@line/liff/is-api-available'
import IsInClient from '@line/liff/is-in-client'
import IsLoggedIn from '@line/liff/is-logged-in'
import Login from '@line/liff/login'
import Logout from '@line/liff/logout'
import PermanentLink from '@line/liff/permanent-link'
import ScanCodeV2 from '@line/liff/scan-code-v2'
import type { IdToken, LiffClient, LiffSdk } from './liff-client.ts'
import { lineBrowser } from './opening.ts'

/** How long a permanent link may take to leave the page before a reload. */
const REOPEN_TIMEOUT_MS = 5000

/** LiffSdk over the real SDK's core and used modules, in a chunk that only this file imports. */
export function createLineSdk(): LiffSdk {
  liff.use(new IsInClient())
  liff.use(new IsLoggedIn())
  liff.use(new Login())
  liff.use(new Logout())
  liff.use(new GetIDToken())
  liff.use(new GetDecodedIDToken())
  liff.use(new IsApiAvailable())
  liff.use(new ScanCodeV2())
  liff.use(new PermanentLink())
  // Without this module init throws on Android on return from the LINE app; elsewhere it would cost two requests.
  const isAndroidBrowser =
    /Android/.test(navigator.userAgent) && lineBrowser(navigator.userAgent) === 'browser'
  if (isAndroidBrowser) liff.use(new I18nModule())

  const client: LiffClient = {
    isInClient: () => liff.isInClient(),
    isLoggedIn: () => liff.isLoggedIn(),
    idToken: () => readIdToken(),
    login: (path) => liff.login({ redirectUri: addressOf(path) }),
    logout: () => liff.logout(),
    renew: (path) => {
      const address = addressOf(path)
      // Created before the log-out, which removes the data it needs.
      const link = liff.permanentLink.createUrlBy(address).catch(() => undefined)
      liff.logout()
      if (!liff.isInClient()) return liff.login({ redirectUri: address })
      // Reopening makes LINE give a new token; a reload would keep the stored one.
      void link.then((reopened) => reopened !== undefined && location.assign(reopened))
      setTimeout(() => location.reload(), REOPEN_TIMEOUT_MS)
    },
    // Only in LINE: elsewhere the SDK opens a pop-up, which the Content-Security-Policy leaves empty.
    get scanCode() {
      return liff.isInClient() && liff.isApiAvailable('scanCodeV2') ? scanCode : undefined
    },
  }
  return {
    client,
    init: (liffId) => liff.init({ liffId }),
  }
}

/** The app is served at the LIFF app's Endpoint URL. */
const addressOf = (path: string) => new URL(import.meta.env.BASE_URL + path.slice(1), location.origin).href

async function scanCode(): Promise<string | undefined> {
  const { value } = await liff.scanCodeV2()
  return value ?? undefined
}

function readIdToken(): IdToken | undefined {
  const raw = liff.getIDToken()
  // After a failed verification the SDK has the raw token without claims, which must not be used.
  const claims = liff.getDecodedIDToken()
  if (!raw || !claims) return undefined
  const { sub, aud = '', exp = 0, name, picture } = claims
  return {
    raw,
    ...(sub && { sub }),
    audience: aud,
    expiresAt: exp * 1000,
    ...(name && { name }),
    ...(picture && { picture }),
  }
}
