import { useIntl } from 'react-intl'
import styled from 'styled-components'
import type { Locale } from '@/i18n/locale'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { localeChanged, rememberLocale } from '@/store/preferences.slice'
import { tokens } from '@/theme/tokens'

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
    background: transparent;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryText};
    font-weight: 700;
  }
  /* Inside, where the rounded frame does not cut it off. */
  button:focus-visible {
    border-radius: inherit;
    outline-offset: -4px;
  }
`

/** Each language in its own words: who needs the other one has to be able to read it. */
const LANGUAGES: { locale: Locale; name: string }[] = [
  { locale: 'th', name: 'ไทย' },
  { locale: 'en', name: 'English' },
]

/** Thai or English; switches at once, everywhere. */
export function LanguageSwitch() {
  const current = useAppSelector((state) => state.preferences.locale)
  const dispatch = useAppDispatch()
  const intl = useIntl()
  const choose = (locale: Locale) => {
    rememberLocale(locale)
    dispatch(localeChanged(locale))
  }
  return (
    <Group
      role="group"
      aria-label={intl.formatMessage({
        id: 'session.language',
        defaultMessage: 'Language',
        description: 'Group of two buttons',
      })}
    >
      {LANGUAGES.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
        >
          {name}
        </button>
      ))}
    </Group>
  )
}
