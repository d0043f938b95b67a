import { en, th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { smsTokenFor, type SmsKind } from '@/sandbox/content/sms-invitations'
import { makePlainToken } from '@/sandbox/rules/token'
import { learnServerTime } from '@/lib/server-clock'
import { callsTo, hold, openApp, press, sandbox } from '../open-app'

const smsLink = (kind: SmsKind, more = '') =>
  `/authentication/sms-pdpa?token=${smsTokenFor('doisai', kind)}${more}`
const acceptButton = () => screen.findByRole('button', { name: th.accept })
const box = () => screen.getByRole('checkbox', { name: th.consentBox })
const asksConsent = /ขอความยินยอมจากลูกค้ากาแฟดอยใส/
const findSuccess = () => screen.findByRole('heading', { level: 1, name: th.consentRecorded })

const accept = () => press(th.accept)

describe('the link of an SMS', () => {
  it('shows its text, and its token leaves the address at once', async () => {
    await openApp(smsLink('fresh'))
    expect(await screen.findByText(asksConsent)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: th.privacyPolicy })).toBeVisible()
    expect(location.search).toBe('?brandRef=doisai')
    expect(callsTo('/pdpa/pdpa-detail/sms-doisai-fresh')).toHaveLength(1)
  })

  it('is accepted with a tick and a tap, and ends on the page that says so', async () => {
    await openApp(smsLink('fresh'))
    await accept()
    const modal = await screen.findByRole('alertdialog', { name: th.consentRecorded })
    expect(callsTo('customer-consent-pdpa-by-sms').map(({ body }) => body)).toEqual([
      { Customer_S_Ref: 'CS-doisai-fresh', PDPA_Article_Id: 'pdpa-doisai-2026', Token: 'sms-doisai-fresh' },
    ])
    expect(within(modal).getAllByRole('button')).toHaveLength(1)
    const entries = history.length
    await userEvent.click(within(modal).getByRole('button'))
    expect(await findSuccess()).toBeVisible()
    // The modal's own entry is gone, and no way leads back to the link, which is used up.
    expect(history).toHaveLength(entries - 1)
    expect(await screen.findByRole('link', { name: th.logIn })).toHaveAttribute(
      'href',
      '/authentication/line-login?brandRef=doisai&landing=true',
    )
  })

  it('without an inner token has its text fetched by reference, and its whole token sent back', async () => {
    await openApp(smsLink('plain'))
    await accept()
    await screen.findByRole('alertdialog')
    expect(callsTo('/pdpa/pdpa-detail')).toHaveLength(1)
    expect(callsTo('customer-consent-pdpa-by-sms')[0]?.body).toMatchObject({
      Token: smsTokenFor('doisai', 'plain'),
    })
  })

  it('that was accepted before leads straight to the page that says so', async () => {
    await openApp(smsLink('consented'))
    expect(await findSuccess()).toBeVisible()
  })

  it('survives a reload without the token in the address', async () => {
    await openApp(smsLink('fresh'))
    await acceptButton()
    document.body.replaceChildren()
    await openApp(location.pathname + location.search)
    expect(await screen.findByText(asksConsent)).toBeVisible()
  })

  it('is the one that was tapped last', async () => {
    given({ smsToken: smsTokenFor('doisai', 'consented') })
    await openApp(smsLink('fresh'))
    expect(await screen.findByText(asksConsent)).toBeVisible()
  })

  it('needs the tick', async () => {
    await openApp(smsLink('fresh'))
    await waitFor(async () => expect(await acceptButton()).toBeEnabled())
    expect(box()).toBeChecked()
    await userEvent.click(box())
    expect(await acceptButton()).toBeDisabled()
  })

  it('speaks the language that is switched to', async () => {
    await openApp(smsLink('fresh'))
    await screen.findByText(asksConsent)
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByText(/Doi Sai Coffee asks for your consent/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: en.consentBox })).toBeChecked()
    const inEnglish = screen.getByRole('button', { name: en.accept })
    await waitFor(() => expect(inEnglish).toBeEnabled())
  })
})

it('a text that is declined records nothing, is told as that, and can be read again', async () => {
  await openApp(smsLink('fresh'))
  await screen.findByText(asksConsent)
  await userEvent.click(screen.getByRole('button', { name: th.decline }))
  expect(await screen.findByRole('heading', { name: th.notConsentedYet })).toBeVisible()
  expect(screen.queryByRole('button', { name: th.accept })).toBeNull()
  expect(callsTo('customer-consent-pdpa-by-sms')).toEqual([])
  const again = screen.getByRole('button', { name: 'กลับไปอ่านอีกครั้ง' })
  expect(again).toHaveFocus()
  await userEvent.click(again)
  expect(await screen.findByText(asksConsent)).toBeVisible()
  expect(await acceptButton()).toBeEnabled()
})

describe('a text that was passed in', () => {
  const passed = {
    pdpaText: {
      content_th: '<p>สวัสดี</p><p>ข้อความที่ส่งมา</p>',
      content_en: null,
    },
  }

  it('is shown instead of a fetched one, and can be accepted', async () => {
    await openApp(smsLink('fresh'), { state: passed })
    expect(await screen.findByText('ข้อความที่ส่งมา')).toBeVisible()
    expect(callsTo('sms-doisai-fresh')).toEqual([])
    await accept()
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  it('is Thai for a member who reads English where it has no English, and is marked as Thai', async () => {
    await openApp(smsLink('fresh'), { state: passed, locale: 'en' })
    const words = await screen.findByText('ข้อความที่ส่งมา')
    expect(words.closest('section')).toHaveAttribute('lang', 'th')
  })

  it.each([{ pdpaText: { content_th: 7 } }, { pdpaText: null }])(
    'is fetched where %j is no text',
    async (state) => {
      await openApp(smsLink('fresh'), { state })
      expect(await screen.findByText(asksConsent)).toBeVisible()
    },
  )
})

describe('a link that does not work', () => {
  it('says that it is not complete where it carries no token', async () => {
    await openApp('/authentication/sms-pdpa?brandRef=doisai')
    expect(await screen.findByRole('heading', { name: th.badLink })).toBeVisible()
  })

  const claims = { brand_ref: 'doisai', customer_s_ref: 'c', pdpa_id: 'a', pdpa_ref: 'r' }
  it.each([
    ['broken', 'not-a-token!'],
    ['expired', makePlainToken({ ...claims, exp: 1 })],
    ["another brand's", smsTokenFor('sabaimart', 'fresh')],
  ])('and is %s is refused, and leads to LINE login', async (_why, token) => {
    learnServerTime(new Date().toUTCString(), Date.now(), Date.now())
    await openApp(`/authentication/sms-pdpa?brandRef=doisai&token=${token}`)
    const modal = await screen.findByRole('alertdialog')
    expect(modal).toHaveTextContent(th.smsExpired)
    expect(storedOf().smsToken).toBeUndefined()
    expect(location.search).not.toContain('token')
    const entries = history.length
    await userEvent.click(within(modal).getByRole('button', { name: th.close }))
    await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
    expect(history).toHaveLength(entries - 1)
    expect(callsTo('sms-sabaimart-fresh')).toEqual([])
  })

  it.each([404, 410] as const)('and is answered %s has ended for good', async (status) => {
    if (status !== 410) sandbox.faults.add({ operation: 'getSmsPdpaByToken', kind: status })
    await openApp(smsLink(status === 410 ? 'refused' : 'fresh'))
    expect(await screen.findByRole('heading', { name: th.smsExpired })).toBeVisible()
    expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('and is refused at the acceptance has ended too', async () => {
    await openApp(smsLink('fresh'))
    await waitFor(async () => expect(await acceptButton()).toBeEnabled())
    sandbox.faults.add({ operation: 'consentBySms', kind: 401 })
    await accept()
    expect(await screen.findByRole('heading', { name: th.smsExpired })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('a consent that fails says so in the words of the catalogue, with one button, and can be tried again', async () => {
  await openApp(smsLink('failing'), { locale: 'en' })
  await press(en.accept)
  const modal = await screen.findByRole('alertdialog', { name: en.consentFailed })
  await userEvent.click(within(modal).getByRole('button', { name: en.acknowledge }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('checkbox', { name: en.consentBox })).toBeChecked()
  expect(screen.getByRole('button', { name: en.accept })).toBeEnabled()
  const release = hold('customer-consent-pdpa-by-sms')
  await press(en.accept)
  await press(en.accept)
  expect(screen.getByRole('button', { name: en.accept })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: en.decline })).toBeDisabled()
  release()
  await screen.findByRole('alertdialog', { name: en.consentFailed })
  // The same answer, sent once for each try.
  const ids = callsTo('customer-consent-pdpa-by-sms').map(({ request }) =>
    request.headers.get('X-Request-Id'),
  )
  expect(ids).toEqual([ids[0], ids[0]])
})

it('a consent by SMS that was refused is another one when it is tried again', async () => {
  sandbox.faults.add({ operation: 'consentBySms', kind: 422, times: 1 })
  await openApp(smsLink('fresh'), { locale: 'en' })
  await press(en.accept)
  await press(en.acknowledge)
  await press(en.accept)
  await waitFor(() => expect(callsTo('customer-consent-pdpa-by-sms')).toHaveLength(2))
  const [first, second] = callsTo('customer-consent-pdpa-by-sms')
  expect(second?.request.headers.get('X-Request-Id')).not.toBe(first?.request.headers.get('X-Request-Id'))
})

it('a link that is over by the phone’s clock, and not by the server’s, is asked for', async () => {
  const serverNow = Date.now() - 24 * 3_600_000
  learnServerTime(new Date(serverNow).toUTCString(), Date.now(), Date.now())
  const exp = serverNow / 1000 + 3600
  const invitation = {
    brand_ref: 'doisai',
    customer_s_ref: 'C',
    pdpa_id: '1',
    pdpa_ref: 'pdpa-doisai-2026',
    exp,
  }
  await openApp(`/authentication/sms-pdpa?token=${makePlainToken(invitation)}&brandRef=doisai`)
  await waitFor(() => expect(callsTo('pdpa/pdpa-detail')).toHaveLength(1))
  learnServerTime(new Date().toUTCString(), Date.now(), Date.now())
})

it('consent-success opened without a consent does not say that one was recorded', async () => {
  await openApp('/authentication/consent-success?brandRef=doisai')
  expect(await screen.findByRole('heading', { name: th.badLink })).toBeVisible()
  expect(location.pathname).toBe('/authentication/sms-pdpa')
})
