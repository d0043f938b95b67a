// Builds the app where there is no build yet, or where something that goes into it has changed since.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Folders too, whose time changes with a file that is gone.
const INPUTS = [
  '{src,liff,public,tools/build,tools/config,tools/i18n}/**',
  '{index.html,vite.config.ts,package-lock.json}',
]

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const builtAt = changedAt(join(root, 'dist/index.html'))
if (globSync(INPUTS, { cwd: root }).some((path) => changedAt(join(root, path)) > builtAt))
  await build({ root, logLevel: 'error' })
