import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storeHome } from './visits'
import { answers, calls, callsTo, openApp, waitForQuiet, sandbox } from './open-app'

const WITHIN_2480 = { Filters: { Filters: [{ Field: 'point_ref', Operator: 'lte', Value: 2480 }] } }

const list = () => screen.queryByRole('list', { name: th.privilege })
const findList = () => screen.findByRole('list', { name: th.privilege })
const notApplied = { name: 'ยังใช้ตัวกรองนี้ไม่ได้' }
const findNotApplied = () => screen.findByRole('heading', notApplied)
const tapRetry = async () => userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
const expectWithinToday = () =>
  waitFor(() => expect(callsTo('privilege/List').at(-1)?.body).toMatchObject(WITHIN_2480))

/** Opens a list whose profile cannot be read. */
async function openWithoutProfile(query: string) {
  sandbox.faults.add({ operation: 'getProfile', kind: 500 })
  await openApp(`/privilege?${query}`, { persona: 'gold' })
  await findNotApplied()
  // Parts of the page that load later repeat the failed read of the profile.
  await waitForQuiet()
}

/** Where the focus goes when the focused element is removed. */
const expectFocusOn = (element: () => HTMLElement | undefined) =>
  waitFor(() => expect(element()).toHaveFocus())

afterEach(() => vi.useRealTimers())

it('"All" among the chips is chosen where nothing narrows the list, and clears what can be redeemed too', async () => {
  await openApp('/privilege?affordable=1&category=drink', { persona: 'gold' })
  await findList()
  const main = within(screen.getByRole('main'))
  const all = () => main.getAllByRole('radio', { name: th.all })[0]!
  const affordable = () => main.getByRole('switch', { name: 'เฉพาะที่แลกได้' })
  expect(all()).not.toBeChecked()
  await userEvent.click(all())
  await waitFor(() => expect(affordable()).not.toBeChecked())
  expect(all()).toBeChecked()
  await userEvent.click(affordable())
  await waitFor(() => expect(all()).not.toBeChecked())
  await userEvent.click(all())
  await waitFor(() => expect(affordable()).not.toBeChecked())
  expect(location.search).not.toMatch(/affordable/)
})

describe('A switch that depends on the profile, while that cannot be read', () => {
  it.each(['affordable', 'favourites'])(
    '"%s" says that it cannot be applied, in place of everything and of nothing, until it can',
    async (filter) => {
      await openWithoutProfile(`${filter}=1`)
      expect(list()).toBeNull()
      expect(screen.queryByRole('heading', { name: 'ไม่พบสิทธิพิเศษที่ตรงกัน' })).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()

      await tapRetry()
      await waitForQuiet()
      expect(await findNotApplied()).toBeVisible()
      sandbox.faults.clear()
      await tapRetry()
      await waitFor(() => expect(screen.queryByRole('heading', notApplied)).toBeNull())
      await expectFocusOn(() => screen.getByRole('main'))
    },
  )

  it('can be switched off there, which lists everything', async () => {
    await openWithoutProfile('affordable=1')
    await userEvent.click(screen.getByRole('button', { name: 'ล้าง เฉพาะที่แลกได้' }))
    expect(within(await findList()).getAllByRole('listitem').length).toBeGreaterThan(1)
    expect(screen.getByRole('switch', { name: 'เฉพาะที่แลกได้' })).not.toBeChecked()
  })
})

it('A favourite is kept on the phone, its switch shows the favourites alone, and a second tap takes it back', async () => {
  const first = await openApp('/privilege', { persona: 'gold' })
  const hearts = async () => within(await findList()).getAllByRole('button', { name: th.favourite })
  const [tapped, other] = await hearts()
  await userEvent.click(other as HTMLElement)
  await userEvent.click(tapped as HTMLElement)
  expect(tapped).toHaveAttribute('aria-pressed', 'true')
  first.unmount()
  await openApp('/privilege', { persona: 'gold' })
  await waitForQuiet()
  await userEvent.click(await screen.findByRole('switch', { name: th.favourite }))
  await waitFor(async () => expect(await hearts()).toHaveLength(2))
  await userEvent.click((await hearts())[0] as HTMLElement)
  await waitFor(async () => expect(await hearts()).toHaveLength(1))
  await expectFocusOn(() => within(list() as HTMLElement).getByRole('link'))
  await userEvent.click((await hearts())[0] as HTMLElement)
  expect(await screen.findByRole('button', { name: /เฉพาะรายการโปรด/ })).toBeVisible()
  await expectFocusOn(() => screen.getByRole('main'))
})

it('The phone keeps the latest two hundred favourites, and each heart says what it marks', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `P${index}`)
  given({ favourites: ids }, { persona: 'gold' })
  await openApp('/privilege/detail?privilegeId=DSP001', { persona: 'gold' })
  const heart = await screen.findByRole('button', { name: th.favourite })
  expect(heart).toHaveAttribute('aria-description', 'ลาเต้ร้อน 1\u00a0แก้ว')
  await userEvent.click(heart)
  expect(storedOf().favourites).toEqual(['DSP001', ...ids.slice(0, 199)])
})

it('A profile that does not say who the member is has no favourites to apply, which is said', async () => {
  answers.set('Customer/Profile', { point: 2480, first_name: 'กัญญารัตน์', is_consent_pdpa: true })
  await openApp('/privilege?favourites=1', { persona: 'gold' })
  expect(await findNotApplied()).toBeVisible()
})

it('Without a favourite the list says how one is made, and not that nothing matches', async () => {
  await openApp('/privilege?favourites=1', { persona: 'gold' })
  expect(await screen.findByRole('heading', { name: 'กด ♡ ที่สิทธิ์ที่ชอบ แล้วดูได้ที่นี่' })).toBeVisible()
})

it.each([
  ['/privilege', 'privilege/List', 'ยังไม่มีสิทธิพิเศษ', 'button', 'สะสมแต้ม', undefined],
  ['/privilege?sort=asc', 'privilege/List', 'ยังไม่มีสิทธิพิเศษ', 'button', 'สะสมแต้ม', undefined],
  ['/privilege/foryou', 'ForYou/List', 'ยังไม่มีสิทธิพิเศษ', 'link', th.allPrivileges, '/privilege'],
  ['/package', 'package/List', 'ยังไม่มีแพ็กเกจ', 'link', th.allPrivileges, '/privilege'],
  ['/package?search=ชา', 'package/List', 'ไม่พบแพ็กเกจที่ตรงกัน', 'button', 'ล้าง คำค้น ชา', undefined],
])(
  'The list at %s without anything in it (%s) says: %s, and leads on by a %s: %s',
  async (at, path, says, role, name, to) => {
    answers.set(path, { payload: [], total: 0 })
    await openApp(at, { persona: 'gold' })
    const state = (await screen.findByRole('heading', { name: says })).parentElement ?? document.body
    expect(within(state).getByRole(role, { name }).getAttribute('href')).toBe(to ?? null)
  },
)

it('An empty list says what it is narrowed to, and shows privileges again once that is dropped', async () => {
  await openApp('/privilege?search=ไม่มีแน่นอน&affordable=1', { persona: 'gold' })
  expect(await screen.findByRole('heading', { name: 'ไม่พบสิทธิพิเศษที่ตรงกัน' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^ล้าง.*แลกได้/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /ไม่มีแน่นอน/ }))
  await findList()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('Points from the last visit narrow the list too, which says since when they stand', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T14:02:00') })
  sandbox.reset()
  const answeredAt = new Date('2026-11-23T09:05:00').getTime()
  storeHome([{ endpointName: 'getProfile', value: { point: 100, customer_info: 'M1' }, answeredAt }])
  sandbox.faults.add({ operation: 'getProfile', kind: 500 })
  await openApp('/privilege?affordable=1', { persona: 'gold' })
  await findList()
  expect(await screen.findByText('ข้อมูล ณ 09:05 น.')).toBeVisible()
  await waitForQuiet()
  sandbox.faults.clear()
  await tapRetry()
  await waitFor(() => expect(screen.queryByText(/^ข้อมูล ณ/)).toBeNull())
  await expectWithinToday()
})

/** Two hundred privileges: drinks on the first pages, food on the last. */
function answerTwoHundred() {
  const cards = Array.from({ length: 200 }, (_, index) => ({
    ...{ privilege_id: `P${index}`, name_th: 'ลาเต้', point_ref: 10 },
    ...(index < 180
      ? { category_id: 'drink', category_name_th: 'เครื่องดื่ม' }
      : { category_id: 'food', category_name_th: 'อาหาร' }),
  }))
  const answer = () => {
    const { Filters: asked } = calls.at(-1)!.body as {
      Filters: { Filters: { Value: string }[]; Limit: number; Page: number }
    }
    const category = asked.Filters[0]?.Value
    const found = cards.filter((card) => category === undefined || card.category_id === category)
    const end = asked.Page * asked.Limit
    return { payload: found.slice(end - asked.Limit, end), total: found.length }
  }
  answers.set('privilege/List', { toJSON: answer })
}

const food = () => screen.findByRole('radio', { name: 'อาหาร' })

it('A category that a link opens is the pressed chip beside all others, also where the first page has none of it', async () => {
  answerTwoHundred()
  await openApp('/privilege?category=food', { persona: 'gold' })
  expect(await food()).toBeChecked()
  expect(screen.getByRole('radio', { name: 'เครื่องดื่ม' })).not.toBeChecked()
})

describe('A category of which the first privilege stands on the tenth page', () => {
  it('is found among the chips once a finger touches them, and costs nobody else a request', async () => {
    answerTwoHundred()
    await openApp('/privilege', { persona: 'gold' })
    const drinks = await screen.findByRole('radio', { name: 'เครื่องดื่ม' })
    await waitForQuiet()
    expect(callsTo('privilege/List')).toHaveLength(1)
    await userEvent.hover(drinks)
    await userEvent.click(await food())
    await waitFor(async () => expect(within(await findList()).getAllByRole('listitem')).toHaveLength(20))
  })

  it('is found in the filter, which says where it could not be read, and reads on', async () => {
    answerTwoHundred()
    await openApp('/privilege', { persona: 'gold' })
    await findList()
    await waitForQuiet()
    answers.set('privilege/List', { error: { http_status: 500 } })
    await userEvent.click(screen.getByRole('button', { name: th.filter }))
    const sheet = await screen.findByRole('dialog', { name: th.filter })
    const retry = await within(sheet).findByRole('button', { name: th.tryAgain })
    answerTwoHundred()
    await userEvent.click(retry)
    await userEvent.click(await within(sheet).findByRole('radio', { name: 'อาหาร' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: `${th.filter} (1)` })).toBeVisible()
  })
})
