import { QRCodeSVG } from 'qrcode.react'
import { tokens } from '@/theme/tokens'
import { smallQrWidth, wholeModules } from './qr-size'

/** A QR code in a square of `room` px with its quiet zone, in modules of whole px, so that scanners read it small. */
export default function SmallQr({ code, room }: { code: string; room: number }) {
  if (!smallQrWidth(code)) return null
  return (
    <QRCodeSVG
      data-code={code}
      value={code}
      size={wholeModules(code, room)}
      level="M"
      marginSize={4}
      bgColor={tokens.color.codePaper}
      fgColor={tokens.color.codeInk}
      aria-hidden
    />
  )
}
