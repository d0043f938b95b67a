import { FormikProvider } from 'formik'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '../spinner'
import { Button } from '../button'
import { Notice } from '../notice'
import { TextButton } from '../button'
import { ErrorNotice } from './error-notice'
import { focusFirst } from './form-focus'
import { FormStateContext, localText, useFormState, useSubmission, type FormOptions } from './use-submission'

/** No grid: the foot of a long form could not stick in the cell that a grid would give it. */
const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(5)};
`

interface FormProps<Values extends object, Output> extends FormOptions<Values, Output> {
  children: ReactNode
}

/**
 * The form component of all features, built on formik. A field shows its error once the field was left or the form was
 * submitted; entered values are never lost. Place `<FormError/>` above `<SubmitButton>`.
 */
export function Form<Values extends object, Output>({ children, ...options }: FormProps<Values, Output>) {
  const { form, formik, submit, state } = useSubmission(options)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog may be inside another form in React's tree, and would submit that form too.
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

/** The errors of the last submission that no field of the form shows. */
export function FormError() {
  const locale = useLocale()
  const { formError, wait } = useFormState()
  if (!formError) return null
  const { error, texts, shown } = formError
  // Once the wait is over the member can retry.
  if (error.kind === 'rateLimited' && error.retryAfterSeconds && !wait) return null
  const elsewhere = Object.entries(texts).filter(([name]) => !shown.has(name))
  if (elsewhere.length > 0)
    return <ErrorNotice error={error} texts={elsewhere.map(([, text]) => localText(text, locale))} />
  return Object.keys(texts).length === 0 && <ErrorNotice error={error} seconds={wait} />
}

interface SubmitButtonProps {
  /** There is nothing to submit; `describedBy` is the id of the element that says so. */
  isInert?: boolean
  describedBy?: string
  children: ReactNode
}

/** Submits the surrounding form; busy while sending, with a note where that takes long, and disabled during the wait after too many tries. */
export function SubmitButton({ isInert, describedBy, children }: SubmitButtonProps) {
  const { isBusy, wait } = useFormState()
  return (
    <>
      <BusyNote isBusy={isBusy} />
      <Button
        type="submit"
        isFullWidth
        isBusy={isBusy}
        isInert={isInert}
        aria-describedby={describedBy}
        disabled={wait !== undefined}
      >
        {children}
      </Button>
    </>
  )
}

/** Says that the form begins with what the member entered before, and offers to discard it; the first part of the form. */
export function DraftNotice() {
  const { isDraftRestored, isBusy, discardDraft } = useFormState()
  if (!isDraftRestored) return null
  const handleDiscard = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    discardDraft()
    // The button that had the focus is gone with the draft.
    focusFirst(button.closest('form'))
  }
  return (
    <Notice tone="info">
      <p>
        <FormattedMessage
          id="forms.draft.restored"
          defaultMessage="You have unsaved entries."
          description="Over a form that begins with what was entered before it was left"
        />
      </p>
      <TextButton type="button" disabled={isBusy} onClick={handleDiscard}>
        <FormattedMessage
          id="forms.draft.discard"
          defaultMessage="Discard it"
          description="Button: puts back the values as they were before anything was entered"
        />
      </TextButton>
    </Notice>
  )
}
