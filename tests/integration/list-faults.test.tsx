import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import { describe } from 'vitest'
import { memberIdOf } from '@/sandbox/personas'
import { sandbox } from './open-app'
import { itCanBeRetried, type Page } from './read-faults'

const text = (words: string) => () => screen.findByText(words)
const gold = sandbox.context.state.members[memberIdOf('gold', 'doisai')]
const takenPackage = gold?.packages[0]?.id
const redeemedPrivilege = gold?.privileges[0]?.id

const READS: Page[] = [
  {
    operation: 'listPrivileges',
    at: '/privilege',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: th.privilege }),
  },
  {
    operation: 'listForYouPrivileges',
    at: '/privilege/foryou',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: th.forYou }),
  },
  {
    operation: 'listPointHistory',
    at: '/profile/points-history',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: th.pointsHistory }),
  },
  {
    operation: 'listPrivilegeHistory',
    at: '/profile/privilege-history',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: th.privilegeHistory }),
  },
  {
    operation: 'listPackageHistory',
    at: '/profile/package-history',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: th.packageHistory }),
  },
  {
    operation: 'listPackages',
    at: '/package',
    persona: 'gold',
    shows: () => screen.findByRole('list', { name: th.package }),
  },
  {
    operation: 'listPackages',
    at: '/package/detail?packageId=DPK001',
    persona: 'gold',
    shows: () => screen.findByRole('button', { name: th.takePackage }),
    kinds: ['offline', 500],
  },
  {
    operation: 'listPrivileges',
    at: '/privilege/detail?privilegeId=DSP001',
    persona: 'gold',
    shows: () => screen.findByRole('button', { name: th.redeem }),
    kinds: ['offline', 500],
  },
  {
    operation: 'getPrivilegeHistory',
    at: `/privilege/history-detail?transactionId=${redeemedPrivilege}`,
    persona: 'gold',
    shows: text('แต้มที่ใช้'),
  },
  {
    operation: 'getPackageHistory',
    at: `/package/history-detail?transactionId=${takenPackage}`,
    persona: 'gold',
    shows: text('จำนวนคูปอง'),
  },
]

describe('A list or a detail', () => {
  for (const page of READS) itCanBeRetried(page)
})
