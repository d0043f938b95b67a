import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useReadable } from '@/lib/readable'
import { media, tokens } from '@/theme/tokens'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { FormattedMessage } from 'react-intl'
import { consentMessages } from '../consent-messages'
import type { ShownRead } from '@/ui/as-of'
import type { Article } from '../hooks/use-articles'
import { useReportPolicyOpened } from '../hooks/use-report-policy-opened'
import { useShownText } from '../hooks/use-shown-text'
import { useWording } from '../hooks/use-wording'
import { policyIn } from '../policy-content'
import { textDifference } from '../text-difference'
import { ConsentRecord } from './consent-record'
import { PolicyPanel } from './policy-panel'
import { StandingPanel, StandingSkeleton } from './standing-panel'
import { WordingChange } from './wording-change'

/** What the page's main part leaves free below its content. */
const MAIN_PADDING = `calc(${tokens.safe.bottom} + ${tokens.space(6)})`
const BAR = `(57px + ${tokens.safe.top})`

/** Text left, standing and actions right, in view beside it; on a phone they stay at the bottom, within the thumb's reach. */
const Root = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  min-height: calc(${tokens.screenHeight(100)} - ${BAR} - ${MAIN_PADDING});
  ${media.tabletUp} {
    grid-template: auto / minmax(0, 1fr) min(360px, 38%);
    align-items: start;
    gap: ${tokens.space(8)};
    min-height: 0;
    padding: ${tokens.space(5)} ${tokens.gutter} 0;
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space(6)};
  padding: ${tokens.space(4)} ${tokens.gutter} ${tokens.space(6)};
  ${media.tabletUp} {
    padding: 0;
  }
`

const Side = styled.div`
  position: sticky;
  /* Of large text it would cover most of the page: over a third of the screen's height (13 rem, about its own) it scrolls with the text. */
  inset-block-end: min(0px, (${tokens.screenHeight(34)} - 13rem) * 100);
  z-index: 1;
  margin-block-end: calc(-1 * ${MAIN_PADDING});
  padding: ${tokens.space(3)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(3)});
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
  /* On a low screen it would cover most of the text. */
  @media (max-height: 660px) {
    position: static;
  }
  ${media.tabletUp} {
    position: sticky;
    inset-block: calc(${BAR} + ${tokens.space(4)}) auto;
    margin: 0;
    padding: ${tokens.space(4)};
    border: 0;
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surfaceRaised};
    box-shadow: ${tokens.shadow};
  }
`

interface ArticleViewProps {
  article: Article | undefined
  outdated: ShownRead | undefined
}

/** One article: its text, where the member stands on it, and what they have answered so far. Undefined while it loads; keyed by its reference. */
export function ArticleView({ article, outdated }: ArticleViewProps) {
  const textId = useId()
  const title = useReadable(article?.text.html)?.title
  // As it was when the text was opened: what the member does about it here is an answer.
  const [first] = useState(article)
  const { isShown, onShown } = useShownText(article?.text)
  useReportPolicyOpened(first?.standing === 'none' ? first.item : undefined)
  return (
    <Root>
      <Column>
        {article && <ChangeSince article={article} />}
        <div>
          <VisuallyHidden id={textId}>
            {title || <FormattedMessage {...consentMessages.title} />}
          </VisuallyHidden>
          <PolicyPanel text={article?.text} labelledBy={textId} onShown={onShown} />
        </div>
        {article && <ConsentRecord article={article} />}
      </Column>
      <Side>
        {article ? (
          <StandingPanel
            key={article.item.pdpa_article_alt_reference}
            article={article}
            outdated={outdated}
            isTextShown={isShown}
          />
        ) : (
          <StandingSkeleton />
        )}
      </Side>
    </Root>
  )
}

/** Shown where the wording that the member answered to last is known, and reads otherwise now. */
function ChangeSince({ article: { item, record } }: { article: Article }) {
  const last = record.find(({ text }) => text !== undefined)
  const now = useWording(last?.locale && policyIn(last.locale, item))
  // An article that is no longer published in that language cannot be compared.
  const [before, after] = now?.locale === last?.locale ? [last?.text, now?.text] : []
  const parts = useMemo(() => textDifference(before ?? '', after ?? ''), [before, after])
  if (!last || !now || parts.every(({ kind }) => kind === 'same')) return null
  return <WordingChange parts={parts} locale={now.locale} at={last.at} />
}
