import { relative } from 'node:path'
import type {
  FullConfig,
  Reporter as PlaywrightReporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter'
import type { Reporter as VitestReporter, TestModule } from 'vitest/node'

interface Red {
  sentence: string
  seen: string
  again: string
}

/** Of an error's text, what fits on a screen: without colours and without where it was thrown. */
const short = (text: string | undefined) =>
  (text ?? '')
    // eslint-disable-next-line no-control-regex -- the colours of a terminal
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+(at |❯)/.test(line))
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')

const quoted = (text: string) => `"${text.replaceAll(/["$`\\]/g, '.')}"`
const asPattern = (title: string) => title.replaceAll(/[()[\]{}+*?.|^$]/g, '.')

/** Says at the end of a run, for each red test, its sentence, what was seen, and how to run it alone; for both runners. */
export default class RedTests implements VitestReporter, PlaywrightReporter {
  readonly #red: Red[] = []
  #root = process.cwd()

  // Vitest
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { children, relativeModuleId } of modules) {
      for (const test of children.allTests('failed')) {
        const [error] = test.result().errors ?? []
        const again = `npm exec --call 'vitest run ${relativeModuleId} -t ${quoted(asPattern(test.fullName.replaceAll(' > ', ' ')))}'`
        this.#red.push({ sentence: test.fullName, seen: short(error?.message), again })
      }
    }
    this.#tell()
  }

  // Playwright
  onBegin(config: FullConfig): void {
    this.#root = config.rootDir
  }
  onTestEnd(test: TestCase, { error }: TestResult): void {
    if (test.outcome() !== 'unexpected') return
    const { title, location } = test
    const file = relative(this.#root, location.file)
    const project = test.parent.project()?.name ?? ''
    const again = `npx playwright test --config e2e/playwright.config.ts ${file}:${location.line} --project ${project}`
    this.#red.push({ sentence: `[${project}] ${file} > ${title}`, seen: short(error?.message), again })
  }
  onEnd(): void {
    this.#tell()
  }

  #tell(): void {
    for (const { sentence, seen, again } of this.#red.slice(0, 20)) {
      console.log(`\n✗ ${sentence}\n${seen}\n  Again, alone: ${again}`)
    }
  }
}
