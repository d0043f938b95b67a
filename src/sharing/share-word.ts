import { defineMessages } from 'react-intl'

/** Of the shell's texts: it stands on pages of several features. */
export const shareWord = defineMessages({
  share: { id: 'ui.share', defaultMessage: 'Share', description: "Button, and its sheet's title" },
})
