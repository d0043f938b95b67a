import { th } from '#tests/names.ts'
import { otherTab } from '#tests/support/other-tab.ts'
import { given } from '#tests/support/stored.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { stayAway, addPoints, keyOf } from './visits'
import { answers, callsTo, openApp, waitForQuiet, sandbox } from './open-app'

// Loaded before the tests, so that a test for something absent does not pass only because its chunk is still loading.
beforeAll(() => import('@/features/redeem/privileges/components/saving-goal'))
beforeAll(() => import('@/app/home/home-news'))

beforeEach(() => {
  // The date advances, so that answers of two visits have different times.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+07:00'), shouldAdvanceTime: true })
  sandbox.reset()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

export const CARDS = '/privilege/List'
/** A set of beans for 400 points; the member of these tests has 310, and five months of history. */
export const BEANS = 'DSP047'
export const BEANS_NAME = 'ชุดของขวัญเมล็ดกาแฟ 3 ดอย'
/** With a no-break space between number and unit, as in the names of links. */
export const BEANS_LABEL = 'ชุดของขวัญเมล็ดกาแฟ 3\u00a0ดอย'
export const detail = (id = BEANS) => `/privilege/detail?privilegeId=${id}`

/** Stores the beans as the goal that the member has saved for since an earlier visit. */
export const saveFor = (more: { isForYou?: boolean } = {}) =>
  given({ goal: { privilegeId: BEANS, title: BEANS_NAME, ...more } }, { persona: 'closed' })

/** Changes points at the server. The phone forgets the points of the last visit, so that home has no news of them. */
export function changePointsElsewhere(points: number): void {
  given({ knownPoints: undefined }, { persona: 'closed' })
  addPoints('closed', { points, at: '2026-11-25T10:00:00+07:00' })
}

/** Another tab sets another goal, or none. */
export function otherTabSavesFor(privilegeId?: string): void {
  const goal = privilegeId ? { privilegeId, title: 'อย่างอื่น' } : undefined
  otherTab.stores({ goal }, { persona: 'closed' })
}

/** Stores an attempt to redeem the beans. */
export const attempts = (more: object) =>
  given({
    attempts: [
      {
        memberKey: keyOf('closed'),
        kind: 'privilege',
        itemId: BEANS,
        requestId: 'R1',
        begunAt: Date.now(),
        ...more,
      },
    ],
  })

type Card = Record<string, unknown>

/** Changes the card in the API's answers about a single privilege, or removes it. */
export function answerFor(change: (card: Card) => Card | undefined) {
  const handle = sandbox.handle.bind(sandbox)
  vi.spyOn(sandbox, 'handle').mockImplementation(async (request) => {
    const text = await request.clone().text()
    const answer = await handle(request)
    if (!request.url.endsWith(CARDS) || !text.includes('privilege_id') || !answer) return answer
    const body = (await answer.json()) as { payload: Card[] }
    const payload = body.payload.flatMap((card) => change(card) ?? [])
    return Response.json({ ...body, payload, total: payload.length })
  })
}

/** Opens home on another visit, a second later, and waits until it is quiet. Without home's sections, whose cards are slow. */
export async function visitHome(options: Parameters<typeof openApp>[1] = {}): Promise<void> {
  cleanup()
  vi.setSystemTime(Date.now() + 1000)
  answers.set('LayoutDisplay', { payload: [] })
  const before = callsTo('LayoutDisplay').length
  await openApp('/home', { persona: 'closed', ...options })
  await waitFor(() => expect(callsTo('LayoutDisplay').length).toBeGreaterThan(before))
  await waitForQuiet()
}

/** Hides the app for an hour, and shows it again. */
export async function comeBack(): Promise<void> {
  stayAway(3_600_000)
  await waitForQuiet()
}

/** Home's card of the goal, by its heading. */
const cardHeaded = (name: string | RegExp) =>
  screen.queryByRole('heading', { name })?.closest<HTMLElement>('section') ?? undefined
export const card = () => cardHeaded(th.savingFor)
export const reachedCard = () => cardHeaded('แต้มครบแล้ว')

/** The link in the footer of home's points card, by its text. */
export const news = (name: RegExp) => screen.queryByRole('link', { name }) ?? undefined
export const goneNews = () => news(/ปิดแลกแล้ว/)
