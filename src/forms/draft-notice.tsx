import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '@/ui/notice'
import { TextButton } from '@/ui/button'
import { focusFirst } from './form-focus'
import { useFormState } from './form-state'

/** Says that the form begins with what the member entered before, and offers to put that away. Place DraftNotice first. */
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
