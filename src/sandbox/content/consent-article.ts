import type { SandboxBrand } from '../brands/brand.ts'

const contentTh = (name: string) => `<h2>ประกาศความเป็นส่วนตัวสำหรับสมาชิก${name}</h2>
<p>${name} ("เรา") ให้ความสำคัญกับข้อมูลส่วนบุคคลของคุณ ประกาศนี้อธิบายว่าเราเก็บข้อมูลอะไร ใช้เพื่ออะไร และคุณมีสิทธิ์อะไรบ้าง ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562</p>
<h3>1. ข้อมูลที่เราเก็บ</h3>
<ul>
<li>ข้อมูลติดต่อ ได้แก่ ชื่อ นามสกุล เบอร์โทรศัพท์ อีเมล และที่อยู่</li>
<li>ข้อมูลสมาชิก ได้แก่ วันเกิด เพศ รูปโปรไฟล์ และบัญชี LINE ที่เชื่อมต่อ</li>
<li>ประวัติการซื้อ แต้มสะสม สิทธิพิเศษที่แลก และสาขาที่ใช้บริการ</li>
</ul>
<h3>2. เราใช้ข้อมูลเพื่ออะไร</h3>
<ol>
<li>คำนวณแต้มและระดับสมาชิก รวมถึงให้สิทธิพิเศษแก่คุณ</li>
<li>แจ้งข่าวสารและสิทธิพิเศษที่เหมาะกับคุณ เมื่อคุณให้ความยินยอม</li>
<li>ปรับปรุงสินค้าและบริการ และป้องกันการทุจริต</li>
</ol>
<h3>3. การเปิดเผยข้อมูล</h3>
<p>เราเปิดเผยข้อมูลเท่าที่จำเป็นแก่ผู้ให้บริการระบบสมาชิก ผู้ให้บริการส่งข้อความ และหน่วยงานที่กฎหมายกำหนด <strong>เราไม่ขายข้อมูลของคุณ</strong></p>
<h3>4. ระยะเวลาการเก็บข้อมูล</h3>
<p>เราเก็บข้อมูลตลอดเวลาที่คุณเป็นสมาชิก และอีกไม่เกิน 2 ปีหลังจากคุณยกเลิกการเป็นสมาชิก</p>
<h3>5. สิทธิ์ของคุณ</h3>
<p>คุณขอเข้าถึง แก้ไข ลบ หรือโอนย้ายข้อมูล และถอนความยินยอมได้ทุกเมื่อที่เมนู "นโยบายความเป็นส่วนตัว" การถอนความยินยอมไม่กระทบสิ่งที่ทำไปก่อนหน้านั้น</p>
<h3>6. ติดต่อเรา</h3>
<p>เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล โทร 02 000 0000 หรืออีเมล <a href="mailto:privacy@example.com">privacy@example.com</a></p>`

const contentEn = (name: string) => `<h2>Privacy notice for ${name} members</h2>
<p>${name} ("we") takes care of your personal data. This notice says what we keep, what we use it for and what rights you have under the Personal Data Protection Act B.E. 2562.</p>
<h3>1. What we keep</h3>
<ul>
<li>Contact details: name, phone number, email and address</li>
<li>Membership details: date of birth, gender, profile picture and the LINE account you connected</li>
<li>Purchases, points, the privileges you redeem and the branches you visit</li>
</ul>
<h3>2. What we use it for</h3>
<ol>
<li>To work out your points and tier and give you your privileges</li>
<li>To send you news and offers that suit you, if you consent</li>
<li>To improve what we do and to prevent fraud</li>
</ol>
<h3>3. Who else sees it</h3>
<p>Only those who run our member system and send our messages, and authorities where the law asks for it. <strong>We never sell your data.</strong></p>
<h3>4. How long we keep it</h3>
<p>As long as you are a member, and no more than two years after you leave.</p>
<h3>5. Your rights</h3>
<p>You may see, correct, delete or move your data, and withdraw your consent at any time under "Privacy policy". Withdrawing does not change what was done before.</p>
<h3>6. Contact</h3>
<p>Data protection officer, phone 02 000 0000, email <a href="mailto:privacy@example.com">privacy@example.com</a></p>`

/** What the second edition says otherwise. */
const SECOND_EDITION: [string, string][] = [
  ['อีกไม่เกิน 2 ปีหลังจากคุณยกเลิกการเป็นสมาชิก', 'อีกไม่เกิน 1 ปีหลังจากคุณยกเลิกการเป็นสมาชิก'],
  ['และหน่วยงานที่กฎหมายกำหนด', 'ธนาคารที่ร่วมรายการ และหน่วยงานที่กฎหมายกำหนด'],
  ['no more than two years after', 'no more than one year after'],
  ['Only those who run', 'Only our partner banks, those who run'],
]

const inSecondEdition = (text: string) =>
  SECOND_EDITION.reduce((changed, [before, after]) => changed.replace(before, after), text)

/** The brand's consent text in both languages, as HTML. */
export function consentArticle(brand: SandboxBrand, edition: 1 | 2) {
  const [th, en] = [contentTh(brand.nameTh), contentEn(brand.nameEn)]
  return edition === 1
    ? { content_th: th, content_en: en }
    : { content_th: inSecondEdition(th), content_en: inSecondEdition(en) }
}

/** A second article, which the membership does not depend on; its text has no heading. */
export function newsArticle(brand: SandboxBrand) {
  return {
    content_th: `<p>รับข่าวสารและโปรโมชันจาก${brand.nameTh}ทาง LINE และ SMS</p><p>เราส่งไม่เกินเดือนละ 4 ครั้ง และคุณเลิกรับได้ทุกเมื่อ</p>`,
    content_en: `<p>News and offers from ${brand.nameEn} by LINE and SMS</p><p>No more than four a month, and you can stop them at any time.</p>`,
  }
}
