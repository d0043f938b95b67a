/** The times (ms) that the page's main thread has worked for each of its tasks while `act` runs. */
export async function traceTasks(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const nameOf = ({ pid, tid }) => `${pid}:${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(nameOf),
  )
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(nameOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
}
