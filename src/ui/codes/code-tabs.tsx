import { Maximize2 } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Button } from '../button'
import { CodeText } from '../code-text'
import { CopyButton } from '../copy-button'
import { Label } from '../label'
import { Tabs } from '../tabs'
import { Barcode } from './barcode'
import { QrCode } from './qr-code'
import { ScanMode, scanModeName, StaffNote } from './scan-mode'

const messages = defineMessages({
  label: { id: 'codes.tabs.label', defaultMessage: 'Ways to show the code' },
  qr: { id: 'codes.tabs.qr', defaultMessage: 'QR code', description: 'Tab' },
  text: { id: 'codes.tabs.text', defaultMessage: 'Code', description: 'Tab with the code as text' },
  barcode: { id: 'codes.tabs.barcode', defaultMessage: 'Barcode', description: 'Tab' },
})

const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  align-content: center;
  justify-items: center;
  /* As high as the QR code's panel, so that tabs do not move the page. */
  min-height: 331px;
  ${media.bigDesktopUp} {
    min-height: 447px;
  }
  margin-inline: calc(-1 * var(--code-bleed, 0px));
  padding-bottom: ${tokens.space(2)};
  border-radius: var(--code-radius, ${tokens.radius.card});
  background: ${tokens.color.codePaper};
  /* For a panel on a white page; outside, so that a barcode keeps its width. */
  box-shadow: 0 0 0 var(--code-line, 0px) ${tokens.color.outline};
  color: ${tokens.color.codeInk};
  text-align: center;
  cursor: zoom-in;
  > * {
    max-width: 100%;
  }
`

const Text = styled.strong`
  padding-inline: ${tokens.space(2)};
  font-size: clamp(2rem, 11vw, 3rem);
  ${media.tabletUp} {
    font-size: clamp(2rem, 11cqi, 3rem);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  padding-top: ${tokens.space(1)};
  /* Side by side if whole words fit, else below each other. */
  && > * {
    flex: none;
    width: auto;
    max-width: 100%;
  }
  && > :first-child {
    flex-grow: 1;
  }
  /* As the button beside it. */
  > button + button {
    min-height: 48px;
    padding-inline: ${tokens.space(4)};
    border: 1px solid ${tokens.color.outlineStrong};
    font-size: ${tokens.font.size.md};
  }
`

export type CodeTab = 'qr' | 'text' | 'barcode'

interface CodeTabsProps {
  code: string
  order?: readonly CodeTab[]
  /** The tab that is open at first; by default the first one. */
  first?: string | undefined
  onTabChange?: (tab: string) => void
  /** The item's. */
  title?: string
  /** The time left. */
  countdown?: ReactNode
}

/** A code for staff as text, barcode and QR code, black on white in every theme. */
export function CodeTabs(props: CodeTabsProps) {
  const { code, order = ['text', 'barcode', 'qr'], first = order[0], onTabChange, title, countdown } = props
  const intl = useIntl()
  const [active, setActive] = useState<string | undefined>(first)
  const [isScanMode, setIsScanMode] = useState(false)
  const handleClick = ({ nativeEvent }: MouseEvent) => {
    // A mouse that has selected text is about to copy it; a finger has selected by accident.
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (isTouch) getSelection()?.removeAllRanges()
    if (getSelection()?.isCollapsed ?? true) setIsScanMode(true)
  }
  const contents: Record<CodeTab, ReactNode> = {
    qr: <QrCode code={code} />,
    text: (
      <Text>
        <CodeText code={code} />
      </Text>
    ),
    barcode: <Barcode code={code} />,
  }
  return (
    <>
      <Tabs
        label={intl.formatMessage(messages.label)}
        first={first}
        onChange={(tab) => {
          setActive(tab)
          onTabChange?.(tab)
        }}
        tabs={order.map((id) => ({
          id,
          label: intl.formatMessage(messages[id]),
          content: (
            <Panel data-code-panel onClick={handleClick}>
              {contents[id]}
              <StaffNote />
            </Panel>
          ),
        }))}
      />
      <Actions>
        <Button variant="outline" isFullWidth onClick={() => setIsScanMode(true)}>
          <Maximize2 size={20} strokeWidth={1.75} aria-hidden />
          <Label>
            <FormattedMessage {...scanModeName} />
          </Label>
        </Button>
        {active === 'text' && <CopyButton text={code} />}
      </Actions>
      <ScanMode
        isOpen={isScanMode}
        onClose={() => setIsScanMode(false)}
        code={code}
        shape={active === 'barcode' ? 'barcode' : 'qr'}
        title={title}
        countdown={countdown}
      />
    </>
  )
}
