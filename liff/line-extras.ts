import liff from '@line/liff/core'
import Calendar from '@line/liff/calendar'
import CloseWindow from '@line/liff/close-window'
import CreateShortcutOnHomeScreen from '@line/liff/create-shortcut-on-home-screen'
import GetFriendship from '@line/liff/get-friendship'
import RequestFriendship from '@line/liff/request-friendship'
import ShareTargetPicker from '@line/liff/share-target-picker'
import type { LiffExtras, LineEvent, LineMessage } from './liff-client.ts'

/** LiffExtras over the real SDK. It asks for no permission: a member who has not granted one is not asked in passing. */
export function createLineExtras(): LiffExtras {
  liff.use(new CloseWindow())
  liff.use(new GetFriendship())
  liff.use(new RequestFriendship())
  liff.use(new ShareTargetPicker())
  liff.use(new CreateShortcutOnHomeScreen())
  liff.use(new Calendar())
  // permanentLink is there since the start (line-client.ts).
  return {
    permanentLink: (address) => liff.permanentLink.createUrlBy(address),
    get share() {
      return liff.isApiAvailable('shareTargetPicker') ? share : undefined
    },
    isFriend,
    // In LINE alone: elsewhere the SDK opens a pop-up, which this app's Content-Security-Policy leaves empty.
    get addFriend() {
      return liff.isInClient() && liff.isApiAvailable('requestFriendship') ? addFriend : undefined
    },
    closeWindow: () => liff.closeWindow(),
    // In LINE alone: elsewhere the phone's browser has its own way, and the SDK opens a pop-up.
    get addToHomeScreen() {
      return liff.isInClient() && liff.isApiAvailable('createShortcutOnHomeScreen')
        ? addToHomeScreen
        : undefined
    },
    get addToCalendar() {
      return liff.isApiAvailable('calendar.showEventCreationModal') ? addToCalendar : undefined
    },
  }
}

async function share(message: LineMessage): Promise<boolean> {
  const result = await liff.shareTargetPicker([message], { isMultiple: true })
  return result?.status === 'success'
}

async function isFriend(officialAccount?: string): Promise<boolean> {
  // Undeclared in the SDK's types: without it the SDK asks a member for a permission that is missing.
  const quietly: [{ ignorePermissionCheck: true }] = [{ ignorePermissionCheck: true }]
  const account = officialAccount === undefined ? [] : [{ officialAccountId: officialAccount }]
  const getFriendship = liff.getFriendship as (...options: object[]) => Promise<{ friendFlag: boolean }>
  const { friendFlag } = await getFriendship(...account, ...quietly)
  if (typeof friendFlag !== 'boolean') throw new TypeError('LINE does not say')
  return friendFlag
}

async function addFriend(officialAccount?: string): Promise<void> {
  await liff.requestFriendship(
    officialAccount === undefined ? {} : { officialAccount: { id: officialAccount } },
  )
}

async function addToHomeScreen(address: string): Promise<void> {
  const link = await liff.permanentLink.createUrlBy(address)
  // The SDK refuses its own link where a MINI App has a word in place of its LIFF ID; LINE takes the page's address too.
  const url = liff.id && link.includes(liff.id) ? link : address
  await liff.createShortcutOnHomeScreen({ url })
}

async function addToCalendar({ title, day }: LineEvent): Promise<void> {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  try {
    // The phone's own noon, which is the same day where a calendar counts by UTC.
    const startTime = new Date(year, month - 1, date, 12)
    await liff.calendar.showEventCreationModal({ title, startTime, isAllDay: true })
  } catch (error) {
    if (!isCancelled(error)) throw error
  }
}

/**
 * LINE documents neither what its form answers when it is closed nor when an event is saved: what calls itself cancelled is no error,
 * nor is an answer without content, of which the SDK makes one of an unknown kind.
 */
const isCancelled = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && /cancel|unknown/i.test(String(error.code))
