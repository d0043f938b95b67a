import { PlainPage } from './plain-page'

/** A label in Thai alone, whatever the language (spec 2): it only shows that the app answers. */
const LABEL = 'ทดสอบการเชื่อมต่อ: ระบบพร้อมใช้งาน'

export default function EchoTestPage() {
  return <PlainPage lang="th">{LABEL}</PlainPage>
}
