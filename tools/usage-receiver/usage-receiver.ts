// Takes what the app tells to usageReporting, and prints each event as a line of JSON: to try it, and as the pattern of a brand's own.
import { createServer } from 'node:http'
import { isRecord } from '../../src/lib/is-record.ts'
import { usageEvents } from '../../src/lib/usage.ts'

const port = Number(process.argv[2] ?? 8787)
/** As much as a browser sends of a page that is being left. */
const LONGEST = 64 * 1024

/** The events of a batch, each with what the batch says of its visit. Anybody can send one: an event that is not known is left out. */
function rowsOf(text: string): object[] {
  try {
    const batch: unknown = JSON.parse(text)
    if (!isRecord(batch) || !Array.isArray(batch.events)) return []
    const { visit, brand, version, inLine } = batch
    const events = (batch.events as unknown[]).filter(isRecord)
    return events
      .filter(({ event }) => typeof event === 'string' && Object.hasOwn(usageEvents, event))
      .map((event) => ({ at: new Date().toISOString(), visit, brand, version, inLine, ...event }))
  } catch {
    return []
  }
}

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
    if (body.length > LONGEST) request.destroy()
  })
  request.on('end', () => {
    const rows = rowsOf(body)
    for (const row of rows) console.log(JSON.stringify(row))
    // The app does not read the answer, and needs no CORS.
    response.writeHead(rows.length > 0 ? 204 : 400).end()
  })
})
server.listen(port, 'localhost', () => console.error(`"usageReporting": "http://localhost:${port}"`))
