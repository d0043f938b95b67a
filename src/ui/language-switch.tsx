import { useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { useChunkErrorModal } from './dialogs/use-chunk-error-modal'
import { Label } from './label'

const Group = styled.div`
  display: inline-flex;
  border: 1px solid ${tokens.color.outlineStrong};
  border-radius: ${tokens.radius.pill};
  overflow: hidden;
  button {
    min-width: ${tokens.tap};
    min-height: ${tokens.tap};
    padding: 0 ${tokens.space(3)};
    border: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  button[aria-pressed='true'] {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: 700;
  }
  button[aria-busy='true'] {
    background: ${tokens.color.primarySoft};
  }
  /* Inside the button, because the rounded frame would clip it. */
  button:focus-visible {
    border-radius: inherit;
    outline-offset: -4px;
  }
`

/** In their own language, for members who cannot read the current one. */
const LANGUAGES: { locale: Locale; name: string }[] = [
  { locale: 'th', name: 'ไทย' },
  { locale: 'en', name: 'English' },
]

export const languageWord = defineMessage({
  id: 'session.language',
  defaultMessage: 'Language',
  description: 'Group of two buttons',
})

interface LanguageSwitchProps {
  /** Switches the app once the texts have loaded (store/switch-language.ts). */
  onSwitch: (locale: Locale) => Promise<'done' | 'failed' | 'overtaken'>
}

export function LanguageSwitch({ onSwitch }: LanguageSwitchProps) {
  const current = useLocale()
  const intl = useIntl()
  const showChunkError = useChunkErrorModal()
  const [awaited, setAwaited] = useState<Locale>()

  const choose = async (locale: Locale) => {
    setAwaited(locale)
    const outcome = await onSwitch(locale)
    setAwaited((now) => (now === locale ? undefined : now))
    if (outcome === 'failed') showChunkError(() => void choose(locale))
  }

  return (
    <Group role="group" aria-label={intl.formatMessage(languageWord)}>
      {LANGUAGES.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          aria-busy={(locale === awaited && locale !== current) || undefined}
          onClick={() => void choose(locale)}
        >
          <Label>{name}</Label>
        </button>
      ))}
    </Group>
  )
}
