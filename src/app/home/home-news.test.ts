import { expect, it } from 'vitest'
import { firstNews } from './home-news'

const row = { transaction_id: '1', title_th: '', date: '2026-11-24' }
const gain = { ...row, point: 120, status: 'received' as const }
const loss = { ...row, point: -500, status: 'used' as const }
const seen = { nameTh: 'โกลด์' }
const tier = { memberKey: 'doisai:1', change: 'up' as const, before: seen, now: seen }
const goal = { privilegeId: 'P1', title: 'กาแฟ' }

it.each([
  ['nothing before the points are known', { points: undefined, tier, goal }, undefined],
  ['points that have gone before all else', { points: [gain, loss], tier, goal }, 'lost'],
  ['another tier before the goal', { points: [gain], tier, goal }, 'tier'],
  ['the goal before points that came', { points: [gain], tier: undefined, goal }, 'goal'],
  ['points that came', { points: [gain], tier: undefined, goal: undefined }, 'gained'],
  ['nothing where nothing is new', { points: [], tier: undefined, goal: undefined }, undefined],
])('home tells %s', (_, news, kind) => {
  expect(firstNews(news)?.kind).toBe(kind)
})

it('of several losses home tells the newest, which is the first', () => {
  const older = { ...loss, transaction_id: '2' }
  expect(firstNews({ points: [gain, loss, older], tier, goal })).toEqual({ kind: 'lost', row: loss })
})
