import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { CONFIG, startApp, type AppServer } from '../../e2e/support/app-server.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { ApiModel, type ApiPlan } from './rush/api-model.ts'
import { chanceOf } from './rush/chance.ts'
import { buildTransport } from './rush/load-transport.ts'
import type { PlannedVisit } from './rush/member.ts'
import { simulate } from './rush/run-simulation.ts'
import { VISITS, type VisitKind } from './rush/visits.ts'

const PAGES = 200
/** As fast as two cores can open them, and as long as they can have as many open: eight. */
const APART_MS = 2500
const LASTS_MS = [15_000, 25_000] as const
/** What a chunk takes to load while so many pages do. */
const CHUNK_MS = [500, 2500] as const
/** A busy machine takes as long for one page. */
const MOST_MS = 60_000
const FIRST_VISITS = 0.1
const LOAD = 2
/** So many simulations make the curve that the pages' is held against. */
const SIMULATIONS = 20
const BUCKET_S = 10
/** As far as the pages' curve may lie from the simulation's: the root of the mean square, as a share of the mean. */
const MOST_DEVIATION = 0.25

type StoredTexts = Record<string, string>

/**
 * The simulation tried against reality: pages of the built app against the sandbox, which refuses what is more than it can do. Prints
 * both curves of the load; gives which promises are broken.
 */
export async function rushPages(folder: string, seed: number): Promise<string[]> {
  const visits = planVisits(seed)
  const needed = visits.reduce((sum, { kind }) => sum + callsOf(kind).length, 0)
  const plan: ApiPlan = {
    capacity: needed / ((PAGES * APART_MS) / 1000) / LOAD,
    mode: 'sheds',
    retryAfter: '5',
  }
  const transport = await buildTransport(join(folder, 'rush'))
  const app = await startApp()
  Object.assign(app.config, CONFIG, { liffIds: {} })
  const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
  try {
    const states = await prepareMembers(browser, app)
    const { came, opened } = await openPages(browser, app, { visits, plan, states })
    const curves: number[][] = []
    for (let run = 0; run < SIMULATIONS; run += 1) {
      const rush = {
        api: plan,
        rule: 'ours',
        seed: seed + run,
        members: opened,
        chunkMs: CHUNK_MS,
        transport,
      } as const
      curves.push((await simulate(rush)).load.map((load) => load * BUCKET_S))
    }
    const calls = app.arrivals.filter(({ url }) => isCall(url)).map(({ url }) => url)
    writeFileSync(join(folder, 'rush-pages.json'), JSON.stringify({ seed, plan, opened, came, calls }))
    return compare(came, curves, seed, plan)
  } finally {
    await browser.close()
    await app.close()
  }
}

/** A member of the sandbox is logged in: nothing is merged. */
const callsOf = (kind: VisitKind) => VISITS[kind].filter(({ isOfSignIn }) => !isOfSignIn)

function planVisits(seed: number): PlannedVisit[] {
  const chance = chanceOf(seed)
  let at = 0
  return Array.from({ length: PAGES }, () => {
    at -= APART_MS * Math.log(1 - chance())
    const [least, most] = LASTS_MS
    const kind = chance() < FIRST_VISITS ? 'first' : 'returning'
    return { kind, at, lastsMs: least + chance() * (most - least) }
  })
}

/** What the storage of each kind of member holds; says where a visit asks other calls than the simulation's. */
async function prepareMembers(browser: Browser, app: AppServer): Promise<Record<VisitKind, StoredTexts>> {
  const first = { token: sessionFor('gold', 'doisai'), tokenBrandRef: 'doisai', brandRef: 'doisai' }
  let returning: StoredTexts = {}
  const context = await browser.newContext(PHONE)
  for (const kind of ['first', 'returning'] as const) {
    app.arrivals.length = 0
    const page = await context.newPage()
    if (kind === 'first') await store(page, app.origin, first)
    await page.goto(`${app.origin}/home`)
    const expected = callsOf(kind).map(({ path }) => path)
    const asked = () => app.arrivals.map(({ url }) => url.replace(/\?.*/, '')).filter(isCall)
    const until = performance.now() + MOST_MS
    while (without(expected, asked()).length > 0 && performance.now() < until) await pause(100)
    await page.waitForFunction(() => localStorage.getItem('homeSnapshot'))
    await page.waitForLoadState('networkidle')
    await page.goto(`${app.origin}/icon.svg`)
    returning = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    await page.close()
    const [more, less] = [without(asked(), expected), without(expected, asked())]
    if (more.length + less.length > 0)
      console.log(`A ${kind} visit asks also [${more.join()}], not [${less.join()}].`)
  }
  await context.close()
  return { first, returning }
}

/** A phone that knows this, and nothing else. */
async function store(page: Page, origin: string, texts: StoredTexts): Promise<void> {
  await page.goto(`${origin}/icon.svg`, { timeout: MOST_MS })
  await page.evaluate((stored) => {
    localStorage.clear()
    for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text)
  }, texts)
}

const PHONE = { locale: 'th-TH', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
const isCall = (url: string) => url.startsWith('/api/')
const without = (all: string[], some: string[]) => all.filter((one) => !some.includes(one))

interface Opening {
  visits: PlannedVisit[]
  plan: ApiPlan
  states: Record<VisitKind, StoredTexts>
}

interface Opened {
  /** The calls that came in each second. */
  came: number[]
  /** The visits as they were: a busy machine opens a page later than it was to be. */
  opened: PlannedVisit[]
}

/** Opens the pages in their time, each in a context that no other page is in: the files of the app are in a phone's cache. */
async function openPages(
  browser: Browser,
  app: AppServer,
  { visits, plan, states }: Opening,
): Promise<Opened> {
  const api = new ApiModel(plan)
  app.arrivals.length = 0
  const begun = performance.now()
  const now = () => performance.now() - begun
  const { handle } = app.sandbox
  app.sandbox.handle = async (request) => {
    if (!isCall(new URL(request.url).pathname)) return handle(request)
    const { afterMs, status, retryAfter = '' } = api.receive(now())
    if (status !== 200) return new Response(null, { status, headers: { 'Retry-After': retryAfter } })
    await pause(afterMs)
    return handle(request)
  }
  const idle: BrowserContext[] = []
  const open = async ({ kind, at, lastsMs }: PlannedVisit): Promise<PlannedVisit> => {
    await pause(at - now())
    const context = idle.pop() ?? (await browser.newContext(PHONE))
    const page = await context.newPage()
    await store(page, app.origin, states[kind])
    const begins = page.waitForRequest((request) => isCall(new URL(request.url()).pathname), {
      timeout: MOST_MS,
    })
    await page.goto(`${app.origin}/home`, { waitUntil: 'commit', timeout: MOST_MS })
    await begins
    const openedAt = now()
    await pause(lastsMs)
    const closedAt = now()
    await page.close()
    idle.push(context)
    return { kind, at: openedAt, lastsMs: closedAt - openedAt }
  }
  const opened = await Promise.all(visits.map(open))
  app.sandbox.handle = handle
  return { came: api.came, opened }
}

function compare(came: number[], curves: number[][], seed: number, { capacity }: ApiPlan): string[] {
  const length = Math.ceil(came.length / BUCKET_S)
  const buckets = Array.from({ length }, (_, at) =>
    sum(Array.from({ length: BUCKET_S }, (__, second) => came[at * BUCKET_S + second] ?? 0)),
  )
  const means = buckets.map((_, at) => sum(curves.map((curve) => curve[at] ?? 0)) / curves.length)
  const mean = sum(means) / length
  const deviationOf = (curve: number[]) =>
    Math.sqrt(sum(means.map((value, at) => ((curve[at] ?? 0) - value) ** 2)) / length) / mean
  console.log(
    `${PAGES} pages, seed ${seed}, ${(capacity * BUCKET_S).toFixed(0)} calls in ${BUCKET_S} s at most`,
  )
  console.table(
    buckets.map((pages, at) => ({ second: at * BUCKET_S, pages, model: Math.round(means[at] ?? 0) })),
  )
  const [deviation, ownDeviation] = [deviationOf(buckets), sum(curves.map(deviationOf)) / curves.length]
  console.log(`${sum(buckets)} calls of the pages, ${Math.round(sum(means))} of the model`)
  console.log(
    `Deviation ${deviation.toFixed(2)}; of one simulation from their mean ${ownDeviation.toFixed(2)}`,
  )
  return deviation <= MOST_DEVIATION ? [] : [`The pages' load lies ${deviation.toFixed(2)} from the model's.`]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
