import { QRCodeSVG } from 'qrcode.react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { CodeText } from '../code-text'
import { wholeModules } from './qr-size'
import { useGrowth } from './use-growth'

const QUIET_ZONE_MODULES = 4

/** For the shortest code the specification's 192 px, on big desktops 281 px, and a quiet zone of four modules on either side. */
const ROOM = { phone: 265, bigDesktop: 388 }

const Root = styled.span`
  svg {
    display: block;
    width: var(--phone);
    height: auto;
    max-width: 100%;
    ${media.bigDesktopUp} {
      width: var(--big-desktop);
    }
  }
`

const Text = styled.strong`
  padding-inline: ${tokens.space(4)};
  font-size: ${tokens.font.size.xl};
`

/** A QR code, black on white in every theme, with the code below; equally large wherever it is drawn. */
export function QrCode({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const drawing = useGrowth(code)
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
        style={{
          ['--phone' as string]: `${wholeModules(code, ROOM.phone)}px`,
          ['--big-desktop' as string]: `${wholeModules(code, ROOM.bigDesktop)}px`,
        }}
      >
        <QRCodeSVG
          ref={drawing}
          data-code={code}
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
