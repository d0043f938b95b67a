import type { LiffClient, LiffExtras, LiffSdk } from '#liff/liff-client.ts'

export interface FakeOptions {
  /** The LINE user's id. */
  sub: string
  name: string
  /** 'line': inside LINE, signed in; 'browser': outside; 'denied': refuses at LINE's page. */
  mode: 'line' | 'browser' | 'denied'
  /** LINE's own clock (ms), by default this phone's. */
  now?: () => number
}

const HOUR_MS = 3_600_000
const STORAGE_KEY = 'fake-liff-logged-in'

/** LiffSdk without LINE, for development: an unsigned ID token of the given user, and real redirects. */
export function createFakeSdk({ sub, name, mode, now = Date.now }: FakeOptions): LiffSdk {
  let channelId = ''
  // Outside LINE whoever has logged in last, in any tab, as with the real SDK.
  const userHere = () => (mode === 'line' ? sub : sessionStorage.getItem(STORAGE_KEY))
  const isLoggedIn = () => userHere() !== null
  const login = (path: string) => {
    const back = new URL(import.meta.env.BASE_URL + path.slice(1), location.origin)
    if (mode === 'denied') back.searchParams.set('liffOAuth2Error', 'ACCESS_DENIED')
    else sessionStorage.setItem(STORAGE_KEY, sub)
    location.assign(back)
  }
  const logout = () => sessionStorage.removeItem(STORAGE_KEY)
  const client: LiffClient = {
    isInClient: () => mode === 'line',
    isLoggedIn,
    idToken: () => {
      const user = userHere()
      if (user === null) return undefined
      const expiresAt = now() + HOUR_MS
      const claims = { iss: 'fake', sub: user, aud: channelId, exp: Math.floor(expiresAt / 1000), name }
      return {
        raw: `${encode({ alg: 'none' })}.${encode(claims)}.fake`,
        sub: user,
        audience: channelId,
        expiresAt,
        name,
      }
    },
    login,
    logout,
    renew: (path) => {
      logout()
      login(path)
    },
    ...(mode === 'line' && { scanCode }),
  }
  return {
    client,
    init: (liffId) => {
      channelId = liffId.split('-')[0] ?? ''
      return Promise.resolve()
    },
  }
}

/** LiffExtras without LINE: every call succeeds at once, and the official account is a friend until the next load. */
export function createFakeExtras({ mode }: Pick<FakeOptions, 'mode'>, liffId: string): LiffExtras {
  let isAdded = false
  return {
    permanentLink: (address) => {
      const { pathname, search } = new URL(address)
      const path = pathname.slice(import.meta.env.BASE_URL.length)
      return Promise.resolve(`https://liff.line.me/${liffId}${path && `/${path}`}${search}`)
    },
    isFriend: () => Promise.resolve(isAdded),
    closeWindow: () => window.close(),
    ...(mode === 'line' && {
      share: () => Promise.resolve(true),
      addFriend: () => {
        isAdded = true
        return Promise.resolve()
      },
      addToHomeScreen: () => Promise.resolve(),
      addToCalendar: () => Promise.resolve(),
    }),
  }
}

async function scanCode(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve))
  return 'EARN50'
}

function encode(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
