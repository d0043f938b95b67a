import { PHONE_FEATURES } from '../line-platform/context-token.ts'
import { lineAnswers } from '../line-platform/in-client.ts'
import { CONFIG } from '../support/app-server.ts'
import { both, button, modalButton, onlyPictured, press, type Screen, type Stage } from './screen.ts'

/** Opened by a LIFF link; `lineUser` taps it. */
const inLine = {
  path: '/home',
  brands: both,
  browser: 'liff',
  config: { liffIds: CONFIG.liffIds },
  lineUser: 'gold',
  fullPage: true,
} as const

/** LINE refuses to open its form for an event. */
async function refuseEvent(stage: Stage): Promise<void> {
  const error = { code: 'FORBIDDEN', description: 'not in this version of LINE' }
  await lineAnswers(stage.page, 'calendar.showEventCreationModal', { error })
  await button('ui.addToCalendar')(stage).first().click()
}

/** In LINE, with LINE's servers mocked. */
export const lineScreens: Screen[] = onlyPictured([
  {
    ...inLine,
    name: 'line-friend',
    lineSettings: { friend: { isFriend: false, answer: 'cancel' } },
    shows: 'main section[data-flat] h2',
  },
  { ...inLine, name: 'line-non-member', lineUser: 'non-member', shows: 'main button' },
  { ...inLine, name: 'line-prefilled', lineUser: 'incomplete', shows: 'main [type=submit]' },
  {
    ...inLine,
    name: 'line-unlink',
    path: '/profile',
    fullPage: false,
    act: press('account.unlink'),
    shows: modalButton,
  },
  {
    ...inLine,
    name: 'line-home-screen',
    path: '/profile',
    lineSettings: { availability: PHONE_FEATURES },
    shows: button('account.homeScreen'),
  },
  {
    ...inLine,
    name: 'line-calendar',
    path: '/profile/points-expire',
    lineSettings: { availability: PHONE_FEATURES },
    shows: button('ui.addToCalendar'),
    next: [{ name: 'line-refused', act: refuseEvent, shows: modalButton }],
  },
])
