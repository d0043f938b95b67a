import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { FormError } from '@/forms/form-error'
import { useFormState } from '@/forms/form-state'
import { SendingNote } from '@/forms/sending-note'
import { SubmitButton } from '@/forms/submit-button'
import { useFormValues } from '@/forms/use-form-values'
import { tokens } from '@/theme/tokens'
import { useUnsavedChanges } from '../hooks/use-unsaved-changes'
import type { MemberInfoValues } from '../member-info'
import { ConflictNotice } from './conflict-notice'
import { EditFoot } from './edit-info-parts'

/** Its line stays when it is empty, so that the button does not move under the finger. */
const Unchanged = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  min-height: calc(${tokens.font.size.sm} * ${tokens.font.lineHeight});
`

interface EditInfoFootProps {
  hasChanged: (values: MemberInfoValues) => boolean
  hasDraft: boolean
  /** Takes over the latest details where the member has changed nothing; `undefined` if they could not be loaded. */
  loadLatest: () => Promise<{ before: MemberInfoValues; latest: MemberInfoValues } | undefined>
}

/** The end of the form: what failed, and the button, which is inert while nothing is changed. */
export function EditInfoFoot({ hasChanged, hasDraft, loadLatest }: EditInfoFootProps) {
  const noteId = useId()
  const { isBusy } = useFormState()
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const hasChanges = hasChanged(values)
  useUnsavedChanges({ hasChanges, hasNewPicture: values.image !== null, hasDraft })

  const merge = async () => {
    const read = await loadLatest()
    if (!read) return false
    const names = Object.keys(read.latest) as (keyof MemberInfoValues)[] // the keys of a constant object
    for (const name of names) if (values[name] === read.before[name]) setValue(name, read.latest[name])
    return true
  }
  return (
    <EditFoot>
      <SendingNote />
      <FormError />
      <ConflictNotice onLoad={merge} />
      <Unchanged id={noteId}>
        {!hasChanges && !isBusy && (
          <FormattedMessage
            id="profile.edit.unchanged"
            defaultMessage="Nothing has been changed yet."
            description="Above a Save button that does nothing for that reason"
          />
        )}
      </Unchanged>
      <SubmitButton isInert={!hasChanges && !isBusy} describedBy={noteId}>
        <FormattedMessage
          id="profile.edit.save"
          defaultMessage="Save"
          description="Button: sends the changed details"
        />
      </SubmitButton>
    </EditFoot>
  )
}
