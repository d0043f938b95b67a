import { BroadcastChannel } from 'node:worker_threads'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetOwners } from '@/storage/storage'

// MSW needs it when it loads, and happy-dom has none.
Object.assign(globalThis, { BroadcastChannel })

// happy-dom's does nothing. Without it a dialog closes at once, as in a browser that has none.
Object.assign(Element.prototype, { getAnimations: undefined })

configure({
  // Generous, for a busy machine; a test that passes does not wait so long.
  asyncUtilTimeout: 20_000,
  // Quotes the page's text; its markup and its roles would be too long for a log.
  getElementError: (message, container) => {
    const [missing = ''] = (message ?? '').split('\n\nHere are the')
    return new Error(`${missing}\nOn ${location.pathname}: ${container.textContent.slice(0, 1500)}`)
  },
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  forgetOwners()
})
