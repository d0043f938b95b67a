import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answers, callsTo, goTo, openApp, waitForQuiet } from '../open-app'

const heading = (name: string) => screen.findByRole('heading', { name })
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('A privilege that a member opens from the for-you list is redeemed as one of it', async () => {
  await openApp('/privilege/foryou', { persona: 'gold' })
  const card = await screen.findByRole('link', { name: new RegExp(`^${th.birthdayGift}`) })
  await userEvent.click(card)
  await tap(th.redeem)
  await tap(th.confirm)
  await waitFor(() => expect(callsTo('privilege/Issue')).toHaveLength(1))
  expect(callsTo('privilege/Issue')[0]?.body).toMatchObject({ Type: 2 })
})

describe('A privilege of a for-you list that the list of all has not', () => {
  const card = {
    privilege_id: 'FY1',
    name_th: th.birthdayGift,
    point_ref: 0,
    is_issuable: true,
    point_need: 0,
  }
  const FOR_YOU = '/privilege/detail?privilegeId=FY1&type=2'

  it('is read from the for-you list, and redeemed as one of it', async () => {
    answers.set('privilege/List', { payload: [], total: 0 })
    answers.set('Privilege/ForYou/List', { payload: [card], total: 1 })
    await openApp(FOR_YOU, { persona: 'gold' })
    expect(await heading(th.birthdayGift)).toBeVisible()
    expect(screen.queryByRole('heading', { name: th.notFound })).toBeNull()
    expect(callsTo('Privilege/ForYou/List')[0]?.body).toEqual({
      Privilege_System_Type: 2,
      Filters: {
        Filters: [{ Field: 'privilege_id', Operator: 'eq', Value: 'FY1' }],
        Ordering: [],
        Limit: 1,
        Page: 1,
      },
    })
    await tap(th.redeem)
    await tap(th.confirm)
    await waitFor(() => expect(callsTo('privilege/Issue')).toHaveLength(1))
    expect(callsTo('privilege/Issue')[0]?.body).toMatchObject({ Privilege_Id: 'FY1', Type: 2 })
  })

  it('is not found where the for-you list has none either', async () => {
    for (const list of ['privilege/List', 'Privilege/ForYou/List'])
      answers.set(list, { payload: [], total: 0 })
    await openApp(FOR_YOU, { persona: 'gold' })
    expect(await heading(th.notFound)).toBeVisible()
  })

  it('is asked for there only where it was opened from there, and is not in the list of all', async () => {
    await openApp('/privilege/detail?privilegeId=DSP001&type=2', { persona: 'gold' })
    await screen.findByRole('button', { name: th.redeem })
    await waitForQuiet()
    expect(callsTo('Privilege/ForYou/List')).toEqual([])
    answers.set('privilege/List', { payload: [], total: 0 })
    goTo('/privilege/detail?privilegeId=FY1')
    expect(await heading(th.notFound)).toBeVisible()
    expect(callsTo('Privilege/ForYou/List')).toEqual([])
  })
})
