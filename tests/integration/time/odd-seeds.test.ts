import { expect, it } from 'vitest'
import { runSeeds, LONGEST_MS } from './run-seeds'

it(
  'What began under one member ends under that one, in sequences over time of odd seeds',
  { timeout: LONGEST_MS },
  async () => {
    expect(await runSeeds(1)).toBe('')
  },
)
