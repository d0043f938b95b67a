/**
 * A number as written, cut off with an ellipsis after so many digits: 1,234,567 gives 1,234,56… for six. The separators
 * stay where they were, so that the cut number does not read as a smaller one.
 */
export function truncateDigits(written: string, digits: number): string {
  let seen = 0
  const cut = [...written].findIndex((char) => /\d/.test(char) && (seen += 1) > digits)
  return cut < 0 ? written : `${written.slice(0, cut).replace(/\D$/, '')}…`
}
