import { th } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import type { FaultKind } from '@/sandbox/faults'
import { memberIdOf, type MemberPersona } from '@/sandbox/personas'
import { memberOf } from './visits'
import { answers, callsTo, goTo, openApp, press, waitForQuiet, sandbox } from './open-app'

const ABOUT = 'ให้กาแฟดอยใสรู้จักคุณมากขึ้น'
const TASTES = 'ความชอบของคุณ'

const open = (persona: MemberPersona = 'gold', options: Parameters<typeof openApp>[1] = {}) =>
  openApp('/profile/customfield-info', { persona, ...options })

const form = (name: string) => screen.findByRole('region', { name })
const answer = (region: HTMLElement, question: string) =>
  within(region).getByText(question).nextElementSibling?.textContent
const nickname = () => screen.findByRole('textbox', { name: 'ชื่อเล่น' })
const sent = () => callsTo('customercustomfields/management')

async function editNickname(name: string) {
  await press(`แก้ไข ${ABOUT}`)
  await userEvent.clear(await nickname())
  await userEvent.type(await nickname(), name)
}

describe("the brand's own forms in the profile", () => {
  it('show every answer as the member reads it', async () => {
    await open()
    const about = await form(ABOUT)
    expect(answer(about, 'ชื่อเล่น')).toBe('กานต์')
    expect(answer(about, 'มักแวะมาช่วงไหน')).toBe('ช่วงเย็น')
    expect(answer(about, 'วันสำคัญของคุณ')).toBe('14\u00a0ก.พ.\u00a02558')
    const tastes = await form(TASTES)
    expect(answer(tastes, 'สิ่งที่คุณชอบ (เลือกได้หลายข้อ)')).toBe('กาแฟ, เบเกอรี่')
    expect(answer(tastes, 'รับข่าวสารทาง LINE')).toBe(th.yes)
    expect(answer(tastes, 'มีอะไรอยากบอกเราไหม')).toBe('ยังไม่ได้ตอบ')
    // A form with some answers offers to edit them.
    expect(within(tastes).getByRole('button', { name: `แก้ไข ${TASTES}` })).toBeVisible()
  })

  it('that nobody has answered say so, an untouched box too', async () => {
    await open('platinum', { locale: 'en' })
    const tastes = await form('What you like')
    expect(answer(tastes, 'Send me news on LINE')).toBe('Not answered yet')
    expect(screen.getByRole('button', { name: 'Answer What you like' })).toBeVisible()
  })

  it('are edited in their place and saved one by one, and the saved answers are shown at once', async () => {
    await open()
    await editNickname('แก้ว')
    expect(screen.getByRole('region', { name: TASTES })).toBeVisible()
    sandbox.faults.add({ operation: 'listCustomForms', kind: 500 })
    await press(th.save)
    expect(answer(await form(ABOUT), 'ชื่อเล่น')).toBe('แก้ว')
    expect(screen.getByRole('status')).toHaveTextContent(th.saved)
    expect(screen.getByRole('button', { name: `แก้ไข ${ABOUT}` })).toHaveFocus()
    expect(sent().map(({ body }) => body)).toEqual([
      {
        management: [
          {
            Form_Name: 'doisai_about_you',
            Primary_Key: 'customer_id',
            Primary_Key_Value: memberIdOf('gold', 'doisai'),
            Insert_Data: [
              { Column_Name: 'nickname', Column_Value: 'แก้ว' },
              { Column_Name: 'visit_time', Column_Value: 'evening' },
              { Column_Name: 'household', Column_Value: '3' },
              { Column_Name: 'anniversary', Column_Value: '2015-02-14' },
            ],
          },
        ],
      },
    ])
    expect(memberOf().forms.doisai_tastes).toMatchObject({ has_pet: 'yes' })
    expect(storedOf().drafts).toBeUndefined()
  })

  it('are left as they were with Cancel, and what was entered is gone', async () => {
    await open()
    await editNickname('แก้ว')
    await press(th.cancel)
    expect(answer(await form(ABOUT), 'ชื่อเล่น')).toBe('กานต์')
    expect(screen.getByRole('button', { name: `แก้ไข ${ABOUT}` })).toHaveFocus()
    expect(storedOf().drafts).toBeUndefined()
    expect(sent()).toEqual([])
  })

  it('keep what was entered for the next visit, apart from the forms of a registration', async () => {
    const { unmount } = await open()
    await editNickname('แก้ว')
    unmount()
    expect(Object.keys(storedOf().drafts ?? {})).toEqual([
      `custom-field-info:doisai_about_you:${memberIdOf('gold', 'doisai')}`,
    ])
    await open()
    expect(await nickname()).toHaveValue('แก้ว')
    expect(screen.getByRole('note')).toHaveTextContent(/กรอกค้างไว้/)
  })

  it.each<FaultKind>([409, 'offline'])(
    'that cannot be saved (%s) keep what was entered, and are sent again with the same id',
    async (kind) => {
      sandbox.faults.add({ operation: 'saveCustomForms', kind, times: 1 })
      await open()
      await editNickname('แก้ว')
      await press(th.save)
      expect(await screen.findByRole('alert')).not.toHaveTextContent(/^$/)
      expect(await nickname()).toHaveValue('แก้ว')
      await press(th.save)
      expect(answer(await form(ABOUT), 'ชื่อเล่น')).toBe('แก้ว')
      const ids = () => new Set(sent().map(({ request }) => request.headers.get('X-Request-Id')))
      expect(ids()).toHaveLength(1)
      // The same answers once more are another request.
      await press(`แก้ไข ${ABOUT}`)
      await press(th.save)
      await form(ABOUT)
      await waitFor(() => expect(ids()).toHaveLength(2))
    },
  )

  it('may be none, or one without questions', async () => {
    const empty = { Form_Name: 'f', Primary_Key: 'k', Primary_Key_Value: '', Fields: [] }
    answers.set('customercustomfields/list', { list_form: [empty] })
    await open()
    expect(await screen.findByRole('heading', { name: 'ยังไม่มีคำถามจากร้าน' })).toBeVisible()
  })
})

describe('two forms of one name', () => {
  const child = (key: string, label: string) => ({
    Form_Name: 'child',
    Form_Label_Th: label,
    Primary_Key: 'child_id',
    Primary_Key_Value: key,
    Fields: [{ Column_Name: 'name', Label_Th: `ชื่อของ${label}`, Type: 'text', Is_Required: false }],
  })
  const [first, second] = [child('c1', 'ลูกคนแรก'), child('c2', 'ลูกคนที่สอง')]
  const nameOf = (label: string) => screen.findByRole('textbox', { name: `ชื่อของ${label}` })
  const children = (...forms: unknown[]) => answers.set('customercustomfields/list', { list_form: forms })

  it('have drafts of their own, in whatever order they come', async () => {
    children(first, second)
    const { unmount } = await open()
    await press('ตอบคำถาม ลูกคนที่สอง')
    await userEvent.type(await nameOf('ลูกคนที่สอง'), 'ปุ๊ก')
    unmount()
    children(second, first)
    await open()
    expect(await nameOf('ลูกคนที่สอง')).toHaveValue('ปุ๊ก')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('show each its own saved answers', async () => {
    children(first, second)
    answers.set('customercustomfields/management', {})
    await open()
    await press('ตอบคำถาม ลูกคนที่สอง')
    await userEvent.type(await nameOf('ลูกคนที่สอง'), 'ปุ๊ก')
    answers.delete('customercustomfields/list')
    sandbox.faults.add({ operation: 'listCustomForms', kind: 500 })
    await press(th.save)
    expect(answer(await form('ลูกคนที่สอง'), 'ชื่อของลูกคนที่สอง')).toBe('ปุ๊ก')
    expect(answer(await form('ลูกคนแรก'), 'ชื่อของลูกคนแรก')).toBe('ยังไม่ได้ตอบ')
  })
})

/** Saves, and opens another page before the answer comes. */
async function leaveWhileSaving(path: string) {
  sandbox.faults.add({ operation: 'saveCustomForms', kind: 'delay' })
  await press(th.save)
  await waitFor(() => expect(sent()).toHaveLength(1))
  goTo(path)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'ชื่อเล่น' })).toBeNull())
  expect(JSON.stringify(storedOf().drafts)).toContain('แก้ว')
  sandbox.faults.clear()
  await waitFor(() => expect(storedOf().drafts).toBeUndefined())
  await waitForQuiet()
  expect(location.pathname).toBe(path)
  expect(sent()).toHaveLength(1)
}

it('forms that are due after a login, left while they are saved, are saved once and lead nowhere, and their draft goes', async () => {
  await openApp('/authentication/register-custom-fields?process=3', { persona: 'forms' })
  await userEvent.type(await nickname(), 'แก้ว')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'มักแวะมาช่วงไหน' }), 'ช่วงเย็น')
  await userEvent.click(screen.getByRole('radio', { name: 'ไม่มี' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'ชา' }))
  await leaveWhileSaving(paths.profile)
  expect(memberOf('forms').forms).toMatchObject({ doisai_about_you: { nickname: 'แก้ว' } })
})

it('a form of the profile, left while it is saved, is saved once and says so there, and shows its new answer later', async () => {
  await open()
  await editNickname('แก้ว')
  const leaving = leaveWhileSaving(paths.profile)
  expect(await screen.findByText(th.saved)).toBeVisible()
  await leaving
  goTo(paths.customFieldInfo)
  expect(await screen.findByText('แก้ว')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
