import { th } from '#tests/names.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import { callsTo, quiet, sandbox } from '../open-app'
import { enter, field, goTo, openEditProfile, save, saveButton } from './open-edit-profile'

const expectProfile = () => waitFor(() => expect(location.pathname).toBe('/profile'))
const reads = () => callsTo('/Customer/info')

describe('editing the profile again after a save', () => {
  it('waits for what is saved now where that was not read again in time', async () => {
    delete document.documentElement.dataset.text
    await openEditProfile()
    // The late part of the shell, which applies the text size too, aborts what nobody waits for.
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 'delay' })
    await enter(th.firstName, 'กัญญา')
    await save()
    await expectProfile()
    // The profile does not wait for the details: the request is aborted.
    await waitFor(() => expect(reads().at(-1)?.request.signal.aborted).toBe(true))
    await goTo(paths.editProfile)
    await waitFor(() => expect(reads()).toHaveLength(3))
    expect(screen.queryByRole('textbox', { name: th.firstName })).toBeNull()
    expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull()
    sandbox.faults.clear()
    await saveButton()
    expect(field(th.firstName)).toHaveValue('กัญญา')
  })

  it('shows what is saved now where reading it again has failed', async () => {
    await openEditProfile()
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 400, times: 1 })
    await enter(th.firstName, 'กัญญา')
    await save()
    await expectProfile()
    await goTo(paths.editProfile)
    await saveButton()
    expect(field(th.firstName)).toHaveValue('กัญญา')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says so where what is saved now cannot be read, and can be retried', async () => {
    await openEditProfile()
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 400 })
    await enter(th.firstName, 'กัญญา')
    await save()
    await expectProfile()
    await goTo(paths.editProfile)
    const retry = await screen.findByRole('button', { name: th.tryAgain })
    // A modal says the same over the page, which takes no tap meanwhile.
    await userEvent.click(await screen.findByRole('button', { name: th.close }))
    sandbox.faults.clear()
    await userEvent.click(retry)
    await saveButton()
    expect(field(th.firstName)).toHaveValue('กัญญา')
  })
})

it('a save that is done only after the member has gone elsewhere says so, and leaves the member there', async () => {
  await openEditProfile()
  sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 'delay' })
  await enter(th.firstName, 'กัญญา')
  await save()
  await userEvent.click(screen.getByRole('link', { name: th.profile }))
  const question = await screen.findByRole('alertdialog', { name: th.leaveUnsaved })
  await userEvent.click(within(question).getByRole('button', { name: th.leavePage }))
  await expectProfile()
  await goTo(paths.home)
  await screen.findByText(/^สวัสดี/)
  sandbox.faults.clear()
  expect(await screen.findByText(th.saved)).toBeVisible()
  await quiet()
  expect(location.pathname).toBe('/home')
})
