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

const isNumber = ({ schema }: Place) => schema.type === 'number' || schema.type === 'integer'
const isText = ({ schema }: Place) =>
  schema.type === 'string' && !schema.enum && !schema.format && schema['x-kind'] === undefined
const isFlag = ({ schema }: Place) => schema['x-kind'] === 'flag'
const isDate = ({ schema }: Place) => schema.format === 'date'
const isMoment = ({ schema }: Place) => schema.format === 'date-time'
const isList = ({ schema }: Place) => schema.type === 'array'
const mayBeNone = ({ schema }: Place) => schema.default !== undefined
const isOptional = (place: Place) => !place.isNeeded

describe('every answer', () => {
  it.each(each)('of %s is read as the contract has it, and no departure is noted', (id, { example }) => {
    const { deviations, ...outcome } = read(id, example)
    expect(outcome).toHaveProperty('data')
    expect(deviations).toEqual([])
  })

  it.each(having(isNumber))('of %s may have its numbers as text', (id, answer) => {
    const asText = withEachPlace(answer, (place, value) => (isNumber(place) ? String(value) : undefined))
    const grouped = withEachPlace(answer, (place, value) =>
      isNumber(place) ? (value as number).toLocaleString('en-US', { minimumFractionDigits: 2 }) : undefined,
    )
    expect(dataOf(id, asText)).toEqual(dataOf(id, answer.example))
    expect(dataOf(id, grouped)).toEqual(dataOf(id, answer.example))
    const { deviations } = read(id, asText)
    expect(deviations).toHaveLength(answer.places.length)
    for (const { what } of deviations) expect(what).toMatch(/^text for (a number|one of)/)
  })

  it.each(having(isText))('of %s may have numbers for its texts', (id, answer) => {
    const asNumbers = withEachPlace(answer, (place) => (isText(place) ? 1650000000 : undefined))
    const asDigits = withEachPlace(answer, (place) => (isText(place) ? '1650000000' : undefined))
    expect(dataOf(id, asNumbers)).toEqual(dataOf(id, asDigits))
  })

  it.each(having(isFlag))('of %s may have its flags as numbers or as text in any case', (id, answer) => {
    const forms = [
      [1, 0],
      ['1', '0'],
      ['True', 'FALSE'],
      ['Y', 'n'],
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

  it.each(having(isDate))('of %s may have a time after its dates', (id, answer) => {
    const times = ['T00:00:00', 'T23:59:59.123', ' 12:00:00', 'T00:00:00+07:00']
    for (const time of times) {
      const body = withEachPlace(answer, (place, value) =>
        isDate(place) ? `${String(value)}${time}` : undefined,
      )
      expect(dataOf(id, body)).toEqual(dataOf(id, answer.example))
    }
  })

  it.each(having(isDate))(
    "of %s may have moments for its dates: Bangkok's calendar says the day",
    (id, answer) => {
      const dayBefore = (day: unknown) =>
        new Date(Date.parse(String(day)) - 7 * 3600_000).toISOString().replace('.000', '.0000000')
      const body = withEachPlace(answer, (place, value) => (isDate(place) ? dayBefore(value) : undefined))
      expect(dataOf(id, body)).toEqual(dataOf(id, answer.example))
    },
  )

  it.each(having(isMoment))('of %s may have its moments in other forms', (id, answer) => {
    const momentsOf = (data: unknown) =>
      answer.places.map(({ path }) => Date.parse(String(valueAt(data, path))))
    const forms: ((moment: string) => string)[] = [
      (moment) => moment.replace('+07:00', '').replace('T', ' '),
      (moment) => moment.replace('+07:00', '.0000000+0700'),
      (moment) => new Date(moment).toISOString().replace('.000Z', 'z'),
    ]
    for (const form of forms) {
      const body = withEachPlace(answer, (place, value) =>
        isMoment(place) ? form(String(value)) : undefined,
      )
      expect(momentsOf(dataOf(id, body))).toEqual(momentsOf(answer.example))
    }
  })

  it.each(having(isMoment))('of %s may have days alone for its moments, which stay days', (id, answer) => {
    const body = withEachPlace(answer, (place, value) =>
      isMoment(place) ? String(value).slice(0, 'yyyy-MM-dd'.length) : undefined,
    )
    const { deviations } = read(id, body)
    expect(deviations).toEqual([])
    for (const { path } of answer.places) expect(valueAt(dataOf(id, body), path)).toBe(valueAt(body, path))
  })

  it.each(having((place) => isDate(place) || isMoment(place)))(
    'of %s does without a date that stands for none',
    (id, answer) => {
      for (const { path } of answer.places) {
        const without = dataOf(id, withValueAt(answer.example, path, null))
        for (const none of ['0001-01-01', '0001-01-01T00:00:00', '0001-01-01T00:00:00Z'])
          expect(dataOf(id, withValueAt(answer.example, path, none))).toEqual(without)
      }
    },
  )

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

  it.each(each)('of %s ignores what the contract does not know', (id, answer) => {
    const body = placesOf(answer.schema, answer.example).reduce((copy, { path }) => {
      const holder = valueAt(copy, path.slice(0, -1))
      if (!Array.isArray(holder)) (holder as Record<string, unknown>).something_else = { any: [1] } // an object, then
      return copy
    }, structuredClone(answer.example))
    expect(dataOf(id, body)).toEqual(dataOf(id, answer.example))
  })

  it.each(each)('of %s may arrive in an envelope, beside any other fields', (id, { example }) => {
    const data = dataOf(id, example)
    expect(dataOf(id, { data: example })).toEqual(data)
    expect(dataOf(id, { status: 200, success: true, message: 'ok', data: example })).toEqual(data)
    expect(dataOf(id, { status: '200', data: { data: example } })).toEqual(data)
    if (!Array.isArray(example))
      expect(dataOf(id, { ...(example as object), data: null, message: null })).toEqual(data)
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

  it.each(each)('of %s that is no JSON is malformed', (id) => {
    for (const text of ['<html></html>', '{"payload":[', 'OK'])
      expect(readText(id, text)).toMatchObject({ error: { kind: 'malformed' } })
  })
})

describe('a success with an error in its body', () => {
  const words = { title: 'ไม่สำเร็จ', message: 'กรุณาลองอีกครั้ง' }
  const all = answers.map(({ operationId }) => operationId)

  it.each(all)('is read as that error, of %s too', (id) => {
    const failures: [object, string][] = [
      [{ error: { http_status: 422, locale: { th: words } }, message: 'invalid pin' }, 'invalid'],
      [{ error: { http_status: '404' } }, 'notFound'],
      [{ error: { http_status: 500 } }, 'server'],
      [{ error: { http_status: 401 } }, 'sessionExpired'],
      [{ error: { locale: { 'th-th': words } } }, 'rejected'],
    ]
    for (const [body, kind] of failures) {
      expect(read(id, body)).toMatchObject({ error: { kind, requestId: 'id' } })
      expect(read(id, { data: body })).toMatchObject({ error: { kind } })
      expect(read(id, { ...body, data: null })).toMatchObject({ error: { kind } })
    }
    expect(read(id, failures[0]?.[0])).toMatchObject({
      error: { message: 'invalid pin', texts: { th: words } },
    })
  })

  it.each(each)('is a success where the error is empty, or of a good status: %s', (id, { example }) => {
    if (Array.isArray(example)) return
    for (const error of [null, {}, { http_status: 200 }, 'none'])
      expect(dataOf(id, { ...(example as object), error })).toEqual(dataOf(id, example))
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
