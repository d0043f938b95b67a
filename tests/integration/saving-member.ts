import { th } from '#tests/names.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { writeJson, writeText } from '@/storage/storage'
import { stayAway, addPoints, keyOf as keyOfMember } from './visits'
import { answers, callsTo, openApp, waitForQuiet, sandbox } from './open-app'

// Nothing that is not there may be so because its file is still on its way.
beforeAll(() => import('@/features/redeem/privileges/components/saving-goal'))
beforeAll(() => import('@/app/home/home-news'))

beforeEach(() => {
  // It goes on: answers of one moment could not be told from those of the visit before.
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
/** With the number kept beside its unit, as in the names of links. */
export const BEANS_LABEL = 'ชุดของขวัญเมล็ดกาแฟ 3\u00a0ดอย'
export const detail = (id = BEANS) => `/privilege/detail?privilegeId=${id}`

export const keyOf = () => keyOfMember('closed')

/** Has the member saved for the beans on an earlier visit. */
export const saveFor = (more: { isForYou?: boolean } = {}) =>
  writeJson('savingFor', [{ memberKey: keyOf(), privilegeId: BEANS, title: BEANS_NAME, ...more }])

/** Has points come or go elsewhere; what happened to them is not told beside, for this phone no longer knows of a visit before. */
export function changePointsElsewhere(points: number): void {
  writeText('knownPoints', undefined)
  addPoints('closed', { points, at: '2026-11-25T10:00:00+07:00' })
}

/** Has another tab save for a privilege instead, or for none. */
export function otherTabSavesFor(privilegeId?: string): void {
  const goals = privilegeId && [{ memberKey: keyOf(), privilegeId, title: 'อย่างอื่น' }]
  const newValue = goals ? JSON.stringify(goals) : null
  writeText('savingFor', newValue ?? undefined)
  window.dispatchEvent(new StorageEvent('storage', { key: 'savingFor', newValue, storageArea: localStorage }))
}

/** Has this phone have asked for the privilege that is saved for. */
export const attempts = (more: object) =>
  writeJson('redemptionAttempts', [
    { memberKey: keyOf(), kind: 'privilege', itemId: BEANS, requestId: 'R1', begunAt: Date.now(), ...more },
  ])

type Card = Record<string, unknown>

/** Has the API answer for a single privilege with another card, or without it. */
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

/** Opens home without its sections, whose cards cost much time, on another visit, a moment later, until nothing is on its way. */
export async function visitHome(options: Parameters<typeof openApp>[1] = {}): Promise<void> {
  cleanup()
  vi.setSystemTime(Date.now() + 1000)
  answers.set('LayoutDisplay', { payload: [] })
  const before = callsTo('LayoutDisplay').length
  await openApp('/home', { persona: 'closed', ...options })
  await waitFor(() => expect(callsTo('LayoutDisplay').length).toBeGreaterThan(before))
  await waitForQuiet()
}

/** The member looks at another app for an hour, and comes back. */
export async function comeBack(): Promise<void> {
  stayAway(3_600_000)
  await waitForQuiet()
}

/** Home's card of what is saved for, by what its heading says. */
const cardHeaded = (name: string | RegExp) =>
  screen.queryByRole('heading', { name })?.closest<HTMLElement>('section') ?? undefined
export const card = () => cardHeaded(th.savingFor)
export const reachedCard = () => cardHeaded('เก็บแต้มครบแล้ว')

/** What is told in the foot of home's points card, which leads to it. */
export const news = (name: RegExp) => screen.queryByRole('link', { name }) ?? undefined
export const reachedNews = () => news(/^แต้มพอแลก/)
export const goneNews = () => news(/ปิดแลกแล้ว/)
