import { renderUi, setScreenWidth } from '#tests/support/render-ui.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MemberPicture } from './member-picture'

const kanya = { first_name: 'Kanya', last_name: 'Tangjit' }
const member = { member: kanya, size: 64 } as const
const picture = 'https://example.com/kanya.jpg'
const tier = { tier: { tier_icon_url: 'https://example.com/gold.svg', tier_name_th: 'Gold' } }
const personIcon = () => document.querySelector('svg')

it('is the picture of the member', () => {
  renderUi(<MemberPicture size={64} member={{ ...kanya, image_url: picture }} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', picture)
})

it.each([
  ['Kanya', 'Tangjit', 'KT'],
  ['เกศินี', 'แสงทอง', 'กส'],
  ['ปิติ', '', 'ป'],
])('is the initials of %s %s where there is no picture', (first_name, last_name, initials) => {
  const { container } = renderUi(<MemberPicture size={64} member={{ first_name, last_name }} />)
  expect(container.textContent).toBe(initials)
})

it('is the initials where the picture fails to load', () => {
  const { container } = renderUi(<MemberPicture size={64} member={{ ...kanya, image_url: picture }} />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(container.textContent).toBe('KT')
})

it('has the icon of a person with the membership system closed, and the icon of the tier with the system open', () => {
  const { unmount } = renderUi(<MemberPicture {...member} {...tier} isMembershipOpen={false} />)
  expect(personIcon()).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Gold' })).toBeNull()
  unmount()
  renderUi(<MemberPicture {...member} {...tier} isMembershipOpen />)
  expect(personIcon()).toBeNull()
  expect(screen.getByRole('img', { name: 'Gold' })).toHaveAttribute('src', tier.tier.tier_icon_url)
})

it('has no icon until it is known whether the system is open', () => {
  renderUi(<MemberPicture {...member} {...tier} />)
  expect(personIcon()).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

it.each([
  ['bar', 767, '63.83px'],
  ['bar', 768, '79.24px'],
  ['bar', 1199, '79.24px'],
  ['bar', 1200, '80.24px'],
  ['bar', 1919, '80.24px'],
  ['bar', 1920, '100.74px'],
  ['modal', 767, '54.6px'],
  ['modal', 768, '80.15px'],
  ['modal', 1920, '80.15px'],
] as const)('has in the %s of a screen of %s px the size of the specification', (size, width, across) => {
  setScreenWidth(width)
  const { container } = renderUi(<MemberPicture member={kanya} size={size} />)
  const root = container.querySelector('[data-size]') ?? container
  expect([getComputedStyle(root).width, getComputedStyle(root).height]).toEqual([across, across])
  // The picture inside; the rest is the frame.
  expect(getComputedStyle(root.children[0] ?? root).width).toBe('90.9%')
})
