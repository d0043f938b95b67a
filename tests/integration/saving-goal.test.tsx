import { waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { saveFiguresCovered } from '@/theme/display'
import { calls, sandbox } from './open-app'
import { BEANS, BEANS_LABEL, BEANS_NAME, card, goneNews, saveFor, visitHome } from './saving-member'

afterEach(() => saveFiguresCovered(false))

describe('What is saved for, on home', () => {
  it('says how much is missing, with no request beside its card', async () => {
    saveFor()
    await visitHome()
    // The first test here also waits for home's chunks to load.
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 90 แต้ม'))
    expect(within(card() ?? document.body).getByRole('progressbar', { name: BEANS_LABEL })).toHaveAttribute(
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

  it('is told by its name alone where its card cannot be read, and stays the goal', async () => {
    saveFor()
    sandbox.faults.add({ operation: 'listPrivileges', kind: 500 })
    await visitHome()
    await waitFor(() => expect(card()).toHaveTextContent(BEANS_NAME))
    expect(card()).not.toHaveTextContent('ขาดอีก')
    expect(goneNews()).toBeUndefined()
    sandbox.faults.clear()
    await visitHome()
    await waitFor(() => expect(card()).toHaveTextContent('ขาดอีก 90 แต้ม'))
  })
})
