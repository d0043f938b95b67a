import { say } from '../support/words.ts'
import {
  both,
  button,
  seeApiDown,
  emptyList,
  heading,
  modalButton,
  onlyPictured,
  press,
  savingFor,
  serviceNotice,
  type Screen,
  type Stage,
} from './screen.ts'

const GIFT_SET = 'ชุดของขวัญเมล็ดกาแฟ 3 ดอย'

const home = { path: '/home', persona: 'gold', fullPage: true } as const
const modal = { ...home, fullPage: false, shows: 'dialog[open]' } as const
const code = (qrCode: string) => ({ ...modal, path: `/home?qrCode=${qrCode}`, shows: modalButton })

const pressIn =
  (part: 'main' | 'banner', id: string) =>
  ({ page, locale }: Stage) =>
    page
      .getByRole(part)
      .getByRole('button', { name: say(id, {}, locale), exact: true })
      .click()
const openCode = pressIn('main', 'shell.collectPoints')
const openScan = pressIn('banner', 'shell.sideMenu.scan')

/** Fakes a browser that reads QR codes, on a phone whose camera shows a grey wall or is refused. */
const openCamera = (isRefused: boolean) => async (stage: Stage) => {
  const { page } = stage
  await page.evaluate((refused) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    setInterval(() => context?.fillRect(0, 0, 300, 150), 50)
    if (context) context.fillStyle = 'gray'
    const BarcodeDetector = class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => []
    }
    const getUserMedia = async () => {
      if (refused) throw new DOMException('', 'NotAllowedError')
      return canvas.captureStream()
    }
    Object.assign(globalThis, { BarcodeDetector })
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  }, isRefused)
  await openScan(stage)
  await page.locator('dialog[open] video + p + button').click()
}

async function openShare(stage: Stage): Promise<void> {
  await press('shell.menu')(stage)
  await press('ui.share')(stage)
}

/** Home, what opens on it, the shop, and the pages that belong nowhere else. */
export const homeScreens: Screen[] = [
  {
    ...home,
    name: 'home',
    brands: both,
    shows: 'main li a[href^="/privilege/detail"]',
    next: [{ name: 'home-api-down', brands: both, fullPage: true, act: seeApiDown, shows: serviceNotice }],
  },
  {
    ...home,
    name: 'home-error-parts',
    faults: ['getProfile', 'getTier', 'getHomeLayout'].map((operation) => [operation, 500]),
    shows: ({ page, locale }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: say('ui.errorState.retry', {}, locale) })
        .nth(2),
  },
  {
    ...home,
    name: 'home-codes-waiting',
    path: '/home?qrCode=EARN50',
    fullPage: false,
    faults: [['getProfile', 500]],
    shows: 'main [role=note]',
  },
  {
    ...home,
    name: 'home-points-news',
    brands: both,
    fullPage: false,
    config: { support: { phone: '02 123 4567', lineOa: '@doisai' } },
    local: () => {
      const seen = { statuses: {}, from: 0, readAt: 0 }
      return { knownPoints: JSON.stringify({ seen, own: [] }) }
    },
    shows: 'main [role=status] a[href*="row="]',
  },
  {
    ...home,
    name: 'home-saving',
    persona: 'closed',
    local: { savingFor: savingFor('DSP047', GIFT_SET) },
    shows: heading('privileges.saving.title'),
  },
  {
    ...home,
    name: 'home-saving-reached',
    fullPage: false,
    local: (brand) => ({
      savingFor: savingFor(brand === 'doisai' ? 'DSP047' : 'SMP019', GIFT_SET),
    }),
    brands: both,
    shows: heading('privileges.saving.reached'),
  },
  {
    ...home,
    name: 'home-saving-gone',
    fullPage: false,
    local: { savingFor: savingFor('NOBODY', GIFT_SET) },
    shows: 'main [role=status] a[href$="/privilege"]',
  },
  {
    ...home,
    name: 'home-covered',
    fullPage: false,
    local: { figures: 'hidden', tierCard: 'open' },
    shows: button('ui.points.show'),
  },
  { ...modal, name: 'consent', persona: 'not-consented', brands: both, shows: modalButton },
  {
    ...modal,
    name: 'consent-withdrawn',
    persona: 'withdrawn',
    local: { isConsentGiven: 'false' },
    isSaidOnce: true,
    shows: '[role=alertdialog]',
  },
  {
    ...modal,
    name: 'points-qr',
    brands: both,
    act: openCode,
    shows: ({ page }) => page.getByRole('tabpanel').getByRole('img'),
  },
  { ...modal, name: 'side-menu', brands: both, act: press('shell.menu'), shows: 'dialog[open] nav' },
  { ...code('USED'), name: 'code-used', isSaidOnce: true },
  { name: 'shop', path: '/shop', persona: 'gold', brands: both, shows: heading('shell.shop.title') },
  { name: 'not-found-visitor', path: '/nowhere', shows: heading('app.title.notFound') },
  {
    name: 'echo-test',
    path: '/authentication/point-member-test',
    shows: heading('app.title.pointMemberTest'),
  },
  { name: 'sample', path: '/sample', persona: 'gold', shows: heading('app.title.sample') },
  ...onlyPictured([
    { ...home, name: 'home-platinum', persona: 'platinum', brands: both },
    { ...home, name: 'home-closed', persona: 'closed', brands: both },
    { ...home, name: 'home-in-line', browser: 'liff', fullPage: false },
    {
      ...home,
      name: 'home-tier-open',
      brands: both,
      act: ({ page }) => page.locator('main section button[aria-expanded=false]').click(),
    },
    {
      ...home,
      name: 'home-long-wait',
      faults: ['getProfile', 'getTier', '/List'].map((call) => [call, 'hang']),
      // The button that ends a wait; rendered after eight seconds.
      shows: 'main [aria-busy] [role=status] + button',
    },
    { ...home, name: 'home-error-layout', brands: both, faults: [['getHomeLayout', 500]] },
    { ...home, name: 'home-error-theme', faults: [['getTheme', 500]] },
    { ...home, name: 'home-error-everything', faults: [['/api/v1.0/', 500]] },
    { ...home, name: 'home-empty-layout', answers: { '/dynamicdisplay/LayoutDisplay': emptyList } },
    { ...home, name: 'home-text-xlarge', local: { textSize: 'xlarge' } },
    { ...home, name: 'home-data-saver', local: { dataSaver: 'on' } },
    { ...modal, name: 'welcome-points', persona: 'new', local: { action: 'welcome' } },
    ...['points-text', 'points-barcode'].map((name, index) => ({
      ...modal,
      name,
      brands: both,
      act: async (stage: Stage) => {
        await openCode(stage)
        await stage.page
          .getByRole('tab')
          .nth(index + 1)
          .click()
      },
    })),
    {
      ...modal,
      name: 'share',
      brands: both,
      act: openShare,
      shows: ({ page }) => page.locator('dialog[open] header + div button').last(),
    },
    { ...modal, name: 'scan', brands: both, act: openScan, shows: 'dialog[open] input' },
    {
      ...modal,
      name: 'scan-camera',
      brands: both,
      act: openCamera(false),
      shows: 'dialog[open] video',
    },
    {
      ...modal,
      name: 'scan-camera-refused',
      act: openCamera(true),
      shows: 'dialog[open] [role=alert]',
    },
    {
      ...code('EARN50'),
      name: 'code-collecting',
      faults: [['redeemQrCode', 'hang']],
      shows: 'dialog[open]',
      next: [{ name: 'code-collecting-long', shows: 'dialog[open] button' }],
    },
    { ...code('EARN50'), name: 'code-collected', brands: both },
    { ...code('EARN50'), name: 'code-unknown', faults: [['redeemQrCode', 500, { after: true }]] },
    { ...modal, name: 'session-expired', isExpired: true, brands: both },
    { ...modal, name: 'mobile-order', path: '/home?mobileOrderStoreRef=s1&mobileOrderQrRef=q1' },
  ]),
]
