import { renderUi } from '#tests/support/render-ui.tsx'
import type { LineMessage } from '#liff/liff-client.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { BrandContext } from '@/brand/use-brand'
import { keepUsage, takeUsage } from '@/lib/usage'
import { BootContext, type Boot } from '@/session/boot-context'
import { makeStore } from '@/store/store'
import { FeedbackProvider } from '@/ui/dialogs/feedback-context'
import { permanentLink, ShareSheet } from './share-sheet'

const share = vi.fn<(message: LineMessage) => Promise<boolean>>()
vi.mock('@/session/line/line-extras', async (original) => ({
  ...(await original<object>()),
  lineExtrasOf: () =>
    Promise.resolve({ share, permanentLink: (address: string) => Promise.resolve(address) }),
}))

const brand = { brandRef: 'doisai' }
const PATH = '/privilege/detail?privilegeId=1&token=secret'
const ADDRESS = `${location.origin}/privilege/detail?privilegeId=1&brandRef=doisai`

it('LINE’s SDK makes the link, from an address with nothing of the member’s', async () => {
  const make = vi.fn(() => Promise.resolve('https://miniapp.line.me/1-a/privilege/detail'))
  expect(await permanentLink(PATH, brand, { permanentLink: make })).toBe(
    'https://miniapp.line.me/1-a/privilege/detail',
  )
  expect(make.mock.calls).toEqual([[ADDRESS]])
})

it.each([
  ['without LIFF', undefined],
  ['outside the Endpoint URL', { permanentLink: () => Promise.reject(new Error('invalid URL.')) }],
])('%s the page’s own address serves', async (_where, extras) => {
  expect(await permanentLink(PATH, brand, extras)).toBe(ADDRESS)
})

it('sharing that LINE refused, or whose list was closed, can be tried again, and the refusal is no longer said', async () => {
  keepUsage('https://usage.example')
  const onClose = vi.fn()
  const loginLogo = 'https://example.com/login.png'
  const ofBrand = { ...defaultAppSetting('doisai'), homeLogo: undefined, loginLogo }
  const state = { isLoading: false, isUnknown: false, isAnswered: true, isFresh: true }
  renderUi(
    // Of the boot the sheet reads no more.
    <BootContext value={{ config: { brands: [] }, line: { liffId: '1-a' } } as unknown as Boot}>
      <Provider store={makeStore({ customerApiUrl: '', crmApiUrl: '' })}>
        <BrandContext value={{ ...ofBrand, ...state }}>
          <FeedbackProvider>
            <ShareSheet content={{ path: PATH, title: 'Latte' }} isOpen onClose={onClose} />
          </FeedbackProvider>
        </BrandContext>
      </Provider>
    </BootContext>,
  )
  const send = await screen.findByRole('button', { name: 'Send on LINE' })
  share.mockRejectedValueOnce(new Error('refused'))
  await userEvent.click(send)
  expect(await screen.findByText(/^Sharing didn’t work/)).toBeVisible()
  let close = (_isSent: boolean) => {}
  share.mockReturnValueOnce(new Promise((resolve) => (close = resolve)))
  await userEvent.click(send)
  expect(screen.queryByText(/^Sharing didn’t work/)).toBeNull()
  close(false)
  share.mockResolvedValueOnce(true)
  await waitFor(async () => {
    await userEvent.click(send)
    expect(share).toHaveBeenCalledTimes(3)
  })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(takeUsage()).toMatchObject([{ event: 'shared', by: 'line' }])
  // A brand without a logo for home is known by that of its login.
  expect(JSON.stringify(share.mock.calls[0])).toContain(loginLogo)
})
