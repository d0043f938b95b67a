import { expect, it } from 'vitest'
import { serviceFactsOf } from './service-facts'

const raw = {
  privacyUrl: 'https://common.example/privacy',
  accountDeletionUrl: 'https://common.example/delete',
  unlinkLine: true,
  brands: [
    { ref: 'doisai', privacyUrl: 'https://doisai.example/privacy', unlinkLine: false },
    {
      ref: 'bad',
      privacyUrl: 'javascript:alert(1)',
      termsUrl: 'http://bad.example',
      dataExportUrl: 5,
    },
  ],
}

it('a brand’s own facts come before the common ones', () => {
  expect(serviceFactsOf({ raw }, 'doisai')).toMatchObject({
    privacyUrl: 'https://doisai.example/privacy',
    accountDeletionUrl: 'https://common.example/delete',
    hasUnlinkLine: false,
  })
})

it('what is no name and no https address is left out, alone', () => {
  expect(serviceFactsOf({ raw }, 'bad')).toEqual({
    privacyUrl: 'https://common.example/privacy',
    termsUrl: undefined,
    accountDeletionUrl: 'https://common.example/delete',
    dataExportUrl: undefined,
    hasUnlinkLine: true,
  })
})

it.each([[undefined], [{ brands: 'none' }], [{ brands: [null, 'x'] }]])(
  'with %j there are none',
  (config) => {
    expect(Object.values(serviceFactsOf({ raw: config }, 'doisai')).filter(Boolean)).toEqual([])
  },
)
