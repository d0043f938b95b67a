import { Gift, QrCode, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { formatNumber } from '@/i18n/format'
import { readHintStep, saveHintStep } from '@/session/hint-step'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { focusOnce } from '@/ui/focus-once'
import { Phrases } from '@/ui/phrases'
import { VisuallyHidden } from '@/ui/visually-hidden'

const messages = defineMessages({
  name: {
    id: 'hints.name',
    defaultMessage: 'Getting started',
    description: 'Name of a card with three short hints for a new member',
  },
  code: { id: 'hints.code', defaultMessage: 'Show your member code when you pay' },
  codeText: {
    id: 'hints.code.text',
    defaultMessage: 'Tap “Collect points” above, and let the staff scan your code.',
  },
  collect: { id: 'hints.collect', defaultMessage: 'Scan a QR code to get points' },
  collectText: {
    id: 'hints.collect.text',
    defaultMessage: 'If the store gives you a QR code, tap the scan button above.',
  },
  redeem: { id: 'hints.redeem', defaultMessage: 'Redeem points for privileges' },
  redeemText: {
    id: 'hints.redeem.text',
    defaultMessage: 'Choose a privilege and tap “Redeem”. At the store, tap “Use now” in front of the staff.',
  },
})

/** Each with the icon of what it speaks of: on a narrow phone the scan button has no other name. */
const HINTS = [
  { Icon: QrCode, title: messages.code, text: messages.codeText },
  { Icon: ScanLine, title: messages.collect, text: messages.collectText },
  { Icon: Gift, title: messages.redeem, text: messages.redeemText },
] as const

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  /* A code, a question or an outcome is alone on screen; the place stays, so that nothing moves. */
  :root:has(dialog[open]) & {
    visibility: hidden;
  }
`

/** In one place, as high as the longest: the buttons stay under the finger. */
const Hints = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
`

const Hint = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space(1)} ${tokens.space(4)};
  &[aria-hidden='true'] {
    visibility: hidden;
  }
  > svg {
    color: ${tokens.color.primaryText};
  }
  h2 {
    font-size: ${tokens.font.size.md};
    line-height: ${tokens.font.lineHeight};
  }
  p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  p + p {
    margin-block-start: ${tokens.space(1)};
  }
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  max-width: 28rem;
  > * {
    flex: 1 1 7rem;
  }
`

/** How to show the code, collect and redeem, for a new member on home: one hint after the other, once, and skipped at will. */
export function FirstHints() {
  const { formatMessage } = useIntl()
  const { isPrivilegeActive } = useBrand().navbarMenu
  const [begunAt] = useState(readHintStep)
  const [step, setStep] = useState(begunAt)
  const hints = isPrivilegeActive ? HINTS : HINTS.slice(0, 2)

  const goTo = (next: number | undefined) => {
    saveHintStep(next)
    setStep(next)
  }
  if (begunAt === undefined) return null
  // The focused button is gone: a screen reader goes on from here.
  if (step === undefined)
    return (
      <VisuallyHidden tabIndex={-1} ref={focusOnce}>
        <FormattedMessage
          id="hints.closed"
          defaultMessage="Hints closed"
          description="Told to screen readers once the hints for a new member are skipped or seen"
        />
      </VisuallyHidden>
    )
  const isLast = step >= hints.length
  const current = isLast ? hints.length : step
  return (
    <Root as="section" data-flat aria-label={formatMessage(messages.name)}>
      <Hints aria-live="polite">
        {hints.map(({ Icon, title, text }, index) => (
          <Hint key={title.id} aria-hidden={index + 1 !== current}>
            <Icon size={32} strokeWidth={1.75} aria-hidden />
            <div>
              <h2>
                <Phrases>{formatMessage(title)}</Phrases>
              </h2>
              <p>
                <Phrases>{formatMessage(text)}</Phrases>
              </p>
              <p>
                <FormattedMessage
                  id="hints.step"
                  defaultMessage="{step} of {count}"
                  description="Which of how many hints this is"
                  values={{ step: formatNumber(index + 1), count: formatNumber(hints.length) }}
                />
              </p>
            </div>
          </Hint>
        ))}
      </Hints>
      <Answers>
        <Button variant="outline" onClick={() => goTo(isLast ? undefined : current + 1)}>
          {isLast ? (
            <FormattedMessage id="hints.done" defaultMessage="Got it" description="Button: ends the hints" />
          ) : (
            <FormattedMessage id="hints.next" defaultMessage="Next" description="Button: the next hint" />
          )}
        </Button>
        {!isLast && (
          <Button variant="quiet" onClick={() => goTo(undefined)}>
            <FormattedMessage id="hints.skip" defaultMessage="Skip" description="Button: ends the hints" />
          </Button>
        )}
      </Answers>
    </Root>
  )
}
