import { PrivilegeList } from '../components/privilege-list'

/** The privileges chosen for the member (spec 2, /privilege/foryou and profile.privilege-foryou). */
export default function PrivilegeForYouPage() {
  return <PrivilegeList isForYou />
}
