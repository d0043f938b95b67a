import { getResponse, http } from 'msw'
import { noLongHistories } from './db/long-histories.ts'
import { loadSnapshot, saveSnapshot } from './db/snapshot.ts'
import { seedState } from './db/seed.ts'
import { createFaults, type Faults } from './faults.ts'
import { allHandlers } from './handlers/all-handlers.ts'
import { answerApiCall } from './gate.ts'
import { answerOwnPage } from './pages/own-pages.ts'
import type { SandboxContext, SandboxSettings } from './sandbox-context.ts'

export interface SandboxOptions {
  /** The file that stores the state across restarts; absent: the state is in memory only. */
  snapshotFile?: string
  now?: () => Date
  /** A delay added to every API call. */
  delayMs?: number
  /** How many of a hundred API calls answer 503. */
  chaos?: number
  /** The settings at the start and after each reset. */
  settings?: Partial<SandboxSettings>
}

const SETTINGS: SandboxSettings = {
  otpExpiresIn: 300,
  otpResendIn: 60,
  codeExpiresIn: 900,
  historyRows: 0,
  policies: 1,
  policyEdition: 1,
  wire: 'contract',
}

export interface Sandbox {
  /** Answers a request, or returns undefined where the request is not for the sandbox. */
  handle: (request: Request) => Promise<Response | undefined>
  /** Seeds everything anew, and clears the faults and settings. */
  reset: () => void
  faults: Faults
  /** The live state, for assertions. */
  context: SandboxContext
}

/** A stateful customer and CRM API for two demo brands. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { snapshotFile, now = () => new Date(), delayMs = 0, chaos = 0 } = options
  const stored = snapshotFile === undefined ? undefined : loadSnapshot(snapshotFile)
  const settings = { ...SETTINGS, ...options.settings }
  const context: SandboxContext = {
    state: stored ?? seedState(now()),
    settings: { ...settings },
    now,
    longHistories: noLongHistories(),
  }
  const faults = createFaults()
  const operations = allHandlers(context)
  let saved = ''

  const save = () => {
    if (snapshotFile === undefined) return
    const text = JSON.stringify(context.state)
    if (text === saved) return
    saved = text
    saveSnapshot(snapshotFile, context.state)
  }
  const reset = () => {
    context.state = seedState(now())
    context.settings = { ...settings }
    context.longHistories = noLongHistories()
    faults.clear()
    save()
  }
  const answer = async (request: Request, isApi: boolean) => {
    const response = isApi
      ? await answerApiCall({ context, operations, faults, delayMs, chaos, onActed: save }, request)
      : await answerOwnPage({ context, faults, reset }, request)
    if (!isApi) save()
    return response
  }

  const handlers = [
    http.all('*/api/*', ({ request }) => answer(request, true)),
    http.all('*/sandbox/*', ({ request }) => answer(request, false)),
  ]
  return { handle: (request) => getResponse(handlers, request), reset, faults, context }
}
