import { defineConfig } from 'vite'

/** The doctor as one file, dist/doctor.mjs, which runs without the checkout. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'doctor.ts',
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'doctor.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
})
