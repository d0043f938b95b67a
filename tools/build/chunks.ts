/** Home and the logins, where a visit begins, with what they need of the theme; not what home loads when idle. */
const FIRST_PAGES =
  /\/src\/(app\/home|features\/login\/pages|theme(?=\/derive-tokens))\/(?!register-welcome|select-brand|home-news)[\w-]+\.tsx?$/
/** Modules of one feature that others use: the tier card, the log-out, sharing, what is stored of codes and points, and points in a row. */
const OF_FEATURES =
  'membership/tier|profile/account/log-out-button|points/(collect-code|points-seen|histories/(points-months|point-facts|signed-points))|redeem/(staff-codes|privileges/saving-for)|sharing/(?!friend-card)'
/** Folders below the screens, except large ones that few screens need. */
const BELOW_SCREENS = new RegExp(
  `/src/(?!app/|brand/entry-view|config/(config-errors|setting|text-facts)|ui/(carousel|codes|lists)/|ui/forms/(?!field-styles|use-calendar-dialog)|features/(?!${OF_FEATURES}))\\w+/|lucide-react`,
)
/** What the calendars share, with their library, for the forms that have a calendar. */
const CALENDAR = /\/src\/ui\/forms\/calendar-|\/node_modules\/(react-day-picker|@?date-fns)\//
/** All form modules except the fields that only a brand's own questions have, and the histories' filter, which has no form. */
const FORMS = /\/src\/ui\/forms\/(?!(checkbox|select)-field|date-range)/
const PAGES = /\/src\/features\/([\w/-]+)\/pages\/(?![\w-]+-detail-page)/
/** Detail pages show codes, which their features' lists do not need; what both need is in the lists' file. */
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

/** A module goes to the first group that matches it, together with all that it imports. */
const groups: Group[] = [
  { name: 'app', test: /\/src\/main\.tsx$/, minShareCount: 1 },
  // With all that they need of the folders below: a first visit would have to wait for another file.
  { name: 'first-pages', test: FIRST_PAGES, minShareCount: 1 },
  { name: 'shared', test: BELOW_SCREENS, minShareCount: 2 },
  // A few lines each, after something has failed.
  {
    name: 'trouble',
    test: /\/src\/api\/(is-blocked|report-error)\.ts$/,
    minShareCount: 1,
  },
  // With all settings and the ids of all texts, for the engineer of a host alone.
  {
    name: 'config-errors',
    test: /\/src\/(config\/config-errors|app\/show-config-errors)\.ts$/,
    minShareCount: 1,
  },
  // The page that nothing has, and the specification's placeholders: a few lines each.
  { name: 'small-pages', test: /\/src\/app\/pages\//, minShareCount: 1 },
  { name: 'background-sync', test: /\/src\/app\/shell\/background-sync\.ts$/, minShareCount: 1 },
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
  // Without the other pages that use them: connecting LINE uses the phone's steps, and redeemed items the histories.
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
