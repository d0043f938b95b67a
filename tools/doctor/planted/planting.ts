import type { Planting, Outgoing } from './stand-in-site.ts'

/** A planted fault: what is wrong, how it is planted, and the words that have to name it. */
export type PlantedFault = [name: string, fault: Planting, words: string]

/** A body of the API, as a fault changes it. */
type Body = Record<string, unknown>

/** Changes the answer to one path of the site. */
export const page =
  (path: string, change: (answer: Outgoing) => unknown): Planting =>
  (asked, answer) =>
    asked === path && change(answer)

/** Puts elements into the head of the root's page. */
export const inHead = (elements: string): Planting =>
  page('/', (answer) => (answer.body = answer.body.replace('<head>', `<head>${elements}`)))

/** Sets a header of the site, of one path or of all; without a value the header is missing. */
export const siteHeader =
  (name: string, value?: string, path?: string): Planting =>
  (asked, answer) =>
    !isOfApi(asked) && (path === undefined || asked === path) && setHeader(answer, name, value)

export const apiHeader =
  (name: string, value?: string): Planting =>
  (asked, answer) =>
    isOfApi(asked) && setHeader(answer, name, value)

/** Changes fields of config.json; an undefined one is missing. */
export const config = (changes: Body): Planting =>
  page('/config.json', (answer) => edit(answer, (fields) => ({ ...fields, ...changes })))

/** Changes the policy that the site sends. */
export const policy =
  (from: string | RegExp, to: string): Planting =>
  (asked, { headers }) => {
    const name = 'content-security-policy'
    if (!isOfApi(asked)) headers[name] = headers[name]?.replace(from, to) ?? ''
  }

/** Sets a header of the answers to the call that ends so; not of its preflight. */
export const callHeader =
  (call: string, name: string, value?: string): Planting =>
  (asked, answer, method) =>
    asked.endsWith(call) && method !== 'OPTIONS' && setHeader(answer, name, value)

/** An error of all calls, or of those that end so, with a body and headers of its own. */
export const apiError =
  (call: string, status: number, body: unknown, headers: Record<string, string> = {}): Planting =>
  (asked, answer, method) => {
    if (!asked.startsWith('/api/') || !asked.endsWith(call) || method === 'OPTIONS') return
    Object.assign(answer, { status, body: JSON.stringify(body) })
    Object.assign(answer.headers, headers)
  }

/** Changes the body of a call that ends so. */
export const apiBody =
  (call: string, change: (body: Body) => unknown): Planting =>
  (asked, answer, method) =>
    asked.endsWith(call) && method !== 'OPTIONS' && edit(answer, change)

export const apiStatus =
  (call: string, status: number): Planting =>
  (asked, answer, method) =>
    asked.endsWith(call) && method !== 'OPTIONS' && Object.assign(answer, { status, body: '{"error":{}}' })

/** Answers a call that ends so with this body, whatever the sandbox says. */
export const apiAnswer =
  (call: string, body: unknown): Planting =>
  (asked, answer, method) =>
    asked.endsWith(call) &&
    method !== 'OPTIONS' &&
    Object.assign(answer, { status: 200, body: JSON.stringify(body) })

interface ThemeBody {
  resp: {
    json_config: { Theme_Field: Body; Setting_Field: { Login: Body } }
    groupimagelist: { imagegrouptype: number; imagelist: unknown[] }[] | null
  }
}

/** Changes the theme in place. */
export const theme = (change: (body: ThemeBody) => unknown): Planting =>
  apiBody('GetTheme', (body) => {
    change(body as unknown as ThemeBody) // the sandbox's
    return body
  })

export const both =
  (...faults: Planting[]): Planting =>
  (...request) =>
    faults.forEach((fault) => fault(...request))

export const isOfApi = (path: string) => /^\/(api|sandbox|line)\//.test(path)

function setHeader({ headers }: Outgoing, name: string, value: string | undefined): void {
  if (value === undefined) delete headers[name]
  else headers[name] = value
}

function edit(answer: Outgoing, change: (body: Body) => unknown): void {
  answer.body = JSON.stringify(change(JSON.parse(answer.body) as Body)) // the sandbox's answers are objects
}
