import { th } from '#tests/names.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import { smsTokenFor } from '@/sandbox/content/sms-invitations'
import type { MemberPersona } from '@/sandbox/personas'
import { calls, callsTo, openApp, sandbox } from './open-app'
import { itCanBeRetried, KINDS, type Page } from './read-faults'

const tick = { name: th.consentBox }
const text = (words: RegExp | string) => () => screen.findByText(words)
const box = (name: string) => () => screen.findByRole('textbox', { name })

const READS: Page[] = [
  {
    operation: 'listPdpa',
    at: '/authentication/pdpa?brandRef=doisai',
    shows: text(/^1\. ข้อมูลที่เราเก็บ$/),
  },
  {
    operation: 'listPdpa',
    at: '/home/pdpa',
    persona: 'not-consented',
    shows: text(/^1\. ข้อมูลที่เราเก็บ$/),
  },
  {
    operation: 'getSmsPdpaByToken',
    at: `/authentication/sms-pdpa?token=${smsTokenFor('doisai', 'fresh')}`,
    shows: text(/ขอความยินยอมจากลูกค้า/),
  },
  {
    operation: 'checkCustomForms',
    at: '/authentication/register-custom-fields?process=3',
    persona: 'forms',
    shows: box('ชื่อเล่น'),
  },
  {
    operation: 'listCustomForms',
    at: '/profile/customfield-info',
    persona: 'gold',
    shows: text('ช่วงเย็น'),
  },
  {
    operation: 'listPdpa',
    at: '/profile/profile-pdpa',
    persona: 'gold',
    shows: text(/^1\. ข้อมูลที่เราเก็บ$/),
  },
  {
    operation: 'listPdpa',
    at: '/profile/profile-menu-pdpa',
    persona: 'gold',
    shows: text(th.consentGiven),
    kinds: ['offline', 500],
  },
  {
    operation: 'listInfoFields',
    at: '/authentication/register-info',
    persona: 'new',
    shows: box(th.firstName),
  },
  {
    operation: 'getCustomerInfo',
    at: '/authentication/register-info',
    persona: 'new',
    shows: box(th.firstName),
  },
  // The second page of these two calls.
  {
    operation: 'listInfoFields',
    at: '/profile/edit-profile',
    persona: 'gold',
    shows: box(th.firstName),
    kinds: [500, 'offline'],
  },
  {
    operation: 'getCustomerInfo',
    at: '/profile/edit-profile',
    persona: 'gold',
    shows: box(th.firstName),
    kinds: [404, 'truncated'],
  },
]

for (const page of READS) itCanBeRetried(page)

interface Save {
  operation: string
  at: string
  persona: MemberPersona
  fill: () => Promise<void>
  send: () => Promise<void>
  /** The path to which a successful save leads. */
  leads: string
}

const isSending = () => screen.queryByRole('button', { busy: true }) !== null
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function fillName() {
  const name = await screen.findByRole('textbox', { name: th.firstName })
  await userEvent.clear(name)
  await userEvent.type(name, 'สมหญิง')
}

const SAVES: Save[] = [
  {
    operation: 'updateCustomerInfo',
    at: '/profile/edit-profile',
    persona: 'gold',
    fill: fillName,
    send: () => press(th.save),
    leads: '/profile',
  },
  {
    operation: 'updateCustomerInfo',
    at: '/authentication/register-info',
    persona: 'new',
    fill: fillName,
    send: () => press(th.save),
    leads: '/home',
  },
  {
    operation: 'saveCustomForms',
    at: '/authentication/register-custom-fields?process=3',
    persona: 'forms',
    fill: async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อเล่น' }), th.female)
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'มักแวะมาช่วงไหน' }), 'ช่วงเย็น')
      await userEvent.click(screen.getByRole('radio', { name: 'มี' }))
      await userEvent.click(screen.getByRole('checkbox', { name: 'กาแฟ' }))
    },
    send: () => press(th.save),
    leads: '/home',
  },
]

/** The app reads nothing of the answer of a save or a consent. */
const isOfBody = (kind: FaultKind) => ['empty', 'null', 'wrong-types'].includes(String(kind))
const values = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)

for (const { operation, at, persona, fill, send, leads } of SAVES) {
  const page = at.split('?')[0]

  it(`${page} shows an error in the form when ${operation} fails, keeps what was entered, and can send it again`, async () => {
    await openApp(at, { persona })
    await fill()
    const entered = values()
    for (const kind of KINDS.filter((some) => some !== 429 && !isOfBody(some))) {
      sandbox.faults.add({ operation, kind, times: 1 })
      const before = calls.length
      await send()
      await waitFor(() => expect(calls.length, `sends into ${kind}`).toBeGreaterThan(before))
      await waitFor(() => expect(isSending(), `has met ${kind}`).toBe(false))
      expect(await screen.findByRole('alert')).not.toHaveTextContent(/^$/)
      expect(values(), `after ${kind}`).toEqual(entered)
      expect(screen.queryByRole('alertdialog')).toBeNull()
      sandbox.faults.clear()
    }
    await send()
    await waitFor(() => expect(location.pathname).toBe(leads))
  })

  it(`${page} says how long to wait when ${operation} is refused for now`, async () => {
    await openApp(at, { persona })
    await fill()
    const entered = values()
    sandbox.faults.add({ operation, kind: 429, times: 1 })
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(/วินาที/)
    expect(values()).toEqual(entered)
  })
}

it('a consent that fails shows an error, and the tick stays for a retry', async () => {
  await openApp('/home/pdpa', { persona: 'not-consented' })
  await screen.findByText(/^1\. ข้อมูลที่เราเก็บ$/)
  await waitFor(() => expect(callsTo('pdpa/consent')).toHaveLength(1)) // that the text was opened
  for (const kind of KINDS.filter((some) => some !== 'truncated' && !isOfBody(some))) {
    sandbox.faults.add({ operation: 'sendConsent', kind, times: 1 })
    await press(th.confirm)
    const modal = await screen.findByRole('alertdialog', {})
    await userEvent.click(within(modal).getByRole('button', { name: th.acknowledge }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('checkbox', tick), `after ${kind}`).toBeChecked()
    sandbox.faults.clear()
  }
  await press(th.confirm)
  await waitFor(() => expect(location.pathname).toBe('/home'))
})
