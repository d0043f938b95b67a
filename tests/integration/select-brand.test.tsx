import { given } from '#tests/support/stored.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls, openApp } from './open-app'

const brands = [
  { ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' },
  { ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: '', logoUrl: 'https://cdn.example/sabai.png' },
]
const at = '/authentication/select-brand'

afterEach(() => void vi.restoreAllMocks())

async function open(options: Parameters<typeof openApp>[1] = {}) {
  const view = await openApp(at, { config: { brands }, ...options })
  await screen.findByRole('heading', { level: 2 })
  return view
}

/** The address of a brand's link, which loads the app again. */
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('select-brand', () => {
  it('shows the brands with their logos, fetches those that are not configured, and leads to the LINE login', async () => {
    const { container } = await open()
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      expect.stringContaining('กาแฟดอยใส'),
      expect.stringContaining('สบายมาร์ท'),
    ])
    await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2))
    expect(calls.map(({ path, query }) => path + query)).toEqual(['/api/v1.0/Theme/GetLogo?brandRef=doisai'])
    expect(hrefOf('สบายมาร์ท')).toBe('/authentication/line-login?brandRef=sabaimart&landing=true')
    for (const img of container.querySelectorAll('img')) fireEvent.error(img)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim()[0])).toEqual(['ก', 'ส'])
  })

  it('names them in English, or as they are called where there is no English name', async () => {
    const nameless = { ref: 'demo', name_th: '', name_en: '' }
    await open({ locale: 'en', config: { brands: [...brands, nameless] } })
    expect(screen.getByRole('heading', { name: 'Pick your store' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Doi Sai Coffee' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'สบายมาร์ท' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'demo' })).toBeVisible()
  })

  it('leads a member of the brand home, and to the login of another one', async () => {
    await open({ persona: 'gold' })
    expect(hrefOf('กาแฟดอยใส')).toBe('/home?brandRef=doisai')
    expect(hrefOf('สบายมาร์ท')).toMatch(/^\/authentication\/line-login/)
  })

  it.each([
    ['to the page that collects it', undefined, /^\/authentication\/point-member-login\?brandRef=doisai$/],
    ['to the login, inside LINE', 'Mozilla/5.0 (iPhone) Line/15.9.0 LIFF', /^\/authentication\/line-login/],
  ])('leads a visitor with a scanned code %s', async (_where, userAgent, href) => {
    if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    given({ codes: ['EARN50'] })
    await open()
    expect(hrefOf('กาแฟดอยใส')).toMatch(href)
  })

  it('says so where there is no brand to choose', async () => {
    await open({ brand: 'doisai', config: { brands: [] } })
    expect(screen.getByRole('heading', { name: 'ยังไม่มีร้านให้เลือก' })).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
