import type { HttpHandler } from 'msw'
import { createOpenApiHttp } from 'openapi-msw'
import type { operations, paths } from '../../api/generated/paths.d.ts'

export type AskedOperationId = keyof operations

/** The handlers of an area, by the contract's operation ids. */
export type Handlers = Partial<Record<AskedOperationId, HttpHandler>>

/** MSW's `http`, typed by the contract. Any origin: the two APIs may have addresses of their own. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' })
