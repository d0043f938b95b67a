import { QRCodeSVG } from 'qrcode.react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const QUIET_ZONE_MODULES = 4

const Root = styled.span`
  svg {
    display: block;
    width: var(--qr-width, 192px);
    height: auto;
    max-width: 100%;
    ${media.bigDesktopUp} {
      width: var(--qr-width, 281px);
    }
  }
`

/** A QR code, black on white in every theme; its size includes the quiet zone. */
export function QrCode({ code }: { code: string }) {
  const intl = useIntl()
  return (
    <Root
      role="img"
      aria-label={intl.formatMessage(
        {
          id: 'codes.qr.name',
          defaultMessage: 'QR code {code}',
          description: 'What the drawn QR code shows',
        },
        { code },
      )}
    >
      <QRCodeSVG
        value={code}
        level="M"
        marginSize={QUIET_ZONE_MODULES}
        bgColor={tokens.color.codePaper}
        fgColor={tokens.color.codeInk}
        aria-hidden
      />
    </Root>
  )
}
