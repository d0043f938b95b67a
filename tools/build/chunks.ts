/** Home and the ways in, where a visit begins, and what a first visit needs of the theme; not what home has once it is idle. */
const FIRST_PAGES =
  /\/src\/(app\/home|features\/login\/pages|theme(?=\/derive-tokens))\/(?!register-welcome|select-brand|home-news)[\w-]+\.tsx?$/
/** What several features have of one: the tier card, sharing, and what is stored of codes and points. */
const OF_FEATURES =
  'membership/tier|points/(collect-code|points-seen|histories/points-months)|redeem/(staff-codes|privileges/saving-for)|sharing/(?!friend-card)'
/** Folders below the screens, without those that are large and wanted by few. */
const BELOW_SCREENS = new RegExp(
  `/src/(?!app/|brand/entry-view|config/(config-errors|setting)|ui/(carousel|codes|forms|lists)/|features/(?!${OF_FEATURES}))\\w+/|lucide-react`,
)
/** What the calendars share, with their library: forms that open none do without it. */
const CALENDAR = /\/src\/ui\/forms\/calendar-|\/node_modules\/(react-day-picker|@?date-fns)\//
/** Without the fields that a brand's own questions alone have, which both of their pages need. */
const FORMS = /\/src\/ui\/forms\/(?!(checkbox|select)-field)/
const PAGES = /\/src\/features\/([\w/-]+)\/pages\/(?![\w-]+-detail-page)/
/** They show codes, which the lists of their features do without; what both need is in the lists' file. */
const DETAILS = /\/src\/features\/([\w/-]+)\/pages\/[\w-]+-detail-page/

/** `login-phone` for a page of features/login/phone. */
const nameOf = (pages: RegExp, id: string) => pages.exec(id)?.[1]?.replaceAll('/', '-') ?? null

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
  { name: 'lists', test: /\/src\/ui\/lists\//, minShareCount: 1 },
  // With its encoders, for the points modal and whatever staff scan.
  { name: 'codes', test: /\/src\/ui\/codes\//, minShareCount: 1 },
  // For the details of privileges and packages; home and the forms need none of it.
  { name: 'redemption', test: /\/src\/features\/redeem\/[\w-]+\.tsx?$/, minShareCount: 1 },
  // The start's part of LINE's SDK stays one file, though the rest of the SDK (liff/line-extras.ts) needs it too.
  { name: 'line-client', test: /\/liff\/line-client\.ts$/, minShareCount: 1 },
  { name: 'calendar', test: CALENDAR, minShareCount: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  // What other pages add to stays without them: connecting LINE to the phone's steps, redeemed items to the histories.
  { name: 'login-phone', test: /\/src\/features\/login\/phone\//, minShareCount: 1 },
  { name: 'histories', test: /\/src\/features\/points\/histories\//, minShareCount: 1 },
  { debugName: 'pages', name: (id) => nameOf(PAGES, id), test: PAGES, minShareCount: 1 },
  {
    debugName: 'details',
    name: (id) => `${nameOf(DETAILS, id)}-details`,
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
