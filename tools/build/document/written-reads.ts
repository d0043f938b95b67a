import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { isDue, readOf } from '../../../src/api/base-api.ts'
import { cacheModeOf, type ApiRequest } from '../../../src/api/base-query.ts'
import { encodeQuery } from '../../../src/api/encode-request.ts'
import { endlessApi } from '../../../src/api/endless.ts'
import type { Operation } from '../../../src/api/generated/operations.ts'
import { pageReads, themeRead, type FirstRead } from '../../../src/app/page-reads.ts'
import { routes, type AppRoute } from '../../../src/app/routes.ts'
import type { WrittenRead, WrittenReads } from '../../../src/document/first-reads.ts'

/** The parts of RTK Query's definition of an endpoint that say what is sent. */
interface Definition {
  query: (argument: unknown) => ApiRequest
  extraOptions: Operation
  /** Of an endless list alone. */
  infiniteQueryOptions?: { initialPageParam: number }
}

/** The table of first reads as requests of the endpoints' own, for the head script. Runs in Vite (head-script.ts). */
export function writtenReads(): WrittenReads {
  const texts: string[] = []
  const indexOf = (read: WrittenRead) => {
    const text = JSON.stringify(read)
    if (!texts.includes(text)) texts.push(text)
    return texts.indexOf(text)
  }
  const pages = routes.map((route) => {
    const reads = pageReads[route.path].filter(({ isOfApp }) => !isOfApp)
    return [route.path, reads.map((read) => indexOf(written(read, route)))] as const
  })
  return {
    theme: written(themeRead),
    pages: Object.fromEntries(pages.filter(([, reads]) => reads.length > 0)),
    reads: texts.map((text) => JSON.parse(text) as WrittenRead),
  }
}

/** Every page with the addresses of what it begins with: of reads that the head script sends, and of those that only the app can. */
export const firstAddresses = () =>
  routes.map(({ path, isForMembers = false }) => {
    const addressOf = ({ endpoint, argument = {} }: FirstRead) =>
      requestOf(definitionOf(endpoint), argument).url
    const early = pageReads[path].filter(({ isOfApp }) => !isOfApp).map(addressOf)
    const ofApp = pageReads[path].filter(({ isOfApp }) => isOfApp).map(addressOf)
    return { path, isForMembers, early, ofApp }
  })

function written({ endpoint, argument, isAlwaysRead }: FirstRead, route?: AppRoute): WrittenRead {
  const definition = definitionOf(endpoint)
  const { extraOptions: operation, infiniteQueryOptions } = definition
  // The head script knows the customer API alone, and sends the bearer that it has.
  if (operation.crm || !operation.auth.startsWith('member'))
    throw new Error(`The head script cannot send ${endpoint}`)
  const { url, params, body } = requestOf(definition, argument)
  const key = defaultSerializeQueryArgs({
    endpointName: endpoint,
    queryArgs: argument,
    endpointDefinition: definition as never, // only its own serializer would be read
  })
  const cache = cacheModeOf(operation)
  const area = route?.area ?? operation.area
  const isForVisitors = route !== undefined && !route.isForMembers && operation.auth !== 'member'
  const isKept = readOf(endpoint)?.isKept && !isDue(endpoint, { fulfilledTimeStamp: Date.now() })
  return {
    key,
    // The braces of what the address says.
    url: url + encodeQuery(params).replaceAll('%7B', '{').replaceAll('%7D', '}'),
    ...(body !== undefined && { body: body as object }),
    ...(cache !== 'no-store' && { cache }),
    ...(area && { area }),
    ...(isForVisitors && { isForVisitors }),
    ...(infiniteQueryOptions && { isList: true }),
    ...((isAlwaysRead || readOf(endpoint)?.ageMs === 0) && { isAlwaysRead: true }),
    ...(isKept && { isKept }),
  }
}

function definitionOf(endpoint: FirstRead['endpoint']): Definition {
  let definition = {}
  endlessApi.enhanceEndpoints({ endpoints: { [endpoint]: (own: object) => void (definition = own) } })
  return definition as Definition // RTK Query's type is wider
}

/** An endless list begins with its first page. */
function requestOf({ query, infiniteQueryOptions }: Definition, argument: unknown): ApiRequest {
  return query(
    infiniteQueryOptions
      ? { queryArg: argument, pageParam: infiniteQueryOptions.initialPageParam }
      : argument,
  )
}
