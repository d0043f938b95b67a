import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { addFriendAddress } from '@/config/official-account'
import { supportOf, telAddress } from '@/config/support'
import { useLocale } from '@/i18n/use-locale'
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
  const { config } = useBoot()
  const locale = useLocale()
  const support = supportOf(config, useBrand().brandRef)
  if (!support) return null
  const { phone, lineOa, hours } = support
  return (
    <Root>
      {phone && (
        <a href={telAddress(phone)}>
          <FormattedMessage
            id="ui.support.call"
            defaultMessage="Call {phone}"
            description="Link that dials the shop's number"
            values={{ phone }}
          />
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
