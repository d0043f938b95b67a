import { describe, expect, it } from 'vitest'
import { backTarget } from './use-back'

type State = Parameters<typeof backTarget>[0]

const detail: State['route'] = { layout: 'main', parent: '/privilege' }
const root: State['route'] = { layout: 'main' }
const login: State['route'] = { layout: 'authentication' }

const lineLogin = '/authentication/line-login?brandRef=doisai&landing=true'

const cases: [string, Partial<State>, ReturnType<typeof backTarget>][] = [
  ['one step back in history', { route: detail, hasHistory: true }, -1],
  ['the privileges after a redemption', { route: detail, hasHistory: true, hasIssued: true }, '/privilege'],
  ['the privileges after a redemption, opened by a link', { route: root, hasIssued: true }, '/privilege'],
  ['the page above, opened by a link', { route: detail }, '/privilege'],
  ['home from a page with none above, opened by a link', { route: root }, '/home'],
  ['home from a page that does not exist', { route: undefined }, '/home'],
  ['one step back while logging in', { route: login, hasHistory: true, hasIssued: true }, -1],
  ['LINE login from a login page opened by a link', { route: login, brandRef: 'doisai' }, lineLogin],
  ['nowhere without a brand', { route: login }, undefined],
]

describe('the back button', () => {
  it.each(cases)('leads to %s', (_name, state, expected) => {
    const neutral: State = { route: undefined, hasHistory: false, hasIssued: false, brandRef: undefined }
    expect(backTarget({ ...neutral, ...state })).toEqual(expected)
  })
})
