import { useId } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatDateTime, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { ConsentEntry } from '@/session/consent'
import { useReadable } from '@/lib/readable'
import { tokens } from '@/theme/tokens'
import { CopyButton } from '@/ui/copy-button'
import { Muted } from '@/ui/muted'
import { Spread } from '@/ui/stack'
import type { Article } from '../hooks/use-articles'

const messages = defineMessages({
  title: { id: 'consent.record', defaultMessage: 'Consent record', description: 'Heading' },
  given: { id: 'consent.record.given', defaultMessage: 'Consent given', description: 'A line of the record' },
  withdrawn: {
    id: 'consent.record.withdrawn',
    defaultMessage: 'Consent withdrawn',
    description: 'A line of the record',
  },
  th: { id: 'consent.record.th', defaultMessage: 'Thai text', description: 'The language that was read' },
  en: { id: 'consent.record.en', defaultMessage: 'English text', description: 'The language that was read' },
})

const Root = styled.section`
  display: grid;
  gap: ${tokens.space(2)};
  h2 {
    font-size: ${tokens.font.size.lg};
  }
`

const Entries = styled.ol`
  > li {
    display: grid;
    padding-block: ${tokens.space(3)};
    border-block-end: 1px solid ${tokens.color.outline};
  }
`

/** The member's answers on this phone, with time and wording; can be copied as text. */
export function ConsentRecord({ article }: { article: Article }) {
  const { record } = article
  const title = useReadable(article.text.html)?.title
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const id = useId()
  const momentOf = ({ at }: ConsentEntry) => formatDateTime(at, locale)
  const languageOf = (entry: ConsentEntry) => entry.locale && formatMessage(messages[entry.locale])
  const asText = () =>
    [
      `${formatMessage(messages.title)}: ${title || article.item.pdpa_article_alt_reference}`,
      article.item.pdpa_article_alt_reference,
      ...record.map((entry) =>
        [
          `${momentOf(entry)} · ${formatMessage(messages[entry.action])}`,
          languageOf(entry),
          entry.fingerprint && `SHA-256 ${entry.fingerprint}`,
          entry.text,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    ].join('\n\n')

  return (
    <Root aria-labelledby={id}>
      <Spread $gap={3}>
        <h2 id={id}>
          <FormattedMessage {...messages.title} />
        </h2>
        {record.length > 0 && <CopyButton text={asText()} />}
      </Spread>
      {record.length > 0 ? (
        <>
          <Entries>
            {record.map((entry) => (
              <li key={`${entry.at}${entry.action}`}>
                <span>{formatMessage(messages[entry.action])}</span>
                <Muted as="span">
                  {[unbroken(momentOf(entry)), languageOf(entry)].filter(Boolean).join(' · ')}
                </Muted>
              </li>
            ))}
          </Entries>
          <Muted>
            <FormattedMessage
              id="consent.record.place"
              defaultMessage="Kept on this device only, and deleted when you log out. Copy it to keep it."
            />
          </Muted>
        </>
      ) : (
        <p>
          <FormattedMessage
            id="consent.record.none"
            defaultMessage="No record on this device. Your consent is unchanged."
          />
        </p>
      )}
    </Root>
  )
}
