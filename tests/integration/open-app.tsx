import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { App } from '@/app/app'
import { writeText } from '@/config/storage'
import { lateTexts } from '@/i18n/late-texts'
import { loadMessages } from '@/i18n/load-messages'
import type { Locale } from '@/i18n/locale'
import type { RuntimeConfig } from '@/config/runtime-config'
import { createSandbox, type Sandbox } from '@/sandbox/create-sandbox'
import { sessionFor, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import { enter } from '@/session/enter'
import { createLineConnection } from '@/session/line-connection'
import { makeStore } from '@/store/store'

export interface Call {
  path: string
  body: unknown
}

export interface OpenApp {
  sandbox: Sandbox
  /** The calls to a path so far, by the end of it. */
  callsTo: (end: string) => Call[]
}

interface Options {
  persona?: MemberPersona
  brand?: BrandRef
  locale?: Locale
  config?: Partial<RuntimeConfig>
  /** Before the first call goes out. */
  prepare?: (sandbox: Sandbox) => void
  /** Bodies that the API gives instead of its own, by the end of the path. */
  answers?: Record<string, unknown>
  /** What the entry of the history carries. */
  state?: object
}

/** Opens the whole app at an address over a fresh sandbox, as main.tsx does it, signed in as a persona. */
export async function openApp(address: string, options: Options = {}): Promise<OpenApp> {
  const { persona, brand = 'doisai', locale = 'th', state } = options
  const sandbox = createSandbox()
  const calls: Call[] = []
  options.prepare?.(sandbox)
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const request = new Request(new URL(url, location.origin), init)
    const body = await bodyOf(request.clone())
    calls.push({ path: decodeURIComponent(new URL(request.url).pathname), body })
    const own = Object.entries(options.answers ?? {}).find(([end]) =>
      request.url.split('?')[0]?.endsWith(end),
    )
    const answer = own ? Response.json(own[1]) : await sandbox.handle(request)
    if (!answer) throw new Error(`${url} is not the sandbox's`)
    if (answer.type === 'error') throw new TypeError('nobody answers')
    return answer
  })
  if (persona) signIn(persona, brand)
  writeText('language', locale)
  history.replaceState({ usr: state, key: 'first', idx: 0 }, '', address)
  await show(locale, options.config)
  return { sandbox, callsTo: (end) => calls.filter(({ path }) => path.endsWith(end)) }
}

async function show(locale: Locale, more: Partial<RuntimeConfig> | undefined): Promise<void> {
  const config: RuntimeConfig = {
    customerApiUrl: '',
    crmApiUrl: '',
    liffIds: {},
    lineLoginHosts: [],
    pdpaPreselected: true,
    brands: [{ ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' }],
    ...more,
  }
  const store = makeStore(config)
  const line = createLineConnection(undefined, () => Promise.reject(new Error('no LIFF here')))
  await lateTexts(locale)
  const messages = await loadMessages(locale, 'first')
  const boot = enter(store, config, line, performance.now())
  render(<App boot={boot} store={store} texts={{ locale, messages }} />)
}

function signIn(persona: MemberPersona, brand: BrandRef): void {
  writeText('brandRef', brand)
  writeText('token', sessionFor(persona, brand))
  writeText('tokenBrandRef', brand)
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  return request.headers.get('Content-Type')?.includes('json') ? (JSON.parse(text) as unknown) : text
}
