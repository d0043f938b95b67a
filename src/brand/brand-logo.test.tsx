import { renderUi } from '#tests/support/render-ui.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { makeStore } from '@/store/store'
import { BootContext, type Boot } from '@/session/boot-context'
import { BrandLogo } from './brand-logo'
import SupportContact from './support-contact'
import { BrandContext, type Brand } from './use-brand'

const boot = {
  config: {
    brands: [{ ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' }],
    raw: { brands: [{ ref: 'doisai', iconUrl: '/icon.png' }] },
  },
} as unknown as Boot // the only field of the boot that the logo reads

const brand: Brand = {
  ...defaultAppSetting('doisai'),
  homeLogo: 'https://example.com/logo.png',
  isLoading: false,
  isUnknown: false,
  isAnswered: true,
  isFresh: true,
}

function show(kind: 'login' | 'home', setting: Brand, ownBoot = boot) {
  return renderUi(
    <Provider store={makeStore({ customerApiUrl: '', crmApiUrl: '' })}>
      <BootContext value={ownBoot}>
        <BrandContext value={setting}>
          <BrandLogo kind={kind} />
        </BrandContext>
      </BootContext>
    </Provider>,
  )
}

it('is a mark with the initial where the picture fails to load', () => {
  const { container } = show('home', brand)
  fireEvent.error(screen.getByRole('img', { name: 'Doi Sai Coffee' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Doi Sai Coffee' })).toHaveTextContent(/^D$/)
})

it('is a mark with the whole of a first letter, an emoji too', () => {
  const config = { brands: [{ ref: 'doisai', name_th: '🌿ดอย', name_en: '🌿Doi' }], raw: {} }
  show('home', brand, { config } as unknown as Boot) // as above
  fireEvent.error(screen.getByRole('img', { name: '🌿Doi' }))
  expect(screen.getByRole('img', { name: '🌿Doi' })).toHaveTextContent(/^🌿$/u)
})

it('is the new picture where the one before has failed', () => {
  function Brands() {
    const [homeLogo, setLogo] = useState('https://example.com/lost.png')
    return (
      <BrandContext value={{ ...brand, homeLogo }}>
        <BrandLogo kind="home" />
        <button onClick={() => setLogo('https://example.com/new.png')}>answer</button>
      </BrandContext>
    )
  }
  renderUi(
    <Provider store={makeStore({ customerApiUrl: '', crmApiUrl: '' })}>
      <BootContext value={boot}>
        <Brands />
      </BootContext>
    </Provider>,
  )
  fireEvent.error(screen.getByRole('img'))
  fireEvent.click(screen.getByText('answer'))
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://example.com/new.png')
})

it.each([
  ['hours alone', { phone: 'ask staff', hours_en: 'Every day' }, [], ''],
  [
    'a number',
    { phone: '+66 2-123 4567', hours_th: 'ทุกวัน' },
    ['tel:+6621234567'],
    'Call +66 2-123 4567ทุกวัน',
  ],
  [
    'an account of LINE',
    { lineOa: '@doisai', hours_th: 'ทุกวัน', hours_en: 'Every day' },
    ['https://line.me/R/ti/p/%40doisai'],
    'LINE @doisaiEvery day',
  ],
])('the contact of a brand with %s', (_what, support, links, text) => {
  const own = { config: { brands: [], raw: { support } } } as unknown as Boot // as above
  const { container } = renderUi(
    <BootContext value={own}>
      <BrandContext value={brand}>
        <SupportContact />
      </BrandContext>
    </BootContext>,
  )
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
  expect(container.textContent).toBe(text)
})

it.each([
  ['always', true, '/icon.png', null],
  ['never', false, undefined, undefined],
  ['as the phone is', undefined, '/icon.png', '(prefers-color-scheme: dark)'],
] as const)('is the icon alone in dark, where the brand is dark %s', (_, isDark, icon, media) => {
  const { container } = show('home', { ...brand, ...(isDark !== undefined && { isDark }) })
  const source = container.querySelector('source')
  expect([source?.getAttribute('srcset'), source?.getAttribute('media')]).toEqual([icon, media])
  expect(screen.getByRole('img', { name: 'Doi Sai Coffee' })).toBeVisible()
})

describe('the logo of a first visit', () => {
  const OLD = 'https://example.com/old.png'
  const INLINE = 'data:image/png;base64,AA'
  afterEach(() => Reflect.deleteProperty(window, '__head'))

  it.each([
    ['the document’s own copy, where the brand still has it', 'doisai', OLD, INLINE],
    [
      'the brand’s new one, where it has changed since the document was made',
      'doisai',
      'https://example.com/new.png',
      'https://example.com/new.png',
    ],
    ['the brand’s own, where the document is of another brand', 'sabaimart', OLD, OLD],
  ])('is %s', (_which, brandRef, loginLogo, shown) => {
    const setting = { ...defaultAppSetting(brandRef), loginLogo: OLD }
    const theme = { light: {}, dark: {}, isDark: false }
    window.__head = { brands: [{ setting, theme, logo: INLINE }] }
    show('login', { ...brand, loginLogo })
    expect(screen.getByRole('img', { name: 'Doi Sai Coffee' })).toHaveAttribute('src', shown)
  })
})

describe('where the theme has no logo', () => {
  afterEach(() => vi.unstubAllGlobals())
  const answer = (...names: string[]) => {
    const imagelist = names.map((name) => ({ imageurl: `https://example.com/${name}.png` }))
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ resp: { imagelist } })))
  }

  it.each([
    ['login', ['first', 'second'], 'first'],
    ['home', ['first', 'second'], 'second'],
    ['login', ['only'], 'only'],
    ['home', ['only'], 'only'],
  ] as const)('the %s logo is, of the fetched pictures %j, the %s one', async (kind, names, shown) => {
    answer(...names)
    const { container } = show(kind, { ...brand, homeLogo: undefined })
    await waitFor(() => expect(container.querySelector('img')?.src).toBe(`https://example.com/${shown}.png`))
  })
})
