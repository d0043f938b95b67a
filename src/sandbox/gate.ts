import { getResponse, type HttpHandler } from 'msw'
import { findBrand } from './brands/all-brands.ts'
import type { Fault, Faults } from './faults.ts'
import type { Handlers } from './handlers/api-http.ts'
import { notImplementedResponse, ApiError, errorResponse } from './rules/errors.ts'
import { findInvitation } from './rules/sms-consent.ts'
import { readToken } from './rules/token.ts'
import { bearerOf, type SandboxContext } from './sandbox-context.ts'
import { sloppyAnswer } from './sloppy-answer.ts'
import { spoilAnswer } from './spoil-answer.ts'

interface Gate {
  context: SandboxContext
  operations: Handlers
  faults: Faults
  delayMs: number
  chaos: number
  /** Called after a handler has acted, even where its answer is lost. */
  onActed: () => void
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Finds the operation of a path. The contract's paths are case-sensitive, MSW's own matching is not. */
function findOperation(
  operations: Handlers,
  method: string,
  path: string,
): [string, HttpHandler] | undefined {
  return Object.entries(operations).find(([, handler]) => {
    const pattern = String(handler.info.path)
      .replace('*', '')
      .replaceAll('.', '\\.')
      .replaceAll(/:\w+/g, '[^/]+')
    return handler.info.method === method && new RegExp(`^${pattern}$`).test(path)
  })
}

/** The brand that a request names, if any. */
async function brandOfRequest(request: Request) {
  const query = new URL(request.url).searchParams
  const claims = readToken(bearerOf(request) ?? '')
  const named = claims?.brand_ref ?? query.get('brandRef') ?? query.get('brand_ref')
  if (typeof named === 'string') return findBrand(named)
  const body = ((await request.json().catch(() => undefined)) ?? {}) as Record<string, unknown> // checked below
  const tokens = [body.Token, new URL(request.url).pathname.split('/').at(-1)]
  const invitation = tokens.map((token) => findInvitation(String(token))).find(Boolean)
  const refs = [body.Brand_Ref, body.brand_ref, invitation?.brandRef]
  return findBrand(refs.find((ref) => typeof ref === 'string'))
}

async function act(handler: HttpHandler, request: Request): Promise<Response> {
  const brand = await brandOfRequest(request.clone())
  try {
    const response = await getResponse([handler], request)
    if (response === undefined) throw new Error('The handler gave no answer')
    if (brand?.wrapsAnswers !== true || !response.ok) return response
    return Response.json({ data: await response.json() }, { status: response.status })
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error.refusal, error.extra)
    if (error instanceof SyntaxError) return errorResponse('badRequest')
    console.error(error)
    return errorResponse('server')
  }
}

async function hold(fault: Fault, faults: Faults, request: Request): Promise<void> {
  const isEndlessDelay = fault.kind === 'delay' && fault.delayMs === undefined
  if (fault.isHeld === true || fault.kind === 'hang' || isEndlessDelay) {
    await faults.hold(new Promise((resolve) => request.signal.addEventListener('abort', resolve)))
  }
  if (fault.delayMs !== undefined) await wait(fault.delayMs)
}

/** Answers one API call: waits, fails where a fault or `chaos` says so, or lets its handler act. */
export async function answerApiCall(gate: Gate, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [operationId, handler] = findOperation(gate.operations, request.method, pathname) ?? []
  const perform = async () => {
    if (operationId === undefined || handler === undefined) {
      return notImplementedResponse(request.method, pathname)
    }
    const response = await act(handler, request)
    gate.onActed()
    return gate.context.settings.wire === 'sloppy' ? sloppyAnswer(operationId, response) : response
  }
  if (gate.delayMs > 0) await wait(gate.delayMs)
  const fault = gate.faults.take(operationId, pathname)
  if (fault !== undefined) {
    if (fault.kind === 'hang' && fault.after === true) await perform()
    await hold(fault, gate.faults, request)
    return spoilAnswer(fault.kind === 'hang' ? { ...fault, after: false } : fault, perform)
  }
  return Math.random() * 100 < gate.chaos ? errorResponse('busy') : perform()
}
