import { expect, type Page } from '@playwright/test'
import { wordsOf } from './words.ts'

/** Switches the language as a member does it in another tab: few screens have a switch of their own. */
export async function switchLanguage(page: Page, locale: 'th' | 'en'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }))
  }, locale)
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'en-US' : 'th')
}

/** Thai words of the app, not of the brand, that the page shows; what is marked as Thai in a page of another language is meant so. */
export function thaiWords(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const ofApp = new Set(words)
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const text = textContent?.trim() ?? ''
      if (parentElement?.closest('body [lang=th]')) continue
      if (ofApp.has(text) && parentElement?.checkVisibility({ visibilityProperty: true })) found.push(text)
    }
    return found
  }, wordsOf('th'))
}
