import { X } from 'lucide-react'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { defineMessage, useIntl } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { IconButton } from './icon-button'

const closeMessage = defineMessage({
  id: 'ui.news.close',
  defaultMessage: 'OK',
  description: 'Button: the member has read the notice, which closes',
})

const { color, safe, screenHeight, space } = tokens

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

/** Over the page, for what is told here comes late: in the page it would push the rest aside. */
export const NewsPlace = styled.div`
  position: fixed;
  inset-inline: ${tokens.gutter};
  bottom: calc(max(34px, ${safe.bottom}) + 4.75rem - ${tokens.barsShift});
  z-index: ${tokens.layer.bar};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  max-width: 440px;
  max-height: ${screenHeight(50)};
  margin-inline: auto;
  overflow-y: auto;
  border-radius: ${tokens.radius.card};
  ${media.tabletUp} {
    inset-inline: auto ${tokens.gutter};
    bottom: calc(${safe.bottom} + ${space(6)});
    width: 400px;
  }
  &:not(:has(> * > *)) {
    display: none;
  }
`

const Region = styled.div`
  position: relative;
  border: 1px solid ${color.outline};
  border-radius: ${tokens.radius.card};
  background: ${color.surfaceRaised};
  box-shadow: ${tokens.shadow};
  animation: ${rise} ${tokens.motion.slow};
  ${media.reducedMotion} {
    animation: none;
  }
  &:empty {
    display: none;
  }
  > button {
    position: absolute;
    inset-block-start: ${space(1)};
    inset-inline-end: ${space(1)};
  }
`

interface Turns {
  /** Whose turn it is. */
  first: string | undefined
  /** Waits for its turn. Returns how to leave. */
  join: (id: string) => () => void
}

const TurnsContext = createContext<Turns | undefined>(undefined)

/** Cards of news that come each in its own time: one at a time, the next once it is closed, for another one would move the first. */
export function OneByOne({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const join = useCallback((id: string) => {
    setWaiting((others) => [...others, id])
    return () => setWaiting((others) => others.filter((other) => other !== id))
  }, [])
  const [first] = waiting
  const turns = useMemo(() => ({ first, join }), [first, join])
  return <TurnsContext value={turns}>{children}</TurnsContext>
}

/** Whether a card that has something to say may say it now. */
function useTurn(isWanted: boolean): boolean {
  const id = useId()
  const { join, first = id } = use(TurnsContext) ?? {}
  useEffect(() => (isWanted ? join?.(id) : undefined), [isWanted, join, id])
  return isWanted && first === id
}

interface NewsCardProps {
  isShown: boolean
  /** Told when it is on screen, for it may have to wait until another card is closed. */
  onShown?: () => void
  onClose: () => void
  /** Its first line ends 56 px before the edge, where the button stands. */
  children: ReactNode
}

/** Something that has happened since the member was here last, said aloud as it appears, until the member closes it. */
export function NewsCard({ isShown, onShown, onClose, children }: NewsCardProps) {
  const isOn = useTurn(isShown)
  const tell = useEffectEvent(() => onShown?.())
  useEffect(() => {
    if (isOn) tell()
  }, [isOn])
  const { formatMessage } = useIntl()
  return (
    <Region role="status" aria-atomic={false}>
      {isOn && (
        <>
          {children}
          <IconButton label={formatMessage(closeMessage)} onClick={onClose}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </>
      )}
    </Region>
  )
}
