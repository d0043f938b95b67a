import { BroadcastChannel } from 'node:worker_threads'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// MSW wants one as it loads, and happy-dom has none.
Object.assign(globalThis, { BroadcastChannel })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
