import { expect, it } from 'vitest'
import { makeStore } from './store'
import { switchLanguage } from './switch-language'

it('the language chosen last is shown, even while the texts of an earlier choice are still loading', async () => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const outcomes = await Promise.all([
    store.dispatch(switchLanguage('en')),
    store.dispatch(switchLanguage('th')),
  ])
  expect(outcomes).toEqual(['overtaken', 'done'])
  expect(store.getState().preferences.locale).toBe('th')
})

it('the language stays until the texts of the other language have loaded', async () => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const switching = store.dispatch(switchLanguage('en'))
  expect(store.getState().preferences.locale).toBe('th')
  expect(await switching).toBe('done')
  expect(store.getState().preferences.locale).toBe('en')
})
