import { th } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { answers, openApp, waitForQuiet, sandbox } from './open-app'
import {
  answerFor,
  attempts,
  BEANS,
  BEANS_NAME,
  card,
  CARDS,
  comeBack,
  detail,
  goneNews,
  changePointsElsewhere,
  otherTabSavesFor,
  reachedCard,
  saveFor,
  visitHome,
} from './saving-member'

describe('Enough points', () => {
  const newsOfBeans = () =>
    screen.queryAllByRole('link', { name: new RegExp(BEANS_NAME.replaceAll(' ', '\\s')) })

  it('are said by the goal’s own row alone, as long as they are there', async () => {
    saveFor()
    changePointsElsewhere(90)
    await visitHome()
    await waitFor(() => expect(reachedCard()).toBeDefined())
    expect(newsOfBeans().map((link) => link.closest('section'))).toEqual([reachedCard()])
    changePointsElsewhere(-50)
    await visitHome()
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 50 แต้ม'))
    expect(reachedCard()).toBeUndefined()
  })

  it('are said when a code that is scanned on home makes them enough', async () => {
    saveFor()
    await visitHome()
    cleanup()
    await openApp('/home?qrCode=EARN90', { persona: 'closed' })
    await userEvent.click(await screen.findByRole('button', { name: th.thanks }))
    await waitForQuiet()
    await waitFor(() => expect(reachedCard()).toBeDefined())
  })

  it('are not said of what cannot be redeemed just now', async () => {
    saveFor()
    changePointsElsewhere(90)
    answerFor((one) => ({ ...one, remaining_limit: 0 }))
    await visitHome()
    await waitFor(() => expect(card()).toHaveTextContent(th.fullyRedeemed))
    expect(reachedCard()).toBeUndefined()
  })

  it('are said while the card cannot be read anew, until the points are spent', async () => {
    saveFor()
    changePointsElsewhere(90)
    await visitHome()
    sandbox.faults.add({ operation: 'listPrivileges', kind: 500 })
    await comeBack()
    await waitFor(() => expect(reachedCard()).toBeDefined())
    changePointsElsewhere(-300)
    await comeBack()
    sandbox.faults.clear()
    expect(reachedCard()).toBeUndefined()
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 300 แต้ม'))
  })

  it('are said no longer where another tab saves for another one', async () => {
    saveFor()
    changePointsElsewhere(90)
    await visitHome()
    await waitFor(() => expect(reachedCard()).toBeDefined())
    answerFor((one) => ({ ...one, remaining_limit: 0 }))
    act(() => otherTabSavesFor('DSP044'))
    await waitForQuiet()
    expect(reachedCard()).toBeUndefined()
  })

  it('lead to the privilege as one of a for-you list where it was chosen from there', async () => {
    await openApp(`${detail()}&type=2`, { persona: 'closed' })
    await userEvent.click(await screen.findByRole('button', { name: th.saveForThis }))
    changePointsElsewhere(90)
    await visitHome()
    await waitFor(() => expect(newsOfBeans()[0]?.getAttribute('href')).toMatch(/&type=2$/))
  })
})

describe('A privilege that is no longer offered', () => {
  it('is told once, by the name it had, and is saved for no more', async () => {
    saveFor()
    answerFor(() => undefined)
    await visitHome()
    await waitFor(() => expect(goneNews()).toHaveTextContent(`เป้าหมายปิดแลกแล้ว: “${BEANS_NAME}”`))
    expect(goneNews()).toHaveAttribute('href', '/privilege')
    expect(card()).toBeUndefined()
    expect(storedOf().goal).toBeUndefined()
    await visitHome()
    expect(goneNews()).toBeUndefined()
  })

  it('is one whose last day is past, even where there are enough points', async () => {
    saveFor()
    answerFor((one) => ({ ...one, valid_through: '2026-11-25' }))
    await visitHome()
    expect(goneNews()).toBeUndefined()
    vi.restoreAllMocks()
    changePointsElsewhere(90)
    answerFor((one) => ({ ...one, valid_through: '2026-11-24' }))
    await visitHome()
    await waitFor(() => expect(goneNews()).toBeDefined())
    expect(reachedCard()).toBeUndefined()
    expect(card()).toBeUndefined()
  })

  it('is none that the API merely does not answer with', async () => {
    saveFor()
    answers.set(CARDS, { payload: [{ privilege_id: 'DSP001', name_th: 'ลาเต้', point_ref: 80 }] })
    await visitHome()
    answers.set(CARDS, { payload: [{ privilege_id: 7 }] })
    await visitHome()
    expect(goneNews()).toBeUndefined()
    answers.clear()
    await visitHome()
    await waitFor(() => expect(card()).toBeDefined())
  })

  it('is none that the API has in the for-you list alone, where it was chosen', async () => {
    saveFor({ isForYou: true })
    answerFor(() => undefined)
    const own = { privilege_id: BEANS, name_th: BEANS_NAME, point_ref: 400, is_issuable: true }
    answers.set('Privilege/ForYou/List', { payload: [own], total: 1 })
    await visitHome()
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 90 แต้ม'))
    expect(goneNews()).toBeUndefined()
    expect(storedOf().goal).toMatchObject({ privilegeId: BEANS })
  })

  it('is none that this phone is redeeming, until that is known to have failed', async () => {
    saveFor()
    attempts({ status: 'checking' })
    answerFor(() => undefined)
    await visitHome()
    expect(goneNews()).toBeUndefined()
    attempts({ status: 'notRedeemed' })
    await visitHome()
    await waitFor(() => expect(goneNews()).toBeDefined())
  })

  it.each([
    ['was redeemed once before', { status: 'done', transactionId: 'T1', isSeen: true }],
    ['was asked for the day before', { status: 'checking', begunAt: Date.parse('2026-11-24T11:00+07:00') }],
  ])('is told though it %s', async (_, attempt) => {
    saveFor()
    attempts(attempt)
    answerFor(() => undefined)
    await visitHome()
    await waitFor(() => expect(goneNews()).toBeDefined())
  })
})
