import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The journeys in WebKit, one after the other: its driver has one session. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/webkit/*.webkit.ts'],
    environment: 'node',
    fileParallelism: false,
    // Generous, for a busy machine: nothing waits longer than it has to.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 200 } },
  },
})
