import { th } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { BrandRef, MemberPersona } from '@/sandbox/personas'
import { addPoints, memberOf } from '../visits'
import { answers, callsTo, goTo, openApp, waitForQuiet, sandbox } from '../open-app'

const AT = '/profile/member-info'

const open = (persona: MemberPersona, brand: BrandRef = 'doisai') => openApp(AT, { persona, brand })
const part = async (name: string) => within(await screen.findByRole('region', { name }))
/** Matches a sentence whose amount is an element of its own. */
const says = (words: RegExp) => (_: string, element: Element | null) => words.test(element?.textContent ?? '')
const linkTo = (parent: ReturnType<typeof within>, name: RegExp) =>
  parent.getByRole('link', { name }).getAttribute('href')

describe('The membership page', () => {
  it('shows a member on the way up how far it is, and what is to be won', async () => {
    await open('gold')
    const card = await part('โกลด์')
    expect(card.getByText('ต้องครบทุกเงื่อนไข')).toBeVisible()
    expect(card.getByText(says(/^อีก ฿15,200$/), { selector: 'p' })).toBeVisible()
    const bars = card.getAllByRole('progressbar')
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual(['ยอดใช้จ่าย', 'จำนวนครั้ง', th.points])
    expect(screen.getByText('2,480 แต้ม')).toBeInTheDocument()

    expect(await (await part('ตอนนี้คุณได้')).findByText(/รับแต้มเพิ่ม 25%/)).toBeVisible()
    const rewards = await part('ได้เพิ่มเมื่อเลื่อนเป็นระดับแพลทินัม')
    expect(rewards.getAllByRole('listitem')).toHaveLength(6)
    expect(rewards.getByText('500 แต้ม')).toBeVisible()
    expect(rewards.getByText('300 เครดิต')).toBeVisible()
    expect(linkTo(rewards, /^ทริปเที่ยวไร่กาแฟ/)).toBe('/privilege/detail?privilegeId=DSP008')
    expect(linkTo(rewards, /^แพ็กกาแฟร้อน/)).toBe('/package/detail?packageId=DPK001')
  })

  it.each(['doisai', 'sabaimart'] as const)('says each amount once (%s)', async (brand) => {
    await open('gold', brand)
    await screen.findByRole('region', { name: 'เปรียบเทียบระดับสมาชิก' })
    await waitForQuiet()
    const amounts = screen.getByRole('main').textContent.match(/฿[\d,]+/g) ?? []
    expect(amounts.length).toBeGreaterThan(2)
    expect([...new Set(amounts)]).toEqual(amounts)
  })

  it('tells a member on the highest tier so, and how to keep it', async () => {
    await open('platinum')
    expect((await part('แพลทินัม')).getByText(says(/^อีก 400 แต้ม/), { selector: 'p' })).toBeVisible()
    const benefits = await part('สิทธิประโยชน์ของระดับแพลทินัม')
    expect(benefits.getByText('คุณอยู่ระดับสูงสุดแล้ว')).toBeVisible()
    expect(benefits.queryByText('ตอนนี้คุณได้')).toBeNull()
    expect(await screen.findByText(/กาแฟฟรีทุกสัปดาห์/)).toBeVisible()
  })

  it('has points and histories, and not a call about tiers, where the system is closed', async () => {
    await open('closed')
    expect(await screen.findByText('310 แต้ม')).toBeInTheDocument()
    const histories = await part(th.histories)
    expect(histories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/points-history',
      '/profile/points-expire',
      '/profile/privilege-history',
      '/profile/package-history',
    ])
    expect(screen.queryByRole('region', { name: th.compareTiers })).toBeNull()
    expect(callsTo('membership-tier/info')).toHaveLength(0)
  })

  it('has its texts in English, and leads to nothing that the brand has switched off', async () => {
    const json_config = {
      Setting_Field: { Navbar_Menu: { isPrivilegeActive: false, isPackageActive: false } },
    }
    answers.set('Theme/GetTheme', { resp: { json_config, groupimagelist: [] } })
    answers.set('membership-tier/criteria-item', {
      criteria_group_mapping_infos: [
        {
          criteria_mapping_infos: [
            { seq: 1, credit: 1 },
            { seq: 2, privilege_id: 'DSP008', privielge_name: 'Trip', tag_name: 'Birthday' },
            { seq: 3, package_id: 'DPK001', package_name: 'Coffees' },
          ],
        },
      ],
    })
    await openApp(AT, { persona: 'gold', locale: 'en' })
    const rewards = await part('New at Platinum')
    expect(rewards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 credit',
      'TripPrivilege · Birthday',
      'CoffeesPackage',
    ])
    expect(rewards.queryByRole('link')).toBeNull()
    const today = await screen.findByRole('region', { name: 'What you get now' })
    await waitFor(() => expect(today).toHaveTextContent(/25%/))
    expect(today).not.toHaveTextContent(/[ก-๙]/)
    const histories = (await part('My points and privileges'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(histories).toEqual(['/profile/points-history', '/profile/points-expire'])
  })

  it('tells several ways apart, and leads to no packages where the brand has none in its menu', async () => {
    await open('gold', 'sabaimart')
    const card = await part('สบายโกลด์')
    expect(card.getByText('ทำครบวิธีใดวิธีหนึ่งก็พอ')).toBeVisible()
    const headings = card.getAllByRole('heading', { name: /วิธีที่/ })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['วิธีที่ 1', 'หรือวิธีที่ 2'])
    const rewards = await part('ได้เพิ่มเมื่อเลื่อนเป็นระดับสบายที่สุด')
    expect(rewards.getByText('แพ็กนมสด 12 ขวด')).toBeVisible()
    expect(rewards.getAllByRole('link')).toHaveLength(1)
    expect((await part(th.histories)).getAllByRole('link')).toHaveLength(3)
    expect(rewards.getByText('200 แต้ม')).toBeVisible()
    goTo('/home')
    // Home's folded card shows only the nearest way.
    const short = /สบายที่สุด: อีก 28 ครั้ง หรือ ฿30,400จำนวนครั้งอีก 28 ครั้ง/
    await waitFor(() => expect(screen.getByRole('region', { name: 'สบายโกลด์' })).toHaveTextContent(short))
  })

  it('shows the progress of the tier itself where the brand has no conditions', async () => {
    answers.set('membership-tier/criteria', { criteria_mode: 1, payload: [] })
    await open('gold')
    const card = await part('โกลด์')
    const bar = await card.findByRole('progressbar', { name: 'ความคืบหน้าสู่ระดับถัดไป' })
    expect(bar).toHaveAttribute('aria-valuenow', '81')
    expect(card.getByText('81%')).toBeVisible()
  })

  it('shows the progress of the tier itself beside conditions that fail, until they are there', async () => {
    sandbox.faults.add({ operation: 'getTierCriteria', kind: 404 })
    await open('platinum')
    const card = await part('แพลทินัม')
    const own = { name: 'ความคืบหน้าในการรักษาระดับ' }
    expect(await card.findByRole('progressbar', own)).toBeVisible()
    sandbox.faults.clear()
    await userEvent.click(card.getByRole('button', { name: th.tryAgain }))
    expect(await card.findByRole('progressbar', { name: 'ยอดใช้จ่าย' })).toBeVisible()
    expect(card.queryByRole('progressbar', own)).toBeNull()
  })

  it('says nothing of tiers to a member who has none yet, and offers no retry', async () => {
    answers.set('membership-tier/info', { tier_info: null, progress_info: null, is_last_tier: false })
    await open('gold')
    await part(th.histories)
    expect(await screen.findByText('2,480 แต้ม')).toBeInTheDocument()
    await waitForQuiet()
    const main = within(screen.getByRole('main'))
    expect(main.queryByText(/ระดับสมาชิก โหลดไม่ได้|เปรียบเทียบระดับสมาชิก/)).toBeNull()
    expect(main.queryByRole('button', { name: th.tryAgain })).toBeNull()
    expect(main.queryByRole('progressbar')).toBeNull()
  })

  it('shows what there is of a bare answer: a tier without icon or details, no criteria, unknown gifts', async () => {
    answers.set('membership-tier/info', { tier_info: { tier_name_th: 'ทอง' } })
    answers.set('membership-tier/criteria', { criteria_mode: 1, payload: [] })
    answers.set('membership-tier/criteria-item', {
      criteria_group_mapping_infos: [{ criteria_mapping_infos: [{ mapping_type: 9 }, { point: 0 }] }],
    })
    await open('gold')
    expect(await part('ทอง')).toBeDefined()
    await part(th.histories)
    await waitForQuiet()
    expect(screen.queryByRole('region', { name: th.compareTiers })).toBeNull()
    expect(screen.queryByRole('region', { name: /^เพิ่มเมื่อถึง/ })).toBeNull()
  })
})

describe('A change of tier', () => {
  const news = () =>
    within(screen.getByRole('main')).queryByRole('heading', { name: /ยินดีด้วย|ตอนนี้คุณอยู่/ })
  const visit = async (persona: MemberPersona = 'gold') => {
    cleanup()
    await open(persona)
    await part(th.histories)
    await screen.findByRole('region', { name: /^(เปรียบเทียบระดับสมาชิก|สิทธิประโยชน์)/ })
    return news()?.textContent
  }

  it('is told once: a congratulation on the way up, the plain fact on the way down', async () => {
    expect(await visit()).toBeUndefined()
    memberOf('gold').tierIndex = 3
    expect(await visit()).toBe('ยินดีด้วย คุณเลื่อนเป็นระดับแพลทินัมแล้ว')
    expect(screen.getByText(/^จากระดับโกลด์/)).toBeVisible()
    expect(await visit()).toBeUndefined()
    memberOf('gold').tierIndex = 2
    expect(await visit()).toBe('ตอนนี้คุณอยู่ระดับโกลด์')
    expect(await visit()).toBeUndefined()
  })

  it('is told on home too, where it leads to the membership, and by no other page again', async () => {
    const told = async () => {
      cleanup()
      await openApp('/home', { persona: 'gold' })
      await waitForQuiet()
      return screen.queryByRole('link', { name: /^ยินดีด้วย คุณเลื่อนเป็น/ })
    }
    expect(await told()).toBeNull()
    await waitFor(() => expect(storedOf().seenTier).toMatchObject({ nameTh: 'โกลด์' }))

    memberOf('gold').tierIndex = 3
    const link = await told()
    expect(link).toHaveTextContent('ยินดีด้วย คุณเลื่อนเป็นระดับแพลทินัมแล้ว')
    expect(link).toHaveAttribute('href', '/profile/member-info')
    expect(await told()).toBeNull()
    expect(await visit()).toBeUndefined()
  })

  it('is told on home on a later visit where points that have gone are told first', async () => {
    const link = async () => {
      cleanup()
      await openApp('/home', { persona: 'gold' })
      await waitForQuiet()
      return document.querySelector('main [role=status] a')
    }
    await link()
    await waitFor(() => expect(storedOf().seenTier).toMatchObject({ nameTh: 'โกลด์' }))
    memberOf('gold').tierIndex = 3
    addPoints('gold', { points: -500, branch: 'อารีย์' })
    await waitFor(async () => expect(await link()).toHaveTextContent('500'))
    expect(storedOf().seenTier).toMatchObject({ nameTh: 'โกลด์' })

    goTo('/profile/points-history')
    await screen.findAllByRole('button', { name: /อารีย์/ })
    await waitFor(async () => expect(await link()).toHaveTextContent(/^ยินดีด้วย/))
  })

  it('is none for another member on the same phone', async () => {
    await visit()
    expect(await visit('platinum')).toBeUndefined()
  })
})
