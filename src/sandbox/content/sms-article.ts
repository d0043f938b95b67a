import type { SandboxBrand } from '../brands/brand.ts'

// Code that must never run where the text is shown; each piece would mark the document if it ran.
const HOSTILE = `<img src="x" onerror="document.documentElement.dataset.hacked='image'">
<script>document.documentElement.dataset.hacked='script'</script>
<p><a href="javascript:document.documentElement.dataset.hacked='link'">privacy</a></p>
<p data-name="x" aria-hidden="true" style="position:fixed;inset:0" onclick="document.documentElement.dataset.hacked='click'">…</p>`

const contentTh = (name: string) => `<h2>ขอความยินยอมจากลูกค้า${name}</h2>
<p>คุณได้รับข้อความนี้เพราะเคยให้เบอร์โทรศัพท์ไว้ที่ร้าน ก่อนที่${name}จะส่งข่าวสารและสิทธิพิเศษให้คุณ เราขอความยินยอมตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562</p>
<ul>
<li>เราใช้ชื่อและเบอร์โทรศัพท์ของคุณเพื่อสะสมแต้มและส่งสิทธิพิเศษ</li>
<li>เราใช้ประวัติการซื้อเพื่อเลือกข้อเสนอที่เหมาะกับคุณ</li>
<li>เราไม่ขายข้อมูลของคุณ และคุณถอนความยินยอมได้ทุกเมื่อ</li>
</ul>
<p>หากไม่ยินยอม คุณยังซื้อสินค้าได้ตามปกติ แต่จะไม่ได้รับแต้มและข้อเสนอพิเศษ สอบถามเพิ่มเติม โทร 02 000 0000</p>`

const contentEn = (name: string) => `<h2>${name} asks for your consent</h2>
<p>You received this message because you left your phone number at the shop. Before ${name} sends you news and offers, we ask for your consent under the Personal Data Protection Act B.E. 2562.</p>
<ul>
<li>We use your name and phone number to collect points and to send you privileges</li>
<li>We use your purchases to choose offers that suit you</li>
<li>We never sell your data, and you may withdraw your consent at any time</li>
</ul>
<p>Without your consent you can shop as before, but collect no points and receive no offers. Questions: phone 02 000 0000</p>`

/** The consent text behind an SMS in both languages, as HTML; the hostile text tries to run code. */
export function smsArticle(brand: SandboxBrand, isHostile: boolean) {
  const end = isHostile ? `\n${HOSTILE}` : ''
  return { content_th: contentTh(brand.nameTh) + end, content_en: contentEn(brand.nameEn) + end }
}
