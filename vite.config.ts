import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { documentPlugin } from './src/app/document/document-plugin.ts'
import { precompileMessages } from './src/i18n/precompile-messages.ts'
import { sandbox } from './src/sandbox/vite-plugin.ts'
import { compactStyles } from './tools/check/compact-styles.ts'
import { oneEntryChunk } from './tools/check/one-entry-chunk.ts'
import { pureLibraries } from './tools/check/pure-libraries.ts'

export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build'
  return {
    plugins: [
      react(),
      precompileMessages(),
      // Built texts come from the catalogues alone: the English beside each use stays in the source.
      isBuild && formatjs({ removeDefaultMessage: true }),
      compactStyles(),
      pureLibraries(),
      oneEntryChunk(/\/src\/main\.tsx$/),
      documentPlugin(),
      mode === 'test' ? [] : sandbox(),
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
              {
                // Its package names the development build for every bundler.
                find: /^react-router$/,
                replacement: fileURLToPath(
                  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
                ),
              },
            ]
          : []),
      ],
    },
    server: { port: 5173, open: false },
    preview: { port: 4173 },
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
    },
    test: {
      environment: 'happy-dom',
      setupFiles: ['./tests/setup.ts'],
      include: ['{src,liff,tests,e2e,tools}/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, 'dist/**'],
      restoreMocks: true,
      // By itself vitest leaves one core idle, which is half of a small machine.
      maxWorkers: '100%',
    },
  }
})
