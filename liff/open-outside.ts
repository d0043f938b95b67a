import liff from '@line/liff/core'
import OpenWindow from '@line/liff/open-window'

/** Opens another site in the phone's own browser: in LINE a plain link would open in LINE's, without the member's logins. */
export function openOutside(url: string): void {
  liff.use(new OpenWindow())
  liff.openWindow({ url, external: true })
}
