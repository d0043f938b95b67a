import { given } from '#tests/support/stored.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Provider } from 'react-redux'
import { api } from '@/api/api'
import { resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { FeedbackProvider, useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { Link } from '@/ui/link'
import { keepBarsInView } from './bars-in-view'
import { useStartReads } from './fresh-reads'
import { keepFocus, usePageFocus } from './focus'
import { useCloseOnNavigation } from './shell-behaviour'

const failed = danger(<>Failed</>)

function Page() {
  const { pathname } = useLocation()
  const { show } = useFeedback()
  const [session, setSession] = useState(1)
  useCloseOnNavigation(pathname, session)
  return (
    <>
      <button onClick={() => show(failed)}>fail</button>
      <button onClick={() => show({ ...failed, page: '/privilege' })}>fail of the list</button>
      <button onClick={() => setSession(2)}>another session</button>
      {['/home', '/privilege', '/profile?tab=2', '/profile'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>
  )
}

async function failOnTheProfile() {
  renderUi(
    <MemoryRouter initialEntries={['/profile']}>
      <FeedbackProvider>
        <Page />
      </FeedbackProvider>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByText('fail'))
  expect(screen.getByRole('alertdialog')).toBeVisible()
}

it.each([
  ['/privilege', 'closes', 0],
  ['/home', 'stays', 1],
  ['/profile?tab=2', 'stays', 1],
])('on the way to %s an open message %s', async (to, _what, count) => {
  await failOnTheProfile()
  await userEvent.click(screen.getByText(to))
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(count)
})

const focused = () => document.activeElement?.textContent
/** The focus moves in a later task. */
const laterTask = () => act(() => new Promise((resolve) => setTimeout(resolve, 1)))
const write = (html: string) => {
  document.body.innerHTML = html
}
afterEach(() => write(''))

it('a message closes on the way back too, and one of a page stays on the way to it alone', async () => {
  await failOnTheProfile()
  await userEvent.click(screen.getByText('/privilege'))
  await userEvent.click(screen.getByText('fail'))
  await userEvent.click(screen.getByText('/profile'))
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await userEvent.click(screen.getByText('fail of the list'))
  await userEvent.click(screen.getByText('/privilege'))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  await userEvent.click(screen.getByText('another session'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('a new page', () => {
  const titled = (title: string) => `<main tabindex="-1"><h1>${title}</h1><button>act</button><input></main>`

  /** Opens the first page, and returns how to go on to another, which is shown as this HTML. */
  function visit(path = '/home') {
    write(titled('first'))
    const { rerender } = renderHook((page: string) => usePageFocus(page, '/home'), { initialProps: path })
    return async (page: string, html: string, focusOn?: string) => {
      write(html)
      if (focusOn) document.querySelector<HTMLElement>(focusOn)?.focus()
      rerender(page)
      await laterTask()
    }
  }

  it('takes the focus on its heading, each time that the member comes to it, but for the first page of a visit', async () => {
    const goTo = visit()
    await laterTask()
    expect(document.activeElement).toBe(document.body)
    await goTo('/profile', titled('profile'))
    expect(focused()).toBe('profile')
    await goTo('/privilege', titled('privilege'))
    expect(focused()).toBe('privilege')
    await goTo('/profile', titled('profile again'))
    expect(focused()).toBe('profile again')
    await goTo('/home', titled('home'))
    expect(focused()).toBe('home')
  })

  it('takes it though the first page was left before', async () => {
    visit('/profile')
    await laterTask()
    expect(focused()).toBe('first')
  })

  it('leaves it in the field that the page has focused itself', async () => {
    await visit()('/profile', titled('profile'), 'input')
    expect(document.activeElement).toBe(document.querySelector('input'))
  })

  it('takes it as a whole until its heading is there, unless the member has moved on', async () => {
    const goTo = visit()
    for (const hasMovedOn of [false, true]) {
      await goTo(`/${hasMovedOn}`, '<main tabindex="-1"><button>act</button></main>')
      expect(document.activeElement).toBe(document.querySelector('main'))
      if (hasMovedOn) document.querySelector('button')?.focus()
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('h1'), { textContent: 'late' }))
      await laterTask()
      expect(focused()).toBe(hasMovedOn ? 'act' : 'late')
    }
  })
})

describe('the focus of a pressed button that goes', () => {
  const row = (name: string) => `<li><button>${name}</button></li>`
  const page = (rows: string) =>
    `<main tabindex="-1"><ul>${rows}</ul><section tabindex="-1"><p><button>again</button></p></section></main>`

  /** Presses a button, and removes it with what is around it. */
  async function pressAndRemove(name: string, around: string, before: () => void = () => {}) {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    button?.focus()
    button?.click()
    before()
    await laterTask()
    button?.closest(around)?.remove()
    await laterTask()
  }

  it.each([
    ['goes to the row below it', row('a') + row('b') + row('c'), 'b', 'li', 'c'],
    ['goes to the row above it where it was the last', row('a') + row('b'), 'b', 'li', 'a'],
    ['goes to the page where no row is left', row('a'), 'a', 'li', 'again'],
    ['goes to the part of the page around it', '', 'again', 'p', ''],
  ])('%s', async (_what, rows, name, around, next) => {
    write(page(rows))
    const stop = keepFocus()
    await pressAndRemove(name, around)
    stop()
    expect(document.activeElement).not.toBe(document.body)
    expect(focused()).toBe(next)
  })

  it('stays in the dialog over the page', async () => {
    write(`${page('')}<dialog open tabindex="-1"><p><button>act</button></p>rest</dialog>`)
    const stop = keepFocus()
    await pressAndRemove('act', 'p')
    stop()
    expect(focused()).toBe('rest')
  })

  it('is not called back from where the member has gone since, nor by a row that was scrolled away', async () => {
    write(page(row('a') + row('b')))
    const stop = keepFocus()
    await pressAndRemove('a', 'li', () => (document.activeElement as HTMLElement).blur())
    expect(document.activeElement).toBe(document.body)

    write(page(row('a') + row('b')))
    await pressAndRemove('a', 'li', () => vi.stubGlobal('scrollY', 500))
    vi.unstubAllGlobals()
    expect(document.activeElement).toBe(document.body)
    // What changes later is not about that button.
    document.querySelector('ul')?.remove()
    await laterTask()
    stop()
    expect(document.activeElement).toBe(document.body)
  })

  it('stays where the page itself puts it then', async () => {
    write(`${page(row('a') + row('b'))}<input>`)
    const stop = keepFocus()
    const button = document.querySelector('button')
    button?.focus()
    button?.click()
    button?.closest('li')?.remove()
    document.querySelector('input')?.focus()
    await laterTask()
    stop()
    expect(document.activeElement).toBe(document.querySelector('input'))
  })
})

describe('The bars of a page', () => {
  const shift = () => document.documentElement.style.getPropertyValue('--bars-shift')

  /** What the member sees of the page, which a test can move; the bars follow it. */
  function follow(first: { offsetTop: number }) {
    vi.useFakeTimers()
    const seen = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, ...first })
    vi.stubGlobal('visualViewport', seen)
    const stop = keepBarsInView()
    onTestFinished(() => {
      stop()
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
    const move = (to: Partial<Pick<VisualViewport, 'offsetTop' | 'scale' | 'height'>>, event = 'scroll') => {
      Object.assign(seen, to)
      seen.dispatchEvent(new Event(event))
    }
    return { seen, move, stop }
  }

  it.each([
    ['go along with what is seen', {}, '24px'],
    ['go along where the browser’s own bars take some of the screen', { height: -120 }, '24px'],
    ['stay where a keyboard takes it', { height: -121 }, ''],
    ['go along where the page is as good as not zoomed', { scale: 1.01 }, '24px'],
    ['stay where the member has zoomed in', { scale: 1.02 }, ''],
  ])('%s', (_what, { height = 0, ...more }: { height?: number; scale?: number }, shifted) => {
    const { move } = follow({ offsetTop: 0 })
    move({ offsetTop: 24.4, height: window.innerHeight + height, ...more }, 'resize')
    vi.advanceTimersByTime(500)
    expect(shift()).toBe(shifted)
  })

  it('go along once what is seen stands still, come back at once, and are left in place in the end', () => {
    const { seen, move, stop } = follow({ offsetTop: 24 })
    vi.advanceTimersByTime(400)
    seen.offsetTop = 30
    vi.advanceTimersByTime(100)
    expect(shift()).toBe('')
    vi.advanceTimersByTime(500)
    expect(shift()).toBe('30px')
    move({ offsetTop: 0 })
    expect(shift()).toBe('')

    // A field that is left tells of a keyboard that closes, without an event of its own.
    seen.offsetTop = 24
    document.dispatchEvent(new Event('focusout'))
    vi.advanceTimersByTime(1000)
    expect(shift()).toBe('24px')
    stop()
    move({ offsetTop: 40 })
    vi.advanceTimersByTime(1000)
    expect(shift()).toBe('')
  })
})

it('a start reads of the member what the page has not read, and nothing again that has failed there', async () => {
  const asked: (string | undefined)[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const path = url.split('/').pop()
    asked.push(path)
    const isOpen = path === 'system'
    return Promise.resolve(Response.json({ is_opensystem: isOpen }, { status: isOpen ? 200 : 403 }))
  })
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  onTestFinished(() => void vi.unstubAllGlobals())
  given({ bearer: 'bearer' })
  history.replaceState(null, '', '/nowhere')
  const store = makeStore({ customerApiUrl: 'https://api.example.com', crmApiUrl: '' })
  store.dispatch(resumeSession())
  await store.dispatch(api.endpoints.getProfile.initiate(undefined, { subscribe: true }))
  const Start = () => {
    useStartReads()
    return null
  }
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <FeedbackProvider>
          <Start />
        </FeedbackProvider>
      </MemoryRouter>
    </Provider>,
  )
  await waitFor(() => expect(asked).toContain('criteria-item'))
  expect(asked).toEqual(['Profile', 'system', 'info', 'criteria', 'criteria-item'])
})
