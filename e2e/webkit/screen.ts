import { setTimeout } from 'node:timers/promises'
import { error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { settle } from '../support/settle.ts'

/** Where elements of a role are looked for; WebKit's own accessibility tree then says what they are. */
const places: Record<string, string> = {
  alertdialog: 'dialog',
  button: 'button,[role=button]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  heading: 'h1,h2,h3',
  link: 'a[href]',
  radio: 'input[type=radio],[role=radio]',
  status: '[role=status]',
  tab: '[role=tab]',
  textbox: 'input,textarea',
}

const PATIENCE_MS = 20_000

/** Finds and uses what is on screen by the roles and names that a screen reader has. */
export class Screen {
  readonly #browser: WebDriver
  readonly #origin: string

  constructor(browser: WebDriver, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.#browser.get(this.#origin + path)
  }

  async address(): Promise<URL> {
    return new URL(await this.#browser.getCurrentUrl())
  }

  /** Runs a function in the page; it can use nothing from outside but its argument. */
  evaluate<Result, Argument = void>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.#browser.executeScript(`return (${run.toString()})(arguments[0])`, argument)
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#browser.takeScreenshot(), 'base64')
  }

  /** Waits until the page is at this path. */
  async arrive(path: string): Promise<void> {
    await this.#wait(`the page ${path}`, async () => (await this.address()).pathname === path)
  }

  /** Waits for something with this role and name, visible, and returns it. */
  see(role: string, name: string | RegExp): Promise<WebElement> {
    return this.#wait(`${role} ${String(name)}`, () => this.#find(role, name))
  }

  /** Waits until nothing visible has this role and name. */
  async seeNo(role: string, name: string | RegExp): Promise<void> {
    await this.#wait(`no ${role} ${String(name)}`, async () => !(await this.#find(role, name)))
  }

  /** Waits until the page has this text. */
  async read(text: string | RegExp): Promise<void> {
    await this.#wait(`the text ${String(text)}`, async () => {
      const words = await this.evaluate(() => document.body.innerText)
      return typeof text === 'string' ? words.includes(text) : text.test(words)
    })
  }

  async tap(role: string, name: string | RegExp): Promise<void> {
    await this.#wait(`a tap on ${role} ${String(name)}`, async () => {
      if (!(await this.#find(role, name))) return false
      // A tap goes to a place: while a sheet still slides, that may be its backdrop, which would close it.
      await settle(this)
      const element = await this.#find(role, name)
      // The driver taps disabled elements too, and nothing happens.
      if (
        !element ||
        !(await element.isEnabled()) ||
        (await element.getAttribute('aria-disabled')) === 'true'
      )
        return false
      await element.click()
      return true
    })
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    await this.#browser.switchTo().activeElement().sendKeys(text)
  }

  /** Replaces what is in a field. */
  async fill(name: string, text: string): Promise<void> {
    const field = await this.see('textbox', name)
    await this.#browser.executeScript('arguments[0].select()', field)
    await field.sendKeys(text)
  }

  /** Chooses a file, by its path. */
  async choose(file: string): Promise<void> {
    await this.#browser.findElement({ css: 'input[type=file]:not([capture])' }).sendKeys(file)
  }

  /** Types a code as a member does, once its field has the focus. */
  async typeCode(name: string, code: string): Promise<void> {
    await this.#wait(`the focus on ${name}`, async () => {
      const focused = this.#browser.switchTo().activeElement()
      // The page's heading, which has the focus first, may have the same name.
      if ((await focused.getTagName()) !== 'input') return false
      return (await focused.getAccessibleName()) === name && (await focused.isEnabled())
    })
    await this.type(code)
  }

  /** WebKit's own accessibility tree says what an element is; only what may be meant is asked about. */
  async #find(role: string, name: string | RegExp): Promise<WebElement | undefined> {
    const place = places[role] ?? `[role=${role}]`
    const words = typeof name === 'string' ? name : ''
    const likely = await this.#browser.executeScript<WebElement[]>(
      `return (${likelyElements.toString()})(...arguments)`,
      place,
      words,
    )
    for (const element of likely) {
      const found = await element.getAccessibleName()
      const isMeant = typeof name === 'string' ? found === name : name.test(found)
      if (isMeant && (await element.getAriaRole()) === role) return element
    }
    return undefined
  }

  async #wait<Value>(what: string, look: () => Promise<Value | undefined | false>): Promise<Value> {
    const until = Date.now() + PATIENCE_MS
    let cause: unknown
    do {
      try {
        const found = await look()
        if (found !== undefined && found !== false) return found
      } catch (fault) {
        // React replaces elements while they are asked about; a session that has ended does not come back.
        if (!(fault instanceof error.WebDriverError) || fault instanceof error.NoSuchSessionError) throw fault
        cause = fault
      }
      await setTimeout(50)
    } while (Date.now() < until)
    throw new Error(`Waited in vain for ${what}`, { cause })
  }
}

/** The visible elements that a selector matches and in or around which these words stand. */
function likelyElements(selector: string, words: string): Element[] {
  const textOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const others = [...labels, ...ids.map((id) => document.getElementById(id))]
    return [element.outerHTML, ...[element, ...others].map((other) => other?.textContent)].join(' ')
  }
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && textOf(element).includes(words),
  )
}
