import type { ReactNode } from 'react'
import { loadFeatureMessages } from '@/i18n/load-messages'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useLoadFailure } from '@/ui/use-load-failure'
import { useOpenOnPage } from '@/ui/use-open-on-page'
import type { ShareContent } from './share-content'

/** The sheet, its texts and, while it opens, LINE's part of it are loaded by the first tap. */
const loadSheet = async () => {
  const [{ ShareSheet }] = await Promise.all([import('./share-sheet'), loadFeatureMessages('sharing')])
  return { default: ShareSheet }
}

/** Sharing something: `share` opens the sheet, which is to be rendered where it was asked for. */
export function useShareSheet(content: ShareContent): { share: () => void; sheet: ReactNode } {
  const { isOpen, open: share, close } = useOpenOnPage()
  const showFailure = useLoadFailure()
  const ShareSheet = useLazyComponent(loadSheet, isOpen, () => {
    close()
    showFailure(share)
  })
  return { share, sheet: ShareSheet && <ShareSheet content={content} isOpen={isOpen} onClose={close} /> }
}
