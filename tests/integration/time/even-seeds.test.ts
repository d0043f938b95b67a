import { judgeSeeds } from './judge'

judgeSeeds(0)
