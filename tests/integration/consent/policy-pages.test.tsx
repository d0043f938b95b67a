import { en, th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sanitise } from '@/lib/sanitise'
import { BRANDS } from '@/sandbox/brands/all-brands'
import { goTo, logInByPhone } from '../late-answers/late-steps'
import { answers, calls, callsTo, hold, openApp, press, waitForQuiet, sandbox } from '../open-app'

vi.mock('@/lib/sanitise', { spy: true })

const READ = {
  Pdpa_Article_Alt_Reference: 'pdpa-doisai-2026',
  Pdpa_Article_Group_Key: 'crm_customer_pdpa',
  Pdpa_Action: 6,
}
const CONSENT = { ...READ, Pdpa_Action: 1 }
const policy = /ประกาศความเป็นส่วนตัวสำหรับสมาชิก/
const box = () => screen.getByRole('checkbox', { name: th.consentBox })

/** Keeps texts that have loaded off the screen until the returned function is called. */
async function holdText() {
  let show = () => {}
  const isShown = new Promise<void>((resolve) => {
    show = resolve
  })
  const real = await vi.importActual<{ sanitise: typeof sanitise }>('@/lib/sanitise')
  vi.mocked(sanitise).mockImplementation((html) => isShown.then(() => real.sanitise(html)))
  return show
}

describe('the policy of a registration', () => {
  const open = (options?: Parameters<typeof openApp>[1]) =>
    openApp('/authentication/pdpa?brandRef=doisai', options)

  it('stores the consent and asks for the phone number', async () => {
    await open()
    expect(await screen.findByText(policy)).toBeVisible()
    await press(th.proceed)
    expect(location.pathname).toBe('/authentication/verify')
    expect(new URLSearchParams(location.search).get('page')).toBe('mobile')
    expect(storedOf().consent).toMatchObject({
      altReference: 'pdpa-doisai-2026',
      groupKey: 'crm_customer_pdpa',
    })
    expect(callsTo('pdpa/consent')).toEqual([])
  })

  it('waits for the tick, with the keyboard alone', async () => {
    await open({ config: { pdpaPreselected: false } })
    await screen.findByText(policy)
    expect(screen.getByRole('button', { name: th.proceed })).toBeDisabled()
    box().focus()
    await userEvent.keyboard(' ')
    // The terms of somebody without a tier are the policy that is read here.
    expect(screen.queryByRole('link', { name: th.readTerms })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(location.pathname).toBe('/authentication/verify')
  })

  it('offers nothing to accept before its text has loaded', async () => {
    sandbox.faults.add({ operation: 'listPdpa', kind: 'hang' })
    await open()
    expect(await screen.findByRole('button', { name: th.proceed })).toBeDisabled()
    expect(screen.getByText(th.loading)).toBeInTheDocument()
  })
})

it('the policy on the way home stays unticked over a look at the terms', async () => {
  await openApp('/home/pdpa?brandRef=doisai', { persona: 'not-consented' })
  await screen.findByText(policy)
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('link', { name: th.readTerms }))
  expect(await screen.findByRole('heading', { level: 1, name: th.terms })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: th.back }))
  await waitFor(() => expect(box()).not.toBeChecked())
  expect(screen.getByRole('button', { name: th.confirm })).toBeDisabled()
})

it.each([
  ['the page of a registration', '/authentication/pdpa', undefined, th.proceed],
  ['the page on the way home', '/home/pdpa', 'not-consented', th.confirm],
  ['the question on home', '/home', 'not-consented', th.accept],
  ['the profile', '/profile/profile-pdpa', 'not-consented', th.accept],
] as const)('%s takes no consent before its text is on screen', async (where, path, persona, name) => {
  const show = await holdText()
  await openApp(`${path}?brandRef=doisai`, { persona })
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(callsTo('pdpa/info')).not.toEqual([]))
  await waitForQuiet()
  if (where === 'the profile') await userEvent.click(box())
  expect(box()).toBeChecked()
  expect(button).toBeDisabled()
  show()
  expect(await screen.findByText(policy)).toBeVisible()
  await waitFor(() => expect(button).toBeEnabled())
})

it('a consent is taken in no other language before its text is on screen in that one', async () => {
  await openApp('/authentication/pdpa?brandRef=doisai')
  await screen.findByText(policy)
  const show = await holdText()
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  const button = await screen.findByRole('button', { name: en.proceed })
  await waitForQuiet()
  expect(button).toBeDisabled()
  show()
  await waitFor(() => expect(button).toBeEnabled())
  expect(screen.getByText(/^Privacy notice for/)).toBeVisible()
})

describe("a member's consent on the way home", () => {
  const open = (options: Parameters<typeof openApp>[1] = {}) =>
    openApp('/home/pdpa?brandRef=doisai', { persona: 'not-consented', ...options })

  it('is sent, and leads home, which does not ask again', async () => {
    await open()
    await screen.findByText(policy)
    await press(th.confirm)
    await waitFor(() => expect(location.pathname).toBe('/home'))
    expect(callsTo('pdpa/consent').map(({ body }) => body)).toEqual([READ, CONSENT])
    expect(storedOf().isConsentGiven).toBe(true)
    await waitFor(() => expect(callsTo('Customer/Profile')).not.toEqual([]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the custom forms that are due', async () => {
    await open({ persona: 'forms' })
    const release = hold('/check-info')
    await press(th.confirm)
    await waitFor(() => expect(callsTo('/check-info')).toHaveLength(1))
    await waitForQuiet()
    expect(screen.getByRole('button', { name: th.confirm })).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-cs-fields'))
  })
})

describe('that the policy was opened', () => {
  it.each([
    ['has consented', 'gold', undefined],
    ['has withdrawn the consent', 'withdrawn', false],
  ] as const)('is not sent of a member who %s', async (_what, persona, isConsentGiven) => {
    given({ isConsentGiven }, { persona })
    await openApp('/home/pdpa?brandRef=doisai', { persona })
    expect(await screen.findByText(policy)).toBeVisible()
    await waitForQuiet()
    expect(callsTo('pdpa/consent')).toEqual([])
  })

  it('is sent once a session, and its failure is not shown', async () => {
    sandbox.faults.add({ operation: 'sendConsent', kind: 500, times: 1 })
    await openApp('/authentication/pdpa?brandRef=doisai', { persona: 'not-consented' })
    await screen.findByText(policy)
    await waitFor(() => expect(callsTo('pdpa/consent').map(({ body }) => body)).toEqual([READ]))
    await userEvent.click(screen.getByRole('link', { name: th.readTerms }))
    await screen.findByRole('heading', { level: 1, name: th.terms })
    await userEvent.click(screen.getByRole('button', { name: th.back }))
    await screen.findByRole('checkbox')
    expect(callsTo('pdpa/consent')).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('what the brand has answered a visitor about consent is not the member’s who then logs in', async () => {
  const pdpa_article_alt_reference = READ.Pdpa_Article_Alt_Reference
  answers.set('pdpa/info', {
    pdpa_list: [{ content_th: 'ข้อความ', pdpa_article_alt_reference, is_consent: false }],
  })
  await openApp('/authentication/pdpa?brandRef=doisai')
  await waitForQuiet()
  answers.delete('pdpa/info')
  await goTo('/authentication/line-login')
  await logInByPhone('gold')
  await waitFor(() => expect(location.pathname).toBe('/home'))
  await goTo('/profile/profile-pdpa')
  expect(await screen.findByRole('heading', { name: th.consentStands })).toBeVisible()
  await waitForQuiet()
  expect(callsTo('pdpa/consent')).toEqual([])
})

describe('home', () => {
  it('is blocked until the policy is accepted, and then does not ask again', async () => {
    await openApp('/home', { persona: 'not-consented' })
    const dialog = await screen.findByRole('dialog', { name: th.privacyPolicy })
    await userEvent.click(box())
    expect(within(dialog).getByRole('button', { name: th.accept })).toBeDisabled()
    await userEvent.click(box())
    await press(th.accept)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo('pdpa/consent').map(({ body }) => body)).toEqual([READ, CONSENT])
    expect(callsTo('Customer/Profile')).toHaveLength(2)
  })

  it('lets a member who withdrew consent again, and then enter without a warning', async () => {
    given({ isConsentGiven: false }, { persona: 'withdrawn' })
    await openApp('/home', { persona: 'withdrawn' })
    await screen.findByRole('alertdialog', { name: th.accessDenied })
    await press(th.accept)
    await waitFor(() => expect(location.pathname).toBe('/home/pdpa'))
    await press(th.confirm)
    await waitFor(() => expect(location.pathname).toBe('/home'))
    expect(storedOf().isConsentGiven).toBe(true)
    expect(await screen.findByText(/สมชาย/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the terms', () => {
  const open = (options?: Parameters<typeof openApp>[1]) =>
    openApp('/authentication/condition?brandRef=doisai', options)

  it("are those of the member's tier", async () => {
    await open({ persona: 'gold' })
    expect(
      await screen.findByRole('heading', { level: 2, name: /^สิทธิประโยชน์และเงื่อนไขของระดับ/ }),
    ).toBeVisible()
    expect(screen.getByRole('region', { name: /^สิทธิประโยชน์และเงื่อนไขของระดับ/ })).toBeVisible()
    expect(callsTo('pdpa/info')).toEqual([])
  })

  it('are in English alone where there is no Thai, under the English name of the tier', async () => {
    const tier_info = { tier_name_th: 'ทอง', tier_name_en: 'Gold', tier_detail_en: '<p>Free coffee</p>' }
    answers.set('membership-tier/info', { tier_info, progress_info: {}, is_last_tier: false })
    await open({ persona: 'gold', locale: 'en' })
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Benefits and terms of the Gold tier' }),
    ).toBeVisible()
    expect(await screen.findByText('Free coffee')).toBeVisible()
    expect(callsTo('pdpa/info')).toEqual([])
  })

  it.each([['closed'], [undefined]] as const)(
    'are the policy where there is no tier (%s)',
    async (persona) => {
      await open({ persona })
      expect(await screen.findByText(policy)).toBeVisible()
      expect(screen.getByRole('heading', { level: 2, name: th.privacyPolicy })).toBeVisible()
    },
  )

  it.each(['null', 404] as const)('are the policy for a member without a tier yet (%s)', async (kind) => {
    sandbox.faults.add({ operation: 'getTier', kind })
    await open({ persona: 'gold' })
    expect(await screen.findByText(policy)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('stay on screen where what decides which they are cannot be read again', async () => {
    const tiers = BRANDS.doisai.tiers.map((tier) => ({ ...tier, detailTh: '', detailEn: '' }))
    vi.spyOn(BRANDS.doisai, 'tiers', 'get').mockReturnValue(tiers)
    delete document.documentElement.dataset.text
    await open({ persona: 'gold' })
    await screen.findByText(policy)
    // BackgroundSync, which reads the figures again below, sets the text size as it starts.
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
    await waitForQuiet()
    sandbox.faults.add({ operation: 'getTier', kind: 400 })
    calls.length = 0
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(callsTo('membership-tier/info')).toHaveLength(1))
    await waitForQuiet()
    expect(screen.getByText(policy)).toBeVisible()
  })
})

const modal = () => screen.findByRole('dialog', { name: th.privacyPolicy })
const supportCode = async () => {
  await within(await modal()).findByText(/^รหัสแจ้งปัญหา/)
  return (await modal()).querySelector('code')?.textContent
}
const sentId = (end: string) => callsTo(end).at(-1)?.request.headers.get('X-Request-Id')?.slice(0, 8)

describe('The consent that home waits for', () => {
  it('has a support code to copy where its text cannot be loaded, and can be loaded again', async () => {
    sandbox.faults.add({ operation: 'listPdpa', kind: 500 })
    await openApp('/home', { persona: 'not-consented' })
    expect(await supportCode()).toBe(sentId('pdpa/info'))
    expect(within(await modal()).getByRole('button', { name: th.copy })).toBeVisible()
    sandbox.faults.clear()
    await userEvent.click(within(await modal()).getByRole('button', { name: th.tryAgain }))
    expect(await within(await modal()).findByRole('button', { name: th.accept })).toBeEnabled()
  })

  it('has a support code to copy where it cannot be recorded', async () => {
    await openApp('/home', { persona: 'not-consented' })
    await within(await modal()).findByText(policy)
    sandbox.faults.add({ operation: 'sendConsent', kind: 500 })
    await press(th.accept)
    expect(await supportCode()).toBe(sentId('pdpa/consent'))
    expect(within(await modal()).getByRole('button', { name: th.copy })).toBeVisible()
    // While it is tried again, the old error is not said.
    const release = hold('pdpa/consent')
    await press(th.accept)
    expect(within(await modal()).queryByText(/^รหัสแจ้งปัญหา/)).toBeNull()
    release()
    expect(await supportCode()).toBe(sentId('pdpa/consent'))
  })

  it('stays while the profile is read anew on return, and where that fails', async () => {
    delete document.documentElement.dataset.text
    await openApp('/home', { persona: 'not-consented' })
    const shown = await modal()
    // BackgroundSync, which reads the figures again below, sets the text size as it starts.
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
    await waitForQuiet()
    sandbox.faults.add({ operation: 'getProfile', kind: 400 })
    calls.length = 0
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(callsTo('Customer/Profile')).toHaveLength(1))
    expect(shown).toBeVisible()
    await waitForQuiet()
    expect(shown).toBeVisible()
  })

  it('ends with the acceptance, though the profile cannot be read after it', async () => {
    await openApp('/home', { persona: 'not-consented' })
    await within(await modal()).findByText(policy)
    sandbox.faults.add({ operation: 'getProfile', kind: 400 })
    await press(th.accept)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: th.privacyPolicy })).toBeNull())
    await waitForQuiet()
    expect(screen.queryByRole('dialog', { name: th.privacyPolicy })).toBeNull()
  })
})
