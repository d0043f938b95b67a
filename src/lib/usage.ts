import { isSafeWebUrl } from './safe-url.ts'

/** The words that a detail may have; `path` is that of a row of the routes, or `other`. */
type Detail = 'path' | readonly string[]

interface EventRow {
  details: Readonly<Record<string, Detail>>
  doc: string
}

const kind = ['privilege', 'package'] as const

/** What is told to `usageReporting` of config.json, and nothing else: no detail is free text. docs/api.md has this table. */
export const usageEvents = {
  pageOpened: {
    details: { path: 'path' },
    doc: 'A page has opened. `path` is without its query; an address that is no page is `other`.',
  },
  loggedIn: {
    details: { by: ['phone', 'line', 'address', 'callback'] },
    doc: 'A session has begun: by number and PIN, by LINE, by a bearer or by a callback token in the address.',
  },
  collected: { details: {}, doc: 'A scanned code has given points, and the member has been told.' },
  redeemed: {
    details: { kind },
    doc: 'An answer or the history has named the transaction; each once, however often it was sent.',
  },
  codeShown: { details: { kind }, doc: 'A code for staff was issued to this phone.' },
  used: { details: { kind }, doc: 'The app sees for the first time that a code it has shown was used.' },
  shared: {
    details: { by: ['line', 'phone', 'link'] },
    doc: 'Sent to a chat of LINE, given to another app of the phone, or copied.',
  },
} as const satisfies Readonly<Record<string, EventRow>>

type Events = typeof usageEvents
export type UsageName = keyof Events
type WordOf<Of> = Of extends readonly (infer Word)[] ? Word : string
type DetailsOf<Name extends UsageName> = {
  [Key in keyof Events[Name]['details']]: WordOf<Events[Name]['details'][Key]>
}

/** An event as it is sent. */
export interface UsageEvent {
  event: UsageName
  /** Since the document began. */
  second: number
}

/** Far below the 64 kB that browsers send of a page that is being left. */
export const MOST_EVENTS = 400

/** What has happened since the last batch; undefined where nothing is to be told. */
let untold: UsageEvent[] | undefined

/** The address that is to be told; undefined where the browser asks not to be tracked. */
export function usageAddress(configured: unknown): string | undefined {
  // TypeScript lacks the second.
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
  const isAllowed = doNotTrack !== '1' && globalPrivacyControl !== true
  return isAllowed && isSafeWebUrl(configured) ? configured : undefined
}

/** Keeps events from now on, if there is an address to tell them to. */
export function keepUsage(configured: unknown): void {
  untold = usageAddress(configured) === undefined ? undefined : []
}

/** Notes an event for the next batch. */
export function tell<Name extends UsageName>(
  event: Name,
  ...[details]: keyof DetailsOf<Name> extends never ? [] : [DetailsOf<Name>]
): void {
  if (untold && untold.length < MOST_EVENTS)
    untold.push({ event, second: Math.round(performance.now() / 1000), ...details })
}

/** The events since the last batch, each once. */
export const takeUsage = (): UsageEvent[] => untold?.splice(0) ?? []
