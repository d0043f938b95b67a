import liff from '@line/liff/core'
import OpenWindow from '@line/liff/open-window'

/** Opens another site in the phone's browser: LINE's browser would lack the member's logins. */
export function openOutside(url: string): void {
  liff.use(new OpenWindow())
  liff.openWindow({ url, external: true })
}
