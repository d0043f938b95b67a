import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readJson } from '@/config/storage'
import { isRecord } from '@/lib/is-record'
import { openApp } from './open-app'

afterEach(() => vi.unstubAllGlobals())

const login = '/authentication/line-login?brandRef=doisai'
const lineButton = () => screen.queryByRole('button', { name: 'เข้าสู่ระบบด้วย LINE' })
const phoneButton = () => screen.findByRole('button', { name: 'เข้าสู่ระบบด้วยเบอร์โทรศัพท์' })

describe('the ways to log in', () => {
  it('have LINE among them where the brand’s providers do, and its reference is kept', async () => {
    const { callsTo } = await openApp(login)
    await phoneButton()
    await waitFor(() =>
      expect(readJson('provider', isRecord)).toEqual({ brandRef: 'doisai', providerRef: 'line-doisai' }),
    )
    expect(lineButton()).toBeVisible()
    expect(callsTo('authentication/Provider')).toHaveLength(1)
  })

  it('are without LINE where no provider is', async () => {
    await openApp(login, {
      answers: { 'authentication/Provider': [{ provider_ref: 'sms', oauth_method: 1 }] },
    })
    await phoneButton()
    await waitFor(() => expect(lineButton()).toBeNull())
  })

  it('stay as the brand’s settings have them when the providers cannot be asked for', async () => {
    await openApp(login, { prepare: ({ faults }) => faults.add({ operation: 'listProviders', kind: 500 }) })
    await phoneButton()
    expect(lineButton()).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('the ways to register stand in the brand’s order', async () => {
  await openApp('/authentication/login?mode=register&brandRef=sabaimart', {
    brand: 'sabaimart',
    config: { brands: [{ ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: 'Sabai Mart' }] },
  })
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^สมัครด้วย/ }).map((button) => button.textContent)).toEqual(
      ['สมัครด้วย LINE', 'สมัครด้วยเบอร์โทรศัพท์'],
    ),
  )
})

it('a wrong code is said in the catalogue’s words, in both languages', async () => {
  await openApp('/authentication/login?brandRef=doisai', { locale: 'en' })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), '0810000010')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByLabelText('OTP')).toBeEnabled())
  await userEvent.type(screen.getByLabelText('OTP'), '111111')
  expect(await screen.findByText('Invalid OTP')).toBeVisible()
  await userEvent.type(screen.getByLabelText('OTP'), '000000')
  expect(await screen.findByText('OTP has expired, please click resend to get a new code')).toBeVisible()
})
