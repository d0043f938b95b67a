import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { once } from '@/api/once'
import { DraftNotice, Form, FormError, SubmitButton } from '@/ui/forms/form'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { StickyFoot } from '@/ui/sticky-foot'
import {
  fieldTypes,
  inLanguage,
  type CustomForm,
  type CustomFormAnswers,
  type DefinedField,
} from './field-types'
import { defineForm, toManagement, type DefinedSection } from './form-definition'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(5)};
  & + & {
    padding-top: ${tokens.space(6)};
    border-top: 1px solid ${tokens.color.outline};
  }
  h2 {
    font-size: ${tokens.font.size.lg};
  }
`

interface CustomFormsProps {
  /** Only the first render's forms count, so that a refetch cannot reset what is being entered. */
  forms: readonly CustomForm[]
  /** The draft's name; each place with forms has its own. */
  draftName?: string
  /** Owner of the draft; without it no draft is stored. */
  memberKey: string | undefined
  isInCard?: boolean
  /** Another button, below the main one. */
  children?: ReactNode
  /** Returns the error, or undefined on success. */
  onSave: (management: CustomFormAnswers[]) => Promise<AppError | undefined>
}

/** Saves answers to these forms, named by a text; gives the error, or undefined on success. */
export function useSaveForms(forms: string) {
  const [saveForms] = api.useSaveCustomFormsMutation()
  return async (management: CustomFormAnswers[]): Promise<AppError | undefined> => {
    const { error } = await once(`saveCustomForms ${forms}`, management, (requestId) =>
      saveForms({ body: { management }, 'X-Request-Id': requestId }),
    )
    return error && toAppError(error)
  }
}

/** A brand's forms below each other, with one button for all. */
export function CustomForms({
  forms,
  draftName = 'custom-fields',
  memberKey,
  isInCard,
  children,
  onSave,
}: CustomFormsProps) {
  const [definition] = useState(() => defineForm(forms))
  const { sections, fields, fieldNames, schema, initialValues } = definition
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      draft={{ name: draftName, memberKey, fields: fields.map(({ name }) => name) }}
      fieldNames={fieldNames}
      onSubmit={(values) => onSave(toManagement(definition, values))}
    >
      {/* In a card, Cancel discards the draft. */}
      {!isInCard && <DraftNotice />}
      {sections.map((section) => (
        <FormSection key={section.name} section={section} />
      ))}
      <StickyFoot isInCard={isInCard}>
        <FormError />
        <SubmitButton />
      </StickyFoot>
      {children}
    </Form>
  )
}

function FormSection({ section: { label, fields } }: { section: DefinedSection }) {
  const locale = useLocale()
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{inLanguage(label, locale)}</h2>
      {fields.map((field) => (
        <DefinedFieldInput key={field.name} field={field} />
      ))}
    </Section>
  )
}

function DefinedFieldInput({ field }: { field: DefinedField }) {
  const locale = useLocale()
  const { name, type } = field
  const label = inLanguage(field.label, locale)
  const options = field.options.map(({ value, text }) => ({
    value,
    label: inLanguage(text, locale) || value,
  }))
  return fieldTypes[type].input({ name, label, options })
}
