import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { mayBeKept } from '@/forms/drafts'
import { FormError, SubmitButton } from '@/forms/form'
import { useFormValues } from '@/forms/use-form-field'
import { useFormState } from '@/forms/use-submission'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { media, tokens } from '@/theme/tokens'
import { useFeedback } from '@/ui/feedback-context'
import { warning, grey, red } from '@/ui/feedback-presets'
import { useLeaveGuard } from '@/ui/leave-guard'
import { valuesOf, wholeFields, type CustomerInfo, type MemberInfoValues } from '../member-info'
import type { ConflictNoticeProps } from './conflict'
import { EditFoot } from './edit-info-parts'

/** Its line stays when it is empty, so that nothing moves under the finger. */
const Unchanged = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  ${media.tabletUp} {
    text-align: end;
  }
  min-height: calc(${tokens.font.size.sm} * ${tokens.font.lineHeight});
`

interface EditInfoFootProps {
  changesIn: (values: MemberInfoValues) => (keyof MemberInfoValues)[]
  hasDraft: boolean
  /** When the details were read that the form began with (ms, this phone's clock). */
  asOf: number | undefined
  /** The saved details as they were read last. */
  info: CustomerInfo
  /** Makes the latest details those that the form compares with; gives those before and the latest as the form shows them. */
  takeOver: (latest: MemberInfoValues) => readonly [before: MemberInfoValues, latest: MemberInfoValues]
  readAgain: () => Promise<CustomerInfo | undefined>
}

/** The end of the form: what failed, and the button, which is inert while nothing is changed. */
export function EditInfoFoot(props: EditInfoFootProps) {
  const { changesIn, hasDraft, asOf, info, takeOver, readAgain } = props
  const noteId = useId()
  const { isBusy, isReading, formError } = useFormState()
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const changes = changesIn(values)
  const hasChanges = changes.length > 0 || isReading
  const isPartLost = isReading || changes.some((name) => name === 'image' || !mayBeKept(values[name]))
  useUnsavedChanges(hasChanges, !hasDraft ? messages.lost : isPartLost ? messages.partLost : messages.kept)

  const merged = useRef(info)
  /** Takes over the details read last, but for the fields that the member has changed. */
  const merge = (read: CustomerInfo) => {
    merged.current = read
    const [before, latest] = takeOver(valuesOf(read))
    for (const names of wholeFields.map((whole) => [whole].flat()))
      if (names.every((name) => values[name] === before[name]))
        for (const name of names) setValue(name, latest[name])
  }
  const mergeAfterReturn = useEffectEvent((read: CustomerInfo) => {
    // While a save runs or has failed, its own notice offers the latest details.
    if (merged.current !== read && !isBusy && !formError) merge(read)
  })
  useEffect(() => mergeAfterReturn(info), [info])
  const load = async () => {
    const latest = await readAgain()
    if (!latest) return false
    merge(latest)
    return true
  }
  return (
    <>
      <Unchanged id={noteId}>
        {!hasChanges && !isBusy && (
          <FormattedMessage
            id="profile.edit.unchanged"
            defaultMessage="Nothing changed yet."
            description="Above a Save button that does nothing for that reason"
          />
        )}
      </Unchanged>
      <EditFoot>
        <FormError />
        <ConflictNotice asOf={asOf} onLoad={load} />
        <SubmitButton isInert={!hasChanges && !isBusy} describedBy={noteId}>
          <FormattedMessage id="forms.save" defaultMessage="Save" description="Button" />
        </SubmitButton>
      </EditFoot>
    </>
  )
}

const messages = defineMessages({
  title: {
    id: 'profile.leave.title',
    defaultMessage: 'Leave without saving?',
    description: 'Question',
  },
  kept: {
    id: 'profile.leave.kept',
    defaultMessage: 'This device keeps your entries for a day.',
  },
  partLost: {
    id: 'profile.leave.partLost',
    defaultMessage: 'This device keeps your entries for a day, but no new picture, date or long number.',
  },
  lost: { id: 'profile.leave.lost', defaultMessage: 'Your changes will be lost.' },
  leave: {
    id: 'profile.leave.confirm',
    defaultMessage: 'Leave this page',
    description: 'Button: leaves a page with unsaved changes',
  },
})

/** Asks before a page with unsaved changes is left; before the tab is closed, only if a draft would not hold all of them. */
function useUnsavedChanges(hasChanges: boolean, text: MessageDescriptor): void {
  const { show } = useFeedback()

  const ask = useCallback(
    (leave: () => void) =>
      show(
        warning(<FormattedMessage {...messages.title} />, <FormattedMessage {...text} />, {
          id: 'leave',
          confirmButton: {
            // What is stored as a draft is not lost, so nothing is dangerous, and nothing an achievement.
            ...(text === messages.kept ? grey : red),
            label: <FormattedMessage {...messages.leave} />,
            callback: leave,
          },
        }),
      ),
    [show, text],
  )
  useLeaveGuard(hasChanges ? ask : undefined)

  const isLosing = hasChanges && text !== messages.kept
  useEffect(() => {
    if (!isLosing) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [isLosing])
}

const loadConflict = () => import('./conflict').then((module) => ({ default: module.Conflict }))

/** After a save was refused because the details have changed meanwhile: offers to go on from the latest. */
function ConflictNotice({ asOf, onLoad }: ConflictNoticeProps) {
  const error = useFormState().formError?.error
  const conflict = error?.kind === 'rejected' && error.isConflict ? error : undefined
  // The error itself is told above; a chunk that does not come leaves the form as it is.
  const Conflict = useLazyComponent(loadConflict, conflict !== undefined)
  if (!conflict || !Conflict) return null
  // The server's own words, shown above, say already what has happened.
  const first = conflict.texts ? 'kept' : 'text'
  return <Conflict key={conflict.requestId} first={first} asOf={asOf} onLoad={onLoad} />
}
