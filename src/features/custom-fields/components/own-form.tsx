import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { readDraft, removeDraft } from '@/forms/drafts'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { focusOnce } from '@/ui/focus-once'
import { Notice } from '@/ui/notice'
import { useToast } from '@/ui/toast-context'
import { defineForm } from '../form-definition'
import { useSaveOwnForm } from '../hooks/use-own-forms'
import { inLanguage } from '../in-language'
import type { CustomForm, CustomFormAnswers } from '../wire'
import { CustomForms } from './custom-forms'
import { SavedAnswers } from './saved-answers'

const words = defineMessages({
  saved: { id: 'customFields.own.saved', defaultMessage: 'Saved', description: 'Toast' },
  edit: { id: 'customFields.own.edit', defaultMessage: 'Edit', description: 'Opens a form' },
  answer: { id: 'customFields.own.answer', defaultMessage: 'Answer', description: 'Opens a form' },
})

const TOAST_MS = 2000

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(5)} ${tokens.space(4)};
  &:focus {
    outline: none;
  }
  h2 {
    margin: 0;
    font-size: ${tokens.font.size.lg};
    line-height: ${tokens.font.lineHeight};
    overflow-wrap: anywhere;
  }
`

/** One of the brand's forms: what the member has answered, and in its place the form itself while they edit it. */
export function OwnForm({ form, memberKey }: { form: CustomForm; memberKey: string | undefined }) {
  const draftName = `custom-field-info:${form.Form_Name}:${form.Primary_Key_Value}`
  const hasDraft = () => memberKey !== undefined && readDraft(draftName, memberKey) !== undefined
  // Who was interrupted while editing goes on there.
  const [mode, setMode] = useState<'reading' | 'editing' | 'resumed'>(() =>
    hasDraft() ? 'resumed' : 'reading',
  )
  const section = useMemo(() => defineForm([form]).sections[0], [form])
  const save = useSaveOwnForm()
  const locale = useLocale()
  const intl = useIntl()
  const toast = useToast()
  const titleId = useId()
  const editButton = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)

  // The focus was in the form, which is gone.
  useEffect(() => {
    if (mode === 'reading' && hasClosed.current) editButton.current?.focus({ preventScroll: true })
  }, [mode])

  const close = () => {
    hasClosed.current = true
    // The form writes its draft as it unmounts, so that the draft can go only then.
    flushSync(() => setMode('reading'))
    if (memberKey !== undefined) removeDraft(draftName, memberKey)
  }
  const handleSave = async (management: CustomFormAnswers[]) => {
    const error = await save(management)
    if (error) return error
    close()
    toast(intl.formatMessage(words.saved), { durationMs: TOAST_MS })
    return undefined
  }

  if (!section) return null
  if (mode !== 'reading') {
    return (
      // The button that had the focus is gone.
      <Frame tabIndex={-1} ref={mode === 'editing' ? focusOnce : undefined}>
        {mode === 'resumed' && (
          <Notice tone="info">
            <FormattedMessage
              id="customFields.own.resumed"
              defaultMessage="We kept what you had entered. Save it, or cancel to drop it."
            />
          </Notice>
        )}
        <CustomForms
          forms={[form]}
          draftName={draftName}
          memberKey={memberKey}
          submitLabel={
            <FormattedMessage
              id="customFields.register.save"
              defaultMessage="Save"
              description="Button: sends the answers"
            />
          }
          onSave={handleSave}
        >
          <Button variant="quiet" isFullWidth onClick={close}>
            <FormattedMessage
              id="customFields.own.cancel"
              defaultMessage="Cancel"
              description="Button: leaves a form without saving"
            />
          </Button>
        </CustomForms>
      </Frame>
    )
  }
  const label = inLanguage(section.label, locale)
  const isAnswered = section.fields.some((field) => field.isAnswered)
  const editLabel = intl.formatMessage(isAnswered ? words.edit : words.answer)
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{label}</h2>
      <SavedAnswers fields={section.fields} />
      <Button
        ref={editButton}
        variant="outline"
        aria-label={`${editLabel} ${label}`}
        onClick={() => setMode('editing')}
      >
        {editLabel}
      </Button>
    </Frame>
  )
}
