import { ownPath, type ApiShape } from '../../src/config/api-address.ts'
import { createSandbox } from '../../src/sandbox/create-sandbox.ts'
import { allHandlers } from '../../src/sandbox/handlers/all-handlers.ts'

/** A call that the sandbox answers, by the contract's path: `/api/v1.0/pdpa/pdpa-detail/{token}`. */
export interface ContractCall {
  id: string
  method: string
  path: string
}

interface Matches {
  calls: ContractCall[]
  /** The words that match nothing. */
  unmatched: string[]
  /** The first part of every path. */
  areas: string[]
}

/** The calls whose path or operation has one of the words in it, whatever the case. */
export function matchWords(text: string): Matches {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  if (words.length === 0) return { calls: [], unmatched: [], areas: [] }
  const all = contractCalls()
  const matches = ({ id, path }: ContractCall, word: string) =>
    `${id} ${path}`.toLowerCase().includes(word.toLowerCase())
  return {
    calls: all.filter((call) => words.some((word) => matches(call, word))),
    unmatched: words.filter((word) => !all.some((call) => matches(call, word))),
    areas: [
      ...new Map(all.map(({ path }) => areaOf(path)).map((area) => [area.toLowerCase(), area])).values(),
    ],
  }
}

/** The contract's path for a request with the brand's path, where it is one of these calls. */
export function contractPathOf(
  calls: readonly ContractCall[],
  shape: ApiShape,
  method: string,
  path: string,
): string | undefined {
  for (const call of calls) {
    if (call.method !== method) continue
    const [before = '', after] = ownPath(shape, call.path).split(/\{.*\}/)
    if (after === undefined && path === before) return call.path
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue
    const part = path.slice(before.length, path.length - after.length)
    if (part !== '' && !part.includes('/')) return call.path.replace(/\{.*\}/, () => part)
  }
  return undefined
}

const areaOf = (path: string) => path.split('/')[3] ?? path

function contractCalls(): ContractCall[] {
  return Object.entries(allHandlers(createSandbox().context)).map(([id, { info }]) => ({
    id,
    method: String(info.method),
    path: String(info.path)
      .replace('*', '')
      .replaceAll(/:(\w+)/g, '{$1}'),
  }))
}
