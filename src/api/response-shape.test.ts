import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { operations } from './generated/operations'
import { answerShapes } from './generated/shapes'
import { findMismatch, matchesShape, normaliseFlags } from './response-shape'

interface Answer {
  $ref?: string
  content?: { 'application/json': { example: unknown } }
}
interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: { '200': Answer } }>>
  components: { responses: Record<string, Answer> }
}

const document = parse(readFileSync(`${import.meta.dirname}/openapi.yaml`, 'utf8')) as Document // our own file

const examples = Object.values(document.paths).flatMap((verbs) =>
  Object.values(verbs).map(({ operationId, responses: { 200: answer } }) => {
    const resolved = document.components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer
    return [operationId, resolved.content?.['application/json'].example] as const
  }),
)

const card = {
  privilege_id: 'P-1',
  name_th: 'กาแฟ',
  point_ref: 100,
  is_issuable: 'True',
  point_need: 0,
  is_forever: false,
}

describe('a shape', () => {
  it('exists for every operation of the contract', () => {
    expect(Object.keys(operations)).toEqual(examples.map(([operationId]) => operationId))
  })

  it.each(examples)('accepts the example of %s', (operationId, example) => {
    const shape = answerShapes[operationId]
    expect(example).toBeDefined()
    expect(shape && findMismatch(shape, example)).toBeUndefined()
    expect(matchesShape(shape, example)).toBe(true)
  })

  it('names the place where a required field is missing', () => {
    const { point_ref: _, ...broken } = card
    expect(findMismatch('PrivilegeList', { payload: [card, broken] })).toBe('body.payload[1].point_ref')
  })

  it('refuses a required field that is null', () => {
    expect(findMismatch('PrivilegeCard', { ...card, name_th: null })).toBe('body.name_th')
  })

  it('accepts an optional field that is absent or null, but not one of another type', () => {
    expect(matchesShape('PrivilegeCard', { ...card, remaining_limit: null })).toBe(true)
    expect(findMismatch('PrivilegeCard', { ...card, remaining_limit: '3' })).toBe('body.remaining_limit')
  })

  it('accepts a flag as a boolean or as text in any case, and no other word', () => {
    for (const flag of [true, false, 'true', 'FALSE', 'True']) {
      expect(matchesShape('MembershipSystem', { is_opensystem: flag })).toBe(true)
    }
    for (const other of ['yes', '', 1, {}]) {
      expect(matchesShape('MembershipSystem', { is_opensystem: other })).toBe(false)
    }
  })

  it('refuses an object where a list belongs, and the other way round', () => {
    expect(findMismatch('PrivilegeList', { payload: {} })).toBe('body.payload')
    expect(findMismatch('Provider[]', {})).toBe('body')
    expect(findMismatch('Profile', [])).not.toBeUndefined()
  })

  it('looks into nested objects', () => {
    const tier = { tier_info: { tier: 'gold' }, progress_info: { progress: 1 }, is_last_tier: true }
    expect(findMismatch('Tier', tier)).toBe('body.tier_info.tier_id')
  })

  it('ignores unknown fields and unknown words of an enumeration', () => {
    const item = {
      transaction_id: 'T',
      title_th: 'x',
      point: -5,
      status: 'pending',
      date: '2026-01-01',
      extra: 1,
    }
    expect(matchesShape('PointHistory', item)).toBe(true)
  })

  it('leaves the theme configuration to the theme, so that a broken one costs no more than itself', () => {
    expect(matchesShape('ThemeResponse', { resp: { json_config: '{broken' } })).toBe(true)
  })

  it('is not needed: without one, any JSON will do, but not an answer that is none', () => {
    expect(matchesShape(undefined, {})).toBe(true)
    expect(matchesShape(undefined, null)).toBe(true)
    expect(matchesShape(undefined, undefined)).toBe(false)
  })

  it('refuses everything when its name is unknown', () => {
    expect(matchesShape('NoSuchShape', {})).toBe(false)
  })
})

describe('normalising flags', () => {
  it('turns text into booleans, however deep', () => {
    const body = { payload: [{ is_issuable: 'TRUE', title: { display: 'False', text: 'x' } }] }
    expect(normaliseFlags(body)).toEqual({
      payload: [{ is_issuable: true, title: { display: false, text: 'x' } }],
    })
  })

  it('leaves other fields alone, even where they say true', () => {
    const field = { Column_Value: 'true', Is_Required: 'true', Label_Th: 'false' }
    expect(normaliseFlags(field)).toEqual({ Column_Value: 'true', Is_Required: true, Label_Th: 'false' })
  })

  it('leaves a flag alone that is a boolean, null or another word', () => {
    const body = { is_consent: true, is_pin: null, description: 'ใช้ได้ทุกสาขา' }
    expect(normaliseFlags(body)).toEqual(body)
  })

  it('does not change the value it was given', () => {
    const body = { is_pin: 'true' }
    normaliseFlags(body)
    expect(body).toEqual({ is_pin: 'true' })
  })

  it('reaches the settings of a theme', () => {
    const settings = { Login: { isLoginByLine: 'false', orderLoginType: 'line' }, isDark: 'True' }
    expect(normaliseFlags(settings)).toEqual({
      Login: { isLoginByLine: false, orderLoginType: 'line' },
      isDark: true,
    })
  })
})
