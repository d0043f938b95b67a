import { useEffect, useEffectEvent } from 'react'

/** What the WebOTP API gives; TypeScript does not know it yet. */
interface OtpCredential {
  code: string
}

/**
 * Takes the code out of the SMS by itself, in browsers that can (Android), as long as `isWanted`. The SMS has to name the
 * site in its last line; nothing happens where it does not, or where the member refuses.
 */
export function useWebOtp(onText: (text: string) => void, isWanted: boolean): void {
  const receive = useEffectEvent(onText)
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return
    const controller = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: controller.signal }
    const listen = async (): Promise<void> => {
      const credential = await navigator.credentials.get(options)
      if (!credential || controller.signal.aborted) return
      receive((credential as unknown as OtpCredential).code) // an otp was asked for
      // The code may be wrong by now: the next SMS is wanted as well.
      return listen()
    }
    listen().catch(() => undefined)
    return () => controller.abort()
  }, [isWanted])
}
