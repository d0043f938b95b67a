import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FeedbackProvider, useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { Link } from '@/ui/link'
import { renderUi } from '@/ui/render-ui'
import { keepFocus, usePageFocus } from './focus'
import { useCloseOnNavigation } from './shell-behaviour'

function Page() {
  const { pathname } = useLocation()
  const { show } = useFeedback()
  const [session, setSession] = useState(1)
  useCloseOnNavigation(pathname, session)
  return (
    <>
      <button onClick={() => show(danger('Failed'))}>fail</button>
      <button onClick={() => show({ ...danger('Failed'), page: '/privilege' })}>fail of the list</button>
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
