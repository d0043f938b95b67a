import { describe, expect, it } from 'vitest'
import type { CriteriaMapping } from '@/api/api'
import { tierRewards } from './tier-rewards'

const rewards = (...mappings: CriteriaMapping[]) =>
  tierRewards({ criteria_group_mapping_infos: [{ criteria_mapping_infos: mappings }] })

describe('the rewards of a tier', () => {
  it('are points, credit, privileges, packages and tags, by what a mapping holds', () => {
    expect(
      rewards(
        { point: 200 },
        { credit: 50 },
        { privilege_id: 'P1', privielge_name: 'กาแฟฟรี' },
        { package_id: 'K1', package_name: 'คูปอง 5 ใบ' },
        { tag_name: 'VIP' },
      ),
    ).toEqual([
      { kind: 'points', amount: 200 },
      { kind: 'credit', amount: 50 },
      { kind: 'privilege', name: 'กาแฟฟรี', id: 'P1' },
      { kind: 'package', name: 'คูปอง 5 ใบ', id: 'K1' },
      { kind: 'tag', name: 'VIP' },
    ])
  })

  it('leave out what holds nothing known, and amounts of nothing', () => {
    expect(rewards({ seq: 1 }, { point: 0, credit: -5 }, { privilege_id: 'P1' })).toEqual([])
  })

  it('come in their order, over all groups, those without one last', () => {
    const answer = {
      criteria_group_mapping_infos: [
        { criteria_mapping_infos: [{ tag_name: 'last' }, { seq: 3, tag_name: '3' }] },
        { criteria_mapping_infos: [{ seq: 1, tag_name: '1' }] },
      ],
    }
    expect(tierRewards(answer)).toMatchObject([{ name: '1' }, { name: '3' }, { name: 'last' }])
  })

  it('say beside a gift what it is for, by the tag that comes with it', () => {
    expect(rewards({ point: 300, tag_name: 'Birthday' })).toEqual([
      { kind: 'points', amount: 300, tag: 'Birthday' },
    ])
  })

  it('are several where a mapping holds several, each with its tag, and keep their order at the same place', () => {
    const both = { seq: 1, point: 5, credit: 6, privielge_name: 'A', package_name: 'B', tag_name: 'T' }
    expect(rewards({ seq: 2, tag_name: 'last' }, both, { seq: 1, tag_name: 'same' })).toEqual([
      { kind: 'points', amount: 5, tag: 'T' },
      { kind: 'credit', amount: 6, tag: 'T' },
      { kind: 'privilege', name: 'A', id: undefined, tag: 'T' },
      { kind: 'package', name: 'B', id: undefined, tag: 'T' },
      { kind: 'tag', name: 'same' },
      { kind: 'tag', name: 'last' },
    ])
  })
})
