import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '@/ui/error-state'
import { useQueryErrorModal } from '@/ui/use-error-modal'
import { ArticleView } from '../components/article-view'
import { NoArticles } from '../components/no-articles'
import { useArticles } from '../hooks/use-articles'

/** profile.profile-pdpa: one consent article, the member's consent to it, and withdrawing it; `pdpaRef` names it, else it is the first. */
export default function ProfilePdpaPage() {
  const { query, articles, outdated } = useArticles()
  const [params] = useSearchParams()
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined })
  if (!articles && query.error) {
    return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  const reference = params.get('pdpaRef')
  const named = articles?.find(({ item }) => item.pdpa_article_alt_reference === reference)
  const article = named ?? articles?.[0]
  return articles && !article ? (
    <NoArticles />
  ) : (
    <ArticleView key={article?.item.pdpa_article_alt_reference} article={article} outdated={outdated} />
  )
}
