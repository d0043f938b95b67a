import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readStored, writeText } from '@/storage/storage'
import { readStartAddress, start } from '@/session/start'
import { calls, openApp } from './open-app'

const brands = [
  { ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' },
  { ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: '', logoUrl: 'https://cdn.example/sabai.png' },
]
const at = '/authentication/select-brand'
const config = { defaultBrandRef: undefined, brands }
const browser = { isInAddress: false, isAutomatic: () => false }

async function open(options: Parameters<typeof openApp>[1] = {}) {
  const view = await openApp(at, { config: { brands }, ...options })
  await screen.findByRole('heading', { level: 2 })
  return view
}

/** Where the app begins once the brand of that name was tapped. */
function choose(name: string) {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name })
  const url = new URL(link.getAttribute('href') ?? '', 'https://member.example')
  return start(readStartAddress(url), config, browser)
}

describe('select-brand', () => {
  it('shows the brands with their logos, and fetches the logos that are not configured', async () => {
    const { container } = await open()
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      expect.stringContaining('กาแฟดอยใส'),
      expect.stringContaining('สบายมาร์ท'),
    ])
    await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2))
    expect(calls.map(({ path, query }) => path + query)).toEqual(['/api/v1.0/Theme/GetLogo?brandRef=doisai'])
  })

  it('names them in English, or as they are called where there is no English name', async () => {
    await open({ locale: 'en' })
    expect(screen.getByRole('heading', { name: 'Where are you a member?' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Doi Sai Coffee' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'สบายมาร์ท' })).toBeVisible()
  })

  it('leads to the LINE login of the brand, which is stored', async () => {
    await open()
    expect(choose('สบายมาร์ท').path).toBe('/authentication/line-login?brandRef=sabaimart&landing=true')
    expect(readStored('brandRef')).toBe('sabaimart')
  })

  it('ends the session of another brand', async () => {
    await open({ persona: 'gold' })
    choose('สบายมาร์ท')
    expect(readStored('token')).toBeUndefined()
  })

  it('leads a member of the brand home, logged in as before', async () => {
    await open({ persona: 'gold' })
    expect(choose('กาแฟดอยใส').path).toBe('/home?brandRef=doisai')
    expect(readStored('token')).toBeDefined()
  })

  it('leads a visitor with a stored code to the question for the number', async () => {
    writeText('qrCode', 'EARN50')
    await open()
    expect(choose('กาแฟดอยใส').path).toBe('/authentication/point-member-login?brandRef=doisai')
    expect(readStored('qrCode')).toBe('EARN50')
  })

  it('stores the page first requested until the login', async () => {
    const first = start(readStartAddress(new URL('https://member.example/privilege?x=1')), config, browser)
    expect(first.path).toBe(at)
    await open()
    choose('กาแฟดอยใส')
    expect(readStored('targetPage')).toBe('/privilege?x=1')
  })

  it('says so where there is no brand to choose', async () => {
    await open({ brand: 'doisai', config: { brands: [] } })
    expect(screen.getByRole('heading', { name: 'ยังไม่มีร้านให้เลือก' })).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
