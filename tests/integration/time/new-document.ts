import type { start } from './document'

/** Runs all modules of the app anew, as another document does, and gives what starts it (tools/build/new-document.ts). */
export declare const newDocument: () => typeof start
