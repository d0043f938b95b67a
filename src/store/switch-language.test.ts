import { otherTab } from '#tests/support/other-tab.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { expect, it, vi } from 'vitest'
import { makeStore } from './store'
import { chooseLanguage, followStoredLanguage, switchLanguage } from './switch-language'

const open = () => makeStore({ customerApiUrl: '', crmApiUrl: '' })

it.each([
  [undefined, 'th'],
  ['th', 'th'],
  ['en', 'en'],
  ['ja', 'th'],
])('a visit begins, where the language %s is stored, in %s', (stored, locale) => {
  given({ language: stored })
  expect(open().getState().preferences.locale).toBe(locale)
})

it('a language that is chosen is stored, and is that of the next visit', async () => {
  await open().dispatch(chooseLanguage('en'))
  expect(storedOf().language).toBe('en')
  expect(open().getState().preferences.locale).toBe('en')
})

it('the language chosen last is shown, even while the texts of an earlier choice are still loading', async () => {
  const store = open()
  const outcomes = await Promise.all([
    store.dispatch(switchLanguage('en')),
    store.dispatch(switchLanguage('th')),
  ])
  expect(outcomes).toEqual(['overtaken', 'done'])
  expect(store.getState().preferences.locale).toBe('th')
})

it('the language stays until the texts of the other language have loaded', async () => {
  const store = open()
  const switching = store.dispatch(switchLanguage('en'))
  expect(store.getState().preferences.locale).toBe('th')
  expect(await switching).toBe('done')
  expect(store.getState().preferences.locale).toBe('en')
})

it('a language that was chosen stays chosen when the one stored before is followed meanwhile', async () => {
  const store = open()
  const choosing = store.dispatch(chooseLanguage('en'))
  await store.dispatch(followStoredLanguage())
  await choosing
  expect(store.getState().preferences.locale).toBe('en')
  expect(storedOf().language).toBe('en')
})

it('the language that another tab has stored is followed', async () => {
  const store = open()
  await store.dispatch(chooseLanguage('en'))
  otherTab.stores({ language: 'th' })
  await store.dispatch(followStoredLanguage())
  expect(store.getState().preferences.locale).toBe('th')
})

it('a language whose texts fail to load is neither shown nor stored, and the one before it stays', async () => {
  vi.doMock('@/i18n/load-messages', () => ({ loadMessages: () => Promise.reject(new Error('no network')) }))
  vi.resetModules()
  const [{ chooseLanguage: choose }, { makeStore: make }] = await Promise.all([
    import('./switch-language'),
    import('./store'),
  ])
  vi.doUnmock('@/i18n/load-messages')
  given({ language: 'th' })
  const store = make({ customerApiUrl: '', crmApiUrl: '' })
  expect(await store.dispatch(choose('en'))).toBe('failed')
  expect(store.getState().preferences.locale).toBe('th')
  expect(storedOf().language).toBe('th')
})
