import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { defineMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { scannedCode, ScanSheet } from '@/features/points/components/scan-sheet'
import { addScannedCode } from '@/session/scanned-codes'
import type { LineConnection } from '@/session/line/line-connection'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { useOpenOnPage } from '@/ui/dialogs/use-lazy-dialog'
import { pageWords } from '@/ui/page-words'
import { withTextsOf } from '../lazy-page'

const unusable = defineMessage({
  id: 'points.scan.unusable',
  defaultMessage: 'This QR code isn’t for points',
})

/** Ignores further taps within this time; afterwards LINE's scanner is open, and another tap is intended. */
const DOUBLE_TAP_MS = 2000

let isOpening = false
let scanCount = 0

/** Opens LINE's scanner if there is one, else a sheet, which `render` puts on screen. */
export async function beginScan(line: LineConnection, render: (element: ReactNode) => void): Promise<void> {
  if (isOpening) return
  isOpening = true
  const finish = () => {
    isOpening = false
  }
  // Preloads the prompt that collects the code on home: it must open at once, and some phones have no network after LINE's
  // scanner.
  void withTextsOf(['consent'], import('../home/prompts/home-prompts')).catch(() => undefined)
  // A new key for each scan, because the last scan's closed sheet is still mounted.
  const key = ++scanCount
  const sheet = <Scanner key={key} />
  try {
    const outcome = line.browser === 'liff' ? await line.connect() : undefined
    const scanCode = outcome?.status === 'ready' ? outcome.client.scanCode : undefined
    if (!scanCode) return render(sheet)
    setTimeout(finish, DOUBLE_TAP_MS)
    const text = await scanCode()
    if (text !== undefined) render(<ScannedText key={key} text={text} />)
  } catch {
    render(sheet)
  } finally {
    finish()
  }
}

/** Stores a code and navigates to home, which collects it on each navigation. */
function useCollect(): (code: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (code) => {
    addScannedCode(code)
    void navigate(paths.home, { replace: pathname === paths.home })
  }
}

/** Collects what LINE's scanner has read, or says that it is no valid code. */
function ScannedText({ text }: { text: string }) {
  const collect = useCollect()
  const { show } = useFeedback()
  const handleText = useEffectEvent(() => {
    const code = scannedCode(text)
    if (code !== undefined) return collect(code)
    show(danger(unusable, pageWords.scanOrAsk))
  })
  useEffect(() => handleText(), [])
  return null
}

/** The scan sheet, until the member closes it, a code is read or the page changes. */
function Scanner() {
  const collect = useCollect()
  const { isOpen, close } = useOpenOnPage(true)
  return (
    <ScanSheet
      isOpen={isOpen}
      onClose={close}
      onCode={(code) => {
        close()
        collect(code)
      }}
    />
  )
}
