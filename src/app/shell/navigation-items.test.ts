import { describe, expect, it } from 'vitest'
import { isTabRoot, routeOf, titleOf } from '../routes'
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

  it('makes no further step of a tap on the page that is on screen, and one of each other', () => {
    const onScreen = (pathname: string) =>
      navigationItems(all, 'privilege', pathname).flatMap(({ key, link }) => (link.replace ? [key] : []))
    expect(onScreen('/privilege')).toEqual(['privilege'])
    expect(onScreen('/privilege/foryou')).toEqual([])
  })

  it('marks the item of the current page, and of a page below it', () => {
    expect(currentOn('/privilege')).toEqual([undefined, 'page', undefined, undefined, undefined])
    expect(currentOn('/privilege/foryou')).toEqual([undefined, 'true', undefined, undefined, undefined])
  })
})

describe('the page of an address', () => {
  it.each([
    ['/privilege/', '/privilege'],
    ['/', '/'],
    ['/privilege//', '/privilege'],
    ['/Privilege', undefined],
    ['/privilege/x', undefined],
  ])('of %s is %s', (address, path) => {
    expect(routeOf(address)?.path).toBe(path)
  })

  it('has the title of its mode, and of no other', () => {
    const login = routeOf('/authentication/login')
    const titles = ['', '?mode=register', '?mode=login', '?mode='].map((search) => titleOf(login, search).id)
    expect(titles).toEqual(
      [login?.title, login?.mode?.[1], login?.title, login?.title].map((title) => title?.id),
    )
    expect(new Set(titles).size).toBe(2)
    expect(titleOf(routeOf('/privilege'), '?mode=register').id).toBe(routeOf('/privilege')?.title.id)
    expect(titleOf(undefined).id).not.toBe(titleOf(routeOf('/')).id)
  })

  it.each([
    ['/privilege', true],
    ['/privilege/foryou', false],
    ['/profile/member-info', false],
    ['/sample', false],
  ])('%s is the first of a tab: %s', (path, isRoot) => {
    expect(isTabRoot(routeOf(path))).toBe(isRoot)
  })
})
