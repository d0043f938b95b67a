interface Audit {
  id: string
  title: string
  score: number | null
  numericValue?: number
}

interface Phase {
  type?: string
  snippet?: string
  items?: { subpart?: string; label: string; duration: number }[]
}

/** What is read of Lighthouse's result. */
export interface Result {
  audits: Record<string, Audit> & {
    metrics: { details: { items: { observedLastVisualChange: number }[] } }
    'network-requests': { details: { items: { url: string; resourceType: string; transferSize: number }[] } }
    'lcp-breakdown-insight'?: { details?: { items: Phase[] } }
  }
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  environment: { benchmarkIndex: number }
}

export type Figures = Record<string, number>
export type Remarks = Record<string, string | string[]>

/** The table's figures of one run. */
export function figuresOf({ audits, categories, environment }: Result): Figures {
  const requests = audits['network-requests'].details.items
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100)
  const scripts = requests.filter((item) => item.resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    'complete ms': Math.round(audits.metrics.details.items[0]?.observedLastVisualChange ?? NaN),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    'JS kB': Math.round(scripts.reduce((sum, item) => sum + item.transferSize, 0) / 100) / 10,
    requests: requests.length,
    API: requests.filter((item) => new URL(item.url).pathname.startsWith('/api/')).length,
    // How fast the machine was: below 1000, or far apart between runs, the times say little.
    machine: Math.round(environment.benchmarkIndex),
  }
}

/** The median of each figure over the runs of a scenario. */
export function medianFigures(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]))
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN
}

/** The LCP element and the failed audits, so that a table's figures can be explained. */
export function remarksOf({ audits, categories }: Result): Remarks {
  const lcp = audits['lcp-breakdown-insight']?.details?.items ?? []
  const phases = lcp.flatMap((item) => item.items ?? []).filter((item) => item.subpart)
  const element = lcp.find((item) => item.type === 'node')
  const failed = ['accessibility', 'best-practices']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
  return {
    'LCP element': element?.snippet ?? 'gone by the end',
    'LCP phases': phases.map((item) => `${item.label} ${Math.round(item.duration)} ms`).join(', '),
    failed: failed.map(({ id, title }) => `${id}: ${title}`),
  }
}
