import { useId, useMemo, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { readDraft, removeDraft } from '@/ui/forms/drafts'
import { draftRestored } from '@/ui/forms/form'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { useAppDispatch } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { focusOnce } from '@/ui/focus-once'
import { Notice } from '@/ui/notice'
import { useToast } from '@/ui/dialogs/toast-context'
import { commonWords } from '@/ui/words'
import {
  fieldTypes,
  inLanguage,
  type CustomForm,
  type CustomFormAnswers,
  type DefinedField,
} from './field-types'
import { readSection } from './form-definition'
import { CustomForms, useSaveForms } from './custom-forms'

const messages = defineMessages({
  edit: { id: 'customFields.own.edit', defaultMessage: 'Edit', description: 'Opens a form' },
  answer: { id: 'customFields.own.answer', defaultMessage: 'Answer', description: 'Opens a form' },
})

const TOAST_MS = 2000

export const FormCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(5)} ${tokens.space(4)};
  &:focus {
    outline: none;
  }
  h2 {
    font-size: ${tokens.font.size.lg};
  }
`

/** One of the brand's forms with the member's answers, and a form to edit them. */
export function OwnForm({ form, memberKey }: { form: CustomForm; memberKey: string | undefined }) {
  const draftName = `custom-field-info:${form.Form_Name}:${form.Primary_Key_Value}`
  const hasDraft = () => memberKey !== undefined && readDraft(draftName, memberKey) !== undefined
  // A draft means that editing was interrupted.
  const [mode, setMode] = useState<'reading' | 'editing' | 'resumed' | 'closed'>(() =>
    hasDraft() ? 'resumed' : 'reading',
  )
  const section = useMemo(() => readSection(form), [form])
  const save = useSaveForms(draftName)
  const dispatch = useAppDispatch()
  const locale = useLocale()
  const intl = useIntl()
  const toast = useToast()
  const titleId = useId()

  const close = () => {
    setMode('closed')
    if (memberKey !== undefined) removeDraft(draftName, memberKey)
  }
  const handleSave = async (management: CustomFormAnswers[]) => {
    const error = await save(management)
    if (error) return error
    dispatch(showSaved(management))
    close()
    toast(<FormattedMessage {...commonWords.saved} />, { durationMs: TOAST_MS })
    return undefined
  }

  if (mode === 'editing' || mode === 'resumed') {
    return (
      // The focused button is gone.
      <FormCard tabIndex={-1} ref={mode === 'editing' ? focusOnce : undefined}>
        {mode === 'resumed' && (
          <Notice tone="info">
            <FormattedMessage {...draftRestored} />
          </Notice>
        )}
        <CustomForms forms={[form]} draftName={draftName} memberKey={memberKey} isInCard onSave={handleSave}>
          <Button variant="quiet" isFullWidth onClick={close}>
            <FormattedMessage {...commonWords.cancel} />
          </Button>
        </CustomForms>
      </FormCard>
    )
  }
  const label = inLanguage(section.label, locale)
  const isAnswered = section.fields.some(({ saved }) => saved !== '')
  const editLabel = intl.formatMessage(isAnswered ? messages.edit : messages.answer)
  return (
    <FormCard as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{label}</h2>
      <SavedAnswers fields={section.fields} />
      <Button
        // The focused form is gone.
        ref={mode === 'closed' ? focusOnce : undefined}
        variant={isAnswered ? 'outline' : 'primary'}
        aria-label={`${editLabel} ${label}`}
        onClick={() => setMode('editing')}
      >
        {editLabel}
      </Button>
    </FormCard>
  )
}

/** Shows saved answers at once; the refetch then decides. */
const showSaved = (management: CustomFormAnswers[]) =>
  api.util.updateQueryData('listCustomForms', undefined, ({ list_form }) => {
    for (const { Form_Name, Primary_Key_Value, Insert_Data } of management) {
      const answers = new Map(Insert_Data.map(({ Column_Name, Column_Value }) => [Column_Name, Column_Value]))
      const form = list_form.find(
        (one) => one.Form_Name === Form_Name && one.Primary_Key_Value === Primary_Key_Value,
      )
      for (const field of form?.Fields ?? []) field.Column_Value = answers.get(field.Column_Name)
    }
  })

const answerWords = defineMessages({
  yes: { id: 'customFields.own.yes', defaultMessage: 'Yes', description: 'A box that was ticked' },
  no: { id: 'customFields.own.no', defaultMessage: 'No', description: 'A box that was not ticked' },
  none: { id: 'customFields.own.none', defaultMessage: 'Not answered yet' },
})

const List = styled.dl`
  display: grid;
  gap: ${tokens.space(3)};
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  dd {
    white-space: pre-line;
  }
  dd[data-none] {
    color: ${tokens.color.textMuted};
  }
`

function SavedAnswers({ fields }: { fields: readonly DefinedField[] }) {
  const locale = useLocale()
  return (
    <List>
      {fields.map((field) => {
        const answer = answerOf(field, locale)
        return (
          <div key={field.name}>
            <dt>{inLanguage(field.label, locale)}</dt>
            <dd data-none={answer === answerWords.none || undefined}>
              {typeof answer === 'string' ? answer : <FormattedMessage {...answer} />}
            </dd>
          </div>
        )
      })}
    </List>
  )
}

/** A field's saved answer as shown to the member. Pure. */
function answerOf(
  { type, initial, options, saved }: DefinedField,
  locale: Locale,
): string | MessageDescriptor {
  const labelOf = (value: string) => {
    const option = options.find((known) => known.value === value)
    return (option && inLanguage(option.text, locale)) || value
  }
  const answer = saved === '' ? undefined : fieldTypes[type].show(initial, labelOf, locale)
  if (typeof answer === 'string') return answer
  return answerWords[answer === undefined ? 'none' : answer ? 'yes' : 'no']
}
