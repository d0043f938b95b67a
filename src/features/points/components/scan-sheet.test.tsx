import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scannedCode, ScanSheet } from './scan-sheet'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open() {
  const onCode = vi.fn<(code: string) => void>()
  const onClose = vi.fn()
  const view = renderUi(<ScanSheet isOpen onClose={onClose} onCode={onCode} />)
  return { onCode, onClose, ...view }
}

function Closeable({ onCode }: { onCode: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  return <ScanSheet isOpen={isOpen} onClose={() => setIsOpen(false)} onCode={onCode} />
}

const field = () => screen.getByRole('textbox', { name: 'Code next to the QR code' })
const proceed = () => userEvent.click(screen.getByRole('button', { name: en.proceed }))
const cameraButton = () => screen.queryByRole('button', { name: 'Open the camera' })
const openCamera = () => userEvent.click(screen.getByRole('button', { name: 'Open the camera' }))
const findCameraHint = () => screen.findByText('Aim the camera at the QR code')

describe('a typed code', () => {
  it('is accepted as it is, and extracted from a link', async () => {
    const { onCode } = open()
    await userEvent.type(field(), ' EARN50 ')
    await proceed()
    await userEvent.clear(field())
    await userEvent.type(field(), 'https://liff.line.me/2-a?qrCode=EARN20')
    await proceed()
    await waitFor(() => expect(onCode.mock.calls).toEqual([['EARN50'], ['EARN20']]))
  })

  it.each([
    ['missing', ' ', 'Enter the code next to the QR code.'],
    ['too long', 'A'.repeat(201), 'The code is too long. Please check it again.'],
  ])('shows an error when it is %s', async (_what, text, words) => {
    const { onCode } = open()
    await userEvent.click(field())
    await userEvent.paste(text)
    await proceed()
    await waitFor(() => expect(field()).toHaveAccessibleDescription(words))
    expect(field()).toBeInvalid()
    await userEvent.clear(field())
    await userEvent.type(field(), 'B')
    expect(field()).toBeValid()
    expect(onCode).not.toHaveBeenCalled()
  })
})

describe('the camera', () => {
  const stopTrack = vi.fn()
  /** What the picture shows. */
  const shown = vi.fn<(source: unknown) => void>()
  const track = { stop: stopTrack, readyState: 'live' }
  const stream = { getTracks: () => [track] } as unknown as MediaStream

  /** Stubs a camera that detects these texts, one per frame. */
  function cameraSees(
    texts: (string | undefined | Promise<string>)[],
    getUserMedia = () => Promise.resolve(stream),
  ) {
    stopTrack.mockClear()
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(['qr_code'])
      detect = async () => {
        const text = texts.shift()
        if (text === 'fails') texts.unshift(text)
        const rawValue = await text
        if (rawValue?.startsWith('fails')) throw new DOMException('Service unavailable', 'NotSupportedError')
        return rawValue === undefined ? [] : [{ rawValue }]
      }
    }
    vi.stubGlobal('BarcodeDetector', BarcodeDetector)
    const ask = vi.fn(getUserMedia)
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: ask } })
    // happy-dom accepts only its own MediaStream.
    vi.spyOn(HTMLVideoElement.prototype, 'srcObject', 'set').mockImplementation(shown)
    return ask
  }
  function pageIs(visibility: 'hidden' | 'visible') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const refuse = (name: string) => () => Promise.reject(new DOMException('', name))

  it('is not offered where the browser cannot read QR codes', () => {
    open()
    expect(cameraButton()).toBeNull()
    expect(screen.getByText(/The camera isn’t available/)).toBeVisible()
    pageIs('hidden')
    pageIs('visible')
    expect(cameraButton()).toBeNull()
  })

  it('opens only at a tap', async () => {
    const ask = cameraSees([])
    open()
    expect(ask).not.toHaveBeenCalled()
    await openCamera()
    expect(ask.mock.calls).toEqual([[{ video: { facingMode: 'environment' } }]])
    expect(await findCameraHint()).toBeVisible()
    expect((await findCameraHint()).closest('[role="status"]')).not.toBeNull()
  })

  it('stays on until it detects a code', async () => {
    cameraSees([undefined, '  ', 'https://member.example/home?qrCode=EARN50'])
    const { onCode } = open()
    await openCamera()
    await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('EARN50'))
  })

  it.each([
    ['refused', 'NotAllowedError', /The camera isn’t available. Allow it in settings/],
    ['refused by the phone', 'SecurityError', /The camera isn’t available. Allow it in settings/],
    ['missing', 'NotFoundError', /The camera isn’t available. Enter the code/],
  ])('shows a message when it is %s, and can be tried again', async (_what, name, words) => {
    const ask = cameraSees([], refuse(name))
    open()
    await openCamera()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(field()).toBeVisible()
    // The member may look into the phone's settings.
    pageIs('hidden')
    pageIs('visible')
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    await openCamera()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('whose detector fails again and again is off, and the sheet names other ways', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    cameraSees(['fails'])
    open()
    await openCamera()
    await findCameraHint()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByText(/The camera isn’t available/)).toBeVisible()
    expect(stopTrack).toHaveBeenCalledTimes(1)
    expect(cameraButton()).toBeNull()
  })

  it('whose detector fails now and then stays on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    cameraSees(Array.from({ length: 100 }, (_, frame) => (frame % 2 ? undefined : 'fails once')))
    open()
    await openCamera()
    await findCameraHint()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await findCameraHint()).toBeVisible()
    expect(stopTrack).not.toHaveBeenCalled()
  })

  it('that the phone takes away says so, and can be opened again', async () => {
    const ask = cameraSees([])
    open()
    await openCamera()
    await findCameraHint()
    track.readyState = 'ended'
    expect(await screen.findByRole('alert')).toHaveTextContent(/The camera isn’t available. Enter the code/)
    track.readyState = 'live'
    await openCamera()
    expect(await findCameraHint()).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is off once the sheet is closed, also for a code that is still being read', async () => {
    let read: (text: string) => void = () => undefined
    cameraSees([new Promise<string>((resolve) => (read = resolve))])
    const onCode = vi.fn()
    renderUi(<Closeable onCode={onCode} />)
    await openCamera()
    await findCameraHint()
    expect(stopTrack).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: en.close }))
    expect(stopTrack).toHaveBeenCalledTimes(1)
    await act(async () => read('EARN50'))
    expect(onCode).not.toHaveBeenCalled()
  })

  it('is off when the sheet was closed before the member allowed the camera', async () => {
    let allow = () => {}
    const allowed = new Promise<MediaStream>((resolve) => {
      allow = () => resolve(stream)
    })
    cameraSees(['EARN50'], () => allowed)
    const { unmount, onCode } = open()
    await openCamera()
    unmount()
    allow()
    await vi.waitFor(() => expect(stopTrack).toHaveBeenCalledTimes(1))
    expect(onCode).not.toHaveBeenCalled()
  })

  it('is off when the page is hidden, and does not restart by itself', async () => {
    const ask = cameraSees([])
    open()
    await openCamera()
    await findCameraHint()
    pageIs('hidden')
    expect(stopTrack).toHaveBeenCalledTimes(1)
    expect(shown).toHaveBeenLastCalledWith(null)
    pageIs('visible')
    expect(cameraButton()).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('that was not allowed yet when the page was hidden stays off, and can be opened again', async () => {
    let allow = () => {}
    const ask = cameraSees([], () => new Promise((resolve) => (allow = () => resolve(stream))))
    open()
    await openCamera()
    expect(cameraButton()).toHaveAttribute('aria-busy', 'true')
    pageIs('hidden')
    pageIs('visible')
    await act(async () => allow())
    expect(stopTrack).toHaveBeenCalledTimes(1)
    expect(cameraButton()).not.toHaveAttribute('aria-busy')
    await openCamera()
    await act(async () => allow())
    expect(await findCameraHint()).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

const longest = 'A'.repeat(200)

describe('a scanned text', () => {
  it.each([
    ['a code with blanks around it', ' \tEARN50\n', 'EARN50'],
    ['a code with marks that nobody sees', '\u200bEARN\u200b50 \u200b', 'EARN50'],
    ['a link in capitals', 'HTTPS://MEMBER.EXAMPLE/HOME?BRANDREF=DOISAI&QRCODE=EARN50%E2%80%8B', 'EARN50'],
    ['a code with a blank and Thai in it', 'EARN 50 แต้ม', 'EARN 50 แต้ม'],
    ['a link of the app', 'https://member.example/home?brandRef=doisai&qrCode=EARN50', 'EARN50'],
    ['a link of the app in development', 'http://localhost:5173/home?qrCode=EARN50', 'EARN50'],
    ['a permanent link', 'https://liff.line.me/2000000001-abc/home?qrCode=EARN50', 'EARN50'],
    ['an encoded code', 'https://member.example/?qrCode=EARN%2050%23A', 'EARN 50#A'],
    ['the first of two codes', 'https://member.example/?qrCode=ONE&qrCode=TWO', 'ONE'],
    ['a deep link', 'https://liff.line.me/2-a?liff.state=%2Fhome%3FqrCode%3DEARN50%23top', 'EARN50'],
    ['a deep link of a query alone', 'https://liff.line.me/2-a?liff.state=%3FqrCode%3DEARN50', 'EARN50'],
    [
      'a deep link with a code beside it',
      'https://liff.line.me/2-a?liff.state=%3FqrCode%3DTWO&qrCode=ONE',
      'ONE',
    ],
    [
      'a deep link with a code in its hash alone',
      'https://liff.line.me/2-a?liff.state=%2Fhome%23%3FqrCode%3DX',
      undefined,
    ],
    ['a long link with a short code', `https://member.example/${longest}?qrCode=EARN50`, 'EARN50'],
    ['a link without a code', 'https://example.com/menu', undefined],
    ['a link with an empty code', 'https://example.com/?qrCode=%20', undefined],
    ['a javascript: link', 'javascript:alert(1)//?qrCode=EARN50', undefined],
    ['something like a link', 'https://?qrCode=EARN50', undefined],
    ['the longest code', longest, longest],
  ])('is read as its code, or else as it is: %s', (_what, text, code) => {
    expect(scannedCode(text)).toBe(code ?? text)
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\u00a0\u200b'],
    ['a text longer than any code', `${longest}A`],
    ['a link with a code that is too long', `https://member.example/?qrCode=${longest}A`],
  ])('is no code: %s', (_what, text) => {
    expect(scannedCode(text)).toBeUndefined()
  })
})
