import { jsonAnswer, pageAnswer } from './line-http.ts'
import type { LineAnswer, LineCall } from './line-http.ts'
import { randomToken } from './tokens.ts'

/** What the member does with LINE's list of chats; `wait` until a button of its page is tapped, in a browser. */
export type SharePick = 'send' | 'cancel' | 'wait'

/** LINE's share target picker: a one-time token, a pop-up in a browser (in LINE its own window), and a result to poll. */
export class ShareTargetPicker {
  /** What was sent to chats from the pop-up: in LINE the app hands messages to LINE itself, not to a server. */
  readonly sent: unknown[] = []
  readonly #results = new Map<string, string | undefined>()

  issueToken(): LineAnswer {
    const ott = randomToken('ott.')
    this.#results.set(ott, undefined)
    return jsonAnswer({ ott })
  }

  /** The pop-up: it tells the app that it is there, gets the messages, and asks the member. */
  page({ url }: LineCall): LineAnswer {
    const ott = url.searchParams.get('ott') ?? ''
    if (!this.#results.has(ott)) return pageAnswer('Bad request', 400)
    return pageAnswer(`<h1>Share</h1><pre></pre><button id="send">Send</button> <button id="cancel">Cancel</button>
      <script>
        let messages
        addEventListener('message', ({ data, source }) => {
          if (data.name === 'healthcheck') source.postMessage({ name: 'receivedHealthcheck', body: {} }, '*')
          if (data.name !== 'ready') return
          messages = data.body.messages
          document.querySelector('pre').textContent = messages[0].altText
        })
        const report = (result) => fetch(location.href.replace('?', '/result?'), {
          method: 'POST', body: new URLSearchParams({ result, messages: JSON.stringify(messages ?? []) }),
        }).then(() => close())
        send.onclick = () => report('SUCCESS')
        cancel.onclick = () => report('CANCEL')
      </script>`)
  }

  /**
   * Sent by the pop-up, and by the SDK, which checks once a second whether the pop-up is closed. The first result counts: after a
   * SUCCESS the pop-up closes itself, and the SDK reports a CANCEL unless it has polled the result before.
   */
  report({ url, form }: LineCall): LineAnswer {
    const ott = url.searchParams.get('ott') ?? ''
    if (this.#results.get(ott) !== undefined) return jsonAnswer({ status: 'ok' })
    this.#results.set(ott, form.get('result') ?? undefined)
    if (form.get('result') === 'SUCCESS')
      this.sent.push(...(JSON.parse(form.get('messages') ?? '[]') as unknown[]))
    return jsonAnswer({ status: 'ok' })
  }

  result({ url }: LineCall, pick: SharePick): LineAnswer {
    const ott = url.searchParams.get('ott') ?? ''
    if (!this.#results.has(ott)) return jsonAnswer({ message: 'unknown ott' }, 400)
    const picked = { send: 'SUCCESS', cancel: 'CANCEL', wait: this.#results.get(ott) }[pick]
    return jsonAnswer(picked === undefined ? {} : { result: picked })
  }
}
