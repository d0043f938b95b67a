import liff from '@line/liff/core'
import Calendar from '@line/liff/calendar'
import CloseWindow from '@line/liff/close-window'
import CreateShortcutOnHomeScreen from '@line/liff/create-shortcut-on-home-screen'
import GetFriendship from '@line/liff/get-friendship'
import RequestFriendship from '@line/liff/request-friendship'
import ShareTargetPicker from '@line/liff/share-target-picker'
import type { LiffExtras, LineEvent, LineMessage } from './liff-client.ts'

/** LiffExtras over the real SDK, which requests no permission on the way. */
export function createLineExtras(): LiffExtras {
  liff.use(new CloseWindow())
  liff.use(new GetFriendship())
  liff.use(new RequestFriendship())
  liff.use(new ShareTargetPicker())
  liff.use(new CreateShortcutOnHomeScreen())
  liff.use(new Calendar())
  // permanentLink is part of line-client.ts.
  return {
    permanentLink: (address) => liff.permanentLink.createUrlBy(address),
    get share() {
      return liff.isApiAvailable('shareTargetPicker') ? share : undefined
    },
    isFriend,
    // Only in LINE: elsewhere the SDK opens a pop-up, which the Content-Security-Policy leaves empty.
    get addFriend() {
      return liff.isInClient() && liff.isApiAvailable('requestFriendship') ? addFriend : undefined
    },
    closeWindow: () => liff.closeWindow(),
    // Only in LINE: elsewhere the SDK opens a pop-up, and the browser has its own way.
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
  // Missing in the SDK's types; without it the SDK asks for a missing permission.
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
  // The SDK refuses its own link if a MINI App has a name for its LIFF ID; LINE accepts the page's address too.
  const url = liff.id && link.includes(liff.id) ? link : address
  await liff.createShortcutOnHomeScreen({ url })
}

async function addToCalendar({ title, day }: LineEvent): Promise<void> {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  try {
    // Noon, which is the same day in UTC.
    const startTime = new Date(year, month - 1, date, 12)
    await liff.calendar.showEventCreationModal({ title, startTime, isAllDay: true })
  } catch (error) {
    if (!isCancelled(error)) throw error
  }
}

/**
 * LINE does not document its form's answers. A cancellation is no error, nor is an empty answer, which the SDK reports as an
 * unknown error.
 */
const isCancelled = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && /cancel|unknown/i.test(String(error.code))
