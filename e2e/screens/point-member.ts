import { PERSONAS } from '../../src/sandbox/personas.ts'
import { both, enterNumber, heading, onlyPictured, type Screen } from './screen.ts'

const code = (qrCode: string) => ({ path: `/home?qrCode=${qrCode}`, fullPage: true })
const ofGold = enterNumber(PERSONAS.gold.mobile.doisai)
const outcome = { act: ofGold, shows: 'main a, dialog[open] button' }

/** Collecting the points of a scanned code for a phone number, without a login. */
export const pointMemberScreens: Screen[] = [
  {
    ...code('EARN50'),
    name: 'point-member',
    brands: both,
    shows: 'main input',
    next: [{ name: 'point-member-collected', act: ofGold, shows: heading('points.code.gained') }],
  },
  {
    ...code('NONMEMBER'),
    name: 'error-point-member-number',
    act: ofGold,
    shows: heading('error.mobileNotFound'),
  },
  ...onlyPictured([
    { ...code('EARN0'), ...outcome, name: 'point-member-no-points' },
    {
      ...code('EARN50'),
      ...outcome,
      name: 'point-member-unknown',
      faults: [['redeemQrCode', 500, { after: true }]],
    },
    { name: 'point-member-no-code', path: '/authentication/point-member-login', fullPage: true },
  ]),
]
