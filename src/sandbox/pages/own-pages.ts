import { isFault, type Faults } from '../faults.ts'
import { findBrand } from '../brands/all-brands.ts'
import { lineSub, PERSONA_NAMES } from '../personas.ts'
import { renderPicture } from '../pictures/render-picture.ts'
import { lineCallback } from '../rules/line-sign-in.ts'
import { markUsed } from '../rules/staff.ts'
import { makeToken } from '../rules/token.ts'
import { isSettings, type SandboxContext } from '../sandbox-context.ts'
import { LINE_LOGIN_CSS, lineLoginPage } from './line-login-page.ts'

interface OwnPages {
  context: SandboxContext
  faults: Faults
  reset: () => void
}

const DAY_S = 86_400
const notFound = () => new Response('Not found', { status: 404 })
const noContent = () => new Response(null, { status: 204 })
const text = (body: string, type: string, maxAge = 0) =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store',
    },
  })

function picture(name: string): Response {
  const drawing = renderPicture(name)
  return drawing === undefined ? notFound() : text(drawing, 'image/svg+xml', 30 * DAY_S)
}

/** The persona picker, or the redirect to the app as the picked persona. */
function lineLogin({ context }: OwnPages, url: URL): Response {
  const brand = findBrand(url.searchParams.get('brandRef'))
  if (brand === undefined) return notFound()
  const persona = PERSONA_NAMES.find((name) => name === url.searchParams.get('as'))
  if (persona === undefined) return text(lineLoginPage(brand), 'text/html')
  const callbackToken = makeToken(lineCallback(context, brand.ref, lineSub(persona)))
  const callbackQuery = new URLSearchParams({ callbackToken, brandRef: brand.ref })
  return new Response(null, {
    status: 302,
    headers: { Location: `/?${callbackQuery}`, 'Cache-Control': 'no-store' },
  })
}

async function changeFaults({ faults }: OwnPages, request: Request): Promise<Response> {
  if (request.method === 'DELETE') {
    faults.clear()
    return noContent()
  }
  const fault: unknown = await request.json().catch(() => undefined)
  if (request.method !== 'POST' || !isFault(fault)) return new Response('Not a fault', { status: 400 })
  faults.add(fault)
  return noContent()
}

/** An uploaded profile picture. */
function upload({ context }: OwnPages, id: string): Response {
  const found = context.state.uploads[id]
  if (found === undefined) return notFound()
  const headers = { 'Content-Type': found.type, 'Cache-Control': `public, max-age=${30 * DAY_S}` }
  return new Response(Buffer.from(found.base64, 'base64'), { headers })
}

async function changeSettings({ context }: OwnPages, request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  if (request.method !== 'POST' || !isSettings(body)) return new Response('No settings', { status: 400 })
  Object.assign(context.settings, body)
  return noContent()
}

const hasCode = (body: unknown): body is { code: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

const STAFF_STATUS = { done: 204, unknown: 404, over: 409 } as const

/** Scans a member's code, as the staff do. */
async function staffUse({ context }: OwnPages, request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  if (request.method !== 'POST' || !hasCode(body)) return new Response('No code', { status: 400 })
  return new Response(null, { status: STAFF_STATUS[markUsed(context, body.code)] })
}

/** Answers requests for the sandbox's own pages: pictures, the LINE login page, faults, settings, staff and the reset. */
export async function answerOwnPage(pages: OwnPages, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, pictureName] = /^\/sandbox\/pictures\/([\w-]+)\.svg$/.exec(url.pathname) ?? []
  if (pictureName !== undefined) return picture(pictureName)
  const [, uploadId] = /^\/sandbox\/uploads\/(\w+)$/.exec(url.pathname) ?? []
  if (uploadId !== undefined) return upload(pages, uploadId)
  if (url.pathname === '/sandbox/line-login') return lineLogin(pages, url)
  if (url.pathname === '/sandbox/line-login.css') return text(LINE_LOGIN_CSS, 'text/css')
  if (url.pathname === '/sandbox/faults') return changeFaults(pages, request)
  if (url.pathname === '/sandbox/settings') return changeSettings(pages, request)
  if (url.pathname === '/sandbox/staff/use') return staffUse(pages, request)
  if (url.pathname === '/sandbox/reset' && request.method === 'POST') {
    pages.reset()
    return noContent()
  }
  return notFound()
}
