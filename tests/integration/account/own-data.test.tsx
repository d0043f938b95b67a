import { th } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MemberPersona } from '@/sandbox/personas'
import { answers, callsTo, openApp, waitForQuiet, sandbox } from '../open-app'

const SITE = 'https://doisai.example'
const raw = {
  unlinkLine: true,
  dataExportUrl: `${SITE}/data`,
  brands: [{ ref: 'doisai', accountDeletionUrl: `${SITE}/delete`, termsUrl: `${SITE}/terms` }],
}

const asMember = async (persona: MemberPersona = 'gold', config: object = { raw: { unlinkLine: true } }) => {
  await openApp('/profile', { persona, config })
  await screen.findByText(/^รหัสสมาชิก/)
}
const unlinkRow = () => screen.findByRole('button', { name: th.unlinkLine })
const confirm = async () => {
  await userEvent.click(await unlinkRow())
  const question = await screen.findByRole('alertdialog', { name: 'ยกเลิกการเชื่อมต่อ LINE ใช่ไหม' })
  await userEvent.click(within(question).getByRole('button', { name: th.confirmUnlink }))
}
const expectLoggedOut = () => waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
const requestIds = () => callsTo('UnlinkLine').map(({ request }) => request.headers.get('X-Request-Id'))
const isLinked = () => sandbox.context.state.members['doisai-gold']?.lineSub !== undefined

describe('Unlinking LINE', () => {
  it('says first what is lost, and is asked in the colour of what destroys; Back changes nothing', async () => {
    await asMember()
    await userEvent.click(await unlinkRow())
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(/จะออกจากระบบ.*แต้มยังอยู่ครบ/)
    const button = within(question).getByRole('button', { name: th.confirmUnlink })
    expect(button.style.getPropertyValue('--fill')).toBe('var(--color-danger)')
    await userEvent.click(within(question).getByRole('button', { name: th.back }))
    expect(callsTo('UnlinkLine')).toEqual([])
    expect(isLinked()).toBe(true)
  })

  it('warns a member without a phone number, who could not log in again', async () => {
    const profile = { point: 1, customer_info: 'M1', is_connect_line: true, is_consent_pdpa: true }
    answers.set('Customer/Profile', profile)
    await asMember()
    await userEvent.click(await unlinkRow())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/คุณเข้าสู่ระบบด้วย LINE ได้ทางเดียว/)
  })

  it.each([
    ['says nothing of it', {}],
    ['says so of another brand', { brands: [{ ref: 'sabaimart', unlinkLine: true }] }],
    ['takes it back for this brand', { unlinkLine: true, brands: [{ ref: 'doisai', unlinkLine: false }] }],
  ])('is not offered where the configuration %s', async (_, own) => {
    await asMember('gold', { raw: own })
    await waitForQuiet()
    expect(screen.queryByRole('button', { name: th.unlinkLine })).toBeNull()
  })

  it.each([403, 'offline'] as const)(
    'after %s says so, keeps the member logged in, and a second try is the same request where the first has no answer',
    async (kind) => {
      sandbox.faults.add({ operation: 'unlinkLine', kind })
      await asMember()
      await confirm()
      const modal = await screen.findByRole('alertdialog', { name: /^(?!ยกเลิกการเชื่อมต่อ)/ })
      await userEvent.click(within(modal).getByRole('button', { name: th.close }))
      expect(location.pathname).toBe('/profile')
      expect(storedOf().bearer).toBeDefined()

      sandbox.faults.clear()
      await confirm()
      await expectLoggedOut()
      expect(isLinked()).toBe(false)
      expect(new Set(requestIds()).size).toBe(kind === 'offline' ? 1 : 2)
    },
  )

  it('whose answer is lost is done all the same where the profile says so', async () => {
    sandbox.faults.add({ operation: 'unlinkLine', kind: 'offline', after: true })
    await asMember()
    await confirm()
    await expectLoggedOut()
    expect(isLinked()).toBe(false)
  })

  it('ends the session on this phone even where the log-out fails', async () => {
    sandbox.faults.add({ operation: 'logout', kind: 500 })
    await asMember()
    await confirm()
    await expectLoggedOut()
    expect(await screen.findByText('และออกจากระบบแล้ว')).toBeVisible()
    expect(storedOf().bearer).toBeUndefined()
  })
})

describe('The section of the own data, while the profile loads,', () => {
  const section = () => screen.queryByRole('region', { name: 'จัดการบัญชี' })
  const openLoading = async (persona: MemberPersona, config = {}) => {
    sandbox.faults.add({ operation: 'getProfile', kind: 'delay' })
    await openApp('/profile', { persona, config })
    await screen.findByRole('button', { name: th.logOut })
  }

  it('is not there where it may stay empty, so that the log-out does not move up', async () => {
    await openLoading('no-pin')
    expect(section()).toBeNull()
    sandbox.faults.clear()
    await screen.findByText('081 000 0010')
    expect(section()).toBeNull()
  })

  it('is there where the brand has links for it', async () => {
    await openLoading('no-pin', { raw })
    expect(section()).toBeVisible()
    expect(screen.getByRole('link', { name: 'ลบบัญชี' })).toBeVisible()
  })
})

it('what the brand has configured is a link to the brand’s own site, outside of the app', async () => {
  await asMember('gold', { raw })
  for (const [name, path] of [
    ['ดาวน์โหลดข้อมูลของฉัน', '/data'],
    ['ลบบัญชี', '/delete'],
    ['ข้อกำหนดการใช้บริการ', '/terms'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', SITE + path)
    expect(link).toHaveAttribute('target', '_blank')
  }
  expect(screen.queryByRole('link', { name: 'นโยบายของเว็บไซต์' })).toBeNull()
})

it('what the brand has not configured is not there', async () => {
  await asMember()
  await unlinkRow()
  for (const name of ['ดาวน์โหลดข้อมูลของฉัน', 'ลบบัญชี', 'ข้อกำหนดการใช้บริการ'])
    expect(screen.queryByText(name)).toBeNull()
})

it('the login names the service, its own pages and its maker', async () => {
  const own = {
    ref: 'doisai',
    maker: 'Doi Sai Digital',
    privacyUrl: `${SITE}/privacy`,
    termsUrl: `${SITE}/terms`,
  }
  await openApp('/authentication/line-login?brandRef=doisai', { config: { raw: { brands: [own] } } })
  expect(await screen.findByRole('link', { name: 'นโยบายของเว็บไซต์' })).toHaveAttribute(
    'href',
    own.privacyUrl,
  )
  expect(screen.getByRole('link', { name: 'ข้อกำหนดการใช้บริการ' })).toHaveAttribute('href', own.termsUrl)
  expect(screen.getByText('กาแฟดอยใส')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Powered by Doi Sai Digital' })).toBeVisible()
})

it('the login leads to no page of the service without TLS', async () => {
  const own = { ref: 'doisai', privacyUrl: `${SITE}/privacy`, termsUrl: 'http://doisai.example/terms' }
  await openApp('/authentication/line-login?brandRef=doisai', { config: { raw: { brands: [own] } } })
  expect(await screen.findByRole('link', { name: 'นโยบายของเว็บไซต์' })).toBeVisible()
  expect(screen.queryByText('ข้อกำหนดการใช้บริการ')).toBeNull()
})
