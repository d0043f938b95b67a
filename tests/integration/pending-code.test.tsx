import { en } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeText } from '@/storage/storage'
import { createSandbox } from '@/sandbox/create-sandbox'
import { PERSONAS } from '@/sandbox/personas'
import { brandChosen } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import { renderUi } from '@/ui/render-ui'
import { PendingCode } from '@/features/points/components/pending-code'

const sandbox = createSandbox()
const redeemed: (string | null)[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, location.origin), init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('RedeemQrCode')) redeemed.push(searchParams.get('qrCode'))
    return sandbox.handle(request)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Home, which renders again for each scan. There is no feedback here: what is said is never answered. */
function Home({ next }: { next: string }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const scan = () => {
    writeText('qrCode', next)
    renderAgain()
  }
  return (
    <>
      <button type="button" onClick={scan}>
        Scan
      </button>
      <PendingCode mobileNo={PERSONAS.gold.mobile.doisai} onDone={() => undefined} />
    </>
  )
}

it('a code that is scanned on home is collected, though what was said of the one before was never answered', async () => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  sandbox.faults.add({ operation: 'redeemQrCode', kind: 'delay' })
  writeText('qrCode', 'USED')
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <Home next="EARN20" />
      </MemoryRouter>
    </Provider>,
  )
  expect(await screen.findByRole('dialog', { name: en.collecting })).toBeVisible()
  sandbox.faults.clear()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }))
  await waitFor(() => expect(redeemed).toEqual(['USED', 'EARN20']))
})
