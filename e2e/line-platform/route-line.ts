import type { BrowserContext, Route } from '@playwright/test'
import { ConnectionRefused, LINE_HOSTS } from './line-http.ts'
import type { LinePlatform } from './line-platform.ts'

/** Lets a browser context reach the app and this LINE, and nothing else of the internet. */
export async function routeLine(
  context: BrowserContext,
  platform: LinePlatform,
  appOrigin: string,
): Promise<void> {
  const { origin } = new URL(appOrigin)
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    // Fallback, not continue: a test's own routes on the app stay in force.
    if (url.origin === origin) return route.fallback()
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
