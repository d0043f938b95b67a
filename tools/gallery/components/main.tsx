import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { fallbackCss } from '@/theme/fallback-css'
import { globalCss } from '@/theme/global-css'
import { GUTTER_CSS } from '@/theme/gutter'
import { controlSheets } from './control-sheets'
import { dateSheets } from './date-sheets'
import { modalSheets } from './modal-sheets'
import { carouselSheets } from './carousel-sheets'

/** The states of components that no page shows, a sheet each: `?sheet=buttons&lang=th`, in the default theme. */
const sheets = { ...controlSheets, ...dateSheets, ...modalSheets, ...carouselSheets }

const thai = import.meta.glob<Record<string, string>>(
  ['/src/i18n/messages/th/*.json', '/src/i18n/messages/features/*.th.json'],
  { eager: true, import: 'default' },
)
const query = new URLSearchParams(location.search)
const isThai = query.get('lang') !== 'en'
const messages = Object.assign({}, ...Object.values(thai)) as Record<string, string> // the catalogues' files
const Sheet = sheets[query.get('sheet') as keyof typeof sheets] // a row of component-screens.ts names it

const style = document.createElement('style')
style.textContent = fallbackCss() + GUTTER_CSS + globalCss()
document.head.append(style)
document.documentElement.lang = isThai ? 'th' : 'en-US'

createRoot(document.getElementById('root') as HTMLElement) // in index.html
  .render(
    <IntlProvider locale={isThai ? 'th' : 'en'} messages={isThai ? messages : undefined} onError={() => {}}>
      <main>
        <Sheet />
      </main>
    </IntlProvider>,
  )
