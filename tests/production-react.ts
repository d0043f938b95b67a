import React from 'react'

// The real one, because tests fake timers.
const afterThisTask = setImmediate

// React takes `setTimeout` as it loads. Without the delay it shows loaded content at once, not 300 ms after the skeleton.
const wait = globalThis.setTimeout
globalThis.setTimeout = ((callback: () => void) => wait(callback)) as typeof setTimeout
const { flushSync } = await import('react-dom')
await import('react-dom/client')
globalThis.setTimeout = wait

/** Runs the callback, renders its updates synchronously, and gives React a turn for its later work. */
async function finish(callback: () => unknown): Promise<unknown> {
  const value = await flushSync(callback)
  await new Promise((resolve) => afterThisTask(resolve))
  return value
}

// Testing Library calls `act` to wait for React; React's production build has none.
Object.assign(React, { act: finish })
