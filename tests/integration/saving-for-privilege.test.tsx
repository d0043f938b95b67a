import { th } from '#tests/names.ts'
import { renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { savingFor, useSavingFor } from '@/features/redeem/privileges/saving-for'
import { readStored, writeJson } from '@/storage/storage'
import { openApp } from './open-app'
import { answerFor, BEANS_LABEL, detail, changePointsElsewhere, keyOf, saveFor } from './saving-member'

const save = () => screen.findByRole('button', { name: th.saveForThis })

describe('The page of a privilege', () => {
  it('takes it for the goal, and says so and how to stop', async () => {
    await openApp(detail(), { persona: 'closed' })
    await userEvent.click(await save())
    expect(await save()).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('ติดตามได้ที่หน้าหลัก')).toBeVisible()
    expect(await save()).toHaveAccessibleDescription('กำลังเก็บแต้มไว้แลก กดอีกครั้งเพื่อเลิก')
    await userEvent.click(await save())
    expect(await save()).toHaveAttribute('aria-pressed', 'false')
    expect(readStored('savingFor')).toBeUndefined()
  })

  it('says which goal gives way', async () => {
    saveFor()
    await openApp(detail('DSP044'), { persona: 'closed' })
    expect(await save()).toHaveAccessibleDescription(
      // With a no-break space between number and unit.
      `ถ้าเลือก จะเลิกเก็บแต้มแลก “${BEANS_LABEL}”`,
    )
    await userEvent.click(await save())
    expect(readStored('savingFor')).toContain('DSP044')
    expect(await save()).toHaveAccessibleDescription('กำลังเก็บแต้มไว้แลก กดอีกครั้งเพื่อเลิก')
  })

  it('leaves what others save for on this phone, the last five of all', async () => {
    const others = ['sabaimart:1', 'sabaimart:2', 'doisai:3', 'doisai:4', 'doisai:5']
    const goals = others.map((memberKey) => ({ memberKey, privilegeId: 'P1', title: 'อย่างอื่น' }))
    writeJson('savingFor', goals)
    await openApp(detail(), { persona: 'closed' })
    expect(await save()).toHaveAttribute('aria-pressed', 'false')
    expect(await save()).not.toHaveAccessibleDescription()
    await userEvent.click(await save())
    expect(JSON.parse(readStored('savingFor') ?? '')).toEqual([
      expect.objectContaining({ memberKey: keyOf(), title: BEANS_LABEL }),
      ...goals.slice(0, 4),
    ])
    await userEvent.click(await save())
    expect(JSON.parse(readStored('savingFor') ?? '')).toEqual(goals.slice(0, 4))
  })

  it('redeems where there are enough points, and lets one stop', async () => {
    saveFor()
    changePointsElsewhere(90)
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByText('แต้มพอแลกสิทธิ์นี้แล้ว')).toBeVisible()
    expect(screen.getByRole('button', { name: th.redeem })).toBeVisible()
    expect(screen.queryByRole('button', { name: th.saveForThis })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'เลิกเก็บแต้มแลก' }))
    expect(readStored('savingFor')).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'เลิกเก็บแต้มแลก' })).toBeNull()
  })

  it('leads to the others where nothing is left, and lets one stop', async () => {
    saveFor()
    answerFor((one) => ({ ...one, remaining_limit: 0 }))
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByRole('link', { name: th.otherPrivileges })).toBeVisible()
    expect(screen.getByRole('button', { name: 'เลิกเก็บแต้มแลก' })).toBeVisible()
  })

  it('says that what is saved for has ended, and lets one stop, but not save for it again', async () => {
    saveFor()
    answerFor((one) => ({ ...one, valid_through: '2026-11-24' }))
    await openApp(detail(), { persona: 'closed' })
    expect(await screen.findByText(/สิทธิ์นี้หมดอายุแล้ว/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'เลิกเก็บแต้มแลก' }))
    expect(readStored('savingFor')).toBeUndefined()
    expect(screen.getByRole('link', { name: th.otherPrivileges })).toBeVisible()
    expect(screen.queryByRole('button', { name: th.saveForThis })).toBeNull()
  })
})

describe('What is saved for', () => {
  const goal = { memberKey: 'doisai:M1', privilegeId: 'P1', title: 'ลาเต้' }
  const other = { memberKey: 'doisai:M2', privilegeId: 'P1', title: 'ชา' }
  const stored = () => JSON.parse(readStored('savingFor') ?? '[]') as unknown

  it('is neither ended nor told by a page that still has another goal of the member, or by another member', () => {
    savingFor.choose(other)
    savingFor.choose(goal)
    savingFor.choose({ ...goal, privilegeId: 'P2' })
    savingFor.noteReached(goal, true)
    savingFor.end(goal)
    expect(stored()).toEqual([{ ...goal, privilegeId: 'P2' }, other])
    savingFor.noteReached({ ...goal, privilegeId: 'P2' }, true)
    expect(stored()).toEqual([{ ...goal, privilegeId: 'P2', isReachedTold: true }, other])
    savingFor.end({ ...goal, privilegeId: 'P2' })
    expect(stored()).toEqual([other])
  })

  it.each([{ memberKey: 7 }, { privilegeId: undefined }, { title: 7 }])(
    'is not read where it has been stored with %o',
    (broken) => {
      const read = () => renderHook(() => useSavingFor(goal.memberKey)).result.current
      writeJson('savingFor', [goal])
      expect(read()).toEqual(goal)
      writeJson('savingFor', [goal, { ...other, ...broken }])
      expect(read()).toBeUndefined()
    },
  )
})
