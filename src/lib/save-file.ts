/** Long enough for a browser to have begun to read the file. */
const READ_MS = 60_000

/** Has the browser save a text as a file, as a tap on a download would. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}
