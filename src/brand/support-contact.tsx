import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { configuredFacts } from '@/config/configured-facts'
import { addFriendAddress, SUPPORT_FIELDS } from '@/config/official-account'
import type { RuntimeConfig } from '@/config/runtime-config'
import { useLocale } from '@/i18n/use-locale'
import { isRecord } from '@/lib/is-record'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { useBrand } from './use-brand'

const Root = styled.span`
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
`

/** The brand's telephone number, LINE account and hours, beside a support code. */
export default function SupportContact() {
  const locale = useLocale()
  const support = useSupport()
  if (!support) return null
  const { phone, lineOa, hours } = support
  return (
    <Root>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {/* A child of its own: between the phrases of a modal's text the link would else lose its space. */}
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
      <span>{locale === 'en' ? (hours.en ?? hours.th) : (hours.th ?? hours.en)}</span>
    </Root>
  )
}

/** Whom the member's brand names for its members to turn to; undefined where it names nobody. */
export function useSupport(): Support | undefined {
  const { config } = useBoot()
  return supportOf(config, useBrand().brandRef)
}

/** Whom a member turns to with a support code. */
interface Support {
  phone?: string
  /** The id of a LINE official account. */
  lineOa?: string
  hours: { th?: string; en?: string }
}

/** Whom the configuration names for a brand (config.json, `support`): the brand's own, else everybody's; undefined for nobody. */
function supportOf(config: Pick<RuntimeConfig, 'raw'>, brandRef: string | undefined): Support | undefined {
  const raw = configuredFacts(config, brandRef)
    .map(({ support }) => support)
    .find(isRecord)
  if (!raw) return undefined
  const text = (name: keyof typeof SUPPORT_FIELDS) => {
    const value = raw[name]
    return typeof value === 'string' && SUPPORT_FIELDS[name].test(value) ? value : undefined
  }
  const support = {
    phone: text('phone'),
    lineOa: text('lineOa'),
    hours: { th: text('hours_th'), en: text('hours_en') },
  }
  return support.phone || support.lineOa ? support : undefined
}
