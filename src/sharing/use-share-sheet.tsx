import type { ReactNode } from 'react'
import { loadFeatureMessages } from '@/i18n/load-messages'
import { useLazyDialogOnPage } from '@/ui/use-lazy-dialog-on-page'
import type { ShareContent } from './share-content'

/** The sheet, its texts and, while it opens, LINE's part of it are loaded by the first tap. */
const loadSheet = async () => {
  const [{ ShareSheet }] = await Promise.all([import('./share-sheet'), loadFeatureMessages('sharing')])
  return { default: ShareSheet }
}

/** Sharing something: `share` opens the sheet, which is to be rendered where it was asked for. */
export function useShareSheet(content: ShareContent): { share: () => void; sheet: ReactNode } {
  const { Dialog: ShareSheet, isOpen, open: share, close } = useLazyDialogOnPage(loadSheet)
  return { share, sheet: ShareSheet && <ShareSheet content={content} isOpen={isOpen} onClose={close} /> }
}
