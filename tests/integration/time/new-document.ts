import type { start } from './document'

/** Runs all modules of the app again, as another document does, and returns their `start` (tools/build/new-document.ts). */
export declare const newDocument: () => typeof start
