import type { Reply, Site } from '../site.ts'
import type { Planting } from './stand-in-site.ts'

/** A site whose answers are asked for once, over HTTP; each fault is planted in a copy of them. */
export function rememberedSite(live: Site): (fault: Planting) => Site {
  const replies = new Map<string, Promise<Reply>>()
  const remembered: Site['send'] = (url, ask = {}) => {
    const { method, headers, body } = ask
    // The file that is missing has another name each time.
    const address = url.replace(/missing-[\w-]+/, 'missing')
    const key = JSON.stringify([method, address, headers?.Authorization, body])
    const reply = replies.get(key) ?? live.send(url, ask)
    replies.set(key, reply)
    return reply
  }
  return (fault) => ({
    send: async (url, ask) => {
      const reply = await remembered(url, ask)
      if (reply.kind !== 'answer') return reply
      // A Date that is remembered would be an old one.
      const date = reply.headers.date !== undefined && { date: new Date().toUTCString() }
      const answer = { status: reply.status, headers: { ...reply.headers, ...date }, body: reply.text }
      const { pathname, search } = new URL(url)
      fault(pathname, answer, ask?.method ?? 'GET', search, ask)
      const { status, headers, body: text } = answer
      return { ...reply, status, headers, text, bytes: text.length }
    },
  })
}
