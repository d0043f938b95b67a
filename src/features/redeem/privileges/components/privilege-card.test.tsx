import { th } from '#tests/names.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/i18n/locale'
import thai from '@/i18n/messages/th/privilege-card.json'
import { BootContext, type Boot } from '@/session/boot-context'
import { makeStore } from '@/store/store'
import { toPrivilegeItem, type PrivilegeFacts } from '../privilege-item'
import { PrivilegeCard, type PrivilegeCardProps } from './privilege-card'

const latte: PrivilegeFacts = {
  privilege_id: 'P1',
  main_image_url: 'https://example.com/latte.png',
  name_th: 'ลาเต้ร้อน',
  name_en: 'Hot latte',
  desc_th: 'ฟรี 1 แก้ว',
  desc_en: 'One free cup',
  point_ref: 1240,
  valid_through: '2026-12-31',
  is_issuable: true,
  point_need: 0,
  is_forever: false,
}

const boot = { config: { customerApiUrl: '' } } as Boot // the card reads nothing else of Boot

/** The texts that a member reads on the card. */
function read(
  change: Partial<PrivilegeFacts>,
  locale: Locale,
  { display, isRow = false, isForYou }: Omit<PrivilegeCardProps, 'item'> = {},
): string {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const { container } = render(
    <Provider store={store}>
      <BootContext value={boot}>
        <IntlProvider
          locale={locale === 'th' ? 'th' : 'en-US'}
          defaultLocale="en"
          messages={locale === 'th' ? thai : {}}
          onError={() => undefined}
        >
          <MemoryRouter>
            <PrivilegeCard
              item={toPrivilegeItem({ ...latte, ...change }, locale, {
                balance: undefined,
                today: '2026-12-31',
              })}
              isRow={isRow}
              isForYou={isForYou}
              display={display}
            />
          </MemoryRouter>
        </IntlProvider>
      </BootContext>
    </Provider>,
  )
  return container.textContent
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe.each([
  ['vertical', false],
  ['horizontal', true],
])("a privilege's %s card", (_, isRow) => {
  it.each([
    [{}, th.redeemable, 'Redeem now'],
    [{ point_need: 1100 }, 'ขาดอีก 1,100 แต้ม', '1,100 points to go'],
    [{ remaining_limit: 0 }, th.fullyRedeemed, 'Fully redeemed'],
    [{ remaining_limit: 0 }, th.soldOut, 'All gone'],
    [{ remaining_limit: 3 }, 'เหลือ 3 สิทธิ์', '3 left'],
    [{ is_issuable: false }, 'ยังแลกไม่ได้', 'Not available now'],
    [{}, 'ใช้ได้ถึง 31\u00a0ธ.ค.\u00a02569', 'Valid until 31\u00a0Dec\u00a02026'],
    [{ valid_through: '2026-12-30' }, th.expired, 'Expired'],
    [{ valid_through: '2026-12-30' }, 'หมดอายุเมื่อ 30\u00a0ธ.ค.\u00a02569', 'Expired 30\u00a0Dec\u00a02026'],
    [{ is_forever: true }, th.noExpiry, 'No expiry'],
    [{}, '1,240 แต้ม', '1,240 Points'],
    [{ point_ref: 0, desc_th: '', desc_en: '' }, 'ฟรี', 'Free'],
    [{}, 'ฟรี 1\u00a0แก้ว', 'One free cup'],
    [{ desc_th: '<p>ฟรี</p>', desc_en: '<b>1</b> &amp; only' }, 'ฟรี', '1 & only'],
  ])('with %o says %s, in English %s', (change, inThai, inEnglish) => {
    expect(read(change, 'th', { isRow })).toContain(inThai)
    expect(read(change, 'en', { isRow })).toContain(inEnglish)
  })

  it('has a dash alone in place of a last day that is not known', () => {
    for (const locale of ['th', 'en'] as const) {
      const lastDay = read({ valid_through: undefined }, locale, { isRow: true })
      expect(lastDay).toMatch(/[^ ]-$/)
    }
  })

  it('is one link, named like the privilege, to its detail', () => {
    read({}, 'th', { isRow })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/privilege/detail?privilegeId=P1')
    expect(screen.getByRole('link', { name: 'ลาเต้ร้อน' })).toBeTruthy()
  })

  it('of a for-you list leads to its detail as one of it', () => {
    read({}, 'th', { isRow, isForYou: true })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/privilege/detail?privilegeId=P1&type=2')
  })

  it.each([
    [{ point_need: 310 }, '75%'],
    [{ point_need: 1240 }, '0%'],
    [{}, undefined],
    [{ point_need: 310, remaining_limit: 0 }, undefined],
  ])('with %o has a bar of the points that the member has: %s', (change, share) => {
    read(change, 'th', { isRow })
    const bars = [...document.querySelectorAll<HTMLElement>('[style*="--share"]')]
    expect(bars.map(({ style }) => style.getPropertyValue('--share'))).toEqual(share ? [share] : [])
    cleanup()
    read(change, 'th', { isRow, display: { redeem_status: false } })
    expect(document.querySelector('[style*="--share"]')).toBeNull()
  })

  it.each([
    ['privilege_name', 'Hot latte'],
    ['description', 'One free cup'],
    ['points', '1,240'],
    ['valid_date', 'Valid until'],
    ['redeem_status', 'Redeem now'],
    ['overall_limit', '3 left'],
  ] as const)('hides its %s alone where the brand has switched that off', (part, text) => {
    const texts = ['Hot latte', 'One free cup', '1,240', 'Valid until', 'Redeem now', '3 left']
    const shown = read({ remaining_limit: 3 }, 'en', { isRow, display: { [part]: false } })
    expect(texts.filter((other) => !shown.includes(other.replace('1 ', '1\u00a0')))).toEqual([text])
  })

  it('says once that it is over: by the picture’s tab, or where the brand has none, in words', () => {
    const over = { valid_through: '2026-12-30' }
    const times = (display: object) => read(over, 'en', { isRow, display }).split('Expired').length - 1
    expect(times({ valid_date: false })).toBe(1)
    cleanup()
    expect(times({ valid_date: false, overall_limit: false })).toBe(1)
  })

  it('shows only the parts that the brand has switched on, and stays a named link', () => {
    const display = {
      privilege_name: false,
      description: false,
      points: false,
      valid_date: false,
      redeem_status: false,
      overall_limit: false,
    }
    expect(read({ remaining_limit: 0 }, 'en', { isRow, display })).toBe('')
    expect(screen.getByRole('link', { name: 'Hot latte' })).toBeTruthy()
  })
})

describe('the count of remaining privileges', () => {
  it('is not shown where many remain, or where there is no limit', () => {
    expect(read({ remaining_limit: 500 }, 'en')).not.toContain('left')
    expect(read({ remaining_limit: -1 }, 'en')).not.toContain('left')
  })
})
