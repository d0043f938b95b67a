import type { Locator, Page } from '@playwright/test'
import type { MemberPersona } from '../../src/sandbox/personas.ts'
import type { Faults } from '../../src/sandbox/faults.ts'
import { say } from './words.ts'

export interface Stage {
  page: Page
  locale: 'th' | 'en'
  open: (path: string) => Promise<void>
  faults: Faults
  /** Looks at what is on screen now, which is not yet the screen's last state. */
  look: (state: string) => Promise<void>
}

export interface Screen {
  name: string
  /** Who looks at it; absent: nobody that is logged in. */
  persona?: MemberPersona
  /** Shown only while an answer is held back: the network never comes to rest. */
  isHeld?: boolean
  /** No brand is known yet, whose colours it could have. */
  isBrandless?: boolean
  /** Brings it on screen, and waits until it is there. */
  show: (stage: Stage) => Promise<void>
}

export const heading = ({ page, locale }: Stage, id: string): Locator =>
  page.getByRole('heading', { name: say(id, {}, locale), exact: true })

export const button = ({ page, locale }: Stage, id: string): Locator =>
  page.getByRole('button', { name: say(id, {}, locale), exact: true })

/** A field by the text that names it. */
export const fieldOf = ({ page, locale }: Stage, id: string): Locator =>
  page.getByLabel(say(id, {}, locale), { exact: true })
