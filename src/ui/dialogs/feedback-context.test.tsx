import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { applyTokens } from '@/theme/apply-brand'
import { deriveTokens } from '@/theme/derive-tokens'
import { FeedbackProvider, useFeedback } from './feedback-context'
import {
  danger,
  green,
  grey,
  greyOutline,
  red,
  success,
  warning,
  type FeedbackData,
} from './feedback-presets'

function Openers({ all }: { all: FeedbackData[] }) {
  const { show, isOpen } = useFeedback()
  return (
    <>
      <p>{isOpen ? 'open' : 'closed'}</p>
      {all.map((data, index) => (
        <button key={index} onClick={() => show(data)}>
          show {index}
        </button>
      ))}
    </>
  )
}

const show = async (...all: FeedbackData[]) => {
  renderUi(
    <FeedbackProvider>
      <Openers all={all} />
    </FeedbackProvider>,
  )
  await userEvent.click(screen.getByText('show 0'))
  return screen.getByRole('alertdialog')
}

const buttonsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('button')].map((button) => button.textContent)

test.each([
  ['success', success(<>Done</>), [en.acknowledge]],
  ['warning', warning(<>Sure?</>), [en.back, en.confirm]],
  ['danger', danger(<>Failed</>), [en.close]],
  ['other', { feedbackType: 'other', title: <>Hello</> } as const, [en.back, en.confirm]],
])('a %s modal shows its preset buttons', async (_type, data, labels) => {
  expect(buttonsOf(await show(data))).toEqual(labels)
})

const THEME: Record<string, string> = deriveTokens({}, 'light')
const OWN = { color: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)' }

/** Each button as its label, fill and colour of text. */
const looksOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('button')].map((button) => {
    const { backgroundColor, color } = getComputedStyle(button)
    return [button.textContent, backgroundColor, color]
  })
const valueOf = (colour: string) => THEME[/^var\((--[\w-]+)\)$/.exec(colour)?.[1] ?? ''] ?? colour
const look = (label: string, { color, textColor }: typeof OWN) => [label, valueOf(color), valueOf(textColor)]

test.each<[string, FeedbackData, string[][]]>([
  [
    'a grey outline for Back and green for Confirm',
    warning(<>Sure?</>),
    [look(en.back, greyOutline), look(en.confirm, green)],
  ],
  ['green for OK', success(<>Done</>), [look(en.acknowledge, green)]],
  ['grey for Close', danger(<>Failed</>), [look(en.close, grey)]],
  [
    'red where the question says so',
    warning(<>Delete?</>, undefined, { confirmButton: red }),
    [look(en.back, greyOutline), look(en.confirm, red)],
  ],
  [
    'those that are given for one button alone',
    warning(<>Sure?</>, undefined, { cancelButton: OWN }),
    [look(en.back, OWN), look(en.confirm, green)],
  ],
])('the colours of a modal’s buttons are %s', async (_which, data, looks) => {
  applyTokens(deriveTokens({}, 'light'), 'light')
  expect(looksOf(await show(data))).toEqual(looks)
})

test.each<[string, FeedbackData, string[]]>([
  [
    'a question without Confirm',
    warning(<>Sure?</>, undefined, { confirmButton: { isDisplay: false } }),
    [en.back],
  ],
  [
    'a question without Back',
    warning(<>Sure?</>, undefined, { cancelButton: { isDisplay: false } }),
    [en.confirm],
  ],
  [
    'an error with a second one',
    danger(<>Failed</>, undefined, { confirmButton: { isDisplay: true, label: <>{en.tryAgain}</> } }),
    [en.close, en.tryAgain],
  ],
  [
    'a success with a second one',
    success(<>Done</>, undefined, { cancelButton: { isDisplay: true, label: <>{en.seeDetails}</> } }),
    [en.seeDetails, en.acknowledge],
  ],
])('isDisplay adds or takes away a button: %s', async (_which, data, labels) => {
  expect(buttonsOf(await show(data))).toEqual(labels)
})

test('a button closes the modal first and then runs its callback', async () => {
  const seen = vi.fn()
  const callback = () => seen(screen.queryByRole('alertdialog'), screen.queryByText('closed') !== null)
  await show(
    warning(<>Redeem?</>, <>It cannot be undone</>, {
      confirmButton: { label: <>{en.redeem}</>, callback, ...red },
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: en.redeem }))
  expect(seen.mock.calls).toEqual([[null, true]])
})

test('a tap beside the modal closes it only where that is allowed, and runs no callback', async () => {
  const callback = vi.fn()
  const closing = { cancelButton: { callback } }
  const dialog = await show(
    danger(<>One</>, undefined, closing),
    danger(<>Two</>, undefined, { ...closing, isCloseableFromOutside: true }),
  )
  await userEvent.click(dialog)
  expect(screen.queryByRole('alertdialog', { name: 'One' })).not.toBeNull()
  await userEvent.click(screen.getByText('show 1'))
  await userEvent.click(screen.getByRole('alertdialog', { name: 'Two' }))
  expect(screen.queryByRole('alertdialog', { name: 'Two' })).toBeNull()
  expect(callback).not.toHaveBeenCalled()
})

test.each([
  [
    'closes a question like its button Back',
    warning(<>Redeem?</>, undefined, { confirmButton: { callback: vi.fn() } }),
    'closed',
  ],
  [
    'leaves a modal open whose only answer has to do something',
    danger(<>Ended</>, undefined, { cancelButton: { callback: vi.fn() } }),
    'open',
  ],
])('the phone’s back %s', async (_what, data, state) => {
  const dialog = await show(data)
  // The event that Chrome on Android fires for it.
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.getByText(state)).toBeVisible()
})

test('a message is replaced by the next modal, but not by one with the same id', async () => {
  await show(
    danger(<>Session expired</>, <>first</>, { id: 'expired' }),
    danger(<>Session expired</>, <>second</>, { id: 'expired' }),
    success(<>Another</>),
  )
  await userEvent.click(screen.getByText('show 1'))
  expect(screen.queryByText('first')).not.toBeNull()
  await userEvent.click(screen.getByText('show 2'))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  expect(screen.queryByRole('alertdialog', { name: 'Another' })).not.toBeNull()
})

test('a modal whose answer has to do something comes back when the one above it is answered', async () => {
  const leave = vi.fn()
  await show(
    danger(<>Session expired</>, undefined, { id: 'expired', cancelButton: { callback: leave } }),
    warning(<>Leave without saving?</>, undefined, { confirmButton: { callback: vi.fn() } }),
    danger(<>The server is busy</>),
  )
  await userEvent.click(screen.getByText('show 1'))
  await userEvent.click(screen.getByText('show 2'))
  for (const label of [en.close, en.back, en.close]) {
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    expect(leave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: label }))
  }
  expect(leave).toHaveBeenCalledOnce()
  expect(screen.queryByText('closed')).not.toBeNull()
})

test('a question that is withdrawn does not come back from below a message', async () => {
  function Withdraw() {
    const { withdraw } = useFeedback()
    return <button onClick={() => withdraw('redeem')}>withdraw</button>
  }
  renderUi(
    <FeedbackProvider>
      <Openers
        all={[
          warning(<>Redeem?</>, undefined, { id: 'redeem', confirmButton: { callback: vi.fn() } }),
          danger(<>The server is busy</>),
        ]}
      />
      <Withdraw />
    </FeedbackProvider>,
  )
  for (const tap of ['show 0', 'show 1', 'withdraw']) await userEvent.click(screen.getByText(tap))
  expect(screen.queryByRole('alertdialog', { name: 'The server is busy' })).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: en.close }))
  expect(screen.queryByText('closed')).not.toBeNull()
})

test('a message that is on screen already takes over what has to follow it', async () => {
  const done = vi.fn()
  await show(
    danger(<>The server is busy</>, undefined, { id: 'busy' }),
    danger(<>The server is busy</>, undefined, { id: 'busy', cancelButton: { callback: done } }),
  )
  await userEvent.click(screen.getByText('show 1'))
  await userEvent.click(screen.getByRole('button', { name: en.close }))
  expect(done).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a message with an answer of its own keeps it where the same message is shown again', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const busy = (callback: () => void) =>
    danger(<>The server is busy</>, undefined, { id: 'busy', cancelButton: { callback } })
  await show(busy(first), busy(second))
  await userEvent.click(screen.getByText('show 1'))
  await userEvent.click(screen.getByRole('button', { name: en.close }))
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('a page that opens closes the modals of other pages, and keeps those of its own', async () => {
  function Arrive() {
    const { close } = useFeedback()
    return <button onClick={() => close('/home')}>arrive</button>
  }
  const saved = success(<>Saved</>, undefined, { page: '/home' })
  renderUi(
    <FeedbackProvider>
      <Openers
        all={[
          danger(<>Failed</>, undefined, { page: '/profile', cancelButton: { callback: vi.fn() } }),
          danger(<>Lost</>, undefined, { cancelButton: { callback: vi.fn() } }),
          saved,
        ]}
      />
      <Arrive />
    </FeedbackProvider>,
  )
  for (const tap of ['show 0', 'show 1', 'show 2', 'arrive']) await userEvent.click(screen.getByText(tap))
  expect(screen.getByRole('alertdialog', { name: 'Saved' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: en.acknowledge }))
  expect(screen.queryByText('closed')).not.toBeNull()
})

test('the modal has its title and text as name and description', async () => {
  const dialog = await show(warning(<>Sure?</>, <>Points will be used</>))
  const describedBy = dialog.getAttribute('aria-describedby') ?? ''
  expect(screen.queryByRole('alertdialog', { name: 'Sure?' })).toBe(dialog)
  expect(document.getElementById(describedBy)?.textContent).toBe('Points will be used')
})

test('a modal has the icon that it is given in place of that of its type', async () => {
  const dialog = await show(success(<>Done</>, undefined, { icon: <i data-testid="own" /> }))
  expect(within(dialog).getByTestId('own')).toBeVisible()
  expect(dialog.querySelector('svg')).toBeNull()
})

test('a modal of no type has no icon', async () => {
  expect((await show({ feedbackType: 'other', title: <>Hello</> })).querySelector('svg')).toBeNull()
})
