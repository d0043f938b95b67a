/** How long a retry waits for files that do not come. */
const LONGEST_MS = 10_000

/** Loads the whole app anew, as fetchAnew does its files. Rejects without network: a reload would lose the app. */
export async function restart(): Promise<void> {
  await fetchAnew()
  location.reload()
}

/** Fetches the files that the document has asked for past the browser's cache, which may keep a broken answer for a year. */
async function fetchAnew(): Promise<void> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = new Set(names.filter((name) => /\/assets\/[^/]+\.js$/.test(name)))
  const answers = [...files].map(async (file) =>
    (await fetch(file, { cache: 'reload', priority: 'low' })).text(),
  )
  await Promise.any(answers)
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS))
  await Promise.race([Promise.allSettled(answers), late])
}

/** Fetches the files anew once, when a part of the app has failed to load: many parts are simply missing then, without a retry. */
export function mendBrokenParts(): void {
  // Room for the pictures of a long visit, among which the files are found.
  performance.setResourceTimingBufferSize(10_000)
  addEventListener('vite:preloadError', () => void fetchAnew().catch(() => undefined), { once: true })
}

/** A lazily loaded module. Rejects where an empty answer has come in its place; what the browser keeps of it is fetched anew. */
export async function wholeChunk<M extends object>(chunk: Promise<M | undefined>): Promise<M> {
  const module = await chunk
  if (module && Object.values(module).some(Boolean)) return module
  dispatchEvent(new Event('vite:preloadError'))
  throw new TypeError('empty chunk')
}
