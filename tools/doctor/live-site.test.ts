import { BlockList } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { examine } from './examine.ts'
import { liveSite } from './live-site.ts'
import { healthyConfig, standInSite } from './planted/stand-in-site.ts'

it('a site elsewhere leads the doctor to nothing on its own machine', async () => {
  const standIn = await standInSite()
  onTestFinished(standIn.close)
  // The site counts as elsewhere, and the API that its config.json names as here.
  const here = new BlockList()
  here.addSubnet('127.1.0.0', 16)
  standIn.config = { ...healthyConfig('http://127.1.0.1:9'), liffIds: {} }
  const findings = await examine(liveSite(20_000, here), standIn.origin)
  const told = findings.filter(({ what }) => what.startsWith('http://127.1.0.1:9: '))
  expect(new Set(told.map(({ what }) => what))).toEqual(
    new Set(['http://127.1.0.1:9: an address of this very machine, which a site elsewhere names']),
  )
})
