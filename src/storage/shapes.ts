import { isRecord } from '../lib/is-record.ts'

/*
 * What a stored value must look like to be read, in a few words of which the rows of storage-keys.ts are made. A value that looks
 * otherwise, as another version may have stored it, counts as absent.
 */
export type Shape<Value> = (value: unknown) => value is Value

type ValueOf<One> = One extends Shape<infer Value> ? Value : never
type Shapes = Record<string, Shape<unknown>>
type Values<Fields extends Shapes> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

export const text = (value: unknown) => typeof value === 'string'
export const number = (value: unknown) => typeof value === 'number'
export const flag = (value: unknown) => typeof value === 'boolean'

/** One of these values. */
export const oneOf =
  <const Value>(...values: Value[]) =>
  (value: unknown): value is Value =>
    values.some((one) => one === value)

export const list =
  <Item>(item: Shape<Item>) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(item)

/** An object with any names. */
export const byName =
  <Item>(item: Shape<Item>) =>
  (value: unknown): value is Record<string, Item> =>
    isRecord(value) && Object.values(value).every(item)

/** An object with these fields; the optional ones may be absent, and others may be there. */
export const record =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- none are optional then
  <Fields extends Shapes, Optional extends Shapes = Record<never, never>>(
      fields: Fields,
      optional?: Optional,
    ) =>
    (value: unknown): value is Values<Fields> & Partial<Values<Optional>> =>
      isRecord(value) &&
      Object.entries(fields).every(([name, shape]) => shape(value[name])) &&
      Object.entries(optional ?? {}).every(([name, shape]) => value[name] === undefined || shape(value[name]))
