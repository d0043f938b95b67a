import { renderForm } from '#tests/support/render-form.tsx'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from './search-field'

const onSearch = vi.fn<(value: string) => void>()
const address = { setValue: (_value: string) => {} }

function Page() {
  const [value, setValue] = useState('')
  useEffect(() => {
    address.setValue = setValue
  }, [])
  return <SearchField value={value} onSearch={onSearch} />
}

const box = () => screen.getByRole('searchbox', { name: 'ค้นหา' })
const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onSearch.mockReset()
  renderForm(<Page />)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a search', () => {
  it('is sent half a second after the last key, without the blanks around it', async () => {
    await user.type(box(), ' ลาเต้ ')
    await wait(400)
    expect(onSearch).not.toHaveBeenCalled()
    await wait(200)
    expect(onSearch.mock.calls).toEqual([['ลาเต้']])
  })

  it('is sent at once with Enter, and once alone', async () => {
    await user.type(box(), 'ชา{Enter}')
    act(() => address.setValue('ชา'))
    await user.type(box(), '{Enter}')
    await wait(600)
    expect(onSearch.mock.calls).toEqual([['ชา']])
  })

  it('keeps what a member types on while the search before is on its way to the address', async () => {
    await user.type(box(), 'ลา')
    await wait(600)
    await user.type(box(), 'เต้')
    act(() => address.setValue('ลา'))
    expect(box()).toHaveValue('ลาเต้')
    await wait(600)
    expect(onSearch.mock.calls).toEqual([['ลา'], ['ลาเต้']])
  })

  it('follows the address where the filter is dropped elsewhere', async () => {
    await user.type(box(), 'ลา{Enter}')
    act(() => address.setValue('ลา'))
    act(() => address.setValue(''))
    expect(box()).toHaveValue('')
  })

  it('is cleared by its button, which gives the focus back', async () => {
    await user.type(box(), 'ลา{Enter}')
    act(() => address.setValue('ลา'))
    await user.click(screen.getByRole('button', { name: 'ล้างคำค้น' }))
    expect(onSearch).toHaveBeenLastCalledWith('')
    expect(box()).toHaveFocus()
  })
})
