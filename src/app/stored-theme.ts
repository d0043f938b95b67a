import { readJson } from '@/config/storage'
import { isRecord } from '@/lib/is-record'
import type { StoredTheme } from '@/theme/first-paint'

type KeptTheme = StoredTheme & { source: string }

/** The stored colours, if they were derived from this very source (version, brand, fields and mode, as JSON). */
export function readStoredTheme(source: string): KeptTheme | undefined {
  const theme = readJson('themeTokens', isKeptTheme)
  return theme?.source === source ? theme : undefined
}

function isKeptTheme(value: unknown): value is KeptTheme {
  return isRecord(value) && typeof value.source === 'string' && isRecord(value.light) && isRecord(value.dark)
}
