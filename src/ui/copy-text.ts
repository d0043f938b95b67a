/**
 * Copies text to the clipboard and returns whether that worked. The fallback's text field is added beside `near`: outside an
 * open modal dialog the field could not be selected.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No Clipboard API outside secure contexts, and some in-app browsers deny its use.
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
