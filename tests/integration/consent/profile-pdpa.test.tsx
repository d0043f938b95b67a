import { en, th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { saveConsent } from '@/session/consent'
import { beginSession, brandChosen } from '@/session/session'
import { makeStore } from '@/store/store'
import { memberIdOf, type MemberPersona } from '@/sandbox/personas'
import { answers, callsTo, openApp, press, waitForQuiet, sandbox } from '../open-app'

const REFERENCE = 'pdpa-doisai-2026'
const GROUP = 'crm_customer_pdpa'

const open = (persona: MemberPersona = 'gold', options: Parameters<typeof openApp>[1] = {}) =>
  openApp('/profile/profile-pdpa', { persona, ...options })

const isGiven = () => screen.findByRole('heading', { name: th.consentStands })
const notGiven = () => screen.findByRole('heading', { name: th.notConsentedYet })
const withdrawn = () => screen.findByRole('heading', { name: 'คุณถอนความยินยอมแล้ว' })
const box = () => screen.findByRole('checkbox', { name: th.consentBox })
const actions = () => callsTo('pdpa/consent').map(({ body }) => (body as { Pdpa_Action: number }).Pdpa_Action)
const consentOf = (persona: MemberPersona) =>
  sandbox.context.state.members[memberIdOf(persona, 'doisai')]?.consent
const record = () => storedOf().consentRecord ?? []
const storeRecord = (entries: object[]) => given({ consentRecord: entries }, { persona: 'gold' })

async function withdraw() {
  await press(th.withdrawConsent)
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: th.withdrawConsent }),
  )
}

async function accept() {
  await userEvent.click(await box())
  await press(th.accept)
}

describe('withdrawing the consent', () => {
  it('says first what is lost, and nothing is sent before the confirmation', async () => {
    await open()
    await isGiven()
    await press(th.withdrawConsent)
    const question = await screen.findByRole('alertdialog', { name: 'ต้องการถอนความยินยอมใช่ไหม' })
    expect(question).toHaveTextContent('แต้มยังอยู่ครบ แต่จะใช้แอปไม่ได้จนกว่าจะยอมรับอีกครั้ง')
    await userEvent.click(within(question).getByRole('button', { name: th.back }))
    expect(await isGiven()).toBeVisible()
    expect(actions()).toEqual([])
  })

  it('is recorded by the server and on this phone, and the page says so', async () => {
    // As many as are kept: each article keeps the text of its last wording alone.
    const older = { groupKey: GROUP, action: 'given', at: '2026-01-01T00:00:00Z', text: 'older' }
    const own = { ...older, reference: REFERENCE }
    const other = { ...older, reference: 'another' }
    storeRecord([own, other, ...Array.from({ length: 18 }, () => other)])
    await open()
    await withdraw()
    await waitFor(() => expect(record()[0]?.action).toBe('withdrawn'))
    expect(record()).toHaveLength(20)
    expect(record().flatMap(({ text }, index) => (text === undefined ? [] : [index]))).toEqual([0, 2])
    storeRecord(record().slice(0, 1))
    expect(await withdrawn()).toHaveFocus()
    expect(actions()).toEqual([4])
    expect(consentOf('gold')).toBe('withdrawn')
    expect(storedOf().isConsentGiven).toBe(false)
    // Its date stays on one line.
    expect(screen.getByText(/^ตั้งแต่ \d+ \S+ \d{4} เวลา/).textContent).toMatch(
      /\d+\u00a0\S+\u00a0\d{4} เวลา/,
    )
    const section = screen.getByRole('region', { name: th.consentRecord })
    expect(await within(section).findByText(th.withdrawConsent)).toBeVisible()
    expect(section).toHaveTextContent(/เก็บไว้ในเครื่องนี้เท่านั้น/)
    expect(record()).toMatchObject([{ action: 'withdrawn', reference: REFERENCE, locale: 'th' }])
    expect(record()[0]?.fingerprint).toMatch(/^[\da-f]{64}$/)
  })

  it('that the server refuses says so, and changes nothing', async () => {
    sandbox.faults.add({ operation: 'sendConsent', kind: 403 })
    await open()
    await withdraw()
    const modal = await screen.findByRole('alertdialog', {
      name: 'ถอนความยินยอมไม่สำเร็จ',
    })
    await userEvent.click(within(modal).getByRole('button', { name: th.acknowledge }))
    expect(await isGiven()).toBeVisible()
    expect(storedOf().isConsentGiven).toBeUndefined()
    expect(callsTo('pdpa/info')).toHaveLength(1)
    expect(record()).toEqual([])
  })

  it.each(['offline', 'truncated'] as const)(
    'whose answer is lost (%s) after it was recorded is shown as done',
    async (kind) => {
      sandbox.faults.add({ operation: 'sendConsent', kind, times: 1, after: true })
      await open()
      await withdraw()
      expect(await withdrawn()).toBeVisible()
      expect(storedOf().isConsentGiven).toBe(false)
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await waitFor(() => expect(record()).toHaveLength(1))
    },
  )

  it('of which nobody can tell whether it was recorded says that', async () => {
    await open()
    await isGiven()
    sandbox.faults.add({ operation: 'sendConsent', kind: 'offline', after: true })
    sandbox.faults.add({ operation: 'listPdpa', kind: 403 })
    await withdraw()
    expect(await screen.findByRole('alertdialog', { name: /^ยังตรวจสอบสถานะความยินยอมไม่ได้/ })).toBeVisible()
    expect(record()).toEqual([])
  })

  it('that was lost before it was recorded says so, and is sent again with the same id', async () => {
    sandbox.faults.add({ operation: 'sendConsent', kind: 500, times: 1 })
    await open()
    await withdraw()
    await press(th.acknowledge)
    expect(await isGiven()).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await withdraw()
    expect(await withdrawn()).toBeVisible()
    const ids = callsTo('pdpa/consent').map(({ request }) => request.headers.get('X-Request-Id'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids)).toHaveLength(1)
  })

  it('that was refused is another one when it is tried again', async () => {
    sandbox.faults.add({ operation: 'sendConsent', kind: 422, times: 1 })
    await open()
    await withdraw()
    await press(th.acknowledge)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await withdraw()
    expect(await withdrawn()).toBeVisible()
    const ids = callsTo('pdpa/consent').map(({ request }) => request.headers.get('X-Request-Id'))
    expect(ids[1]).not.toBe(ids[0])
  })
})

it('a withdrawal is known to home at once, though the profile that would say whose it is does not come', () => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(beginSession({ by: 'phone', token: 'bearer', brandRef: 'doisai' }))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const answer = { action: 'withdrawn', reference: REFERENCE, groupKey: GROUP, isOfMembership: true } as const
  void store.dispatch(saveConsent(answer))
  expect(storedOf().isConsentGiven).toBe(false)
})

it.each([
  [100_000, 'with it', true],
  [100_001, 'without it, by its fingerprint alone', false],
])('a text of %i letters that was accepted is recorded %s', async (length, _how, isKept) => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(beginSession({ by: 'phone', token: 'bearer', brandRef: 'doisai' }))
  const value = { point: 1, customer_info: 'M1', is_connect_line: false }
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getProfile', arg: undefined, value }]))
  const wording = { locale: 'th', text: 'ก'.repeat(length) } as const
  await store.dispatch(saveConsent({ action: 'given', reference: REFERENCE, groupKey: GROUP, wording }))
  const [entry] = storedOf({ memberId: 'M1' }).consentRecord ?? []
  expect(entry?.fingerprint).toMatch(/^[\da-f]{64}$/)
  expect(entry?.text !== undefined).toBe(isKept)
})

describe('giving the consent in the profile', () => {
  it('takes a tick and a tap, as many as withdrawing, even where the box is preselected elsewhere', async () => {
    await open('not-consented', { config: { pdpaPreselected: true } })
    await notGiven()
    expect(await box()).not.toBeChecked()
    expect(screen.getByRole('button', { name: th.accept })).toBeDisabled()
    await accept()
    expect(await isGiven()).toHaveFocus()
    expect(actions()).toEqual([6, 1])
    expect(storedOf().isConsentGiven).toBe(true)
    expect(await screen.findByText(/^ตั้งแต่ \d/)).toBeVisible()
  })

  it('that the server refuses says so, and the tick stays for another try', async () => {
    sandbox.faults.add({ operation: 'sendConsent', kind: 403 })
    await open('not-consented')
    await accept()
    expect(await screen.findByRole('alertdialog', { name: th.consentFailed })).toBeVisible()
    await press(th.acknowledge)
    expect(await box()).toBeChecked()
    expect(record()).toEqual([])
  })

  it('again after a withdrawal needs a tick of its own, and reports no second reading', async () => {
    await open()
    await withdraw()
    await withdrawn()
    await accept()
    await isGiven()
    await withdraw()
    await withdrawn()
    expect(await box()).not.toBeChecked()
    expect(actions()).toEqual([4, 1, 4])
    await waitFor(() => expect(record()).toHaveLength(3))
    // Of entries with the same wording, only the newest keeps the text.
    expect(record().filter(({ text }) => text)).toHaveLength(1)
  })
})

describe('the consent record', () => {
  it('knows what was accepted on the way home', async () => {
    await openApp('/home/pdpa', { persona: 'not-consented', locale: 'en' })
    await screen.findByText(/Privacy notice for/)
    await press(en.confirm)
    await waitFor(() => expect(record()).toMatchObject([{ action: 'given', locale: 'en' }]))
    expect(record()[0]?.text).toMatch(/^Privacy notice for Doi Sai Coffee members\n/)
  })

  it('shows what has changed in the text since, and leaves it out once the new text is answered', async () => {
    const { unmount } = await open()
    await withdraw()
    await waitFor(() => expect(record()).toHaveLength(1))
    unmount()
    sandbox.context.settings.policyEdition = 2
    await open()
    const change = await screen.findByRole('region', { name: /^ส่วนที่เปลี่ยนตั้งแต่/ })
    // With its own name and in the text's language, for arrow keys and screen readers.
    const sentences = within(change).getByRole('group', { name: /^ส่วนที่เปลี่ยนตั้งแต่/ })
    expect(sentences).toHaveAttribute('lang', 'th')
    expect(sentences.tabIndex).toBe(0)
    const [removed, added] = [
      within(change).getAllByRole('deletion'),
      within(change).getAllByRole('insertion'),
    ]
    expect(removed.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/เท่าที่จำเป็น/),
      expect.stringMatching(/ไม่เกิน 2 ปี/),
    ])
    expect(added.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/ธนาคาร/),
      expect.stringMatching(/ไม่เกิน 1 ปี/),
    ])
    expect(within(change).getAllByText('เพิ่ม:')).toHaveLength(2)
    await accept()
    await isGiven()
    await waitFor(() => expect(screen.queryByRole('region', { name: /^ส่วนที่เปลี่ยนตั้งแต่/ })).toBeNull())
    expect(record().map(({ fingerprint }) => fingerprint)[0]).not.toBe(record()[1]?.fingerprint)
  })

  it('says nothing of a text that reads as before, whatever its markup', async () => {
    const entry = { reference: 'x', groupKey: GROUP, action: 'given', locale: 'th' }
    storeRecord([{ ...entry, at: '2026-01-01T00:00:00Z', text: 'One. Two.\nข้อ 1 ข้อ 2' }])
    const content_th = '<h2>One.</h2>Two.<p>ข้อ 1</p><p>ข้อ 2</p>'
    answers.set('pdpa/info', {
      pdpa_list: [{ content_th, pdpa_article_alt_reference: 'x', pdpa_article_group_key: GROUP }],
    })
    await open()
    await isGiven()
    await waitForQuiet()
    expect(screen.queryByRole('region', { name: /^ส่วนที่เปลี่ยนตั้งแต่/ })).toBeNull()
  })

  it('shows each change with the sentence before it, and leaves out what stayed, whichever answer has the last text', async () => {
    const entry = { reference: 'x', groupKey: GROUP, action: 'given', locale: 'th' }
    storeRecord([
      { ...entry, at: '2026-03-01T00:00:00Z' },
      { ...entry, at: '2026-02-01T00:00:00Z', text: 'ก\nข\nค\nง\nฉ\nช\nซ\nฌ\nญ\nฎ' },
      { ...entry, at: '2026-01-01T00:00:00Z', text: 'older' },
    ])
    const content_th = 'กขคจฉชซญฎ'
      .split('')
      .map((line) => `<p>${line}</p>`)
      .join('')
    answers.set('pdpa/info', {
      pdpa_list: [{ content_th, pdpa_article_alt_reference: 'x', pdpa_article_group_key: GROUP }],
    })
    await open()
    const change = await screen.findByRole('region', { name: /^ส่วนที่เปลี่ยนตั้งแต่/ })
    expect(change).toHaveTextContent(/1 ก.พ. 2569/)
    const sentences = [...within(change).getByRole('group').children].map(({ textContent }) => textContent)
    expect(sentences).toEqual(['ค', 'ตัดออก: ง', 'เพิ่ม: จ', '⋯', 'ซ', 'ตัดออก: ฌ'])
  })

  it('can be copied, with the text that was agreed to and its fingerprint, which no screen shows', async () => {
    const { unmount } = await openApp('/home', { persona: 'not-consented' })
    await screen.findByText(/^1\. ข้อมูลที่เราเก็บ$/)
    await press(th.accept)
    await waitFor(() => expect(record()).toHaveLength(1))
    unmount()
    await open('not-consented')
    await press(th.copy)
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(th.copied),
    )
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('SHA-256')
    expect(document.body).not.toHaveTextContent(record()[0]?.fingerprint?.slice(0, 8) ?? 'none')
    expect(copied).toContain('อีกไม่เกิน 2 ปีหลังจากคุณยกเลิกการเป็นสมาชิก')
  })

  it("is one member's own, and what is corrupt in storage breaks nothing", async () => {
    const entry = { reference: REFERENCE, groupKey: GROUP, action: 'withdrawn', at: '2026-01-01T00:00:00Z' }
    given({ consentRecord: [entry] }, { memberId: 'someone' })
    const { unmount } = await open()
    await isGiven()
    expect(screen.getByText('เครื่องนี้ยังไม่มีบันทึก ความยินยอมยังเหมือนเดิม')).toBeVisible()
    expect(screen.queryByText(/คัดลอก/)).toBeNull()
    unmount()
    storeRecord([{ reference: 1 }])
    await open()
    expect(await isGiven()).toBeVisible()
  })
})

it('a consent that the brand says was not given has no date, though this phone once recorded it', async () => {
  const entry = { reference: REFERENCE, groupKey: GROUP, action: 'given' }
  storeRecord([{ ...entry, at: '2026-01-01T00:00:00Z' }])
  const member = sandbox.context.state.members[memberIdOf('gold', 'doisai')]
  Object.assign(member ?? {}, { consent: 'none' })
  await open()
  const heading = await notGiven()
  expect(heading.parentElement).not.toHaveTextContent(/2569/)
})

describe('the articles of a brand', () => {
  const list = () => openApp('/profile/profile-menu-pdpa', { persona: 'gold' })

  it('are listed by the titles of their texts, each with its own answer', async () => {
    sandbox.context.settings.policies = 2
    await list()
    expect(
      await screen.findByRole('link', {
        name: /^ประกาศความเป็นส่วนตัวสำหรับสมาชิกกาแฟดอยใส.*คุณให้ความยินยอมไว้แล้ว$/,
      }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: th.terms })).toHaveAttribute('href', '/authentication/condition')
    await userEvent.click(
      screen.getByRole('link', { name: /^รับข่าวสารและโปรโมชัน.*คุณยังไม่ได้ให้ความยินยอม$/ }),
    )
    await notGiven()
    await accept()
    await isGiven()
    expect(screen.getByText(/^เปลี่ยนใจได้ทุกเมื่อ/)).toBeVisible()
    await press(th.withdrawConsent)
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveAccessibleDescription(/^เราจะไม่ใช้ข้อมูลของคุณเพื่อเรื่องนี้อีก/)
    expect(question).not.toHaveAccessibleDescription(/จะใช้แอปไม่ได้/)
    await userEvent.click(within(question).getByRole('button', { name: th.withdrawConsent }))
    await withdrawn()
    // This consent is not the one on which the membership depends.
    expect(storedOf().isConsentGiven).toBeUndefined()
    expect(consentOf('gold')).toBe('given')
  })

  it('are each reported once as read, whichever was opened before', async () => {
    sandbox.context.settings.policies = 2
    given({ policiesRead: [REFERENCE] }, { persona: 'gold' })
    await list()
    await userEvent.click(await screen.findByRole('link', { name: /^รับข่าวสารและโปรโมชัน/ }))
    await notGiven()
    await waitFor(() => expect(actions()).toEqual([6]))
    expect(storedOf().policiesRead).toEqual([REFERENCE, expect.any(String)])
  })

  it('that were never accepted say so, also after the membership’s own was withdrawn', async () => {
    sandbox.context.settings.policies = 2
    given({ isConsentGiven: false }, { persona: 'withdrawn' })
    // On another phone: this one has no record of it.
    await openApp('/profile/profile-menu-pdpa', { persona: 'withdrawn' })
    expect(
      await screen.findByRole('link', { name: /^รับข่าวสารและโปรโมชัน.*คุณยังไม่ได้ให้ความยินยอม$/ }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /^ประกาศความเป็นส่วนตัว.*คุณถอนความยินยอมแล้ว$/ })).toBeVisible()
  })

  it.each(['/profile/profile-menu-pdpa', '/profile/profile-pdpa'])('may be none (%s)', async (path) => {
    answers.set('pdpa/info', { pdpa_list: [] })
    await openApp(path, { persona: 'gold' })
    expect(await screen.findByRole('heading', { name: 'ยังไม่มีนโยบายความเป็นส่วนตัว' })).toBeVisible()
  })

  it('have titles that are marked as Thai where a brand has no English', async () => {
    const article = { pdpa_article_alt_reference: 'x', pdpa_article_group_key: GROUP }
    answers.set('pdpa/info', { pdpa_list: [{ ...article, content_th: '<h2>ประกาศ</h2><p>ก</p>' }] })
    await openApp('/profile/profile-menu-pdpa', { persona: 'gold', locale: 'en' })
    expect(await screen.findByText('ประกาศ')).toHaveAttribute('lang', 'th')
  })

  it('that do not say whether they were consented to leave that to the profile', async () => {
    const article = {
      content_th: '<p>text</p>',
      pdpa_article_alt_reference: 'x',
      pdpa_article_group_key: GROUP,
    }
    answers.set('pdpa/info', { pdpa_list: [article] })
    await open()
    expect(await isGiven()).toBeVisible()
    await waitForQuiet()
    expect(actions()).toEqual([])
  })

  it('of which nothing is known can be consented to as well as withdrawn, and each keeps the text that was answered', async () => {
    answers.set('pdpa/info', {
      pdpa_list: ['a', 'b', 'c'].map((reference) => ({
        content_th: `<p>text ${reference}</p>`,
        pdpa_article_alt_reference: reference,
        pdpa_article_group_key: GROUP,
      })),
    })
    for (const reference of ['b', 'c']) {
      const { unmount } = await openApp(`/profile/profile-pdpa?pdpaRef=${reference}`, { persona: 'gold' })
      expect(await screen.findByRole('button', { name: th.withdrawConsent })).toBeVisible()
      await accept()
      await isGiven()
      unmount()
    }
    await open()
    await withdraw()
    await withdrawn()
    await waitFor(() => expect(record().map(({ text }) => text)).toEqual(['text a', 'text c', 'text b']))
    expect(actions()).toEqual([1, 1, 4])
  })
})

it.each([
  ['', undefined],
  [', and whose text is missing,', { pdpa_list: [] }],
])(
  'a member who logs out at the consent that home asks for%s is logged out, and keeps the language',
  async (_which, answer) => {
    if (answer) answers.set('pdpa/info', answer)
    await openApp('/home', { persona: 'not-consented', locale: 'en' })
    if (answer) await screen.findByRole('button', { name: en.tryAgain })
    await press(en.logOut)
    await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
    expect([storedOf().bearer, storedOf().language]).toEqual([undefined, 'en'])
  },
)
