/** LINE's colours (LINE Login button guidelines), the same for every brand and mode. */
export const lineColours = {
  base: '#06c755',
  on: '#fff',
  separator: 'rgb(0 0 0 / 8%)',
  hover: 'rgb(0 0 0 / 10%)',
  pressed: 'rgb(0 0 0 / 30%)',
  disabled: '#fff',
  disabledLine: 'rgb(229 229 229 / 60%)',
  onDisabled: 'rgb(30 30 30 / 20%)',
  /** The guidelines do not cover the spinner. */
  waiting: 'rgb(30 30 30 / 60%)',
}
