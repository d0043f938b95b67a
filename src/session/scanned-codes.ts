import { isVisitor, readStored, writeStored } from '@/storage/storage'

/** The scanned codes that wait to be collected, the earliest first (spec 4, QR redeem; behaviour, Time). */
export const scannedCodes = (): string[] => [...new Set(readStored('qrCode'))]

/** Adds a code once. A visitor, who can collect at once with a number, has the latest alone. */
export function addScannedCode(code: string): void {
  const others = isVisitor() ? [] : scannedCodes().filter((one) => one !== code)
  writeStored('qrCode', [...others, code])
}

/** Removes a code whose outcome is known. */
export function removeScannedCode(code: string): void {
  const others = scannedCodes().filter((one) => one !== code)
  writeStored('qrCode', others.length > 0 ? others : undefined)
}
