/** What a group's heading sums up. */
export interface PointsOfRow {
  /** Signed. */
  point: number
  status?: string
}

export interface RowGroupHeading {
  kind: 'heading'
  /** Differs from heading to heading, even where a group comes twice. */
  id: string
  /** What its rows have in common; empty where they lack it. */
  group: string
  /** The group's points; undefined while rows of it may be missing. */
  sum?: number
}

export type GroupedItem<Row> = RowGroupHeading | { kind: 'row'; row: Row }

/**
 * Rows, in their order, below a heading for each group. A group has its sum once all its rows are there: when the next group has
 * begun, or the list has ended. Canceled points are in no balance, and so in no sum.
 */
export function groupRows<Row extends PointsOfRow>(
  rows: readonly Row[],
  { isComplete, groupOf }: { isComplete: boolean; groupOf: (row: Row) => string },
): GroupedItem<Row>[] {
  const groups: { group: string; rows: Row[] }[] = []
  for (const row of rows) {
    const group = groupOf(row)
    const last = groups.at(-1)
    if (last?.group === group) last.rows.push(row)
    else groups.push({ group, rows: [row] })
  }
  return groups.flatMap(({ group, rows: ofGroup }, index): GroupedItem<Row>[] => {
    const isWhole = isComplete || index < groups.length - 1
    return [
      { kind: 'heading', id: `${index} ${group}`, group, ...(isWhole && { sum: sumOf(ofGroup) }) },
      ...ofGroup.map((row) => ({ kind: 'row' as const, row })),
    ]
  })
}

/** What a row changes the points by: nothing where it was canceled. */
export const changeOf = ({ point, status }: PointsOfRow): number => (status === 'canceled' ? 0 : point)

/** The points of rows, without the canceled ones. */
export function sumOf(rows: readonly PointsOfRow[]): number {
  return rows.reduce((sum, row) => sum + changeOf(row), 0)
}
