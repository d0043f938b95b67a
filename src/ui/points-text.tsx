import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'

/** An amount with its unit, in a text that stays on screen while the language switches. */
export function PointsText({ points }: { points: number }) {
  return formatPoints(points, useLocale())
}
