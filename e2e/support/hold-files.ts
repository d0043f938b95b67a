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
