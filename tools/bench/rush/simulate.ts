import { parentPort, workerData } from 'node:worker_threads'
import { ApiModel, type ApiPlan } from './api-model.ts'
import { chanceOf } from './chance.ts'
import { figuresOf } from './figures.ts'
import { Member, type PlannedVisit } from './member.ts'
import { Page, type Transport, type World } from './page.ts'
import type { Rule } from './rules.ts'
import { planOf, type Scenario } from './scenarios.ts'
import { takeOver, VirtualTime } from './virtual-time.ts'
import { answerTo } from './visits.ts'

/** What one rush is made of. */
export interface Rush {
  /** How the API is, in terms of the members' need or by itself. */
  api: Scenario | ApiPlan
  rule: Rule
  seed: number
  /** How many open the app, as members do, or which visits they make. */
  members: number | PlannedVisit[]
  /** How long a chunk of the app takes to load, at least and at most (ms). */
  chunkMs?: readonly [number, number]
  /** The module of the app's transport. */
  transport: string
}

const LASTS_MS = 600_000
/** The way there and back (ms). */
const NETWORK_MS = [40, 160] as const
const CHUNK_MS = [100, 600] as const

const { chunkMs = CHUNK_MS, api: plan, rule, seed, members: coming, transport: module } = workerData as Rush
const transport = (await import(module)) as Transport
const time = new VirtualTime()
const world: World = { time, rule, transport }
const chance = chanceOf(seed)
const visits: (PlannedVisit | undefined)[] =
  typeof coming === 'number' ? Array.from({ length: coming }) : coming
const members = visits.map((visit) => new Member(world, chance() * 2 ** 32, visit))
let repeated = 0
const api = new ApiModel('capacity' in plan ? plan : planOf(plan, members))

const fetch = async (url: string) => {
  const { owner } = time
  if (owner instanceof Page && !owner.isFirst(url)) repeated += 1
  const { afterMs, status, retryAfter } = api.receive(time.now)
  const takesMs = afterMs + between(NETWORK_MS)
  await new Promise<void>((resolve) => time.plan(takesMs, resolve, owner))
  if (status === undefined) throw new TypeError('Failed to fetch')
  const isOk = status === 200
  return {
    ...{ ok: isOk, status, text: async () => (isOk ? answerTo(url) : '') },
    headers: { get: (name: string) => (name === 'Retry-After' ? (retryAfter ?? null) : null) },
  }
}
const between = ([least, most]: readonly [number, number]) => least + chance() * (most - least)
takeOver(time, chance, { fetch, chunkMs: () => between(chunkMs) })
for (const member of members) time.plan(member.cameAt, () => member.open(), undefined)
await time.runUntil(LASTS_MS)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(figuresOf(members, api, repeated, LASTS_MS))
