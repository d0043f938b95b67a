import { th } from '#tests/names.ts'
import { clearStorage, logInToLine, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lineSub, memberIdOf, sessionFor, type MemberPersona } from '@/sandbox/personas'
import { restorePage } from '../late-answers/late-steps'
import { answers, callsTo, openApp, press, sandbox, waitForQuiet } from '../open-app'

const MERGE = 'authentication/MergeCustomerLine'
const NUMBER = '0810000010'
/** A LINE user who is no member of the brand. */
const line = { sub: 'Ustranger' }

beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})

const open = (user = line) => openApp('/profile/connect-line', { persona: 'no-pin', line: user })
const connect = () => press(th.connectLine)
const enterCode = async () => userEvent.type(await screen.findByLabelText(th.otp), '123456')
const memberOf = (persona: MemberPersona) => sandbox.context.state.members[memberIdOf(persona, 'doisai')]
const merges = () => callsTo(MERGE).map(({ body }) => body as Record<string, string>)
const lineFact = () => screen.getByText('บัญชี LINE').closest('li')
const expectProfile = async () => {
  await waitFor(() => expect(location.pathname).toBe('/profile'))
  await waitFor(() => expect(lineFact()).toHaveTextContent('เชื่อมต่อแล้ว'))
}

async function proveNumber() {
  await connect()
  expect(await screen.findByText('081 xxx 0010')).toBeVisible()
  await press(th.proceed)
  await enterCode()
}

describe('Connecting LINE to a membership by phone', () => {
  it('is offered in the profile, says what it brings, and ends there with LINE connected', async () => {
    await openApp('/profile', { persona: 'no-pin', line })
    await userEvent.click(await screen.findByRole('link', { name: th.connectLine }))
    expect(await screen.findByRole('heading', { name: /^เปิดแอปจาก LINE ได้ทันที/ })).toBeVisible()
    expect(callsTo('RequestOTP')).toEqual([])
    await proveNumber()
    // Said by a toast.
    expect(await screen.findByText('เชื่อมต่อ', { selector: '[role=status] *' })).toBeVisible()
    await expectProfile()
    expect(memberOf('no-pin')?.lineSub).toBe(line.sub)

    const [asked, joined] = merges()
    expect(asked).not.toHaveProperty('Mobile_No')
    expect(joined).toMatchObject({ Brand_Ref: 'doisai', Mobile_No: NUMBER, Provider_Ref: expect.any(String) })
    expect(callsTo('RequestOTP').map(({ body }) => body)).toEqual([
      { Brand_Ref: 'doisai', Mobile_No: NUMBER, Purpose: 'line' },
    ])
    for (const { request } of callsTo(MERGE)) expect(request.headers.get('Authorization')).toBe('Bearer null')
  })

  it('connects the LINE user who was looked up, and none whom another tab has logged in since', async () => {
    logInToLine('Ufree')
    await openApp('/profile/connect-line', { persona: 'no-pin', line: { mode: 'browser' } })
    await connect()
    expect(await screen.findByText('081 xxx 0010')).toBeVisible()
    logInToLine(lineSub('gold'))
    await press(th.proceed)
    await enterCode()
    expect(await screen.findByRole('alert')).toHaveTextContent(/บัญชี LINE อื่น/)
    expect([memberOf('gold')?.lineSub, memberOf('no-pin')?.lineSub]).toEqual([lineSub('gold'), undefined])
    expect(merges()).toHaveLength(1)
  })

  it('takes no LINE account from another member, says so, and sends no code', async () => {
    await open({ sub: lineSub('gold') })
    await connect()
    expect(await screen.findByRole('alert')).toHaveTextContent(/สมาชิกอีกบัญชี/)
    expect(screen.getByRole('link', { name: 'กลับไปหน้าบัญชี' })).toBeVisible()
    expect(memberOf('gold')?.lineSub).toBe(lineSub('gold'))
    expect(memberOf('no-pin')?.lineSub).toBeUndefined()
    expect(callsTo('RequestOTP')).toEqual([])
    expect(storedOf().bearer).toBe(sessionFor('no-pin', 'doisai'))
  })

  it('calls no LINE account taken while the profile that would say so cannot be read', async () => {
    await open({ sub: lineSub('gold') })
    await screen.findByRole('button', { name: th.connectLine })
    sandbox.faults.add({ operation: 'getProfile', kind: 'offline' })
    await connect()
    expect(await screen.findByRole('alert')).toHaveTextContent(/เชื่อมต่อไม่ได้/)
    sandbox.faults.clear()
    await connect()
    expect(await screen.findByRole('alert')).toHaveTextContent(/สมาชิกอีกบัญชี/)
  })

  it.each(['offline', 'truncated'] as const)(
    'whose answer is lost (%s) after it was done is told as done',
    async (kind) => {
      await open()
      await connect()
      await screen.findByText('081 xxx 0010')
      sandbox.faults.add({ operation: 'mergeCustomerLine', kind, times: 1, after: true })
      await press(th.proceed)
      await enterCode()
      await expectProfile()
    },
  )

  it.each([409, 'offline', 'empty'] as const)(
    'that fails (%s) is told, and can be tried again without another code',
    async (kind) => {
      await open()
      await connect()
      await screen.findByText('081 xxx 0010')
      sandbox.faults.add({ operation: 'mergeCustomerLine', kind, times: 1 })
      await press(th.proceed)
      await enterCode()
      expect(await screen.findByRole('alert')).toBeVisible()
      await press(th.tryAgain)
      await expectProfile()
      expect(callsTo('RequestOTP')).toHaveLength(1)
      expect(new Set(merges().map(({ Otp_Token }) => Otp_Token)).size).toBe(2)
    },
  )

  it('that LINE or the shop does not answer at first says so, and begins again', async () => {
    sandbox.faults.add({ operation: 'mergeCustomerLine', kind: 'offline', times: 1 })
    await open()
    await connect()
    expect(await screen.findByRole('alert')).toHaveTextContent(/เชื่อมต่อไม่ได้/)
    await proveNumber()
    await expectProfile()
  })

  it('that begins without network is told, and begins again once there is one', async () => {
    const loadsLine = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('no network'))
    await openApp('/profile/connect-line', { persona: 'no-pin', line, loadsLine })
    const inLine = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Line/15.9.0 LIFF')
    await connect()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^ติดต่อ LINE ไม่ได้.*ปิดหน้านี้ใน LINE แล้วเปิดใหม่$/,
    )
    inLine.mockRestore()
    await proveNumber()
    await expectProfile()
  })

  it('leads to LINE’s login by a tap, not again by itself on the way back without one, and again by a tap', async () => {
    const leaving = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const user = { ...line, mode: 'browser' } as const
    await openApp('/profile/connect-line?liffClientId=2000000001', { persona: 'no-pin', line: user })
    await screen.findByRole('button', { name: th.connectLine })
    await waitForQuiet()
    expect(leaving).not.toHaveBeenCalled()
    await connect()
    await waitFor(() => expect(leaving).toHaveBeenCalledOnce())
    expect(String(leaving.mock.calls[0])).toMatch(/\/profile\/connect-line\?brandRef=doisai$/)
    await restorePage()
    await proveNumber()
    await expectProfile()
  })

  it('is not offered where the brand has no LIFF or no LINE, the member no number, or LINE is connected', async () => {
    const closed = await openApp('/profile/connect-line', { persona: 'no-pin' })
    expect(await screen.findByRole('heading', { name: 'เชื่อมต่อ LINE ไม่ได้' })).toBeVisible()
    closed.unmount()

    for (const [path, answer] of [
      ['authentication/Provider', [{ provider_ref: 'other', oauth_method: 1 }]],
      [
        'Theme/GetTheme',
        {
          resp: { json_config: { Setting_Field: { Login: { isLoginByLine: 'false' } } }, groupimagelist: [] },
        },
      ],
    ] as const) {
      answers.set(path, answer)
      const { unmount } = await open()
      expect(await screen.findByRole('heading', { name: 'เชื่อมต่อ LINE ไม่ได้' })).toBeVisible()
      unmount()
      answers.delete(path)
      clearStorage()
    }

    // Connected, though the brand has no LIFF now.
    const connected = await openApp('/profile/connect-line', { persona: 'gold' })
    expect(await screen.findByRole('heading', { name: 'เชื่อมต่อ LINE แล้ว' })).toBeVisible()
    connected.unmount()

    const profile = { point: 10, customer_info: 'M1', mobile_no: '', is_connect_line: false }
    answers.set('Customer/Profile', profile)
    const { unmount } = await open()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/ยังไม่มีเบอร์โทรศัพท์/))
    unmount()
    await openApp('/profile', { persona: 'no-pin', line })
    await waitFor(() => expect(lineFact()).toHaveTextContent('ยังไม่ได้เชื่อมต่อ'))
    expect(screen.queryByRole('link', { name: th.connectLine })).toBeNull()
  })
})
