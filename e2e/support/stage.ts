import type { Locator, Page } from '@playwright/test'
import type { MemberPersona } from '../../src/sandbox/personas.ts'
import type { Faults } from '../../src/sandbox/faults.ts'
import { say } from './words.ts'

export interface Stage {
  page: Page
  locale: 'th' | 'en'
  open: (path: string) => Promise<void>
  faults: Faults
  /** Checks what is on screen now, before the screen's last state. */
  look: (state: string) => Promise<void>
}

export interface Screen {
  name: string
  /** The member who is logged in; absent: nobody. */
  persona?: MemberPersona
  /** Shown only while an answer is held back: the network never becomes idle. */
  isHeld?: boolean
  /** No brand is known yet, whose colours the screen could have. */
  isBrandless?: boolean
  /** What it says stays in the language in which it was opened: a message of something that has happened. */
  isSaidOnce?: boolean
  /** Opens the screen, and waits until it is rendered. */
  show: (stage: Stage) => Promise<void>
}

export const heading = ({ page, locale }: Stage, id: string): Locator =>
  page.getByRole('heading', { name: say(id, {}, locale), exact: true })

export const button = ({ page, locale }: Stage, id: string): Locator =>
  page.getByRole('button', { name: say(id, {}, locale), exact: true })

/** A field by the text that names it. */
export const fieldOf = ({ page, locale }: Stage, id: string): Locator =>
  page.getByLabel(say(id, {}, locale), { exact: true })
