import { describe } from 'vitest'
import { judgeSeeds } from './judge'

describe('Sequences with odd seeds', () => judgeSeeds(1))
