import { en } from '#tests/names.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useLeaveGuard, type LeaveGuard } from '@/ui/leave-guard'
import { AddressRouter } from './address-router'

function Page({ guard }: { guard: LeaveGuard | undefined }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  useLeaveGuard(guard)
  return (
    <>
      <p>{[pathname, type, JSON.stringify(state)].join(' ')}</p>
      <button type="button" onClick={() => void navigate('/profile', { state: { from: 'test' } })}>
        Profile
      </button>
      <button type="button" onClick={() => void navigate('/privilege?category=7', { replace: true })}>
        Privilege
      </button>
    </>
  )
}

function open(guard?: LeaveGuard) {
  history.replaceState({ key: 'first', idx: 0 }, '', '/home')
  render(
    <AddressRouter brandOf={() => ({ brandRef: 'doisai' })}>
      <Page guard={guard} />
    </AddressRouter>,
  )
}

const tap = () => userEvent.click(screen.getByRole('button', { name: en.profile }))

it('shows the page of a navigation of the app, numbers its entry, and adds the brand to its address', async () => {
  open()
  expect(screen.getByText('/home POP null')).toBeTruthy()
  await tap()
  expect(screen.getByText('/profile PUSH {"from":"test"}')).toBeTruthy()
  expect(location.pathname + location.search).toBe('/profile?brandRef=doisai')
  expect(history.state).toMatchObject({ idx: 1, usr: { from: 'test' } })
  await userEvent.click(screen.getByRole('button', { name: en.privilege }))
  expect(location.pathname + location.search).toBe('/privilege?category=7&brandRef=doisai')
  expect(history.state).toMatchObject({ idx: 1 })
})

it('shows the page of the phone’s own back gesture', async () => {
  open()
  await tap()
  act(() => {
    history.replaceState({ key: 'first', idx: 0 }, '', '/home')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  expect(screen.getByText('/home POP null')).toBeTruthy()
})

it('asks the guard of the page before it leaves it', async () => {
  const guard = vi.fn<LeaveGuard>()
  open(guard)
  await tap()
  expect(screen.getByText('/home POP null')).toBeTruthy()
  act(() => guard.mock.calls[0]?.[0]())
  expect(screen.getByText('/profile PUSH {"from":"test"}')).toBeTruthy()
})
