import { loadFeatureMessages } from '@/i18n/load-messages'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { usePointsNews } from '../hooks/use-points-news'

async function loadCard() {
  const [{ PointsNewsCard }] = await Promise.all([
    import('./points-news-card'),
    loadFeatureMessages('histories'),
  ])
  return { default: PointsNewsCard }
}

interface Props {
  /** Something else on home needs the history's first page too. */
  isAlwaysRead: boolean
}

/** Tells on home what has happened to the points since the last visit. The code for it is loaded only where something has. */
export function PointsNewsOnHome({ isAlwaysRead }: Props) {
  const { news, dismiss } = usePointsNews(isAlwaysRead)
  // What could not be loaded is told on the next visit.
  const Card = useLazyComponent(loadCard, news.length > 0, () => undefined)
  return Card && <Card news={news} onClose={dismiss} />
}
