import { describe } from 'vitest'
import { judgeSeeds } from './judge'

describe('Sequences with even seeds', () => judgeSeeds(0))
