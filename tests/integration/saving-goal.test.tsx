import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFiguresCovered } from '@/theme/display'
import { calls, sandbox } from './open-app'
import { BEANS, BEANS_NAME, card, cardHeaded, comeBack, goneNews, saveFor, visitHome } from './saving-member'

// Nothing that is not there may be so because its file is still on its way.
beforeAll(() => import('@/features/sharing/friend-card'))

/** LINE's answer to whether the member is a friend of the brand. */
const askLine = vi.fn<() => Promise<boolean>>()
vi.mock('@/session/line/line-extras', async (original) => ({
  ...(await original<object>()),
  lineExtrasInLine: () => Promise.resolve({ isFriend: askLine, addFriend: () => Promise.resolve() }),
}))

afterEach(() => saveFiguresCovered(false))

describe('What is saved for, on home', () => {
  it('says how much is missing, with no request beside its card', async () => {
    saveFor()
    await visitHome()
    // The first page of these tests loads all of its files.
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 90 แต้ม'))
    expect(within(card() ?? document.body).getByRole('progressbar', { name: BEANS_NAME })).toHaveAttribute(
      'aria-valuetext',
      '310 / 400 แต้ม',
    )
    expect(calls.filter(({ body }) => JSON.stringify(body).includes(BEANS))).toHaveLength(1)
  })

  it('covers what is missing and has, where figures are covered', async () => {
    saveFor()
    saveFiguresCovered(true)
    await visitHome()
    expect(within(card() ?? document.body).getByText('90 แต้ม')).toHaveAttribute('data-figure')
    const bar = within(card() ?? document.body).getByRole('progressbar')
    expect(bar).not.toHaveAttribute('aria-valuetext')
  })

  it('is not there where its card cannot be read, and stays the goal', async () => {
    saveFor()
    sandbox.faults.add({ operation: 'listPrivileges', kind: 500 })
    await visitHome()
    expect(card()).toBeUndefined()
    expect(goneNews()).toBeUndefined()
    sandbox.faults.clear()
    await visitHome()
    await waitFor(() => expect(card()).toBeDefined())
  })
})

describe('What is saved for, beside the question of LINE', () => {
  const question = () => cardHeaded(/^เป็นเพื่อนกับ/)
  const isAbove = (one?: HTMLElement, other?: HTMLElement) =>
    one && other && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING

  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 14) Line/14.0.0 LIFF',
    )
    saveFor()
  })

  it('stays where it is where LINE answers later', async () => {
    let answer = (_isFriend: boolean) => {}
    askLine.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await visitHome()
    await waitFor(() => expect(card()).toBeDefined())
    answer(false)
    await waitFor(() => expect(question()).toBeDefined())
    expect(isAbove(card(), question())).toBe(true)
  })

  it('comes below where that is there before', async () => {
    askLine.mockResolvedValue(false)
    sandbox.faults.add({ operation: 'listPrivileges', kind: 500 })
    await visitHome()
    await waitFor(() => expect(question()).toBeDefined())
    expect(card()).toBeUndefined()
    sandbox.faults.clear()
    await comeBack()
    expect(isAbove(question(), card())).toBe(true)
  })
})
