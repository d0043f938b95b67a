import { th } from '#tests/names.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { availableOf } from '../visits'
import { answers, callsTo, openApp, press, sandbox } from '../open-app'

// No answer of this file tells the server's time, as another origin's that does not expose `Date`.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  vi.setSystemTime(Date.parse('2026-11-24T14:00:00+07:00'))
})
afterEach(() => vi.useRealTimers())

const CODE = 'PV-7K3M-29QX'
const CODE_ON_SCREEN = /7K3M/

it.each([
  ['a minute ago', '2026-11-24T13:59:00+07:00', '24 พ.ย. 2569 เวลา 13:59 น.'],
  ['six hours ago, on a phone that is fast', '2026-11-24T01:10:00Z', '24 พ.ย. 2569 เวลา 08:10 น.'],
  ['last year', '2025-11-24T14:15:00', '24 พ.ย. 2568 เวลา 14:15 น.'],
  ['yesterday, as a day alone', '2026-11-23', '23 พ.ย. 2569 เวลา 23:59 น.'],
  ['in six hours, on a phone that is slow', '2026-11-24T20:10:00+07:00', '24 พ.ย. 2569 เวลา 20:10 น.'],
  ['in a quarter of an hour', '2026-11-24T14:15:00+07:00', '24 พ.ย. 2569 เวลา 14:15 น.'],
  ['never', undefined, undefined],
])(
  'A code that by the phone’s clock ends %s is shown, with the end that the server said, until the server says that it is over',
  async (_when, expires_at, end) => {
    const address = `/privilege/history-detail?transactionId=${availableOf()[0]?.id}`
    answers.set('GetIssueCode', { issue_code: CODE, expires_at })
    const expectCode = async () => {
      expect((await screen.findAllByText(CODE_ON_SCREEN))[0]).toBeVisible()
      expect(screen.queryByRole('timer')).toBeNull()
      expect(screen.queryByText('รหัสนี้หมดเวลาแล้ว')).toBeNull()
      const said = screen
        .queryAllByText(/^ใช้ได้ถึง/)
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
      expect(said).toEqual(end === undefined ? [] : said.map(() => `ใช้ได้ถึง ${end}`))
      expect(said.length > 0).toBe(end !== undefined)
    }
    await openApp(address, { persona: 'gold' })
    await press(th.useNow)
    await userEvent.click(await screen.findByRole('button', { name: th.confirm }))
    await expectCode()
    cleanup()
    vi.setSystemTime(Date.now() + 20 * 60_000)
    await openApp(address, { persona: 'gold' })
    await expectCode()
    answers.set('Privileg/Detail', {
      transaction_id: availableOf()[0]?.id,
      name_th: 'ลาเต้ร้อน',
      status: 'expired',
    })
    vi.advanceTimersByTime(4000)
    await waitFor(() => expect(screen.queryAllByText(CODE_ON_SCREEN)).toEqual([]))
    expect(screen.getByRole('main')).toHaveTextContent(th.statusExpired)
  },
)

const NEW_CODE = 'ขอรหัสใหม่'
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: th.confirm }))
const idsOfAsked = () => callsTo('GetIssueCode').map(({ request }) => request.headers.get('X-Request-Id'))

it('A code that may be over, as only the server knows, can be followed by another one, and is shown until then', async () => {
  answers.set('GetIssueCode', { issue_code: CODE, expires_at: '2026-11-24T14:15:00+07:00' })
  await openApp(`/privilege/history-detail?transactionId=${availableOf()[0]?.id}`, { persona: 'gold' })
  await press(th.useNow)
  await confirm()
  expect((await screen.findAllByText(CODE_ON_SCREEN))[0]).toBeVisible()
  vi.setSystemTime(Date.now() + 20 * 60_000)
  answers.delete('GetIssueCode')
  sandbox.faults.add({ operation: 'issuePrivilegeCode', kind: 500, times: 1 })
  await press(NEW_CODE)
  await confirm()
  await press(th.close)
  expect((await screen.findAllByText(CODE_ON_SCREEN))[0]).toBeVisible()
  answers.set('GetIssueCode', {})
  await press(NEW_CODE)
  await confirm()
  await press(th.close)
  expect((await screen.findAllByText(CODE_ON_SCREEN))[0]).toBeVisible()
  answers.set('GetIssueCode', { issue_code: 'PV-2222-2222', expires_at: '2026-11-24T14:35:00+07:00' })
  await press(NEW_CODE)
  await confirm()
  expect((await screen.findAllByText(/2222/))[0]).toBeVisible()
  expect(screen.queryAllByText(CODE_ON_SCREEN)).toEqual([])
  expect(new Set(idsOfAsked()).size).toBeGreaterThan(1)
})

it('A code without an end is not asked for anew', async () => {
  answers.set('GetIssueCode', { issue_code: CODE })
  await openApp(`/privilege/history-detail?transactionId=${availableOf()[0]?.id}`, { persona: 'gold' })
  await press(th.useNow)
  await confirm()
  expect((await screen.findAllByText(CODE_ON_SCREEN))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: NEW_CODE })).toBeNull()
})
