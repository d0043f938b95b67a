import { given } from '#tests/support/stored.ts'
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSeenTier, tierChange, useMarkTierNewsShown, type SeenTier } from './use-tier-news'

const silver: SeenTier = { tierId: '2', nameTh: 'ซิลเวอร์', nextTierId: '3', nextNameTh: 'โกลด์' }
const gold: SeenTier = { tierId: '3', nameTh: 'โกลด์', nextTierId: '4', nextNameTh: 'แพลทินัม' }
const platinum: SeenTier = { tierId: '4', nameTh: 'แพลทินัม' }

const namesOnly = ({ nameTh, nextNameTh }: SeenTier): SeenTier => ({ nameTh, nextNameTh })

describe('a change of tier', () => {
  it.each([
    ['nothing where the tier is the same', gold, gold, false, undefined],
    ['nothing where the brand has only renamed it', gold, { ...gold, nameTh: 'ทอง' }, false, undefined],
    ['up where the tier was the next one', silver, gold, false, 'up'],
    ['up where it is the last one', silver, platinum, true, 'up'],
    [
      'a change from the last one, which led to itself',
      { ...platinum, nextTierId: '4' },
      gold,
      false,
      'changed',
    ],
    ['a change where neither is known', platinum, silver, false, 'changed'],
    [
      'a change where nothing is known of next tiers',
      { nameTh: 'เก่า' },
      { nameTh: 'ใหม่' },
      false,
      'changed',
    ],
  ])('is %s', (_what, seen, now, isLast, change) => {
    expect(tierChange(seen, now, isLast)).toBe(change)
  })

  it('is found by names where the server sends no ids', () => {
    expect(tierChange(namesOnly(silver), namesOnly(gold), false)).toBe('up')
    expect(tierChange(namesOnly(gold), namesOnly(silver), false)).toBe('changed')
    expect(tierChange(namesOnly(gold), gold, false)).toBeUndefined()
  })
})

describe('the next tier that is stored with the tier seen last', () => {
  const unnamed = ({ tierId, nameTh }: SeenTier): SeenTier => ({ tierId, nameTh })
  const next = { nextTierId: '4', nextNameTh: 'แพลทินัม' }

  it.each([
    ['stays, where it could not be read', 'doisai:M1', unnamed(gold), next],
    [
      'is the one that was read',
      'doisai:M1',
      { ...gold, nextTierId: '5', nextNameTh: 'ไดมอนด์' },
      { nextTierId: '5' },
    ],
    ['is none of another tier', 'doisai:M1', unnamed(platinum), {}],
    ["is none of another member's tier", 'doisai:M2', unnamed(gold), {}],
  ])('%s', (_what, memberKey, now, stored) => {
    given({ seenTier: gold }, { memberId: 'M1' })
    renderHook(() => useMarkTierNewsShown({ memberKey, change: 'changed', before: silver, now }))
    expect(readSeenTier(memberKey)).toMatchObject({ nameTh: now.nameTh, ...stored })
    if (!('nextTierId' in stored)) expect(readSeenTier(memberKey)?.nextTierId).toBeUndefined()
  })
})
