import { jsonAnswer } from './line-http.ts'
import type { LineAnswer, LineCall } from './line-http.ts'
import { randomToken } from './tokens.ts'

/** The LIFF app of LINE's that asks whether to add an official account. */
const ADD_FRIEND_LIFF_ID = '1656032314-CWSCEjzU'

export interface FriendSettings {
  /** Null: no official account is linked to the channel. */
  isFriend: boolean | null
  /** What the member answers to LINE's question. */
  answer: 'add' | 'cancel'
}

/** The member's friendship with the brand's official account, and LINE's question whether to add the account. */
export class Friendship {
  readonly #allowed = new Map<string, Promise<void>>()
  readonly #allow: (() => void)[] = []

  isAsked({ json }: LineCall): boolean {
    return json['subLiffId'] === ADD_FRIEND_LIFF_ID
  }

  status({ isFriend }: FriendSettings): LineAnswer {
    return isFriend === null
      ? jsonAnswer({ message: 'There is no login bot linked to this channel.' }, 400)
      : jsonAnswer({ friendFlag: isFriend })
  }

  open(): LineAnswer {
    const msit = randomToken('msit.friend.')
    this.#allowed.set(msit, new Promise((resolve) => this.#allow.push(resolve)))
    return jsonAnswer({ msit })
  }

  hasOpened({ json }: LineCall): boolean {
    return typeof json['msit'] === 'string' && this.#allowed.has(json['msit'])
  }

  /** LINE's rate limit allows the question: it is shown. */
  allow(): LineAnswer {
    for (const allow of this.#allow) allow()
    return jsonAnswer({})
  }

  async waitResult({ json }: LineCall, settings: FriendSettings): Promise<LineAnswer> {
    await this.#allowed.get(String(json['msit']))
    if (settings.answer === 'cancel') return jsonAnswer({ status: 'cancel', result: {} })
    settings.isFriend = true
    return jsonAnswer({ status: 'submit', result: {} })
  }
}
