import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type AskedOperation } from '@/sandbox/ask-sandbox'
import { smsTokenFor } from '@/sandbox/content/sms-invitations'
import { createSandbox } from '@/sandbox/create-sandbox'
import type { MemberState, OtpUse, SandboxState } from '@/sandbox/db/state'
import {
  expiredSessionFor,
  lineIdTokenFor,
  lineSub,
  OTP,
  PIN,
  REFUSED_LINE_SUB,
  sessionFor,
} from '@/sandbox/personas'
import { makeToken } from '@/sandbox/rules/token'
import { calls, refusals } from './answer-places'

/** Noon in Bangkok. */
const START = Date.parse('2026-06-15T12:00:00+07:00')
let now = START
const later = (seconds: number) => (now += seconds * 1000)

const sandbox = createSandbox({ now: () => new Date(now) })
beforeEach(() => {
  now = START
  sandbox.reset()
})

interface Asked {
  token?: string
  requestId?: string
  query?: Record<string, string>
  json?: object
  form?: FormData
}

/** Sends a call as the contract has it. */
async function send(call: AskedOperation, { query, ...options }: Asked = {}) {
  const { path = '', method } = calls[call] ?? {}
  const filled = path.replace('{token}', query?.token ?? '')
  const json = method === 'POST' && options.form === undefined ? (options.json ?? {}) : undefined
  const address = method === 'GET' && query ? `${filled}?${new URLSearchParams(query)}` : filled
  return ask(sandbox, call, address, { ...options, method, json })
}

async function sendWell(call: AskedOperation, asked: Asked) {
  const { status, body } = await send(call, asked)
  expect([call, status]).toEqual([call, 200])
  return body
}

const repeat = async (times: number, call: AskedOperation, asked: Asked) => {
  for (let time = 0; time < times; time += 1) await send(call, asked)
  return asked
}

const GOLD = sessionFor('gold', 'doisai')
const NEW = sessionFor('new', 'doisai')
const memberOf = (persona: string): MemberState => {
  const member = sandbox.context.state.members[`doisai-${persona}`]
  if (member === undefined) throw new Error(`No ${persona}`)
  return member
}

const at = (Mobile_No: string, Brand_Ref = 'doisai') => ({ Brand_Ref, Mobile_No })
const MEMBER = at('0810000005')
const MEMBER_NO = '0810000005'
const OTHER_MEMBER = at('0810000006')
const WITHOUT_PIN = at('0810000010')
const STRANGER = at('0891234567')
const STRANGER_ELSEWHERE = at('0891234567', 'sabaimart')
type Who = ReturnType<typeof at>

/** A code is sent to a number; gives what VerifyOTP then takes. */
const codeFor = async (who: Who, Purpose: OtpUse = 'register') => {
  const { otp_ref } = await sendWell('requestOtp', { json: { ...who, Purpose } })
  return { ...who, Otp_Ref: otp_ref, Otp_Code: OTP }
}
const proofFor = async (who: Who, purpose?: OtpUse) => {
  const { otp_token } = await sendWell('verifyOtp', { json: await codeFor(who, purpose) })
  return { Otp_Token: otp_token }
}

const day = (daysFromNow: number) => new Date(START + daysFromNow * 86_400_000).toISOString().slice(0, 10)
const form = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const jpeg = (bytes: number) => {
  const content = new Uint8Array(bytes)
  content.set([0xff, 0xd8, 0xff])
  return new File([content], 'me.jpg', { type: 'image/jpeg' })
}
const FIVE_MB = 5 * 1024 * 1024

const idToken = (sub: string, secondsLeft = 600) => lineIdTokenFor(sub, now / 1000 + secondsLeft)
const line = (Line_Id_Token: string, more: object = {}) => ({
  json: { Brand_Ref: 'doisai', Line_Id_Token, ...more },
})
const withLine = (more: object) => line(idToken(lineSub('non-member')), more)

const scan = (code: string, who: Who = MEMBER) => ({
  query: { brandRef: who.Brand_Ref, customerMobileNo: who.Mobile_No, code },
})
const redeem = (qrCode: string, customerId = 'doisai-gold') => ({ query: { customerId, qrCode } })

const privilege = (Privilege_Id: string, Amount: unknown = 1, token = GOLD) => ({
  token,
  json: { Privilege_Id, Amount, Type: 1 },
})
const coupons = (Package_Id: string, Amount: unknown = 1) => ({ token: GOLD, json: { Package_Id, Amount } })
const transaction = (Transaction_Id: unknown) => ({ token: GOLD, json: { Transaction_Id, Amount: 1 } })

/** A privilege or a package that gold took before, in such a status. */
const taken = (kind: 'privileges' | 'packages', status: string, isOver?: boolean) => {
  const found = memberOf('gold')[kind].find(
    ({ status: own, validThrough }) =>
      own === status && (isOver === undefined || isOver === (validThrough ?? '9999') < day(0)),
  )
  return transaction(found?.id)
}
const issued = async (call: 'issuePrivilege' | 'issuePackage', asked: Asked) =>
  transaction((await sendWell(call, asked)).transaction_id)

const answers = (
  columns: Record<string, string>,
  { name = 'doisai_about_you', id = 'doisai-gold', more = [] as object[] } = {},
) => ({
  token: GOLD,
  json: {
    management: [
      ...more,
      {
        Form_Name: name,
        Primary_Key: 'customer_id',
        Primary_Key_Value: id,
        Insert_Data: Object.entries(columns).map(([Column_Name, Column_Value]) => ({
          Column_Name,
          Column_Value,
        })),
      },
    ],
  },
})
const tastes = (columns: Record<string, string>) => answers(columns, { name: 'doisai_tastes' })
const consent = (Pdpa_Action: number) => ({
  Pdpa_Article_Alt_Reference: 'pdpa-doisai-2026',
  Pdpa_Article_Group_Key: 'crm_customer_pdpa',
  Pdpa_Action,
})
const sms = (Token: string) => ({ json: { Customer_S_Ref: 'CS', PDPA_Article_Id: 'pdpa', Token } })

type Row = [
  call: AskedOperation,
  state: string,
  asked: Asked | (() => Promise<Asked> | Asked),
  answer: string,
  /** The one part of the state that a refusal changes. */
  changes?: keyof SandboxState,
]

/** What every call with a mobile number refuses. */
const numberRows = (call: AskedOperation, more: object = {}): Row[] => [
  [call, 'a number that is too short', { json: { ...at('081000000'), ...more } }, '422 invalid mobile'],
  [
    call,
    'a number that is no mobile number',
    { json: { ...at('0212345678'), ...more } },
    '422 invalid mobile',
  ],
  [call, 'an unknown brand', { json: { ...at('0810000005', 'nobrand'), ...more } }, '404'],
]

/** A proof of the same number at the other brand, whose member has it too. */
const proofElsewhere = async (who: Who, use: OtpUse) => {
  const there = at(who.Mobile_No, 'sabaimart')
  await sendWell('createAccount', newAccount(there, await proofFor(there)))
  later(60)
  return proofFor(there, use)
}

/** What every call with a proof of the number refuses. `good` makes a call that would be done, and `wrong` is no purpose for it. */
const proofRows = (
  call: AskedOperation,
  good: (who: Who, proof: object) => Asked,
  [who, use]: [Who, OtpUse],
  wrong: [Who, OtpUse],
): Row[] => [
  [call, 'no proof of the number', () => good(who, { Otp_Token: '' }), '422 otp expired'],
  [call, 'a made-up proof', () => good(who, { Otp_Token: 'otp-000001' }), '422 otp expired'],
  [
    call,
    'a proof of another number',
    async () => good(who, await proofFor(OTHER_MEMBER, use)),
    '422 otp expired',
  ],
  [
    call,
    'a proof of that number at another brand',
    async () => good(who, await proofElsewhere(who, use)),
    '422 otp expired',
  ],
  [
    call,
    'a proof for another purpose',
    async () => good(wrong[0], await proofFor(...wrong)),
    '422 otp expired',
  ],
  [
    call,
    'a proof of ten minutes ago',
    async () => {
      const proof = await proofFor(who, use)
      later(600)
      return good(who, proof)
    },
    '422 otp expired',
  ],
]

const usedProof = async (call: AskedOperation, asked: Asked) => {
  await sendWell(call, asked)
  return asked
}

const newPin = (who: Who, proof: object) => ({ json: { ...who, New_Pin: '204069', ...proof } })
const newAccount = (who: Who, proof: object) => ({ json: { ...who, Pin: '204069', ...proof } })
const login = (Pin: string, who: Who = MEMBER) => ({ json: { ...who, Pin, Is_Global: false } })
const locked = (call: AskedOperation, wrong: Asked, right: Asked) => async () => {
  await repeat(5, call, wrong)
  later(15)
  return right
}

const rows: Row[] = [
  ...numberRows('validateUsername'),

  ...numberRows('login', { Pin: PIN }),
  ['login', 'a number that nobody has', login(PIN, STRANGER), '422 mobile not found'],
  ['login', 'a number of another brand', login(PIN, at('0820000005')), '422 mobile not found'],
  ['login', 'a wrong PIN', login('135790'), '422 invalid pin', 'tries'],
  ['login', 'a member without a PIN', login(PIN, WITHOUT_PIN), '422 invalid pin', 'tries'],
  [
    'login',
    'the right PIN after five wrong ones',
    locked('login', login('135790'), login(PIN)),
    '429 wait 45',
  ],
  [
    'login',
    'the PIN that was right before it was reset',
    async () => {
      await sendWell('resetPinByOtp', newPin(MEMBER, await proofFor(MEMBER, 'forgot-pin')))
      return login(PIN)
    },
    '422 invalid pin',
    'tries',
  ],

  ...numberRows('requestOtp', { Purpose: 'register' }),
  [
    'requestOtp',
    'a first login of a stranger',
    { json: { ...STRANGER, Purpose: 'first-login' } },
    '422 mobile not found',
  ],
  [
    'requestOtp',
    'a stranger’s forgotten PIN',
    { json: { ...STRANGER, Purpose: 'forgot-pin' } },
    '422 mobile not found',
  ],
  [
    'requestOtp',
    'a second code within a minute',
    async () => {
      await codeFor(MEMBER)
      later(20)
      return { json: { ...MEMBER, Purpose: 'register' } }
    },
    '429 wait 40',
  ],

  ...numberRows('resendOtp', { Otp_Ref: 'ABCD', Purpose: 'register' }),
  [
    'resendOtp',
    'a first login of a stranger',
    { json: { ...STRANGER, Otp_Ref: 'ABCD', Purpose: 'first-login' } },
    '422 mobile not found',
  ],
  [
    'resendOtp',
    'a second code within a minute',
    async () => {
      const { Otp_Ref } = await codeFor(MEMBER)
      later(59)
      return { json: { ...MEMBER, Otp_Ref, Purpose: 'register' } }
    },
    '429 wait 1',
  ],

  ...numberRows('verifyOtp', { Otp_Ref: 'ABCD', Otp_Code: OTP }),
  [
    'verifyOtp',
    'no code was sent',
    { json: { ...MEMBER, Otp_Ref: 'ABCD', Otp_Code: OTP } },
    '422 otp expired',
  ],
  [
    'verifyOtp',
    'a wrong code',
    async () => ({ json: { ...(await codeFor(MEMBER)), Otp_Code: '654321' } }),
    '422 invalid otp',
    'tries',
  ],
  [
    'verifyOtp',
    'a code of another number',
    async () => ({ json: { ...(await codeFor(MEMBER)), ...OTHER_MEMBER } }),
    '422 otp expired',
  ],
  [
    'verifyOtp',
    'a code of that number at another brand',
    async () => ({ json: { ...(await codeFor(STRANGER)), ...STRANGER_ELSEWHERE } }),
    '422 otp expired',
  ],
  [
    'verifyOtp',
    'a code of five minutes ago',
    async () => {
      const json = await codeFor(MEMBER)
      later(300)
      return { json }
    },
    '422 otp expired',
  ],
  [
    'verifyOtp',
    'a code after another was sent',
    async () => {
      const json = await codeFor(MEMBER)
      later(60)
      await sendWell('resendOtp', { json: { ...MEMBER, Otp_Ref: json.Otp_Ref, Purpose: 'register' } })
      return { json }
    },
    '422 otp expired',
  ],
  [
    'verifyOtp',
    'a code that was used',
    async () => usedProof('verifyOtp', { json: await codeFor(MEMBER) }),
    '422 otp expired',
  ],
  [
    'verifyOtp',
    'the code that has always expired',
    async () => ({ json: { ...(await codeFor(MEMBER)), Otp_Code: '000000' } }),
    '422 otp expired',
  ],
  [
    'verifyOtp',
    'the right code after five wrong ones',
    async () => {
      const json = await codeFor(MEMBER)
      return locked('verifyOtp', { json: { ...json, Otp_Code: '654321' } }, { json })()
    },
    '429 wait 45',
  ],

  ...numberRows('createAccount', { Pin: PIN, Otp_Token: '' }),
  ...proofRows('createAccount', newAccount, [STRANGER, 'register'], [WITHOUT_PIN, 'forgot-pin']),
  [
    'createAccount',
    'a proof that another call has used',
    async () => {
      const proof = await proofFor(STRANGER)
      await sendWell('mergeCustomerLine', withLine({ ...STRANGER, ...proof }))
      return newAccount(STRANGER, proof)
    },
    '422 otp expired',
  ],
  ...['12345', '1234567', '20406x', '000000'].map(
    (Pin): Row => [
      'createAccount',
      `the PIN ${Pin}`,
      async () => ({ json: { ...STRANGER, Pin, ...(await proofFor(STRANGER)) } }),
      '422 invalid pin',
    ],
  ),
  [
    'createAccount',
    'the number of a member with a PIN',
    async () => newAccount(MEMBER, await proofFor(MEMBER)),
    '409',
  ],
  [
    'createAccount',
    'a number whose account has just been made',
    async () => usedProof('createAccount', newAccount(STRANGER, await proofFor(STRANGER))),
    '409',
  ],

  ...numberRows('resetPinByOtp', { New_Pin: '204069', Otp_Token: '' }),
  ['resetPinByOtp', 'a number that nobody has', newPin(STRANGER, { Otp_Token: '' }), '422 mobile not found'],
  ...proofRows('resetPinByOtp', newPin, [MEMBER, 'forgot-pin'], [MEMBER, 'register']),
  ...['12345', '20406x', '000000'].map(
    (New_Pin): Row => [
      'resetPinByOtp',
      `the PIN ${New_Pin}`,
      async () => ({ json: { ...MEMBER, New_Pin, ...(await proofFor(MEMBER, 'forgot-pin')) } }),
      '422 invalid pin',
    ],
  ),
  [
    'resetPinByOtp',
    'a proof that was used',
    async () => usedProof('resetPinByOtp', newPin(MEMBER, await proofFor(MEMBER, 'forgot-pin'))),
    '422 otp expired',
  ],

  [
    'validatePin',
    'the right PIN after five wrong ones',
    locked('validatePin', { token: GOLD, json: { Pin: '135790' } }, { token: GOLD, json: { Pin: PIN } }),
    '429 wait 45',
  ],

  [
    'resetPin',
    'a wrong PIN',
    { token: GOLD, json: { Pin: '135790', New_Pin: '204069' } },
    '422 invalid pin',
    'tries',
  ],
  [
    'resetPin',
    'a new PIN that nobody may choose',
    { token: GOLD, json: { Pin: PIN, New_Pin: '000000' } },
    '422 invalid pin',
  ],
  [
    'resetPin',
    'a new PIN that is too short',
    { token: GOLD, json: { Pin: PIN, New_Pin: '20406' } },
    '422 invalid pin',
  ],
  [
    'resetPin',
    'the right PIN after five wrong ones at the login',
    locked('login', login('135790'), { token: GOLD, json: { Pin: PIN, New_Pin: '204069' } }),
    '429 wait 45',
  ],

  ...(['listProviders', 'issueLineLogin', 'getTheme', 'getLogo'] as const).flatMap((call): Row[] => {
    const name = call === 'listProviders' ? 'brand_ref' : 'brandRef'
    return [
      [call, 'an unknown brand', { query: { [name]: 'nobrand' } }, '404'],
      [call, 'no brand', { query: {} }, '404'],
    ]
  }),
  ['listPdpa', 'an unknown brand', { json: { pdpa_group_key: 'crm_customer_pdpa', brand_ref: 'no' } }, '404'],

  ['mergeCustomerLine', 'a token that cannot be read', line('nonsense'), '401 invalid line token'],
  ['mergeCustomerLine', 'a token of nobody', line(makeToken({ exp: 4e9 })), '401 invalid line token'],
  [
    'mergeCustomerLine',
    'a token that LINE refuses',
    () => line(idToken(REFUSED_LINE_SUB)),
    '401 invalid line token',
  ],
  [
    'mergeCustomerLine',
    'an expired token',
    () => line(idToken(lineSub('gold'), 0)),
    '401 invalid line token',
  ],
  [
    'mergeCustomerLine',
    'an expired token beside a good proof',
    async () => line(idToken(lineSub('gold'), -1), { ...STRANGER, ...(await proofFor(STRANGER, 'line')) }),
    '401 invalid line token',
  ],
  ['mergeCustomerLine', 'an unknown brand', () => withLine({ Brand_Ref: 'nobrand' }), '404'],
  ['mergeCustomerLine', 'a wrong number', () => withLine(at('0810')), '422 invalid mobile'],
  ...proofRows(
    'mergeCustomerLine',
    (who, proof) => withLine({ ...who, ...proof }),
    [STRANGER, 'line'],
    [WITHOUT_PIN, 'forgot-pin'],
  ),
  [
    'mergeCustomerLine',
    'a proof that was used',
    async () =>
      usedProof('mergeCustomerLine', withLine({ ...STRANGER, ...(await proofFor(STRANGER, 'line')) })),
    '422 otp expired',
  ],

  ...(
    [
      ['no first name', { First_Name: ' ' }, 'First_Name'],
      [
        'nothing that is required',
        { First_Name: ' ', Last_Name: ' ', Birthdate: ' ' },
        'First_Name, Last_Name, Birthdate',
      ],
      ['an email without a host', { Email: 'gold@' }, 'Email'],
      ['a birthdate of tomorrow', { Birthdate: day(1) }, 'Birthdate'],
      ['a birthdate that is no day', { Birthdate: '1990-13-45' }, 'Birthdate'],
      [
        'a text in place of a picture',
        { First_Name: 'ก', Image: new File(['GIF89a'], 'a.png', { type: 'image/png' }) },
        'Image',
      ],
      ['a picture of more than 5 MB', { First_Name: 'ก', Image: jpeg(FIVE_MB + 1) }, 'Image'],
    ] as const
  ).map(
    ([state, fields, names]): Row => [
      'updateCustomerInfo',
      state,
      () => ({ token: GOLD, form: form(fields) }),
      `422 fields ${names}`,
    ],
  ),
  [
    'updateCustomerInfo',
    'no address where the brand wants one',
    () => ({ token: sessionFor('new', 'sabaimart'), form: form({ First_Name: 'ก' }) }),
    '422 fields Address_Detail, Country_Id, Province_Id, District_Id, Sub_District_Id, Postal_Code',
  ],
  [
    'updateCustomerInfo',
    'an address abroad without the street',
    () => ({ token: sessionFor('new', 'sabaimart'), form: form({ Country_Id: '2' }) }),
    '422 fields Address_Detail',
  ],

  ['issuePrivilege', 'an unknown one', privilege('DSP999'), '404'],
  ['issuePrivilege', 'one of another brand', privilege('SMP001'), '404'],
  ['issuePrivilege', 'an expired one', privilege('DSP906'), '422 privilege expired'],
  ['issuePrivilege', 'an expired one and no points', privilege('DSP906', 1, NEW), '422 privilege expired'],
  ['issuePrivilege', 'none left', privilege('DSP006'), '422 limit reached'],
  ['issuePrivilege', 'none left and no points', privilege('DSP006', 1, NEW), '422 limit reached'],
  ['issuePrivilege', 'fewer left', privilege('DSP004', 4), '422 limit reached'],
  [
    'issuePrivilege',
    'the member took the last',
    async () => {
      await sendWell('issuePrivilege', privilege('DSP004', 3))
      return privilege('DSP004')
    },
    '422 limit reached',
  ],
  ['issuePrivilege', 'sold out while the member looked', privilege('DSP905'), '422 limit reached', 'stock'],
  ['issuePrivilege', 'not issuable', privilege('DSP014'), '422 limit reached'],
  ['issuePrivilege', 'no points', privilege('DSP001', 1, NEW), '422 not enough points'],
  ['issuePrivilege', 'too few points for so many', privilege('DSP001', 32), '422 not enough points'],
  [
    'issuePrivilege',
    'the points are spent',
    async () => {
      await sendWell('issuePrivilege', privilege('DSP001', 31))
      return privilege('DSP003')
    },
    '422 not enough points',
  ],
  ...[0, -1, 1.5, 100, '1'].flatMap((amount): Row[] => [
    [
      'issuePrivilege',
      `the amount ${JSON.stringify(amount)}`,
      privilege('DSP001', amount),
      '422 fields Amount',
    ],
    ['issuePackage', `the amount ${JSON.stringify(amount)}`, coupons('DPK001', amount), '422 fields Amount'],
  ]),

  ['issuePackage', 'an unknown one', coupons('DPK999'), '404'],
  ['issuePackage', 'one of another brand', coupons('SPK001'), '404'],
  ['issuePackage', 'an expired one', coupons('DPK007'), '422 privilege expired'],
  ['issuePackage', 'no coupon left', coupons('DPK006'), '422 limit reached'],
  ['issuePackage', 'fewer coupons left', coupons('DPK002', 4), '422 limit reached'],
  [
    'issuePackage',
    'the member took the last coupon',
    async () => {
      await sendWell('issuePackage', coupons('DPK004'))
      return coupons('DPK004')
    },
    '422 limit reached',
  ],

  ...(['getPrivilegeHistory', 'issuePrivilegeCode'] as const).flatMap((call): Row[] => [
    [call, 'an unknown transaction', transaction('PV0'), '404'],
    [call, 'no transaction', transaction(undefined), '404'],
    [
      call,
      'a transaction of another member',
      () => transaction(memberOf('platinum').privileges[0]?.id),
      '404',
    ],
    [call, 'a transaction of a package', () => transaction(memberOf('gold').packages[0]?.id), '404'],
  ]),
  ...(['getPackageHistory', 'issuePackageCode'] as const).flatMap((call): Row[] => [
    [call, 'an unknown transaction', transaction('PK0'), '404'],
    [call, 'a transaction of another member', () => transaction(memberOf('platinum').packages[0]?.id), '404'],
    [call, 'a transaction of a privilege', () => transaction(memberOf('gold').privileges[0]?.id), '404'],
  ]),
  ...(
    [
      ['issuePrivilegeCode', 'privileges', 'available', 'issuePrivilege', privilege('DSP001')],
      ['issuePackageCode', 'packages', 'received', 'issuePackage', coupons('DPK001')],
    ] as const
  ).flatMap(([call, kind, open, issue, good]): Row[] => [
    [call, 'one that was used', () => taken(kind, 'used'), '422 privilege used'],
    [call, 'one that was canceled', () => taken(kind, 'canceled'), '422 privilege canceled'],
    [call, 'one that has expired', () => taken(kind, open, true), '422 privilege expired'],
    [
      call,
      'one whose last day ended at midnight',
      () => {
        const last = memberOf('gold')[kind].find(
          ({ status, validThrough }) => status === open && validThrough === day(0),
        )
        later(12 * 3600)
        return transaction(last?.id)
      },
      '422 privilege expired',
    ],
    [
      call,
      'one whose code has run out',
      async () => {
        const asked = await issued(issue, good)
        await sendWell(call, asked)
        later(900)
        return asked
      },
      '422 privilege used',
    ],
    [
      call,
      'one whose code the staff have scanned',
      async () => {
        const asked = await issued(issue, good)
        const { issue_code } = await sendWell(call, asked)
        await ownPage('staff/use', { code: issue_code })
        return asked
      },
      '422 privilege used',
    ],
  ]),

  ['verifyCustomer', 'a number that nobody has', scan('EARN50', STRANGER), '422 invalid customer'],
  [
    'verifyCustomer',
    'a number of another brand',
    scan('EARN50', at(MEMBER_NO, 'sabaimart')),
    '422 invalid customer',
  ],
  ['verifyCustomer', 'a code for nobody', scan('NONMEMBER'), '422 invalid customer'],
  ['verifyCustomer', 'no code', scan(''), '422 qr invalid'],
  ['verifyCustomer', 'a blank that did not become a hash', scan('EARN 50'), '422 qr invalid'],

  ['redeemQrCode', 'an unknown customer', redeem('EARN50', 'doisai-nobody'), '422 invalid customer'],
  ['redeemQrCode', 'a code for nobody', redeem('NONMEMBER'), '422 invalid customer'],
  ['redeemQrCode', 'a campaign that has ended', redeem('CAMPAIGN'), '422 Point campaign is expired'],
  ['redeemQrCode', 'a used code', redeem('USED'), '422 qr used'],
  ['redeemQrCode', 'an expired code', redeem('EXPIRED'), '422 qr expired'],
  ['redeemQrCode', 'points that have expired', redeem('POINTSEXPIRED'), '422 points expired'],
  ...['INVALID', '', 'EARN', 'EARN1001', 'EARN50X'].map(
    (code): Row => ['redeemQrCode', `the code “${code}”`, redeem(code), '422 qr invalid'],
  ),
  [
    'redeemQrCode',
    'a code that the member has used, printed with a blank',
    async () => {
      await sendWell('redeemQrCode', redeem('EARN50'))
      return redeem('earn#50')
    },
    '422 qr used',
  ],

  [
    'updatePdpa',
    'a session that has ended',
    () => ({ token: expiredSessionFor('gold', 'doisai'), form: form({ ...consent(4), Pdpa_Action: '4' }) }),
    '401',
  ],
  [
    'updatePdpa',
    'an unknown answer',
    () => ({ token: GOLD, form: form({ ...consent(3), Pdpa_Action: '3' }) }),
    '400',
  ],
  [
    'updatePdpa',
    'no answer',
    () => ({ token: GOLD, form: form({ Pdpa_Article_Alt_Reference: 'a' }) }),
    '400',
  ],
  ['sendConsent', 'an unknown answer', { token: GOLD, json: consent(3) }, '400'],
  ['sendConsent', 'no answer', { token: GOLD, json: {} }, '400'],

  ['getSmsPdpa', 'an unknown invitation', { query: { brandRef: 'doisai', pdpaRef: 'sms-none' } }, '404'],
  [
    'getSmsPdpa',
    'an invitation of another brand',
    { query: { brandRef: 'sabaimart', pdpaRef: 'sms-doisai-plain' } },
    '404',
  ],
  [
    'getSmsPdpa',
    'an invitation that was used up',
    { query: { brandRef: 'doisai', pdpaRef: 'sms-doisai-refused' } },
    '410',
  ],
  ['getSmsPdpaByToken', 'an unknown token', { query: { token: 'sms-none' } }, '404'],
  ['getSmsPdpaByToken', 'a token that was used up', { query: { token: 'sms-doisai-refused' } }, '410'],
  ['consentBySms', 'an unknown token', sms('sms-none'), '404'],
  ['consentBySms', 'a token that was used up', sms(smsTokenFor('doisai', 'refused')), '410'],
  ['consentBySms', 'a server that fails', sms(smsTokenFor('doisai', 'failing')), '500'],

  ['saveCustomForms', 'an unknown form', answers({}, { name: 'doisai_none' }), '400'],
  ['saveCustomForms', 'a form of another brand', answers({}, { name: 'sabaimart_tastes' }), '400'],
  ['saveCustomForms', 'the record of another member', answers({}, { id: 'doisai-forms' }), '400'],
  ['saveCustomForms', 'a required answer emptied', answers({ nickname: ' ' }), '422 fields nickname'],
  ['saveCustomForms', 'too long an answer', answers({ nickname: 'ก'.repeat(31) }), '422 fields nickname'],
  ['saveCustomForms', 'a choice that is none', answers({ visit_time: 'night' }), '422 fields visit_time'],
  ['saveCustomForms', 'a number that is none', answers({ household: 'สาม' }), '422 fields household'],
  [
    'saveCustomForms',
    'a day that is none',
    answers({ anniversary: '2015-02-31x' }),
    '422 fields anniversary',
  ],
  ['saveCustomForms', 'a radio that is none', tastes({ has_pet: 'maybe' }), '422 fields has_pet'],
  [
    'saveCustomForms',
    'one of several choices that is none',
    tastes({ likes: 'coffee,cola' }),
    '422 fields likes',
  ],
  [
    'saveCustomForms',
    'a tick that is neither on nor off',
    tastes({ wants_news: 'on' }),
    '422 fields wants_news',
  ],
  [
    'saveCustomForms',
    'a good form before a wrong one',
    answers({ household: 'x', nickname: '' }, { more: answers({ nickname: 'ก' }).json.management }),
    '422 fields nickname, household',
  ],

  // What a tester types to see a status (README, Magic inputs).
  ...(
    [
      ['401', '401'],
      ['403', '403'],
      ['404', '404'],
      ['409', '409'],
      ['422', '422 fields Mobile_No'],
      ['429', '429 wait 30'],
      ['500', '500'],
      ['503', '503'],
    ] as const
  ).map(
    ([digits, answer]): Row => [
      'validateUsername',
      `a number that ends in 0${digits}`,
      { json: at(`0890000${digits}`) },
      answer,
    ],
  ),
  ['login', 'a PIN of 000 and a status', login('000403'), '403'],
  [
    'createAccount',
    'a new PIN of 000 and a status',
    newAccount(STRANGER, { Pin: '000422' }),
    '422 fields Pin',
  ],
  [
    'resetPinByOtp',
    'a new PIN of 000 and a status',
    newPin(MEMBER, { New_Pin: '000422' }),
    '422 fields New_Pin',
  ],
  [
    'verifyOtp',
    'a code of 000 and a status',
    { json: { ...MEMBER, Otp_Ref: 'A', Otp_Code: '000503' } },
    '503',
  ],
  ['verifyCustomer', 'a number of a status', scan('EARN50', at('0890000500')), '500'],
  [
    'updateCustomerInfo',
    'a first name that is a status',
    () => ({ token: GOLD, form: form({ First_Name: '422' }) }),
    '422 fields First_Name, Email',
  ],
  ['saveCustomForms', 'an answer that is a status', answers({ nickname: '409' }), '409'],
]

interface Refusal {
  error: { http_status: number; locale: Record<'th-th' | 'en-us', { title: string; message: string }> }
  message?: string
  fields?: Record<string, { th: string; en: string }>
  retry_after?: number
}

/** A refusal in one line; a text that is not in both languages is no refusal. */
function lineOf(status: number, body: Record<string, unknown>): string {
  const { error, message, fields, retry_after } = body as unknown as Refusal // ask() has validated it
  const texts = [
    [error.locale['th-th'].title, error.locale['en-us'].title],
    [error.locale['th-th'].message, error.locale['en-us'].message],
    ...Object.values(fields ?? {}).map(({ th, en }) => [th, en]),
  ]
  for (const [th, en] of texts)
    expect([th, en]).toEqual([expect.stringMatching(/[ก-๙]/), expect.stringMatching(/^[ -~]+$/)])
  expect(error.http_status).toBe(status)
  return [
    status,
    message,
    fields && `fields ${Object.keys(fields).join(', ')}`,
    retry_after && `wait ${retry_after}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The state as text, without one part. */
const stateBut = (part?: keyof SandboxState) =>
  JSON.stringify({ ...sandbox.context.state, ...(part && { [part]: 0 }) })

async function ownPage(path: string, body: object) {
  const request = new Request(`http://localhost/sandbox/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return (await sandbox.handle(request))?.status
}

describe('the sandbox refuses, in both languages, and nothing has changed', () => {
  it.each(rows)('%s: %s', async (call, _state, asked, answer, changes) => {
    const request = typeof asked === 'function' ? await asked() : asked
    const before = stateBut(changes)
    const { status, body } = await send(call, request)
    expect(lineOf(status, body)).toBe(answer)
    expect(stateBut(changes)).toBe(before)
  })

  it('with every message that the contract names for the call', () => {
    const named = (call: string) =>
      rows.filter(([own]) => own === call).map(([, , , answer]) => answer.slice(4))
    const missing = Object.entries(calls).flatMap(([call, { messages }]) =>
      messages.filter((message) => !named(call).includes(message)).map((message) => `${call}: ${message}`),
    )
    expect(missing).toEqual([
      // It says so in its answer: `is_valid` is false.
      'validatePin: invalid pin',
      // Coupons cost no points.
      'issuePackage: not enough points',
      // Whose the code is is all that is asked; what it is worth is found out as it is redeemed.
      ...['Point campaign is expired', 'qr used', 'qr expired', 'points expired'].map(
        (m) => `verifyCustomer: ${m}`,
      ),
    ])
  })
})

it('The contract gives each message the status that it is refused with', () => {
  const wrong = rows.filter(([, , , answer]) => {
    const [status, message] = [answer.slice(0, 3), answer.slice(4)]
    return message in refusals && String(refusals[message]?.status) !== status
  })
  expect(wrong).toEqual([])
})

it('The sandbox refuses with every status that the contract names for the call', () => {
  const answered = (call: string) =>
    rows.filter(([own]) => own === call).map(([, , , answer]) => answer.slice(0, 3))
  const missing = Object.entries(calls).flatMap(([call, { statuses }]) =>
    statuses.filter((status) => !answered(call).includes(status)).map((status) => `${call}: ${status}`),
  )
  // Only as a fault, or not at all.
  expect(missing).toEqual([
    'updateCustomerInfo: 409',
    'getTier: 404',
    'issuePrivilege: 409',
    'getDefaultImage: 404',
    'issuePackage: 409',
    'getSmsPdpa: 401',
    'getSmsPdpaByToken: 401',
    'consentBySms: 401',
  ])
})

const memberCalls = Object.entries(calls)
  .filter(([, { needsMember }]) => needsMember)
  .map(([call]) => call as AskedOperation) // the contract's ids

it('every call of the sandbox can be refused but those for places', () => {
  const refused = [...memberCalls, ...rows.map(([call]) => call)] as string[]
  expect(Object.keys(calls).filter((call) => !refused.includes(call))).toEqual([
    'listCountries',
    'listProvinces',
    'listDistricts',
    'listSubDistricts',
    'listPostalCodes',
  ])
})

describe('the sandbox answers 401, and nothing has changed', () => {
  it.each(memberCalls)('%s without a live session', async (call) => {
    const loggedOut = sessionFor('closed', 'doisai')
    await sendWell('logout', { token: loggedOut, json: { AccessToken: loggedOut } })
    const before = stateBut()
    const madeUp = makeToken({ brand_ref: 'doisai', sub: 'doisai-gold', jti: 'S000001' })
    for (const token of [
      undefined,
      'null',
      'nonsense',
      madeUp,
      expiredSessionFor('gold', 'doisai'),
      loggedOut,
    ]) {
      const { status, body } = await send(call, { token })
      expect([token, lineOf(status, body)]).toEqual([token, '401'])
    }
    expect(stateBut()).toBe(before)
  })
})
