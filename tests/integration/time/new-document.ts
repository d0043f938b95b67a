import type { start } from './document'

/** Loads a file that the app loads lazily; may reject, as without a network. */
export type LoadFile = <Module>(name: string, load: () => Promise<Module>) => Promise<Module>

/** Runs all modules of the app again, as another document does, and returns their `start` (new-document-plugin.ts). */
export declare const newDocument: (loadFile: LoadFile) => typeof start
