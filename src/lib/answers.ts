import { pause } from './wait.ts'

/** What the promise resolves to, or undefined if it takes longer than this (ms). */
export const within = <Value>(promise: Value | Promise<Value>, ms: number): Promise<Value | undefined> =>
  Promise.race([promise, pause(ms)])

/** Tells what a promise resolves to, until the returned function is called: for an effect, whose end makes the answer stale. */
export function whileWanted<Value>(promise: Promise<Value>, tell: (value: Value) => void): () => void {
  let isWanted = true
  void promise.then((value) => isWanted && tell(value))
  return () => {
    isWanted = false
  }
}
