import { readFlag } from '@/lib/flag'
import { isRecord } from '@/lib/is-record'
import { flagNames, shapes } from './generated/shapes'

const flags = new Set(flagNames)

const isOfType: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
  f: (value) => readFlag(value) !== undefined,
  a: () => true,
}

/** Does a body have what the contract promises? Without a shape, any JSON will do. */
export function matchesShape(shape: string | undefined, value: unknown): boolean {
  return shape === undefined ? value !== undefined : findMismatch(shape, value) === undefined
}

/** Where a value first differs from its shape ('body.payload[0].point'), if it does. */
export function findMismatch(shape: string, value: unknown, path = 'body'): string | undefined {
  if (shape.endsWith('[]')) {
    if (!Array.isArray(value)) return path
    return firstOf(value, (item, index) => findMismatch(shape.slice(0, -2), item, `${path}[${index}]`))
  }
  const check = isOfType[shape]
  if (check) return check(value) ? undefined : path
  if (!isRecord(value)) return path
  return firstOf((shapes[shape] ?? '').split(' '), (field) => {
    const [name = '', type = 's'] = field.split(':')
    const key = name.replace('?', '')
    const isMissing = value[key] === undefined || value[key] === null
    if (isMissing) return name === key ? `${path}.${key}` : undefined
    return findMismatch(type, value[key], `${path}.${key}`)
  })
}

/** A copy in which every flag that came as text is a boolean, however deep it lies. */
export function normaliseFlags(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normaliseFlags)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]) => {
    const flag = flags.has(key) ? readFlag(item) : undefined
    return [key, flag ?? normaliseFlags(item)] as const
  })
  return Object.fromEntries(entries)
}

function firstOf<T>(items: T[], find: (item: T, index: number) => string | undefined): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== undefined) return found
  }
  return undefined
}
