import { describe, expect, it } from 'vitest'
import { readAnswer } from '@/api/read/read-answer'
import { answers, placesOf, valueAt, withEachPlace, withValueAt, type Place } from './answer-places'

const call = { requestId: 'id', hasMemberBearer: true, apiOrigin: 'https://api.example.com', now: 0 }

const read = (operation: string, body: unknown) =>
  readAnswer({ status: 200, text: JSON.stringify(body) }, { ...call, operation })
const dataOf = (operation: string, body: unknown) => {
  const outcome = read(operation, body)
  return 'data' in outcome ? outcome.data : outcome.error
}

const answering = answers.filter(({ schema }) => schema.$ref !== 'Empty')
const each = answering.map((answer) => [answer.operationId, answer] as const)

/** The calls whose example has such places, each with those places. */
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
    },
  )

  it.each(having(isOptional))('of %s does without each optional field', (id, answer) => {
    for (const { path } of answer.places) {
      const without = dataOf(id, withValueAt(answer.example, path, undefined))
      expect(without).not.toHaveProperty('kind', 'malformed')
      for (const nothing of [null, '', { not: 'this' }]) {
        // In place of an object, another object is not absent but incomplete.
        const isObject = typeof nothing === 'object' && nothing !== null
        if (isObject && typeof valueAt(answer.example, path) === 'object') continue
        expect(dataOf(id, withValueAt(answer.example, path, nothing))).toEqual(without)
      }
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
