// Builds the app where there is no build yet, or where something that goes into it has changed since.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const INPUTS = ['src', 'liff', 'public', 'tools/build', 'index.html', 'vite.config.ts', 'package-lock.json']

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function newest(path: string): number {
  if (!statSync(path).isDirectory()) return changedAt(path)
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
  return Math.max(...files.map((file) => (file.isFile() ? changedAt(join(file.parentPath, file.name)) : 0)))
}

const builtAt = changedAt(join(root, 'dist/index.html'))
if (INPUTS.some((input) => newest(join(root, input)) > builtAt)) await build({ root, logLevel: 'error' })
