import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listen, stop } from '../../tools/command-line/listen.ts'
import { test as base } from '../fixtures.ts'

interface Report {
  method: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  address: string
  reports: Report[]
  close: () => Promise<void>
}

/** A server at an origin of its own that takes reports, and answers without CORS. */
async function startReceiver(): Promise<Receiver> {
  const reports: Report[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      reports.push({ method: request.method, headers: request.headers, body })
      response.writeHead(204).end()
    })
  })
  return { address: `${await listen(server)}/reports`, reports, close: () => stop(server) }
}

/** A test with a receiver of reports. */
export const test = base.extend<{ receiver: Receiver }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs here
  receiver: async ({}, use) => {
    const receiver = await startReceiver()
    await use(receiver)
    await receiver.close()
  },
})

/** What a report says. */
export const bodyOf = (report: Report | undefined): unknown => JSON.parse(report?.body ?? '{}')
