import { Share2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button'
import type { ShareContent } from './share-content'
import { shareWord } from './share-word'
import { useShareSheet } from './use-share-sheet'

/** Shares what the page shows. */
export function ShareButton({ content }: { content: ShareContent }) {
  const intl = useIntl()
  const { share, sheet } = useShareSheet(content)
  return (
    <>
      <IconButton label={intl.formatMessage(shareWord.share)} aria-haspopup="dialog" onClick={share}>
        <Share2 size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {sheet}
    </>
  )
}
