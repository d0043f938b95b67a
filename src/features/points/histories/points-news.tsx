import { FormattedMessage } from 'react-intl'
import type { PointHistoryRow } from '@/api/point-rows'
import { formatPoints, formatRecentDay, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { dateOfPoints } from './use-points-news'
import { SignedPoints } from './signed-points'

/** Points lost, but not by this phone: spent, expired, or from a canceled purchase. */
export const isLoss = ({ point, status }: PointHistoryRow) =>
  point < 0 || status === 'expired' || status === 'canceled'

export function LostPoints({ row }: { row: PointHistoryRow }) {
  const locale = useLocale()
  const day = unbroken(formatRecentDay(dateOfPoints(row), locale))
  const place = row.branch_name || (locale === 'en' && row.title_en) || row.title_th || row.title_en
  return (
    <FormattedMessage
      id="home.news.lost"
      defaultMessage="{why, select, expired {Expired:} canceled {Canceled:} other {Used}} {points} · {where}"
      description="Points that have gone, on home; points is a number with its unit, where a day and perhaps a place"
      values={{
        why: row.status ?? 'used',
        points: (
          <b key="points" data-figure>
            {unbroken(formatPoints(Math.abs(row.point), locale))}
          </b>
        ),
        where: place ? `${day} · ${place}` : day,
      }}
    />
  )
}

export function PointsSinceLastVisit({ news }: { news: readonly PointHistoryRow[] }) {
  return (
    <>
      <b data-gain data-figure>
        <SignedPoints points={news.reduce((sum, { point }) => sum + point, 0)} hasUnit />
      </b>{' '}
      <FormattedMessage
        id="home.news.since"
        defaultMessage="since your last visit · {count, plural, one {# item} other {# items}}"
        description="Behind points that came meanwhile, on home"
        values={{ count: news.length }}
      />
    </>
  )
}
