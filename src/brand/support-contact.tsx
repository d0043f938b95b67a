import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { addFriendAddress, SUPPORT_FIELDS } from '@/config/official-account'
import { useLocale } from '@/i18n/use-locale'
import { isRecord } from '@/lib/is-record'
import { tokens } from '@/theme/tokens'
import { useFact } from './use-brand'

/** Links in a row, each as high as a finger. */
export const LinkRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: inherit;
  gap: 0 ${tokens.space(4)};
  width: 100%;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.tap};
    color: inherit;
  }
  /* No underline reaches a modal's phrases otherwise. */
  a span {
    display: inline;
  }
`

export default function SupportContact() {
  const locale = useLocale()
  const support = useSupport()
  if (!support) return null
  const { phone, lineOa, th, en } = support
  const hours = locale === 'en' ? (en ?? th) : (th ?? en)
  return (
    <LinkRow>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {/* A child of its own, or the link would lose its space between a modal's phrases. */}
          <span>
            <FormattedMessage
              id="ui.support.call"
              defaultMessage="Call {phone}"
              description="Link that dials the shop's number"
              values={{ phone }}
            />
          </span>
        </a>
      )}
      {lineOa && (
        <a href={addFriendAddress(lineOa)} target="_blank" rel="noopener">
          LINE {lineOa}
        </a>
      )}
      {hours && <span>{hours}</span>}
    </LinkRow>
  )
}

/** The brand's contact for its members (config.json, `support`), if any. */
export function useSupport() {
  const raw = useFact('support', isRecord)
  const text = (name: keyof typeof SUPPORT_FIELDS) => {
    const value = raw?.[name]
    return typeof value === 'string' && SUPPORT_FIELDS[name].test(value) ? value : undefined
  }
  const phone = text('phone')
  const lineOa = text('lineOa')
  return phone || lineOa ? { phone, lineOa, th: text('hours_th'), en: text('hours_en') } : undefined
}
