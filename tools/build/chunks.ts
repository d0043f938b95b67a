/** Home and the ways in: where a visit begins; not what home has once it is idle. */
const FIRST_PAGES =
  /\/src\/(app\/home|features\/authentication\/pages)\/(?!register-welcome|select-brand|home-extras|home-news)[\w-]+\.tsx?$/
/** Folders below the screens, without those that are large and wanted by few. */
const BELOW_SCREENS =
  /\/src\/(?!app\/|features\/|login\/|forms\/|lists\/|redemption\/(?!collect-code|staff-codes)|config\/(config-errors|setting)|ui\/(carousel|codes)\/)\w+\/|lucide-react/
/** What the calendars share, with their library: forms that open none do without it. */
const CALENDAR = /\/src\/forms\/calendar-|\/node_modules\/(react-day-picker|@?date-fns)\//
/** Without the fields that a brand's own questions alone have, which both of their pages need. */
const FORMS = /\/src\/forms\/(?!(checkbox|select|multiselect|number)-field)/
const PAGES = /\/src\/features\/([\w-]+)\/pages\/(?![\w-]+-detail-page)/
/** They show codes, which the lists of their features do without; what both need is in the lists' file. */
const DETAILS = /\/src\/features\/([\w-]+)\/pages\/[\w-]+-detail-page/

interface Group {
  name: string | ((id: string) => string | null)
  /** What the bundler calls the group in its own messages, where its name is a function. */
  debugName?: string
  test: RegExp
  /** How many pages or lazy parts have to need a module. */
  minShareCount: number
}

/** The first that fits takes a module, and with it all that this module imports. */
const groups: Group[] = [
  { name: 'app', test: /\/src\/main\.tsx$/, minShareCount: 1 },
  // With all that they need of the folders below: on a first visit another file would be another one to wait for.
  { name: 'first-pages', test: FIRST_PAGES, minShareCount: 1 },
  // With what it shares with a page or two, all of which come after it.
  { name: 'background-sync', test: /\/src\/app\/shell\/background-sync\.ts$/, minShareCount: 1 },
  { name: 'shared', test: BELOW_SCREENS, minShareCount: 2 },
  { name: 'home-news', test: /\/src\/app\/home\/home-news\.tsx$/, minShareCount: 1 },
  // With the virtualiser, for every page with an endless list.
  { name: 'lists', test: /\/src\/lists\//, minShareCount: 1 },
  // With its encoders, for the points modal and whatever staff scan.
  { name: 'codes', test: /\/src\/ui\/codes\//, minShareCount: 1 },
  // For the details of privileges and packages; home and the forms need none of it.
  { name: 'redemption', test: /\/src\/redemption\//, minShareCount: 1 },
  // The start's part of LINE's SDK stays one file, though the rest of the SDK (liff/line-extras.ts) needs it too.
  { name: 'line-client', test: /\/liff\/line-client\.ts$/, minShareCount: 1 },
  { name: 'calendar', test: CALENDAR, minShareCount: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  { debugName: 'pages', name: (id) => PAGES.exec(id)?.[1] ?? null, test: PAGES, minShareCount: 1 },
  {
    debugName: 'details',
    name: (id) => `${DETAILS.exec(id)?.[1]}-details`,
    test: DETAILS,
    minShareCount: 1,
  },
]

/**
 * Which modules are built into which file (rolldown's `codeSplitting`): by folders. Left to itself the bundler makes a file of
 * each part that two lazy pages share, dozens of a kilobyte each.
 */
export const codeSplitting = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
}
