import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { OTP, PIN, type MemberPersona } from '@/sandbox/personas'
import { callsTo, openApp, sandbox } from '../open-app'
import { choosePin, enter, NEW_PIN, proceed } from '../phone-steps'
import { confirm, goTo, heading, press } from './late-steps'

/** Something that a member begins, and that ends with the answer to a call. */
export interface BegunFlow {
  what: string
  persona?: MemberPersona
  /** The call whose answer comes late, by the end of its path. */
  late: string
  /** Steps before that, whose calls are answered at once. */
  arrive?: () => Promise<unknown>
  begin: () => Promise<unknown>
}

const redeem = async (name: string) => {
  await press(name)
  await confirm()
}
const available = (from: 'privileges' | 'packages', status: string) =>
  sandbox.context.state.members['doisai-gold']?.[from].find((item) => item.status === status)?.id ?? ''

let visits = 0
/** Other codes and privileges for each visit, because what one visit has begun may continue in the next. */
const otherCode = () => `EARN${50 + (visits += 1)}`
const otherPrivilege = () => `/privilege/detail?privilegeId=DSP00${1 + ((visits += 1) % 4)}`

async function changeName() {
  await screen.findByRole('button', { name: th.save })
  await userEvent.clear(screen.getByRole('textbox', { name: th.firstName }))
  await userEvent.paste('กัญญา')
  await press(th.save)
}

async function forgetPin() {
  sandbox.context.settings.otpResendIn = 0
  await openApp('/profile/forgot-pin', { persona: 'gold' })
  await userEvent.click(await proceed())
}

/** Every flow of a member that writes something after its answer. */
export const begunFlows: BegunFlow[] = [
  {
    what: 'a redemption',
    late: 'privilege/Issue',
    begin: async () => {
      await openApp(otherPrivilege(), { persona: 'gold' })
      await redeem(th.redeem)
    },
  },
  {
    what: 'a redemption that is being looked up',
    late: 'History/Privilege',
    arrive: async () => {
      sandbox.faults.add({ operation: 'issuePrivilege', kind: 'offline', after: true, isHeld: true })
      await openApp(otherPrivilege(), { persona: 'gold' })
      await redeem(th.redeem)
      await waitFor(() => expect(callsTo('privilege/Issue')).toHaveLength(1))
    },
    begin: async () => {
      const before = callsTo('History/Privilege').length
      sandbox.faults.clear()
      await heading(th.checkingResult)
      await waitFor(() => expect(callsTo('History/Privilege').length).toBeGreaterThan(before))
    },
  },
  {
    what: 'a code for staff of a privilege',
    late: 'Privileg/GetIssueCode',
    begin: async () => {
      const id = available('privileges', 'available')
      await openApp(`/privilege/history-detail?transactionId=${id}`, { persona: 'gold' })
      await redeem(th.useNow)
    },
  },
  {
    what: 'a scanned code that is being verified',
    late: 'VerifyCustomer',
    begin: () => openApp(`/home?qrCode=${otherCode()}`, { persona: 'gold' }),
  },
  {
    what: 'a scanned code that is being redeemed',
    late: 'RedeemQrCode',
    begin: () => openApp(`/home?qrCode=${otherCode()}`, { persona: 'gold' }),
  },
  {
    what: 'the welcome points',
    persona: 'new',
    late: 'WelcomeCampaign/Issue',
    begin: () => {
      // Stored by the login that came before.
      given({ campaign: 'welcome' }, { persona: 'new' })
      return openApp('/home', { persona: 'new' })
    },
  },
  {
    what: 'a profile that is being saved',
    late: 'UpdateCustomerInfo',
    begin: async () => {
      await openApp('/profile', { persona: 'gold' })
      await goTo('/profile/edit-profile')
      await changeName()
    },
  },
  {
    what: 'a form of the brand in the profile',
    late: 'customercustomfields/management',
    begin: async () => {
      await openApp('/profile/customfield-info', { persona: 'gold' })
      await press('แก้ไข ให้กาแฟดอยใสรู้จักคุณมากขึ้น')
      await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อเล่น' }), 'ต์')
      await press(th.save)
    },
  },
  {
    what: 'a PIN that is being changed',
    late: 'ResetPassword',
    begin: async () => {
      await openApp('/profile/reset-pin', { persona: 'gold' })
      await enter(th.currentPin, PIN)
      await enter(th.newPin, NEW_PIN)
      await enter(th.confirmPin, NEW_PIN)
    },
  },
  { what: 'a code by SMS that is requested for a forgotten PIN', late: 'RequestOTP', begin: forgetPin },
  {
    what: 'a PIN that is set in place of a forgotten one',
    late: 'ResetPasswordByOTP',
    begin: async () => {
      await forgetPin()
      await choosePin(th.newPin)
      await enter(th.confirmPin, NEW_PIN)
    },
  },
  {
    what: 'a consent that is being withdrawn',
    late: 'pdpa/consent',
    begin: async () => {
      await openApp('/profile/profile-pdpa', { persona: 'gold' })
      await press(th.withdrawConsent)
      await confirm(th.withdrawConsent)
    },
  },
  {
    what: 'a consent that is being given',
    persona: 'not-consented',
    late: 'pdpa/consent',
    begin: async () => {
      // Otherwise the report that the policy was read would be the first call to this path.
      given({ policiesRead: ['pdpa-doisai-2026'] }, { persona: 'not-consented' })
      await openApp('/home', { persona: 'not-consented' })
      const modal = within(await screen.findByRole('dialog', { name: th.privacyPolicy }))
      await userEvent.click(await modal.findByRole('button', { name: th.accept }))
    },
  },
  {
    what: 'LINE that is being unlinked',
    late: 'UnlinkLine',
    begin: async () => {
      await openApp('/profile', { persona: 'gold', config: { raw: { unlinkLine: true } } })
      await press(th.unlinkLine)
      await press(th.confirmUnlink)
    },
  },
  {
    what: 'LINE that is being connected',
    persona: 'no-pin',
    late: 'MergeCustomerLine',
    arrive: async () => {
      sandbox.context.settings.otpResendIn = 0
      await openApp('/profile/connect-line', { persona: 'no-pin', line: { sub: 'Ustranger' } })
      await press(th.connectLine)
      await screen.findByText('081 xxx 0010')
      await userEvent.click(await proceed())
      await screen.findByLabelText(th.otp)
    },
    begin: () => enter(th.otp, OTP),
  },
  {
    what: 'the search for a page after the consent',
    persona: 'not-consented',
    late: 'customercustomfields/check-info',
    begin: async () => {
      await openApp('/home/pdpa', { persona: 'not-consented' })
      await press(th.confirm)
    },
  },
]
