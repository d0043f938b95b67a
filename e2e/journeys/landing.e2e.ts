import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'

test(
  'a callback token logs the member in and leads home, and leaves the address bar',
  { tag: '@main' },
  async ({ page, open }) => {
    const callbackToken = makeToken({
      ...{ action: 'home', token: sessionFor('gold', 'doisai'), line_ref: 'Ugold', brand_ref: 'doisai' },
      ...{ is_withdraw_pdpa: false, is_consent_pdpa: 'True', exp: Math.floor(Date.now() / 1000) + 3600 },
    })
    await open(`/?callbackToken=${callbackToken}&brandRef=doisai`)
    await expectHomeOf(page, 'gold')
    PageWatch.expectCleanAddress(page.url())
    expect(await storageOf(page, 'localStorage')).toMatchObject({
      token: sessionFor('gold', 'doisai'),
      tokenBrandRef: 'doisai',
      lineRef: 'Ugold',
      isConsentStanding: 'true',
    })
  },
)
