import { useCallback, useEffect } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'
import { useLeaveGuard } from '@/ui/leave-guard'

const messages = defineMessages({
  title: {
    id: 'profile.leave.title',
    defaultMessage: 'Leave without saving?',
    description: 'Question',
  },
  kept: {
    id: 'profile.leave.kept',
    defaultMessage: 'Your changes are not saved yet. This phone keeps what you typed for a day.',
  },
  pictureLost: {
    id: 'profile.leave.pictureLost',
    defaultMessage:
      'Your changes are not saved yet. This phone keeps what you typed for a day, but not the new picture.',
  },
  lost: { id: 'profile.leave.lost', defaultMessage: 'Your changes are not saved yet and will be lost.' },
  leave: {
    id: 'profile.leave.confirm',
    defaultMessage: 'Leave this page',
    description: 'Button: leaves a page with unsaved changes',
  },
})

interface UnsavedChanges {
  hasChanges: boolean
  hasNewPicture: boolean
  /** What is typed is stored as a draft. */
  hasDraft: boolean
}

/** Asks before a page with unsaved changes is left; before the tab is closed, only if a draft would not hold all of them. */
export function useUnsavedChanges({ hasChanges, hasNewPicture, hasDraft }: UnsavedChanges): void {
  const { show } = useFeedback()
  const text = !hasDraft ? messages.lost : hasNewPicture ? messages.pictureLost : messages.kept

  const ask = useCallback(
    (leave: () => void) =>
      show(
        warning(<FormattedMessage {...messages.title} />, <FormattedMessage {...text} />, {
          id: 'leave',
          confirmButton: { label: <FormattedMessage {...messages.leave} />, callback: leave },
        }),
      ),
    [show, text],
  )
  useLeaveGuard(hasChanges ? ask : undefined)

  const isLosing = hasChanges && (hasNewPicture || !hasDraft)
  useEffect(() => {
    if (!isLosing) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [isLosing])
}
