import { expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { paths } from '@/config/paths'

const known: string[] = Object.values(paths)
const mapped: string[] = routes.map((route) => route.path)

it('gives every path one row', () => {
  expect(known.filter((path) => mapped.filter((other) => other === path).length !== 1)).toEqual([])
})

it('has no row without a path, and no path twice', () => {
  expect(mapped.filter((path) => !known.includes(path))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

it('leads back to a page that exists', () => {
  const parents = routes.flatMap((route) => route.parent ?? [])
  expect(parents.filter((parent) => !mapped.includes(parent))).toEqual([])
})
