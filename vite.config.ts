import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { sandbox } from './src/sandbox/vite-plugin.ts'
import { newDocument } from './tests/integration/time/new-document-plugin.ts'
import { brandApi } from './tools/brand-api/brand-api.ts'
import { codeSplitting } from './tools/build/chunks.ts'
import { compileHint } from './tools/build/compile-hint.ts'
import { documentPlugin } from './tools/build/document/document-plugin.ts'
import { unusedComponents } from './tools/build/unused-components.ts'
import { precompileMessages } from './tools/build/precompile-messages.ts'

const WHOLE_APP = 'tests/integration/**/*.test.{ts,tsx}'

export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build'
  return {
    base: process.env.BASE ?? '/',
    plugins: [
      react(),
      precompileMessages(),
      // Built texts come from the catalogues alone: the English beside each use stays in the source.
      isBuild && formatjs({ removeDefaultMessage: true }),
      isBuild && unusedComponents(),
      compileHint(),
      documentPlugin(),
      mode === 'test' ? newDocument() : [brandApi({ env: process.env }), sandbox()],
    ],
    resolve: {
      alias: [
        { find: /^@\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) },
        ...(isBuild
          ? [
              {
                find: /^@formatjs\/icu-messageformat-parser$/,
                replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
              },
              // The router's package names its build for development alone, and has this one beside it.
              {
                find: /^react-router$/,
                replacement: fileURLToPath(
                  import.meta.resolve('react-router').replace('/development/', '/production/'),
                ),
              },
            ]
          : []),
      ],
    },
    oxc: {
      plugins: {
        styledComponents: {
          displayName: false,
          minify: true,
          pure: true,
          transpileTemplateLiterals: false,
          fileName: false,
        },
      },
    },
    server: { port: 5173, open: false },
    preview: { port: 4173 },
    build: {
      // The oldest browsers that the app serves (tools/build/document/support-page.ts).
      target: ['es2022', 'chrome105', 'safari15.4'],
      manifest: true,
      license: { fileName: 'licenses.txt' },
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // All class fields, the libraries' too, have plain values: translated, they need no helper.
        transform: { assumptions: { setPublicClassFields: true } },
        output: { codeSplitting },
      },
    },
    test: {
      environment: 'happy-dom',
      // A third of the time of `threads`: a file gets a fresh context, not a fresh worker.
      pool: 'vmThreads',
      restoreMocks: true,
      silent: 'passed-only',
      // Generous, for a busy machine: nothing waits longer than it has to.
      testTimeout: 60_000,
      // One more than processors, since tests often wait: a tenth of the time less.
      maxWorkers: availableParallelism() + 1,
      projects: [
        {
          extends: true,
          test: {
            name: 'parts',
            include: ['{src,liff,tests,e2e,tools}/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, 'dist/**', WHOLE_APP],
            setupFiles: ['./tests/setup.ts'],
          },
        },
        {
          extends: true,
          // The React that members get: with the one for development, a test of the whole app takes twice as long.
          oxc: { jsx: { runtime: 'automatic', development: false } },
          test: {
            name: 'app',
            include: [WHOLE_APP],
            env: { NODE_ENV: 'production' },
            setupFiles: ['./tests/production-react.ts', './tests/setup.ts'],
          },
        },
      ],
    },
  }
})
