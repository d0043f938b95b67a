import { FormikProvider } from 'formik'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '../busy-note'
import { Button } from '../button'
import { Notice } from '../notice'
import { SmallButton } from '../small-button'
import { ErrorNotice } from './error-notice'
import { focusFirst } from './form-focus'
import { FormStateContext, localText, useFormState, useSubmission, type FormOptions } from './use-submission'

/** No grid, because a sticky foot could not stick in a grid cell. */
const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(5)};
`

interface FormProps<Values extends object, Output> extends FormOptions<Values, Output> {
  children: ReactNode
}

/**
 * The form of all features, built on formik. A field shows its error after it was left or the form was submitted; input is
 * never lost. Put `<FormError/>` above `<SubmitButton>`.
 */
export function Form<Values extends object, Output>({ children, ...options }: FormProps<Values, Output>) {
  const { form, formik, submit, state } = useSubmission(options)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog may be inside another form in React's tree, which would submit too.
    event.stopPropagation()
    submit()
  }
  return (
    <FormikProvider value={formik}>
      <FormStateContext value={state}>
        <Root ref={form} noValidate aria-busy={state.isBusy || undefined} onSubmit={handleSubmit}>
          {children}
        </Root>
      </FormStateContext>
    </FormikProvider>
  )
}

/** The last submission's errors that no field shows. */
export function FormError() {
  const locale = useLocale()
  const { formError, wait } = useFormState()
  if (!formError) return null
  const { error, texts, shown } = formError
  // After the wait the member can retry.
  if (error.kind === 'rateLimited' && error.retryAfterSeconds && !wait) return null
  const elsewhere = Object.entries(texts).filter(([name]) => !shown.has(name))
  if (elsewhere.length > 0)
    return <ErrorNotice error={error} texts={elsewhere.map(([, text]) => localText(text, locale))} />
  return Object.keys(texts).length === 0 && <ErrorNotice error={error} seconds={wait} />
}

interface SubmitButtonProps {
  /** There is nothing to submit. */
  isInert?: boolean
  /** "Save" by default. */
  children?: ReactNode
}

/** Submits the form; busy while reading or sending, with a note if sending is slow, and disabled after too many tries. */
export function SubmitButton({ isInert, children }: SubmitButtonProps) {
  const { isBusy, isReading, wait } = useFormState()
  return (
    <>
      <BusyNote isBusy={isBusy} />
      <Button
        type="submit"
        isFullWidth
        isBusy={isBusy || isReading}
        isInert={isInert}
        disabled={wait !== undefined}
      >
        {children ?? <FormattedMessage id="forms.save" defaultMessage="Save" description="Button" />}
      </Button>
    </>
  )
}

export const draftRestored = defineMessage({
  id: 'forms.draft.restored',
  defaultMessage: 'You have unsaved entries.',
  description: 'Over a form that begins with what was entered before it was left',
})

/** Says that an earlier draft was restored, with a button to discard it; the first part of the form. */
export function DraftNotice() {
  const { isDraftRestored, isBusy, discardDraft } = useFormState()
  if (!isDraftRestored) return null
  const handleDiscard = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    discardDraft()
    // The focused button disappears with the draft.
    focusFirst(button.closest('form'))
  }
  return (
    <Notice
      tone="info"
      action={
        <SmallButton type="button" disabled={isBusy} onClick={handleDiscard}>
          <FormattedMessage
            id="forms.draft.discard"
            defaultMessage="Discard"
            description="Button: puts back the values as they were before anything was entered"
          />
        </SmallButton>
      }
    >
      <FormattedMessage {...draftRestored} />
    </Notice>
  )
}
