import { expect, it } from 'vitest'
import { judgeSeeds, LONGEST_MS } from './judge'

// Each half of the sequences is in a file, and so on a processor, of its own.
it(
  'What began under one member ends under that one, in sequences over time of even seeds',
  { timeout: LONGEST_MS },
  async () => {
    expect(await judgeSeeds(0)).toBe('')
  },
)
