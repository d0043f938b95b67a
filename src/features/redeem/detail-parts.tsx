import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { ItemValidity } from '@/lib/item-validity'
import { formatCost, formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { plainText } from '@/lib/plain-text'
import { isHtml } from '@/lib/sanitise'
import { ShareButton } from '@/features/sharing/share-button'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import { Validity, validityMessages } from '@/ui/card-frame'
import { pageWords } from '@/ui/page-words'
import { withUnits } from '@/ui/phrases'

export const DetailHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(1)} ${tokens.space(3)};
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

/** The price, or how much is left. */
export const DetailAmount = styled.p`
  color: ${tokens.color.primaryText};
  strong {
    font-size: ${tokens.font.size.xxl};
    line-height: 1.3;
  }
`

export const FactList = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space(4)};
    padding-block: ${tokens.space(2)};
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

/** The last day as a date, which stays true once it is past. */
export function LastDay({ validity }: { validity: ItemValidity }) {
  const locale = useLocale()
  return (
    <Fact label={<FormattedMessage {...pageWords.expiryDate} />}>
      {validity.kind === 'forever' ? (
        <Validity validity={validity} />
      ) : (
        formatDate(validity.kind === 'date' ? validity.date : undefined, locale)
      )}
    </Fact>
  )
}

const Plain = styled.p`
  white-space: pre-line;
`

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
