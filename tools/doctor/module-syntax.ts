import { Worker } from 'node:worker_threads'

/** Node reads a module without running it only behind this flag, which a thread of its own can have. */
const FLAGS = ['--experimental-vm-modules', '--no-warnings']
const READER = `
const { parentPort, workerData } = require('node:worker_threads')
const { SourceTextModule } = require('node:vm')
const errorOf = (text) => {
  try {
    new SourceTextModule(text)
  } catch (error) {
    return error instanceof SyntaxError ? error.message : undefined
  }
}
parentPort.postMessage(workerData.map(errorOf))
`

const known = new Map<string, string | undefined>()

/** Why each of these texts is no module, in the engine’s words; undefined for one that is. None is run. */
export async function syntaxErrorsOf(texts: readonly string[]): Promise<(string | undefined)[]> {
  const unread = texts.filter((text) => !known.has(text))
  const errors = unread.length === 0 ? [] : await readModules(unread)
  for (const [index, text] of unread.entries()) known.set(text, errors[index])
  return texts.map((text) => known.get(text))
}

function readModules(texts: readonly string[]): Promise<(string | undefined)[]> {
  return new Promise((resolve) => {
    const worker = new Worker(READER, { eval: true, workerData: texts, execArgv: FLAGS })
    worker.once('message', resolve)
    // A Node that cannot do it says nothing of the files.
    worker.once('error', () => resolve([]))
  })
}
