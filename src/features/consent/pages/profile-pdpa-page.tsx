import { useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { pageTitles } from '@/i18n/page-titles'
import { useReadable } from '@/lib/readable'
import { BAR_HEIGHT, PAGE_END } from '@/theme/page-frame'
import { media, tokens } from '@/theme/tokens'
import type { ShownRead } from '@/ui/as-of'
import { ErrorState } from '@/ui/error-state'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { Skeleton } from '@/ui/skeleton'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { ConsentRecord } from '../components/consent-record'
import { NoTextYet } from '../components/no-text-yet'
import { PolicyPanel, useShownText } from '../components/policy-panel'
import { ConsentAnswers, ConsentStatus, ConsentStatusSkeleton } from '../components/consent-status'
import { WordingChange } from '../components/wording-change'
import { consentMessages } from '../consent-messages'
import { useArticles, type Article } from '../hooks/use-articles'
import { useReportPolicyOpened } from '../hooks/use-policy'

/** profile.profile-pdpa: one consent article, by `pdpaRef` or the first, and giving or withdrawing consent. */
export default function ProfilePdpaPage() {
  const { query, articles, outdated } = useArticles()
  const [params] = useSearchParams()
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined })
  if (!articles && query.error) return <ErrorState read={query} />
  const reference = params.get('pdpaRef')
  const named = articles?.find(({ item }) => item.pdpa_article_alt_reference === reference)
  const article = named ?? articles?.[0]
  return articles && !article ? (
    <NoTextYet title={<FormattedMessage {...consentMessages.noArticles} />} />
  ) : (
    <ArticleView key={article?.item.pdpa_article_alt_reference} article={article} outdated={outdated} />
  )
}

const BAR = `(${BAR_HEIGHT} + ${tokens.safe.top})`

/** Text left, consent right; on a phone the actions stay at the bottom, within the thumb's reach. */
const Root = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  min-height: calc(${tokens.screenHeight(100)} - ${BAR} - ${PAGE_END});
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
  gap: ${tokens.space(4)};
  padding: ${tokens.space(4)} ${tokens.gutter} ${tokens.space(6)};
  ${media.tabletUp} {
    padding: 0;
  }
`

const Side = styled.div`
  position: sticky;
  /* Large text makes it cover most of the page: above a third of the screen (its usual 11 rem) it scrolls with the text. */
  inset-block-end: min(0px, (${tokens.screenHeight(34)} - 11rem) * 100);
  z-index: 1;
  margin-block-end: calc(-1 * ${PAGE_END});
  padding: ${tokens.space(3)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(3)});
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
  /* The text fades above it. */
  &::before {
    content: '';
    position: absolute;
    inset: -${tokens.space(6)} 0 100%;
    background: linear-gradient(transparent, ${tokens.color.surface});
    pointer-events: none;
  }
  /* A low screen has no room for it. */
  @media (max-height: 560px) {
    position: static;
    &::before {
      content: none;
    }
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
    &::before {
      content: none;
    }
  }
`

interface ArticleViewProps {
  article: Article | undefined
  outdated: ShownRead | undefined
}

/** One article with the member's consent and earlier answers; undefined while loading, keyed by its reference. */
function ArticleView({ article, outdated }: ArticleViewProps) {
  const textId = useId()
  const title = useReadable(article?.text.html)?.title
  // The article as first opened: what the member does here already answers it.
  const [first] = useState(article)
  const { isShown, onShown } = useShownText(article?.text)
  const [hasAnswered, setHasAnswered] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const handleAnswered = () => {
    setHasAnswered(true)
    // The focused button is about to go.
    heading.current?.focus({ preventScroll: true })
  }
  useReportPolicyOpened(first?.status === 'none' ? first.item : undefined)
  return (
    <Root>
      <Column>
        {article ? (
          <ConsentStatus
            article={article}
            // The member's answer here is newer than the failed read.
            outdated={hasAnswered ? undefined : outdated}
            headingRef={heading}
          />
        ) : (
          <ConsentStatusSkeleton />
        )}
        {article && <WordingChange article={article} />}
        <div>
          <VisuallyHidden id={textId}>{title || <FormattedMessage {...pageTitles.pdpa} />}</VisuallyHidden>
          <PolicyPanel text={article?.text} labelledBy={textId} onShown={onShown} />
        </div>
        {article && <ConsentRecord article={article} />}
      </Column>
      <Side>
        {article ? (
          <ConsentAnswers article={article} isTextShown={isShown} onAnswered={handleAnswered} />
        ) : (
          <Skeleton height="48px" radius={tokens.radius.control} />
        )}
      </Side>
    </Root>
  )
}
