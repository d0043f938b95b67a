import { BroadcastChannel } from 'node:worker_threads'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// MSW wants one as it loads, and happy-dom has none.
Object.assign(globalThis, { BroadcastChannel })

// happy-dom has an empty stub: nothing moves there, and a dialog closes at once, as in a browser without it.
Object.assign(Element.prototype, { getAnimations: undefined })

configure({
  // Generous, for a busy machine: nothing waits longer than it has to.
  asyncUtilTimeout: 20_000,
  // What a reader would see of the page: its whole markup, or the roles in it, are longer than any log shows.
  getElementError: (message, container) => {
    const [missing = ''] = (message ?? '').split('\n\nHere are the')
    return new Error(`${missing}\nOn ${location.pathname}: ${container.textContent.slice(0, 1500)}`)
  },
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
