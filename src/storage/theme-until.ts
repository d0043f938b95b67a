import { isFresh } from '@/lib/is-fresh'

/** Whether the stored settings of a brand need not be read again yet, by the stored text of `themeUntil`. */
export function isThemeFresh(text = '', brandRef: string | undefined): boolean {
  const [until, ownerRef] = text.split(' ')
  return ownerRef === brandRef && isFresh(until)
}
