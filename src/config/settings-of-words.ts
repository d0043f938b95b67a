import { isRecord } from '../lib/is-record.ts'
import { LONGEST_POINTS_NAME, ownTextError, readPointsName, type TextFacts } from '../lib/own-text.ts'
import { shown, type JsonSchema, type Kind } from './setting-kinds.ts'
import generated from './text-facts.json' with { type: 'json' }

/** Of each text of the app its length in both languages, and its placeholders (tools/config/text-facts.ts). */
const texts: Readonly<Record<string, readonly (string | number)[]>> = generated

const LANGUAGES = ['th', 'en']

/** A schema for each language, and no others. */
const ofLanguages = (schema: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(LANGUAGES.map((language) => [language, schema])),
})

function factsOf(id: string, language: string): TextFacts | undefined {
  const facts = Object.hasOwn(texts, id) ? texts[id] : undefined
  const namesAt = (place: number) =>
    String(facts?.[place] ?? '')
      .split(' ')
      .filter(Boolean)
  return (
    facts && {
      length: Number(facts[LANGUAGES.indexOf(language)]),
      needs: namesAt(LANGUAGES.length),
      may: namesAt(LANGUAGES.length + 1),
    }
  )
}

export const ownTexts: Kind = {
  schema: ofLanguages({ $ref: '#/$defs/texts' }),
  messageOf(value) {
    const mend = 'Give {"th": {"id": "text"}, "en": {"id": "text"}}, with ids of src/i18n/messages.'
    if (!isRecord(value)) return ['is no object', mend]
    for (const [language, own] of Object.entries(value)) {
      if (!LANGUAGES.includes(language) || !isRecord(own)) return [`has a wrong ${shown(language)}`, mend]
      for (const [id, text] of Object.entries(own)) {
        const facts = factsOf(id, language)
        if (!facts) return [`has ${shown(id)}, which is no text of the app`, mend]
        const error = ownTextError(text, facts)
        if (error)
          return [
            `says ${id} in ${language} by a text that ${error}`,
            "Mend it; the app's own text is shown.",
          ]
      }
    }
    return undefined
  },
}

const NAME: JsonSchema = { type: 'string', pattern: '\\S', maxLength: LONGEST_POINTS_NAME }

export const pointsName: Kind = {
  schema: ofLanguages({ anyOf: [NAME, { type: 'array', items: NAME, minItems: 1, maxItems: 2 }] }),
  messageOf(value) {
    const mend = `Give {"th": "ดาว", "en": ["Star", "Stars"]}, each of at most ${LONGEST_POINTS_NAME} letters.`
    if (!isRecord(value)) return ['is no object', mend]
    const wrong = Object.entries(value).find(
      ([language, name]) => !LANGUAGES.includes(language) || !readPointsName(name),
    )
    return wrong && [`has a wrong ${shown(wrong[0])}: ${shown(wrong[1])}`, mend]
  },
}

/** For editors, which complete the ids. */
export const schemaOfTexts = (ids: readonly string[]): JsonSchema => ({
  type: 'object',
  propertyNames: { enum: ids },
  additionalProperties: { type: 'string', pattern: '\\S' },
})
