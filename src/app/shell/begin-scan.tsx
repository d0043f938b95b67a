import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { writeText } from '@/config/storage'
import { scannedCode } from '@/domain/scanned-code'
import { ScanSheet } from '@/features/points/components/scan-sheet'
import type { LineConnection } from '@/line/line-connection'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'

const words = defineMessages({
  unusable: { id: 'points.scan.unusable', defaultMessage: 'This QR code is not for points' },
  unusableText: {
    id: 'points.scan.unusableText',
    defaultMessage: 'Please scan a QR code that is for collecting points.',
  },
})

/** By then LINE's scanner covers the app, and a second tap is meant. */
const DOUBLE_TAP = 2000

let isOpening = false
let turn = 0

/** A tap on "Scan QR code": LINE's scanner where there is one, else a sheet. What is to be drawn goes to `draw`. */
export async function beginScan(line: LineConnection, draw: (part: ReactNode) => void): Promise<void> {
  if (isOpening) return
  isOpening = true
  const finish = () => {
    isOpening = false
  }
  // A new one for each scan.
  // What collects the code comes along, and so covers home as soon as there is one.
  void import('../home/prompts/home-prompts').catch(() => undefined)
  const key = ++turn
  const sheet = <Scanner key={key} />
  try {
    const outcome = line.browser === 'liff' ? await line.connect() : undefined
    const scanCode = outcome?.status === 'ready' ? outcome.client.scanCode : undefined
    if (!scanCode) return draw(sheet)
    setTimeout(finish, DOUBLE_TAP)
    const text = await scanCode()
    if (text !== undefined) draw(<Scanned key={key} text={text} />)
  } catch {
    draw(sheet)
  } finally {
    finish()
  }
}

/** A thumb's second tap comes within this time (ms). */
const SECOND_TAP = 400

/** Between the sheet and the modal that follows it home lies bare for a moment: the second tap of a double one is not meant for it. */
function swallowSecondTap(): void {
  const stop = () => removeEventListener('click', swallow, true)
  const swallow = (event: Event) => {
    stop()
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, true)
  setTimeout(stop, SECOND_TAP)
}

/** Home collects what is stored whenever it is navigated to, from itself too. */
function useCollect(): (code: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (code) => {
    writeText('qrCode', code)
    void navigate(paths.home, { replace: pathname === paths.home })
  }
}

/** What LINE's scanner has read. */
function Scanned({ text }: { text: string }) {
  const collect = useCollect()
  const intl = useIntl()
  const { show } = useFeedback()
  const take = useEffectEvent(() => {
    const code = scannedCode(text)
    if (code !== undefined) return collect(code)
    show(danger(intl.formatMessage(words.unusable), intl.formatMessage(words.unusableText)))
  })
  useEffect(() => take(), [])
  return null
}

/** The sheet, until it is closed or a code is there; every change of page closes it. */
function Scanner() {
  const collect = useCollect()
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | undefined>(pathname)
  const close = () => setOpenedOn(undefined)
  return (
    <ScanSheet
      isOpen={openedOn === pathname}
      onClose={close}
      onCode={(code) => {
        close()
        swallowSecondTap()
        collect(code)
      }}
    />
  )
}
