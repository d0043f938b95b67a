import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { isSafeWebUrl } from '@/lib/safe-url'
import { tokens } from '@/theme/tokens'
import { LinkRow } from './support-contact'
import { useBrand, useBrandName, useFact } from './use-brand'

const Root = styled(LinkRow).attrs({ as: 'p' })`
  justify-content: center;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
`

/** The service's name, and links to its privacy and terms pages, if configured (LINE's review of MINI Apps). */
export default function ServiceFooter() {
  const { brandRef } = useBrand()
  const name = useBrandName()
  const privacyUrl = useFact('privacyUrl', isSafeWebUrl)
  const termsUrl = useFact('termsUrl', isSafeWebUrl)
  if (!privacyUrl && !termsUrl) return null
  return (
    <Root>
      {name !== brandRef && <span>{name}</span>}
      {privacyUrl && (
        <a href={privacyUrl} target="_blank" rel="noopener">
          <FormattedMessage
            id="authentication.service.privacy"
            defaultMessage="Website privacy"
            description="Link to the brand's site"
          />
        </a>
      )}
      {termsUrl && (
        <a href={termsUrl} target="_blank" rel="noopener">
          <FormattedMessage id="authentication.service.terms" defaultMessage="Terms of service" />
        </a>
      )}
    </Root>
  )
}
