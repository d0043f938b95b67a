import { describe, expect, it } from 'vitest'
import { currentOf, navigationItems } from './navigation-items'

const keysOf = (isPrivilegeActive: boolean, isPackageActive: boolean) =>
  navigationItems({ isPrivilegeActive, isPackageActive }).map((item) => item.key)

describe('the navigation', () => {
  it.each([
    ['every permitted item, in order', true, true, ['home', 'privilege', 'package', 'member', 'profile']],
    ['no privileges where the brand has none', false, true, ['home', 'package', 'member', 'profile']],
    ['no packages where the brand has none', true, false, ['home', 'privilege', 'member', 'profile']],
    ['neither where the brand has neither', false, false, ['home', 'member', 'profile']],
  ])('shows %s', (_name, isPrivilegeActive, isPackageActive, keys) => {
    expect(keysOf(isPrivilegeActive, isPackageActive)).toEqual(keys)
  })

  it('leads from MemberShip to the membership in the profile', () => {
    const member = navigationItems({ isPrivilegeActive: true, isPackageActive: true }).find(
      (item) => item.key === 'member',
    )
    expect(member?.path).toBe('/profile/member-info')
  })

  it('marks the item of the current page, and of a page below it', () => {
    const [home, privilege] = navigationItems({ isPrivilegeActive: true, isPackageActive: true })
    if (!home || !privilege) throw new Error('the items are missing')
    expect(currentOf(privilege, 'privilege', '/privilege')).toBe('page')
    expect(currentOf(privilege, 'privilege', '/privilege/foryou')).toBe('true')
    expect(currentOf(home, 'privilege', '/privilege')).toBeUndefined()
  })
})
