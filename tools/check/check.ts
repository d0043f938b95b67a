// Runs every check of the code except its tests, in order; stops at the first fault.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const steps: readonly (readonly [name: string, command: string, remedy?: string])[] = [
  ['format', 'prettier --check . --log-level warn', 'npm run format'],
  ['lint', 'oxlint --type-aware'],
  ['types', 'tsc'],
  ['dead code', 'knip'],
  ['import directions', 'depcruise src liff tests e2e tools vite.config.ts'],
  [
    'generated files',
    'node tools/openapi/generate.ts --check && node tools/config/generate.ts --check',
    'npm run gen:api',
  ],
  ['texts', 'node tools/i18n/extract.ts --check', 'npm run i18n:extract'],
  ['specification', 'node tools/check/specification.ts'],
  ['words', 'node tools/check/words.ts'],
  ['sizes', 'node tools/check/sizes.ts'],
]

for (const [name, command, remedy] of steps) {
  console.log(`\n── ${name}: ${command}`)
  const startedAt = performance.now()
  // A shell, because the tools are scripts on Windows; the commands are those above.
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (status !== 0) {
    console.error(`\n✗ npm run check failed at ${name} (${command}).${remedy ? ` Try ${remedy}.` : ''}`)
    process.exit(1)
  }
  console.log(`✓ ${name}, ${seconds} s`)
}
console.log(`\n✓ All ${steps.length} checks passed.`)
