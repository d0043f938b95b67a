import { useIntl } from 'react-intl'
import { PrivilegeList } from '../components/privilege-list'
import { listNames } from '../list-names'

/** The privileges chosen for the member (spec 2, /privilege/foryou and profile.privilege-foryou). */
export default function PrivilegeForYouPage() {
  return <PrivilegeList isForYou label={useIntl().formatMessage(listNames.forYou)} />
}
