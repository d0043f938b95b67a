import { visit } from './visit'

/** The last where it is a tab's first page, which has no way back in its bar. */
export type PageTitle = [thai: string, english: string, isTabRoot?: 1]

declare global {
  /** By path; written by the build, from the route map. */
  const TITLES: Record<string, PageTitle>
}

/** Names a member's page in the bar that index.html draws; false where the address has no such page. */
export function showPageTitle(root: HTMLElement): boolean {
  const title = visit.bearer === undefined ? undefined : TITLES[visit.path]
  if (!title) return false
  root.style.setProperty('--sk-title', JSON.stringify(title[visit.isThai ? 0 : 1]))
  if (title[2]) root.dataset.root = ''
  return true
}
