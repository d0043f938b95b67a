import { FormattedMessage } from 'react-intl'
import type { Path } from '@/config/paths'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Link } from '@/ui/link'

/** In place of an item that the API does not know: another brand's, or one that is gone; `to` is the list of all. */
export function MissingItem({ to }: { to: Path }) {
  return (
    <EmptyState
      title={
        <FormattedMessage
          id="issuing.missing.title"
          defaultMessage="Data Not Found"
          description="There is no privilege or package of this address"
        />
      }
      text={
        <FormattedMessage
          id="issuing.missing.text"
          defaultMessage="It may have ended, or belong to another brand."
        />
      }
      action={
        <Button as={Link} to={to}>
          <FormattedMessage
            id="issuing.missing.all"
            defaultMessage="See all"
            description="Link to the list of privileges or packages"
          />
        </Button>
      }
    />
  )
}
