import { PrivilegeList } from '../components/privilege-list'

/** The brand's privileges (spec 2, /privilege). */
export default function PrivilegePage() {
  return <PrivilegeList />
}
