import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readText, writeText } from '@/config/storage'
import SelectBrandPage from '@/features/authentication/pages/select-brand-page'
import { readEntry } from '@/session/entry'
import { start } from '@/session/start'
import { showPage, startSandbox } from './show-page'

const brands = [
  { ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' },
  { ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: '', logoUrl: 'https://cdn.example/sabai.png' },
]
const at = '/authentication/select-brand'
const config = { defaultBrandRef: undefined, brands }
const browser = { isInAddress: false, isAutomatic: () => false }

let calls: string[]
beforeEach(() => {
  ;({ calls } = startSandbox())
})
afterEach(() => vi.unstubAllGlobals())

const open = (options: Partial<Parameters<typeof showPage>[1]> = {}) =>
  showPage(SelectBrandPage, { at, brandRef: '', config: { brands }, ...options })

/** Where the app begins once the brand of that name was tapped. */
function choose(name: string) {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name })
  const url = new URL(link.getAttribute('href') ?? '', 'https://member.example')
  return start(readEntry(url), config, browser)
}

describe('select-brand', () => {
  it('shows the brands with their logos, and asks for those that are not configured', async () => {
    const { container } = open()
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      expect.stringContaining('กาแฟดอยใส'),
      expect.stringContaining('สบายมาร์ท'),
    ])
    await vi.waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2))
    expect(calls).toEqual(['Theme/GetLogo?brandRef=doisai'])
  })

  it('names them in English, or as they are called where there is no English name', () => {
    open({ locale: 'en' })
    expect(screen.getByRole('heading', { name: 'Where are you a member?' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Doi Sai Coffee' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'สบายมาร์ท' })).toBeVisible()
  })

  it('leads to the LINE login of the brand, which is stored', () => {
    open()
    expect(choose('สบายมาร์ท').path).toBe('/authentication/line-login?brandRef=sabaimart&landing=true')
    expect(readText('brandRef')).toBe('sabaimart')
  })

  it('ends the session of another brand', () => {
    open({ brandRef: 'doisai', persona: 'gold' })
    choose('สบายมาร์ท')
    expect(readText('token')).toBeUndefined()
  })

  it('leads a member of the brand home, logged in as before', () => {
    open({ brandRef: 'doisai', persona: 'gold' })
    expect(choose('กาแฟดอยใส').path).toBe('/home?brandRef=doisai')
    expect(readText('token')).toBeDefined()
  })

  it('leads a code that waits to the question for the number', () => {
    writeText('qrCode', 'EARN50')
    open()
    expect(choose('กาแฟดอยใส').path).toBe('/authentication/point-member-login?brandRef=doisai')
    expect(readText('qrCode')).toBe('EARN50')
  })

  it('keeps the page first asked for until the login', () => {
    const asked = start(readEntry(new URL('https://member.example/privilege?x=1')), config, browser)
    expect(asked.path).toBe(at)
    open()
    choose('กาแฟดอยใส')
    expect(readText('targetPage')).toBe('/privilege?x=1')
  })

  it('says so where there is no brand to choose', () => {
    open({ config: { brands: [] } })
    expect(screen.getByRole('heading', { name: 'ยังไม่มีแบรนด์ให้เลือก' })).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
