import { th } from '#tests/names.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import { smsTokenFor } from '@/sandbox/content/sms-invitations'
import { memberOf } from './visits'
import { calls, callsTo, openApp, press, sandbox } from './open-app'

/* src/api tests how statuses and broken answers are read. Here each page's calls are in turn unanswered, refused and broken. */

type Visit = Parameters<typeof openApp>[1]

/** A page, and a call without which it cannot be shown. */
interface Page {
  operation: string
  at: string
  /** By default as gold, whose data are complete. */
  visit?: Visit
  /** Finds an element that is shown once the page has loaded. */
  shows: () => Promise<unknown>
  /** How the answer is broken; by default all its fields have wrong types. */
  wrong?: FaultKind
}

const gold: Visit = { persona: 'gold' }
const { privileges, packages } = memberOf()
const text = (words: RegExp | string) => () => screen.findByText(words)
const list = (name: string) => () => screen.findByRole('list', { name })
const box = (name: string) => () => screen.findByRole('textbox', { name })
const button = (name: string) => () => screen.findByRole('button', { name })
const policy = text(/^1\. ข้อมูลที่เราเก็บ$/)

const PAGES: Page[] = [
  {
    operation: 'listPdpa',
    at: '/authentication/pdpa?brandRef=doisai',
    visit: {},
    shows: policy,
    wrong: 'empty',
  },
  { operation: 'listPdpa', at: '/home/pdpa', visit: { persona: 'not-consented' }, shows: policy },
  { operation: 'listPdpa', at: '/profile/profile-pdpa', shows: policy },
  { operation: 'listPdpa', at: '/profile/profile-menu-pdpa', shows: text(th.consentStands) },
  {
    operation: 'getSmsPdpaByToken',
    at: `/authentication/sms-pdpa?token=${smsTokenFor('doisai', 'fresh')}`,
    visit: {},
    shows: text(/ขอความยินยอมจากลูกค้า/),
  },
  {
    operation: 'checkCustomForms',
    at: '/authentication/register-custom-fields?process=3',
    visit: { persona: 'forms' },
    shows: box('ชื่อเล่น'),
  },
  { operation: 'listCustomForms', at: '/profile/customfield-info', shows: text('ช่วงเย็น') },
  ...(['/authentication/register-info', '/profile/edit-profile'] as const).flatMap((at) => [
    { operation: 'listInfoFields', at, shows: box(th.firstName) },
    // Fields of wrong types would be accepted, because all are optional.
    { operation: 'getCustomerInfo', at, shows: box(th.firstName), wrong: 'truncated' as const },
  ]),
  {
    operation: 'getTier',
    at: '/authentication/condition?brandRef=doisai',
    shows: () => screen.findByRole('heading', { level: 2, name: /^สิทธิประโยชน์และเงื่อนไขของระดับ/ }),
  },
  {
    operation: 'getProfile',
    at: '/profile/connect-line',
    visit: { persona: 'no-pin', line: { sub: 'Ustranger' } },
    shows: button(th.connectLine),
  },
  {
    operation: 'getMembershipSystem',
    at: '/profile/member-info',
    shows: () => screen.findByRole('region', { name: 'โกลด์' }),
  },
  { operation: 'listPrivileges', at: '/privilege', shows: list(th.privilege) },
  { operation: 'listForYouPrivileges', at: '/privilege/foryou', shows: list(th.forYou) },
  { operation: 'listPackages', at: '/package', shows: list(th.package) },
  { operation: 'listPointHistory', at: '/profile/points-history', shows: list(th.pointsHistory) },
  { operation: 'listPointHistory', at: '/profile/points-expire', shows: list(th.expiringPoints) },
  { operation: 'listPrivilegeHistory', at: '/profile/privilege-history', shows: list(th.privilegeHistory) },
  { operation: 'listPackageHistory', at: '/profile/package-history', shows: list(th.packageHistory) },
  { operation: 'listPrivileges', at: '/privilege/detail?privilegeId=DSP001', shows: button(th.redeem) },
  { operation: 'listPackages', at: '/package/detail?packageId=DPK001', shows: button(th.takePackage) },
  {
    operation: 'getPrivilegeHistory',
    at: `/privilege/history-detail?transactionId=${privileges[0]?.id}`,
    shows: text(th.pointsSpent),
  },
  {
    operation: 'getPackageHistory',
    at: `/package/history-detail?transactionId=${packages[0]?.id}`,
    shows: text('จำนวนคูปอง'),
  },
]

for (const { operation, at, visit = gold, shows, wrong = 'wrong-types' } of PAGES)
  it(`${at.split('?')[0]} waits for ${operation}, says once that it failed, and can be retried until it succeeds`, async () => {
    sandbox.faults.add({ operation, kind: 403, isHeld: true })
    await openApp(at, visit)
    await waitFor(() => expect(sandbox.faults.held()).toBeGreaterThan(0))
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    sandbox.faults.clear()
    const modal = await screen.findByRole('alertdialog')
    await userEvent.click(within(modal).getByRole('button', { name: th.close }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    sandbox.faults.add({ operation, kind: wrong })
    const before = calls.length
    await press(th.tryAgain)
    await waitFor(() => expect(calls.length).toBeGreaterThan(before))
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: th.tryAgain })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()

    sandbox.faults.clear()
    await press(th.tryAgain)
    expect(await shows()).toBeInTheDocument()
  })

it('a page that could not be read says that, and not that something the member did has failed', async () => {
  sandbox.faults.add({ operation: 'listPointHistory', kind: 'truncated' })
  await openApp('/profile/points-history', gold)
  expect(await screen.findByRole('alertdialog', { name: th.notLoaded })).toBeVisible()
})

it('a consent that fails shows an error with one button, and the tick stays for a retry', async () => {
  await openApp('/home/pdpa', { persona: 'not-consented' })
  await policy()
  await waitFor(() => expect(callsTo('pdpa/consent')).toHaveLength(1)) // the report that the text was opened
  sandbox.faults.add({ operation: 'sendConsent', kind: 500, times: 1 })
  await press(th.confirm)
  const modal = await screen.findByRole('alertdialog', { name: th.consentFailed })
  await userEvent.click(within(modal).getByRole('button', { name: th.acknowledge }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('checkbox', { name: th.consentBox })).toBeChecked()
  await press(th.confirm)
  await waitFor(() => expect(location.pathname).toBe('/home'))
})

it('an error says whom to turn to, beside its support code', async () => {
  const support = { phone: '02-123-4567', lineOa: '@doisai', hours_th: 'ทุกวัน 9.00–18.00 น.' }
  sandbox.faults.add({ operation: 'listPrivileges', kind: 500 })
  await openApp('/privilege', { persona: 'gold', config: { raw: { support } } })
  const modal = within(await screen.findByRole('alertdialog'))
  expect(await modal.findByRole('link', { name: 'โทร 02-123-4567' })).toHaveAttribute('href', 'tel:021234567')
  const account = modal.getByRole('link', { name: 'LINE @doisai' })
  expect(account).toHaveAttribute('href', 'https://line.me/R/ti/p/%40doisai')
  expect(modal.getByText('ทุกวัน 9.00–18.00 น.')).toBeVisible()
})
