import { CircleAlert, CircleX } from 'lucide-react'
import { useId, type CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from './button'
import { Dialog } from './dialog'
import { DrawnTick } from './drawn-tick'
import {
  green,
  grey,
  type FeedbackButton,
  type FeedbackModalProps,
  type FeedbackType,
} from './feedback-presets'
import { Phrases } from './phrases'

const messages = defineMessages({
  back: { id: 'ui.feedbackModal.back', defaultMessage: 'Back', description: 'Leaves a question unanswered' },
  close: {
    id: 'ui.feedbackModal.close',
    defaultMessage: 'Close',
    description: 'Button: closes what is open',
  },
  confirm: {
    id: 'ui.feedbackModal.confirm',
    defaultMessage: 'Confirm',
    description: 'Says yes to a question',
  },
  acknowledge: {
    id: 'ui.feedbackModal.acknowledge',
    defaultMessage: 'OK',
    description: 'Acknowledges a message',
  },
})

const icons = {
  success: <DrawnTick size={40} strokeWidth={1.75} aria-hidden />,
  warning: <CircleAlert size={40} strokeWidth={1.75} aria-hidden />,
  danger: <CircleX size={40} strokeWidth={1.75} aria-hidden />,
  other: undefined,
}

const Layout = styled.div`
  display: grid;
  justify-items: var(--feedback-align, center);
  gap: ${tokens.space(2)};
  padding: ${tokens.space(7)} ${tokens.space(5)} ${tokens.space(5)};
  text-align: var(--feedback-align, center);
  text-wrap: balance;
  h2 {
    margin: 0;
    font-size: ${tokens.font.size.lg};
    line-height: ${tokens.font.lineHeight};
    overflow-wrap: anywhere;
  }
`

const Badge = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin-bottom: ${tokens.space(1)};
  border-radius: 50%;
  background: var(--soft);
  color: var(--tone);
`

const Description = styled.div`
  justify-self: stretch;
  color: ${tokens.color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${tokens.space(3)};
  width: 100%;
  margin-top: ${tokens.space(4)};
`

export function FeedbackModal({ data, isOpen, onClose }: FeedbackModalProps) {
  const id = useId()
  const { feedbackType: type, cancelButton, confirmButton } = data
  // By default a success is acknowledged, an error closed, and all else a question.
  const icon = data.icon ?? icons[type]
  const buttons = [
    {
      key: 'cancel',
      isDisplay: type !== 'success',
      label: <FormattedMessage {...(type === 'danger' ? messages.close : messages.back)} />,
      ...grey,
      ...cancelButton,
    },
    {
      key: 'confirm',
      isDisplay: type !== 'danger',
      label: <FormattedMessage {...(type === 'success' ? messages.acknowledge : messages.confirm)} />,
      ...green,
      ...confirmButton,
    },
  ].filter((button) => button.isDisplay)

  const press = (button: FeedbackButton) => {
    // The callback may open the next modal or leave the page, so this modal has to close before it.
    flushSync(onClose)
    button.callback?.()
  }

  const isCloseableFromOutside = data.isCloseableFromOutside ?? false
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      place={data.place}
      labelledBy={`${id}title`}
      describedBy={data.description ? `${id}text` : undefined}
      isCloseableFromOutside={isCloseableFromOutside}
      // As the button that only closes.
      isCloseableByBack={isCloseableFromOutside || buttons.some(({ callback }) => !callback)}
    >
      <Layout>
        {icon && <Badge style={toneOf(type)}>{icon}</Badge>}
        <h2 id={`${id}title`}>
          <Phrases>{data.title}</Phrases>
        </h2>
        {data.description && (
          <Description id={`${id}text`}>
            <Phrases>{data.description}</Phrases>
          </Description>
        )}
        <Actions>
          {buttons.map((button) => (
            <Button key={button.key} variant="neutral" style={colours(button)} onClick={() => press(button)}>
              {button.label}
            </Button>
          ))}
        </Actions>
      </Layout>
    </Dialog>
  )
}

/** The theme has a colour of each type's name; of `other` it has none, and the icon keeps the text's. */
function toneOf(type: FeedbackType) {
  return { '--tone': `var(--color-${type})`, '--soft': `var(--color-${type}-soft)` } as CSSProperties // as below
}

function colours({ color, textColor }: FeedbackButton) {
  return { '--fill': color, '--label': textColor } as CSSProperties // CSSProperties has no custom properties
}
