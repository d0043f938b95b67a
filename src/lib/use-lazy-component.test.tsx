import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLazyComponent } from './use-lazy-component'

const load = vi.fn<() => Promise<{ default: () => string }>>()

function Page() {
  const Part = useLazyComponent(load)
  return Part ? <Part /> : 'nothing'
}

const settle = () => act(() => Promise.resolve())

it.each([
  ['the network', () => void window.dispatchEvent(new Event('online'))],
  ['the page', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('a part that failed to load is there once %s has come back', async (_what, comeBack) => {
  load.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'))
  load.mockResolvedValue({ default: () => 'news' })
  render(<Page />)
  await settle()
  expect(screen.getByText('nothing')).toBeVisible()
  // The network was there, but the file was not.
  act(comeBack)
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  act(comeBack)
  expect(await screen.findByText('news')).toBeVisible()
  act(comeBack)
  expect(load).toHaveBeenCalledTimes(3)
})

it('a part that failed to load is not loaded while nobody sees the page', async () => {
  load.mockReset().mockRejectedValue(new TypeError('no network'))
  render(<Page />)
  await settle()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
})
