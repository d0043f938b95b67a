import { th } from '#tests/names.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PERSONAS, PIN } from '../../src/sandbox/personas.ts'
import { photo, sizeOfJpeg } from '../support/pictures.ts'
import { readCodes } from '../support/read-code.ts'
import { balanceOf, issuedTo, staffUse } from '../support/redeeming.ts'
import { say } from '../support/words.ts'
import { expect, test } from './fixtures.ts'

const LATTE = 'DSP001'

test('a member logs in with number and PIN, and comes back to the page first requested', async ({
  screen,
  expectFits,
}) => {
  await screen.open('/profile?from=chat')
  await screen.tap('button', th.loginWithPhone)
  await screen.fill(th.phoneNumber, PERSONAS.gold.mobile.doisai)
  await expectFits()
  await screen.tap('button', th.proceed)
  await screen.typeCode(th.enterPin, '111222')
  await screen.read(say('phone.pin.wrong'))
  await screen.typeCode(th.enterPin, PIN)
  await screen.arrive('/profile')
  expect((await screen.address()).searchParams.get('from')).toBe('chat')
  await screen.see('link', th.editProfile)
  await expectFits()
})

test('home greets the member, and the points modal shows codes that a scanner reads', async ({
  screen,
  memberIs,
  expectFits,
}) => {
  await memberIs('gold')
  await screen.open('/home')
  await screen.read(`สวัสดี คุณ${PERSONAS.gold.firstName}`)
  await expectFits()
  await screen.tap('button', th.collect)
  await screen.see('dialog', th.collect)
  for (const tab of [th.qrTab, th.barcodeTab]) {
    await screen.tap('tab', tab)
    await expect.poll(() => readCodes(screen)).toEqual(['DS100185'])
    await expectFits()
  }
  await screen.tap('tab', th.codeTab)
  await screen.tap('button', th.copy)
  await screen.read(th.copied)
  await screen.tap('button', th.close)
  await screen.seeNo('dialog', th.collect)
})

test('a member redeems a privilege, shows the code at the counter, and sees when staff have used it', async ({
  screen,
  app,
  memberIs,
  expectFits,
}) => {
  await memberIs('gold')
  await screen.open(`/privilege/detail?privilegeId=${LATTE}`)
  await screen.tap('button', th.redeem)
  await screen.read(say('redeem.final'))
  await screen.read(/หลังแลกเหลือ\s+2,400 แต้ม/)
  await screen.tap('button', th.confirm)
  await screen.arrive('/privilege/history-detail')
  await screen.see('heading', th.redeemed)
  await expectFits()
  await screen.tap('button', th.useNow)
  await screen.see('heading', th.atTheCounter)
  await screen.tap('button', th.confirm)
  await screen.read(/เหลือเวลา 1[45]:\d\d/)
  await screen.tap('tab', th.qrTab)
  await expect.poll(() => readCodes(screen)).toEqual([expect.stringMatching(/^PV-/)])
  const [code = ''] = await readCodes(screen)
  await expectFits()
  await staffUse(app, code)
  await screen.read(say('ui.status.used'))
  await screen.seeNo('button', th.useNow)
  expect(issuedTo(app, LATTE)).toHaveLength(1)
  expect(await balanceOf(app)).toBe(2400)
})

test('a member edits her name and picture: the picture is sent small, as a JPEG, and the profile shows both', async ({
  screen,
  app,
  memberIs,
  expectFits,
}) => {
  await memberIs('gold')
  await screen.open('/profile/edit-profile')
  await screen.fill(th.firstName, 'กัญญา')
  await screen.tap('button', th.changePicture)
  await screen.see('dialog', th.uploadPicture)
  await expectFits()
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  const file = join(folder, 'me.jpg')
  writeFileSync(file, await photo(screen, 3000, 1500))
  await screen.choose(file)
  await screen.seeNo('dialog', th.uploadPicture)
  await screen.read(say('profile.picture.chosen'))
  rmSync(folder, { recursive: true })
  await expectFits()
  await screen.tap('button', th.save)
  await screen.arrive('/profile')
  await screen.read(/กัญญา ตั้งจิตเจริญ/)
  const [upload] = Object.values(app.sandbox.context.state.uploads)
  const sent = Buffer.from(upload?.base64 ?? '', 'base64')
  expect(upload?.type).toBe('image/jpeg')
  expect(sent.includes('GPS')).toBe(false)
  expect(sizeOfJpeg(sent)).toEqual([1024, 512])
})

test('the language switches at once and stays, dates and all', async ({ screen, memberIs, expectFits }) => {
  await memberIs('gold')
  await screen.open('/profile/points-history')
  await screen.see('heading', / 25\d\d/)
  await screen.open('/profile')
  await screen.tap('button', 'English')
  await screen.see('heading', 'Profile')
  expect(await screen.evaluate(() => document.documentElement.lang)).toMatch(/^en/)
  await expectFits()
  await screen.open('/home')
  await screen.see('button', 'Collect points')
  await expectFits()
  await screen.open('/profile/points-history')
  await screen.see('heading', /^[A-Z][a-z]+ 20\d\d/)
})
