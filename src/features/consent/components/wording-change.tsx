import { Fragment, useId, useMemo } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatDate, unbroken } from '@/i18n/format'
import { localeTags, type Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { useReadable } from '@/lib/readable'
import { tokens } from '@/theme/tokens'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { Article } from '../hooks/use-articles'
import { policyIn } from '../hooks/use-policy'
import { textDifference, type TextPart } from '../text-difference'

const Root = styled.section`
  display: grid;
  gap: ${tokens.space(2)};
  padding: ${tokens.space(4)};
  border: 1px solid color-mix(in srgb, ${tokens.color.primaryText} 25%, transparent);
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
`

const Sentences = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
  max-height: 360px;
  padding: ${tokens.space(3)};
  overflow-y: auto;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textMuted};
  p {
    padding-inline-start: ${tokens.space(3)};
    border-inline-start: 3px solid transparent;
  }
  p[data-kind='added'] {
    border-color: ${tokens.color.success};
    background: ${tokens.color.successSoft};
    color: ${tokens.color.text};
  }
  p[data-kind='removed'] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.text};
  }
  ins {
    text-decoration: none;
  }
  del {
    text-decoration-color: ${tokens.color.danger};
  }
`

/** The sentences added to and removed from an article since the member's answer, if that answer's wording is known. */
export function WordingChange({ article: { item, record } }: { article: Article }) {
  const id = useId()
  const ownLocale = useLocale()
  const last = record.find(({ text }) => text !== undefined)
  const current = last?.locale && policyIn(last.locale, item)
  const after = useReadable(current?.html)?.text
  const parts = useMemo(() => textDifference(last?.text ?? '', after ?? ''), [last?.text, after])
  // Texts in different languages cannot be compared.
  if (!last || !current || !after || current.locale !== last.locale) return null
  if (parts.every(({ kind }) => kind === 'same')) return null
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage
          id="consent.change.text"
          defaultMessage="What has changed since {date}"
          description="date: the day on which the member gave or withdrew their consent"
          values={{ date: unbroken(formatDate(last.at, ownLocale)) }}
        />
      </h2>
      {/* Focusable, so that arrow keys scroll it. */}
      <Sentences lang={localeTags[current.locale]} tabIndex={0} role="group" aria-labelledby={id}>
        {withoutUnchanged(parts).map((part, index) => (
          <Fragment key={index}>
            {part === undefined ? <span aria-hidden>⋯</span> : <Sentence part={part} ownLocale={ownLocale} />}
          </Fragment>
        ))}
      </Sentences>
    </Root>
  )
}

const marks = defineMessages({
  added: { id: 'consent.change.added', defaultMessage: 'Added:', description: 'Before a sentence' },
  removed: { id: 'consent.change.removed', defaultMessage: 'Removed:', description: 'Before a sentence' },
})

function Sentence({ part: { kind, text }, ownLocale }: { part: TextPart; ownLocale: Locale }) {
  if (kind === 'same') return <p>{text}</p>
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <p data-kind={kind}>
      <VisuallyHidden lang={localeTags[ownLocale]}>
        <FormattedMessage {...marks[kind]} />
      </VisuallyHidden>{' '}
      <Mark>{text}</Mark>
    </p>
  )
}

/** The changes, each with the sentence before it; undefined marks an omission. */
function withoutUnchanged(parts: TextPart[]): (TextPart | undefined)[] {
  const shown: (TextPart | undefined)[] = []
  parts.forEach((part, index) => {
    if (part.kind !== 'same') return shown.push(part)
    const isBeforeChange = index + 1 < parts.length && parts[index + 1]?.kind !== 'same'
    if (isBeforeChange) return shown.push(part)
    return index > 0 && shown.at(-1) !== undefined && shown.push(undefined)
  })
  if (shown.at(-1) === undefined) shown.pop()
  return shown
}
