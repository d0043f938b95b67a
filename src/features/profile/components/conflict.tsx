import { useRef, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { AsOfTime } from '@/ui/as-of'
import { Notice } from '@/ui/notice'
import { TextButton } from '@/ui/button'

const messages = defineMessages({
  text: {
    id: 'profile.conflict.text',
    defaultMessage: 'Your details were changed elsewhere. Your entries are still here.',
  },
  kept: { id: 'profile.conflict.kept', defaultMessage: 'Your entries are still here.' },
  load: {
    id: 'profile.conflict.load',
    defaultMessage: 'Show the latest details',
    description: 'Button: reads the details again, and leaves what was typed as it is',
  },
  again: {
    id: 'ui.errorState.retry',
    defaultMessage: 'Try again',
    description: 'Button: does again what failed',
  },
  loaded: {
    id: 'profile.conflict.loaded',
    defaultMessage: 'Latest details loaded, with your changes. Please check and save again.',
  },
  failed: {
    id: 'profile.conflict.failed',
    defaultMessage: 'We couldn’t load the latest details. Please try again.',
  },
})

export interface ConflictNoticeProps {
  /** When the details were read that the form has (ms, this phone's clock). */
  asOf: number | undefined
  /** Merges the latest details into the form; returns whether that succeeded. */
  onLoad: () => Promise<boolean>
}

/** The offer to go on from the latest details; `first` is what it says before. */
export function Conflict({ asOf, onLoad, first }: ConflictNoticeProps & { first: 'text' | 'kept' }) {
  const [state, setState] = useState<'loaded' | 'failed'>()
  const [isLoading, setIsLoading] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  const load = async (button: HTMLElement) => {
    setIsLoading(true)
    const isLoaded = await onLoad()
    setIsLoading(false)
    setState(isLoaded ? 'loaded' : 'failed')
    // The button goes, but takes the focus along only if the member has not moved it meanwhile.
    if (isLoaded && document.activeElement === button) text.current?.focus()
  }
  return (
    <Notice tone="info">
      <p ref={text} role="status" tabIndex={-1}>
        <FormattedMessage {...messages[state ?? first]} />
      </p>
      {state === 'failed' && asOf !== undefined && (
        <p>
          <AsOfTime at={asOf} />
        </p>
      )}
      {state !== 'loaded' && (
        <TextButton
          type="button"
          aria-busy={isLoading || undefined}
          aria-disabled={isLoading || undefined}
          onClick={({ currentTarget }) => !isLoading && void load(currentTarget)}
        >
          <FormattedMessage {...(state === 'failed' ? messages.again : messages.load)} />
        </TextButton>
      )}
    </Notice>
  )
}
