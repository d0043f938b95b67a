import React from 'react'
import { flushSync } from 'react-dom'

// Kept from the clocks that tests fake.
const afterThisTask = setImmediate

/** Calls, renders at once what the call has changed, and leaves React a moment for what it does later. */
async function finish(callback: () => unknown): Promise<unknown> {
  const value = await flushSync(callback)
  await new Promise((resolve) => afterThisTask(resolve))
  return value
}

// The React that members get has no `act`, with which Testing Library lets React finish what an event has begun.
Object.assign(React, { act: finish })
