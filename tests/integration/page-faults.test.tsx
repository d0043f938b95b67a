import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { smsTokenFor } from '@/sandbox/content/sms-invitations'
import type { FaultKind } from '@/sandbox/faults'
import type { MemberPersona } from '@/sandbox/personas'
import { callsTo, openApp, sandbox } from './open-app'

const KINDS: FaultKind[] = [
  ...([400, 403, 404, 409, 422, 429, 500] as const),
  ...(['offline', 'html502', 'empty', 'null', 'wrong-types', 'truncated'] as const),
]
/** A query is tried three times before it fails. */
const TRIES = 3

interface Page {
  operation: string
  at: string
  persona?: MemberPersona
  /** Finds an element that is shown once the page has loaded. */
  shows: () => Promise<unknown>
}

const tick = { name: 'ฉันยอมรับนโยบายความเป็นส่วนตัว' }
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
    operation: 'listPrivileges',
    at: '/privilege',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: 'สิทธิพิเศษ' }),
  },
  {
    operation: 'listForYouPrivileges',
    at: '/privilege/foryou',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: 'สิทธิพิเศษสำหรับคุณ' }),
  },
  { operation: 'listInfoFields', at: '/authentication/register-info', persona: 'new', shows: box('ชื่อ') },
  { operation: 'getCustomerInfo', at: '/authentication/register-info', persona: 'new', shows: box('ชื่อ') },
]

/** An expired link has its own message; empty info is a new member's; for a list, an empty answer is an empty list. */
const handledOtherwise: Record<string, FaultKind[]> = {
  getSmsPdpaByToken: [404],
  getCustomerInfo: ['wrong-types', 'empty', 'null'],
  listPdpa: ['empty', 'null'],
  checkCustomForms: ['empty', 'null'],
  listInfoFields: ['empty', 'null'],
  listPrivileges: ['empty', 'null'],
  listForYouPrivileges: ['empty', 'null'],
}

for (const { operation, at, persona, shows } of READS) {
  describe(`When ${operation} fails at ${at.split('?')[0]}`, () => {
    const kinds = KINDS.filter((kind) => !handledOtherwise[operation]?.includes(kind))
    it.each(kinds)('%s shows one error, and the page can be retried', async (kind) => {
      sandbox.faults.add({ operation, kind, times: TRIES })
      await openApp(at, { persona })
      const modal = await screen.findByRole('alertdialog', {})
      sandbox.faults.clear()
      await userEvent.click(within(modal).getByRole('button', { name: 'ปิด' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
      expect(await shows()).toBeInTheDocument()
    })
  })
}

interface Save {
  operation: string
  at: string
  persona: MemberPersona
  fill: () => Promise<void>
  send: () => Promise<void>
  /** The path to which a successful save leads. */
  leads: string
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const SAVES: Save[] = [
  {
    operation: 'updateCustomerInfo',
    at: '/authentication/register-info',
    persona: 'new',
    fill: async () => {
      const name = await screen.findByRole('textbox', { name: 'ชื่อ' })
      await userEvent.clear(name)
      await userEvent.type(name, 'สมหญิง')
    },
    send: () => press('บันทึก'),
    leads: '/home',
  },
  {
    operation: 'saveCustomForms',
    at: '/authentication/register-custom-fields?process=3',
    persona: 'forms',
    fill: async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อเล่น' }), 'หญิง')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'มักแวะมาช่วงไหน' }), 'ช่วงเย็น')
      await userEvent.click(screen.getByRole('radio', { name: 'ใช่' }))
      await userEvent.click(screen.getByRole('checkbox', { name: 'กาแฟ' }))
    },
    send: () => press('บันทึก'),
    leads: '/home',
  },
]

for (const { operation, at, persona, fill, send, leads } of SAVES) {
  describe(`When ${operation} fails`, () => {
    // The app reads nothing of a save's answer.
    const kinds = KINDS.filter((kind) => !['empty', 'null', 'wrong-types'].includes(String(kind)))
    it.each(kinds)(
      '%s shows an error in the form, which keeps what was entered and can be sent again',
      async (kind) => {
        await openApp(at, { persona })
        await fill()
        const entered = screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
        sandbox.faults.add({ operation, kind, times: 1 })
        await send()
        expect(await screen.findByRole('alert')).not.toHaveTextContent(/^$/)
        const kept = screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
        expect(kept).toEqual(entered)
        expect(screen.queryByRole('alertdialog')).toBeNull()
        if (kind === 429) return
        await send()
        await waitFor(() => expect(location.pathname).toBe(leads))
      },
    )
  })
}

describe('When a consent fails', () => {
  const kinds = KINDS.filter((kind) => !['empty', 'null', 'wrong-types', 'truncated'].includes(String(kind)))
  it.each(kinds)('%s shows an error, and the tick stays for a retry', async (kind) => {
    await openApp('/home/pdpa', { persona: 'not-consented' })
    await screen.findByText(/^1\. ข้อมูลที่เราเก็บ$/)
    await waitFor(() => expect(callsTo('pdpa/consent')).toHaveLength(1)) // that the text was opened
    sandbox.faults.add({ operation: 'sendConsent', kind, times: 1 })
    await press('ยืนยัน')
    const modal = await screen.findByRole('alertdialog')
    await userEvent.click(within(modal).getByRole('button', { name: 'รับทราบ' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('checkbox', tick)).toBeChecked()
    await press('ยืนยัน')
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })
})
