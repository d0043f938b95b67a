import { en, th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import ErrorPointMemberPage from '@/features/points/point-member/pages/error-point-member-page'
import PointMemberLoginPage from '@/features/points/point-member/pages/point-member-login-page'
import { PERSONAS } from '@/sandbox/personas'
import { switchLanguage } from '@/store/switch-language'
import { calls, goTo, openApp, openPage, sandbox, shownAddress } from './open-app'

const login = '/authentication/point-member-login'
const error = '/authentication/error-point-member'
const { doisai: gold } = PERSONAS.gold.mobile

async function collect(code: string, mobile: string = gold) {
  given({ codes: [code] })
  await openPage(PointMemberLoginPage, login)
  await collectFor(mobile)
}

async function collectFor(mobile: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: th.phoneNumber }), mobile)
  await userEvent.click(screen.getByRole('button', { name: th.proceed }))
}

const callsOf = (name: string) =>
  calls
    .map(({ path, query }) => path + query)
    .filter((call) => call.startsWith(`/api/v1.0/UniversalScanCode/${name}`))

describe('a scanned code of a visitor who is not logged in', () => {
  it('gives its points to the number, and says how many', async () => {
    await collect('EARN50')
    expect(await screen.findByRole('heading', { name: th.collected })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('50 แต้ม')
    expect(screen.getByText(/^แต้มเข้าเบอร์/).closest('p')).toHaveTextContent(/081 xxx 0005 แล้ว/)
    expect(screen.getByRole('button', { name: th.register })).toBeVisible()
    expect(screen.getByRole('link', { name: th.logIn })).toHaveAttribute(
      'href',
      '/authentication/line-login?brandRef=doisai&landing=true',
    )
    expect(storedOf().codes).toBeUndefined()
  })

  it('is verified and redeemed once each, however often the button is tapped, for a number as people write it and a blank as a hash', async () => {
    await collect('EARN 50', '+66 81-000-0005')
    await userEvent.dblClick(screen.queryByRole('button', { name: th.proceed }) ?? document.body)
    await screen.findByRole('heading', { name: th.collected })
    expect(callsOf('')).toEqual([
      `/api/v1.0/UniversalScanCode/VerifyCustomer?brandRef=doisai&customerMobileNo=${gold}&code=EARN%2350`,
      expect.stringContaining('UniversalScanCode/RedeemQrCode?'),
    ])
  })

  it('says so when it carried no points', async () => {
    await collect('EARN0')
    expect(await screen.findByText('การซื้อบางรายการไม่ได้แต้ม')).toBeVisible()
    expect(screen.queryByText(/0 แต้ม/)).toBeNull()
    expect(storedOf().codes).toBeUndefined()
  })

  it('that was used before is refused in a modal, and is no longer stored', async () => {
    await collect('USED')
    const modal = await screen.findByRole('alertdialog')
    expect(modal).toHaveTextContent(th.qrUsed)
    expect(storedOf().codes).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: th.close }))
    expect(await screen.findByRole('heading', { name: th.notCollected })).toBeVisible()
    expect(storedOf().whyNoPoints).toBeUndefined()
  })

  it.each([
    ['of a campaign that is over', 'CAMPAIGN', gold, 1],
    ['for a number that the shop does not know', 'EARN50', '0899999999', 0],
  ])('%s leads to the page that says why', async (_what, code, mobile, redemptions) => {
    await collect(code, mobile)
    expect(await shownAddress()).toBe(error)
    expect([storedOf().codes, callsOf('Redeem').length]).toEqual([undefined, redemptions])
    expect(storedOf().whyNoPoints).toBeTruthy()
  })

  it('may have been redeemed when the answer is lost: the member is told so, and the code is not sent again', async () => {
    sandbox.faults.add({ operation: 'redeemQrCode', kind: 500, after: true })
    await collect('EARN50')
    expect(await screen.findByRole('heading', { name: th.pointsUnknown })).toHaveFocus()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect([callsOf('Redeem').length, storedOf().codes]).toEqual([1, undefined])
    await userEvent.click(screen.getByRole('link', { name: th.logIn }))
    expect(await shownAddress()).toMatch(/^\/authentication\/line-login/)
  })

  it('that is refused after the page was left shows nothing later, and is no longer stored', async () => {
    sandbox.faults.add({ operation: 'redeemQrCode', kind: 'delay' })
    await openApp(`${login}?brandRef=doisai&qrCode=CAMPAIGN`)
    await collectFor(gold)
    await waitFor(() => expect(callsOf('Redeem')).toHaveLength(1))
    goTo('/authentication/login?brandRef=doisai')
    expect(await screen.findByRole('heading', { level: 1, name: th.loginWithPhone })).toBeVisible()
    sandbox.faults.clear()
    await waitFor(() => expect(storedOf().codes).toBeUndefined())
    expect(storedOf().whyNoPoints).toBeUndefined()
    expect(location.pathname).toBe('/authentication/login')
  })
})

describe('point-member-login', () => {
  it('says without a code that there is none, and asks for no number', async () => {
    await openPage(PointMemberLoginPage, login)
    expect(screen.getByRole('heading', { name: th.noPointsCode })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: th.logIn })).toBeVisible()
  })

  it('leads a member home, where the code is collected', async () => {
    given({ codes: ['EARN50'] })
    await openPage(PointMemberLoginPage, login, { persona: 'gold' })
    expect(await shownAddress()).toBe('/home')
    expect(storedOf().codes).toEqual(['EARN50'])
  })
})

describe('error-point-member', () => {
  it('says why, in the language that is switched to', async () => {
    given({ whyNoPoints: 'point campaign is expired' })
    const { store } = await openPage(ErrorPointMemberPage, error)
    expect(screen.getByRole('heading', { name: th.campaignExpired })).toBeVisible()
    await act(() => store.dispatch(switchLanguage('en')))
    expect(await screen.findByRole('heading', { name: en.campaignExpired })).toBeVisible()
  })

  it('advises a visitor whose number is not known to register or to use another number, and a member to ask the shop, who is led home', async () => {
    given({ whyNoPoints: 'invalid customer' })
    const { unmount } = await openPage(ErrorPointMemberPage, error)
    expect(screen.getByText(/^สมัครด้วยเบอร์นี้/)).toBeVisible()
    unmount()
    given({ whyNoPoints: 'invalid customer' })
    await openPage(ErrorPointMemberPage, error, { persona: 'gold' })
    expect(screen.getByText(/สอบถามพนักงาน/)).toBeVisible()
    expect(screen.queryByRole('button', { name: th.register })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: th.goHome }))
    expect(await shownAddress()).toBe('/home')
  })

  it('is no blank page without a reason', async () => {
    await openPage(ErrorPointMemberPage, error)
    expect(screen.getByRole('heading', { name: 'กรุณาสอบถามพนักงาน' })).toBeVisible()
  })

  it('clears the reason when the page is left', async () => {
    given({ whyNoPoints: 'invalid customer' })
    await openPage(ErrorPointMemberPage, error)
    await userEvent.click(screen.getByRole('button', { name: th.register }))
    expect(await shownAddress()).toBe('/authentication/login?mode=register')
    await waitFor(() => expect(storedOf().whyNoPoints).toBeUndefined())
  })
})
