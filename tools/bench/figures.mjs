/** The table's figures of one run. */
export function figuresOf({ audits, categories, environment }) {
  const requests = audits['network-requests'].details.items
  const time = (name, detail) =>
    Math.round(detail ? audits[name].details.items[0][detail] : audits[name].numericValue)
  const score = (name) => Math.round(categories[name].score * 100)
  const scripts = requests.filter((item) => item.resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'FCP ms': time('first-contentful-paint'),
    'LCP ms': time('largest-contentful-paint'),
    'TBT ms': time('total-blocking-time'),
    'complete ms': time('metrics', 'observedLastVisualChange'),
    CLS: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    'JS kB': Math.round(scripts.reduce((sum, item) => sum + item.transferSize, 0) / 100) / 10,
    requests: requests.length,
    API: requests.filter((item) => new URL(item.url).pathname.startsWith('/api/')).length,
    // How fast the machine was: below 1000, or far apart between runs, the times say little.
    machine: Math.round(environment.benchmarkIndex),
  }
}

/** The median of each figure over the runs of a scenario. */
export function medianFigures(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]))
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** The LCP element and the failed audits, so that a table's figures can be explained. */
export function remarksOf({ audits, categories }) {
  const lcp = audits['lcp-breakdown-insight']?.details?.items ?? []
  const phases = lcp.flatMap((item) => item.items ?? []).filter((item) => item.subpart)
  const element = lcp.find((item) => item.type === 'node')
  const failed = ['accessibility', 'best-practices'].flatMap((name) =>
    categories[name].auditRefs
      .map(({ id }) => audits[id])
      .filter((audit) => audit.score !== null && audit.score < 1)
      .map((audit) => `${audit.id}: ${audit.title}`),
  )
  return {
    'LCP element': element?.snippet ?? 'gone by the end',
    'LCP phases': phases.map((item) => `${item.label} ${Math.round(item.duration)} ms`).join(', '),
    failed,
  }
}
