import type { Planting, Outgoing } from './stand-in-site.ts'

/** A planted mistake: the finding that it must bring, how it is planted, and words that have to be in the finding. */
export type Mistake = readonly [id: string, how: Planting, words?: string]

type Body = Record<string, unknown>

/** Changes the answer to one path of the site. */
export const page =
  (path: string, change: (answer: Outgoing) => unknown): Planting =>
  (asked, answer) =>
    asked === path && change(answer)

/** Gives one path of the site another answer. */
export const instead = (path: string, answer: Partial<Outgoing>): Planting =>
  page(path, (sent) => Object.assign(sent, answer))

/** Puts elements into the head of the root's page. */
export const inHead = (elements: string): Planting =>
  page('/', (answer) => (answer.body = answer.body.replace('<head>', `<head>${elements}`)))

export const isOfApi = (path: string) => /^\/(api|sandbox|line)\//.test(path)

/** Sets a header of the site, of one path or of all; without a value the header is missing. */
export const header =
  (name: string, value?: string, path?: string): Planting =>
  (asked, answer) =>
    !isOfApi(asked) && (path === undefined || asked === path) && setHeader(answer, name, value)

/** The same of the API, of one call or of all; of the preflight too. */
export const apiHeader =
  (name: string, value?: string, call = ''): Planting =>
  (asked, answer) =>
    isOfApi(asked) && asked.endsWith(call) && setHeader(answer, name, value)

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

/** Changes the answers of the API's calls whose path ends with `path`, but not their preflights. */
export const call =
  (path: string, change: (answer: Outgoing) => unknown): Planting =>
  (asked, answer, method) =>
    asked.startsWith('/api/') && asked.endsWith(path) && method !== 'OPTIONS' && change(answer)

/** Answers calls with this body, whatever the sandbox says. */
export const answered = (path: string, body: unknown, status = 200, headers: Record<string, string> = {}) =>
  call(path, (answer) => {
    Object.assign(answer, { status, body: JSON.stringify(body) })
    Object.assign(answer.headers, headers)
  })

/** Changes the bodies of calls. */
export const bodyOf = (path: string, change: (body: Body) => unknown): Planting =>
  call(path, (answer) => answer.status === 200 && edit(answer, change))

/** Changes the rows of a list. */
export const rowsOf = (path: string, changes: Body): Planting =>
  bodyOf(path, ({ payload }) => ({ payload: (payload as Body[]).map((row) => ({ ...row, ...changes })) }))

/** Changes pictures, or what LINE answers. */
export const below =
  (folder: '/sandbox/pictures/' | '/line/', change: (answer: Outgoing) => unknown): Planting =>
  (path, answer) =>
    path.startsWith(folder) && change(answer)

interface Theme {
  json_config: { Theme_Field: Body; Setting_Field: { Login: Body; Register: Body } }
  groupimagelist: { imagegrouptype: number; imagelist: unknown[] }[] | null
}

/** Changes the theme in place. */
export const theme = (change: (resp: Theme) => unknown): Planting =>
  bodyOf('GetTheme', (body) => (change(body.resp as Theme), body)) // the sandbox's theme

export const both =
  (...plantings: Planting[]): Planting =>
  (...request) =>
    plantings.forEach((planting) => planting(...request))

const setHeader = ({ headers }: Outgoing, name: string, value: string | undefined) =>
  value === undefined ? delete headers[name] : (headers[name] = value)

function edit(answer: Outgoing, change: (body: Body) => unknown): void {
  answer.body = JSON.stringify(change(JSON.parse(answer.body) as Body)) // the sandbox's answers are objects
}
