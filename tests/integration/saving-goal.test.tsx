import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberIdOf, type MemberPersona } from '@/sandbox/personas'
import { readStored, writeJson } from '@/storage/storage'
import { saveFiguresCovered } from '@/theme/display'
import { answers, calls, callsTo, goTo, hold, openApp, quiet, sandbox } from './open-app'

const HISTORY = 'Customer/History/Point'
const CARDS = '/privilege/List'
/** A set of beans for 400 points; the member of these tests has 310, and five months of history. */
const BEANS = 'DSP047'
const BEANS_NAME = 'ชุดของขวัญเมล็ดกาแฟ 3 ดอย'
const detail = (id = BEANS) => `/privilege/detail?privilegeId=${id}`

// Nothing that is not there may be so because its file is still on its way.
beforeAll(() => import('@/app/home/home-extras'))
beforeAll(() => import('@/features/privileges/components/saving-goal'))
beforeAll(() => import('@/features/privileges/components/saving-goal-news'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+07:00') })
  sandbox.reset()
})
afterEach(() => {
  saveFiguresCovered(false)
  vi.useRealTimers()
})

const memberOf = (persona: MemberPersona = 'closed') => {
  const member = sandbox.context.state.members[memberIdOf(persona, 'doisai')]
  if (!member) throw new Error('no such member')
  return member
}
const keyOf = (persona?: MemberPersona) => `doisai:${memberOf(persona).memberNo}`

/** Has the member saved for a privilege on an earlier visit. */
const saveFor = (privilegeId = BEANS, title = BEANS_NAME, persona?: MemberPersona) =>
  writeJson('savingFor', { memberKey: keyOf(persona), privilegeId, title, since: Date.now() - 86_400_000 })

/** Has points come or go elsewhere. */
function happens(points: number): void {
  memberOf().points.unshift({
    id: `PT-${memberOf().points.length}`,
    titleTh: 'ซื้อเครื่องดื่ม',
    titleEn: 'Drinks',
    points,
    status: points > 0 ? 'received' : 'used',
    at: '2026-11-25T10:00:00+07:00',
  })
}

/** Has the API answer for a single privilege with another card, or without it. */
function answerFor(change: (card: Record<string, unknown>) => Record<string, unknown> | undefined) {
  const handle = sandbox.handle.bind(sandbox)
  vi.spyOn(sandbox, 'handle').mockImplementation(async (request) => {
    const text = await request.clone().text()
    const answer = await handle(request)
    if (!request.url.endsWith(CARDS) || !text.includes('privilege_id') || !answer) return answer
    const body = (await answer.json()) as { payload: Record<string, unknown>[] }
    const payload = body.payload.flatMap((card) => change(card) ?? [])
    return Response.json({ ...body, payload, total: payload.length })
  })
}
afterEach(() => vi.restoreAllMocks())

async function visitHome(options: Parameters<typeof openApp>[1] = {}): Promise<void> {
  cleanup()
  vi.setSystemTime(Date.now() + 1000)
  const before = callsTo(HISTORY).length
  await openApp('/home', { persona: 'closed', ...options })
  await waitFor(() => expect(callsTo(HISTORY).length).toBeGreaterThan(before), { timeout: 5000 })
  await quiet()
}

const cardHeaded = (name: string) =>
  screen.queryByRole('heading', { name })?.closest<HTMLElement>('section') ?? undefined
const card = () => cardHeaded('กำลังเก็บแต้มแลก')
const reachedCard = () => cardHeaded('เก็บแต้มครบแล้ว')
const news = (name: string) =>
  screen.queryByRole('heading', { name })?.closest<HTMLElement>('[role=status]') ?? undefined
const reached = () => news('แต้มครบแล้ว')
const gone = () => news('สิทธิ์ที่คุณเก็บแต้มแลกไม่มีแล้ว')

describe('What is saved for, on home', () => {
  it('says how much is missing and about when there is enough, with no request beside its card', async () => {
    saveFor()
    await visitHome()
    // The first page of these tests loads all of its files.
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 90 แต้ม'))
    expect(card()).toHaveTextContent(
      'หากเก็บแต้มเท่านี้ต่อไปและยังไม่ใช้ คาดว่าจะครบประมาณเดือนกุมภาพันธ์ 2570',
    )
    expect(within(card() ?? document.body).getByRole('progressbar', { name: BEANS_NAME })).toHaveAttribute(
      'aria-valuetext',
      'คุณมี 310 จาก 400 แต้ม',
    )
    expect(callsTo(HISTORY)).toHaveLength(1)
    expect(calls.filter(({ body }) => JSON.stringify(body).includes(BEANS))).toHaveLength(1)
  })

  it('says so in English', async () => {
    saveFor()
    await visitHome({ locale: 'en' })
    const english = cardHeaded('Saving for')
    expect(english).toHaveTextContent('90 Points to go')
    expect(english).toHaveTextContent("you'll have enough around February 2027.")
  })

  it('says nothing of when where too few months are known', async () => {
    saveFor('DSP005', 'แก้วเก็บความเย็นดอยใส 16 ออนซ์', 'forms')
    await visitHome({ persona: 'forms' })
    expect(card()).toHaveTextContent('ขาดอีก 265 แต้ม')
    expect(card()).not.toHaveTextContent('คาดว่า')
  })

  it('says nothing of when where the history cannot be read, and does not ask for it again', async () => {
    saveFor()
    sandbox.faults.add({ operation: 'listPointHistory', kind: 400 })
    await visitHome()
    expect(card()).toHaveTextContent('ขาดอีก 90 แต้ม')
    expect(card()).not.toHaveTextContent('คาดว่า')
    expect(callsTo(HISTORY)).toHaveLength(1)
  })

  it('waits for the history, so that nothing moves, but not for ever', async () => {
    saveFor()
    const release = hold(HISTORY)
    await visitHome()
    expect(card()).toBeUndefined()
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 90 แต้ม'), { timeout: 5000 })
    expect(card()).not.toHaveTextContent('คาดว่า')
    release()
    await waitFor(() => expect(card()).toHaveTextContent('กุมภาพันธ์'))
  })

  it('covers what is missing and has, where figures are covered', async () => {
    saveFor()
    saveFiguresCovered(true)
    await visitHome()
    expect(within(card() ?? document.body).getByText('90 แต้ม')).toHaveAttribute('data-figure')
    const bar = within(card() ?? document.body).getByRole('progressbar')
    expect(bar).not.toHaveAttribute('aria-valuetext')
  })

  it("is no other member's on this phone", async () => {
    saveFor()
    await visitHome({ persona: 'forms' })
    expect(card()).toBeUndefined()
    expect(calls.some(({ body }) => JSON.stringify(body).includes(BEANS))).toBe(false)
    await visitHome()
    expect(card()).toBeDefined()
  })

  it('is not there where its card cannot be read, and stays the goal', async () => {
    saveFor()
    sandbox.faults.add({ operation: 'listPrivileges', kind: 500 })
    await visitHome()
    expect(card()).toBeUndefined()
    expect(gone()).toBeUndefined()
    sandbox.faults.clear()
    await visitHome()
    expect(card()).toBeDefined()
  })
})

describe('Enough points', () => {
  it('are told once, and lead to the privilege, as the card does from then on', async () => {
    saveFor()
    await visitHome()
    expect(reached()).toBeUndefined()
    happens(90)
    await visitHome()
    expect(reached()).toHaveTextContent(`แลก “${BEANS_NAME}” ได้เลย`)
    expect(reachedCard()).toHaveTextContent('แลกได้เลย')
    expect(reachedCard()).not.toHaveTextContent('คาดว่า')
    const link = within(reached() ?? document.body).getByRole('link', { name: 'ไปแลกสิทธิ์' })
    expect(link).toHaveAttribute('href', detail())
    await visitHome()
    expect(reached()).toBeUndefined()
    const title = within(reachedCard() ?? document.body).getByRole('link', { name: BEANS_NAME })
    expect(title).toHaveAttribute('href', detail())
  })

  it('can be closed', async () => {
    saveFor()
    happens(90)
    await visitHome()
    await userEvent.click(within(reached() ?? document.body).getByRole('button', { name: 'ปิด' }))
    expect(reached()).toBeUndefined()
    expect(reachedCard()).toBeDefined()
  })

  it('are told again where points were spent meanwhile', async () => {
    saveFor()
    happens(90)
    await visitHome()
    happens(-50)
    await visitHome()
    expect(reached()).toBeUndefined()
    expect(card()).toHaveTextContent('ขาดอีก 50 แต้ม')
    happens(50)
    await visitHome()
    expect(reached()).toBeDefined()
  })

  it('are told when a code that is scanned on home makes them enough', async () => {
    saveFor()
    await visitHome()
    cleanup()
    await openApp('/home?qrCode=EARN90', { persona: 'closed' })
    await userEvent.click(await screen.findByRole('button', { name: 'รับทราบ' }))
    await quiet()
    expect(reached()).toBeDefined()
  })

  it('are not told of what cannot be redeemed just now', async () => {
    saveFor()
    happens(90)
    answerFor((one) => ({ ...one, remaining_limit: 0 }))
    await visitHome()
    expect(reached()).toBeUndefined()
    expect(card()).toHaveTextContent('ใช้สิทธิ์ครบแล้ว')
    vi.restoreAllMocks()
    await visitHome()
    expect(reached()).toBeDefined()
  })
})

describe('A privilege that is no longer offered', () => {
  it('is told once, by the name it had, and is saved for no more', async () => {
    saveFor()
    answerFor(() => undefined)
    await visitHome()
    expect(gone()).toHaveTextContent(`“${BEANS_NAME}” ไม่เปิดให้แลกแล้ว`)
    expect(within(gone() ?? document.body).getByRole('link', { name: 'เลือกสิทธิ์อื่น' })).toHaveAttribute(
      'href',
      '/privilege',
    )
    expect(card()).toBeUndefined()
    expect(readStored('savingFor')).toBeUndefined()
    await visitHome()
    expect(gone()).toBeUndefined()
  })

  it('is one whose last day is past', async () => {
    saveFor()
    answerFor((one) => ({ ...one, valid_through: '2026-11-25' }))
    await visitHome()
    expect(gone()).toBeUndefined()
    vi.restoreAllMocks()
    answerFor((one) => ({ ...one, valid_through: '2026-11-24' }))
    await visitHome()
    expect(gone()).toBeDefined()
    expect(card()).toBeUndefined()
  })

  it('is none that the API merely does not answer with', async () => {
    saveFor()
    answers.set(CARDS, { payload: [{ privilege_id: 'DSP001', name_th: 'ลาเต้', point_ref: 80 }] })
    await visitHome()
    answers.set(CARDS, { payload: [{ privilege_id: 7 }] })
    await visitHome()
    expect(gone()).toBeUndefined()
    answers.clear()
    await visitHome()
    expect(card()).toBeDefined()
  })

  it('is none that this phone has redeemed: its saving ends without a word', async () => {
    saveFor()
    const attempt = {
      memberKey: keyOf(),
      kind: 'privilege',
      itemId: BEANS,
      requestId: 'R1',
      begunAt: Date.now(),
    }
    writeJson('redemptionAttempts', [{ ...attempt, status: 'done', transactionId: 'T1', doneAt: Date.now() }])
    answerFor(() => undefined)
    await visitHome()
    expect(gone()).toBeUndefined()
    expect(readStored('savingFor')).toBeUndefined()
  })
})

describe('The page of a privilege', () => {
  const save = () => screen.findByRole('button', { name: 'เก็บแต้มแลกชิ้นนี้' })

  it('takes it for the goal, and says so and how to stop', async () => {
    await openApp(detail(), { persona: 'closed' })
    await userEvent.click(await save())
    expect(await save()).toHaveAttribute('aria-pressed', 'true')
    expect(await save()).toHaveAccessibleDescription('กำลังเก็บแต้มแลกชิ้นนี้ แตะอีกครั้งเพื่อเลิก')
    await userEvent.click(await save())
    expect(await save()).toHaveAttribute('aria-pressed', 'false')
    expect(readStored('savingFor')).toBeUndefined()
  })

  it('says which goal gives way', async () => {
    saveFor()
    await openApp(detail('DSP044'), { persona: 'closed' })
    expect(await save()).toHaveAccessibleDescription(`แทน “${BEANS_NAME}” ที่กำลังเก็บแต้มแลก`)
    await userEvent.click(await save())
    expect(readStored('savingFor')).toContain('DSP044')
    expect(await save()).toHaveAccessibleDescription('กำลังเก็บแต้มแลกชิ้นนี้ แตะอีกครั้งเพื่อเลิก')
  })

  it('redeems where there are enough points, and lets one stop', async () => {
    saveFor()
    happens(90)
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByText('คุณเก็บแต้มครบสำหรับสิทธิ์นี้แล้ว')).toBeVisible()
    expect(screen.getByRole('button', { name: 'แลกสิทธิ์' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'เก็บแต้มแลกชิ้นนี้' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'เลิกเก็บ' }))
    expect(readStored('savingFor')).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'เลิกเก็บ' })).toBeNull()
  })

  it('leads to the others where nothing is left, and lets one stop', async () => {
    saveFor()
    answerFor((one) => ({ ...one, remaining_limit: 0 }))
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByRole('link', { name: 'ดูสิทธิ์อื่น' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'เลิกเก็บ' })).toBeVisible()
  })

  it('is not offered to be saved for after its last day', async () => {
    answerFor((one) => ({ ...one, valid_through: '2026-11-24' }))
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByRole('link', { name: 'ดูสิทธิ์อื่น' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'เก็บแต้มแลกชิ้นนี้' })).toBeNull()
  })

  it('ends the saving once it is redeemed, and can be saved for anew on the same day', async () => {
    saveFor()
    happens(90)
    await openApp(detail(), { persona: 'closed' })
    await userEvent.click(await screen.findByRole('button', { name: 'แลกสิทธิ์' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ยืนยัน' }),
    )
    await waitFor(() => expect(location.pathname).toBe('/privilege/history-detail'))
    expect(readStored('savingFor')).toBeUndefined()
    vi.setSystemTime(Date.now() + 60_000)
    goTo(detail())
    await userEvent.click(await save())
    goTo('/profile')
    await quiet()
    goTo(detail())
    expect(await save()).toHaveAttribute('aria-pressed', 'true')
  })
})
