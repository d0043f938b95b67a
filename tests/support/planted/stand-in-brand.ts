import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { createSandbox } from '../../../src/sandbox/create-sandbox.ts'
import { sandboxMiddleware } from '../../../src/sandbox/vite-plugin.ts'
import { listen, stop } from '../../../tools/command-line/listen.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A request as it arrived, before anything changed it. */
type Arrival = Pick<IncomingMessage, 'url' | 'headers'>

export interface StandInBrand {
  origin: string
  /** What arrived, oldest first. */
  arrivals: Arrival[]
  /** Answers the next requests in place of the sandbox behind this server; `undefined` gives it back. */
  answer: Answer | undefined
}

/** A brand's API in small: a server of its own, with a sandbox behind it. `contractUrl` turns the brand's addresses into the contract's. */
export async function standInBrand(contractUrl = (url: string) => url): Promise<StandInBrand> {
  const serve = sandboxMiddleware(createSandbox())
  const brand: StandInBrand = { origin: '', arrivals: [], answer: undefined }
  const server = createServer((request, response) => {
    brand.arrivals.push({ url: request.url, headers: request.headers })
    if (brand.answer) {
      brand.answer(request, response)
      return
    }
    const url = contractUrl(request.url ?? '')
    serve(Object.assign(request, { url, originalUrl: url }), response, () => response.writeHead(404).end())
  })
  onTestFinished(() => stop(server))
  brand.origin = await listen(server)
  return brand
}
