import liff from '@line/liff/core'
import CloseWindow from '@line/liff/close-window'
import GetFriendship from '@line/liff/get-friendship'
import RequestFriendship from '@line/liff/request-friendship'
import ShareTargetPicker from '@line/liff/share-target-picker'
import type { LiffExtras, LineMessage } from './liff-client.ts'

/** LiffExtras over the real SDK. It asks for no permission: a member who has not granted one is not asked in passing. */
export function createLineExtras(): LiffExtras {
  liff.use(new CloseWindow())
  liff.use(new GetFriendship())
  liff.use(new RequestFriendship())
  liff.use(new ShareTargetPicker())
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
