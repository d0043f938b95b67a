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
  /** The details as last read, and when (ms, this phone's clock). */
  info: CustomerInfo
  readAt: number | undefined
  readAgain: () => Promise<CustomerInfo | undefined>
  /** Makes the latest details the form's baseline; returns the previous and latest as form values. */
  takeOver: (latest: MemberInfoValues) => readonly [before: MemberInfoValues, latest: MemberInfoValues]
}

/**
 * Brings details changed elsewhere into the form, except for fields the member has changed: automatically when the details are
 * refetched on return, by a button when a save was refused because of them.
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
    // While a save is pending or has failed, the notice offers this instead.
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
  // The server's texts, shown above, already explain it.
  const first = error.texts ? 'kept' : 'text'
  return <ConflictNotice key={error.requestId} first={first} asOf={readAt} onLoad={load} />
}

interface ConflictNoticeProps {
  /** The text before the latest details are loaded. */
  first: 'text' | 'kept'
  /** When the form's details were read. */
  asOf: number | undefined
  /** Merges the latest details into the form; false if that failed. */
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
    // The button disappears; move the focus only if it is still on the button.
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
