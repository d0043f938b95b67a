import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { CodeText } from '../code-text'
import { CopyButton } from '../copy-button'
import { Tabs } from '../tabs'
import { Barcode } from './barcode'
import { QrCode } from './qr-code'

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

// In both languages: the member and the staff may not share one.
const STAFF_WORDS = { th: 'แสดงรหัสนี้ให้พนักงาน', en: 'Show this code to staff' }

const ForStaff = styled.p`
  padding-inline: ${tokens.space(4)};
  font-size: ${tokens.font.size.sm};
  span {
    display: block;
  }
`

const Copy = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${tokens.space(2)};
`

export type CodeTab = 'qr' | 'text' | 'barcode'

interface CodeTabsProps {
  /** Encoded and shown unchanged. */
  code: string
  /** The first tab is open. */
  order?: readonly CodeTab[]
}

/** A code for staff as text, barcode and QR, each black on a white panel in every theme. */
export function CodeTabs({ code, order = ['text', 'barcode', 'qr'] }: CodeTabsProps) {
  const intl = useIntl()
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
        tabs={order.map((id) => ({
          id,
          label: intl.formatMessage(messages[id]),
          content: (
            <Panel>
              {contents[id]}
              <ForStaff>
                <span lang="th">{STAFF_WORDS.th}</span>
                <span lang="en">{STAFF_WORDS.en}</span>
              </ForStaff>
            </Panel>
          ),
        }))}
      />
      <Copy>
        <CopyButton text={code} />
      </Copy>
    </>
  )
}
