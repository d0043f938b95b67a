import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { settle } from './settle.ts'

/** The minified file: `axe.source` is more than twice as long, and is sent to each document anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe into the page once for each document: parsing it takes longer than running most of its rules. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await page.evaluate(source)
  await page.evaluate(() => {
    // Without transitions, so that no change of colours has to be waited for.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    // Axe takes a text's colour from this property, which no style here sets and Chromium reports without the forced colours.
    const read = Reflect.get(CSSStyleDeclaration.prototype, 'getPropertyValue')
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : read.call(this, name)
    }
  })
}

/** Left out of the contrast rule: LINE's guidelines fix its button's colours, white on #06C755, below WCAG's contrast. */
const LINE_BUTTON = '[data-line-button]'

/**
 * What another language can change of a page that is accessible in one: its names, which are texts, its `lang`, and the size and
 * place of what is tapped, which follow from the texts' length.
 */
export const RULES_OF_WORDS = [
  'target-size',
  ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'document-title', 'empty-heading', 'image-alt'],
  ...['role-img-alt', 'svg-img-alt', 'button-name', 'link-name', 'label', 'select-name', 'summary-name'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-toggle-field-name', 'aria-tooltip-name', 'aria-treeitem-name'],
]

/** What another set of colours can change. */
export const RULES_OF_COLOURS = ['color-contrast']

/** What axe finds in the whole page once nothing moves, element by element. No page of the app has frames. */
export async function axeFaults(
  page: Page,
  options: RunOptions = {},
): Promise<{ impact: string; fault: string }[]> {
  await settle(page)
  await loadAxe(page)
  const violationsAlone: RunOptions = { ...options, resultTypes: ['violations'] }
  return page.evaluate(
    async ({ wanted, lineButton }) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await loaded.run(document, wanted)
      const isOfLine = (id: string, [selector]: unknown[]) =>
        id === 'color-contrast' &&
        typeof selector === 'string' &&
        Boolean(document.querySelector(selector)?.closest(lineButton))
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes
          .filter(({ target }) => !isOfLine(id, target))
          .map(({ html, failureSummary }) => ({
            impact: impact ?? '',
            fault: `${id}: ${html} ${failureSummary}`,
          })),
      )
    },
    { wanted: violationsAlone, lineButton: LINE_BUTTON },
  )
}
