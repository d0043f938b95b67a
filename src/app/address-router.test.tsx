import { en } from '#tests/names.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginLifetime } from '@/lib/lifetime'
import { useCloseOnBack, useLeaveGuard, type LeaveGuard } from '@/ui/leave-guard'
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
    <AddressRouter brandOf={() => ({ brandRef: 'doisai' })} currentSession={beginLifetime}>
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

function Over({ name, onClose }: { name: string; onClose: () => void }) {
  useCloseOnBack(true, onClose)
  return <dialog open aria-label={name} />
}

/** A page over which dialogs can be opened, one over the other, and which says where it leads. */
function PageWithDialogs({ guard }: { guard: LeaveGuard | undefined }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [names, setNames] = useState<string[]>([])
  useLeaveGuard(guard)
  const close = (name: string) => setNames((now) => now.filter((other) => other !== name))
  const leads: [string, () => unknown][] = [
    ['list', () => navigate('/privilege')],
    ['item', () => navigate('/privilege/detail')],
    ['filter', () => navigate('?category=7')],
    ['log in', () => navigate('/authentication/line-login')],
    ['one step back', () => navigate(-1)],
  ]
  return (
    <>
      <p>{pathname + search}</p>
      {['menu', 'sheet'].map((name) => (
        <button key={name} type="button" onClick={() => setNames((now) => [...now, name])}>
          open {name}
        </button>
      ))}
      <button type="button" onClick={() => setNames(names.slice(0, -1))}>
        close
      </button>
      {leads.map(([name, lead]) => (
        <button key={name} type="button" onClick={() => void lead()}>
          {name}
        </button>
      ))}
      {names.map((name) => (
        <Over key={name} name={name} onClose={() => close(name)} />
      ))}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))
const shows = (address: string) => vi.waitFor(() => expect(screen.getByText(address)).toBeTruthy())
const hasOpen = (names: string[]) => vi.waitFor(() => expect(dialogs()).toEqual(names))
/** Happy-dom makes the steps of a history in later tasks. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

let session = beginLifetime()

const withDialogs = (guard?: LeaveGuard, isWaiting?: boolean) => (
  <AddressRouter
    brandOf={() => ({ brandRef: undefined })}
    currentSession={() => session}
    isWaiting={isWaiting}
  >
    <PageWithDialogs guard={guard} />
  </AddressRouter>
)

function openWithDialogs(guard?: LeaveGuard, isWaiting?: boolean) {
  history.replaceState({ key: 'first', idx: 0 }, '', '/home')
  return render(withDialogs(guard, isWaiting))
}

describe('the phone’s back', () => {
  it.each([
    ['the first page', false],
    ['a later page', true],
  ])(
    'closes the dialogs over %s one by one, the topmost first, and leaves the page only then',
    async (_, isLater) => {
      openWithDialogs()
      if (isLater) await press('list')
      const here = isLater ? '/privilege' : '/home'
      await press('open menu')
      await press('open sheet')
      for (const left of [['menu'], []]) {
        history.back()
        await hasOpen(left)
        await settle()
        await shows(here)
      }
      if (!isLater) return
      history.back()
      await shows('/home')
    },
  )

  it('asks the guard of the page, which stays on screen until the member agrees', async () => {
    const guard = vi.fn<LeaveGuard>()
    openWithDialogs(guard)
    await press('list')
    act(() => guard.mock.calls[0]?.[0]())
    await shows('/privilege')
    history.back()
    await vi.waitFor(() => expect(guard).toHaveBeenCalledTimes(2))
    await settle()
    await shows('/privilege')
    act(() => guard.mock.calls[1]?.[0]())
    await shows('/home')
    expect(guard).toHaveBeenCalledTimes(2)

    // Asked again each time, and as many steps are made as the member had made.
    for (const [lead, address] of [
      ['list', '/privilege'],
      ['item', '/privilege/detail'],
    ] as const) {
      await press(lead)
      act(() => guard.mock.lastCall?.[0]())
      await shows(address)
    }
    history.go(-2)
    await vi.waitFor(() => expect(guard).toHaveBeenCalledTimes(5))
    await settle()
    await shows('/privilege/detail')
    act(() => guard.mock.lastCall?.[0]())
    await shows('/home')
  })

  it('closes what was opened while LINE’s SDK was reading the address', async () => {
    const { rerender } = openWithDialogs(undefined, true)
    await press('open menu')
    rerender(withDialogs())
    await settle()
    await hasOpen(['menu'])
    history.back()
    await hasOpen([])
    await shows('/home')
    await press('list')
    await shows('/privilege')
  })
})

describe('a step of the phone over a page', () => {
  const HERE = '/privilege'
  const TO = { page: '/profile', view: '/privilege?category=7' }

  /** What a step has led to: another page or view shown, the dialog closed, or the guard asked. */
  async function outcomeOf(step: 'back' | 'forward', to: string, hasDialog: boolean, isUnsaved: boolean) {
    const [before, after] = step === 'back' ? [to, HERE] : [HERE, to]
    history.replaceState({ key: 'first', idx: 0 }, '', '/home')
    history.pushState({ key: 'second', idx: 1 }, '', before)
    history.pushState({ key: 'third', idx: 2 }, '', after)
    if (step === 'forward') history.back()
    await settle()
    const guard = vi.fn<LeaveGuard>()
    render(withDialogs(isUnsaved ? guard : undefined))
    if (hasDialog) await press('open menu')
    history[step]()
    await settle()
    await settle()
    if (guard.mock.calls.length > 0) return 'asks'
    if (hasDialog && dialogs().length === 0) return 'closes'
    return screen.queryByText(to) ? 'shows' : 'nothing'
  }

  it.each([
    // nothing, a dialog, something unsaved, both
    ['back', 'page', ['shows', 'closes', 'asks', 'closes']],
    ['back', 'view', ['shows', 'closes', 'shows', 'closes']],
    ['forward', 'page', ['shows', 'shows', 'asks', 'asks']],
    ['forward', 'view', ['shows', 'shows', 'shows', 'shows']],
  ] as const)('%s to another %s: %s', async (step, to, outcomes) => {
    const found: string[] = []
    for (const [hasDialog, isUnsaved] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      found.push(await outcomeOf(step, TO[to], hasDialog, isUnsaved))
      cleanup()
    }
    expect(found).toEqual(outcomes)
  })
})

it('the guard is not asked on the way to another view of the page, nor to the login', async () => {
  const guard = vi.fn<LeaveGuard>()
  openWithDialogs(guard)
  await press('filter')
  await shows('/home?category=7')
  history.back()
  await shows('/home')
  await press('log in')
  await shows('/authentication/line-login')
  expect(guard).not.toHaveBeenCalled()
})

it('the guard is asked once before a step back of the app, and lets the one to whom it agrees through', async () => {
  const guard = vi.fn<LeaveGuard>()
  openWithDialogs(guard)
  await press('list')
  act(() => guard.mock.calls[0]?.[0]())
  await press('one step back')
  expect(guard).toHaveBeenCalledTimes(2)
  act(() => guard.mock.calls[1]?.[0]())
  await shows('/home')
  expect(guard).toHaveBeenCalledTimes(2)
})

it('a dialog over the first page leaves no step behind, whether it is closed or leads to a page', async () => {
  openWithDialogs()
  const steps = history.length
  await press('open menu')
  await settle()
  await press('close')
  await settle()
  // The next step back leaves the app.
  expect(history.state).toEqual({ key: 'first', idx: 0 })
  await press('open menu')
  await settle()
  await press('list')
  await shows('/privilege')
  expect([history.length, history.state]).toMatchObject([steps + 1, { idx: 1 }])
  // One over a later page needs none.
  await press('open sheet')
  await hasOpen(['menu', 'sheet'])
  expect(history.length).toBe(steps + 1)
})

describe('a page that is asked for before LINE has given the address back', () => {
  beforeEach(() => {
    session = beginLifetime()
  })

  it('is shown once it has, the last one of several', async () => {
    const view = openWithDialogs(undefined, true)
    await press('item')
    await press('list')
    await shows('/home')
    view.rerender(withDialogs())
    await shows('/privilege')
    history.back()
    await shows('/home')
  })

  it('is nobody’s wish any more once the session has ended', async () => {
    const view = openWithDialogs(undefined, true)
    await press('list')
    session.end()
    view.rerender(withDialogs())
    await settle()
    await shows('/home')
  })
})
