import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useFormValues } from '@/ui/forms/use-form-field'
import { useFormState } from '@/ui/forms/use-submission'
import { AsOfTime } from '@/ui/as-of'
import { TextButton } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { commonWords } from '@/ui/words'
import { valuesOf, wholeFields, type CustomerInfo, type MemberInfoValues } from '../member-info'

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
  loaded: {
    id: 'profile.conflict.loaded',
    defaultMessage: 'Latest details loaded, with your changes. Please check and save again.',
  },
  failed: {
    id: 'profile.conflict.failed',
    defaultMessage: 'We couldn’t load the latest details. Please try again.',
  },
})

interface ChangedElsewhereProps {
  /** The saved details as they were read last, and when (ms, this phone's clock). */
  info: CustomerInfo
  readAt: number | undefined
  readAgain: () => Promise<CustomerInfo | undefined>
  /** Makes the latest details those that the form compares with; gives those before and the latest as the form shows them. */
  takeOver: (latest: MemberInfoValues) => readonly [before: MemberInfoValues, latest: MemberInfoValues]
}

/**
 * Brings details that were changed elsewhere into the form, but for the fields that the member has changed: by itself where they were
 * read again on a return, and by a button where a save was refused for them.
 */
export function ChangedElsewhere({ info, readAt, readAgain, takeOver }: ChangedElsewhereProps) {
  const { isBusy, formError } = useFormState()
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const merged = useRef(info)
  const merge = (read: CustomerInfo) => {
    merged.current = read
    const [before, latest] = takeOver(valuesOf(read))
    for (const names of wholeFields.map((whole) => [whole].flat()))
      if (names.every((name) => values[name] === before[name]))
        for (const name of names) setValue(name, latest[name])
  }
  const mergeAfterReturn = useEffectEvent((read: CustomerInfo) => {
    // While a save runs or has failed, the notice offers the latest details.
    if (merged.current !== read && !isBusy && !formError) merge(read)
  })
  useEffect(() => mergeAfterReturn(info), [info])
  const load = async () => {
    const latest = await readAgain()
    if (latest) merge(latest)
    return latest !== undefined
  }
  const error = formError?.error
  if (error?.kind !== 'rejected' || !error.isConflict) return null
  // The server's own words, shown above, say already what has happened.
  const first = error.texts ? 'kept' : 'text'
  return <ConflictNotice key={error.requestId} first={first} asOf={readAt} onLoad={load} />
}

interface ConflictNoticeProps {
  /** What it says before the latest details are loaded. */
  first: 'text' | 'kept'
  /** When the details were read that the form has. */
  asOf: number | undefined
  /** Merges the latest details into the form; returns whether that succeeded. */
  onLoad: () => Promise<boolean>
}

function ConflictNotice({ first, asOf, onLoad }: ConflictNoticeProps) {
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
          <FormattedMessage {...(state === 'failed' ? commonWords.tryAgain : messages.load)} />
        </TextButton>
      )}
    </Notice>
  )
}
