import { Maximize } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { CodeText } from '../code-text'
import { CopyButton, QuietButton } from '../copy-button'
import { Tabs } from '../tabs'
import { Barcode } from './barcode'
import { QrCode } from './qr-code'
import { ScanMode, StaffNote } from './scan-mode'

const messages = defineMessages({
  label: {
    id: 'codes.tabs.label',
    defaultMessage: 'Ways to show the code',
    description: 'Names a row of tabs',
  },
  qr: { id: 'codes.tabs.qr', defaultMessage: 'QR code', description: 'Tab' },
  text: { id: 'codes.tabs.text', defaultMessage: 'Code', description: 'Tab with the code as text' },
  barcode: { id: 'codes.tabs.barcode', defaultMessage: 'Barcode', description: 'Tab' },
})

const Panel = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space(2)};
  /* The height of the QR code's panel, so that switching tabs does not move the page. */
  min-height: 310px;
  ${media.bigDesktopUp} {
    min-height: 399px;
  }
  margin-inline: calc(-1 * var(--code-bleed, 0px));
  padding: ${tokens.space(4)} 0;
  border-radius: var(--code-radius, ${tokens.radius.card});
  background: ${tokens.color.codePaper};
  color: ${tokens.color.codeInk};
  text-align: center;
  > * {
    box-sizing: border-box;
    max-width: 100%;
  }
`

const Text = styled.strong`
  padding-inline: ${tokens.space(4)};
  font-size: ${tokens.font.size.md};
  &[data-big] {
    font-size: ${tokens.font.size.xxl};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${tokens.space(2)};
  padding-top: ${tokens.space(2)};
`

export type CodeTab = 'qr' | 'text' | 'barcode'

interface CodeTabsProps {
  /** Encoded and shown unchanged. */
  code: string
  /** The first tab is open. */
  order?: readonly CodeTab[]
  /** How long the code is still good for. */
  countdown?: ReactNode
}

/** A code for staff as text, barcode and QR, each black on a white panel in every theme. */
export function CodeTabs({ code, order = ['text', 'barcode', 'qr'], countdown }: CodeTabsProps) {
  const intl = useIntl()
  const [active, setActive] = useState<string | undefined>(order[0])
  const [isScanMode, setIsScanMode] = useState(false)
  const contents: Record<CodeTab, ReactNode> = {
    qr: (
      <>
        <QrCode code={code} />
        <Text>
          <CodeText code={code} />
        </Text>
      </>
    ),
    text: (
      <Text data-big>
        <CodeText code={code} />
      </Text>
    ),
    barcode: <Barcode code={code} />,
  }
  return (
    <>
      <Tabs
        label={intl.formatMessage(messages.label)}
        onChange={setActive}
        tabs={order.map((id) => ({
          id,
          label: intl.formatMessage(messages[id]),
          content: (
            <Panel>
              {contents[id]}
              <StaffNote />
            </Panel>
          ),
        }))}
      />
      <Actions>
        <CopyButton text={code} />
        <QuietButton type="button" onClick={() => setIsScanMode(true)}>
          <Maximize size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage
            id="codes.scanMode"
            defaultMessage="Scan mode"
            description="The code alone, as large as the screen"
          />
        </QuietButton>
      </Actions>
      <ScanMode
        isOpen={isScanMode}
        onClose={() => setIsScanMode(false)}
        code={code}
        shape={active === 'barcode' ? 'barcode' : 'qr'}
        countdown={countdown}
      />
    </>
  )
}
