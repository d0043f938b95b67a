import React from 'react'

// Kept from the clocks that tests fake.
const afterThisTask = setImmediate

// Nobody watches here: what has loaded is shown at once, and not 300 ms after the skeleton before it.
const wait = globalThis.setTimeout
globalThis.setTimeout = ((callback: () => void) => wait(callback)) as typeof setTimeout
const { flushSync } = await import('react-dom')
await import('react-dom/client')
globalThis.setTimeout = wait

/** Calls, renders at once what the call has changed, and leaves React a moment for what it does later. */
async function finish(callback: () => unknown): Promise<unknown> {
  const value = await flushSync(callback)
  await new Promise((resolve) => afterThisTask(resolve))
  return value
}

// The React that members get has no `act`, with which Testing Library lets React finish what an event has begun.
Object.assign(React, { act: finish })
