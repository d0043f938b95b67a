import { useCallback, useEffect, type ReactNode } from 'react'
import { defineMessages, type TypedMessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { currentSession } from '@/session/lifetime'
import { useAppDispatch } from '@/store/hooks'
import { mayBeKept } from '@/ui/forms/drafts'
import { FormError, SubmitButton } from '@/ui/forms/form'
import { useFormValues } from '@/ui/forms/use-form-field'
import { useFormState } from '@/ui/forms/use-submission'
import { PAGE_END } from '@/theme/page-frame'
import { media } from '@/theme/tokens'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { warning, redText } from '@/ui/dialogs/feedback-presets'
import { useLeaveGuard } from '@/ui/leave-guard'
import { StickyFoot } from '@/ui/sticky-foot'

/** At the end of the page, without the usual space below. */
const Foot = styled(StickyFoot)`
  margin-block-end: calc(-1 * ${PAGE_END});
  ${media.tabletUp} {
    > button[data-full] {
      justify-self: end;
      width: 240px;
    }
  }
`

interface EditInfoFootProps {
  hasDraft: boolean
  /** Between the error and the button. */
  children: ReactNode
}

/** The form's end: the error, and the button, which does nothing until something is changed. */
export function EditInfoFoot({ hasDraft, children }: EditInfoFootProps) {
  const { isBusy, isReading, changedFields } = useFormState()
  const { values } = useFormValues<object>()
  const hasChanges = changedFields.length > 0 || isReading
  const changes = Object.entries(values).filter(([name]) => changedFields.includes(name))
  const losesPart = isReading || changes.some(([, value]) => value instanceof File || !mayBeKept(value))
  useUnsavedChanges(hasChanges, !hasDraft ? messages.lost : losesPart ? messages.partLost : messages.kept)
  return (
    <Foot>
      <FormError />
      {children}
      <SubmitButton isInert={!hasChanges && !isBusy} />
    </Foot>
  )
}

const messages = defineMessages({
  title: { id: 'profile.leave.title', defaultMessage: 'Leave without saving?' },
  kept: { id: 'profile.leave.kept', defaultMessage: 'This device keeps your entries for a day.' },
  partLost: {
    id: 'profile.leave.partLost',
    defaultMessage:
      'This device keeps your entries for a day. Add the picture, dates and phone numbers again.',
  },
  lost: { id: 'profile.leave.lost', defaultMessage: 'Your changes will be lost.' },
  stay: { id: 'profile.leave.stay', defaultMessage: 'Keep editing', description: 'Button' },
  leave: { id: 'profile.leave.confirm', defaultMessage: 'Leave this page' },
})

/** Asks before leaving a page with unsaved changes; before closing the tab only if a draft does not hold all of them. */
function useUnsavedChanges(hasChanges: boolean, text: TypedMessageDescriptor): void {
  const { show } = useFeedback()
  const dispatch = useAppDispatch()

  const ask = useCallback(
    (leave: () => void) =>
      show(
        warning(messages.title, text, {
          id: 'leave',
          cancelButton: { label: messages.stay },
          confirmButton: {
            ...redText,
            label: messages.leave,
            callback: leave,
          },
        }),
      ),
    [show, text],
  )
  useLeaveGuard(hasChanges ? ask : undefined)

  const losesInput = hasChanges && text !== messages.kept
  useEffect(() => {
    if (!losesInput) return
    // Once the session of the input is over, nobody is asked: another member's page takes its place.
    const session = dispatch(currentSession())
    const askBrowser = (event: BeforeUnloadEvent) => session.run(() => event.preventDefault())
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [dispatch, losesInput])
}
