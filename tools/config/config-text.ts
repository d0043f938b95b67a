import { readFileSync } from 'node:fs'

/** The text of a config.json. Some editors begin it with a byte-order mark, which browsers leave out and JSON.parse refuses. */
export const configText = (file: string): string => readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
