import type { Page } from '@playwright/test'

/** Holds back the app's own files whose path matches, until the function that it gives is called. */
export async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Leaves every API request pending without using up a connection to the server: the app's own files load as usual. */
export async function holdBackApi(page: Page): Promise<void> {
  await page.route('**/api/**', () => new Promise(() => {}))
}
