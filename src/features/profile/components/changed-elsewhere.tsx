import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { useFormValues } from '@/ui/forms/use-form-field'
import { useFormState } from '@/ui/forms/use-submission'
import { Notice } from '@/ui/notice'
import { SmallButton } from '@/ui/small-button'
import { valuesOf, wholeFields, type CustomerInfo, type MemberInfoValues } from '../member-info'

const messages = defineMessages({
  text: {
    id: 'profile.conflict.text',
    defaultMessage: 'Your details have just changed. Your entries are still here.',
  },
  kept: { id: 'profile.conflict.kept', defaultMessage: 'Your entries are still here.' },
  load: { id: 'profile.conflict.load', defaultMessage: 'Show the latest details' },
  loaded: {
    id: 'profile.conflict.loaded',
    defaultMessage: 'These are the latest details, with your changes. Check and save.',
  },
})

interface ChangedElsewhereProps {
  /** The details as last read. */
  info: CustomerInfo
  readAgain: () => Promise<CustomerInfo | undefined>
  /** Makes the latest details the form's baseline; returns the previous and latest as form values. */
  takeOver: (latest: MemberInfoValues) => readonly [before: MemberInfoValues, latest: MemberInfoValues]
}

/**
 * Brings details changed elsewhere into the form, except for fields the member has changed: automatically when the details are
 * refetched on return, by a button when a save was refused because of them.
 */
export function ChangedElsewhere({ info, readAgain, takeOver }: ChangedElsewhereProps) {
  const { isBusy, formError } = useFormState()
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const [isLoading, setIsLoading] = useState(false)
  const [resolved, setResolved] = useState<AppError>()
  const text = useRef<HTMLParagraphElement>(null)
  const merged = useRef(info)
  const merge = (read: CustomerInfo) => {
    merged.current = read
    const [before, latest] = takeOver(valuesOf(read))
    for (const names of wholeFields.map((whole) => [whole].flat()))
      if (names.every((name) => values[name] === before[name]))
        for (const name of names) setValue(name, latest[name])
  }
  // The member may type while the latest details are read.
  const mergeNow = useRef(merge)
  useEffect(() => {
    mergeNow.current = merge
  })
  const mergeAfterReturn = useEffectEvent((read: CustomerInfo) => {
    // While a save is pending or has failed, the notice offers this instead.
    if (merged.current !== read && !isBusy && !formError) merge(read)
  })
  useEffect(() => mergeAfterReturn(info), [info])

  const error = formError?.error
  if (error?.kind !== 'rejected' || !error.isConflict) return null
  const load = async (button: HTMLElement) => {
    setIsLoading(true)
    const latest = await readAgain()
    setIsLoading(false)
    if (!latest) return
    mergeNow.current(latest)
    setResolved(error)
    // The button disappears; move the focus only if it is still on the button.
    if (document.activeElement === button) text.current?.focus()
  }
  const isLoaded = resolved === error
  // The server's texts, shown above, already explain it.
  const conflict = error.texts ? messages.kept : messages.text
  return (
    <Notice
      tone="info"
      action={
        isLoaded ? undefined : (
          <SmallButton
            type="button"
            aria-busy={isLoading || undefined}
            aria-disabled={isLoading || undefined}
            onClick={({ currentTarget }) => !isLoading && void load(currentTarget)}
          >
            <FormattedMessage {...messages.load} />
          </SmallButton>
        )
      }
    >
      <p ref={text} role="status" tabIndex={-1}>
        <FormattedMessage {...(isLoaded ? messages.loaded : conflict)} />
      </p>
    </Notice>
  )
}
