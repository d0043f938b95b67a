import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import type { DefinedField } from '../defined-field'
import { fieldTypes } from '../field-types'
import { inLanguage } from '../in-language'

const words = defineMessages({
  yes: { id: 'customFields.own.yes', defaultMessage: 'Yes', description: 'A box that was ticked' },
  no: { id: 'customFields.own.no', defaultMessage: 'No', description: 'A box that was not ticked' },
  none: {
    id: 'customFields.own.none',
    defaultMessage: 'Not answered yet',
    description: 'In place of an answer',
  },
})

const List = styled.dl`
  display: grid;
  gap: ${tokens.space(3)};
  margin: 0;
  overflow-wrap: anywhere;
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  dd[data-none] {
    color: ${tokens.color.textMuted};
  }
`

/** The questions of a form, each with the member's saved answer. */
export function SavedAnswers({ fields }: { fields: readonly DefinedField[] }) {
  const locale = useLocale()
  return (
    <List>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{inLanguage(field.label, locale)}</dt>
          <Answer answer={answerText(field, locale)} />
        </div>
      ))}
    </List>
  )
}

function Answer({ answer }: { answer: string | boolean | undefined }) {
  if (typeof answer === 'string') return <dd>{answer}</dd>
  if (answer === undefined) {
    return (
      <dd data-none>
        <FormattedMessage {...words.none} />
      </dd>
    )
  }
  return (
    <dd>
      <FormattedMessage {...(answer ? words.yes : words.no)} />
    </dd>
  )
}

/** A field's saved answer as a member reads it, as its type shows it. Pure. */
function answerText(
  { type, initial, options, isAnswered }: DefinedField,
  locale: Locale,
): string | boolean | undefined {
  if (!isAnswered) return undefined
  const labelOf = (value: string) => {
    const option = options.find((known) => known.value === value)
    return (option && inLanguage(option.text, locale)) || value
  }
  return fieldTypes[type].show(initial, labelOf, locale)
}
