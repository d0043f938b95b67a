/**
 * Puts text on the clipboard and says whether that worked. `near` is where the fallback's field goes: outside an
 * open modal dialog it could not be selected.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No Clipboard API outside secure contexts, and some in-app browsers refuse it.
    return copyThroughSelection(text, near)
  }
}

function copyThroughSelection(text: string, near: Element): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;opacity:0;font-size:16px'
  const focused = document.activeElement
  near.parentElement?.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
