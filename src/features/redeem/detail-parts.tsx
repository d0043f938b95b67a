import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { ItemValidity } from '@/lib/item-validity'
import { daysBetween } from '@/lib/calendar-date'
import { formatCost, formatDate, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { plainText } from '@/lib/plain-text'
import { isHtml } from '@/lib/sanitise'
import { ShareButton } from '@/features/sharing/share-button'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import { validityMessages } from '@/ui/card-frame'
import { daysLeft, pageWords } from '@/ui/page-words'
import { withUnits } from '@/ui/phrases'

export const DetailHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(1)} ${tokens.space(3)};
  /*
   * Beside the name's first line; what is drawn of the last icon ends where the page's content does. Its tap area may reach
   * into the gutter, but not under a rounded edge.
   */
  > :nth-child(2) {
    align-self: start;
    --into-gutter: min(12px, ${tokens.gutter} - ${tokens.safe.right});
    margin: calc((1.4 * ${tokens.font.size.xl} - ${tokens.tap}) / 2) calc(-1 * var(--into-gutter)) auto 0;
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

export const DetailName = styled.h2`
  font-size: ${tokens.font.size.xl};
  line-height: 1.4;
  &:focus {
    outline: none;
  }
`

/** The price, or how much is left, and the item's state beside it. */
export const DetailAmount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space(3)};
  > :first-child:not([role]) {
    color: ${tokens.color.primaryText};
  }
  strong {
    font-size: ${tokens.font.size.xl};
    line-height: 1.3;
  }
`

export const FactList = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${tokens.space(4)};
    min-height: ${tokens.tap};
    padding-block: ${tokens.space(1)};
    border-block-end: 1px solid ${tokens.color.outline};
  }
  dt {
    color: ${tokens.color.textMuted};
  }
  dd {
    font-weight: 600;
    text-align: end;
  }
`

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** From here on the days until the last one are said with it. */
const MOST_DAYS = 90

interface LastDayProps {
  validity: ItemValidity
  hasDaysLeft?: boolean
}

/** The last day as a date, which stays true once it is past. */
export function LastDay({ validity, hasDaysLeft = false }: LastDayProps) {
  const locale = useLocale()
  const today = useToday()
  const date = validity.kind === 'date' ? validity.date : undefined
  const days = hasDaysLeft && date ? daysBetween(today, date) : NaN
  return (
    <Fact label={<FormattedMessage {...pageWords.expiryDate} />}>
      {validity.kind === 'forever' ? (
        <FormattedMessage {...pageWords.noExpiry} />
      ) : (
        unbroken(formatDate(date, locale))
      )}
      {days >= 0 && days <= MOST_DAYS && (
        <>
          {' · '}
          <FormattedMessage {...daysLeft} values={{ days }} />
        </>
      )}
    </Fact>
  )
}

const MOST_SHORT = 120

const Plain = styled.p`
  white-space: pre-line;
`

/** Whether a description is one of a line or two, which fits under the item's name. */
export const isShortText = (text = '') => text !== '' && text.length <= MOST_SHORT && !isHtml(text)

export function Description({ text }: { text: string | undefined }) {
  if (!text) return null
  return isHtml(text) ? <BrandHtml html={text} /> : <Plain>{withUnits(plainText(text))}</Plain>
}

interface ShareItemProps {
  path: string
  item: { title: string; image?: string; cost?: number; validity: ItemValidity }
}

/** Shares an item with price and last day, without the member's data. */
export function ShareItem({ path, item: { title, image, cost, validity } }: ShareItemProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const facts = [
    cost !== undefined && formatCost(cost, locale),
    validity.kind === 'date' &&
      formatMessage(validityMessages.until, { date: formatDate(validity.date, locale) }),
  ]
  return (
    <ShareButton content={{ path, title, picture: image, subtitle: facts.filter(Boolean).join(' · ') }} />
  )
}
