import { QRCodeSVG } from 'qrcode.react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { CodeText } from '../code-text'

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

const Text = styled.strong`
  padding-inline: ${tokens.space(4)};
  font-size: ${tokens.font.size.xl};
`

/** A QR code, black on white in every theme, with the code below; its size includes the quiet zone. */
export function QrCode({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Root
        role="img"
        aria-label={formatMessage(
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
      <Text>
        <CodeText code={code} />
      </Text>
    </>
  )
}
