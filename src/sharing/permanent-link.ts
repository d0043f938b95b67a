import type { LiffExtras } from '#liff/liff-client.ts'
import { shareableAddress, type AddressOfBrand } from '@/addresses/shareable-address'

/**
 * What is shared or copied for a path of this app: LINE's permanent link, which LINE's SDK builds (its host is the SDK's choice too),
 * with nothing of the member's in it. Without the SDK, or where the SDK refuses, the page's own address. Never rejects.
 */
export async function permanentLink(
  path: string,
  brand: AddressOfBrand,
  extras: Pick<LiffExtras, 'permanentLink'> | undefined,
): Promise<string> {
  const address = shareableAddress(path, brand)
  try {
    return (await extras?.permanentLink(address)) ?? address
  } catch {
    return address
  }
}
