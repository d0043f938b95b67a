import { FormattedMessage } from 'react-intl'
import type { PointHistoryRow } from '@/api/point-rows'
import { formatRecentDay, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { dateOfPoints } from './use-points-news'
import { SignedPoints } from './signed-points'

/** Points lost, but not by this phone: spent, expired, or from a canceled purchase. */
export const isLoss = ({ point, status }: PointHistoryRow) =>
  point < 0 || status === 'expired' || status === 'canceled'

export function LostPoints({ row }: { row: PointHistoryRow }) {
  const locale = useLocale()
  const day = formatRecentDay(dateOfPoints(row), locale)
  return (
    <>
      <b data-figure>
        <SignedPoints points={-Math.abs(row.point)} />
      </b>{' '}
      <FormattedMessage
        id="home.news.lost"
        defaultMessage="{day} · {why, select, expired {Expired} canceled {Canceled} other {{place}}}"
        description="Behind a number of points that have gone, on home"
        values={{
          day: unbroken(day),
          why: row.status ?? 'used',
          place: row.branch_name || (locale === 'en' && row.title_en) || row.title_th || row.title_en,
        }}
      />
    </>
  )
}

export function PointsSinceLastVisit({ news }: { news: readonly PointHistoryRow[] }) {
  return (
    <>
      <b data-gain data-figure>
        <SignedPoints points={news.reduce((sum, { point }) => sum + point, 0)} />
      </b>{' '}
      <FormattedMessage
        id="home.news.since"
        defaultMessage="Since your last visit · {count, plural, one {# item} other {# items}}"
        description="Behind a number of points that came meanwhile, on home"
        values={{ count: news.length }}
      />
    </>
  )
}
