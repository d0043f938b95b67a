import { th } from '#tests/names.ts'
import { setScreenWidth } from '#tests/support/render-ui.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answers, callsTo, openApp, waitForQuiet } from './open-app'

const saved = vi.hoisted(() => vi.fn<(entry: { title: string; about: string; path: string }) => void>())
vi.mock('@/features/sharing/save-calendar-file', () => ({ saveCalendarFile: saved }))

afterEach(() => vi.restoreAllMocks())
afterEach(() => saved.mockClear())
afterEach(() => vi.useRealTimers())

const nothing = { payload: [], total: 0, page: 1, limit: 50 }
const filters = (path: string) =>
  (callsTo(path).at(-1)?.body as { Filters: { Filters: unknown[] } } | undefined)?.Filters.Filters

describe('A history without rows', () => {
  it.each([
    ['points-history', 'History/Point', 'ยังไม่มีรายการแต้ม', th.collect],
    ['points-expire', 'History/Point', 'ไม่มีแต้มใกล้หมดอายุ', th.seeHistory],
    ['privilege-history', 'History/Privilege', 'ไม่มีสิทธิ์ที่พร้อมใช้', th.allPrivileges],
    ['package-history', 'History/Package', 'ไม่มีคูปองที่พร้อมใช้', th.allPackages],
  ])('at %s says what it will show, and leads on', async (page, path, title, wayOn) => {
    answers.set(path, nothing)
    await openApp(`/profile/${page}`, { persona: 'gold' })
    const state = (await screen.findByRole('heading', { name: title })).parentElement ?? document.body
    expect(
      within(state).getByText((_, element) => element?.textContent === wayOn, { selector: 'a, button' }),
    ).toBeVisible()
  })

  it('because of its filter offers to clear the filter', async () => {
    answers.set('History/Privilege', nothing)
    await openApp('/profile/privilege-history?expires=7&status=available', { persona: 'gold' })
    await screen.findByRole('heading', { name: th.noMatch })
    expect(filters('History/Privilege')).toEqual([
      { Field: 'status', Operator: 'eq', Value: 'available' },
      { Field: 'valid_through', Operator: 'lte', Value: expect.any(String) },
    ])
    answers.clear()
    await userEvent.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }))
    await screen.findByRole('list', { name: th.privilegeHistory })
    expect(filters('History/Privilege')).toEqual([])
    expect(location.search).toMatch(/^[?]status=999/)
    expect(location.search).not.toMatch(/expires/)
  })

  it('of what expires is cleared to all that expires, and not to that of thirty days', async () => {
    answers.set('History/Point', nothing)
    await openApp('/profile/points-expire?expires=7', { persona: 'gold' })
    await userEvent.click(await screen.findByRole('button', { name: 'ล้างตัวกรอง' }))
    await screen.findByRole('heading', { name: 'ไม่มีแต้มใกล้หมดอายุ' })
    expect(filters('History/Point')).toEqual([{ Field: 'status', Operator: 'eq', Value: 'received' }])
  })
})

it('Where the brand has switched its privileges off, expiring points do not lead to them', async () => {
  const json_config = { Setting_Field: { Navbar_Menu: { isPrivilegeActive: false, isPackageActive: true } } }
  answers.set('Theme/GetTheme', { resp: { json_config, groupimagelist: [] } })
  await openApp('/profile/points-expire', { persona: 'gold' })
  await screen.findByRole('list', { name: th.expiringPoints })
  expect(screen.queryByRole('link', { name: 'ใช้แต้มเลย' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: th.addToCalendar })[0]!)
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(saved.mock.lastCall?.[0]).toMatchObject({ path: '/profile/points-expire', about: th.expiringPoints })
})

it('Status and expiry go together in the filter, since only what is alive can expire', async () => {
  await openApp('/profile/privilege-history', { persona: 'gold' })
  await screen.findByRole('list', { name: th.privilegeHistory })
  const group = (name: string) => within(screen.getByRole('radiogroup', { name }))
  const radio = (of: string, name: string) => group(of).getByRole('radio', { name })
  await userEvent.click(radio('หมดอายุภายใน', '7 วัน'))
  expect(radio('สถานะ', th.available)).toBeChecked()
  await userEvent.click(radio('สถานะ', th.used))
  expect(radio('หมดอายุภายใน', th.all)).toBeChecked()
  await userEvent.click(radio('หมดอายุภายใน', '7 วัน'))
  await userEvent.click(radio('หมดอายุภายใน', th.all))
  expect(radio('สถานะ', th.all)).toBeChecked()
  await userEvent.click(radio('เรียงตาม', 'แต้มน้อยไปมาก'))
  await userEvent.click(radio('เรียงตาม', 'ล่าสุดก่อน'))
  expect(radio('เรียงตาม', 'ล่าสุดก่อน')).toBeChecked()
})

it('Inside LINE, whose browsers save no files, no reminder for the calendar is offered', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Line/15.0.0 IAB')
  await openApp('/profile/points-expire', { persona: 'gold' })
  const list = await screen.findByRole('list', { name: th.expiringPoints })
  expect(within(list).getAllByRole('heading').length).toBeGreaterThan(2)
  expect(screen.queryByRole('button', { name: th.addToCalendar })).toBeNull()
  expect(screen.getByRole('link', { name: 'ใช้แต้มเลย' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/privilege\?affordable=1/),
  )
})

it('Points that expire are those that home tells; on any other day only what was received is known', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-19T12:00:00+07:00'), shouldAdvanceTime: true })
  const row = { status: 'received', title_th: 'ซื้อสินค้า', date: '2026-01-05T10:00:00+07:00' }
  const payload = [
    { ...row, transaction_id: 'PT-1', point: 1000, expire_date: '2026-12-31' },
    { ...row, transaction_id: 'PT-2', point: 250, expire_date: '2026-12-31' },
    { ...row, transaction_id: 'PT-3', point: 400, expire_date: '2027-01-10' },
  ]
  answers.set('History/Point', { ...nothing, payload, total: 3 })
  answers.set('Customer/Profile', {
    point: 900,
    customer_info: 'DS100185',
    point_exp_date_approaching: '2026-12-31',
    point_exp_approaching: 850,
  })
  await openApp('/profile/points-expire', { persona: 'gold' })
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent('850 แต้มจะหมดอายุ 31 ธ.ค. · อีก 12 วัน'),
  )
  const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await waitFor(() => expect(days()).toEqual(['31 ธ.ค. 2569850 แต้ม', '10 ม.ค. 2570ไม่เกิน 400 แต้ม']))
  expect(screen.getByRole('radio', { name: 'หมดอายุก่อน' })).toBeChecked()
  // All of them are points that the member has, so their rows have neither sign nor status.
  const [first] = screen.getAllByRole('button', { name: /ซื้อสินค้า/ })
  expect(first).toHaveTextContent(/^ซื้อสินค้า5 ม.ค. · 10:00 น.1,000 แต้ม$/)
  for (const button of screen.getAllByRole('button', { name: th.addToCalendar }))
    await userEvent.click(button)
  await waitFor(() =>
    expect(saved.mock.calls.map(([{ title }]) => title)).toEqual([
      '850 แต้มจะหมดอายุวันนี้ · กาแฟดอยใส',
      'แต้มจะหมดอายุวันนี้ · กาแฟดอยใส',
    ]),
  )
  expect(saved.mock.lastCall?.[0]).toMatchObject({ path: '/privilege?affordable=1' })
})

it.each([
  ['/profile/points-expire?sort=asc', th.expiringPoints],
  ['/profile/points-history?expires=30', th.pointsHistory],
])('Points at %s have no days or months above them, and each its own last day', async (path, name) => {
  await openApp(path, { persona: 'gold' })
  const list = await screen.findByRole('list', { name })
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/แต้มจะหมดอายุ/))
  expect(within(list).queryAllByRole('heading')).toEqual([])
  for (const row of within(list).getAllByRole('button')) expect(row).toHaveTextContent(/ใช้ได้ถึง \d/)
})

it('A coupon that was taken says its last day, on its row and on its own page', async () => {
  const coupon = {
    transaction_id: 'PK1',
    package_id: 'DPK001',
    name_th: 'ชุดกาแฟ 5 แก้ว',
    status: 'received',
    date: '2026-01-05T10:00:00+07:00',
    expiry_date: '2099-12-31',
    is_forever: false,
  }
  answers.set('History/Package', { ...nothing, payload: [coupon], total: 1 })
  answers.set('History/Package/Detail', coupon)
  await openApp('/profile/package-history', { persona: 'gold' })
  const list = await screen.findByRole('list', { name: th.packageHistory })
  expect(within(list).getByText('ใช้ได้ถึง 31 ธ.ค. 2642')).toBeVisible()
  await userEvent.click(within(list).getByRole('link', { name: 'ชุดกาแฟ 5\u00a0แก้ว' }))
  expect(await screen.findByRole('button', { name: th.useCoupon })).toBeVisible()
  // First the page shows the row's data, then those of its own read.
  await waitFor(() => expect(callsTo('History/Package/Detail')).toHaveLength(1))
  await waitForQuiet()
  expect(screen.getByText('วันหมดอายุ').nextElementSibling).toHaveTextContent('31 ธ.ค. 2642')
})

it('A row of what was redeemed says until when it can be used, or what has become of it, and how many pieces it has', async () => {
  const row = {
    transaction_id: 'T',
    name_th: 'ลาเต้ร้อน',
    date: '2026-01-05T10:00:00+07:00',
    valid_through: '2099-12-31',
  }
  const rows = [
    { ...row, status: 'available', point_ref: 40, amount: 2 },
    { ...row, status: 'available', point_ref: 40, amount: 1, is_forever: true },
    { ...row, status: 'expired', point_ref: 0, amount: 3, valid_through: '2026-02-01' },
    { ...row, status: 'canceled', point_ref: 40, amount: 1 },
  ].map((one, index) => ({ ...one, privilege_id: 'P1', transaction_id: `T${index}` }))
  answers.set('History/Privilege', { ...nothing, payload: rows, total: rows.length })
  await openApp('/profile/privilege-history?status=999', { persona: 'gold' })
  const list = await screen.findByRole('list', { name: th.privilegeHistory })
  const shown = within(list).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    '×2ลาเต้ร้อนใช้ได้ถึง 31 ธ.ค. 26422 สิทธิ์ใช้ ลาเต้ร้อน',
    'ลาเต้ร้อนไม่มีวันหมดอายุใช้ ลาเต้ร้อน',
    '×3ลาเต้ร้อนหมดอายุเมื่อ 1 ก.พ. 25693 สิทธิ์',
    'ลาเต้ร้อนยกเลิก',
  ])
  expect(shown.map((item) => item.querySelector('[data-over]') !== null)).toEqual([false, false, true, true])
})

describe('The wallet', () => {
  const ready = { name_th: 'ลาเต้ร้อน', status: 'available', privilege_id: 'P1' }
  const open = async (rows: object[], query = '') => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:00:00+07:00') })
    const payload = rows.map((row, index) => ({ ...ready, transaction_id: `T${index}`, ...row }))
    answers.set('History/Privilege', { ...nothing, payload, total: rows.length })
    await openApp(`/profile/privilege-history${query}`, { persona: 'gold' })
    const list = await screen.findByRole('list', { name: th.privilegeHistory })
    return within(list).getAllByRole('listitem')
  }
  const plain = (element: Element) => element.textContent.replaceAll(/\s/g, ' ')

  it('opens on what is usable, the soonest to expire first, what never ends last, and warns in its last week', async () => {
    const shown = await open([
      { is_forever: true },
      { valid_through: '2026-12-06' },
      { valid_through: '2026-12-05' },
      { valid_through: '2026-11-29' },
      { valid_through: '2026-11-28' },
    ])
    expect(filters('History/Privilege')).toEqual([{ Field: 'status', Operator: 'eq', Value: 'available' }])
    expect(shown.map((item) => plain(item).replaceAll(/^ลาเต้ร้อน|ใช้ ลาเต้ร้อน$/g, ''))).toEqual([
      'ใช้ได้วันนี้ถึง 23:59 น.',
      'ใช้ได้ถึง 29 พ.ย. · พรุ่งนี้',
      'ใช้ได้ถึง 5 ธ.ค. · อีก 7 วัน',
      'ใช้ได้ถึง 6 ธ.ค.',
      'ไม่มีวันหมดอายุ',
    ])
    expect(shown.map((item) => item.querySelector('[data-soon]') !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(shown.map((item) => item.querySelector('[data-first]') !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('has the number of what is usable on its chip, and the other statuses beside it', async () => {
    setScreenWidth(390)
    await open([{}, {}])
    const chip = (name: RegExp | string) => screen.getByRole('radio', { name })
    expect(chip(`${th.available} 2`)).toBeChecked()
    answers.set('History/Privilege', {
      ...nothing,
      payload: [{ ...ready, transaction_id: 'T9', status: 'used' }],
    })
    await userEvent.click(chip(th.used))
    await waitFor(() =>
      expect(filters('History/Privilege')).toEqual([{ Field: 'status', Operator: 'eq', Value: 'used' }]),
    )
    expect(chip(`${th.available} 2`)).not.toBeChecked()
    expect(location.search).toMatch(/status=used/)
    await userEvent.click(chip(th.all))
    await waitFor(() => expect(filters('History/Privilege')).toEqual([]))
  })

  it('asks for the code at once where a member taps “use”, and not where they come back to that page', async () => {
    await open([{ transaction_id: 'PV-1' }])
    answers.set('Privileg/Detail', { ...ready, transaction_id: 'PV-1' })
    await userEvent.click(screen.getByRole('link', { name: `${th.use} ลาเต้ร้อน` }))
    const question = await screen.findByRole('alertdialog', { name: th.atTheCounter })
    await userEvent.click(within(question).getByRole('button', { name: th.back }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    act(() => history.back())
    await screen.findByRole('list', { name: th.privilegeHistory })
    act(() => history.forward())
    expect(await screen.findByRole('button', { name: th.useNow })).toBeVisible()
    await waitForQuiet()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('A coupon that was used says when, on its row', async () => {
  const coupon = { transaction_id: 'PK1', name_th: 'ชุดกาแฟ 5 แก้ว', status: 'used' }
  const row = { ...coupon, date: '2026-01-05T10:00:00+07:00', used_at: '2026-01-07T16:10:00+07:00' }
  answers.set('History/Package', { ...nothing, payload: [row], total: 1 })
  await openApp('/profile/package-history', { persona: 'gold' })
  const list = await screen.findByRole('list', { name: th.packageHistory })
  expect(within(list).getByText('ใช้เมื่อ 7 ม.ค. 2569')).toBeVisible()
})

/** In a year after the rows', which is why they show theirs. */
const inNextYear = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T12:00:00+07:00') })

it('A row of points that has a day alone shows that day, and no time that nobody sent', async () => {
  inNextYear()
  const row = { status: 'received', title_th: 'ซื้อสินค้า', point: 30, transaction_id: 'PT-1' }
  answers.set('History/Point', { ...nothing, payload: [{ ...row, date: '2026-01-05' }], total: 1 })
  await openApp('/profile/points-history', { persona: 'gold' })
  const list = await screen.findByRole('list', { name: th.pointsHistory })
  const button = within(list).getByRole('button', { name: /ซื้อสินค้า/ })
  expect(button).toHaveTextContent('5 ม.ค. 2569')
  expect(button).not.toHaveTextContent(/\d\d:\d\d/)
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toHaveTextContent('วันที่5 ม.ค. 2569')
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/\d\d:\d\d/)
})

it('A row of points of this year is shown without the year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+07:00') })
  const row = { title_th: 'ซื้อสินค้า', branch_name: 'สยาม', date: '2026-11-20T10:00:00+07:00' }
  const payload = [
    { ...row, point: 30, status: 'received', transaction_id: 'PT-1' },
    { ...row, point: -30, status: 'used', transaction_id: 'PT-2' },
  ]
  answers.set('History/Point', { ...nothing, payload, total: 2 })
  await openApp('/profile/points-history', { persona: 'gold' })
  const list = await screen.findByRole('list', { name: th.pointsHistory })
  const [gained, spent] = within(list).getAllByRole('button')
  expect(gained).toHaveTextContent('ซื้อสินค้า20 พ.ย. · 10:00 น. · สยาม')
  expect(spent).toHaveTextContent('ใช้แล้ว')
})

it('A row of points says what, when and where; only points that were spent are asked about', async () => {
  inNextYear()
  const row = { branch_name: 'สาขาสยาม', date: '2026-01-05' }
  const payload = [
    {
      ...row,
      transaction_id: 'PT-1',
      title_th: 'ซื้อสินค้า',
      point: 30,
      status: 'received',
      expire_date: '2099-12-31',
    },
    { ...row, transaction_id: 'PT-2', title_th: '', title_en: 'Adjustment', point: 0, status: 'used' },
    { ...row, transaction_id: 'PT-3', title_th: 'แลกของ', point: -50, status: 'used' },
    {
      ...row,
      transaction_id: 'PT-4',
      title_th: 'แต้มเก่า',
      point: -20,
      status: 'expired',
      expire_date: '9999-12-31',
    },
    { ...row, transaction_id: 'PT-5', title_th: 'คืนสินค้า', point: -20, status: 'canceled' },
  ]
  answers.set('History/Point', { ...nothing, payload, total: payload.length })
  const support = { phone: '02 123 4567' }
  await openApp('/profile/points-history', { persona: 'gold', config: { raw: { support } } })
  const list = await screen.findByRole('list', { name: th.pointsHistory })
  const rowOf = (name: RegExp) => within(list).getByRole('button', { name })
  expect(rowOf(/ซื้อสินค้า/)).toHaveTextContent(/^ซื้อสินค้า5 ม.ค. 2569 · สาขาสยาม\+30บวก 30 แต้มได้รับ$/)
  expect(rowOf(/Adjustment/)).toHaveTextContent(/สาขาสยาม00 แต้มใช้แล้ว$/)
  for (const [name, isSpent] of [
    ['ซื้อสินค้า', false],
    ['แลกของ', true],
    ['แต้มเก่า', false],
    ['คืนสินค้า', false],
  ] as const) {
    await userEvent.click(rowOf(new RegExp(name)))
    const sheet = await screen.findByRole('dialog', { name })
    expect(within(sheet).queryAllByText(th.notYou)).toHaveLength(Number(isSpent))
    if (name === 'แต้มเก่า') expect(sheet).toHaveTextContent(/ไม่มีวันหมดอายุ.*PT-4/)
    await userEvent.click(within(sheet).getByRole('button', { name: th.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})
