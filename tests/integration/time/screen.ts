import { th } from '#tests/names.ts'
import { fireEvent } from '@testing-library/dom'
import { act, bearer, browser, trueTime } from './browser'
import { advance, holder, log } from './harness'

const all = <Found extends Element>(selector: string) => {
  const { container } = browser.page
  const on = [...container.querySelectorAll('dialog[open]')].at(-1) ?? container
  return [...on.querySelectorAll<Found>(selector)]
}
const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim()
export const button = (name: string) =>
  all<HTMLButtonElement>('button, a').find((one) => nameOf(one) === name && !one.disabled)
/** A dialog that waits for an answer, under which nothing can be tapped. */
const waitingDialog = () => browser.page.container.querySelector('dialog[open]:not([role=alertdialog])')
export const modal = () => browser.page.container.querySelector('dialog[open][role=alertdialog]')
export const field = (selector: string) => all<HTMLInputElement>(selector).find((one) => !one.disabled)
export const isAt = (path: string) => location.pathname === path

/** Waits until a tap has its effect on screen: React leaves at least 300 ms between two pages that load lazily. */
const waitForRender = () => advance(400, 1)

async function press(element: Element | undefined): Promise<boolean> {
  if (!element) return false
  if (nameOf(element) === th.logOutHere) Object.assign(log, { leftHere: log.bearer, leaving: holder() })
  await act(() => fireEvent.click(element))
  await waitForRender()
  return true
}
export const tap = (name: string) => press(button(name))

export async function type(into: Element, value: string): Promise<void> {
  browser.page.typedIn = bearer()
  await act(() => fireEvent.change(into, { target: { value } }))
  await waitForRender()
}

const linkOnScreen = (path: string) =>
  all<HTMLAnchorElement>('a[href]').find((link) => new URL(link.href).pathname === path)

/** Opens a page by a link on screen, if there is one. */
export const tapLink = (path: string) => press(linkOnScreen(path))

/** Opens a page by a link on screen, else by `popstate`; out of a dialog that waits, as it offers. */
export async function go(path: string): Promise<void> {
  const ways = [...(waitingDialog()?.querySelectorAll('button') ?? [])]
  await press(ways.find((way) => nameOf(way) === th.close) ?? ways.at(-1))
  if (waitingDialog()) return
  // Left by a link, before which a form with unsaved input asks; before the address bar is used, the browser itself would ask.
  if (isAt('/profile/edit-profile')) {
    await press(linkOnScreen('/profile'))
    if (modal()) await answerModal()
  }
  if (await press(linkOnScreen(path))) return
  await act(() => {
    history.pushState({ key: path, idx: 1 }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  })
  await waitForRender()
}

export const isRedeemQuestion = (asked: Element | null) =>
  asked?.textContent.includes(th.redeemQuestion) === true

/** The price in a question before a redemption. */
function priceIn(asked: Element): number {
  const cost = [...asked.querySelectorAll('dt')].find(({ textContent }) => textContent === th.pointsSpent)
  return Number(cost?.parentElement?.querySelector('b')?.textContent.replace(/\D/g, '') ?? 0)
}

/** Presses the modal's first button, which says no or is the only one. */
export const refuseModal = () => press(modal()?.querySelector('button') ?? undefined)

/** Presses the modal's last button, which says yes or is the only one. */
export async function answerModal(): Promise<boolean> {
  const asked = modal()
  const agreed = asked && isRedeemQuestion(asked) ? { price: priceIn(asked), at: trueTime() } : undefined
  if (agreed) {
    log.intended.issuePrivilege += 1
    log.agreed = agreed
  }
  if (asked?.textContent.includes(th.atTheCounter)) log.intended.issuePrivilegeCode += 1
  const isPressed = await press([...(asked?.querySelectorAll('button') ?? [])].at(-1))
  // The figures were old, and the question is asked anew.
  if (agreed && isRedeemQuestion(modal())) log.intended.issuePrivilege -= 1
  return isPressed
}
