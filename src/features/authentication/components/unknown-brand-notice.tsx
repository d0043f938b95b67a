import { FormattedMessage } from 'react-intl'
import { paths } from '@/config/paths'
import { useBoot } from '@/session/boot-context'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'

/** The link names a brand that the API does not know, so the login buttons below would fail. */
export function UnknownBrandNotice() {
  const { config } = useBoot()
  return (
    <>
      <Notice>
        <FormattedMessage
          id="authentication.brand.unknown"
          defaultMessage="We do not know this brand. Please check the link, or ask the store for a new one."
        />
      </Notice>
      {config.brands.length > 0 && (
        <Button as={Link} to={paths.selectBrand} variant="outline" isFullWidth>
          <FormattedMessage
            id="authentication.brand.choose"
            defaultMessage="Choose a brand"
            description="Button"
          />
        </Button>
      )}
    </>
  )
}
