import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorBody } from '../../src/sandbox/rules/errors.ts'
import { texts } from '../../src/sandbox/rules/api-errors.ts'
import { failureOf } from '../doctor/failure-words.ts'
import type { BrandAddress } from './brand-address.ts'

const isTimeout = (code: string) => code === 'TIMEOUT' || code === 'ETIMEDOUT'

/** Answers a call that got no answer of the brand's, as a gateway that speaks the contract would. */
export function answerFailure(response: ServerResponse, { origin }: BrandAddress, code: string): void {
  const status = isTimeout(code) ? 504 : 502
  const { what } = failureOf(code, origin)
  const body = errorBody({
    status,
    th: texts(
      'ติดต่อ API ของแบรนด์ไม่ได้',
      `${new URL(origin).host} ${isTimeout(code) ? 'ไม่ตอบในเวลาที่กำหนด' : 'เชื่อมต่อไม่สำเร็จ'} (${code})`,
    ),
    en: texts('The brand’s API gave no answer', what),
  })
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** The line of the console for such a call; a query may hold what is the member's, and is left out. */
export function failureLine(
  request: IncomingMessage,
  { variable, origin }: BrandAddress,
  code: string,
): string {
  const { what, mend } = failureOf(code, origin)
  const [path = ''] = (request.url ?? '').split('?')
  return `${variable}: ${request.method} ${path} got no answer. ${what}. → ${mend}`
}
