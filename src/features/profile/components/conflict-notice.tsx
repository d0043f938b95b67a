import { useRef, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useFormState } from '@/forms/form-state'
import { Notice } from '@/ui/notice'
import { TextButton } from '@/ui/text-button'

const words = defineMessages({
  text: {
    id: 'profile.conflict.text',
    defaultMessage: 'Your details were changed somewhere else meanwhile. What you typed is still here.',
  },
  kept: { id: 'profile.conflict.kept', defaultMessage: 'What you typed is still here.' },
  load: {
    id: 'profile.conflict.load',
    defaultMessage: 'Show the latest details',
    description: 'Button: reads the details again, and leaves what was typed as it is',
  },
  loaded: {
    id: 'profile.conflict.loaded',
    defaultMessage: 'These are the latest details, with your changes. Please check them and save again.',
  },
  failed: {
    id: 'profile.conflict.failed',
    defaultMessage: 'The latest details could not be loaded. Please try again.',
  },
})

interface ConflictNoticeProps {
  /** Merges the latest details into the form; returns whether that succeeded. */
  onLoad: () => Promise<boolean>
}

/** After a save was refused because the details have changed meanwhile: offers to go on from the latest. */
export function ConflictNotice({ onLoad }: ConflictNoticeProps) {
  const { refusal } = useFormState()
  if (refusal?.error.kind !== 'rejected' || !refusal.error.isConflict) return null
  // The server's own words, shown above, say already what has happened.
  const first = refusal.error.texts ? 'kept' : 'text'
  return <Conflict key={refusal.error.requestId} first={first} onLoad={onLoad} />
}

function Conflict({ onLoad, first }: ConflictNoticeProps & { first: 'text' | 'kept' }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>()
  const text = useRef<HTMLParagraphElement>(null)
  const load = async (button: HTMLElement) => {
    setState('loading')
    const isLoaded = await onLoad()
    setState(isLoaded ? 'loaded' : 'failed')
    // The button goes, but takes the focus along only if the member has not moved it meanwhile.
    if (isLoaded && document.activeElement === button) text.current?.focus()
  }
  const isLoading = state === 'loading'
  return (
    <Notice tone="info">
      <p ref={text} role="status" tabIndex={-1}>
        <FormattedMessage {...words[state === 'loaded' || state === 'failed' ? state : first]} />
      </p>
      {state !== 'loaded' && (
        <TextButton
          type="button"
          aria-busy={isLoading || undefined}
          aria-disabled={isLoading || undefined}
          onClick={({ currentTarget }) => !isLoading && void load(currentTarget)}
        >
          <FormattedMessage {...words.load} />
        </TextButton>
      )}
    </Notice>
  )
}
