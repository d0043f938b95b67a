import { expect, it } from 'vitest'
import { readStored, writeText } from '@/storage/storage'
import { makeStore } from './store'
import { chooseLanguage } from './switch-language'

const open = () => makeStore({ customerApiUrl: '', crmApiUrl: '' })

it.each([
  [undefined, 'th'],
  ['th', 'th'],
  ['en', 'en'],
  ['ja', 'th'],
])('a visit begins, where the language %s is stored, in %s', (stored, locale) => {
  writeText('language', stored)
  expect(open().getState().preferences.locale).toBe(locale)
})

it('a language that is chosen is stored, and is that of the next visit', async () => {
  await open().dispatch(chooseLanguage('en'))
  expect(readStored('language')).toBe('en')
  expect(open().getState().preferences.locale).toBe('en')
})
