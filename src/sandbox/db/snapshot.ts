import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SandboxState } from './state.ts'

/** Raised whenever the seed or the shape of the state changes: older snapshots are then dropped. */
export const SEED_VERSION = 4

interface Snapshot {
  seedVersion: number
  state: SandboxState
}

function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false
  const { seedVersion, state } = value as Partial<Snapshot>
  return (
    seedVersion === SEED_VERSION && typeof state?.members === 'object' && typeof state.nextId === 'number'
  )
}

/** Reads a stored state; undefined where the file is missing, broken or of an older seed version. */
export function loadSnapshot(file: string): SandboxState | undefined {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isSnapshot(stored) ? stored.state : undefined
  } catch {
    return undefined
  }
}

/** Writes the state to a temporary file and renames it, so that a crash never leaves half a file. */
export function saveSnapshot(file: string, state: SandboxState): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, JSON.stringify({ seedVersion: SEED_VERSION, state } satisfies Snapshot))
  renameSync(draft, file)
}
