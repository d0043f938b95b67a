import { CircleAlert, CircleX } from 'lucide-react'
import {
  createContext,
  isValidElement,
  useCallback,
  useContext,
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button, ButtonPair } from '../button'
import { Dialog } from './dialog'
import { DrawnTick } from '../drawn-tick'
import {
  green,
  grey,
  greyOutline,
  type FeedbackButton,
  type FeedbackData,
  type FeedbackType,
  type Words,
} from './feedback-presets'
import { Phrases } from '../phrases'
import { commonWords } from '../words'

interface Feedback {
  /**
   * Opens the feedback modal. An open one with the same id stays; another one is replaced, or waits below if its answer has an
   * effect.
   */
  show: (data: FeedbackData) => void
  /** Closes the modal; given the path of a page just opened, keeps a modal that belongs there. */
  close: (openedPage?: string) => void
  /** Closes a question that has nothing to ask any more, also below another modal. */
  withdraw: (id: string) => void
  isOpen: boolean
}

const FeedbackContext = createContext<Feedback>({
  show: () => {},
  close: () => {},
  withdraw: () => {},
  isOpen: false,
})

export const useFeedback = (): Feedback => useContext(FeedbackContext)

interface Modals {
  /** The last one is on screen; the last to close stays for its transition. */
  stack: readonly FeedbackData[]
  isOpen: boolean
  /** React key, new for each modal, so that a replacement is announced and focused. */
  modalNumber: number
}

const hasCallback = ({ cancelButton, confirmButton }: FeedbackData): boolean =>
  Boolean(cancelButton?.callback ?? confirmButton?.callback)

/** Closes all modals but some; the last to close stays for its transition. */
function keepOnly(now: Modals, isStaying: (modal: FeedbackData) => boolean): Modals {
  const left = now.stack.filter(isStaying)
  if (left.length === 0) return now.isOpen ? { ...now, isOpen: false } : now
  const isCovered = left.at(-1) !== now.stack.at(-1)
  return { ...now, stack: left, modalNumber: now.modalNumber + Number(isCovered) }
}

/** Renders the feedback modal. Not lazy: a chunk could not load to report a lost network. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [{ stack, isOpen, modalNumber }, setModals] = useState<Modals>({
    stack: [],
    isOpen: false,
    modalNumber: 0,
  })
  const data = stack.at(-1)

  const show = useCallback((next: FeedbackData) => {
    setModals((now) => {
      const open = now.isOpen ? now.stack : []
      const same = next.id && open.find(({ id }) => id === next.id)
      if (!same) {
        const waiting = open.filter(hasCallback)
        return { stack: [...waiting, next], isOpen: true, modalNumber: now.modalNumber + 1 }
      }
      if (hasCallback(same) || !hasCallback(next)) return now
      return { ...now, stack: open.map((modal) => (modal === same ? next : modal)) }
    })
  }, [])
  const close = useCallback((openedPage?: string, only?: FeedbackData) => {
    setModals((now) => {
      // A dialog may report its closing after another has replaced it.
      if (only && only !== now.stack.at(-1)) return now
      return keepOnly(now, (modal) =>
        openedPage === undefined ? modal !== now.stack.at(-1) : modal.page === openedPage,
      )
    })
  }, [])
  const withdraw = useCallback(
    (id: string) => setModals((now) => keepOnly(now, (modal) => modal.id !== id)),
    [],
  )
  const value = useMemo(() => ({ show, close, withdraw, isOpen }), [show, close, withdraw, isOpen])

  return (
    <FeedbackContext value={value}>
      {children}
      {data && (
        <FeedbackModal key={modalNumber} data={data} isOpen={isOpen} onClose={() => close(undefined, data)} />
      )}
    </FeedbackContext>
  )
}

const icons = {
  success: <DrawnTick size={40} />,
  warning: <CircleAlert size={40} strokeWidth={1.75} aria-hidden />,
  danger: <CircleX size={40} strokeWidth={1.75} aria-hidden />,
  other: undefined,
}

const Layout = styled.div`
  display: grid;
  justify-items: var(--feedback-align, center);
  gap: ${tokens.space(2)};
  padding: ${tokens.space(7)} var(--feedback-gutter, ${tokens.space(5)}) ${tokens.space(5)};
  text-align: var(--feedback-align, center);
  text-wrap: balance;
  h2 {
    font-size: ${tokens.font.size.lg};
  }
  > ${ButtonPair} {
    margin-top: ${tokens.space(4)};
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
`

interface FeedbackModalProps {
  data: FeedbackData
  isOpen: boolean
  onClose: () => void
}

function FeedbackModal({ data, isOpen, onClose }: FeedbackModalProps) {
  const id = useId()
  const { feedbackType: type, cancelButton, confirmButton } = data
  const icon = data.icon ?? icons[type]
  const isAlone = type === 'danger' && !confirmButton?.isDisplay
  const buttons = [
    {
      key: 'cancel',
      isDisplay: type !== 'success',
      label: type === 'danger' ? commonWords.close : commonWords.back,
      ...(isAlone ? grey : greyOutline),
      ...cancelButton,
    },
    {
      key: 'confirm',
      isDisplay: type !== 'danger',
      label: type === 'success' ? commonWords.acknowledge : commonWords.confirm,
      ...green,
      ...confirmButton,
    },
  ].filter((button) => button.isDisplay)

  const press = (button: FeedbackButton) => {
    // The callback may open the next modal or leave the page, so this one has to close first.
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
      // Back is like a button without a callback.
      isCloseableByBack={isCloseableFromOutside || buttons.some(({ callback }) => !callback)}
    >
      <Layout>
        {icon && <Badge style={toneOf(type)}>{icon}</Badge>}
        <h2 id={`${id}title`}>
          <Phrases>{elementOf(data.title)}</Phrases>
        </h2>
        {data.description && (
          <Description id={`${id}text`}>
            <Phrases>{elementOf(data.description)}</Phrases>
          </Description>
        )}
        <ButtonPair>
          {buttons.map((button) => (
            <Button
              key={button.key}
              variant={button.variant}
              style={colours(button)}
              onClick={() => press(button)}
            >
              {elementOf(button.label)}
            </Button>
          ))}
        </ButtonPair>
      </Layout>
    </Dialog>
  )
}

const elementOf = (words: Words) => (isValidElement(words) ? words : <FormattedMessage {...words} />)

/** The theme has a colour for each type but `other`, whose icon has the text's colour. */
function toneOf(type: FeedbackType) {
  return { '--tone': `var(--color-${type})`, '--soft': `var(--color-${type}-soft)` } as CSSProperties // custom properties
}

function colours({ color, textColor }: FeedbackButton) {
  return { '--fill': color, '--label': textColor } as CSSProperties // custom properties
}
