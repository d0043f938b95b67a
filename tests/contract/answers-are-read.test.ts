import { describe, expect, it } from 'vitest'
import { readAnswer } from '@/api/read/read-answer'
import { answers, placesOf, valueAt, withEachPlace, withValueAt, type Place } from './answer-places'

const call = { requestId: 'id', hasMemberBearer: true, apiOrigin: 'https://api.example.com', now: 0 }

const readText = (operation: string, text: string, status = 200) =>
  readAnswer({ status, text }, { ...call, operation })
const read = (operation: string, body: unknown) => readText(operation, JSON.stringify(body))
const dataOf = (operation: string, body: unknown) => {
  const outcome = read(operation, body)
  return 'data' in outcome ? outcome.data : outcome.error
}

const answering = answers.filter(({ schema }) => schema.$ref !== 'Empty')
const doing = answers.filter(({ schema }) => schema.$ref === 'Empty').map(({ operationId }) => operationId)
const each = answering.map((answer) => [answer.operationId, answer] as const)

/** The calls whose example has a place of this sort, each with those places. */
const having = (sort: (place: Place) => boolean) =>
  each.flatMap(([id, answer]) => {
    const places = placesOf(answer.schema, answer.example).filter(sort)
    return places.length > 0 ? [[id, { ...answer, places }] as const] : []
  })

const isFlag = ({ schema }: Place) => schema['x-kind'] === 'flag'
const isList = ({ schema }: Place) => schema.type === 'array'
const mayBeNone = ({ schema }: Place) => schema.default !== undefined
const isOptional = (place: Place) => !place.isNeeded

describe('every answer', () => {
  it.each(each)('of %s is read as the contract has it, and no departure is noted', (id, { example }) => {
    const { deviations, ...outcome } = read(id, example)
    expect(outcome).toHaveProperty('data')
    expect(deviations).toEqual([])
  })

  it.each(having(isFlag))('of %s may have its flags as numbers or as text in any case', (id, answer) => {
    const forms = [
      [1, 0],
      ['True', 'FALSE'],
    ]
    const isOn = (value: unknown) => value === true || String(value).toLowerCase() === 'true'
    for (const [on, off] of forms) {
      const body = withEachPlace(answer, (place, value) =>
        isFlag(place) ? (isOn(value) ? on : off) : undefined,
      )
      const { deviations } = read(id, body)
      expect(dataOf(id, body)).toEqual(dataOf(id, answer.example))
      expect(deviations).toEqual([])
    }
  })

  it.each(having(({ schema }) => schema['x-also'] !== undefined))(
    'of %s may have its choices by their other names',
    (id, answer) => {
      const body = withEachPlace(answer, ({ schema }, value) =>
        schema['x-also']?.at(schema.enum?.indexOf(value) ?? -1),
      )
      expect(dataOf(id, body)).toEqual(dataOf(id, answer.example))
    },
  )

  it.each(having((place) => place.isNeeded && mayBeNone(place)))(
    'of %s may lack a required field with a default, which is malformed only where it is there and broken',
    (id, answer) => {
      for (const { path } of answer.places) {
        for (const nothing of [null, '', undefined])
          expect(dataOf(id, withValueAt(answer.example, path, nothing))).not.toHaveProperty('kind')
        expect(dataOf(id, withValueAt(answer.example, path, 'broken'))).toHaveProperty('kind', 'malformed')
      }
      expect(readText(id, '', 204)).toHaveProperty('data')
    },
  )

  it.each(having(isOptional))('of %s does without each optional field', (id, answer) => {
    for (const { path } of answer.places) {
      const without = dataOf(id, withValueAt(answer.example, path, undefined))
      expect(without).not.toHaveProperty('kind', 'malformed')
      for (const nothing of [null, '', { not: 'this' }]) {
        // An object in the place of an object is one without any of its fields: its required fields decide.
        const isObject = typeof nothing === 'object' && nothing !== null
        if (isObject && typeof valueAt(answer.example, path) === 'object') continue
        expect(dataOf(id, withValueAt(answer.example, path, nothing))).toEqual(without)
      }
    }
  })

  it.each(having(isList))('of %s may have nothing where a needed list is meant', (id, answer) => {
    for (const { path } of answer.places.filter(({ isNeeded }) => isNeeded)) {
      const empty = dataOf(id, withValueAt(answer.example, path, []))
      expect(dataOf(id, withValueAt(answer.example, path, null))).toEqual(empty)
      expect(dataOf(id, withValueAt(answer.example, path, undefined))).toEqual(empty)
      expect(valueAt(empty, path)).toEqual([])
    }
  })

  it.each(having(isList))('of %s leaves out the rows that cannot be shown, and no other', (id, answer) => {
    for (const { path } of answer.places) {
      const rows = valueAt(answer.example, path) as unknown[] // a list, by its schema
      const body = withValueAt(answer.example, path, [null, ...rows, 'broken', 7])
      expect(dataOf(id, body)).toEqual(dataOf(id, answer.example))
      expect(read(id, body).deviations.map(({ what }) => what)).toContain('row left out')
    }
  })

  it.each(
    having(isList).filter(([, { places }]) =>
      places.some(({ path, isNeeded }) => path.length === 1 && isNeeded),
    ),
  )('of %s whose every row is broken is malformed, and no empty list', (id, { places, example }) => {
    const path = places[0]?.path ?? []
    expect(dataOf(id, withValueAt(example, path, ['broken', null]))).toMatchObject({ kind: 'malformed' })
  })

  it.each(
    each.flatMap(([id, { schema, example }]) => {
      const lists = Object.entries(schema.properties ?? {}).filter(
        ([, property]) => property.type === 'array',
      )
      const key = lists.length === 1 ? lists[0]?.[0] : undefined
      return key && schema.required?.includes(key) ? [[id, key, example] as const] : []
    }),
  )('of %s may be its list (%s) alone, or no body at all where it is empty', (id, key, example) => {
    const rows = valueAt(example, [key])
    expect(valueAt(dataOf(id, rows), [key])).toEqual(valueAt(dataOf(id, example), [key]))
    expect(valueAt(dataOf(id, { data: rows, message: 'ok' }), [key])).toEqual(
      valueAt(dataOf(id, example), [key]),
    )
    for (const nothing of ['', ' ', 'null', '{}', '{"data":null}', `{"${key}":null}`]) {
      expect(valueAt((readText(id, nothing, nothing ? 200 : 204) as { data?: unknown }).data, [key])).toEqual(
        [],
      ) // else undefined is compared
    }
  })

  it.each(each)('of %s that lacks a required field is malformed, and names the field', (id, answer) => {
    const needed = placesOf(answer.schema, answer.example).filter(
      (place) => place.path.length === 1 && place.isNeeded && !isList(place) && !mayBeNone(place),
    )
    for (const { path } of needed) {
      const { deviations, ...outcome } = read(id, withValueAt(answer.example, path, null))
      expect(outcome).toEqual({ error: { kind: 'malformed', requestId: 'id' } })
      expect(deviations).toContainEqual({ path: path.join('.'), what: 'missing' })
    }
  })
})

describe('a call whose answer is not used', () => {
  it('is one of those that only do something', () => {
    expect(doing).toContain('updatePdpa')
    expect(doing).toContain('logout')
  })
  it.each(doing)('%s is done with an empty body, and with any JSON', (id) => {
    for (const [text, status] of [
      ['', 200],
      ['', 204],
      ['{}', 200],
      ['null', 200],
      ['{"success":true,"data":null}', 200],
    ] as const)
      expect(readText(id, text, status)).toEqual({ data: {}, deviations: [] })
  })
  it.each(doing)('%s is not done where the answer is an HTML page', (id) => {
    expect(readText(id, '<html>maintenance</html>')).toMatchObject({ error: { kind: 'malformed' } })
  })
})
