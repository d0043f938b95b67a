import { expect, it, vi } from 'vitest'

const load = async (base: string) => {
  vi.stubEnv('BASE_URL', base)
  vi.resetModules()
  return { ...(await import('./base-path')), ...(await import('./shareable-address')) }
}

it.each([
  ['/', '/home', '/home'],
  ['/', '/', '/'],
  ['/member/', '/member/home', '/home'],
  ['/member/', '/member/', '/'],
  ['/member/', '/member', '/'],
  ['/a/b/', '/a/b/privilege/detail', '/privilege/detail'],
])('below %s, %s is the app’s %s', async (base, pathname, path) => {
  const { appPath } = await load(base)
  expect(appPath(pathname)).toBe(path)
})

it('what is passed on is an address below the base', async () => {
  const { sitePath, shareableAddress } = await load('/member/')
  expect(sitePath('/home?brandRef=a')).toBe('/member/home?brandRef=a')
  const shared = (path: string) => shareableAddress(path, { brandRef: 'a' }).replace(location.origin, '')
  expect(shared('/privilege/detail?privilegeId=1')).toBe('/member/privilege/detail?privilegeId=1&brandRef=a')
  expect(shared('/profile')).toBe('/member/?brandRef=a')
})
