import { jsonAnswer } from './line-http.ts'
import type { LineAnswer, LineCall } from './line-http.ts'
import { randomToken } from './tokens.ts'

/** `scanCodeV2` in LINE: the app opens a sub window under an ID, then waits for what the scanner reports under it. */
export class CodeScanner {
  readonly #challenges = new Map<string, unknown>()

  open({ json }: LineCall): LineAnswer {
    if (typeof json['mstChallenge'] !== 'string') return refused('mstChallenge is missing')
    const msit = randomToken('msit.')
    this.#challenges.set(msit, json['mstChallenge'])
    return jsonAnswer({ msit })
  }

  waitResult({ json }: LineCall, message: string): LineAnswer {
    const challenge = typeof json['msit'] === 'string' ? this.#challenges.get(json['msit']) : undefined
    if (challenge === undefined || challenge !== json['mstChallenge']) return refused('unknown sub window')
    return jsonAnswer({ status: 'submit', result: { message } })
  }
}

const refused = (errorDetail: string): LineAnswer => jsonAnswer({ errorDetail }, 400)
