import { th } from '#tests/names.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, callsTo, openApp, quiet, sandbox } from '../open-app'

const modal = () => screen.findByRole('dialog', { name: th.privacyPolicy })
const supportCode = async () => {
  await within(await modal()).findByText(/^หมายเลขแจ้งปัญหา/)
  return (await modal()).querySelector('code')?.textContent
}
const sentId = (end: string) => callsTo(end).at(-1)?.request.headers.get('X-Request-Id')?.slice(0, 8)

describe('The consent that home waits for', () => {
  it('has a support code to copy where its text cannot be loaded', async () => {
    sandbox.faults.add({ operation: 'listPdpa', kind: 500 })
    await openApp('/home', { persona: 'not-consented' })
    expect(await supportCode()).toBe(sentId('pdpa/info'))
    expect(within(await modal()).getByRole('button', { name: th.copy })).toBeVisible()
  })

  it('has a support code to copy where it cannot be recorded', async () => {
    await openApp('/home', { persona: 'not-consented' })
    const accept = await within(await modal()).findByRole('button', { name: th.accept })
    const box = await within(await modal()).findByRole('checkbox')
    if (!(box as HTMLInputElement).checked) await userEvent.click(box)
    sandbox.faults.add({ operation: 'sendConsent', kind: 500 })
    await userEvent.click(accept)
    expect(await supportCode()).toBe(sentId('pdpa/consent'))
    expect(within(await modal()).getByRole('button', { name: th.copy })).toBeVisible()
  })

  it('stays while the profile is read anew on return, and where that fails', async () => {
    delete document.documentElement.dataset.text
    await openApp('/home', { persona: 'not-consented' })
    const shown = await modal()
    // The late part of the shell, which reads figures anew, applies the text size too.
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
    await quiet()
    sandbox.faults.add({ operation: 'getProfile', kind: 400 })
    calls.length = 0
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(callsTo('Customer/Profile')).toHaveLength(1))
    expect(shown).toBeVisible()
    await quiet()
    expect(shown).toBeVisible()
  })

  it('ends with the acceptance, though the profile cannot be read after it', async () => {
    await openApp('/home', { persona: 'not-consented' })
    const accept = await within(await modal()).findByRole('button', { name: th.accept })
    const box = await within(await modal()).findByRole('checkbox')
    if (!(box as HTMLInputElement).checked) await userEvent.click(box)
    sandbox.faults.add({ operation: 'getProfile', kind: 400 })
    await userEvent.click(accept)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: th.privacyPolicy })).toBeNull())
    await quiet()
    expect(screen.queryByRole('dialog', { name: th.privacyPolicy })).toBeNull()
  })
})
