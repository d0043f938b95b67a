import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { BootContext, type Boot } from '@/session/boot-context'
import { BannerSection } from './banner-section'

function show(...links: (string | undefined)[]) {
  return renderUi(
    <BootContext value={{ config: { off: ['package'] as readonly unknown[] } } as Boot}>
      <MemoryRouter>
        <BannerSection
          label="News"
          isFullWidth={false}
          banners={links.map((link, index) => ({ image_url: `https://example.com/${index}.png`, link }))}
        />
      </MemoryRouter>
    </BootContext>,
  )
}

describe('a banner', () => {
  it.each(['/privilege/detail?type=2&privilegeId=P1', '/privilege/detail?type=2&amp;PRIVILEGEID=P1'])(
    'leads to a page of this app: %s',
    (to) => {
      show(to)
      const link = screen.getByRole('link', { name: 'News' })
      expect(link.getAttribute('href')).toBe('/privilege/detail?type=2&privilegeId=P1')
      expect(link.hasAttribute('target')).toBe(false)
    },
  )

  it('opens an https address outside the app', () => {
    show('https://www.example.com/farm')
    const link = screen.getByRole('link', { name: 'News' })
    expect(link.getAttribute('href')).toBe('https://www.example.com/farm')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it.each([
    undefined,
    'javascript:alert(1)',
    'http://example.com',
    '//evil.example/privilege',
    '/no-such-page',
    // The brand has none.
    '/package',
  ])('is a picture and no link where its link is %s', (link) => {
    show(link)
    expect(screen.getByRole('img', { name: 'News' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('banners', () => {
  it('are numbered in their names where there are several', async () => {
    show('/privilege', '/profile')
    expect(await screen.findByRole('group', { name: 'News' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'News 1' })).toBeTruthy()
  })

  it('show nothing where the section has none', () => {
    expect(show().container.textContent).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
  })
})
