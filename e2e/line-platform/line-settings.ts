import type { FriendSettings } from './friendship.ts'
import type { SharePick } from './share-target-picker.ts'

type LineUser = {
  readonly sub: string
  readonly name: string
  readonly picture: string
}

export const SCOPES = ['openid', 'profile', 'email']
/** Seconds. */
export const ACCESS_TOKEN_TTL = 43_200

export type LiffApp = {
  readonly liffId: string
  readonly channelId: string
  readonly endpointUrl: string
}

/** An address is `host/path`, or a bare host for everything on it. All of these may change between two requests. */
export type LineSettings = {
  user: LineUser
  /** Seconds; negative for a token that is issued expired. */
  idTokenTtl: number
  /** `wait` shows a page with the buttons Allow and Cancel. */
  consent: 'allow' | 'wait'
  /** What the member scans. */
  scan: string
  share: SharePick
  friend: FriendSettings
  /** A parameter that recent LINE apps on Android add to the callback. */
  lineAppVersion: string | null
  /** The word of its own that LINE gives a verified MINI App for its links; null for a LIFF app in a Login channel. */
  miniAppWord: string | null
  /** Overrides of the context's `availability`, such as a LIFF app without scanCodeV2. */
  availability: Readonly<Record<string, { readonly permission: boolean; readonly minVer: string }>>
  /** Address → HTTP status. */
  readonly fail: Map<string, number>
  /** Addresses whose answers never arrive. */
  readonly hang: Set<string>
  /** Addresses that cannot be connected to. */
  readonly refuse: Set<string>
}

export const createSettings = (changes: Partial<LineSettings> = {}): LineSettings => ({
  user: {
    sub: `U${'0123456789abcdef'.repeat(2)}`,
    name: 'สมหญิง ใจดี',
    picture: 'https://profile.line-scdn.net/somying',
  },
  idTokenTtl: 3_600,
  consent: 'allow',
  scan: 'SCANNED-CODE',
  share: 'send',
  friend: { isFriend: true, answer: 'add' },
  lineAppVersion: null,
  miniAppWord: null,
  availability: {},
  fail: new Map(),
  hang: new Set(),
  refuse: new Set(),
  ...changes,
})

/** The SDK derives the channel ID from the LIFF ID in the same way. */
export function createLiffApp(liffId: string, endpointUrl: string): LiffApp {
  const channelId = /^(\d+)-\w+$/.exec(liffId)?.[1]
  if (channelId === undefined) throw new Error(`Not a LIFF ID: ${liffId}`)
  return { liffId, channelId, endpointUrl: new URL(endpointUrl).href }
}
