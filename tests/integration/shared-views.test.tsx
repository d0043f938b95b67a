import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { smsTokenFor } from '@/sandbox/content/sms-invitations'
import type { MemberPersona } from '@/sandbox/personas'
import { openApp } from './open-app'

const main = async () => within(await screen.findByRole('main'))

describe('login, point-member-login and select-brand look alike:', () => {
  it.each([
    ['/authentication/login', 'กรอกเบอร์โทรศัพท์ที่สมัครสมาชิกไว้'],
    ['/authentication/point-member-login', th.noPointsCode],
    ['/authentication/select-brand', 'เลือกร้านของคุณ'],
  ])(
    '%s has the language in the corner, and one heading, which says what there is to do',
    async (path, heading) => {
      await openApp(`${path}?brandRef=doisai`)
      const view = await main()
      const title = await view.findByRole('heading', { level: 2, name: heading })
      expect(view.getAllByRole('heading')).toEqual([title])
      const language = view.getByRole('group', { name: th.language })
      expect(language.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    },
  )
})

describe('first-login, verify, login-pin and forgot-pin look alike:', () => {
  it.each([
    ['/authentication/first-login', 'กรอกรหัสจาก SMS', th.otp],
    ['/authentication/verify', 'เราจะส่งรหัสทาง SMS ให้คุณ', th.phoneNumber],
    ['/authentication/login-pin', /^เข้าสู่ระบบด้วยเบอร์ 081/, th.enterPin],
    ['/authentication/forgot-pin', th.newPinTitle, th.phoneNumber],
  ])(
    '%s asks one thing under the brand’s mark and the languages, in one field',
    async (path, question, field) => {
      given({
        number: '0810000010',
        consent: { altReference: 'pdpa-doisai-2026', groupKey: 'crm_customer_pdpa' },
      })
      await openApp(`${path}?brandRef=doisai`)
      const view = await main()
      const title = await view.findByRole('heading', { level: 2, name: question })
      expect(view.getAllByRole('heading')).toEqual([title])
      const logo = view.getByRole('img', { name: 'กาแฟดอยใส' })
      expect(logo.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(view.getAllByLabelText(/./, { selector: 'input' })).toEqual([view.getByLabelText(field)])
      const language = view.getByRole('group', { name: th.language })
      expect(language.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    },
  )
})

describe('the consent of a registration, of a member and of an SMS look alike:', () => {
  it.each<[string, string[], { query?: string; persona?: MemberPersona }]>([
    ['/authentication/pdpa', [th.proceed], { query: 'brandRef=doisai' }],
    ['/home/pdpa', [th.confirm], { persona: 'not-consented' }],
    // Visitors from an SMS need a button to decline: they have no other page to leave for.
    [
      '/authentication/sms-pdpa',
      [th.accept, th.decline],
      { query: `token=${smsTokenFor('doisai', 'fresh')}` },
    ],
  ])('%s has the text, the box, for a member the terms, and the buttons %j', async (path, names, visit) => {
    await openApp(`${path}?${visit.query ?? ''}`, { persona: visit.persona })
    const view = await main()
    expect(await view.findByRole('button', { name: names[0] })).toBeVisible()
    expect(view.getByText('เราดูแลข้อมูลของคุณอย่างไร')).toBeVisible()
    expect(view.getByRole('checkbox', { name: th.consentBox })).toBeChecked()
    expect(view.queryAllByRole('link', { name: th.readTerms })).toHaveLength(visit.persona ? 1 : 0)
    expect(view.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'ไทย',
      'English',
      ...names,
    ])
  })
})
