import { within } from '@/lib/answers'

const REACH_MS = 5000

/** Shared by all reads that fail together. */
const looks = new Map<string, Promise<boolean>>()

/**
 * Whether the browser keeps a reachable API's answers from this site (docs/api.md, CORS): a no-cors request gets through where
 * the call did not. `origin` is the API's. The reason goes to the console.
 */
export function isBlocked(origin: string): Promise<boolean> {
  const look = looks.get(origin) ?? lookAt(origin).finally(() => looks.delete(origin))
  looks.set(origin, look)
  return look
}

async function lookAt(origin: string): Promise<boolean> {
  let isRefusedHere = false
  const watch = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isRefusedHere ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', watch)
  const look = fetch(`${origin}/`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit' })
  const answer = look.catch(() => undefined)
  const isReached = (await within(answer, REACH_MS)) !== undefined
  document.removeEventListener('securitypolicyviolation', watch)
  if (isRefusedHere)
    console.error(`This site's Content-Security-Policy does not name ${origin} in connect-src.`)
  else if (isReached) console.error(`${origin} does not accept ${location.origin}: see CORS in docs/api.md.`)
  return isReached || isRefusedHere
}
