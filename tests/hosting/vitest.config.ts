import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The built app behind the servers of tools/deploy/, where they are installed. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/hosting/*.hosting.ts'],
    environment: 'node',
    // Generous, for a busy machine; a test that passes does not wait so long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
