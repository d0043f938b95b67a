import { QrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useRootData } from '@/lib/use-root-data'
import { whenIdle } from '@/lib/when-idle'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { smallQrWidth } from '@/ui/codes/qr-size'
import { Label } from '@/ui/label'
import { useMediaQuery } from '@/ui/use-media-query'
import { commonWords } from '@/ui/words'

/** Narrower, or in larger letters, the pass leaves no room for the balance. */
const ROOM = '(min-width: 340px)'
/** Six digits leave none either. */
const LONG_BALANCE = 100_000

interface Member {
  point: number
  customer_info?: string | undefined
}

/** Whether the member's code is drawn beside the balance: it fits there, or is not known yet. */
export function useHasPass(member: Member | undefined): boolean {
  const isWide = useMediaQuery(ROOM)
  const text = useRootData('text')
  const isLargeText = text === 'large' || text === 'xlarge'
  const { point = 0, customer_info: code = '' } = member ?? {}
  return isWide && !isLargeText && point < LONG_BALANCE && smallQrWidth(code) !== undefined
}

/** 29 modules of 4 px: the shortest code with its quiet zone. */
const PASS_WIDTH = 116

/** White up to the edges of its quiet zone in every theme; the name stands outside of it. */
const Pass = styled.button`
  display: grid;
  /* A tone mark ends at the quiet zone. */
  gap: 3px;
  justify-items: center;
  width: ${PASS_WIDTH}px;
  border-radius: ${tokens.radius.card};
  color: ${tokens.color.primaryText};
  font-size: ${tokens.font.size.xs};
  font-weight: 700;
  line-height: 1.25;
  > :first-child {
    display: grid;
    place-items: center;
    width: ${PASS_WIDTH}px;
    height: ${PASS_WIDTH}px;
    overflow: hidden;
    border-radius: inherit;
    background: ${tokens.color.codePaper};
  }
`

const loadQr = () => import('@/ui/codes/small-qr')

interface CollectButtonProps {
  /** The member's code; until it is known its place is kept. */
  code: string | undefined
  isPass: boolean
  onClick: () => void
}

/** "Collect points": the member's own QR code, which staff can scan as it is, or a button in words where it does not fit. */
export function CollectButton({ code, isPass, onClick }: CollectButtonProps) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const Qr = useLazyComponent(loadQr, isPass && isIdle)
  const name = <FormattedMessage {...commonWords.collectPoints} />
  if (!isPass)
    return (
      <Button aria-haspopup="dialog" onClick={onClick}>
        <QrCode size={24} strokeWidth={1.75} aria-hidden />
        <Label>{name}</Label>
      </Button>
    )
  return (
    <Pass type="button" aria-haspopup="dialog" onClick={onClick}>
      <span>
        {Qr && code ? (
          <Qr code={code} room={PASS_WIDTH} />
        ) : (
          <QrCode size={48} strokeWidth={1.75} aria-hidden />
        )}
      </span>
      <Label>{name}</Label>
    </Pass>
  )
}
