import { th } from '#tests/names.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveHintStep } from '@/session/hint-step'
import { sessionFor } from '@/sandbox/personas'
import { replaceBearer } from '@/storage/bearer'
import { readStored } from '@/storage/storage'
import { answers, openApp, quiet } from './open-app'

/** A session that has come to this hint. */
function isAtHint(step: number): void {
  replaceBearer(sessionFor('new', 'doisai'), 'doisai')
  saveHintStep(step)
  expect(readStored('hintStep')).toBe(String(step))
}

const card = () => screen.findByRole('region', { name: 'เริ่มต้นใช้งาน' })
const noCard = () => expect(screen.queryByRole('region', { name: 'เริ่มต้นใช้งาน' })).toBeNull()
const hint = async () => within(await card()).getByRole('heading').textContent
const press = async (name: string) => userEvent.click(within(await card()).getByRole('button', { name }))

describe('the hints for a new member', () => {
  it('are none for a member who was one before', async () => {
    await openApp('/home', { persona: 'new' })
    expect(await screen.findByText(/^สวัสดี/)).toBeInTheDocument()
    await quiet()
    noCard()
  })
})

describe('on home a new member', () => {
  beforeEach(() => {
    isAtHint(1)
  })

  it('reads three, one after the other, and is never shown them again', async () => {
    await openApp('/home', { persona: 'new' })
    expect(await hint()).toBe('แสดงรหัสสมาชิกตอนชำระเงิน')
    expect(within(await card()).getByText('1 จาก 3')).toBeVisible()
    await press('ถัดไป')
    expect(await hint()).toBe('สแกนคิวอาร์โค้ดเพื่อรับแต้ม')
    await press('ถัดไป')
    expect(await hint()).toBe('ใช้แต้มแลกสิทธิพิเศษ')
    expect(within(await card()).queryByRole('button', { name: th.skip })).toBeNull()
    await press('เข้าใจแล้ว')
    noCard()
    expect(screen.getByText('ปิดคำแนะนำแล้ว')).toHaveFocus()

    cleanup()
    await openApp('/home', { persona: 'new' })
    expect(await screen.findByText(/^สวัสดี/)).toBeInTheDocument()
    await quiet()
    noCard()
  })

  it('comes back to the hint that they had come to, and may skip the rest', async () => {
    saveHintStep(2)
    await openApp('/home', { persona: 'new' })
    expect(await hint()).toBe('สแกนคิวอาร์โค้ดเพื่อรับแต้ม')
    await press(th.skip)
    noCard()
    expect(readStored('hintStep')).toBeUndefined()
  })

  it('reads nothing of redeeming where the brand has no privileges', async () => {
    const json_config = { Setting_Field: { Navbar_Menu: { isPrivilegeActive: false } } }
    answers.set('Theme/GetTheme', { resp: { json_config, groupimagelist: [] } })
    await openApp('/home', { persona: 'new' })
    await press('ถัดไป')
    expect(within(await card()).getByText('2 จาก 2')).toBeVisible()
    expect(within(await card()).getByRole('button', { name: 'เข้าใจแล้ว' })).toBeVisible()
  })
})
