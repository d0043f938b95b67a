import { useIntl } from 'react-intl'
import { PrivilegeList } from '../components/privilege-list'
import { listNames } from '../list-names'

/** The brand's privileges (spec 2, /privilege). */
export default function PrivilegePage() {
  return <PrivilegeList label={useIntl().formatMessage(listNames.all)} />
}
