import type { BrowserContext, Route } from '@playwright/test'
import { ConnectionRefused, LINE_HOSTS } from './line-http.ts'
import type { LinePlatform } from './line-platform.ts'

/** Lets a browser context reach the app and this LINE, and nothing else of the internet. */
export async function routeLine(
  context: BrowserContext,
  platform: LinePlatform,
  appOrigin: string,
): Promise<void> {
  // A pattern, so that the app's own requests, which are the most, do not pass through this process.
  const elsewhere = new RegExp(`^https?://(?!${new URL(appOrigin).host}/)`)
  await context.route(elsewhere, async (route) => {
    const url = new URL(route.request().url())
    if (!LINE_HOSTS.has(url.host)) return route.abort('blockedbyclient')
    return answerFromLine(route, platform)
  })
}

async function answerFromLine(route: Route, platform: LinePlatform): Promise<void> {
  const request = route.request()
  const [method, url, body] = [request.method(), request.url(), request.postData() ?? '']
  try {
    const answer = await platform.handle({ method, url, headers: await request.allHeaders(), body })
    // The page may have navigated elsewhere while LINE was slow.
    await route.fulfill(answer).catch(() => {})
  } catch (error) {
    if (!(error instanceof ConnectionRefused)) throw error
    await route.abort('connectionrefused')
  }
}
