import { PackageList } from '../components/package-list'

/** The brand's packages (spec 2, /package). */
export default function PackagePage() {
  return <PackageList />
}
