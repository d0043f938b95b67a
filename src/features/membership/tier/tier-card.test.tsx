import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Criterion } from '@/api/api'
import { nearestWay, progressWays } from '../tier-progress'
import { TierCard } from './tier-card'
import { ConditionColumns, NextTier, TierConditions, TierWays } from './tier-conditions'
import { TierProgress } from './tier-section'

const gold = { name: 'Gold', icon: undefined, expiry: '2026-12-31', memberId: 'DS100185' }

const criterion = (current: number, required: number): Criterion => ({
  flag: 2,
  period_date: '2027-02-01',
  current_amount: current,
  required_amount: required,
  missing_amount: Math.max(0, required - current),
  progress: (current / required) * 100,
})

interface Amounts {
  spending?: [number, number]
  visits?: [number, number]
  points?: [number, number]
}

function renderCard({ spending, visits, points }: Amounts, isLastTier = false, isFolded = false) {
  const criteria = {
    criteria_id: '1',
    next_tier_name_th: 'แพลทินัม',
    next_tier_name_en: 'Platinum',
    priority: 1,
    spending_criteria: spending && criterion(...spending),
    visit_criteria: visits && criterion(...visits),
    point_criteria: points && criterion(...points),
  }
  const [way] = progressWays({ criteria_mode: 2, payload: [criteria] }, isLastTier)
  if (!way) return
  renderUi(
    <TierCard
      {...gold}
      inShort={
        isFolded
          ? {
              text: <NextTier ways={[way]} nearest={way} tierName="Gold" reward={undefined} />,
              parts: <ConditionColumns conditions={way.conditions} />,
            }
          : undefined
      }
    >
      <TierConditions way={way} />
    </TierCard>,
  )
}

/** A way with a condition for each pair of amounts. */
function waysOf(amounts: number[][], more: object = {}) {
  const [spending, visit, point] = amounts.map(([current = 0, required = 0]) => criterion(current, required))
  const named = { next_tier_name_th: 'แพลทินัม', next_tier_name_en: 'Platinum', ...more }
  const criteria = { spending_criteria: spending, visit_criteria: visit, point_criteria: point }
  return progressWays({ criteria_mode: 2, payload: [{ ...named, ...criteria }] }, false)
}

/** Matches a sentence whose amount is an element of its own. */
const says = (text: string) => (_: string, element: Element | null) => element?.textContent === text

describe('the tier card', () => {
  it('shows tier, member id and expiry', () => {
    renderUi(<TierCard {...gold} />)
    expect(screen.getByRole('region', { name: 'Gold' })).toHaveTextContent(/DS100185.*31 Dec 2026/)
  })

  it('leaves out the member id where it is unknown', () => {
    renderUi(<TierCard {...gold} memberId={undefined} />)
    expect(screen.queryByText('Member ID')).toBeNull()
    expect(screen.getByText('31 Dec 2026')).toBeVisible()
  })

  it('says that a tier without an expiry has none', () => {
    renderUi(<TierCard {...gold} expiry={undefined} />)
    expect(screen.getByText(en.noExpiry)).toBeVisible()
  })

  it.each([
    [{ spending: [24_800, 40_000] }, '฿15,200 more'],
    [{ visits: [72, 90] }, '18 more visits'],
    [{ visits: [89, 90] }, '1 more visit'],
    [{ points: [2700, 4000] }, '1,300 more'],
  ] satisfies [Amounts, string][])('of %j: %s', (amounts, message) => {
    renderCard(amounts)
    expect(screen.getByText(says(message), { selector: 'p' })).toBeVisible()
  })

  it('says that a condition is met, with a full bar', () => {
    renderCard({ points: [4200, 4000] })
    expect(screen.getByText('Met')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: en.points })).toHaveAttribute('aria-valuenow', '100')
  })

  it('has a bar for each condition, with both amounts in words', () => {
    renderCard({ spending: [24_800, 40_000], visits: [72, 90], points: [4200, 4000] })
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Spending',
      'Visits',
      'Points',
    ])
    const spending = screen.getByRole('progressbar', { name: 'Spending' })
    expect(spending).toHaveAttribute('aria-valuenow', '62')
    expect(spending).toHaveAttribute('aria-valuetext', '฿24,800 / ฿40,000')
  })

  it('says once until when amounts are counted', () => {
    renderCard({ spending: [1, 2], visits: [1, 2] })
    expect(screen.getAllByText('Counted until 1 Feb 2027')).toHaveLength(1)
  })

  it.each([
    [0, 'the tier ends on that day', '2027-02-01'],
    [1, 'it ends on another day', '2026-12-31'],
    [1, 'it does not end', undefined],
  ])('says %i times until when amounts are counted where %s', (times, _where, expiry) => {
    const ways = waysOf([
      [1, 2],
      [1, 2],
    ])
    renderUi(<TierWays ways={ways} nearest={ways[0]!} tierName="Gold" expiry={expiry} />)
    expect(screen.queryAllByText('Counted until 1 Feb 2027')).toHaveLength(times)
  })

  it('folds and unfolds', async () => {
    renderCard({ visits: [72, 90] })
    const toggle = screen.getByRole('button', { name: 'Tier progress' })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(/more visits/)).not.toBeVisible()
  })

  it('is folded on home until it is opened there, and open until it is folded there', async () => {
    const toggle = () => screen.getByRole('button', { name: 'Tier progress' })
    const visit = (isHome: boolean) => {
      cleanup()
      renderCard({ visits: [72, 90] }, false, isHome)
      return toggle().getAttribute('aria-expanded')
    }
    expect(visit(true)).toBe('false')
    expect(visit(false)).toBe('true')
    // Folded and opened on another page.
    await userEvent.click(toggle())
    await userEvent.click(toggle())
    expect(visit(true)).toBe('false')
    await userEvent.click(toggle())
    expect(visit(false)).toBe('true')
    await userEvent.click(toggle())
    expect(visit(false)).toBe('true')
    expect(visit(true)).toBe('true')
    await userEvent.click(toggle())
    expect(visit(true)).toBe('false')
  })

  it.each([
    [{ spending: [24_800, 40_000], visits: [72, 90], points: [9, 9] }, false, '2 conditions to Platinum'],
    [{ visits: [89, 90] }, true, '1 condition to keep your tier'],
    [{ points: [9, 9] }, false, 'All conditions met'],
    [{ points: [9, 9] }, true, 'All conditions met'],
  ] satisfies [Amounts, boolean, string][])(
    'folded, with %j, on the last tier: %s, says: %s',
    (amounts, isLastTier, text) => {
      renderCard(amounts, isLastTier, true)
      expect(screen.getByText(text)).toBeVisible()
    },
  )

  const named = { next_tier_name_th: 'แพลทินัม', next_tier_name_en: 'Platinum' }
  const bySpending = { ...named, spending_criteria: criterion(9_600, 40_000) }
  const byVisits = { ...named, visit_criteria: criterion(62, 90) }
  const until = (day?: string) => ({
    ...named,
    visit_criteria: { ...criterion(62, 90), period_date: day },
  })
  it.each([
    ['what the next tier gives, and until when', [byVisits], 'Platinum by 1 Feb: get 500 Points'],
    ['a day after a year with its year', [until('2027-11-23')], 'Platinum by 23 Nov 2027: get 500 Points'],
    ['no day where there is none', [until()], 'Platinum: get 500 Points'],
    [
      'no day where each condition has its own',
      [{ ...bySpending, ...until('2027-11-23') }],
      'Platinum: get 500 Points',
    ],
    [
      'what several ways take, the nearest first',
      [bySpending, byVisits],
      'Platinum: 28 visits or ฿30,400 more',
    ],
    [
      'all that a way takes',
      [{ ...byVisits, point_criteria: criterion(8, 9) }, bySpending],
      'Platinum: 28 visits + 1 point or ฿30,400 more',
    ],
    [
      'that one of several ways is done',
      [bySpending, { ...named, visit_criteria: criterion(9, 9) }],
      'All conditions met',
    ],
    ['nothing of a tier without a name', [{ visit_criteria: criterion(62, 90) }], '1 condition left'],
  ])('folded, says %s', (_what, payload, text) => {
    vi.setSystemTime('2026-11-23')
    const ways = progressWays({ criteria_mode: 2, payload }, false)
    const nearest = nearestWay(ways)
    const short = nearest && <NextTier ways={ways} nearest={nearest} tierName="Gold" reward="500 Points" />
    const { container } = renderUi(short)
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
    vi.useRealTimers()
  })

  it('folded, says of each condition how far it is, and what is left or that it is met', () => {
    renderCard({ spending: [24_800, 40_000], visits: [72, 90], points: [9, 9] }, false, true)
    const [columns] = screen.getAllByRole('list')
    expect(columns?.textContent).toBe('Spending฿15,200 moreVisits18 more visitsPointsMet')
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '62',
      '80',
      '100',
    ])
    expect(screen.getAllByText('฿15,200')[0]).toHaveAttribute('data-figure')
  })

  it('open, names no tier that the server has not named', () => {
    const [way] = waysOf(
      [
        [1, 9],
        [9, 9],
      ],
      { next_tier_name_th: undefined, next_tier_name_en: undefined },
    )
    if (!way) throw new Error('no way was read')
    renderUi(<TierConditions way={way} />)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByText('Met')).toBeVisible()
  })

  it('says of each condition until when it counts, where they differ, and nothing of one that has no day', () => {
    const [way] = waysOf([
      [1, 9],
      [2, 9],
      [3, 9],
    ])
    const [spending, visits, points] = way?.conditions ?? []
    if (!way || !spending || !visits || !points) throw new Error('three conditions were given')
    const conditions = [
      spending,
      { ...visits, periodDate: '2027-03-01' },
      { ...points, periodDate: undefined },
    ]
    renderUi(<TierConditions way={{ ...way, conditions }} />)
    const days = screen
      .getAllByRole('listitem')
      .map((item) => /Counted until (.*)/.exec(item.textContent)?.[1]?.replaceAll('\u00a0', ' '))
    expect(days).toEqual(['1 Feb 2027', '1 Mar 2027', undefined])
  })

  it.each([
    [[1], '', []],
    [[2], 'All of these are needed.', []],
    [[1, 1], 'Any one of these is enough.', ['Option 1', 'Or option 2']],
    [[1, 2, 1], 'Any one of these is enough.', ['Option 1', 'Or option 2', 'Or option 3']],
  ])('with ways of %j conditions says: %s', (counts, text, names) => {
    const ways = counts.flatMap((count) => waysOf(Array.from({ length: count }, () => [1, 9])))
    renderUi(<TierWays ways={ways} nearest={ways[0]!} tierName="Gold" expiry={undefined} />)
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual(['How to reach Platinum', ...names])
    const notes = screen.queryAllByText(/enough|are needed/).map(({ textContent }) => textContent)
    expect(notes).toEqual(text === '' ? [] : [text])
  })

  it.each([
    [-5, 0],
    [81.4, 81],
    [99.6, 99],
    [100, 100],
    [120, 100],
  ])('without conditions is filled by the tier’s own progress: %s is %s', (percent, shown) => {
    renderUi(<TierProgress percent={percent} isLastTier={false} />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(shown))
    expect(screen.getByText(`${shown}%`)).toBeVisible()
  })

  it('has nothing to fold without conditions', () => {
    renderUi(<TierCard {...gold} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
