import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { ItemValidity } from '@/domain/item-validity'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { isHtml, plainText } from '@/lib/plain-text'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import { Validity } from '@/ui/card-frame'

/** The item's name. */
export const DetailName = styled.h2`
  margin: 0;
  &:focus {
    outline: none;
  }
  font-size: ${tokens.font.size.xl};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

/** What it costs, or how much of it is left. */
export const DetailAmount = styled.p`
  margin: 0;
  color: ${tokens.color.primaryText};
  strong {
    font-size: ${tokens.font.size.xxl};
    line-height: 1.3;
  }
`

const Facts = styled.dl`
  display: grid;
  margin: 0;
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
    margin: 0;
    font-weight: 600;
    text-align: end;
    overflow-wrap: anywhere;
  }
`

export interface DetailFact {
  key: string
  label: ReactNode
  value: ReactNode
}

/** What is known of an item, a line each. */
export function FactList({ facts }: { facts: (DetailFact | false | undefined | '')[] }) {
  return (
    <Facts>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.key}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </Facts>
  )
}

const Plain = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** An item's description, which brands write as plain text or as HTML. */
export function Description({ text }: { text: string | undefined }) {
  if (!text) return null
  return isHtml(text) ? <BrandHtml html={text} /> : <Plain>{plainText(text)}</Plain>
}

/** The line of facts that says until when something can be used, by a bare date, which is right when it is past too. */
export function validityFact(validity: ItemValidity): DetailFact {
  return {
    key: 'validity',
    label: (
      <FormattedMessage id="redemption.validity" defaultMessage="Expiry date" description="Above a date" />
    ),
    value: <LastDay validity={validity} />,
  }
}

function LastDay({ validity }: { validity: ItemValidity }) {
  const locale = useLocale()
  if (validity.kind === 'forever') return <Validity validity={validity} />
  return formatDate(validity.kind === 'date' ? validity.date : undefined, locale)
}
