/** What is pressed before a picture: found by its name in both languages, or by its role. */
const collect = /^(สะสมแต้ม|Collect points)$/

async function openCode(page) {
  await page.getByRole('main').getByRole('button', { name: collect }).click()
  await page.getByRole('tab').first().waitFor()
}

const scan = /^(สแกนคิวอาร์โค้ด|Scan QR code)$/

async function openScan(page) {
  await page.getByRole('main').getByRole('button', { name: scan }).click()
  await page.locator('dialog[open] input').waitFor()
}

/** Fakes a browser that reads QR codes, on a phone whose camera shows a grey wall or is refused. */
async function openCamera(page, isRefused) {
  await page.evaluate((refused) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context.fillStyle = 'gray'
    setInterval(() => context.fillRect(0, 0, 300, 150), 50)
    globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => []
    }
    const getUserMedia = async () => {
      if (refused) throw new DOMException('', 'NotAllowedError')
      return canvas.captureStream()
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  }, isRefused)
  await openScan(page)
  await page.locator('dialog[open] video + p + button').click()
  await page
    .locator('dialog[open]')
    .locator(isRefused ? '[role=alert]' : 'video')
    .waitFor()
}

export const act = {
  openScan,
  sendNoCode: async (page) => {
    await openScan(page)
    await page.locator('dialog[open] [type=submit]').click()
  },
  openCamera: (page) => openCamera(page, false),
  openRefusedCamera: (page) => openCamera(page, true),
  openCode,
  openCodeTab: (index) => async (page) => {
    await openCode(page)
    await page.getByRole('tab').nth(index).click()
  },
  openMenu: async (page) => {
    await page.locator('header button[aria-haspopup=dialog]').first().click()
    await page.locator('dialog[open] nav').waitFor()
  },
  /** Opens the sheet that shares the programme. */
  openShare: async (page) => {
    await act.openMenu(page)
    await page.getByRole('button', { name: /^(แชร์|Share)$/ }).click()
    await page.locator('dialog[open] header + div button').last().waitFor()
  },
  /** Opens a history's row of points. */
  openRow: async (page) => {
    await page.locator('main ul li button').first().click()
    await page.locator('dialog[open] dl').waitFor()
  },
  /** Opens a list's filter, which from tablets up is open anyway. */
  openFilter: async (page) => {
    if (page.viewportSize().width >= 768) return
    await page.locator('main button').first().click()
    await page.locator('dialog[open] [role=radiogroup]').first().waitFor()
  },
  unlinkLine: async (page) => {
    await page.getByRole('button', { name: /^(ยกเลิกการเชื่อมต่อ LINE|Unlink LINE)$/ }).click()
    await page.locator('dialog[open] button').first().waitFor()
  },
  foldTier: (page) => page.locator('main section button[aria-expanded=true]').click(),
  logInWithLine: async (page) => {
    await page.getByRole('button', { name: /LINE/ }).click()
    await page.getByRole('button', { name: /LINE/, disabled: false }).waitFor()
  },
  /** Waits for the modal of an outcome: the modal before that has no button. */
  awaitButton: (page) => page.locator('dialog[open] button').first().waitFor(),
  /** Presses the button under the policy, enabled once the text is loaded, and waits for the outcome's modal. */
  consent: async (page) => {
    await page.getByRole('button', { name: /^(ยอมรับ|ยืนยัน|Accept|Confirm)$/ }).click()
    await page.locator('dialog[open] button').first().waitFor()
  },
  untick: (page) => page.locator('main [type=checkbox]').click(),
  closeModal: async (page) => {
    await page.locator('dialog[open] button').last().click()
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  },
  /** Presses the page's action, which asks a question first. */
  askAction: async (page) => {
    await page.locator('main button:enabled').last().click()
    await page.locator('dialog[open] button').first().waitFor()
  },
  /** Confirms the action's question, which leads to another page. */
  takeItem: async (page) => {
    await act.askAction(page)
    await page.locator('dialog[open] button').last().click()
    await page.waitForURL(/history-detail/)
    await page.locator('main h3').waitFor()
  },
  showItemCode: async (page) => {
    await act.takeItem(page)
    await act.askAction(page)
    await page.locator('dialog[open] button').last().click()
    await page.locator('main [role=timer]').first().waitFor()
  },
  /** Types the codes one after the other, each into the field of its step, which has to be enabled first. */
  typeCodes:
    (...codes) =>
    async (page) => {
      for (const code of codes) {
        const field = page.locator('main input:enabled:not([type=tel])')
        await field.waitFor()
        await field.fill(code)
        await page.waitForLoadState('networkidle')
      }
    },
  enterNumber: (number) => async (page) => {
    await page.locator('main input[type=tel]').fill(number)
    await page.locator('main [type=submit]').click()
    await page
      .locator('main [role=alert], main [aria-invalid=true], main input:not([type=tel])')
      .first()
      .waitFor()
  },
  editForm: async (page) => {
    await page.locator('main dl + button').first().click()
    await page.locator('main [type=submit]').waitFor()
  },
  sendForm: (page) => page.locator('main [type=submit]').click(),
  collectForNumber: async (page) => {
    await page.locator('main input[type=tel]').fill('0810000005')
    await page.locator('main [type=submit]').click()
    await page.locator('main a, dialog[open] button').first().waitFor()
  },
  enterNewName: async (page) => {
    await page.locator('main [data-field=firstName]').fill('กัญญา')
  },
  saveNewName: async (page) => {
    await act.enterNewName(page)
    await page.locator('main [type=submit]').click()
    await page.locator('main [role=alert]').waitFor()
  },
  leaveNewName: async (page) => {
    await act.enterNewName(page)
    await page.locator('nav a[href^="/profile"], header button').first().click()
    await page.locator('dialog[open] button').first().waitFor()
  },
  openUpload: async (page) => {
    await page.locator('main [data-field=image]').click()
    await page.locator('dialog[open] input').first().waitFor()
  },
  pickDrawing: async (page) => {
    await act.openUpload(page)
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const file = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer }
    await page.locator('dialog[open] input').last().setInputFiles(file)
    await page.locator('main [role=alert]').waitFor()
  },
}
