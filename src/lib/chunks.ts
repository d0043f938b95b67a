/** How long to wait for files that do not arrive. */
const LONGEST_MS = 10_000

/** Reloads the app with fresh files. Rejects without network, where a reload would lose the app. */
export async function restart(): Promise<void> {
  await fetchAnew()
  location.reload()
}

/** Fetches the document's scripts past the browser's cache, which may keep a broken answer for a year. */
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

/** Refetches the scripts once, after a lazily loaded part has failed: many of these parts have no retry of their own. */
export function refetchFilesOnLoadError(): void {
  // Resource timings list the scripts; the pictures of a long visit must not push them out.
  performance.setResourceTimingBufferSize(10_000)
  addEventListener('vite:preloadError', () => void fetchAnew().catch(() => undefined), { once: true })
}

/** A lazily loaded module. Rejects if the answer was empty, and refetches the scripts. */
export async function wholeChunk<M extends object>(chunk: Promise<M | undefined>): Promise<M> {
  const module = await chunk
  if (module && Object.values(module).some(Boolean)) return module
  dispatchEvent(new Event('vite:preloadError'))
  throw new TypeError('empty chunk')
}
