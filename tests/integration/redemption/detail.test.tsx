import { th } from '#tests/names.ts'
import { otherTab } from '#tests/support/other-tab.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverTime } from '@/lib/server-clock'
import TransactionPage from '@/features/redeem/histories/pages/transaction-page'
import PackageDetailPage from '@/features/redeem/packages/pages/package-detail-page'
import { saveStaffCode } from '@/features/redeem/staff-codes'
import { availableOf, keyOf, memberOf, stayAway } from '../visits'
import { answers, callsTo, goTo, hold, openApp, openPage, waitForQuiet, sandbox, signIn } from '../open-app'

const LATTE = '/privilege/detail?privilegeId=DSP001'
/** Sold out, which the server says only when it is redeemed. */
const SOLD_OUT = '/privilege/detail?privilegeId=DSP905'

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })
const modal = () => screen.findByRole('alertdialog')
const issuedTo = (privilegeId: string) =>
  memberOf().privileges.filter((item) => item.privilegeId === privilegeId && /^PV\d+$/.test(item.id))
const isReceived = ({ status }: { status: string }) => status === 'received'

const tap = async (name: string) => userEvent.click(await button(name))

async function redeem() {
  await tap(th.redeem)
  await tap(th.confirm)
}

it('what another window has redeemed while the question was open is not redeemed again, though this page has not heard of it', async () => {
  await openApp(LATTE, { persona: 'gold' })
  await tap(th.redeem)
  await modal()
  const [begunAt, requestId, transactionId] = [Date.now(), 'R1', availableOf()[0]?.id]
  given(
    {
      attempts: [
        {
          memberKey: keyOf(),
          kind: 'privilege',
          itemId: 'DSP001',
          status: 'done',
          begunAt,
          requestId,
          transactionId,
        },
      ],
    },
    { persona: 'gold' },
  )
  await tap(th.confirm)
  await waitFor(() => expect(location.pathname).toBe('/privilege/history-detail'))
  expect(callsTo('privilege/Issue')).toEqual([])
})

describe('A tap on "Redeem" before it is known who the member is', () => {
  it('waits for the profile, and then asks with the balance and redeems', async () => {
    sandbox.faults.add({ operation: 'getProfile', kind: 'delay' })
    await openApp(LATTE, { persona: 'gold' })
    await tap(th.redeem)
    expect(await button(th.redeem)).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    sandbox.faults.clear()
    expect(await modal()).toHaveTextContent('หลังแลกเหลือ 2,400 แต้ม')
    await tap(th.confirm)
    expect(await heading(th.redeemed)).toBeVisible()
    expect(issuedTo('DSP001')).toHaveLength(1)
  })

  it('redeems for a member whom the profile does not name: the code alone needs that', async () => {
    answers.set('Customer/Profile', { point: 2480 })
    given({ bearerSince: 1 })
    await openApp(LATTE, { persona: 'gold' })
    await redeem()
    expect(await heading(th.redeemed)).toBeVisible()
    expect(issuedTo('DSP001')).toHaveLength(1)
  })

  it('offers another try, under its own id, of what an earlier visit could not look up for a minute', async () => {
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
    given({
      attempts: [
        {
          ...{ memberKey: keyOf(), kind: 'privilege', itemId: 'DSP001', points: 80, begunAt: Date.now() },
          ...{ requestId: 'R1', status: 'checking', isUnreadable: true },
        },
      ],
    })
    await openApp(LATTE, { persona: 'gold' })
    expect(await heading(th.checkingResult)).toBeVisible()
    expect(screen.queryByText(th.redeemable)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
    expect(await heading(th.redeemed)).toBeVisible()
    const [sent] = callsTo('privilege/Issue')
    expect([callsTo('privilege/Issue').length, sent?.request.headers.get('X-Request-Id')]).toEqual([1, 'R1'])
    // From here on its day counts by this phone's clock, which may have been set.
    expect(storedOf().attempts).toMatchObject([{ requestId: 'R1', triedHereAt: expect.any(Number) }])
  })

  it('finds what an earlier visit has left open, with its support code, where the profile does not name the member any more', async () => {
    await openApp(LATTE, { persona: 'gold' })
    await waitFor(() => expect(storedOf().memberId).toBe('DS100185'))
    cleanup()
    const attempt = {
      memberKey: 'doisai:DS100185',
      ...{ kind: 'privilege', itemId: 'DSP001', status: 'notRedeemed', isRetry: true },
      ...{ requestId: 'a1b2c3d4-0000-4000-8000-000000000000', begunAt: Date.now() },
    }
    given({ attempts: [attempt] })
    answers.set('Customer/Profile', { point: 2480 })
    await openApp(LATTE, { persona: 'gold' })
    expect(await heading('ยังไม่พบผลของรายการนี้')).toBeVisible()
    expect(screen.queryByText(th.redeemable)).toBeNull()
    expect(screen.getByText('a1b2c3d4')).toBeVisible()
    await waitForQuiet()
  })

  it.each([
    ['is told as redeemed where the history has it', ['PV-9'], 0],
    ['is another one where the history has it not', [], 1],
  ])(
    'whose answer a named member has not got, in a session that names nobody, %s',
    async (_what, transactions, times) => {
      given({
        attempts: [
          {
            ...{ memberKey: 'doisai:DS100185', kind: 'privilege', itemId: 'DSP001', status: 'checking' },
            ...{ requestId: 'R1', begunAt: Date.now(), begunHereAt: Date.now() },
          },
        ],
        bearerSince: 1764144000000,
      })
      answers.set('Customer/Profile', { point: 2480, is_consent_pdpa: true })
      const rows = transactions.map((transaction_id) => ({
        ...{ transaction_id, privilege_id: 'DSP001', name_th: 'ลาเต้ร้อน', status: 'available' },
        date: new Date().toISOString(),
      }))
      answers.set('Customer/History/Privilege', { payload: rows, total: rows.length })
      await openApp(LATTE, { persona: 'gold' })
      await redeem()
      await waitFor(() => expect(location.pathname).toBe('/privilege/history-detail'))
      expect(callsTo('privilege/Issue')).toHaveLength(times)
      const ids = callsTo('privilege/Issue').map(({ request }) => request.headers.get('X-Request-Id'))
      expect(ids).not.toContain('R1')
    },
  )

  it('asks again for a profile that has failed, says why it fails, and goes on with the next tap', async () => {
    sandbox.faults.add({ operation: 'getProfile', kind: 403 })
    await openApp(LATTE, { persona: 'gold' })
    await button(th.redeem)
    await waitForQuiet()
    const before = callsTo('Customer/Profile').length
    await tap(th.redeem)
    expect(await modal()).toHaveTextContent('บัญชีของคุณไม่มีสิทธิ์ใช้งานส่วนนี้')
    expect(callsTo('Customer/Profile').length).toBeGreaterThan(before)
    await userEvent.click(within(await modal()).getByRole('button', { name: th.close }))
    expect(await button(th.redeem)).not.toHaveAttribute('aria-busy')
    sandbox.faults.clear()
    await tap(th.redeem)
    expect(await modal()).toHaveTextContent('หลังแลกเหลือ 2,400 แต้ม')
    await tap(th.confirm)
    expect(await heading(th.redeemed)).toBeVisible()
  })
})

it('A refusal that comes while the member is on another page is told when the member comes back, and once', async () => {
  await openApp(SOLD_OUT, { persona: 'gold' })
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay' })
  await redeem()
  await waitFor(() => expect(callsTo('privilege/Issue')).toHaveLength(1))
  goTo('/profile')
  expect(await heading(th.profile)).toBeVisible()
  sandbox.faults.clear()
  // The history is read before a refusal is shown.
  await waitFor(() => expect(callsTo('History/Privilege')).toHaveLength(1))
  await waitForQuiet()
  goTo(SOLD_OUT)
  expect(await modal()).toHaveTextContent(th.soldOut)
  await tap(th.close)
  for (const path of ['/profile', SOLD_OUT]) goTo(path)
  expect(await screen.findByRole('link', { name: th.allPrivileges })).toBeVisible()
  expect(screen.queryByRole('button', { name: th.redeem })).toBeNull()
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('The last one, which the server no longer lists once it is gone', () => {
  it('stays on screen while its outcome is looked up', async () => {
    await openApp(LATTE, { persona: 'gold' })
    sandbox.faults.add({ operation: 'issuePrivilege', kind: 'offline', after: true, isHeld: true })
    await redeem()
    await waitFor(() => expect(callsTo('privilege/Issue')).toHaveLength(1))
    answers.set('privilege/List', { total: 0, payload: [] })
    const before = callsTo('privilege/List').length
    sandbox.faults.clear()
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 'delay' })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(callsTo('privilege/List').length).toBeGreaterThan(before))
    await waitForQuiet()
    expect(screen.queryByRole('heading', { name: th.notFound })).toBeNull()
    expect(await heading(th.checkingResult)).toBeVisible()
    // The button that was tapped is gone.
    expect((await heading(th.checkingResult)).closest('section')).toHaveFocus()
    sandbox.faults.clear()
    expect(await heading(th.redeemed)).toBeVisible()
    expect(location.pathname).toMatch(/history-detail$/)
  })

  it('stays until a refusal is told, and is then told as gone', async () => {
    await openApp(SOLD_OUT, { persona: 'gold' })
    sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay' })
    await redeem()
    await waitFor(() => expect(callsTo('privilege/Issue')).toHaveLength(1))
    answers.set('privilege/List', { total: 0, payload: [] })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitForQuiet()
    expect(await button(th.redeem)).toHaveAttribute('aria-busy', 'true')
    sandbox.faults.clear()
    expect(await modal()).toHaveTextContent(th.soldOut)
    await tap(th.close)
    expect(await heading(th.notFound)).toBeVisible()
  })
})

it.each(['privilege', 'package'] as const)(
  'The code for the staff is asked for with the amount of its row: a %s',
  async (kind) => {
    const row = kind === 'privilege' ? availableOf()[0] : memberOf().packages.find(isReceived)
    if (!row) throw new Error('nothing to use')
    row.amount = 3
    await openApp(`/${kind}/history-detail?transactionId=${row.id}`, { persona: 'gold' })
    await tap(kind === 'privilege' ? th.useNow : th.useCoupon)
    await tap(th.confirm)
    await waitFor(() => expect(callsTo('GetIssueCode')).toHaveLength(1))
    expect(callsTo('GetIssueCode')[0]?.body).toEqual({ Transaction_Id: row.id, Amount: 3 })
  },
)

it('A code that is empty is said to be missing', async () => {
  answers.set('Privileg/Detail', { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน', status: 'available' })
  answers.set('GetIssueCode', { issue_code: '' })
  await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
  await tap(th.useNow)
  await tap(th.confirm)
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('ยังไม่มีรหัสสำหรับรายการนี้'))
})

it('What was redeemed and used on days alone shows no times', async () => {
  const row = { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน', status: 'used' }
  answers.set('Privileg/Detail', { ...row, date: '2026-01-05', used_at: '2026-01-06' })
  await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
  expect(await screen.findByText('5 ม.ค. 2569')).toBeVisible()
  expect(screen.getByText('6 ม.ค. 2569')).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/\d\d:\d\d/)
})

describe('A member who leaves', () => {
  afterEach(() => vi.useRealTimers())

  it('a redeemed item within two seconds has not seen it: its page leads there still', async () => {
    // Slow, so that a busy machine does not spend the two seconds itself.
    const slowly = { shouldAdvanceTime: true, advanceTimeDelta: 1 }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...slowly })
    await openApp(LATTE, { persona: 'gold' })
    await redeem()
    expect(await heading(th.redeemed)).toBeVisible()
    goTo('/package')
    await waitFor(() => expect(screen.queryByRole('heading', { name: th.redeemed })).toBeNull())
    act(() => void vi.advanceTimersByTime(2000))
    goTo(LATTE)
    expect(await heading(th.redeemed)).toBeVisible()
    expect(screen.getByRole('link', { name: 'ดูสิทธิ์ที่แลก' })).toBeVisible()
  })

  it('before the profile that a tap on "Redeem" waits for has failed hears nothing of it', async () => {
    sandbox.faults.add({ operation: 'getProfile', kind: 403 })
    await openApp(LATTE, { persona: 'gold' })
    await button(th.redeem)
    await waitForQuiet()
    const release = hold('Customer/Profile')
    await tap(th.redeem)
    goTo('/package')
    await waitFor(() => expect(screen.queryByRole('button', { name: th.redeem })).toBeNull())
    release()
    await waitForQuiet()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('before the code for the staff is refused hears nothing of it', async () => {
    sandbox.faults.add({ operation: 'issuePrivilegeCode', kind: 422 })
    const release = hold('GetIssueCode')
    await openApp(`/privilege/history-detail?transactionId=${availableOf()[0]?.id}`, { persona: 'gold' })
    await tap(th.useNow)
    await tap(th.confirm)
    await waitFor(() => expect(callsTo('GetIssueCode')).toHaveLength(1))
    goTo('/package')
    await waitFor(() => expect(screen.queryByRole('button', { name: th.useNow })).toBeNull())
    release()
    await waitForQuiet()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('A code that runs is kept while the API says of it what the app does not know', async () => {
  const endsHereAt = Date.now() + 600_000
  const code = { transactionId: 'PV-1', code: 'PV-7K3M-29QX', title: 'ลาเต้ร้อน' }
  signIn('gold')
  saveStaffCode({ kind: 'privilege', ...code, expiresAt: serverTime(endsHereAt), endsHereAt })
  const row = { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน' }
  answers.set('Privileg/Detail', { ...row, status: 'on hold' })
  await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
  await heading('ลาเต้ร้อน')
  await waitForQuiet()
  answers.set('Privileg/Detail', { ...row, status: 'available' })
  goTo('/privilege')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'ลาเต้ร้อน' })).toBeNull())
  goTo('/privilege/history-detail?transactionId=PV-1')
  expect(await screen.findByRole('timer')).toBeVisible()
})

describe('A history detail whose address names nothing, as LINE opens it anew', () => {
  const code = { code: 'PV-7K3M-29QX', title: 'ลาเต้ร้อน' }
  const inMs = (ms: number) => {
    const endsHereAt = Date.now() + ms
    return { expiresAt: serverTime(endsHereAt), endsHereAt }
  }
  const inTenMinutes = () => inMs(600_000)

  it('shows the code that is running, without a network too', async () => {
    signIn('gold')
    saveStaffCode({ ...code, ...inTenMinutes(), kind: 'privilege', transactionId: 'PV-1' })
    sandbox.faults.add({ operation: 'getPrivilegeHistory', kind: 'offline' })
    await openApp('/privilege/history-detail', { persona: 'gold' })
    expect(await heading('ลาเต้ร้อน')).toBeVisible()
    expect(await screen.findByRole('timer')).toBeVisible()
  })

  it.each([
    ['a code that has run out', { kind: 'privilege', ...inMs(-1000) }],
    ['a package’s code', { kind: 'package', ...inTenMinutes() }],
  ] as const)('leads to the history, with %s', async (_which, running) => {
    signIn('gold')
    saveStaffCode({ ...code, ...running, transactionId: 'PV-1' })
    await openApp('/privilege/history-detail', { persona: 'gold' })
    await waitFor(() => expect(location.pathname).toBe('/profile/privilege-history'))
  })
})

describe('A refused package', () => {
  it.each([
    ['DPK006', 'th', 'คูปองหมดแล้ว', th.takePackage, th.confirm],
    ['DPK006', 'en', 'No coupons left', 'Get coupon', 'Confirm'],
    ['DPK007', 'th', 'แพ็กเกจนี้หมดอายุแล้ว', th.takePackage, th.confirm],
  ] as const)('is spoken of as a package: %s, %s', async (id, locale, words, take, confirm) => {
    // As it was before the last coupon was taken, or the package expired.
    const seen = { package_id: id, name_th: 'กาแฟ 10 แก้ว', coupon_count: 10, remaining_coupons: 4 }
    answers.set('package/List', { payload: [seen], total: 1 })
    await openApp(`/package/detail?packageId=${id}`, { persona: 'gold', locale })
    await tap(take)
    await tap(confirm)
    await waitFor(async () => expect(await modal()).toHaveTextContent(words))
    expect(await modal()).not.toHaveTextContent(/สิทธิ์|privilege/i)
  })
})

describe('What was redeemed and can be used', () => {
  const row = {
    transaction_id: 'T1',
    name_th: 'ลาเต้ร้อน',
    desc_th: 'ฟรี',
    date: '2026-11-01T10:00:00+07:00',
  }
  const privilege = { ...row, status: 'available', point_ref: 40, valid_through: '2026-11-28' }
  const coupon = { ...row, status: 'received', amount: 2 }
  const facts = () =>
    screen
      .queryAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll(/\s/g, ' '))
  const taken = '1 พ.ย. 2569 เวลา 10:00 น.'

  afterEach(() => vi.useRealTimers())

  it.each([
    [
      'privilege',
      privilege,
      ['วันหมดอายุ: 28 พ.ย. 2569 · วันนี้', `แลกเมื่อ: ${taken}`, 'แต้มที่ใช้: 40 แต้ม'],
      true,
    ],
    [
      'privilege',
      { ...privilege, point_ref: 0 },
      ['วันหมดอายุ: 28 พ.ย. 2569 · วันนี้', `แลกเมื่อ: ${taken}`, 'แต้มที่ใช้: ฟรี'],
      true,
    ],
    [
      'privilege',
      { ...privilege, is_forever: true },
      [`วันหมดอายุ: ${th.noExpiryDate}`, `แลกเมื่อ: ${taken}`, 'แต้มที่ใช้: 40 แต้ม'],
      false,
    ],
    [
      'privilege',
      { ...privilege, valid_through: '2026-11-27', date: undefined, point_ref: undefined },
      ['วันหมดอายุ: 27 พ.ย. 2569'],
      false,
    ],
    ['privilege', { ...privilege, status: 'used' }, [`แลกเมื่อ: ${taken}`, 'แต้มที่ใช้: 40 แต้ม'], false],
    ['package', coupon, [`ได้รับเมื่อ: ${taken}`, 'จำนวนคูปอง: 2 ใบ'], false],
    [
      'package',
      { ...coupon, expiry_date: '2026-11-29' },
      ['วันหมดอายุ: 29 พ.ย. 2569 · พรุ่งนี้', `ได้รับเมื่อ: ${taken}`, 'จำนวนคูปอง: 2 ใบ'],
      true,
    ],
  ] as const)(
    'says of a %s, %o: %j; its last day for the calendar: %s',
    async (kind, answer, says, hasReminder) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T23:59:00+07:00') })
      answers.set(kind === 'privilege' ? 'Privileg/Detail' : 'History/Package/Detail', answer)
      await openPage(TransactionPage, `/${kind}/history-detail?transactionId=T1`, { persona: 'gold' })
      await heading('ลาเต้ร้อน')
      expect(facts()).toEqual(says)
      expect(screen.queryByRole('button', { name: th.addToCalendar }) !== null).toBe(hasReminder)
    },
  )
})

it.each([
  ['as soon as it has been read', false, `${th.yourPoints}2,400`],
  ['not where it cannot be read: the balance of before is over', true, undefined],
] as const)('The ticket of a redemption says the balance, %s', async (_when, isRefused, says) => {
  await openApp(LATTE, { persona: 'gold' })
  await tap(th.redeem)
  await screen.findByRole('alertdialog')
  await waitForQuiet()
  if (isRefused) sandbox.faults.add({ operation: 'getProfile', kind: 422 })
  await tap(th.confirm)
  await screen.findByRole('heading', { name: th.redeemed })
  await waitForQuiet()
  const label = screen.queryAllByRole('term').find(({ textContent }) => textContent === th.yourPoints)
  expect(label?.parentElement?.textContent.slice(0, says?.length)).toBe(says)
})

it.each([
  ['privilege', LATTE, th.redeem, true],
  ['package', '/package/detail?packageId=DPK001', th.takePackage, undefined],
] as const)(
  'The way back from a %s that was just redeemed: to the privileges, from them alone',
  async (kind, at, name, mark) => {
    await openApp(at, { persona: 'gold' })
    await tap(name)
    await tap(th.confirm)
    await waitFor(() => expect(location.pathname).toBe(`/${kind}/history-detail`))
    expect(storedOf().hasRedeemed).toBe(mark)
    await tap(kind === 'privilege' ? th.useNow : th.useCoupon)
    expect(storedOf().hasOpenedModal).toBe(true)
    goTo('/home')
    await waitFor(() => expect(storedOf().hasOpenedModal).toBeUndefined())
    expect(storedOf().hasRedeemed).toBeUndefined()
    expect(storedOf().transactionId).toBeUndefined()
  },
)

it.each([
  ['that was redeemed, in the word of the history’s chip', th.takePackage, 'รับคูปองแล้วพร้อมใช้งาน'],
  ['that was redeemed', th.redeem, 'แลกสิทธิ์สำเร็จพร้อมใช้งาน'],
])('A ticket %s', async (_what, name, says) => {
  await openApp(name === th.redeem ? LATTE : '/package/detail?packageId=DPK001', { persona: 'gold' })
  await tap(name)
  await tap(th.confirm)
  const done = await screen.findByRole('heading', { name: /^(รับคูปองแล้ว|แลกสิทธิ์สำเร็จ)$/ })
  expect(done.parentElement).toHaveTextContent(says)
})

it.each([
  ['nine of ten are left', { remaining_coupons: 9 }, 'เหลือ 9 จาก 10 ใบ · รับครั้งละ 1 ใบ'],
  ['none is gone', { remaining_coupons: 10 }, 'มี 10 ใบ · รับครั้งละ 1 ใบ'],
  ['all are taken', { remaining_coupons: 0 }, undefined],
  ['its last day is past', { remaining_coupons: 9, expiry_date: '2020-01-31' }, undefined],
])('A package counts its coupons where %s: %s', async (_when, facts, says) => {
  answers.set('package/List', {
    payload: [{ package_id: 'K1', name_th: 'กาแฟร้อน', coupon_count: 10, ...facts }],
    total: 1,
  })
  await openPage(PackageDetailPage, '/package/detail?packageId=K1', { persona: 'gold' })
  await heading('กาแฟร้อน')
  expect(screen.queryByText(/รับครั้งละ/)?.textContent).toBe(says)
})

it.each([
  ['in a row, where there are many', 40, '40'],
  ['on the picture alone, where there are few', 4, undefined],
])('A privilege says how many are left %s', async (_how, remaining_limit, says) => {
  const row = { privilege_id: 'P1', name_th: 'ลาเต้ร้อน', point_ref: 80, is_issuable: true, remaining_limit }
  answers.set('privilege/List', { payload: [row], total: 1 })
  await openApp('/privilege/detail?privilegeId=P1', { persona: 'gold' })
  await button(th.redeem)
  const label = screen.queryAllByRole('term').find(({ textContent }) => textContent === 'สิทธิ์คงเหลือ')
  expect(label?.nextElementSibling?.textContent).toBe(says)
  expect(screen.queryByText('เหลือ 4 สิทธิ์') !== null).toBe(says === undefined)
})

it('The question of a package names it, and says once what the member gets', async () => {
  answers.set('package/List', {
    payload: [{ package_id: 'K1', name_th: 'กาแฟร้อน', remaining_coupons: 2 }],
    total: 1,
  })
  await openPage(PackageDetailPage, '/package/detail?packageId=K1', { persona: 'gold' })
  await tap(th.takePackage)
  expect(await modal()).toHaveTextContent(/^รับคูปอง 1 ใบใช่ไหมกาแฟร้อนยกเลิกภายหลังไม่ได้/)
})

it.each([
  ['DPK006', 'คูปองหมดแล้ว'],
  ['DPK007', th.expired],
])('The package %s says why it cannot be taken (%s), and leads to the others', async (id, words) => {
  await openApp(`/package/detail?packageId=${id}`, { persona: 'gold' })
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: th.takePackage })).toBeNull()
  const others = screen.getByRole('link', { name: th.allPackages })
  expect(others.getAttribute('href')).toMatch(/^\/package(\?|$)/)
})

const ACTION = new RegExp(`^(${[th.redeem, th.takePackage, th.useNow, th.useCoupon].join('|')})$`)

it.each([
  ['/privilege/detail?privilegeId=DSP001.', 'privilegeId=DSP001', {}],
  ['/privilege/detail?privilegeId=DSP001ครับ', 'privilegeId=DSP001', {}],
  ['/privilege/detail?type=2&amp;privilegeId=DSP001)', 'privilegeId=DSP001', {}],
  ['/package/detail?packageId=DPK001!ค่ะ', 'packageId=DPK001', {}],
  ['/package/detail?packageId=“DPK001”', undefined, {}],
  ['/privilege/history-detail?transactionId={privilege},', 'transactionId={privilege}', {}],
  ['/privilege/history-detail?transactionId={privilege}นะ', '', { line: { mode: 'line' } }],
  ['/package/history-detail?transactionId={package}…', 'transactionId={package}', {}],
  ['/privilege/detail?privilegeId=NOBODY.', undefined, {}],
] satisfies [string, string | undefined, Parameters<typeof openApp>[1]][])(
  'An id that is unknown is tried once without what a message has put behind it: %s',
  async (named, id, options) => {
    const ids = {
      privilege: availableOf()[0]?.id ?? '',
      package: memberOf().packages.find(isReceived)?.id ?? '',
    }
    const filled = (text: string) => text.replace(/\{(\w+)\}/, (_, kind: keyof typeof ids) => ids[kind])
    await openApp(filled(named), { persona: 'gold', ...options })
    await waitForQuiet()
    const isFound = screen.queryByRole('heading', { name: th.notFound }) === null
    expect(isFound).toBe(id !== undefined)
    if (id === undefined) return
    expect(location.search).toContain(filled(id))
    expect(location.search.includes('type=2')).toBe(named.includes('type=2'))
    expect(screen.getByRole('button', { name: ACTION })).toBeEnabled()
  },
)

it.each(['/package/detail?packageId=NOBODY', '/package/history-detail?transactionId=NOBODY'])(
  'A package that nobody knows says so: %s',
  async (address) => {
    await openApp(address, { persona: 'gold' })
    expect(await screen.findByRole('heading', { name: th.notFound })).toBeVisible()
  },
)

describe('A question that cannot be carried out any more', () => {
  const NOW = Date.parse('2026-11-28T23:55:00+07:00')
  const latte = {
    privilege_id: 'DSP001',
    name_th: 'ลาเต้ร้อน',
    point_ref: 80,
    point_need: 0,
    is_issuable: true,
    valid_through: '2026-11-28',
  }
  const coffees = { package_id: 'DPK001', name_th: 'กาแฟ 10 แก้ว', coupon_count: 10, remaining_coupons: 1 }
  const row = { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน', status: 'available' }
  const offer = (card: object) => {
    const list = 'package_id' in card ? 'package/List' : 'privilege/List'
    answers.set(list, { payload: [card], total: 1 })
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
    sandbox.reset()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** What the page reads anew every half a minute. */
  const waitHalfAMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000))

  /** The question is gone, the page says why, and nothing was sent. */
  async function expectClosed(says: string | RegExp): Promise<void> {
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0)
    expect(callsTo('/Issue')).toEqual([])
    expect(callsTo('GetIssueCode')).toEqual([])
  }

  describe('before a redemption closes, and the page says why', () => {
    const redeemedElsewhere = (isSeen?: true) => async () =>
      otherTab.stores({
        attempts: [
          {
            ...{ memberKey: keyOf(), kind: 'privilege', itemId: 'DSP001', status: 'done' },
            ...{ requestId: 'R1', begunAt: NOW, transactionId: 'PV-1', isSeen },
          },
        ],
      })

    it.each([
      [
        'as the last one is taken',
        th.fullyRedeemed,
        async () => {
          offer({ ...latte, remaining_limit: 0 })
          await waitHalfAMinute()
        },
      ],
      [
        'as the list has it no more',
        'หรือเป็นของร้านอื่น',
        async () => {
          answers.set('privilege/List', { payload: [], total: 0 })
          await waitHalfAMinute()
        },
      ],
      ['as its last day ends', th.expired, async () => stayAway(6 * 60_000)],
      ['as it is redeemed in another tab', th.redeemed, redeemedElsewhere()],
      ['as it was redeemed and looked at in another tab', th.redeemable, redeemedElsewhere(true)],
      [
        'as its price changes',
        '800',
        async () => {
          offer({ ...latte, point_ref: 800 })
          await waitHalfAMinute()
        },
      ],
    ])('%s', async (_when, says, happen) => {
      offer(latte)
      await openApp('/privilege/detail?privilegeId=DSP001', { persona: 'gold' })
      await tap(th.redeem)
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(th.redeemQuestion)
      await happen()
      await expectClosed(says)
    })

    it('as the last coupon of a package is taken', async () => {
      offer(coffees)
      await openApp('/package/detail?packageId=DPK001', { persona: 'gold' })
      await tap(th.takePackage)
      await screen.findByRole('alertdialog')
      offer({ ...coffees, remaining_coupons: 0 })
      await waitHalfAMinute()
      await expectClosed('คูปองหมดแล้ว')
    })
  })

  it('shows the balance of now, as another phone spends points while it is open', async () => {
    offer(latte)
    await openApp('/privilege/detail?privilegeId=DSP001', { persona: 'gold' })
    await tap(th.redeem)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('2,480')
    answers.set('Customer/Profile', { point: 1000, customer_info: 'DS100185', is_consent_pdpa: true })
    stayAway(90_000)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('1,000'))
    expect(screen.getByRole('alertdialog')).toHaveTextContent('920')
  })

  describe('before a redemption, that is answered after a phone has slept,', () => {
    const confirm = async () => {
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: th.confirm }))
    }

    it('is asked anew with the price and the balance of now, and nothing is sent before that is answered', async () => {
      offer(latte)
      await openApp('/privilege/detail?privilegeId=DSP001', { persona: 'gold' })
      await tap(th.redeem)
      await screen.findByRole('alertdialog')
      // What was on its way before the sleep has come.
      await waitForQuiet()
      offer({ ...latte, point_ref: 90, valid_through: '2026-11-30' })
      memberOf('gold').points.unshift({
        ...{ id: 'PT-1', titleTh: 'เครื่องดื่ม', titleEn: 'Drinks' },
        ...{ status: 'used', at: '2026-11-29T09:00:00+07:00', points: -80 },
      })
      vi.setSystemTime(NOW + 11 * 3_600_000)
      await confirm()
      // Twenty points have ended with the day.
      await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('2,380'))
      expect(screen.getByRole('alertdialog')).toHaveTextContent('90')
      expect(callsTo('/Issue')).toEqual([])
      await confirm()
      await waitFor(() => expect(callsTo('/Issue')).toHaveLength(1))
    })

    it('within a minute is sent at once', async () => {
      offer(latte)
      await openApp('/privilege/detail?privilegeId=DSP001', { persona: 'gold' })
      await tap(th.redeem)
      await screen.findByRole('alertdialog')
      vi.setSystemTime(NOW + 60_000)
      await confirm()
      await waitFor(() => expect(callsTo('/Issue')).toHaveLength(1))
    })

    it('is asked anew, once, where the item cannot be read', async () => {
      offer(latte)
      await openApp('/privilege/detail?privilegeId=DSP001', { persona: 'gold' })
      await tap(th.redeem)
      await screen.findByRole('alertdialog')
      await waitForQuiet()
      sandbox.faults.add({ operation: 'listPrivileges', kind: 422 })
      answers.clear()
      vi.setSystemTime(NOW + 2 * 60_000)
      await confirm()
      await waitFor(() =>
        expect(screen.queryByRole('alertdialog', { name: th.redeemQuestion })).not.toBeNull(),
      )
      expect(callsTo('/Issue')).toEqual([])
    })
  })

  describe('at the counter closes, and the page says why', () => {
    const answered = (status: string) => async () => {
      answers.set('Privileg/Detail', { ...row, status })
      await waitHalfAMinute()
    }

    it.each([
      ['as it is used from another phone', th.used, answered('used')],
      ['as its last day ends', th.statusExpired, answered('expired')],
      [
        'as another tab has its code',
        /29QX/,
        async () => {
          const code = { transactionId: 'PV-1', code: 'PV-7K3M-29QX', title: 'ลาเต้ร้อน' }
          otherTab.stores({ staffCodes: [{ kind: 'privilege', ...code }] }, { persona: 'gold' })
        },
      ],
    ])('%s', async (_when, says, happen) => {
      answers.set('Privileg/Detail', row)
      await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
      await tap(th.useNow)
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(th.atTheCounter)
      await happen()
      await expectClosed(says)
    })
  })
})
