import { useSyncExternalStore } from 'react'

// What a phone says of itself may be untrue for ever. Each of its hints has one owner: here these two, in server-clock.ts its clock,
// in i18n/format.ts its time zone, in storage/storage.ts whether it stores.

/** An answer has come over the network since the phone said that it is offline. */
let isContradicted = false
const listeners = new Set<() => void>()

/** Tells of an answer that came over the network, and so stands against a phone that says that it is offline. */
export function noteNetworkAnswer(): void {
  if (navigator.onLine || isContradicted) return
  isContradicted = true
  for (const listener of listeners) listener()
}

/** Whether the phone says that it is offline, and no answer says otherwise. It words failures; it never stops a call. */
export const saysOffline = (): boolean => !navigator.onLine && !isContradicted

function subscribe(listener: () => void): () => void {
  const watch = new AbortController()
  const handleChange = () => {
    isContradicted = false
    listener()
  }
  for (const event of ['online', 'offline'])
    window.addEventListener(event, handleChange, { signal: watch.signal })
  listeners.add(listener)
  return () => {
    watch.abort()
    listeners.delete(listener)
  }
}

export const useSaysOffline = (): boolean => useSyncExternalStore(subscribe, saysOffline)

/** Somebody has tapped since the browser said that nobody sees the page. */
let isSeen = false

/** Takes a tap on a page that is said to be hidden for its being shown, and tells those who wait for that. */
export function followTaps(): () => void {
  const watch = new AbortController()
  const options = { capture: true, signal: watch.signal }
  const seen = new Event('visibilitychange', { bubbles: true })
  window.addEventListener('visibilitychange', (event) => void (isSeen = event === seen), options)
  window.addEventListener('pointerdown', () => saysHidden() && document.dispatchEvent(seen), options)
  return () => {
    isSeen = false
    watch.abort()
  }
}

/**
 * Whether the browser says that nobody sees the page, and no tap says otherwise. It may put off, until the page is shown, what no tap
 * has asked for: a read, an animation, a camera, a word. It never stops a tap or the call of one.
 */
export const saysHidden = (): boolean => document.visibilityState === 'hidden' && !isSeen
