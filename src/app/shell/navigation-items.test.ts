import { describe, expect, it } from 'vitest'
import { navigationItems } from './navigation-items'

const all = { isPrivilegeActive: true, isPackageActive: true }
const currentOn = (pathname: string) =>
  navigationItems(all, 'privilege', pathname).map(({ link }) => link['aria-current'])

describe('the navigation', () => {
  it.each([
    ['every permitted item, in order', true, true, ['home', 'privilege', 'package', 'member', 'profile']],
    ['no privileges where the brand has none', false, true, ['home', 'package', 'member', 'profile']],
    ['no packages where the brand has none', true, false, ['home', 'privilege', 'member', 'profile']],
    ['neither where the brand has neither', false, false, ['home', 'member', 'profile']],
  ])('shows %s', (_name, isPrivilegeActive, isPackageActive, keys) => {
    const items = navigationItems({ isPrivilegeActive, isPackageActive }, 'home', '/home')
    expect(items.map(({ key }) => key)).toEqual(keys)
  })

  it('leads from MemberShip to the membership in the profile', () => {
    const member = navigationItems(all, 'home', '/home').find(({ key }) => key === 'member')
    expect(member?.link.to).toBe('/profile/member-info')
  })

  it('marks the item of the current page, and of a page below it', () => {
    expect(currentOn('/privilege')).toEqual([undefined, 'page', undefined, undefined, undefined])
    expect(currentOn('/privilege/foryou')).toEqual([undefined, 'true', undefined, undefined, undefined])
  })
})
