import { Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Label } from './label'
import { tappedGround } from './tapped-ground'
import { useToast } from './dialogs/toast-context'

const messages = defineMessages({
  copied: { id: 'ui.copyButton.copied', defaultMessage: 'Copied', description: 'Toast after copying' },
  failed: { id: 'ui.copyButton.failed', defaultMessage: 'Couldn’t copy. Please select the text instead.' },
})

const QuietButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2)};
  min-height: ${tokens.tap};
  padding: 0 ${tokens.space(3)};
  border: 0;
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.primaryText};
  font: 600 ${tokens.font.size.sm} / ${tokens.font.lineHeight} ${tokens.font.family};
  ${tappedGround(tokens.color.primarySoft, tokens.color.primarySoft)}
`

interface CopyButtonProps {
  text: string
  onCopied?: () => void
}

export function CopyButton({ text, onCopied }: CopyButtonProps) {
  const intl = useIntl()
  const toast = useToast()
  const handleClick = async (event: MouseEvent<HTMLButtonElement>) => {
    const isCopied = await copyText(text, event.currentTarget)
    if (!isCopied) return toast(intl.formatMessage(messages.failed), { durationMs: 4000 })
    onCopied?.()
    toast(intl.formatMessage(messages.copied))
  }
  return (
    <QuietButton type="button" onClick={(event) => void handleClick(event)}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
      <Label>
        <FormattedMessage
          id="ui.copyButton.copy"
          defaultMessage="Copy"
          description="Copies the code beside it"
        />
      </Label>
    </QuietButton>
  )
}

/**
 * Copies text to the clipboard; false if that failed. The fallback's text field is added next to `near`, because outside an
 * open modal dialog it could not be selected.
 */
async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Insecure contexts have no Clipboard API, and some in-app browsers deny it.
    return copyThroughSelection(text, near)
  }
}

function copyThroughSelection(text: string, near: Element): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;opacity:0;font-size:16px'
  const focused = document.activeElement
  near.parentElement?.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
