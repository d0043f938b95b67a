import type { Locator, Page } from '@playwright/test'
import type { Fault, FaultKind, Faults } from '../../src/sandbox/faults.ts'
import {
  expiredSessionFor,
  sessionFor,
  type BrandRef,
  type MemberPersona,
  type Persona,
} from '../../src/sandbox/personas.ts'
import { markOf, storedName } from '../../src/storage/owner.ts'
import { STORED, type StorageRow, type StoredKey } from '../../src/storage/storage-keys.ts'
import type { LineSettings } from '../line-platform/line-settings.ts'
import type { AppServer } from '../support/app-server.ts'
import { say } from '../support/words.ts'

/** What a screen is opened with. */
export interface Stage {
  page: Page
  locale: 'th' | 'en'
  faults: Faults
}

type Stored = Partial<Record<StoredKey, string>>

export interface State {
  /** Names its pictures, and the screen in `--only` and in the tests' titles. */
  name: string
  /** The steps that lead here from the state before. */
  act?: (stage: Stage) => Promise<unknown>
  /** What to wait for after that: a selector, or a function that gives a locator. */
  shows?: string | ((stage: Stage) => Locator) | undefined
  /** The brands that it is pictured for; absent: doisai alone. */
  brands?: readonly BrandRef[]
  /** Pictured in the whole height of the page. */
  fullPage?: boolean
}

export interface Screen extends State {
  /** Where the app opens. */
  path: string | ((brand: BrandRef) => string)
  /** Who is logged in; absent: nobody. */
  persona?: MemberPersona
  /** The session has run out. */
  isExpired?: boolean
  /** Further stored entries. */
  local?: Stored | ((brand: BrandRef) => Stored)
  /** For the sandbox; with a `hang`, the screen stays as it loads. */
  faults?: readonly (readonly [operation: string, kind: FaultKind, more?: Partial<Fault>])[]
  /** Bodies that the API gives instead of its own, by the end of the path. */
  answers?: Readonly<Record<string, unknown>>
  /** Entries that replace those of /config.json; null: it cannot be read. */
  config?: Readonly<Record<string, unknown>> | null
  /** What is on screen next in the same page, each after the one before. */
  next?: readonly State[]

  /** For the gallery alone: the tests check the same things on another screen. */
  isOnlyPictured?: boolean
  /** No brand is known yet, so that the screen has no brand's colours. */
  isBrandless?: boolean
  /** Its text stays in the language it was opened in, as a message about something that has happened. */
  isSaidOnce?: boolean

  /** Pictured in LINE's LIFF browser, or in LINE's browser for plain links. */
  browser?: 'liff' | 'in-app'
  /** The LINE user, for whom LINE's servers are mocked; absent: they cannot be reached. In the LIFF browser a LIFF link opens it. */
  lineUser?: Persona
  lineSettings?: Partial<LineSettings>
}

/** The numbers of members of whom a phone stores things; the history of persona closed is long enough to estimate a goal. */
export const memberNos: Partial<Record<string, Record<BrandRef, string>>> = {
  gold: { doisai: 'DS100185', sabaimart: 'SM100185' },
  closed: { doisai: 'DS100259', sabaimart: 'SM100259' },
}

/** What a phone stores of a privilege that is saved for. */
export const savingFor = (privilegeId: string, title: string): string =>
  JSON.stringify({ privilegeId, title })

export const both = ['doisai', 'sabaimart'] as const
/** An empty list of the API. */
export const emptyList = { payload: [], total: 0, page: 1, limit: 20 }

/** Screens for the gallery alone: with all of them the tests would take several times as long. */
export const onlyPictured = (screens: readonly Screen[]): Screen[] =>
  screens.map((screen) => ({ ...screen, isOnlyPictured: true }))

/** What a screen shows, one state after the other. */
export const statesOf = (screen: Screen): State[] => [screen, ...(screen.next ?? [])]

/** An answer is held back: the network never becomes idle. */
export const isHeld = ({ faults = [] }: Screen): boolean => faults.some(([, kind]) => kind === 'hang')

export const pathOf = ({ path }: Screen, brand: BrandRef): string =>
  typeof path === 'function' ? path(brand) : path

/** What the phone stores when the screen opens, by its names. */
export function storedOf({ persona, isExpired, local }: Screen, brand: BrandRef): Record<string, string> {
  const token = persona && (isExpired ? expiredSessionFor : sessionFor)(persona, brand)
  return {
    ...(token && { token, tokenBrandRef: brand, brandRef: brand }),
    ...Object.fromEntries(
      Object.entries((typeof local === 'function' ? local(brand) : local) ?? {}).map(([key, text]) => {
        const { owner, lifeMs }: StorageRow = STORED[key as StoredKey] // a key of Stored
        const session = token && markOf(token)
        const member = memberNos[persona ?? '']?.[brand]
        const name = storedName(key as StoredKey, owner, { brandRef: brand, session, member })
        return [name ?? key, lifeMs === undefined ? text : `${Date.now()} ${text}`]
      }),
    ),
  }
}

/** Prepares sandbox, configuration and routes for a screen. A page with routes does not use the browser's cache. */
export async function setStage(page: Page, app: AppServer, screen: Screen): Promise<void> {
  const { faults = [], answers = {}, config } = screen
  Object.assign(app.config, config)
  for (const [operation, kind, more] of faults) app.sandbox.faults.add({ operation, kind, ...more })
  if (config === null)
    await page.route(`${app.origin}/config.json`, (route) => route.fulfill({ status: 500 }))
  for (const [path, json] of Object.entries(answers))
    await page.route(`${app.origin}/api/**${path}`, (route) => route.fulfill({ json }))
}

/** Takes the steps from the state before to this one, and waits until it is shown. */
export async function enter({ act, shows }: State, stage: Stage): Promise<void> {
  await act?.(stage)
  if (!shows) return
  const wanted = typeof shows === 'string' ? stage.page.locator(shows) : shows(stage)
  await wanted.first().waitFor()
}

type Find = (stage: Stage) => Locator

export const heading =
  (id: string): Find =>
  ({ page, locale }) =>
    page.getByRole('heading', { name: say(id, {}, locale), exact: true })

export const button =
  (id: string): Find =>
  ({ page, locale }) =>
    page.getByRole('button', { name: say(id, {}, locale), exact: true })

/** A field by the text that names it. */
export const field =
  (id: string): Find =>
  ({ page, locale }) =>
    page.getByLabel(say(id, {}, locale), { exact: true })

export const alert =
  (id: string): Find =>
  ({ page, locale }) =>
    page.getByRole('alert').filter({ hasText: say(id, {}, locale) })

export const list =
  (id: string): Find =>
  ({ page, locale }) =>
    page.getByRole('list', { name: say(id, {}, locale), exact: true }).getByRole('listitem')

export const press =
  (id: string) =>
  (stage: Stage): Promise<void> =>
    button(id)(stage).click()

/** Types a code into the field, once the field is enabled and has the focus. */
export const typeCode =
  (id: string, code: string) =>
  async (stage: Stage): Promise<void> => {
    await field(id)(stage).and(stage.page.locator(':focus:not(:disabled)')).waitFor()
    await stage.page.keyboard.type(code)
  }

export const enterNumber =
  (number: string) =>
  async ({ page }: Stage): Promise<void> => {
    await page.locator('main input[type=tel]').fill(number)
    await page.locator('main [type=submit]').click()
  }

export const confirm = ({ page }: Stage): Promise<void> =>
  page.locator('[role=alertdialog] button').last().click()

export const closeModal = async ({ page }: Stage): Promise<void> => {
  await page.locator('dialog[open] button').last().click()
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
}

/** From now on the API answers 503, with a Retry-After that is longer than any test. */
export const takeApiDown = ({ faults }: Stage): void =>
  faults.add({ operation: '/api/', kind: 503, retryAfter: 600 })

/** The notice above the page while the API is down. */
export const serviceNotice = '[role=note]:has([role=status])'

/** Reloads the page while the API is down, until the app knows that it is. */
export async function seeApiDown(stage: Stage): Promise<void> {
  const { page } = stage
  takeApiDown(stage)
  // Calls that were on their way then show errors of their own; after three reloads none is left.
  for (let times = 0; times < 3; times += 1) {
    await page.reload()
    await page.locator(serviceNotice).waitFor()
  }
}

export const sendForm = ({ page }: Stage): Promise<void> => page.locator('main [type=submit]').click()

/** The button of a modal, which is not there while the modal still waits for an answer. */
export const modalButton = 'dialog[open] button'
