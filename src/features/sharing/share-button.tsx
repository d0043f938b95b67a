import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '@/addresses/paths'
import { useBrand, useBrandName } from '@/brand/use-brand'
import { loadFeatureMessages } from '@/i18n/load-messages'
import { IconButton } from '@/ui/icon-button'
import { useLazyDialog } from '@/ui/dialogs/use-lazy-dialog'
import { pageWords } from '@/ui/page-words'
import { commonWords } from '@/ui/words'
import type { ShareContent } from './share-message'

export function ShareButton({ content }: { content: ShareContent }) {
  const intl = useIntl()
  const { share, sheet } = useShareSheet(content)
  return (
    <>
      <IconButton label={intl.formatMessage(pageWords.share)} aria-haspopup="dialog" onClick={share}>
        <Share2 size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {sheet}
    </>
  )
}

/** The first tap loads the sheet, its texts and LINE's part of it. */
const loadSheet = async () => {
  const [{ ShareSheet }] = await Promise.all([import('./share-sheet'), loadFeatureMessages('sharing')])
  return { default: ShareSheet }
}

export function useShareSheet(content: ShareContent): { share: () => void; sheet: ReactNode } {
  const { Dialog: ShareSheet, isOpen, open: share, close } = useLazyDialog(loadSheet)
  return { share, sheet: ShareSheet && <ShareSheet content={content} isOpen={isOpen} onClose={close} /> }
}

/** Shares the brand's programme as a whole, under the brand's name. */
export function useShareProgramme() {
  const { formatMessage } = useIntl()
  const { covers } = useBrand()
  const brand = useBrandName()
  const subtitle = formatMessage(commonWords.programme)
  return { brand, ...useShareSheet({ path: paths.landing, title: brand, subtitle, picture: covers[0] }) }
}
