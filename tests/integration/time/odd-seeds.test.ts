import { judgeSeeds } from './judge'

judgeSeeds(1)
