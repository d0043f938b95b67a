import { StateColumn } from '@/ui/empty-state'

/** A label in Thai alone, whatever the language (spec 2): this page only shows that the app runs. */
const LABEL = 'ทดสอบการเชื่อมต่อ: ระบบพร้อมใช้งาน'

export default function EchoTestPage() {
  return (
    <StateColumn as="p" lang="th">
      {LABEL}
    </StateColumn>
  )
}
