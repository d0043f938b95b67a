import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { dist } from '../support/app-server.ts'

const SCRIPT = '/served-watch.js'
const REPORT = '/served-watch'

/**
 * Has each page report what goes wrong in it: errors, rejected promises, errors on the console, violations of the policy. Debian's
 * driver speaks no WebDriver BiDi and gives no console, so the server puts one script of this origin before everything else; the
 * policy is exactly the hosting's, and allows this script as it allows the app's.
 */
export class ServedWatch {
  readonly faults: string[] = []
  readonly #html = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    '<head>',
    `<head><script src="${SCRIPT}"></script>`,
  )

  readonly middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [path] = (request.originalUrl ?? '').split('?')
    if (path === SCRIPT) return response.setHeader('Content-Type', 'text/javascript').end(script)
    if (path === REPORT) {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => this.faults.push(text))
      return response.writeHead(204).end()
    }
    if (!request.headers.accept?.includes('text/html')) return next()
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(this.#html)
  }
}

const script = `(${watch.toString()})(${JSON.stringify(REPORT)})`

function watch(address: string): void {
  let isLeft = false
  // Leaving a page aborts what it is still loading, which is no fault.
  addEventListener('beforeunload', () => (isLeft = true))
  const report = (text: string) => isLeft || navigator.sendBeacon(address, text)
  addEventListener('error', ({ message, filename, lineno }) => report(`${message} ${filename}:${lineno}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    report(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  const write = console.error
  console.error = (...values: unknown[]) => {
    report(`console: ${values.join(' ')}`)
    write(...values)
  }
}
