import type { Result } from 'lighthouse'

export type Figures = Record<string, number>

/** What the table shows of one of Lighthouse's runs. */
export function figuresOf({ audits, categories, environment }: Result): Figures {
  const { items } = (audits['network-requests']?.details ?? { items: [] }) as unknown as {
    items: { resourceType: string; transferSize: number }[]
  } // Lighthouse's types do not distinguish its audits
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100)
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    'JS kB': Math.round(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 100) / 10,
    requests: items.length,
    // How fast the machine was: below 1000, or far apart between runs, the times say little.
    machine: Math.round(environment.benchmarkIndex),
  }
}

/** The median of each figure over the runs. */
function medians(runs: Figures[]): Figures {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]))
}

/** Prints the medians of each row, and its LCP as a multiple of the first row's, which is the floor. */
export function printTable(rows: ReadonlyMap<string, Figures[]>): void {
  const figure = 'LCP ms'
  const all = [...rows].map(([name, runs]) => [name, medians(runs)] as const)
  const floor = all[0]?.[1][figure] ?? NaN
  const beside = (figures: Figures) => Number(((figures[figure] ?? NaN) / floor).toFixed(2))
  console.table(
    Object.fromEntries(all.map(([name, figures]) => [name, { ...figures, '× floor': beside(figures) }])),
  )
}
