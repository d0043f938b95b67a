import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useLocale } from '@/i18n/use-locale'
import { isSafeWebUrl } from '@/lib/safe-url'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { useBrand, useFact } from './use-brand'

const messages = defineMessages({
  privacy: {
    id: 'authentication.service.privacy',
    defaultMessage: 'Privacy',
    description: "Link to the brand's site",
  },
  terms: {
    id: 'authentication.service.terms',
    defaultMessage: 'Terms of service',
    description: "Link to the brand's site",
  },
})

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${tokens.space(4)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.tap};
    color: inherit;
  }
`

/** The service's name, and links to its privacy and terms pages, if configured (LINE's review of MINI Apps). */
export function ServiceFooter() {
  const { config } = useBoot()
  const locale = useLocale()
  const { brandRef } = useBrand()
  const privacyUrl = useFact('privacyUrl', isSafeWebUrl)
  const termsUrl = useFact('termsUrl', isSafeWebUrl)
  if (!privacyUrl && !termsUrl) return null
  const brand = config.brands.find(({ ref }) => ref === brandRef)
  const name = (locale === 'en' && brand?.name_en) || brand?.name_th
  return (
    <Root>
      {name && <span>{name}</span>}
      {privacyUrl && (
        <a href={privacyUrl} target="_blank" rel="noopener">
          <FormattedMessage {...messages.privacy} />
        </a>
      )}
      {termsUrl && (
        <a href={termsUrl} target="_blank" rel="noopener">
          <FormattedMessage {...messages.terms} />
        </a>
      )}
    </Root>
  )
}
