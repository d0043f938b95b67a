import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { savingFor } from '@/features/redeem/privileges/saving-for'
import { useStored } from '@/storage/use-stored'
import { openBrand, openMember } from '@/storage/storage'
import { openApp } from './open-app'
import { answerFor, BEANS_LABEL, detail, changePointsElsewhere, saveFor } from './saving-member'

const save = () => screen.findByRole('button', { name: th.saveForThis })

describe('The page of a privilege', () => {
  it('takes it for the goal, and says so and how to stop', async () => {
    await openApp(detail(), { persona: 'closed' })
    await userEvent.click(await save())
    expect(await save()).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('ดูได้ที่หน้าหลัก')).toBeVisible()
    expect(await save()).toHaveAccessibleDescription('เป้าหมายของคุณ กดอีกครั้งเพื่อยกเลิก')
    await userEvent.click(await save())
    expect(await save()).toHaveAttribute('aria-pressed', 'false')
    expect(storedOf().goal).toBeUndefined()
  })

  it('says which goal gives way', async () => {
    saveFor()
    await openApp(detail('DSP044'), { persona: 'closed' })
    expect(await save()).toHaveAccessibleDescription(
      // With a no-break space between number and unit.
      `แทนเป้าหมายเดิม “${BEANS_LABEL}”`,
    )
    await userEvent.click(await save())
    expect(storedOf().goal).toMatchObject({ privilegeId: 'DSP044' })
    expect(await save()).toHaveAccessibleDescription('เป้าหมายของคุณ กดอีกครั้งเพื่อยกเลิก')
  })

  it('redeems where there are enough points, and lets one stop', async () => {
    saveFor()
    changePointsElsewhere(90)
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByText(th.savingFor)).toBeVisible()
    expect(screen.getByText(th.redeemable)).toBeVisible()
    expect(screen.getByRole('button', { name: th.redeem })).toBeVisible()
    expect(screen.queryByRole('button', { name: th.saveForThis })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกเป้าหมาย' }))
    expect(storedOf().goal).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'ยกเลิกเป้าหมาย' })).toBeNull()
  })

  it('leads to the others where nothing is left, and lets one stop', async () => {
    saveFor()
    answerFor((one) => ({ ...one, remaining_limit: 0 }))
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByRole('link', { name: th.allPrivileges })).toBeVisible()
    expect(screen.getByRole('button', { name: 'ยกเลิกเป้าหมาย' })).toBeVisible()
  })

  it('says that what is saved for has ended, and lets one stop, but not save for it again', async () => {
    saveFor()
    answerFor((one) => ({ ...one, valid_through: '2026-11-24' }))
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByText(/สิทธิ์นี้ปิดแลกแล้ว/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกเป้าหมาย' }))
    expect(storedOf().goal).toBeUndefined()
    expect(screen.getByRole('link', { name: th.allPrivileges })).toBeVisible()
    expect(screen.queryByRole('button', { name: th.saveForThis })).toBeNull()
  })
})

describe('What is saved for', () => {
  const goal = { privilegeId: 'P1', title: 'ลาเต้' }
  const read = () => renderHook(() => useStored('savingFor')).result.current

  beforeEach(() => {
    openBrand('doisai')
    openMember('M1')
  })

  it('is not ended by a page that still has another goal of the member', () => {
    const next = { ...goal, privilegeId: 'P2' }
    savingFor.choose(goal)
    savingFor.choose(next)
    savingFor.end('P1')
    expect(read()).toEqual(next)
    savingFor.end('P2')
    expect(read()).toBeUndefined()
  })

  it('is ended for the member who has redeemed it, and for no other', () => {
    savingFor.choose(goal)
    savingFor.end('P1', 'doisai:M2')
    expect(read()).toEqual(goal)
    savingFor.end('P1', 'doisai:M1')
    expect(read()).toBeUndefined()
  })

  it.each([{ privilegeId: undefined }, { title: 7 }])(
    'is not read where it has been stored with %o',
    (broken) => {
      given({ goal })
      expect(read()).toEqual(goal)
      given({ goal: { ...goal, ...broken } })
      expect(read()).toBeUndefined()
    },
  )
})
