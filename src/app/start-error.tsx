import styled from 'styled-components'
import type { Locale } from '@/i18n/locale'
import { GlobalStyle } from '@/theme/global-style'
import { tokens } from '@/theme/tokens'

const Page = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space(4)};
  min-height: 100dvh;
  padding: ${tokens.gutter};
  text-align: center;
  h1 {
    margin: 0;
    font-size: ${tokens.font.size.lg};
  }
  p {
    max-width: 32em;
    margin: 0;
    color: ${tokens.color.textMuted};
  }
  button {
    min-height: ${tokens.tap};
    padding: 0 ${tokens.space(6)};
    border: 0;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.button};
    color: ${tokens.color.onButton};
    font: ${tokens.font.button} ${tokens.font.family};
    cursor: pointer;
  }
`

/** The catalogues may be what failed to load, so these words stand in the code. */
const words = {
  th: {
    title: 'เปิดแอปไม่สำเร็จ',
    text: 'เราเตรียมหน้าจอให้คุณไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง หากยังพบปัญหา กรุณาติดต่อร้าน',
    retry: 'ลองอีกครั้ง',
  },
  en: {
    title: 'The app could not start',
    text: 'We could not get things ready for you. Check your connection and try again. If it keeps happening, please contact the store.',
    retry: 'Try again',
  },
} satisfies Record<Locale, unknown>

/** When the configuration, the texts or the brand are missing: what happened and a way on, with nothing else loaded. */
export function StartError({ locale }: { locale: Locale }) {
  const { title, text, retry } = words[locale]
  return (
    <Page>
      <GlobalStyle />
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => location.reload()}>
        {retry}
      </button>
    </Page>
  )
}
